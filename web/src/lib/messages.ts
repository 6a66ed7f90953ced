// Made by scripts/types.mjs from the server's messages. Do not edit.

/** A random number that a seat adds to the seed, drawn after the commitment was read: 128 bits in hexadecimal. */
export type Adding = {
    number: string;
};

/** What the coach says in one of three steps: where to look; the few choices worth it; the best, and why. */
export type AdviceShown = {
    position: number;
    step: number;
    sentences: string[];
    choices: ((number | string)[])[];
};

/** The whole of it. `missing` says why a rougher evaluation judged instead of a network. */
export type AnalysisReport = {
    judged_by: string;
    missing: "extra" | "network" | null;
    rigged: boolean;
    chances: ChancesAt[];
    seats: SeatAnalysed[];
};

/** How far the analysis of a finished game is: `report` when it is done, `trouble` where there will be none. */
export type AnalysisShown = {
    done: number;
    total: number;
    report: AnalysisReport | null;
    trouble?: string | null;
};

/** What a page must know to name and draw what it is told; nothing of it where the game does not say. */
export type CatalogueShown = {
    kinds?: Record<string, Thing[]>;
    verbs?: Record<string, Record<string, string>>;
    events?: Record<string, Record<string, string | string[]>>;
    facts?: Record<string, string>;
    fields?: Record<string, FieldShown>;
    steps?: Record<string, string>;
    table?: unknown;
};

/** Everybody's chances at a position: as each knew them, and with open cards. */
export type ChancesAt = {
    position: number;
    round: number | null;
    known: number[];
    opened: number[];
};

/** Everybody's chances now, from what the own seat knows. */
export type ChancesShown = {
    position: number;
    chances: number[];
    judged_by: string;
    missing: "extra" | "network" | null;
};

export type ChapterShown = {
    heading: string;
    rules: RuleShown[];
};

export type Chat = {
    type: "chat";
    number: number;
    seat: number | null;
    name: string;
    text: string;
    at: string;
};

/** How the game went: the standing over time, what the scores are made of, and luck. */
export type ChronicleShown = {
    table: string;
    seat: number | null;
    over: boolean;
    measures: string[];
    moments: Moment[];
    sources: ScoreSource[];
    luck: Luck[];
    throws: ThrowShown[];
};

/** The clock of a table, in seconds; `at_end`: nothing happens, a bot plays on for the seat, or the game is over. */
export type Clock = {
    kind: "live" | "mail";
    bank: number;
    per_turn: number;
    at_end?: "bot" | "over" | "wait";
};

/** The clock of a table in seconds: how it was set, each seat's bank, and whose runs until when. */
export type ClockShown = {
    kind: "live" | "mail";
    bank: number;
    per_turn: number;
    at_end: "bot" | "over" | "wait";
    banks: number[];
    running: number | null;
    due: string | null;
};

/** Who somebody is at one of their tables, and the passphrase they chose. */
export type ComingBack = {
    table: string;
    name: string;
    passphrase: string;
};

/** A browser on which one is known; `described` names browser and system where they say so. */
export type DeviceShown = {
    id: string;
    described: string;
    created: string;
    seen: string;
    here: boolean;
};

/** Where one is known, and whether one can come back by a passphrase. */
export type DevicesShown = {
    devices: DeviceShown[];
    passphrase: boolean;
};

/** The command is carried out and on disk; `duplicate` if it had been before. */
export type Done = {
    type: "done";
    id: string;
    version: number;
    position: number;
    duplicate: boolean;
};

/** A field of the state: what its numbers stand for, how it holds them, and in which form others see it. */
export type FieldShown = {
    kind: string;
    shape: "by seat" | "by thing" | "one" | "pile" | "pile by seat" | "pile by thing" | "rows";
    seen: string;
};

export type GameShown = {
    name: string;
    told: Record<string, GameTold>;
    rules: string;
    fewest_players: number;
    most_players: number;
    options: OptionShown[];
    packs: PackShown[];
    levels: string[];
    lessons: string[];
    puzzles: number;
};

