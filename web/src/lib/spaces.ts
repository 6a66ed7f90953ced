/** Sets of spaces as the engine writes them: whole numbers with one bit for each space, beyond what `&` can hold. */

const HALF = 2 ** 26;

function halves(mask: number): [number, number] {
    return [mask % HALF, Math.floor(mask / HALF)];
}

/** Whether a space is in a set. */
export function holds(mask: number, space: number): boolean {
    const [low, high] = halves(mask);
    return space < 26 ? ((low >> space) & 1) === 1 : ((high >> (space - 26)) & 1) === 1;
}

/** The spaces in a set, in order. */
export function spacesOf(mask: number): number[] {
    const found: number[] = [];
    let [low, high] = halves(mask);
    for (let space = 0; low > 0; space += 1, low >>= 1) if (low & 1) found.push(space);
    for (let space = 26; high > 0; space += 1, high >>= 1) if (high & 1) found.push(space);
    return found;
}

export function both(one: number, other: number): number {
    const [low, high] = halves(one);
    const [otherLow, otherHigh] = halves(other);
    return (low & otherLow) + (high & otherHigh) * HALF;
}

export function maskOf(spaces: number[]): number {
    let mask = 0;
    for (const space of spaces) mask += 2 ** space;
    return mask;
}

/** Whether all of one set is in another. */
export function within(part: number, whole: number): boolean {
    return both(part, whole) === part;
}
