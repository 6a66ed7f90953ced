// Made by scripts/types.mjs from the server's messages. Do not edit.

import type * as messages from "./messages";
import * as is from "./shapes";

const isChancesAt = is.shape<messages.ChancesAt>({
    position: is.number,
    round: is.either(is.number, is.nothing),
    known: is.list(is.number),
    opened: is.list(is.number),
});

const isSumShown = is.shape<messages.SumShown>({
    start: is.number,
    luck: is.number,
    luck_error: is.number,
    decisions: is.number,
    others: is.number,
    end: is.number,
});

const isLuckShown = is.shape<messages.LuckShown>({
    source: is.text,
    times: is.number,
    worth: is.number,
    error: is.number,
});

const isMistakeShown = is.shape<messages.MistakeShown>({
    position: is.number,
    round: is.either(is.number, is.nothing),
    cost: is.number,
    error: is.number,
    opened_cost: is.number,
    asked: is.text,
    made: is.text,
    best: is.text,
    why: is.list(is.text),
    printed: is.text,
    rule: is.text,
});

const isSeatAnalysed = is.shape<messages.SeatAnalysed>({
    seat: is.number,
    known: isSumShown,
    opened: isSumShown,
    sources: is.list(isLuckShown),
    mistakes: is.list(isMistakeShown),
});

const isAnalysisReport = is.shape<messages.AnalysisReport>({
    judged_by: is.text,
    missing: is.either(is.word("extra", "network"), is.nothing),
    rigged: is.flag,
    chances: is.list(isChancesAt),
    seats: is.list(isSeatAnalysed),
});

const isAnalysisShown = is.shape<messages.AnalysisShown>({
    done: is.number,
    total: is.number,
    report: is.either(isAnalysisReport, is.nothing),
    trouble: is.maybe(is.either(is.text, is.nothing)),
});

const isChancesShown = is.shape<messages.ChancesShown>({
    position: is.number,
    chances: is.list(is.number),
    judged_by: is.text,
    missing: is.either(is.word("extra", "network"), is.nothing),
});

const isAdviceShown = is.shape<messages.AdviceShown>({
    position: is.number,
    step: is.number,
    sentences: is.list(is.text),
    choices: is.list(is.list(is.either(is.number, is.text))),
});

const isMoment = is.shape<messages.Moment>({
    position: is.number,
    round: is.either(is.number, is.nothing),
    seat: is.either(is.number, is.nothing),
    values: is.named(is.list(is.either(is.number, is.nothing))),
});

const isScoreSource = is.shape<messages.ScoreSource>({
    source: is.text,
    scores: is.list(is.either(is.number, is.nothing)),
});

const isOutcomeCount = is.shape<messages.OutcomeCount>({
    outcome: is.number,
    count: is.number,
    expected: is.number,
});

const isLuck = is.shape<messages.Luck>({
    kind: is.text,
    seat: is.either(is.number, is.nothing),
    throws: is.number,
    total: is.number,
    expected: is.number,
    deviation: is.number,
    fortune: is.either(is.number, is.nothing),
    outcomes: is.list(isOutcomeCount),
});

const isThrowShown = is.shape<messages.ThrowShown>({
    position: is.number,
    kind: is.text,
    seat: is.either(is.number, is.nothing),
    results: is.list(is.number),
    expected: is.number,
});

const isChronicleShown = is.shape<messages.ChronicleShown>({
    table: is.text,
    seat: is.either(is.number, is.nothing),
    over: is.flag,
    measures: is.list(is.text),
    moments: is.list(isMoment),
    sources: is.list(isScoreSource),
    luck: is.list(isLuck),
    throws: is.list(isThrowShown),
});

const isVerified = is.shape<messages.Verified>({
    commitment: is.text,
    seed: is.text,
    commitment_holds: is.flag,
    rolls: is.number,
    astray: is.list(is.number),
    rigged: is.flag,
    fair: is.flag,
    numbers: is.named(is.text),
});

const isView = is.shape<messages.View>({
    asked: is.either(is.named(is.anything), is.either(is.list(is.number), is.nothing)),
    commitment: is.text,
    decides: is.either(is.number, is.nothing),
    game: is.text,
    options: is.named(is.anything),
    position: is.number,
    scores: is.either(is.list(is.number), is.nothing),
    seat: is.either(is.number, is.nothing),
    state: is.named(is.anything),
    step: is.either(is.text, is.nothing),
    winners: is.either(is.list(is.number), is.nothing),
    worked_out: is.named(is.anything),
});

const isPrompt = is.shape<messages.Prompt>({
    seat: is.either(is.number, is.nothing),
    step: is.either(is.text, is.nothing),
    yours: is.flag,
});

const isHappening = is.shape<messages.Happening>({
    kind: is.text,
});

