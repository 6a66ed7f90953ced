// Shows the notices that come while no page is open: "your turn", "game over". It keeps nothing and serves nothing.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
    const notice = event.data.json();
    const shown = self.registration.showNotification(notice.title, {
        body: notice.text,
        icon: "/icon.svg",
        tag: notice.table,
        renotify: true,
        data: { path: notice.path },
    });
    event.waitUntil(shown);
});

async function open(path) {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = pages.find((page) => new URL(page.url).pathname === path);
    return there ? there.focus() : self.clients.openWindow(path);
}

self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data.path));
});
