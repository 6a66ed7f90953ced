/** Tells somebody that it is their turn while the page is out of sight: a mark on the icon, and a soft sound. */

import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

export function notifyTurn(): void {
    if (document.hidden && settings.sound) chime();
}

/** Marks the page's icon while its reader is to move. */
export function markIcon(marked: boolean): void {
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    if (icon) icon.href = marked ? "/icon-turn.svg" : "/icon.svg";
}

export function chime(): void {
    try {
        audio ??= new AudioContext();
        void audio.resume();
        for (const [place, pitch] of [523, 784].entries()) {
            const tone = audio.createOscillator();
            const volume = audio.createGain();
            const start = audio.currentTime + place * 0.14;
            tone.frequency.value = pitch;
            volume.gain.setValueAtTime(0.0001, start);
            volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
            volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
            tone.connect(volume).connect(audio.destination);
            tone.start(start);
            tone.stop(start + 0.5);
        }
    } catch {
        // No sound here; title and icon say it too.
    }
}
