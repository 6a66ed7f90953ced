/** Few and short sounds, made here instead of recorded. */

/** What is heard: tones with pitch, start and length in seconds, or a breath of noise. */
type Part =
    | { pitch: number; to?: number; at: number; lasts: number; shape: OscillatorType; loud: number }
    | { noise: number; at: number; lasts: number; loud: number };

export const SOUNDS = {
    turn: [
        { pitch: 523, at: 0, lasts: 0.5, shape: "sine", loud: 0.12 },
        { pitch: 784, at: 0.14, lasts: 0.5, shape: "sine", loud: 0.12 },
    ],
    card: [{ noise: 2400, at: 0, lasts: 0.12, loud: 0.1 }],
    piece: [{ pitch: 190, to: 120, at: 0, lasts: 0.09, shape: "triangle", loud: 0.2 }],
    die: [
        { noise: 5200, at: 0, lasts: 0.03, loud: 0.16 },
        { noise: 4300, at: 0.07, lasts: 0.03, loud: 0.13 },
        { noise: 3600, at: 0.15, lasts: 0.04, loud: 0.1 },
    ],
    coin: [
        { pitch: 1568, at: 0, lasts: 0.16, shape: "sine", loud: 0.07 },
        { pitch: 2093, at: 0.06, lasts: 0.22, shape: "sine", loud: 0.06 },
    ],
    hit: [
        { pitch: 130, to: 45, at: 0, lasts: 0.24, shape: "sawtooth", loud: 0.13 },
        { noise: 900, at: 0, lasts: 0.12, loud: 0.14 },
    ],
    alarm: [
        { pitch: 440, to: 587, at: 0, lasts: 0.22, shape: "square", loud: 0.04 },
        { pitch: 440, to: 587, at: 0.26, lasts: 0.22, shape: "square", loud: 0.04 },
    ],
    end: [
        { pitch: 392, at: 0, lasts: 0.5, shape: "triangle", loud: 0.12 },
        { pitch: 494, at: 0.16, lasts: 0.5, shape: "triangle", loud: 0.12 },
        { pitch: 587, at: 0.32, lasts: 0.5, shape: "triangle", loud: 0.12 },
        { pitch: 784, at: 0.48, lasts: 0.9, shape: "triangle", loud: 0.12 },
    ],
} satisfies Record<string, Part[]>;
export type Sound = keyof typeof SOUNDS;

const SILENT = 0.0001;
let audio: AudioContext | null = null;

export function sound(which: Sound): void {
    try {
        audio ??= new AudioContext();
        void audio.resume();
        for (const part of SOUNDS[which]) play(audio, part);
    } catch {
        // A browser without sound plays on.
    }
}

function play(audio: AudioContext, part: Part): void {
    const start = audio.currentTime + part.at;
    const end = start + part.lasts;
    const volume = audio.createGain();
    volume.gain.setValueAtTime(SILENT, start);
    volume.gain.exponentialRampToValueAtTime(part.loud, start + Math.min(0.02, part.lasts / 4));
    volume.gain.exponentialRampToValueAtTime(SILENT, end);
    volume.connect(audio.destination);
    const source = "noise" in part ? breath(audio, part.noise, volume) : tone(audio, part, start, end, volume);
    source.start(start);
    source.stop(end);
}

function tone(
    audio: AudioContext,
    { pitch, to, shape }: Extract<Part, { pitch: number }>,
    start: number,
    end: number,
    into: AudioNode,
): AudioScheduledSourceNode {
    const made = audio.createOscillator();
    made.type = shape;
    made.frequency.setValueAtTime(pitch, start);
    if (to) made.frequency.exponentialRampToValueAtTime(to, end);
    made.connect(into);
    return made;
}

function breath(audio: AudioContext, pitch: number, into: AudioNode): AudioScheduledSourceNode {
    const made = audio.createBufferSource();
    made.buffer = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
    const samples = made.buffer.getChannelData(0);
    for (let place = 0; place < samples.length; place += 1) samples[place] = 2 * Math.random() - 1;
    const band = audio.createBiquadFilter();
    band.type = "bandpass";
    band.frequency.value = pitch;
    made.connect(band).connect(into);
    return made;
}
