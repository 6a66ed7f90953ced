/** The socket of a table: reconnects by itself and sends every command until it is answered. */

import type { Incoming, Look, Ping, Play, Preview, Say, Undo } from "./messages";

export type Outgoing = Play | Undo | Preview | Look | Say | Ping;
/** synced: all is answered; waiting: a command is on its way for long; reconnecting: no line; closed: for good. */
export type Link = "connecting" | "synced" | "waiting" | "reconnecting" | "closed";

/** What a closed line says where the server has been changed since this page was loaded. */
const OTHER_PAGE_NEEDED = 426;
const PATIENCE = 2500;
const HEARTBEAT = 15_000;

let lastCommand = 0;
const session = Math.random().toString(36).slice(2, 10);

/** A name for a command that no other has. */
export function commandId(): string {
    lastCommand += 1;
    return `${session}-${lastCommand}`;
}

export class TableSocket {
    private socket: WebSocket | null = null;
    private unanswered = new Map<string, { message: Outgoing; since: number }>();
    private attempts = 0;
    private timer: ReturnType<typeof setTimeout> | undefined;
    private readonly watch: ReturnType<typeof setInterval>;
    private heard = Date.now();
    private over = false;
    /** The guards come while the line is being opened; what is said waits for them. */
    private readonly looking = import("./received");
    /** The seat to look from after a reconnect; undefined leaves it to the server. */
    seat: number | undefined;

    constructor(
        private readonly table: string,
        private readonly hear: (message: Incoming) => void,
        private readonly tell: (link: Link, code?: number) => void,
    ) {
        this.watch = setInterval(() => this.lookAfter(), 1000);
        addEventListener("online", this.hurry);
        document.addEventListener("visibilitychange", this.hurry);
        this.open();
    }

    send(message: Outgoing): void {
        const answered = message.type === "play" || message.type === "undo" || message.type === "chat";
        if (answered && message.id) this.unanswered.set(message.id, { message, since: Date.now() });
        if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    }

    close(): void {
        this.over = true;
        clearInterval(this.watch);
        clearTimeout(this.timer);
        removeEventListener("online", this.hurry);
        document.removeEventListener("visibilitychange", this.hurry);
        this.socket?.close();
    }

    private open(): void {
        const scheme = location.protocol === "https:" ? "wss" : "ws";
        const query = this.seat === undefined ? "" : `?seat=${this.seat}`;
        const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket${query}`);
        this.socket = socket;
        socket.onopen = () => {
            this.attempts = 0;
            this.heard = Date.now();
            for (const { message } of this.unanswered.values()) socket.send(JSON.stringify(message));
            this.report();
        };
        socket.onmessage = (event) => {
            this.heard = Date.now();
            const said: unknown = JSON.parse(String(event.data));
            void this.looking.then(({ isIncoming }) => {
                if (this.over) return;
                if (isIncoming(said)) this.take(said);
                else this.end(OTHER_PAGE_NEEDED);
            });
        };
        socket.onclose = (event) => {
            if (this.over || this.socket !== socket) return;
            if (event.code >= 4400 && event.code !== 4429) {
                this.end(event.code - 4000);
                return;
            }
            this.tell("reconnecting");
            this.attempts += 1;
            this.timer = setTimeout(() => this.open(), Math.min(5000, 250 * 2 ** this.attempts));
        };
    }

    private take(message: Incoming): void {
        if ((message.type === "done" || message.type === "refused") && message.id) this.unanswered.delete(message.id);
        this.hear(message);
        this.report();
    }

    private end(code: number): void {
        this.close();
        this.tell("closed", code);
    }

    private readonly hurry = (): void => {
        if (this.over || document.hidden || this.socket?.readyState === WebSocket.OPEN) return;
        clearTimeout(this.timer);
        this.open();
    };

    private report(): void {
        if (this.socket?.readyState !== WebSocket.OPEN) return;
        const late = [...this.unanswered.values()].some(({ since }) => Date.now() - since > PATIENCE);
        this.tell(late ? "waiting" : "synced");
    }

    private lookAfter(): void {
        if (this.socket?.readyState !== WebSocket.OPEN) return;
        this.report();
        const silence = Date.now() - this.heard;
        if (silence > 2 * HEARTBEAT) this.socket.close();
        else if (silence > HEARTBEAT) this.send({ type: "ping" });
    }
}
