// Writes src/lib/messages.ts from the server's message schema, which comes on standard input:
//   python -c "import json; from remnants.server.http.messages import json_schema; print(json.dumps(json_schema()))" | node scripts/types.mjs
// With --check nothing is written; the exit status says whether the file is up to date.
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

const target = resolve(import.meta.dirname, "../src/lib/messages.ts");
const { $defs } = JSON.parse(readFileSync(0, "utf8"));

function type(schema) {
    if (schema.$ref) return schema.$ref.split("/").pop();
    if ("const" in schema) return JSON.stringify(schema.const);
    if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
    if (schema.anyOf) return schema.anyOf.map(type).join(" | ");
    if (Array.isArray(schema.type)) return schema.type.map((name) => type({ ...schema, type: name })).join(" | ");
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

const parts = ["// Made by scripts/types.mjs from the server's messages. Do not edit."];
for (const name of Object.keys($defs).sort()) {
    const schema = $defs[name];
    const said = schema.description ? `/** ${schema.description.split("\n\n")[0].replace(/\n/g, " ")} */\n` : "";
    parts.push(`${said}export type ${name} = ${type(schema)};`);
}
const text = parts.join("\n\n") + "\n";
if (process.argv.includes("--check")) {
    const old = readFileSync(target, "utf8");
    if (old !== text) console.error("src/lib/messages.ts differs from the server's messages: run scripts/types.mjs");
    process.exit(old === text ? 0 : 1);
}
writeFileSync(target, text);
