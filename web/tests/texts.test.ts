import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FluentResource } from "@fluent/bundle";

const read = (file: string) => new FluentResource(readFileSync(new URL(file, import.meta.url), "utf8"));
const PAIRS = [
    ["../src/lib/text/en.ftl", "../src/lib/text/it.ftl"],
    ["../../src/remnants/games/city/text/en/table.ftl", "../../src/remnants/games/city/text/it/table.ftl"],
] as const;

describe("texts", () => {
    it.each(PAIRS)("%s has every message and attribute in Italian too", (english, italian) => {
        const shape = (file: string) =>
            read(file)
                .body.map((message) => [message.id, ...Object.keys(message.attributes).sort()].join(" "))
                .sort();
        expect(shape(italian)).toEqual(shape(english));
        expect(shape(english).length).toBeGreaterThan(50);
    });
});
