/// <reference types="svelte" />
/// <reference types="vite/client" />

/** Pictures by the id of a card: paths on a grid of 512 by 512. */
declare module "*pictures.json?drawn" {
    const pictures: Record<string, string | undefined>;
    export default pictures;
}