/** What a start page says of a game in one language; nothing where the game says nothing. */
export type GameTold = {
    title: string;
    tagline: string;
    weight: string;
};

/** A word of the game with the icon that the table shows for it. */
export type GlossaryTerm = {
    icon: string;
    name: SaidInBoth;
    means: SaidInBoth;
    rule: string;
};

/** What one answer brought about, as one seat may know it; `position` is the one it led to. */
export type Happened = {
    version: number;
    position: number;
    seat: number;
    step: string;
    at: string;
    events: Happening[];
};

/** An event: its kind, and the fields that the game declares for it. */
export type Happening = Record<string, unknown> & {
    kind: string;
};

/** A record to go on from, or to look at, at a private table of one's own. */
export type ImportWish = {
    record: Record<string, unknown>;
    seats?: SeatWish[] | null;
    name?: string | null;
};

/** What a link leads to, before it is taken up. */
export type Invitation = {
    table: string;
    kind: "invite" | "watch";
    game: string;
    phase: "broken" | "gathering" | "over" | "playing";
    seats: SeatShown[];
    open_seats: number[];
    commitment: string;
};

export type Joined = {
    table: string;
    seats: number[];
};

/** An open seat taken; `number` is added to the seed of the game, see `Adding`. */
export type Joining = {
    token: string;
    name?: string | null;
    seat?: number | null;
    number?: string | null;
};

/** A lesson that can be taken. */
export type LessonListed = {
    name: string;
    title: SaidInBoth;
    theme: SaidInBoth;
    goal: SaidInBoth;
    steps: number;
};

/** Where the lesson of a table stands: what is said, where to look, and which choices go on. */
export type LessonShown = {
    name: string;
    number: number;
    steps: number;
    title: SaidInBoth;
    theme: SaidInBoth;
    goal: SaidInBoth;
    say: SaidInBoth;
    instead: SaidInBoth | null;
    point: string[];
    accept: ((number | string)[])[];
    rules: string[];
    success: boolean;
};

/** A lesson to be taken. */
export type LessonWish = {
    game: string;
    lesson: string;
    name?: string | null;
};

/** Looks at the table from another seat one holds (hot-seat: the device was passed on). */
export type Look = {
    type: "look";
    seat?: number | null;
};

/** What chance gave to a seat (null: to nobody) in one kind of dice or draws. */
export type Luck = {
    kind: string;
    seat: number | null;
    throws: number;
    total: number;
    expected: number;
    deviation: number;
    fortune: number | null;
    outcomes: OutcomeCount[];
};

/** What one kind of chance gave a seat: `source` in the reader's language. */
export type LuckShown = {
    source: string;
    times: number;
    worth: number;
    error: number;
};

/** This browser's guest, and its tables, those where it is to move first. */
export type Me = {
    name: string | null;
    tables: TableListed[];
};

/** A decision that cost something, told in the reader's language. */
export type MistakeShown = {
    position: number;
    round: number | null;
    cost: number;
    error: number;
    opened_cost: number;
    asked: string;
    made: string;
    best: string;
    why: string[];
    printed: string;
    rule: string;
};

/** The standing after a seat's turn, by measure; null where it is hidden. */
export type Moment = {
    position: number;
    round: number | null;
    seat: number | null;
    values: Record<string, (number | null)[]>;
};

/** Whether one does not want to read oneself what a seat says. */
export type Muting = {
    muted: boolean;
};

export type NameWish = {
    name: string;
};

export type Notes = {
    text: string;
};

/** What a service worker or a webhook is told. Chat services read `text` or `content`, which are the same. */
export type Notice = {
    kind: "game-over" | "test" | "your-turn";
    table: string;
    game: string;
    seat: number;
    name: string;
    version: number;
    path: string;
    url: string | null;
    title: string;
    text: string;
    content: string;
};

