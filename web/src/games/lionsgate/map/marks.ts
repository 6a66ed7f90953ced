/** Signs of goods, tiles and caves: every good has a colour and letters of its own. */

import type { IconName } from "../../../lib/pieces/icons";
import type { LionsgateCave } from "../printed";

export const GOODS: { sign: string; colour: string; ink: string }[] = [
    { sign: "C", colour: "#3b3d45", ink: "#f4f1e8" },
    { sign: "Fe", colour: "#a4584a", ink: "#fff4ee" },
    { sign: "Cu", colour: "#e08a3c", ink: "#241203" },
    { sign: "Zn", colour: "#a9c7d6", ink: "#0f1d25" },
    { sign: "Au", colour: "#f5c93b", ink: "#2b2000" },
    { sign: "St", colour: "#526899", ink: "#f7f9ff" },
    { sign: "Br", colour: "#b89a4e", ink: "#1f1703" },
];

/** Mining tiles on a 24 by 24 grid: rock, shovel, pickaxe, dynamite, skunk. */
export const TILES: string[] = [
    "M3 17l3-8 6-3 6 2 3 7-2 4H5zM8 12l4-1 3 4",
    "M14 3l7 7M17.500 6.500L9 15M9 15l2 2c-1 4-5 5-8 4-1-3 0-7 4-8z",
    "M4 9.500C8.500 4.500 14.500 3.500 20.500 6M13 6.500l4 4M14.500 8.500L5 19.500l-1.500-1.500 9.500-11",
    "M6 9h12v12H6zM6 13h12M6 17h12M12 9V6c0-3 3-3 5-3M19 2l1 1M19 5l1.500 0",
    "M4 18c0-6 4-9 9-9l3-4 2 5c2 1 3 3 3 5l-4 3zM4 18c-2-5-1-10 3-13 4 1 4 4 2 6M17 12v.2",
];
export const TILE_COLOURS = ["#8d8778", "#7fb37a", "#7fa6d6", "#e06a55", "#c9a4f0"];

export const CAVE_ICONS: Record<LionsgateCave["kind"], IconName> = {
    town: "home",
    mine: "pickaxe",
    factory: "building",
    workshop: "hammer",
    guild: "people",
    city: "crown",
};
