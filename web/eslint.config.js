import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
    js.configs.recommended,
    ...ts.configs.strict,
    ...svelte.configs.recommended,
    {
        languageOptions: { globals: { ...globals.browser } },
        rules: {
            "@typescript-eslint/no-non-null-assertion": "off",
            "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_", argsIgnorePattern: "^_" }],
            // Sets and maps are made anew and replaced whole here, never changed in place.
            "svelte/prefer-svelte-reactivity": "off",
            // There is no SvelteKit here whose paths would have to be resolved.
            "svelte/no-navigation-without-resolve": "off",
        },
    },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: { parserOptions: { parser: ts.parser } },
    },
    { files: ["scripts/*.mjs", "*.config.*"], languageOptions: { globals: { ...globals.node } } },
    { ignores: ["node_modules", "src/lib/messages.ts", "src/lib/received.ts"] },
);