/** Who is told when it is this seat's turn and nobody of it is here. */
export type Notices = {
    webhook: WebhookShown | null;
    webhook_trouble: string | null;
    push: PushShown[];
};

/** How many were told, and what went wrong with the others. */
export type NoticesTried = {
    delivered: number;
    troubles: string[];
};

export type Noting = {
    text: string;
};

export type OptionShown = {
    name: string;
    values: (number | string | boolean)[];
    rule: string;
};

export type OutcomeCount = {
    outcome: number;
    count: number;
    expected: number;
};

/** A sentence of the overview, and the rule that says it in full. */
export type OverviewLine = {
    say: SaidInBoth;
    rule: string;
};

export type OverviewSection = {
    title: SaidInBoth;
    lines: OverviewLine[];
};

/** A game on one page, and its glossary. */
export type OverviewShown = {
    goal: SaidInBoth;
    sections: OverviewSection[];
    terms: GlossaryTerm[];
};

/** A pack that a table may ask for: the usual one, another of the game's own, or one of this server's. */
export type PackShown = {
    name: string;
    kind: "house" | "own" | "usual";
};

/** A passphrase to come back by, or null for none. */
export type PassphraseWish = {
    passphrase: string | null;
};

export type Ping = {
    type: "ping";
    id?: string | null;
};

export type Play = {
    type: "play";
    id: string;
    expect: number;
    choice: (number | string)[];
    seat?: number | null;
};

/** `expect` is the `version` of the push that the choice was made at. */
export type PlayCommand = {
    id: string;
    expect: number;
    choice: (number | string)[];
};

export type Pong = {
    type: "pong";
    id: string | null;
};

/** Asks what a choice would do, without doing it. */
export type Preview = {
    type: "preview";
    id: string;
    expect: number;
    choice: (number | string)[];
    seat?: number | null;
};

/** What a choice would do: the view after it, unless a die or a hidden card would come into it. */
export type Previewed = {
    type: "preview";
    id: string;
    version: number;
    choice: (number | string)[];
    irreversible: boolean;
    view: View | null;
    events: Happening[];
};

/** The body of every answer 4xx and 5xx. */
export type Problem = {
    code: string;
    message: string;
    rule?: string | null;
    facts?: Record<string, number | string> | null;
};

/** Who must do what. */
export type Prompt = {
    seat: number | null;
    step: string | null;
    yours: boolean;
};

/** The table as one seat (or a spectator: null) sees it now. */
export type Push = {
    type: "push";
    table: string;
    version: number;
    position: number;
    phase: "broken" | "gathering" | "over" | "playing";
    seat: number | null;
    held: number[];
    since: number;
    events: Happened[];
    view: View | null;
    prompt: Prompt;
    choices: ((number | string)[])[];
    refused: RefusedChoice[];
    irreversible: number[];
    undoable: number;
    recap: Happened[] | null;
    lesson?: LessonShown | null;
    puzzle?: PuzzleShown | null;
    clock?: ClockShown | null;
};

/** The server's public key, to be given to the browser as `applicationServerKey`. */
export type PushKey = {
    key: string;
};

/** The keys a browser made for its notices: base64url, as `PushSubscription.toJSON()` gives them. */
export type PushKeys = {
    p256dh: string;
    auth: string;
};

export type PushShown = {
    endpoint: string;
    language: "en" | "it";
};

/** A browser that wants to be told by web push: `PushSubscription.toJSON()`, with the language of the notices. */
export type PushSubscription = {
    endpoint: string;
    keys: PushKeys;
    language?: "en" | "it";
    expirationTime?: number | null;
};

/** A puzzle that can be solved: 1 easy, 2 medium, 3 hard. */
export type PuzzleListed = {
    name: string;
    title: SaidInBoth;
    task: SaidInBoth;
    grade: number;
};

