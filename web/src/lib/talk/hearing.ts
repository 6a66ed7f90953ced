/** Sounds are fetched when they are first wanted, and only by readers who asked for them. */

import { settings } from "../settings.svelte";
import type { Sound } from "./sounds";

/** Lets a sound be heard, where there is one. */
export function hear(which: Sound | null | undefined): void {
    if (which && settings.sound) void import("./sounds").then(({ sound }) => sound(which));
}
