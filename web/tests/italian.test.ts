import { expect, it } from "vitest";
import { italian } from "../src/lib/text/italian";

it("joins prepositions with the articles of names, which then begin after them", () => {
    expect(italian("Va da la Gilda a l'Acciaieria.")).toBe("Va dalla Gilda all'Acciaieria.");
    expect(italian("Da il Filone in poi: su la via di i Tubi")).toBe("Dal Filone in poi: sulla via dei Tubi");
    expect(italian("9 di oro a \uE000cave:3\uE001la Conca\uE002")).toBe("9 d'oro alla \uE000cave:3\uE001Conca\uE002");
    expect(italian("a \uE000cave:1\uE001l'Officina\uE002")).toBe("all'\uE000cave:1\uE001Officina\uE002");
});

it("leaves alone what is no article, and parts two vowels", () => {
    expect(italian("a La Fuochista, di là, la via per l'Acciaieria")).toBe(
        "a La Fuochista, di là, la via per l'Acciaieria",
    );
    expect(italian("a Ada e Elena")).toBe("ad Ada ed Elena");
});