const isHappened = is.shape<messages.Happened>({
    version: is.number,
    position: is.number,
    seat: is.number,
    step: is.text,
    at: is.text,
    events: is.list(isHappening),
});

const isReplayed = is.shape<messages.Replayed>({
    table: is.text,
    position: is.number,
    previous: is.either(is.number, is.nothing),
    next: is.either(is.number, is.nothing),
    seat: is.either(is.number, is.nothing),
    view: isView,
    prompt: isPrompt,
    happened: is.either(isHappened, is.nothing),
});

const isChat = is.shape<messages.Chat>({
    type: is.word("chat"),
    number: is.number,
    seat: is.either(is.number, is.nothing),
    name: is.text,
    text: is.text,
    at: is.text,
});

const isTableListed = is.shape<messages.TableListed>({
    id: is.text,
    game: is.text,
    phase: is.word("broken", "gathering", "over", "playing"),
    your_turn: is.flag,
    sandbox: is.flag,
    seats: is.list(is.text),
    created: is.text,
    last_move: is.either(is.text, is.nothing),
    lesson: is.maybe(is.either(is.text, is.nothing)),
});

const isMe = is.shape<messages.Me>({
    name: is.either(is.text, is.nothing),
    tables: is.list(isTableListed),
});

const isSeatShown = is.shape<messages.SeatShown>({
    seat: is.number,
    kind: is.word("bot", "open", "person"),
    name: is.text,
    level: is.either(is.text, is.nothing),
    stand_in: is.either(is.text, is.nothing),
    online: is.flag,
    host: is.flag,
    you: is.flag,
    called: is.maybe(is.either(is.text, is.nothing)),
    bot_in: is.maybe(is.either(is.number, is.nothing)),
    shared: is.maybe(is.flag),
    silenced: is.maybe(is.flag),
    added: is.maybe(is.flag),
});

const isYou = is.shape<messages.You>({
    seats: is.list(is.number),
    host: is.flag,
    spectator: is.flag,
    muted: is.list(is.number),
});

const isSpectatorShown = is.shape<messages.SpectatorShown>({
    number: is.number,
    name: is.text,
    online: is.flag,
    you: is.flag,
});

const isClockShown = is.shape<messages.ClockShown>({
    kind: is.word("live", "mail"),
    bank: is.number,
    per_turn: is.number,
    at_end: is.word("bot", "over", "wait"),
    banks: is.list(is.number),
    running: is.either(is.number, is.nothing),
    due: is.either(is.text, is.nothing),
});

const isTableShown = is.shape<messages.TableShown>({
    id: is.text,
    game: is.text,
    players: is.number,
    options: is.named(is.either(is.number, is.either(is.text, is.flag))),
    pack: is.named(is.text),
    phase: is.word("broken", "gathering", "over", "playing"),
    trouble: is.either(is.text, is.nothing),
    sandbox: is.flag,
    commitment: is.text,
    created: is.text,
    version: is.number,
    position: is.number,
    decides: is.either(is.number, is.nothing),
    seats: is.list(isSeatShown),
    you: isYou,
    invite: is.either(is.text, is.nothing),
    watch: is.either(is.text, is.nothing),
    rematch: is.either(is.text, is.nothing),
    public: is.maybe(is.flag),
    spectators: is.maybe(is.list(isSpectatorShown)),
    clock: is.maybe(is.either(isClockShown, is.nothing)),
    now: is.maybe(is.text),
    ended: is.maybe(is.either(is.word("clock"), is.nothing)),
});

const isDeviceShown = is.shape<messages.DeviceShown>({
    id: is.text,
    described: is.text,
    created: is.text,
    seen: is.text,
    here: is.flag,
});

const isDevicesShown = is.shape<messages.DevicesShown>({
    devices: is.list(isDeviceShown),
    passphrase: is.flag,
});

const isJoined = is.shape<messages.Joined>({
    table: is.text,
    seats: is.list(is.number),
});

const isSeatLink = is.shape<messages.SeatLink>({
    link: is.text,
    code: is.text,
});

const isInvitation = is.shape<messages.Invitation>({
    table: is.text,
    kind: is.word("invite", "watch"),
    game: is.text,
    phase: is.word("broken", "gathering", "over", "playing"),
    seats: is.list(isSeatShown),
    open_seats: is.list(is.number),
    commitment: is.text,
});

const isNotes = is.shape<messages.Notes>({
    text: is.text,
});

const isGameTold = is.shape<messages.GameTold>({
    title: is.text,
    tagline: is.text,
    weight: is.text,
});

const isOptionShown = is.shape<messages.OptionShown>({
    name: is.text,
    values: is.list(is.either(is.number, is.either(is.text, is.flag))),
    rule: is.text,
});

