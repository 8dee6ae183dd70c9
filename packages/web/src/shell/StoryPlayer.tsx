import type { Who } from '@potyczka/kernel';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { GameUi } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { type Place, pathOf } from '../wire/clients.js';
import type { Frame, Story } from '../worker/story.js';
import { Bar } from './Bar.js';
import { Caption } from './Caption.js';
import { Inspector } from './Inspector.js';
import { isTyping } from './input.js';
import { Log } from './Log.js';
import { Plot } from './Plot.js';
import { Scores } from './Scores.js';
import { Stage } from './Stage.js';
import { still } from './still.js';
import { useChoice } from './useChoice.js';
import { useElements } from './useElements.js';
import { useNarrow } from './useNarrow.js';

interface PlayerProps {
  readonly story: Story;
  readonly ui: GameUi;
  readonly as: Who;
  readonly at: number | null;
  readonly place: Place;
  readonly table: string;
  setAs(as: Who): void;
}

const SPEEDS = [0.5, 1, 2, 4, 8] as const;
/** At speed 1 a step is looked at for at least this long, in milliseconds. */
const STEP_MS = 250;

/** Steps after which something deserves a mark. */
const milestonesOf = (story: Story, ui: GameUi): readonly number[] => {
  const entries = new Set(story.log.filter(t => ui.isMilestone(t.event)).map(t => t.n));
  return story.frames.flatMap((f, i) => (entries.has(f.n) ? [i] : []));
};

const noAnswer = (): void => undefined;

