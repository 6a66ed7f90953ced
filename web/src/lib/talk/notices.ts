/** Being told of one's turn while no page is open: by this browser (web push), and by a webhook. */

import { api } from "../api";
import type { Notices, NoticesTried } from "../messages";
import { settings } from "../settings.svelte";

/** unsupported: this browser cannot; denied: its owner has forbidden it; off and on: as it stands for this table. */
export type Telling = "unsupported" | "denied" | "off" | "on";

function base(table: string, seat: number): string {
    return `/api/tables/${table}/seats/${seat}`;
}

async function subscription(): Promise<PushSubscription | null> {
    const worker = await navigator.serviceWorker.getRegistration();
    return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Whether this browser tells of this seat's turns. */
export async function telling(notices: Notices): Promise<Telling> {
    if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "unsupported";
    if (Notification.permission === "denied") return "denied";
    const own = await subscription();
    return own && notices.push.some((one) => one.endpoint === own.endpoint) ? "on" : "off";
}

export function read(table: string, seat: number): Promise<Notices> {
    return api.get("Notices", `${base(table, seat)}/notices`);
}

/** Asks the reader for leave, and the browser for an address; every seat held here is told of. */
export async function tell(table: string, seats: number[]): Promise<boolean> {
    if ((await Notification.requestPermission()) !== "granted") return false;
    await navigator.serviceWorker.register("/service-worker.js");
    const worker = await navigator.serviceWorker.ready;
    const { key } = await api.get("PushKey", "/api/push");
    const own = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    for (const seat of seats)
        await api.put("Notices", `${base(table, seat)}/push`, { ...own.toJSON(), language: settings.language });
    return true;
}

/** This browser tells no more of these seats; it may go on telling of other tables. */
export async function tellNoMore(table: string, seats: number[]): Promise<void> {
    const own = await subscription();
    if (!own) return;
    for (const seat of seats)
        await api.delete("Notices", `${base(table, seat)}/push?endpoint=${encodeURIComponent(own.endpoint)}`);
}

export function setWebhook(table: string, seat: number, url: string): Promise<Notices> {
    const address = `${base(table, seat)}/webhook`;
    return url ? api.put("Notices", address, { url, language: settings.language }) : api.delete("Notices", address);
}

export function tryOut(table: string, seat: number): Promise<NoticesTried> {
    return api.post("NoticesTried", `${base(table, seat)}/notices/try`);
}
