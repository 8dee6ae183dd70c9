/** What can be heard: short and soft, and only if somebody wants it. */
export type Sound = 'shot' | 'kill' | 'card' | 'turn' | 'victory';

interface Tone {
  readonly hertz: number;
  readonly to?: number;
  readonly from: number;
  readonly long: number;
  readonly loud: number;
  readonly wave: OscillatorType;
}

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  turn: [{ hertz: 620, from: 0, long: 0.18, loud: 0.08, wave: 'sine' }],
  card: [{ hertz: 900, to: 1300, from: 0, long: 0.07, loud: 0.04, wave: 'triangle' }],
  shot: [{ hertz: 420, to: 120, from: 0, long: 0.14, loud: 0.07, wave: 'sawtooth' }],
  kill: [
    { hertz: 220, to: 60, from: 0, long: 0.4, loud: 0.1, wave: 'sawtooth' },
    { hertz: 110, to: 50, from: 0.1, long: 0.5, loud: 0.09, wave: 'sine' },
  ],
  victory: [523, 659, 784, 1047].map((hertz, i) => ({
    hertz,
    from: i * 0.12,
    long: 0.3,
    loud: 0.07,
    wave: 'triangle' as const,
  })),
};

let audio: AudioContext | undefined;

const sing = (context: AudioContext, { hertz, to, from, long, loud, wave }: Tone): void => {
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  const start = context.currentTime + from;
  tone.type = wave;
  tone.frequency.setValueAtTime(hertz, start);
  if (to) tone.frequency.exponentialRampToValueAtTime(to, start + long);
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + long);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + long + 0.02);
};

export const play = (sound: Sound): void => {
  audio ??= new AudioContext();
  for (const tone of TONES[sound]) sing(audio, tone);
};