/** A match on a timeline: step, play at speed, jump to what matters, link to a moment. */
export const StoryPlayer = ({ story, ui, as, setAs, at, place, table }: PlayerProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const { frames, log } = story;
  const last = frames.length - 1;
  const start =
    at === null
      ? 0
      : Math.max(
          0,
          frames.findLastIndex(f => f.n <= at),
        );
  const [step, setStep] = useState(start);
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [highlight, setHighlight] = useState<readonly string[]>([]);
  const [note, setNote] = useState('');
  const page = useRef<HTMLElement>(null);
  const narrow = useNarrow();
  const frame = frames[step] as Frame;
  const happening = useMemo(
    () => log.slice(frames[step - 1]?.lines ?? frame.lines, frame.lines),
    [log, frames, step, frame],
  );
  const milestones = useMemo(() => milestonesOf(story, ui), [story, ui]);
  const go = useCallback((to: number) => setStep(Math.max(0, Math.min(last, to))), [last]);

  useEffect(() => {
    if (!isPlaying) return;
    if (step >= last) return setPlaying(false);
    const long = happening.reduce((most, x) => Math.max(most, ui.pause(x.event)), 0);
    const timer = setTimeout(() => setStep(s => s + 1), (STEP_MS + 1000 * long) / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, step, last, happening, speed, ui]);

  useEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      if (isTyping(e) || (e.target instanceof Element && e.target.closest('[data-el], button'))) return;
      if (e.key === 'ArrowRight') go(step + 1);
      else if (e.key === 'ArrowLeft') go(step - 1);
      else if (e.key === ' ') {
        e.preventDefault();
        setPlaying(p => !p);
      }
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [go, step]);

  const choosing = useChoice(null, noAnswer);
  const elements = useElements(page, choosing, ui.details);
  const scene = still(frame.view, prefs.lang, {
    happening: prefs.motion === 'full' ? happening : [],
    highlight,
    motion: prefs.motion === 'full',
    narrow,
    me: as === 'spectator' ? null : as,
  });
  const link = async (): Promise<void> => {
    const here = `${location.origin}/replay${pathOf(place, table)}?at=${frame.n}`;
    history.replaceState(null, '', here);
    await navigator.clipboard?.writeText(here).catch(() => undefined);
    setNote(t('copied'));
  };
  const before = milestones.findLast(m => m < step);
  const after = milestones.find(m => m > step);
  const isEnd = step === last && story.result !== null;

  return (
    <>
      <Bar>
        <h1 className="where">
          {t('replay')}: {ui.title[prefs.lang]}
        </h1>
      </Bar>
      <main ref={page} className="match replay">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <section className="side-people" aria-label={t('people')} tabIndex={0}>
          <ui.People {...scene} />
        </section>
        <div className="middle">
          <Caption ui={ui} lang={prefs.lang} happening={happening} me={null} />
          <Stage>
            <ui.Board {...scene} />
          </Stage>
        </div>
        <section className="bottom timeline" aria-label={t('timeline')}>
          <div className="track-line">
            <input
              type="range"
              min={0}
              max={last}
              value={step}
              aria-label={t('timeline')}
              aria-valuetext={t('stepOf', { n: step, of: last })}
              onChange={e => go(Number(e.target.value))}
            />
            <div className="ticks" aria-hidden="true">
              {milestones.map(m => (
                <span key={m} style={{ left: `${(100 * m) / Math.max(1, last)}%` }} />
              ))}
            </div>
          </div>
          <div className="row controls">
            <button
              type="button"
              disabled={before === undefined}
              aria-label={t('previousMilestone')}
              title={t('previousMilestone')}
              onClick={() => before !== undefined && go(before)}
            >
              <Arrow d="M-6,-7 V7 M7,-7 L-4,0 L7,7 Z" />
            </button>
            <button
              type="button"
              disabled={step === 0}
              aria-label={t('stepBack')}
              onClick={() => go(step - 1)}
            >
              <Arrow d="M5,-7 L-6,0 L5,7 Z" />
            </button>
            <button
              type="button"
              className="primary"
              onClick={() => {
                if (step === last) go(0);
                setPlaying(p => !p);
              }}
            >
              {isPlaying ? t('pause') : t('play')}
            </button>
            <button
              type="button"
              disabled={step === last}
              aria-label={t('stepOn')}
              onClick={() => go(step + 1)}
            >
              <Arrow d="M-5,-7 L6,0 L-5,7 Z" />
            </button>
            <button
              type="button"
              disabled={after === undefined}
              aria-label={t('nextMilestone')}
              title={t('nextMilestone')}
              onClick={() => after !== undefined && go(after)}
            >
              <Arrow d="M6,-7 V7 M-7,-7 L4,0 L-7,7 Z" />
            </button>
            <span className="step-of" role="status">
              {t('stepOf', { n: step, of: last })}
            </span>
            <label>
              {t('speed')}{' '}
              <select value={speed} onChange={e => setSpeed(Number(e.target.value))}>
                {SPEEDS.map(s => (
                  <option key={s} value={s}>
                    {s}×
                  </option>
                ))}
              </select>
            </label>
            <label>
              {t('seenBy')}{' '}
              <select value={as} onChange={e => setAs(e.target.value as Who)}>
                <option value="spectator">{t('spectator')}</option>
                {story.seats.map(s => (
                  <option key={s} value={s}>
                    {ui.seatLook(s).name[prefs.lang]}
                  </option>
                ))}
              </select>
            </label>
            <button type="button" onClick={() => void link()}>
              {note || t('linkHere')}
            </button>
          </div>
        </section>
        <div className="side-ask">
          {isEnd && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
            <section className="ask" aria-label={t('results')} tabIndex={0}>
              <Scores ui={ui} scores={ui.scores(frame.view, story.result, log)} />
              <Plot ui={ui} log={log} scores={ui.scores(frame.view, story.result, log)} />
            </section>
          )}
          <Log
            ui={ui}
            lang={prefs.lang}
            log={log}
            seats={story.seats}
            at={frame.lines - 1}
            hovered={elements.hovered}
            onLine={line => go(frames.findIndex(f => f.lines > line))}
            onPoint={setHighlight}
          />
        </div>
        <Inspector ui={ui} scene={scene} choosing={choosing} elements={elements} />
      </main>
    </>
  );
};

const Arrow = ({ d }: { d: string }): ReactNode => (
  <svg viewBox="-12 -12 24 24" width={20} height={20} aria-hidden="true">
    <path d={d} fill="currentColor" stroke="currentColor" strokeWidth={2.5} strokeLinejoin="round" />
  </svg>
);
