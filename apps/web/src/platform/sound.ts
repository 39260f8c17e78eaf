/** Short sounds made in code. Silent until the first interaction, as browsers and good manners ask. */
import { type SoundName, useSettings } from '../stores/settings.ts';

interface Note {
  readonly hertz: number;
  /** Seconds from the start of the sound. */
  readonly at: number;
  readonly length: number;
  readonly shape: OscillatorType;
}

const SOUNDS: Readonly<Record<SoundName, readonly Note[]>> = {
  turn: [
    { hertz: 523, at: 0, length: 0.16, shape: 'triangle' },
    { hertz: 784, at: 0.13, length: 0.26, shape: 'triangle' },
  ],
  moves: [{ hertz: 220, at: 0, length: 0.07, shape: 'sine' }],
  chat: [
    { hertz: 660, at: 0, length: 0.07, shape: 'sine' },
    { hertz: 590, at: 0.08, length: 0.09, shape: 'sine' },
  ],
  clock: [{ hertz: 980, at: 0, length: 0.05, shape: 'square' }],
};

const LOUDEST = 0.25;

let context: AudioContext | null = null;

/** Called once: the first press or key opens the sound. */
export function waitForInteraction(): void {
  const open = () => {
    context ??= new AudioContext();
    removeEventListener('pointerdown', open);
    removeEventListener('keydown', open);
  };
  addEventListener('pointerdown', open);
  addEventListener('keydown', open);
}

export function sound(name: SoundName): void {
  const { sounds, volume } = useSettings.getState();
  if (!context || !sounds[name] || volume === 0) return;
  if (context.state === 'suspended') void context.resume();
  for (const note of SOUNDS[name]) play(context, note, volume * LOUDEST);
}

function play(audio: AudioContext, note: Note, loudness: number): void {
  const start = audio.currentTime + note.at;
  const tone = new OscillatorNode(audio, { type: note.shape, frequency: note.hertz });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(note.shape === 'square' ? loudness / 3 : loudness, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + note.length);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(start + note.length);
}
