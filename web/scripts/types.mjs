// Writes from the server's message schema, which comes on standard input, the types in src/lib/messages.ts and, for what
// the page receives, the guards in src/lib/received.ts:
//   python -c "import json; from remnants.server.http.schema import json_schema; print(json.dumps(json_schema()))" | node scripts/types.mjs
// With --check nothing is written; the exit status says whether the files are up to date.
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

const { $defs, received, told } = JSON.parse(readFileSync(0, "utf8"));
const MADE = "// Made by scripts/types.mjs from the server's messages. Do not edit.";

const named = (schema) => schema.$ref.split("/").pop();
const kinds = (schema) => schema.type.map((name) => ({ ...schema, type: name }));

function type(schema) {
    if (schema.$ref) return named(schema);
    if ("const" in schema) return JSON.stringify(schema.const);
    if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
    if (schema.anyOf) return schema.anyOf.map(type).join(" | ");
    if (Array.isArray(schema.type)) return kinds(schema).map(type).join(" | ");
    switch (schema.type) {
        case "string":
        case "boolean":
        case "null":
            return schema.type;
        case "integer":
        case "number":
            return "number";
        case "array": {
            const items = schema.items ? type(schema.items) : "unknown";
            return items.includes("|") ? `(${items})[]` : `${items}[]`;
        }
        case "object":
            if (schema.properties && schema.additionalProperties) return `Record<string, unknown> & ${object(schema)}`;
            if (schema.properties) return object(schema);
            return `Record<string, ${schema.additionalProperties ? type(schema.additionalProperties) : "unknown"}>`;
        default:
            return "unknown";
    }
}

function object(schema) {
    const lines = Object.entries(schema.properties).map(([name, field]) => {
        const optional = schema.required?.includes(name) ? "" : "?";
        return `    ${name}${optional}: ${type(field)};`;
    });
    return `{\n${lines.join("\n")}\n}`;
}

// ---------------------------------------------------------------------- guards

const GUARDS = { string: "is.text", boolean: "is.flag", null: "is.nothing", integer: "is.number", number: "is.number" };
/** Each with those before it that it is made of. */
const guards = new Map();

function either(schemas) {
    return schemas.map(guard).reduceRight((others, one) => `is.either(${one}, ${others})`);
}

function guard(schema) {
    if (schema.$ref) return guardOf(named(schema));
    if ("const" in schema) return `is.word(${JSON.stringify(schema.const)})`;
    if (schema.enum) return `is.word(${schema.enum.map((value) => JSON.stringify(value)).join(", ")})`;
    if (schema.anyOf) return either(schema.anyOf);
    if (Array.isArray(schema.type)) return either(kinds(schema));
    if (schema.type in GUARDS) return GUARDS[schema.type];
    if (schema.type === "array") return `is.list(${schema.items ? guard(schema.items) : "is.anything"})`;
    if (schema.type === "object")
        return `is.named(${schema.additionalProperties ? guard(schema.additionalProperties) : "is.anything"})`;
    return "is.anything";
}

function guardOf(name) {
    if (!guards.has(name)) {
        const { properties, required } = $defs[name];
        const parts = Object.entries(properties).map(([field, schema]) => {
            const found = guard(schema);
            return `    ${field}: ${required?.includes(field) ? found : `is.maybe(${found})`},\n`;
        });
        guards.set(name, `const is${name} = is.shape<messages.${name}>({\n${parts.join("")}});`);
    }
    return `is${name}`;
}

// ---------------------------------------------------------------------- both files

const types = [MADE];
for (const name of Object.keys($defs).sort()) {
    const schema = $defs[name];
    const said = schema.description ? `/** ${schema.description.split("\n\n")[0].replace(/\n/g, " ")} */\n` : "";
    types.push(`${said}export type ${name} = ${type(schema)};`);
}
types.push(`/** What the server says on a socket. */\nexport type Incoming = ${told.join(" | ")};`);

const forms = received.map((name) => `    ${name}: messages.${name};\n`).join("");
const answers = received.map((name) => `    ${name}: ${guardOf(name)},\n`).join("");
const said = either(told.map((name) => ({ $ref: name })));
const looking = [
    MADE,
    'import type * as messages from "./messages";\nimport * as is from "./shapes";',
    ...guards.values(),
    `/** What requests are answered with. */\nexport interface Answers {\n${forms}}`,
    `export const answers: { [Name in keyof Answers]: is.Guard<Answers[Name]> } = {\n${answers}};`,
    `export const isIncoming: is.Guard<messages.Incoming> = ${said};`,
];

const made = { "messages.ts": types, "received.ts": looking };
let stale = false;
for (const [name, parts] of Object.entries(made)) {
    const target = resolve(import.meta.dirname, "../src/lib", name);
    const text = parts.join("\n\n") + "\n";
    if (!process.argv.includes("--check")) writeFileSync(target, text);
    else if (readFileSync(target, "utf8") !== text) {
        console.error(`src/lib/${name} differs from the server's messages: run scripts/types.mjs`);
        stale = true;
    }
}
process.exit(stale ? 1 : 0);
