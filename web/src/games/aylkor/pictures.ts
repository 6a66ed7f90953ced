/** Pictures of units and heroes on a 24 by 24 grid, by the id of the card; units of other packs show their two letters. */

export const PICTURES: Record<string, string> = {
    "burrow-hound": "M3 13l3-6 2 3h6l5-3 2 4-3 2-1 7h-2l-1-5H9l-1 5H6l-1-6zM17 9.500v.2",
    thornback: "M2 17c1-6 5-9 10-9s9 4 10 9zM7 9L6 4l4 4M12 8l1-5 2 5M17 10l4-4-1 6",
    "spore-witch": "M12 3l5 8H7zM4 11h16M8 11c0 6 1 8 4 10 3-2 4-4 4-10M10 15v.2M14 15v.2",
    "carrion-bloom":
        "M12 12m-3 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0M12 9c-3-4 0-6 0-6s3 2 0 6zM15 12c4-3 6 0 6 0s-2 3-6 0zM12 15c3 4 0 6 0 6s-3-2 0-6zM9 12c-4 3-6 0-6 0s2-3 6 0z",
    "great-ursor": "M5 8a3 3 0 1 1 4-3h6a3 3 0 1 1 4 3c1 8-2 13-7 13S4 16 5 8zM9 11v.2M15 11v.2M10 16h4l-2 2z",
    "scrap-runner": "M4 16h16M6 16l2-6h7l4 6M10 10V6h5M8 19a2 2 0 1 0 .1 0M17 19a2 2 0 1 0 .1 0",
    "rivet-guard": "M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM8 8v.2M16 8v.2M12 12v.2M9 15v.2M15 15v.2",
    "bolt-thrower": "M3 14l13-7M5 20l4-8M14 20l-4-9M12 4l9 5M16 7l3-2M4 21h12",
    "war-drum": "M4 8c0-4 16-4 16 0v8c0 4-16 4-16 0zM4 8c0 4 16 4 16 0M8 11v7M16 11v7M12 12v7M18 2l-5 5",
    "iron-colossus": "M8 3h8v6H8zM4 9h16v6h-3v6h-4v-5h-2v5H7v-6H4zM10 6v.2M14 6v.2",
    "spark-wisp": "M13 2L7 12h4l-2 10 8-12h-5z",
    "frost-shade": "M12 2v20M3.500 7l17 10M20.500 7l-17 10M9 4l3 3 3-3M9 20l3-3 3 3",
    "ember-dancer": "M12 2c1 5 7 6 6 13a6 6 0 0 1-12 0c0-4 3-5 3-8 2 1 3 3 3 5 1-3 1-6 0-10z",
    "tide-caller": "M2 16c3-3 5-3 8 0s6 3 12-1M2 20c3-3 5-3 8 0s6 3 12-1M5 12C6 5 12 2 18 5c-4 0-6 3-4 6",
    "storm-titan": "M6 12a4 4 0 0 1 1-8 5 5 0 0 1 10 1 4 4 0 0 1 1 7zM9 14l-2 7 4-4 1 5 2-5 4 4-2-7",
    vell: "M9 3h6v6h6v6h-6v6H9v-6H3V9h6z",
    brask: "M3 9h14l3-2v8l-3-2h-6l-2 7H5l1-7H3z",
    maddoc: "M14 4a5 5 0 0 0-5 7l-6 6 3 3 6-6a5 5 0 0 0 7-6l-3 3-3-3 3-3z",
    ysolde: "M3 9h11a3 3 0 1 0-3-3M3 13h15a3 3 0 1 1-3 3M3 17h7a2 2 0 1 1-2 2",
};

/** The outline of a token around the origin tells the type of a unit: living, built, of the elements, or a hero. */
export const OUTLINES: Record<string, string> = {
    organic: "M0-24C14-24 24-14 24 0S14 24 0 24-24 14-24 0-14-24 0-24z",
    mechanical: "M-15-22h30l7 7v30l-7 7h-30l-7-7v-30z",
    elemental: "M0-29L26 0 0 29-26 0z",
    neutral: "M0-24L21-12V12L0 24-21 12V-12z",
    hero: "M0-31L10-24 24-22V4C24 18 12 26 0 31-12 26-24 18-24 4V-22L-10-24z",
};
