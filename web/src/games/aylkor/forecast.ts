/** What can still be done, and what attacks would come to: who loses how much, both ways. */

import type { Option } from "../../lib/choosing/choices";
import type { Table } from "../../lib/table.svelte";
import { listed, nameIn, t } from "../../lib/text.svelte";
import { fightsOf, isChoice, kindsOf, NONE, stateOf } from "./aylkor";
import type { AylkorFight } from "./declared";

/** What an attack would do to one of the two. */
export interface Blow {
    space: number;
    loses: number;
    falls: boolean;
    deals: number;
    /** It brings the other down. */
    fells: boolean;
}

/** The numbers of an attack that can be chosen. */
export function fightOf(table: Table, option: Option | null): AylkorFight | null {
    if (!table.view || !option?.allowed || !isChoice(option.choice, "attack")) return null;
    const [, start, end] = option.choice;
    return fightsOf(table.view).find((one) => one.start === start && one.end === end) ?? null;
}

export function blowToDefender(fight: AylkorFight): Blow {
    const { end, damage, left, back, kept } = fight;
    return { space: end, loses: damage, falls: left === 0, deals: back, fells: back > 0 && kept === 0 };
}

export function blowToAttacker(fight: AylkorFight): Blow {
    const { start, damage, left, back, kept } = fight;
    return { space: start, loses: back, falls: back > 0 && kept === 0, deals: damage, fells: left === 0 };
}

/** The same in words. */
export function fightWords(table: Table, fight: AylkorFight): string {
    const { card } = stateOf(table.view!);
    const name = (space: number) => nameIn(kindsOf(table).card[card[space] ?? NONE]?.name);
    return t("word-fight", { ...fight, card: name(fight.start), target: name(fight.end) });
}

/** How many units may still move, attack or use their ability, and how many cards can be played; none is left out. */
export function leftToDo(table: Table): string {
    const able: Record<string, Set<unknown>> = {
        moves: new Set(),
        attacks: new Set(),
        uses: new Set(),
        cards: new Set(),
    };
    for (const { allowed, choice } of table.choosing.options) {
        if (!allowed) continue;
        if (isChoice(choice, "move")) able["moves"]!.add(choice[1]);
        else if (isChoice(choice, "attack")) able["attacks"]!.add(choice[1]);
        else if (isChoice(choice, "use")) able["uses"]!.add(choice[1]);
        else if (isChoice(choice, "build", "tech")) able["cards"]!.add(choice[1]);
    }
    const counted = Object.entries(able).filter(([, things]) => things.size > 0);
    return listed(counted.map(([kind, { size }]) => t(`word-left-${kind}`, { count: size })));
}
