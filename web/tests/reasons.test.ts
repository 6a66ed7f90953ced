import { expect, it } from "vitest";
import { client as aylkor } from "../src/games/aylkor";
import { client as city } from "../src/games/city";
import { client as lionsgate } from "../src/games/lionsgate";
import { seenOf } from "./recorded";

it.each([
    ["aylkor", aylkor],
    ["city", city],
    ["lionsgate", lionsgate],
])("why somebody won is what the rules of %s say", (game, client) => {
    const [begun, over] = [seenOf(game).views[0]!, seenOf(game).views.at(-1)!];
    expect(client.reason(over)).toEqual(over.worked_out["ending"]);
    expect(client.reason(over)["way"]).toBeTypeOf("string");
    expect(client.reason(begun)).toEqual({});
});
