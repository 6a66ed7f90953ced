/** Choosing: what can be done now and where it is shown, what is pointed at, what waits for a confirmation. */

import type { View } from "../../games/contract";
import type { Attention } from "../attention.svelte";
import type { Catalogue } from "../catalogue";
import { amountsOf, byTarget, type Option, optionsOf } from "./choices";
import type { Previewed, Push } from "../messages";
import { keptToLesson } from "./lesson";
import { settings } from "../settings.svelte";
import { commandId, type Outgoing } from "../socket";

export const COUNTDOWN = 1600;
/** Milliseconds that a choice is pointed at before the server is asked what would come of it. */
const BEFORE_PREVIEW = 120;

const RULE_OF_UNDO = "table.undo";

export interface Reason {
    label: string;
    rule: string;
    facts: Record<string, number | string>;
}

/** What choosing needs to know of the table. */
export interface Chooser {
    /** The newest push; null while a story is told or the past is looked at. */
    readonly current: Push | null;
    readonly catalogue: Catalogue | null;
    readonly attention: Attention;
    target(choice: Option["choice"], step: string): string | null;
    /** The verbs of buttons in the order of the bar, each with its key. */
    readonly verbs: Partial<Record<string, string>>;
    /** Whether a choice ends a turn, so that a slip is dear although nothing is revealed. */
    ends(option: Option): boolean;
    /** Whether a choice gives up something that could still be done. */
    forfeits(option: Option): boolean;
    /** Whether a choice is what the moment is about: it is made at once, although it cannot be taken back. */
    plain(verb: string): boolean;
    label(choice: Option["choice"]): string;
    send(message: Outgoing): void;
}

export class Choosing {
    /** Chosen, and carried out when the countdown ends. */
    confirming = $state.raw<Option | null>(null);
    /** Why something that was tried cannot be done. */
    reason = $state.raw<Reason | null>(null);
    /** The choice pointed at, and what the server says would come of it. */
    pointed = $state.raw<Option | null>(null);
    preview = $state.raw<{ key: string; view: View } | null>(null);
    /** A thing with several choices, of which one is asked for. */
    asking = $state<string | null>(null);
    /** A command is on its way. */
    busy = $state(false);
    /** Something was tried that is allowed, but that the lesson wants later. */
    later = $state(false);

    options = $derived.by(() => {
        const push = this.table.current;
        if (this.busy || !push) return [];
        return keptToLesson(
            optionsOf(push, (choice, step) => this.table.target(choice, step)),
            push.lesson,
        );
    });
    targets = $derived(byTarget(this.options));
    amounts = $derived(amountsOf(this.options, (verb) => this.isAmount(verb)));
    buttons = $derived.by(() => {
        if (this.asking) return this.at(this.asking).filter((option) => option.allowed);
        // Of amounts that cannot be chosen one is enough to say why.
        const sliding = new Set(this.amounts.map((option) => option.verb));
        const found: Option[] = [];
        for (const option of this.options) {
            if (option.target !== null || sliding.has(option.verb)) continue;
            if (!option.allowed && option.choice.length > 1 && this.isAmount(option.verb)) sliding.add(option.verb);
            found.push(option);
        }
        const { verbs } = this.table;
        const place = ({ verb }: Option) => (verb in verbs ? Object.keys(verbs).indexOf(verb) : Infinity);
        return found.sort((one, other) => place(one) - place(other) || 0);
    });

    private timer: ReturnType<typeof setTimeout> | undefined;
    private previewTimer: ReturnType<typeof setTimeout> | undefined;
    /** A verb of which everything is being done. */
    private repeated: string | null = null;
    private asked: string | null = null;
    private readonly wondering = new Map<string, (found: Previewed | null) => void>();

    constructor(private readonly table: Chooser) {}

    /** Everything is open again: the table has moved on. */
    begin(): void {
        const repeated = this.repeated;
        this.cancel();
        this.reason = null;
        this.later = false;
        this.asking = null;
        this.point(null);
        if (repeated !== null) this.chooseAll(repeated);
    }

    /** Chooses, after a countdown where that is wanted; for what is refused it shows the rule. */
    choose(option: Option): void {
        if (option.later) {
            this.later = true;
            return;
        }
        if (!option.allowed) {
            this.reason = { label: this.table.label(option.choice), rule: option.rule ?? "", facts: option.facts };
            return;
        }
        const dear = this.table.ends(option) || this.table.forfeits(option);
        const final = dear || (option.locked && !this.table.plain(option.verb));
        const wanted = settings.confirm === "always" || (settings.confirm === "irreversible" && final);
        if (!wanted || this.confirming?.key === option.key) {
            this.commit(option);
            return;
        }
        this.cancel();
        this.reason = null;
        this.confirming = option;
        this.timer = setTimeout(() => this.commit(option), COUNTDOWN);
    }

