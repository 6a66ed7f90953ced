// Made by scripts/types.mjs from the server's messages. Do not edit.

export type Chat = {
    type: "chat";
    number: number;
    seat: number | null;
    name: string;
    text: string;
    at: string;
};

/** How the game went: the standing over time, what the scores are made of, and luck. */
export type Chronicle = {
    table: string;
    seat: number | null;
    over: boolean;
    measures: string[];
    moments: Moment[];
    sources: ScoreSource[];
    luck: Luck[];
    throws: ThrowShown[];
};

/** The command is carried out and on disk; `duplicate` if it had been before. */
export type Done = {
    type: "done";
    id: string;
    version: number;
    position: number;
    duplicate: boolean;
};

export type GameShown = {
    name: string;
    rules: string;
    fewest_players: number;
    most_players: number;
    options: OptionShown[];
    packs: string[];
    levels: string[];
};

/** What one answer brought about, as one seat may know it; `position` is the one it led to. */
export type Happened = {
    version: number;
    position: number;
    seat: number;
    step: string;
    at: string;
    events: Record<string, unknown>[];
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
};

export type Joined = {
    table: string;
    seats: number[];
};

export type Joining = {
    token: string;
    name?: string | null;
    seat?: number | null;
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

/** This browser's guest, and its tables, those where it is to move first. */
export type Me = {
    name: string | null;
    tables: TableListed[];
};

/** The standing after a seat's turn, by measure; null where it is hidden. */
export type Moment = {
    position: number;
    round: number | null;
    seat: number | null;
    values: Record<string, (number | null)[]>;
};

export type Naming = {
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
    view: Record<string, unknown> | null;
    events: Record<string, unknown>[];
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
    view: Record<string, unknown> | null;
    prompt: Prompt;
    choices: ((number | string)[])[];
    refused: RefusedChoice[];
    irreversible: number[];
    undoable: number;
    recap: Happened[] | null;
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

/** Nothing was done. `code` is one of `ERROR_CODES`; for `rule`, `rule` and `facts` say which rule forbids it. */
export type Refusal = {
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
    view: Record<string, unknown>;
    prompt: Prompt;
    happened: Happened | null;
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
};

/** Who is to sit somewhere: `me` (this browser; several times for hot-seat), `open` (for a guest) or a `bot`. */
export type SeatWish = {
    kind: "bot" | "me" | "open";
    name?: string | null;
    level?: string | null;
};

export type StandIn = {
    level?: string | null;
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
    turns: Turn[];
};

/** One decision of the timeline: who decided what, and the positions before and after it. */
export type Turn = {
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
};
