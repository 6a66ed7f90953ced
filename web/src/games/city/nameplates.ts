/** What fits on the sign of a development: its name beside its picture, its name alone, or its picture. */

/** How wide a letter is on average, by its height. */
const WIDE = 0.467;
/** Letters may be pressed together to this share of their width, less where a picture has the room. */
const BESIDE_PICTURE = 0.86;
const NARROWEST = 0.7;

export interface Sign {
    /** The name, where there is room for it. */
    words: string | null;
    letters: number;
    /** How wide the name is made, where it would be wider by itself. */
    width: number | null;
    /** Where the middle of the name is, or of the picture without it. */
    at: number;
    /** The side of the picture, 0 without one. */
    side: number;
}

/** `sizes` are the heights of letters that can be read, the one that is liked best first. */
export function signOn(name: string, room: number, sizes: number[], height: number): Sign {
    const side = height - 5;
    const beside = room - side - 14;
    const alone = room - 8;
    for (const letters of sizes) {
        const wide = name.length * letters * WIDE;
        if (wide * BESIDE_PICTURE <= beside) {
            return { words: name, letters, width: wide > beside ? beside : null, at: side + 7 + beside / 2, side };
        }
    }
    for (const letters of sizes) {
        const wide = name.length * letters * WIDE;
        if (wide * NARROWEST <= alone) {
            return { words: name, letters, width: wide > alone ? alone : null, at: 4 + alone / 2, side: 0 };
        }
    }
    return { words: null, letters: 0, width: null, at: room / 2, side: height - 1 };
}
