/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const SERVER = process.env["REMNANTS_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
    plugins: [svelte()],
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
