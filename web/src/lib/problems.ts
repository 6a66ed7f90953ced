/** What the server says no with, in the reader's language. */

import { Refused } from "./api";
import { settings } from "./settings.svelte";
import { find } from "./text.svelte";

/** English as the server puts it; in other languages what kind of refusal it is. */
export function problemText({ code, message }: { code: string; message: string }): string {
    const said = settings.language === "en" ? null : find(`problem-${code}`);
    return said ?? message.charAt(0).toUpperCase() + message.slice(1);
}

/** The same for whatever went wrong with a request; without a connection that is all there is to say. */
export function saying(error: unknown): string {
    return error instanceof Refused ? problemText(error.problem) : (find("problem-offline") ?? String(error));
}