const isPackShown = is.shape<messages.PackShown>({
    name: is.text,
    kind: is.word("house", "own", "usual"),
});

const isGameShown = is.shape<messages.GameShown>({
    name: is.text,
    told: is.named(isGameTold),
    rules: is.text,
    fewest_players: is.number,
    most_players: is.number,
    options: is.list(isOptionShown),
    packs: is.list(isPackShown),
    levels: is.list(is.text),
    lessons: is.list(is.text),
    puzzles: is.number,
});

const isThing = is.shape<messages.Thing>({
    name: is.either(is.text, is.named(is.text)),
    id: is.maybe(is.text),
});

const isFieldShown = is.shape<messages.FieldShown>({
    kind: is.text,
    shape: is.word("by seat", "by thing", "one", "pile", "pile by seat", "pile by thing", "rows"),
    seen: is.text,
});

const isCatalogueShown = is.shape<messages.CatalogueShown>({
    kinds: is.maybe(is.named(is.list(isThing))),
    verbs: is.maybe(is.named(is.named(is.text))),
    events: is.maybe(is.named(is.named(is.either(is.text, is.list(is.text))))),
    facts: is.maybe(is.named(is.text)),
    fields: is.maybe(is.named(isFieldShown)),
    steps: is.maybe(is.named(is.text)),
    table: is.maybe(is.anything),
});

const isPushKey = is.shape<messages.PushKey>({
    key: is.text,
});

const isWebhookShown = is.shape<messages.WebhookShown>({
    url: is.text,
    language: is.word("en", "it"),
});

const isPushShown = is.shape<messages.PushShown>({
    endpoint: is.text,
    language: is.word("en", "it"),
});

const isNotices = is.shape<messages.Notices>({
    webhook: is.either(isWebhookShown, is.nothing),
    webhook_trouble: is.either(is.text, is.nothing),
    push: is.list(isPushShown),
});

const isNoticesTried = is.shape<messages.NoticesTried>({
    delivered: is.number,
    troubles: is.list(is.text),
});

const isSaidInBoth = is.shape<messages.SaidInBoth>({
    en: is.text,
    it: is.text,
});

const isPuzzleListed = is.shape<messages.PuzzleListed>({
    name: is.text,
    title: isSaidInBoth,
    task: isSaidInBoth,
    grade: is.number,
});

const isRuleShown = is.shape<messages.RuleShown>({
    rule: is.text,
    title: is.text,
    text: is.text,
    look: is.maybe(is.either(is.text, is.nothing)),
});

const isChapterShown = is.shape<messages.ChapterShown>({
    heading: is.text,
    rules: is.list(isRuleShown),
});

const isRulebookShown = is.shape<messages.RulebookShown>({
    title: is.text,
    chapters: is.list(isChapterShown),
});

const isOverviewLine = is.shape<messages.OverviewLine>({
    say: isSaidInBoth,
    rule: is.text,
});

const isOverviewSection = is.shape<messages.OverviewSection>({
    title: isSaidInBoth,
    lines: is.list(isOverviewLine),
});

const isGlossaryTerm = is.shape<messages.GlossaryTerm>({
    icon: is.text,
    name: isSaidInBoth,
    means: isSaidInBoth,
    rule: is.text,
});

const isOverviewShown = is.shape<messages.OverviewShown>({
    goal: isSaidInBoth,
    sections: is.list(isOverviewSection),
    terms: is.list(isGlossaryTerm),
});

const isTipShown = is.shape<messages.TipShown>({
    id: is.text,
    say: isSaidInBoth,
    event: is.text,
    of: is.word("anybody", "others", "own"),
    where: is.named(is.number),
    missed: is.text,
    choice: is.text,
    refused: is.text,
});

const isProblem = is.shape<messages.Problem>({
    code: is.text,
    message: is.text,
    rule: is.maybe(is.either(is.text, is.nothing)),
    facts: is.maybe(is.either(is.named(is.either(is.number, is.text)), is.nothing)),
});

const isRefusedChoice = is.shape<messages.RefusedChoice>({
    choice: is.list(is.either(is.number, is.text)),
    rule: is.text,
    facts: is.named(is.either(is.number, is.text)),
});

const isLessonShown = is.shape<messages.LessonShown>({
    name: is.text,
    number: is.number,
    steps: is.number,
    title: isSaidInBoth,
    theme: isSaidInBoth,
    goal: isSaidInBoth,
    say: isSaidInBoth,
    instead: is.either(isSaidInBoth, is.nothing),
    point: is.list(is.text),
    accept: is.list(is.list(is.either(is.number, is.text))),
    rules: is.list(is.text),
    success: is.flag,
});

