import type { Told } from '@potyczka/table';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Needs } from '../games/game-ui.js';
import type { Frame, Story } from '../worker/story.js';
import { isTyping } from './input.js';

/** At speed 1 a step is looked at for at least this long, in milliseconds. */
const STEP_MS = 250;

/** Where a replay is, and how it goes on. */
export interface Steps {
  readonly step: number;
  readonly last: number;
  readonly frame: Frame;
  /** Lines of the step that is shown begin here. */
  readonly since: number;
  readonly happening: readonly Told[];
  readonly isPlaying: boolean;
  readonly speed: number;
  readonly milestones: readonly number[];
  readonly turns: readonly number[];
  go(to: number): void;
  setPlaying(to: (isPlaying: boolean) => boolean): void;
  setSpeed(speed: number): void;
  toNext(steps: readonly number[]): void;
  toPrevious(steps: readonly number[]): void;
}

/** Steps with a line of a certain kind. */
const stepsWith = (story: Story, isOne: (event: unknown) => boolean): readonly number[] => {
  const entries = new Set(story.log.filter(t => isOne(t.event)).map(t => t.n));
  return story.frames.flatMap((f, i) => (entries.has(f.n) ? [i] : []));
};

/** Arrows go by steps, with shift by turns; space plays. */
const useStepKeys = (steps: Steps): void => {
  const { go, step, toNext, toPrevious, turns, setPlaying } = steps;
  useEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      if (isTyping(e) || (e.target instanceof Element && e.target.closest('[data-el], button'))) return;
      if (e.key === 'ArrowRight') e.shiftKey ? toNext(turns) : go(step + 1);
      else if (e.key === 'ArrowLeft') e.shiftKey ? toPrevious(turns) : go(step - 1);
      else if (e.key === ' ') {
        e.preventDefault();
        setPlaying(p => !p);
      }
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [go, step, toNext, toPrevious, turns, setPlaying]);
};

/** A match step by step, from a moment on. */
export const useSteps = (
  story: Story,
  ui: Needs<'story' | 'turns'>,
  log: readonly Told[],
  at: number | null,
): Steps => {
  const { frames } = story;
  const last = frames.length - 1;
  const [step, setStep] = useState(() =>
    at === null
      ? 0
      : Math.max(
          0,
          frames.findLastIndex(f => f.n <= at),
        ),
  );
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const frame = frames[step] as Frame;
  const since = frames[step - 1]?.lines ?? frame.lines;
  const happening = useMemo(() => log.slice(since, frame.lines), [log, since, frame]);
  const milestones = useMemo(() => stepsWith(story, e => ui.story.isMilestone(e)), [story, ui]);
  const turns = useMemo(() => stepsWith(story, e => ui.turns?.isTurn(e) ?? false), [story, ui]);
  const go = useCallback((to: number) => setStep(Math.max(0, Math.min(last, to))), [last]);
  useEffect(() => {
    if (!isPlaying) return;
    if (step >= last) return setPlaying(false);
    const long = happening.reduce((most, x) => Math.max(most, ui.story.pause(x.event)), 0);
    const timer = setTimeout(() => setStep(s => s + 1), (STEP_MS + 1000 * long) / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, step, last, happening, speed, ui]);
  const toNext = useCallback(
    (steps: readonly number[]) => go(steps.find(x => x > step) ?? last),
    [go, step, last],
  );
  const toPrevious = useCallback(
    (steps: readonly number[]) => go(steps.findLast(x => x < step) ?? 0),
    [go, step],
  );
  const all: Steps = {
    step,
    last,
    frame,
    since,
    happening,
    isPlaying,
    speed,
    milestones,
    turns,
    go,
    setPlaying,
    setSpeed,
    toNext,
    toPrevious,
  };
  useStepKeys(all);
  return all;
};
