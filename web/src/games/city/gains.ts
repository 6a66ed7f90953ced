/** What a scene brings whom, in signs. */

import type { Gain } from "../../lib/story/Gains.svelte";
import type { Scene } from "../../lib/story/cutting";
import type { IconName } from "../../lib/pieces/icons";
import { t } from "../../lib/text.svelte";
import type { CityTold } from "./declared";

const SIGNS: Partial<Record<string, { icon: IconName; label: string }>> = {
    arcs: { icon: "coin", label: "word-arcs" },
    gambled: { icon: "coin", label: "word-arcs" },
    renown: { icon: "star", label: "word-renown" },
    drew: { icon: "cards", label: "word-hand" },
    figures: { icon: "pawn", label: "word-pool" },
    income: { icon: "coin", label: "word-arcs" },
} satisfies Partial<Record<CityTold, { icon: IconName; label: string }>>;

export function gainsOf(scene: Scene): Gain[] {
    return scene.events.flatMap((event) => {
        const sign = SIGNS[event.kind];
        const [seat, amount] = [Number(event["seat"]), Number(event["amount"])];
        if (!sign || !amount) return [];
        return [{ seat, icon: sign.icon, label: t(sign.label), amount }];
    });
}
