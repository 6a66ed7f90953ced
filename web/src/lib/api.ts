/** The server's HTTP part. What it answers is looked through with the guards that are made from its messages. */

import type { Problem } from "./messages";
import type { Answers } from "./received";

/** Something the server refused, with its reason. */
export class Refused extends Error {
    constructor(
        readonly status: number,
        readonly problem: Problem,
    ) {
        super(problem.message);
    }
}

/** The guards come with the first answer, not with the page. */
const guards = () => import("./received");

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
    const answer = await fetch(path, {
        method,
        credentials: "same-origin",
        ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
    if (answer.ok) return answer;
    const [{ answers }, problem] = await Promise.all([guards(), answer.json().catch(() => null) as unknown]);
    const unsaid = { code: "failed", message: answer.statusText };
    throw new Refused(answer.status, answers.Problem(problem) ? problem : unsaid);
}

/** A server that was changed since this page was loaded may answer in a form that the page does not know. */
function strange(status: number): Refused {
    return new Refused(status, { code: "strange", message: "the server says something that this page does not know" });
}

async function one<Name extends keyof Answers>(asked: Promise<Response>, name: Name): Promise<Answers[Name]> {
    const [{ answers }, answer] = await Promise.all([guards(), asked]);
    const given: unknown = await answer.json();
    if (!answers[name](given)) throw strange(answer.status);
    return given;
}

async function several<Name extends keyof Answers>(name: Name, path: string): Promise<Answers[Name][]> {
    const [{ answers }, answer] = await Promise.all([guards(), ask("GET", path)]);
    const given: unknown = await answer.json();
    const fits = answers[name];
    if (!Array.isArray(given) || !given.every((entry) => fits(entry))) throw strange(answer.status);
    return given;
}

export const api = {
    get: <Name extends keyof Answers>(name: Name, path: string) => one(ask("GET", path), name),
    list: several,
    post: <Name extends keyof Answers>(name: Name, path: string, body: unknown = {}) =>
        one(ask("POST", path, body), name),
    put: <Name extends keyof Answers>(name: Name, path: string, body: unknown) => one(ask("PUT", path, body), name),
    delete: <Name extends keyof Answers>(name: Name, path: string) => one(ask("DELETE", path), name),
    /** Sends what is answered with nothing that matters. */
    send: async (method: "POST" | "PUT" | "DELETE", path: string, body: unknown = {}) =>
        void (await ask(method, path, body)),
    text: async (path: string) => (await ask("GET", path)).text(),
};