/** Where the puzzle of a table stands. */
export type PuzzleShown = {
    game: string;
    name: string;
    grade: number;
    title: SaidInBoth;
    task: SaidInBoth;
    hint: SaidInBoth;
    why: SaidInBoth | null;
    came: "open" | "solved" | "spoiled";
    made: number;
    decisions: number;
    rules: string[];
    next: string | null;
};

/** A puzzle to be solved. */
export type PuzzleWish = {
    game: string;
    puzzle: string;
    name?: string | null;
};

/** Nothing was done. `code` is one of `ERROR_CODES`, `rule` what the rulebook says of it. */
export type RefusalMessage = {
    type: "refused";
    code: string;
    message: string;
    id?: string | null;
    rule?: string | null;
    facts?: Record<string, number | string> | null;
};

/** A candidate that is not allowed: shown dimmed, with its rule. */
export type RefusedChoice = {
    choice: (number | string)[];
    rule: string;
    facts: Record<string, number | string>;
};

export type Rematch = {
    type: "rematch";
    table: string;
};

/** A past position as one seat saw it, with what led to it. */
export type Replayed = {
    table: string;
    position: number;
    previous: number | null;
    next: number | null;
    seat: number | null;
    view: View;
    prompt: Prompt;
    happened: Happened | null;
};

/** Why somebody is reported; the same `id` twice is one report. */
export type Reporting = {
    reason: string;
    id: string;
};

/** A rule in the reader's language, by the id that refusals cite. */
export type RuleShown = {
    rule: string;
    title: string;
    text: string;
    look?: string | null;
};

/** A rule to be tried where it can be seen. */
export type RuleWish = {
    game: string;
    rule: string;
    name?: string | null;
};

/** All rules of a game, in the order of its rulebook. */
export type RulebookShown = {
    title: string;
    chapters: ChapterShown[];
};

/** A text in both languages. */
export type SaidInBoth = {
    en: string;
    it: string;
};

/** A private copy of a position to try things out; while the game runs, what is hidden is made up anew. */
export type SandboxWish = {
    seat?: number | null;
    at?: number | null;
};

export type Say = {
    type: "chat";
    text: string;
    id?: string | null;
    seat?: number | null;
};

export type Saying = {
    text: string;
    id?: string | null;
    seat?: number | null;
};

/** What each seat's score owes to one source. */
export type ScoreSource = {
    source: string;
    scores: (number | null)[];
};

/** What happened to one seat's chances, and its dearest decisions. */
export type SeatAnalysed = {
    seat: number;
    known: SumShown;
    opened: SumShown;
    sources: LuckShown[];
    mistakes: MistakeShown[];
};

/** The link of one's own seat, shown this once: a path with the secret behind `#`, and its QR code as SVG. */
export type SeatLink = {
    link: string;
    code: string;
};

/** A seat as everybody at the table sees it. `stand_in` is the level of a bot that plays for somebody who left. */
export type SeatShown = {
    seat: number;
    kind: "bot" | "open" | "person";
    name: string;
    level: string | null;
    stand_in: string | null;
    online: boolean;
    host: boolean;
    you: boolean;
    called?: string | null;
    bot_in?: number | null;
    shared?: boolean;
    silenced?: boolean;
    added?: boolean;
};

/** Who is to sit somewhere: `me` (this browser; several times for hot-seat), `open` (for a guest) or a `bot`. */
export type SeatWish = {
    kind: "bot" | "me" | "open";
    name?: string | null;
    level?: string | null;
};

/** Whether anybody may look at the game once it is over, as far as this seat is concerned. */
export type Sharing = {
    shared: boolean;
};

/** Whether nobody at the table is told what a seat says. */
export type Silencing = {
    silenced: boolean;
};

/** Somebody who watches, as everybody at the table sees them. */
export type SpectatorShown = {
    number: number;
    name: string;
    online: boolean;
    you: boolean;
};

export type StandIn = {
    level?: string | null;
};

/** start + luck + decisions + others = end. */
export type SumShown = {
    start: number;
    luck: number;
    luck_error: number;
    decisions: number;
    others: number;
    end: number;
};

