// The budget: first load at most 60 kB of gzipped script, and at most 90 kB more for each game with its pictures.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";

const FIRST = 60;
const GAME = 90;
const folder = resolve(import.meta.dirname, "../../src/remnants/server/static");
const manifest = JSON.parse(readFileSync(resolve(folder, ".vite/manifest.json"), "utf8"));

/** All scripts that loading one entry brings, itself included. */
function scripts(key, found = new Set()) {
    const chunk = manifest[key];
    if (chunk.file.endsWith(".js")) found.add(chunk.file);
    for (const other of chunk.imports ?? []) if (!found.has(manifest[other].file)) scripts(other, found);
    return found;
}

function size(files) {
    let sum = 0;
    for (const file of files) sum += gzipSync(readFileSync(resolve(folder, file)), { level: 9 }).length;
    return sum;
}

let failed = false;
function check(name, files, most) {
    const bytes = size(files);
    failed ||= bytes > most * 1024;
    console.log(
        `${name.padEnd(24)} ${(bytes / 1024).toFixed(1).padStart(6)} kB of ${most} ${bytes > most * 1024 ? "TOO MUCH" : ""}`,
    );
}

const first = scripts("index.html");
for (const key of Object.keys(manifest))
    if (/pages\/\w+\.svelte$/.test(key)) for (const file of scripts(key)) first.add(file);
check("first load and pages", first, FIRST);
for (const key of Object.keys(manifest)) {
    const game = /^src\/games\/(\w+)\/index\.ts$/.exec(key);
    if (game)
        check(
            game[1],
            [...scripts(key)].filter((file) => !first.has(file)),
            GAME,
        );
}
process.exit(failed ? 1 : 0);
