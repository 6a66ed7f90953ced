/** A table as this browser sees it: the newest push, the log, what is pointed at and what is about to be chosen. */

import type { Fact, GameClient, Happening, Scene, View } from "../games/contract";
import { clientOf } from "../games";
import { api } from "./api";
import { type Catalogue, loadCatalogue } from "./catalogue";
import { amountsOf, byTarget, type Choice, type Option, optionsOf } from "./choices";
import type { Chat, Happened, Push, Replayed, TableShown } from "./messages";
import { notifyTurn } from "./notify";
import { askFor } from "./route.svelte";
import { sceneTime, settings } from "./settings.svelte";
import { commandId, type Incoming, type Link, TableSocket } from "./socket";
import { loadTexts } from "./text.svelte";
import { eventThings, eventWords, labelOf, nameOf, promptOf } from "./words";

const MOST_SCENES = 6;
export const COUNTDOWN = 1600;

export interface Reason {
    label: string;
    rule: string;
    facts: Record<string, number | string>;
}

export class Table {
    shown = $state.raw<TableShown | null>(null);
    push = $state.raw<Push | null>(null);
    game = $state.raw<GameClient | null>(null);
    catalogue = $state.raw<Catalogue | null>(null);
    log = $state.raw<Happened[]>([]);
    recap = $state.raw<Happened[]>([]);
    chat = $state.raw<Chat[]>([]);
    link = $state<Link>("connecting");
    closed = $state<number | null>(null);
    rematch = $state<string | null>(null);
    /** A past position that is looked at instead of the newest. */
    replay = $state.raw<Replayed | null>(null);
    /** Chosen, and carried out when the countdown ends. */
    confirming = $state.raw<Option | null>(null);
    /** Why something cannot be done. */
    reason = $state.raw<Reason | null>(null);
    trouble = $state<string | null>(null);
    /** The choice pointed at, and what the server says would come of it. */
    pointed = $state.raw<Option | null>(null);
    preview = $state.raw<{ key: string; view: View } | null>(null);
    /** Things to light up, by key. */
    lit = $state.raw<ReadonlySet<string>>(new Set());
    /** The thing under the pointer or the focus, and the one kept in view. */
    hovered = $state<string | null>(null);
    inspected = $state<string | null>(null);
    /** A thing with several choices, of which one is asked for. */
    asking = $state<string | null>(null);
    scene = $state.raw<Scene | null>(null);
    busy = $state(false);
    /** Whether the result lies over the board once the game is over. */
    resultShown = $state(true);
    /** Whose mat is looked at; null for one's own. */
    matOf = $state<number | null>(null);

    view = $derived.by(() => (this.replay ? this.replay.view : (this.push?.view ?? null)) as View | null);
    seat = $derived(this.replay ? this.replay.seat : (this.push?.seat ?? null));
    prompt = $derived(this.replay ? this.replay.prompt : this.push?.prompt);
    live = $derived(this.replay === null);
    /** Whether this browser must decide now. */
    mine = $derived(this.live && (this.prompt?.yours ?? false));
    options = $derived.by(() => {
        const game = this.game;
        if (!game || this.busy || this.replay) return [];
        return optionsOf(this.push, (choice, step) => game.target(choice, step));
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
        return found;
    });
    /** The positions that can be looked at: the start, and the one after each answer. */
    positions = $derived.by(() => {
        const first = this.log[0];
        return first ? [first.position - 1, ...this.log.map((one) => one.position)] : [];
    });
    /** What happened last, for those who wait. */
    lately = $derived.by(() => {
        const events = this.log.slice(-8).flatMap((one) => one.events as Happening[]);
        return events.filter((event) => this.game?.tells(event)).slice(-3);
    });
    /** Whether this browser holds a seat here. */
    player = $derived((this.push?.held.length ?? 0) > 0);
    /** The level of the bot that plays the own seat meanwhile; null if nobody but its holder does. */
    standIn = $derived.by(() => {
        const seat = this.push?.seat;
        if (seat === null || seat === undefined || !this.player || this.push?.phase !== "playing") return null;
        return this.shown?.seats[seat]?.stand_in ?? null;
    });
    /** The device must be passed on to this seat. */
    passTo = $derived.by(() => {
        const { push } = this;
        if (!push?.prompt.yours || push.phase !== "playing" || push.held.length < 2) return null;
        const seat = push.prompt.seat;
        return seat !== null && seat !== push.seat && push.held.includes(seat) ? seat : null;
    });

