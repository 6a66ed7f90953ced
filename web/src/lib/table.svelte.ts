/** A table as this browser sees it: what the server says, told by the director; looking, choosing, looking back. */

import type { Fact, GameClient, Happening, View } from "../games/contract";
import { clientOf } from "../games";
import { api } from "./api";
import { Attention } from "./attention.svelte";
import { type Catalogue, loadCatalogue } from "./catalogue";
import type { Choice, Option } from "./choosing/choices";
import { Choosing } from "./choosing/choosing.svelte";
import type { Chat, Happened, Incoming, Push, TableShown } from "./messages";
import { notifyTurn } from "./talk/notify";
import { type Trouble, troubleOf } from "./problems";
import { Replaying } from "./chronicle/replaying.svelte";
import { settings } from "./settings.svelte";
import { commandId, type Link, type Outgoing, TableSocket } from "./socket";
import { type Answer, cut, type Scene } from "./story/cutting";
import { Director, type Speed } from "./story/director.svelte";
import { textOf } from "./talk/telling";
import { find, loadTexts } from "./text.svelte";
import { eventThings, eventWords, labelOf, nameOf, promptOf } from "./words";

/** Whoever comes back after more answers than this reads what happened instead of watching it. */
const MOST_PERFORMED = 12;

export class Table {
    shown = $state.raw<TableShown | null>(null);
    push = $state.raw<Push | null>(null);
    game = $state.raw<GameClient | null>(null);
    catalogue = $state.raw<Catalogue | null>(null);
    log = $state.raw<Happened[]>([]);
    /** What happened since the own last answer, as far as it has been told. */
    recap = $state.raw<Happened[]>([]);
    chat = $state.raw<Chat[]>([]);
    link = $state<Link>("connecting");
    closed = $state<number | null>(null);
    rematch = $state<string | null>(null);
    trouble = $state.raw<Trouble | null>(null);

    readonly attention = new Attention();
    readonly director: Director = new Director(() => this.speed());
    readonly choosing: Choosing = new Choosing(this);
    readonly replaying: Replaying = new Replaying(this);

