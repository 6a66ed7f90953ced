/** What the server says no with, in the reader's language. */

import { Refused } from "./api";
import type { Problem } from "./messages";
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

/** A refusal at a table: what is said, and the rule of the rulebook that explains it. */
export interface Trouble {
    said: string;
    rule: string;
}

const WITHOUT_A_SERVER = "table.server";

export function troubleOf(problem: Problem): Trouble {
    return { said: problemText(problem), rule: problem.rule ?? WITHOUT_A_SERVER };
}

export function troubleWith(error: unknown): Trouble {
    return error instanceof Refused ? troubleOf(error.problem) : { said: saying(error), rule: WITHOUT_A_SERVER };
}