    private commit(option: Option): void {
        this.cancel();
        this.reason = null;
        const push = this.table.current;
        if (!push || this.busy) return;
        this.busy = true;
        this.table.send({ type: "play", id: commandId(), expect: push.version, choice: option.choice });
    }

    cancel(): void {
        clearTimeout(this.timer);
        this.confirming = null;
        this.repeated = null;
    }

    /** Does all there is of a verb, one after the other. */
    chooseAll(verb: string): void {
        const option = this.options.find((one) => one.allowed && one.verb === verb);
        if (!option) return;
        this.commit(option);
        this.repeated = verb;
    }

    undo(count: number | null = 1): void {
        this.cancel();
        const push = this.table.current;
        if (!push) {
            this.reason = { label: "", rule: RULE_OF_UNDO, facts: { why: "past" } };
            return;
        }
        this.table.send({ type: "undo", id: commandId(), expect: push.version, count });
    }

    /** The pointer or the focus is on a button; null when it leaves. */
    consider(option: Option | null): void {
        this.table.attention.hovered = option ? `choice:${option.key}` : null;
        this.point(option);
    }

    /** Points at a choice: asks what would come of it. */
    point(option: Option | null): void {
        if (option?.key === this.pointed?.key) return;
        clearTimeout(this.previewTimer);
        this.pointed = option;
        this.preview = null;
        this.asked = null;
        const expect = this.table.current?.version;
        if (!option?.allowed || option.locked || expect === undefined) return;
        this.previewTimer = setTimeout(() => {
            this.asked = commandId();
            this.table.send({ type: "preview", id: this.asked, expect, choice: option.choice });
        }, BEFORE_PREVIEW);
    }

    /** What a choice would lead to, as the engine says; null where that cannot be known beforehand. */
    outcome(choice: Option["choice"]): Promise<Previewed | null> {
        const expect = this.table.current?.version;
        if (expect === undefined) return Promise.resolve(null);
        const id = commandId();
        return new Promise((resolve) => {
            this.wondering.set(id, resolve);
            this.table.send({ type: "preview", id, expect, choice });
        });
    }

    /** The server's answer to what was pointed at or wondered about. */
    foresee(message: Previewed): void {
        this.wondering.get(message.id)?.(message.view ? message : null);
        this.wondering.delete(message.id);
        if (message.id !== this.asked || !message.view || !this.pointed) return;
        this.preview = { key: this.pointed.key, view: message.view };
    }

    /** The key of a button: that of its verb all game, or the number of its place where several have the same verb. */
    keyOf(option: Option): string | null {
        return option.allowed ? this.letterOf(option) : null;
    }

    /** The same, whether it can be chosen now or not. */
    letterOf(option: Option): string | null {
        const same = this.buttons.filter((other) => other.verb === option.verb);
        if (same.length === 1) return this.table.verbs[option.verb] ?? null;
        const place = same.indexOf(option) + 1;
        return place <= 9 ? String(place) : null;
    }

    /** What the things on the table offer: the options shown on one of them. */
    at(key: string): Option[] {
        return this.targets.get(key) ?? [];
    }

    /** available: can be chosen; dim: might be, but a rule forbids it; chosen: waits for the countdown. */
    stateOf(key: string): "available" | "dim" | "chosen" | "" {
        const options = this.at(key);
        if (this.confirming && this.confirming.target === key) return "chosen";
        if (options.some((option) => option.allowed)) return "available";
        return options.length > 0 ? "dim" : "";
    }

    /** A thing was clicked: its choice is made, its reason shown, or it is looked at closely. */
    activate(key: string): void {
        const options = this.at(key);
        const allowed = options.filter((option) => option.allowed);
        if (allowed.length > 1) this.asking = this.asking === key ? null : key;
        else if (allowed[0]) this.choose(allowed[0]);
        else if (options[0]) this.choose(options[0]);
        else this.table.attention.inspect(key);
    }

    /** The pointer or the focus is on a thing; null when it leaves. */
    hover(key: string | null): void {
        this.table.attention.hovered = key;
        const options = key === null ? [] : this.at(key);
        this.point(options.find((option) => option.allowed) ?? options[0] ?? null);
    }

    private isAmount(verb: string): boolean {
        return Object.values(this.table.catalogue?.verbs[verb] ?? { none: "" }).every((kind) => kind === "number");
    }
}
