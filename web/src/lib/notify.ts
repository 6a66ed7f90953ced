/** Tells somebody that it is their turn: the title, the icon and a soft sound while the page is out of sight. */

import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

export function notifyTurn(): void {
    if (!document.hidden) return;
    document.title = "● Remnants";
    if (settings.sound) chime();
}

function chime(): void {
    try {
        audio ??= new AudioContext();
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
        // No sound here; the title says it too.
    }
}

document.addEventListener("visibilitychange", () => {
    if (!document.hidden) document.title = "Remnants";
});
