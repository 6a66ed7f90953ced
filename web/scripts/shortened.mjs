// Writes an SVG path with one decimal instead of many: enough for pictures of this size, and half as long.
const COMMAND = /([a-z])([^a-z]*)/gi;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi;
/** Of the seven numbers of an arc the fourth and fifth are flags, which may be written without anything between. */
const ARC =
    /\s*,?\s*([+-]?(?:\d+\.?\d*|\.\d+))\s*,?\s*([+-]?(?:\d+\.?\d*|\.\d+))\s*,?\s*([+-]?(?:\d+\.?\d*|\.\d+))\s*,?\s*([01])\s*,?\s*([01])\s*,?\s*([+-]?(?:\d+\.?\d*|\.\d+))\s*,?\s*([+-]?(?:\d+\.?\d*|\.\d+))/g;

function numbersOf(command, rest) {
    if (command.toLowerCase() !== "a") return rest.match(NUMBER) ?? [];
    return [...rest.matchAll(ARC)].flatMap((found) => found.slice(1));
}

function written(number) {
    const rounded = Math.round(Number(number) * 10) / 10;
    return String(Object.is(rounded, -0) ? 0 : rounded).replace(/^(-?)0\./, "$1.");
}

export function shortened(path) {
    return path.replace(COMMAND, (_, command, rest) => {
        const numbers = numbersOf(command, rest).map(written);
        return command + numbers.reduce((line, one) => line + (line && !one.startsWith("-") ? " " : "") + one, "");
    });
}
