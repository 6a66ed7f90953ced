/**
 * Plays at an open table as a person would: clicks what is lit on the page, and nothing else.
 *
 * `until` names a step of ours to stop before; without it the game is played to its end. `prefer` lists verbs and
 * spaces to take whenever they are there. Gives {over, step, moves, scrolled}.
 */
window.playOn = async ({ until = null, prefer = [], most = 5000, seed = 1 }) => {
    let dice = seed;
    const random = (count) => {
        dice = (dice * 1103515245 + 12345) % 2147483648;
        return Math.floor((dice / 2147483648) * count);
    };
    const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
    const all = (selector) => [...document.querySelectorAll(selector)];
    let moves = 0;
    let scrolled = 0;
    let waited = 0;
    let last = "";
    while (moves < most) {
        const table = document.querySelector("main.table");
        const pass = document.querySelector("[data-action=pass]");
        if (pass) pass.click();
        if (document.querySelector("[data-zone=over]")) return { over: true, step: null, moves, scrolled };
        const offered = table ? all("[data-choice]:not([aria-disabled=true]), .available") : [];
        const moment = `${table?.dataset.version} ${table?.dataset.asking}`;
        if (offered.length === 0 || moment === last) {
            await pause(3);
            waited += 1;
            if (waited > 8000) throw new Error(`nothing to do at ${table?.dataset.step}`);
            if (waited % 150 === 0) last = "";
            continue;
        }
        waited = 0;
        if (until !== null && table.dataset.step === until) return { over: false, step: until, moves, scrolled };
        last = moment;
        scrolled = Math.max(scrolled, document.documentElement.scrollHeight - innerHeight);
        const liked = offered.filter((one) => {
            return prefer.includes((one.dataset.choice ?? "").split(" ")[0]) || prefer.includes(one.dataset.space);
        });
        const chosen = liked.length > 0 ? liked[random(liked.length)] : offered[random(offered.length)];
        if (chosen.dataset.space) {
            // A tile is pointed at first, then laid.
            chosen.dispatchEvent(new PointerEvent("pointerenter"));
            await pause(0);
        }
        chosen.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        moves += 1;
    }
    return { over: false, step: null, moves, scrolled };
};
