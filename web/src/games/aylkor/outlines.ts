/** The outline of a token around the origin tells the type of a unit: living, built, of the elements, or a hero. */
export const OUTLINES: Record<string, string> = {
    organic: "M0-24C14-24 24-14 24 0S14 24 0 24-24 14-24 0-14-24 0-24z",
    mechanical: "M-15-22h30l7 7v30l-7 7h-30l-7-7v-30z",
    elemental: "M0-29L26 0 0 29-26 0z",
    neutral: "M0-24L21-12V12L0 24-21 12V-12z",
    hero: "M0-31L10-24 24-22V4C24 18 12 26 0 31-12 26-24 18-24 4V-22L-10-24z",
};
