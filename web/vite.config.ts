/// <reference types="vitest/config" />
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { shortened } from "./scripts/shortened.mjs";

const SERVER = process.env["REMNANTS_SERVER"] ?? "http://127.0.0.1:8000";
const DRAWN = "pictures.json?drawn";

/** `pictures.json?drawn` names a picture of the game-icons set for each card; only those named come along. */
function drawnPictures(): Plugin {
    return {
        name: "drawn-pictures",
        enforce: "pre",
        load(id) {
            if (!id.endsWith(DRAWN)) return null;
            const set = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
            const { icons } = JSON.parse(readFileSync(set, "utf8")) as { icons: Record<string, { body: string }> };
            const wanted = JSON.parse(readFileSync(id.slice(0, -"?drawn".length), "utf8")) as Record<string, string>;
            const names = [...new Set(Object.values(wanted))];
            const paths = names.map((name) => {
                const path = / d="([^"]+)"/.exec(icons[name]?.body ?? "")?.[1];
                if (!path) throw new Error(`${id}: there is no picture ${name} in game-icons`);
                return shortened(path);
            });
            const entries = Object.entries(wanted).map(
                ([card, name]) => `${JSON.stringify(card)}:p[${names.indexOf(name)}]`,
            );
            return `const p=${JSON.stringify(paths)};export default {${entries.join(",")}}`;
        },
    };
}

export default defineConfig({
    plugins: [drawnPictures(), svelte()],
    build: {
        outDir: "../src/remnants/server/static",
        emptyOutDir: true,
        target: "es2022",
        modulePreload: { polyfill: false },
        manifest: true,
    },
    server: { proxy: { "/api": { target: SERVER, ws: true } } },
    test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
});
