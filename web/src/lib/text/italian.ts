/** Italian as it is said once names are in their places. Around a name that leads to something stand marks. */

const STEMS: Record<string, string> = { a: "a", da: "da", di: "de", in: "ne", su: "su" };
const ENDINGS: Record<string, string> = { il: "l", lo: "llo", la: "lla", "l'": "ll'", i: "i", gli: "gli", le: "lle" };
const ARTICLE = /\b([Aa]|[Dd]a|[Dd]i|[Ii]n|[Ss]u) (\uE000[^\uE001]*\uE001)?(?:(il|lo|la|i|gli|le) |(l'))/g;

/** "Dalla Gilda", "all'Officina": Italian joins a preposition with the article of a name, which then begins after it. */
function contracted(text: string): string {
    return text
        .replaceAll("di oro", "d'oro")
        .replace(ARTICLE, (_, preposition: string, name = "", article?: string, elided?: string) => {
            const [first, ...rest] = STEMS[preposition.toLowerCase()]!;
            const capital = preposition === preposition.toLowerCase() ? first! : first!.toUpperCase();
            return `${capital}${rest.join("")}${ENDINGS[elided ?? article!]}${elided ? "" : " "}${name}`;
        });
}

/** "Ad Ada", "ed Elena": before the same vowel Italian adds a d. */
function euphonic(text: string): string {
    return text.replace(/\b([ae]) (?=(?:\uE000[^\uE001]*\uE001)?([AE]))/g, (whole, short: string, next: string) =>
        short === next.toLowerCase() ? `${short}d ` : whole,
    );
}

/** A text as it is said. */
export function italian(text: string): string {
    return euphonic(contracted(text));
}
