/** Which page is shown: the address, nothing else. */

let path = $state(location.pathname);

export const route = {
    get path() {
        return path;
    },
};

export function go(to: string, replace = false): void {
    if (replace) history.replaceState(null, "", to);
    else history.pushState(null, "", to);
    path = location.pathname;
    scrollTo(0, 0);
}

addEventListener("popstate", () => {
    path = location.pathname;
});

/** Makes a link stay inside the page. */
export function inside(event: MouseEvent): void {
    const link = (event.target as Element).closest("a");
    if (!link || event.metaKey || event.ctrlKey || link.target || link.origin !== location.origin) return;
    event.preventDefault();
    go(link.pathname + link.hash);
}
