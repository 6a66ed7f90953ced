import { afterEach, describe, expect, it, vi } from "vitest";
import { api, Refused } from "../src/lib/api";
import { answers, isIncoming } from "../src/lib/received";
import { TableSocket } from "../src/lib/socket";
import { seenOf, toldOf } from "./recorded";

afterEach(() => vi.unstubAllGlobals());

/** A push as the server sends it, with a real position and what led to it. */
function push(game: string, place: number): object {
    const { position, events } = toldOf(game)[place]!;
    return {
        type: "push",
        table: "t",
        version: 1,
        position,
        phase: "playing",
        seat: 0,
        held: [0],
        since: 0,
        events: [{ version: 1, position, seat: 0, step: "turn", at: "", events }],
        view: seenOf(game).views[place],
        prompt: { seat: 0, step: "turn", yours: true },
        choices: [["end"], ["move", 3]],
        refused: [{ choice: ["pool"], rule: "city.pool", facts: { seat: 1, why: "empty" } }],
        irreversible: [],
        undoable: 0,
        recap: null,
    };
}

describe("what comes off the socket", () => {
    it("is known by its form", () => {
        for (const game of ["aylkor", "city", "lionsgate"]) expect(isIncoming(push(game, 1)), game).toBe(true);
        expect(isIncoming({ type: "pong", id: null })).toBe(true);
        expect(isIncoming({ type: "table", table: { id: "t" } })).toBe(false);
        expect(isIncoming({ ...push("city", 1), choices: [[true]] })).toBe(false);
        expect(isIncoming({ ...push("city", 1), type: "news" })).toBe(false);
        expect(isIncoming({ ...push("city", 1), told_later: "by a newer server" })).toBe(true);
    });

    it("ends the line for good where the page does not know it, and tells nobody of it", async () => {
        const lines: { onmessage?: (event: { data: string }) => void; close(): void }[] = [];
        vi.stubGlobal(
            "WebSocket",
            class {
                static OPEN = 1;
                close(): void {}
                constructor() {
                    lines.push(this);
                }
            },
        );
        const [heard, told] = [vi.fn(), vi.fn()];
        const socket = new TableSocket("t", heard, told);
        lines[0]!.onmessage?.({ data: JSON.stringify({ type: "pong", id: null }) });
        await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
        lines[0]!.onmessage?.({ data: JSON.stringify({ type: "push" }) });
        await vi.waitFor(() => expect(told).toHaveBeenCalledWith("closed", 426));
        expect(heard).toHaveBeenCalledTimes(1);
        socket.close();
    });
});

describe("what a request is answered with", () => {
    const answering = (status: number, body: unknown) =>
        vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(body), { status })));

    it("is given on where it has the form that was asked for", async () => {
        answering(200, { table: "t", seats: [1] });
        expect(await api.post("Joined", "/api/join")).toEqual({ table: "t", seats: [1] });
        answering(200, [{ type: "chat", number: 1, seat: null, name: "Ada", text: "Hi", at: "" }]);
        expect(await api.list("Chat", "/api/tables/t/chat")).toHaveLength(1);
        expect(answers.Joined({ table: "t", seats: ["one"] })).toBe(false);
    });

    it.each([
        ["get", { table: 1, seats: [] }],
        ["list", [{ table: "t", seats: null }]],
        ["list", { table: "t", seats: [] }],
    ] as const)("is refused by the page where it has another (%s %o)", async (how, body) => {
        answering(200, body);
        const answer = how === "get" ? api.get("Joined", "/") : api.list("Joined", "/");
        await expect(answer).rejects.toThrow("does not know");
    });

    it("says why not in the server's words, or only that it did not work", async () => {
        answering(409, { code: "stale", message: "the table has moved on" });
        const refused = await api.get("Me", "/api/me").catch((error: unknown) => error);
        expect(refused).toBeInstanceOf(Refused);
        expect(refused).toMatchObject({ status: 409, problem: { code: "stale" } });
        answering(502, "<html>");
        await expect(api.get("Me", "/api/me")).rejects.toMatchObject({ problem: { code: "failed" } });
    });
});