    /** The scene being shown. */
    scene = $derived(this.director.scene);
    replay = $derived(this.replaying.at);
    live = $derived(this.replay === null);
    /** The newest push, unless something is still being told or the past is looked at. */
    current = $derived(this.live && this.scene === null ? this.push : null);
    view = $derived.by(() => this.director.view ?? (this.replay ? this.replay.view : (this.push?.view ?? null)));
    seat = $derived(this.replay ? this.replay.seat : (this.push?.seat ?? null));
    prompt = $derived(this.replay ? this.replay.prompt : this.push?.prompt);
    /** Whether this browser must decide now. */
    mine = $derived(this.current?.prompt.yours ?? false);
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
        const push = this.current;
        if (!push?.prompt.yours || push.phase !== "playing" || push.held.length < 2) return null;
        const seat = push.prompt.seat;
        return seat !== null && seat !== push.seat && push.held.includes(seat) ? seat : null;
    });

    private readonly socket: TableSocket;
    /** The newest push that has arrived; it is shown when what came before it has been told. */
    private arrived: Push | null = null;
    private arriving: Promise<void> = Promise.resolve();

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
        this.choosing.cancel();
        this.replaying.stop();
        this.socket.close();
    }

    // ------------------------------------------------------------------ what the server says

    private hear(message: Incoming): void {
        switch (message.type) {
            case "push":
                this.arriving = this.arriving.then(() => this.take(message));
                break;
            case "table":
                this.shown = message.table;
                if (!this.game) void this.open(message.table);
                break;
            case "chat":
                if (!this.chat.some((line) => line.number === message.number)) this.chat = [...this.chat, message];
                break;
            case "refused":
                this.choosing.busy = false;
                if (message.code === "stale") break;
                if (message.code !== "rule") this.trouble = troubleOf(message);
                else this.choosing.reason = { label: "", rule: message.rule ?? "", facts: message.facts ?? {} };
                break;
            case "preview":
                this.choosing.foresee(message);
                break;
            case "rematch":
                this.rematch = message.table;
                break;
            case "done":
            case "pong":
                break;
        }
    }

    private async open({ game, pack }: TableShown): Promise<void> {
        const content = loadCatalogue(game, pack["folder"] ?? "");
        const [client, catalogue] = await Promise.all([clientOf(game), content, loadTexts(game)]);
        this.catalogue = catalogue;
        this.game = client;
    }

    private speed(): Speed {
        // A game that is played again at once would not be played at all.
        return this.replaying.playing && settings.speed === "once" ? "quick" : settings.speed;
    }

    /** Tells what a push brings, and shows it then; what nobody watches is shown at once. */
    private async take(push: Push): Promise<void> {
        const before = this.arrived;
        this.arrived = push;
        const onward = before !== null && before.seat === push.seat && push.since >= before.position;
        const watched = onward && this.game && this.live && !document.hidden && push.events.length <= MOST_PERFORMED;
        if (!watched || settings.speed === "once") {
            if (this.director.telling && this.live) this.director.skip();
            this.show(push);
            return;
        }
        const scenes = this.scenesOf(await this.answersOf(push, before?.view ?? null), push.seat);
        this.director.perform({ scenes, pressing: push.prompt.yours, end: () => this.show(push) });
    }

    /** The answers a push tells of, each with the table before and after it; those between are asked for. */
    private async answersOf(push: Push, before: View | null): Promise<Answer[]> {
        const last = push.events.length - 1;
        const views = await Promise.all(
            push.events.map(({ position }, place) => (place === last ? push.view : this.replaying.viewAt(position))),
        );
        return push.events.map(({ position, version, events }, place) => ({
            position,
            version,
            events,
            before: place === 0 ? before : (views[place - 1] ?? null),
            view: views[place] ?? null,
        }));
    }

    scenesOf(answers: Answer[], viewer: number | null): Scene[] {
        const game = this.game;
        return game ? cut(answers, game.script, viewer, (event) => game.tells(event)) : [];
    }

    private show(push: Push): void {
        const first = this.push === null || this.push.seat !== push.seat;
        const moved = first || push.version !== this.push?.version;
        const undone = !first && push.since < (this.push?.position ?? 0);
        const begun = this.push?.phase === "gathering" && push.phase !== "gathering";
        this.push = push;
        this.choosing.busy = false;
        this.socket.seat = push.seat ?? undefined;
        if (first || begun) void this.readLog();
        else this.log = [...this.log.filter((one) => one.position <= push.since), ...push.events];
        if (push.recap) this.recap = push.recap;
        else if (undone) this.recap = this.recap.filter((one) => one.position <= push.since);
        for (const one of push.events) this.recap = one.seat === push.seat ? [] : [...this.recap, one];
        if (moved) {
            this.choosing.begin();
            this.trouble = null;
            if (push.prompt.yours) notifyTurn();
        }
    }

    private async readLog(): Promise<void> {
        if (this.push?.phase === "gathering") return;
        const as = this.eyes === null ? "" : `&seat=${this.eyes}`;
        const log = await api.list("Happened", `/api/tables/${this.id}/events?since=0${as}`).catch(() => []);
        const last = log.at(-1)?.position ?? 0;
        this.log = [...log, ...this.log.filter((one) => one.position > last)];
    }

    private async readChat(): Promise<void> {
        this.chat = await api.list("Chat", `/api/tables/${this.id}/chat`).catch(() => []);
    }

    get eyes(): number | null {
        return this.push?.seat ?? null;
    }

    get newest(): number {
        return this.push?.position ?? 0;
    }

    // ------------------------------------------------------------------ what the server is told

    send(message: Outgoing): void {
        this.socket.send(message);
    }

    say(text: string): void {
        this.socket.send({ type: "chat", text, id: commandId() });
    }

    look(seat: number | null): void {
        this.socket.send({ type: "look", seat });
    }

    // ------------------------------------------------------------------ the game

    target(choice: Choice, step: string): string | null {
        return this.game?.target(this, choice, step) ?? null;
    }

    /** What the arguments of a verb stand for, in order, as the game declares it. */
    argumentsOf(verb: string | number | undefined): string[] {
        return Object.values(this.catalogue?.verbs[String(verb)] ?? {});
    }

    get verbs(): Partial<Record<string, string>> {
        return this.game?.verbs ?? {};
    }

    forfeits(option: Option): boolean {
        return this.game?.forfeits(this, option) ?? false;
    }

    plain(verb: string): boolean {
        return this.game?.plain.includes(verb) ?? false;
    }

    ends({ verb, choice }: Option): boolean {
        return (this.game?.ends.includes(verb) || this.game?.last?.(this, choice)) ?? false;
    }

    /** Whether a thing is to stand out: the story or the log is about it. */
    isLit(key: string): boolean {
        return this.attention.lit.has(key) || (this.scene !== null && this.sceneKeys.has(key));
    }

    private sceneKeys = $derived.by(() => {
        const scene = this.scene;
        return new Set(scene?.events[0] ? this.eventKeys(scene.events[0]) : []);
    });

    // ------------------------------------------------------------------ words

    playerName(seat: number): string {
        const shown = this.shown?.seats[seat];
        const called = shown?.called ? find(shown.called) : null;
        return called ?? (shown?.name ? shown.name : `#${seat + 1}`);
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

    /** What a scene is about, in sentences. */
    sceneText(scene: Scene): string {
        // A ribbon is a heading: what goes with it, such as a whole round's income, is in the log.
        const ribbon = scene.picture === "ribbon";
        const told = ribbon ? [] : scene.events.filter((event) => this.game?.tells(event) ?? false);
        return textOf(this, told.length > 0 ? told : scene.events.slice(0, 1));
    }

    /** The things an event speaks of, by key. */
    eventKeys(event: Happening): string[] {
        return eventThings(this, event);
    }

    facts(seat: number): (Fact & { change: number })[] {
        if (!this.game || !this.view) return [];
        const preview = this.choosing.preview;
        const later = preview ? this.game.facts(this, preview.view, seat) : null;
        return this.game.facts(this, this.view, seat).map((fact, place) => {
            const then = later?.[place]?.value;
            const change = typeof then === "number" && fact.value !== null ? then - fact.value : 0;
            return { ...fact, change };
        });
    }
}
