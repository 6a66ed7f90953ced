import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FluentResource } from "@fluent/bundle";

const read = (file: string) => new FluentResource(readFileSync(new URL(file, import.meta.url), "utf8"));
const GAMES = ["city", "aylkor", "lionsgate"];
const PAIRS = [
    ["../src/lib/text/en.ftl", "../src/lib/text/it.ftl"],
    ...GAMES.flatMap((game) =>
        ["play.ftl", "table.ftl"].map((file) => {
            const of = (language: string) => `../../src/remnants/boxes/${game}/text/${language}/${file}`;
            return [of("en"), of("it")];
        }),
    ),
] as [string, string][];

describe("texts", () => {
    it.each(PAIRS)("%s has every message and attribute in Italian too", (english, italian) => {
        const shape = (file: string) =>
            read(file)
                .body.map((message) => [message.id, ...Object.keys(message.attributes).sort()].join(" "))
                .sort();
        expect(shape(italian)).toEqual(shape(english));
        expect(shape(english).length).toBeGreaterThan(40);
    });
});
