/** The games' clients, each loaded when its table is opened. */

import type { GameClient } from "./contract";

const CLIENTS: Record<string, () => Promise<{ client: GameClient }>> = {
    aylkor: () => import("./aylkor"),
    city: () => import("./city"),
    lionsgate: () => import("./lionsgate"),
};

export async function clientOf(game: string): Promise<GameClient> {
    const load = CLIENTS[game] ?? (() => import("./plain"));
    return (await load()).client;
}
