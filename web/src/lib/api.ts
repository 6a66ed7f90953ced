/** The server's HTTP part. */

import type { Problem } from "./messages";

/** Something the server refused, with its reason. */
export class Refused extends Error {
    constructor(
        readonly status: number,
        readonly problem: Problem,
    ) {
        super(problem.message);
    }
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
    const answer = await fetch(path, {
        method,
        credentials: "same-origin",
        ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
    if (!answer.ok) {
        const problem = (await answer.json().catch(() => null)) as Problem | null;
        throw new Refused(answer.status, problem ?? { code: "failed", message: answer.statusText });
    }
    return answer;
}

async function json<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await ask(method, path, body);
    return (answer.status === 204 ? null : await answer.json()) as Answer;
}

export const api = {
    get: <Answer>(path: string) => json<Answer>("GET", path),
    post: <Answer>(path: string, body: unknown = {}) => json<Answer>("POST", path, body),
    put: <Answer>(path: string, body: unknown) => json<Answer>("PUT", path, body),
    delete: <Answer>(path: string) => json<Answer>("DELETE", path),
    text: async (path: string) => (await ask("GET", path)).text(),
};
