/** The choices of the moment, allowed and refused, each with the place on the table where it is shown. */

import type { Push } from "../messages";

export type Choice = (number | string)[];

export interface Option {
    /** The choice in one line: the same choice has the same key. */
    key: string;
    choice: Choice;
    verb: string;
    allowed: boolean;
    /** Cannot be taken back once made. */
    locked: boolean;
    rule: string | null;
    facts: Record<string, number | string>;
    /** The thing on the table that stands for it, such as "space:24"; null for a button. */
    target: string | null;
    /** Allowed by the rules, but wanted later by the lesson that is taken. */
    later?: boolean;
}

export type Target = (choice: Choice, step: string) => string | null;

export function optionsOf(push: Push | null, target: Target): Option[] {
    if (!push?.prompt.yours || push.prompt.seat !== push.seat) return [];
    const step = push.prompt.step ?? "";
    const locked = new Set(push.irreversible);
    const found = push.choices.map((choice, index) => option(choice, target(choice, step), locked.has(index)));
    for (const { choice, rule, facts } of push.refused) {
        found.push({ ...option(choice, target(choice, step), false), allowed: false, rule, facts });
    }
    return found;
}

function option(choice: Choice, target: string | null, locked: boolean): Option {
    return {
        key: choice.join(" "),
        choice,
        verb: String(choice[0]),
        allowed: true,
        locked,
        rule: null,
        facts: {},
        target,
    };
}

/** Options by the thing they are shown on, the allowed before the refused. */
export function byTarget(options: Option[]): Map<string, Option[]> {
    const found = new Map<string, Option[]>();
    for (const option of options) {
        if (option.target === null) continue;
        const others = found.get(option.target);
        if (others) others.push(option);
        else found.set(option.target, [option]);
    }
    return found;
}

/** Amounts: many allowed choices that differ in one number only. They are shown as one slider. */
export function amountsOf(options: Option[], isAmount: (verb: string) => boolean): Option[] {
    const amounts = options.filter(
        (option) => option.target === null && option.allowed && option.choice.length === 2 && isAmount(option.verb),
    );
    const verb = amounts[0]?.verb;
    return amounts.length > 1 && amounts.every((option) => option.verb === verb) ? amounts : [];
}
