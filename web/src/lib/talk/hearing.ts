/** Sounds are fetched when they are first wanted, and only by readers who asked for them. */

import { settings } from "../settings.svelte";
import type { Sound } from "./sounds";

export function hear(which: Sound): void {
    if (settings.sound) void import("./sounds").then(({ sound }) => sound(which));
}