/** Seats, presence or phase changed. */
export type TableChanged = {
    type: "table";
    table: TableShown;
};

export type TableListed = {
    id: string;
    game: string;
    phase: "broken" | "gathering" | "over" | "playing";
    your_turn: boolean;
    sandbox: boolean;
    seats: string[];
    created: string;
    last_move: string | null;
    lesson?: string | null;
};

/** A table without its position. `invite` and `watch` are paths with the secret behind `#`; null if not for you. */
export type TableShown = {
    id: string;
    game: string;
    players: number;
    options: Record<string, number | string | boolean>;
    pack: Record<string, string>;
    phase: "broken" | "gathering" | "over" | "playing";
    trouble: string | null;
    sandbox: boolean;
    commitment: string;
    created: string;
    version: number;
    position: number;
    decides: number | null;
    seats: SeatShown[];
    you: You;
    invite: string | null;
    watch: string | null;
    rematch: string | null;
    public?: boolean;
    spectators?: SpectatorShown[];
    clock?: ClockShown | null;
    now?: string;
    ended?: "clock" | null;
};

/** A new table. As many players as seats; `start` begins at once, otherwise it begins when the host says so. */
export type TableWish = {
    game: string;
    seats: SeatWish[];
    options?: Record<string, number | string | boolean>;
    pack?: string | null;
    name?: string | null;
    start?: boolean;
    start_when_full?: boolean;
    clock?: Clock | null;
};

/** Something that choices, events and views speak of by its number; a game tells more of it to its own page. */
export type Thing = {
    name: string | Record<string, string>;
    id?: string;
};

export type ThrowShown = {
    position: number;
    kind: string;
    seat: number | null;
    results: number[];
    expected: number;
};

export type Timeline = {
    first: number;
    last: number;
    turns: TurnShown[];
};

/** What is said once in somebody's first games, and when: at an event, a choice or a refusal. */
export type TipShown = {
    id: string;
    say: SaidInBoth;
    event: string;
    of: "anybody" | "others" | "own";
    where: Record<string, number>;
    missed: string;
    choice: string;
    refused: string;
};

/** One decision of the timeline: who decided what, and the positions before and after it. */
export type TurnShown = {
    version: number;
    before: number;
    position: number;
    seat: number;
    step: string;
    at: string;
};

export type Undo = {
    type: "undo";
    id: string;
    expect: number;
    count?: number | null;
    seat?: number | null;
};

/** Takes back the last `count` answers, or all that can be taken back. */
export type UndoCommand = {
    id: string;
    expect: number;
    count?: number | null;
};

/** The seed revealed after the end, and whether every die and every shuffle is what it gives. */
export type Verified = {
    commitment: string;
    seed: string;
    commitment_holds: boolean;
    rolls: number;
    astray: number[];
    rigged: boolean;
    fair: boolean;
    numbers: Record<string, string>;
};

/** A position as a seat or a spectator sees it: what every game tells; the rest is as the game declares it. */
export type View = {
    asked: Record<string, unknown> | number[] | null;
    commitment: string;
    decides: number | null;
    game: string;
    options: Record<string, unknown>;
    position: number;
    scores: number[] | null;
    seat: number | null;
    state: Record<string, unknown>;
    step: string | null;
    winners: number[] | null;
    worked_out: Record<string, unknown>;
};

export type Watching = {
    token: string;
};

export type WebhookShown = {
    url: string;
    language: "en" | "it";
};

/** The address of a chat service or program that is to be told. */
export type WebhookWish = {
    url: string;
    language?: "en" | "it";
};

/** What this browser is at the table. */
export type You = {
    seats: number[];
    host: boolean;
    spectator: boolean;
    muted: number[];
};

/** What the server says on a socket. */
export type Incoming = Push | Done | RefusalMessage | Previewed | Chat | TableChanged | Rematch | Pong;