    private readonly socket: TableSocket;
    private readonly queue: Push[] = [];
    private running = false;
    private timer: ReturnType<typeof setTimeout> | undefined;
    private previewTimer: ReturnType<typeof setTimeout> | undefined;
    private asked: string | null = null;

    constructor(
        readonly id: string,
        /** The table of which this is a private copy, where that is known. */
        readonly from: string | null = null,
    ) {
        this.socket = new TableSocket(
            id,
            (message) => this.hear(message),
            (link, code) => {
                this.link = link;
                if (link === "closed") this.closed = code ?? 0;
            },
        );
        void this.readChat();
    }

    close(): void {
        clearTimeout(this.timer);
        this.socket.close();
    }

    // ------------------------------------------------------------------ what the server says

    private hear(message: Incoming): void {
        switch (message.type) {
            case "push":
                this.queue.push(message);
                if (!this.running) void this.work();
                break;
            case "table":
                this.shown = message.table;
                if (!this.game) void this.open(message.table.game);
                break;
            case "chat":
                if (!this.chat.some((line) => line.number === message.number)) this.chat = [...this.chat, message];
                break;
            case "refused":
                this.busy = false;
                if (message.code === "stale") break;
                if (message.rule) this.reason = { label: "", rule: message.rule, facts: message.facts ?? {} };
                else this.trouble = message.message;
                break;
            case "preview":
                if (message.id === this.asked && message.view && this.pointed) {
                    this.preview = { key: this.pointed.key, view: message.view as unknown as View };
                }
                break;
            case "rematch":
                this.rematch = message.table;
                break;
            case "done":
            case "pong":
                break;
        }
    }

    private async open(game: string): Promise<void> {
        const [client, catalogue] = await Promise.all([clientOf(game), loadCatalogue(game), loadTexts(game)]);
        this.catalogue = catalogue;
        this.game = client;
    }

    /** Shows the pushes one after the other, each after the scenes of what happened. */
    private async work(): Promise<void> {
        this.running = true;
        for (let next = this.queue.shift(); next; next = this.queue.shift()) {
            const time = this.queue.length > 2 || document.hidden || !this.live ? 0 : sceneTime();
            if (time > 0 && this.push && this.game && next.seat === this.push.seat) await this.play(next.events, time);
            this.show(next);
        }
        this.running = false;
    }

    private async play(happened: Happened[], time: number): Promise<void> {
        let left = MOST_SCENES;
        for (const event of happened.flatMap((one) => one.events)) {
            const scene = this.game?.scene(event as Happening);
            if (!scene || left-- <= 0 || this.queue.length > 2) continue;
            this.scene = scene;
            await new Promise((resolve) => setTimeout(resolve, time));
        }
        this.scene = null;
    }

    private show(push: Push): void {
        const first = this.push === null || this.push.seat !== push.seat;
        const moved = first || push.version !== this.push?.version;
        this.push = push;
        this.busy = false;
        this.socket.seat = push.seat ?? undefined;
        if (push.recap) this.recap = push.recap;
        if (first) void this.readLog();
        else this.log = [...this.log.filter((one) => one.position <= push.since), ...push.events];
        if (moved) {
            this.cancel();
            this.reason = null;
            this.trouble = null;
            this.asking = null;
            this.point(null);
            if (push.prompt.yours) notifyTurn();
        }
    }

    private async readLog(): Promise<void> {
        if (this.push?.phase === "gathering") return;
        const log = await api.get<Happened[]>(`/api/tables/${this.id}/events?since=0${this.asSeat()}`).catch(() => []);
        const last = log.at(-1)?.position ?? 0;
        this.log = [...log, ...this.log.filter((one) => one.position > last)];
    }