const isPuzzleShown = is.shape<messages.PuzzleShown>({
    game: is.text,
    name: is.text,
    grade: is.number,
    title: isSaidInBoth,
    task: isSaidInBoth,
    hint: isSaidInBoth,
    why: is.either(isSaidInBoth, is.nothing),
    came: is.word("open", "solved", "spoiled"),
    made: is.number,
    decisions: is.number,
    rules: is.list(is.text),
    next: is.either(is.text, is.nothing),
});

const isPush = is.shape<messages.Push>({
    type: is.word("push"),
    table: is.text,
    version: is.number,
    position: is.number,
    phase: is.word("broken", "gathering", "over", "playing"),
    seat: is.either(is.number, is.nothing),
    held: is.list(is.number),
    since: is.number,
    events: is.list(isHappened),
    view: is.either(isView, is.nothing),
    prompt: isPrompt,
    choices: is.list(is.list(is.either(is.number, is.text))),
    refused: is.list(isRefusedChoice),
    irreversible: is.list(is.number),
    undoable: is.number,
    recap: is.either(is.list(isHappened), is.nothing),
    lesson: is.maybe(is.either(isLessonShown, is.nothing)),
    puzzle: is.maybe(is.either(isPuzzleShown, is.nothing)),
    clock: is.maybe(is.either(isClockShown, is.nothing)),
});

const isDone = is.shape<messages.Done>({
    type: is.word("done"),
    id: is.text,
    version: is.number,
    position: is.number,
    duplicate: is.flag,
});

const isRefusalMessage = is.shape<messages.RefusalMessage>({
    type: is.word("refused"),
    code: is.text,
    message: is.text,
    id: is.maybe(is.either(is.text, is.nothing)),
    rule: is.maybe(is.either(is.text, is.nothing)),
    facts: is.maybe(is.either(is.named(is.either(is.number, is.text)), is.nothing)),
});

const isPreviewed = is.shape<messages.Previewed>({
    type: is.word("preview"),
    id: is.text,
    version: is.number,
    choice: is.list(is.either(is.number, is.text)),
    irreversible: is.flag,
    view: is.either(isView, is.nothing),
    events: is.list(isHappening),
});

const isTableChanged = is.shape<messages.TableChanged>({
    type: is.word("table"),
    table: isTableShown,
});

const isRematch = is.shape<messages.Rematch>({
    type: is.word("rematch"),
    table: is.text,
});

const isPong = is.shape<messages.Pong>({
    type: is.word("pong"),
    id: is.either(is.text, is.nothing),
});

/** What requests are answered with. */
export interface Answers {
    AnalysisShown: messages.AnalysisShown;
    ChancesShown: messages.ChancesShown;
    AdviceShown: messages.AdviceShown;
    ChronicleShown: messages.ChronicleShown;
    Verified: messages.Verified;
    Replayed: messages.Replayed;
    Happened: messages.Happened;
    Chat: messages.Chat;
    Me: messages.Me;
    TableShown: messages.TableShown;
    DevicesShown: messages.DevicesShown;
    Joined: messages.Joined;
    SeatLink: messages.SeatLink;
    Invitation: messages.Invitation;
    Notes: messages.Notes;
    GameShown: messages.GameShown;
    CatalogueShown: messages.CatalogueShown;
    PushKey: messages.PushKey;
    Notices: messages.Notices;
    NoticesTried: messages.NoticesTried;
    PuzzleListed: messages.PuzzleListed;
    RulebookShown: messages.RulebookShown;
    OverviewShown: messages.OverviewShown;
    TipShown: messages.TipShown;
    Problem: messages.Problem;
}

export const answers: { [Name in keyof Answers]: is.Guard<Answers[Name]> } = {
    AnalysisShown: isAnalysisShown,
    ChancesShown: isChancesShown,
    AdviceShown: isAdviceShown,
    ChronicleShown: isChronicleShown,
    Verified: isVerified,
    Replayed: isReplayed,
    Happened: isHappened,
    Chat: isChat,
    Me: isMe,
    TableShown: isTableShown,
    DevicesShown: isDevicesShown,
    Joined: isJoined,
    SeatLink: isSeatLink,
    Invitation: isInvitation,
    Notes: isNotes,
    GameShown: isGameShown,
    CatalogueShown: isCatalogueShown,
    PushKey: isPushKey,
    Notices: isNotices,
    NoticesTried: isNoticesTried,
    PuzzleListed: isPuzzleListed,
    RulebookShown: isRulebookShown,
    OverviewShown: isOverviewShown,
    TipShown: isTipShown,
    Problem: isProblem,
};

export const isIncoming: is.Guard<messages.Incoming> = is.either(isPush, is.either(isDone, is.either(isRefusalMessage, is.either(isPreviewed, is.either(isChat, is.either(isTableChanged, is.either(isRematch, isPong)))))));
