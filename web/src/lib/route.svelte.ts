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

/** What the address asks for behind the question mark. */
export function askedFor(name: string): string | null {
    return new URLSearchParams(location.search).get(name);
}

/** Puts something behind the question mark, or takes it away, so that the address leads back to what is shown. */
export function askFor(name: string, value: number | string | null): void {
    const address = new URL(location.href);
    if (value === null) address.searchParams.delete(name);
    else address.searchParams.set(name, String(value));
    if (address.href !== location.href) history.replaceState(history.state, "", address);
}

addEventListener("popstate", () => {
    path = location.pathname;
});

/** Makes a link stay inside the page. */
export function inside(event: MouseEvent): void {
    const link = (event.target as Element).closest("a");
    if (!link || event.metaKey || event.ctrlKey || link.target || link.origin !== location.origin) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
}