    private async readChat(): Promise<void> {
        this.chat = await api.get<Chat[]>(`/api/tables/${this.id}/chat`).catch(() => []);
    }

    private asSeat(): string {
        return this.push?.seat === null || this.push?.seat === undefined ? "" : `&seat=${this.push.seat}`;
    }

    // ------------------------------------------------------------------ choosing

    /** Chooses, after a countdown where that is wanted; for what is refused it shows the rule. */
    choose(option: Option): void {
        if (!option.allowed) {
            this.reason = { label: this.label(option.choice), rule: option.rule ?? "", facts: option.facts };
            return;
        }
        const final = option.locked || (this.game?.ends.includes(option.verb) ?? false);
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
        if (!this.push || this.busy) return;
        this.busy = true;
        this.socket.send({ type: "play", id: commandId(), expect: this.push.version, choice: option.choice });
    }

    cancel(): void {
        clearTimeout(this.timer);
        this.confirming = null;
    }

    undo(count: number | null = 1): void {
        this.cancel();
        if (!this.push?.undoable) {
            this.reason = { label: "", rule: "undo.nothing", facts: {} };
            return;
        }
        this.socket.send({ type: "undo", id: commandId(), expect: this.push.version, count });
    }

    say(text: string): void {
        this.socket.send({ type: "chat", text, id: commandId() });
    }

    look(seat: number | null): void {
        this.socket.send({ type: "look", seat });
    }

    /** Points at a choice: asks what would come of it. */
    point(option: Option | null): void {
        if (option?.key === this.pointed?.key) return;
        clearTimeout(this.previewTimer);
        this.pointed = option;
        this.preview = null;
        this.asked = null;
        if (!option?.allowed || option.locked || !this.push) return;
        const expect = this.push.version;
        this.previewTimer = setTimeout(() => {
            this.asked = commandId();
            this.socket.send({ type: "preview", id: this.asked, expect, choice: option.choice });
        }, 120);
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
        else this.inspect(key);
    }

    /** The pointer or the focus is on a thing; null when it leaves. */
    hover(key: string | null): void {
        this.hovered = key;
        const options = key === null ? [] : this.at(key);
        this.point(options.find((option) => option.allowed) ?? options[0] ?? null);
    }

    /** Keeps a thing in the inspector, or lets go of it. */
    inspect(key: string | null = this.hovered): void {
        this.inspected = key === this.inspected ? null : key;
    }

    // ------------------------------------------------------------------ looking back

    async goTo(position: number | null): Promise<void> {
        this.cancel();
        const query = this.asSeat().replace("&", "?");
        this.replay =
            position === null ? null : await api.get<Replayed>(`/api/tables/${this.id}/at/${position}${query}`);
        askFor("at", this.replay?.position ?? null);
    }

    // ------------------------------------------------------------------ words

    playerName(seat: number): string {
        const name = this.shown?.seats[seat]?.name;
        return name ? name : `#${seat + 1}`;
    }

    /** The name of a thing: of a player, of a card, of a space. */
    name(kind: string, id: number | string): string {
        return nameOf(this, kind, id);
    }

    label(choice: Choice): string {
        return labelOf(this, choice);
    }

    /** Who must do what. */
    promptText(): string {
        return promptOf(this);
    }

    eventText(event: Happening): string {
        return eventWords(this, event);
    }

    /** The things an event speaks of, by key. */
    eventKeys(event: Happening): string[] {
        return eventThings(this, event);
    }

    facts(seat: number): (Fact & { change: number })[] {
        if (!this.game || !this.view) return [];
        const later = this.preview ? this.game.facts(this, this.preview.view, seat) : null;
        return this.game.facts(this, this.view, seat).map((fact, place) => {
            const then = later?.[place]?.value;
            const change = typeof then === "number" && fact.value !== null ? then - fact.value : 0;
            return { ...fact, change };
        });
    }

    private isAmount(verb: string): boolean {
        return Object.values(this.catalogue?.verbs[verb] ?? { none: "" }).every((kind) => kind === "number");
    }
}
