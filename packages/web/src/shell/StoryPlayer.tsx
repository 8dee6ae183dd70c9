import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { GameUi } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { type Place, pathOf } from '../wire/clients.js';
import type { Eyes, Frame, Story } from '../worker/story.js';
import { Bar } from './Bar.js';
import { Caption } from './Caption.js';
import { Inspector } from './Inspector.js';
import { isTyping } from './input.js';
import { Log } from './Log.js';
import { Plot } from './Plot.js';
import { CHAIN, DONE, DOUBLE, Jump, MARKED, PAUSE, SINGLE, Sign, Step } from './ReplayButtons.js';
import { Scores } from './Scores.js';
import { Stage } from './Stage.js';
import { still } from './still.js';
import { useChoice } from './useChoice.js';
import { useElements } from './useElements.js';
import { useNarrow } from './useNarrow.js';
import './replay.css';

interface PlayerProps {
  readonly story: Story;
  readonly ui: GameUi;
  /** Through whose eyes the story is told, and through whose it is wanted. */
  readonly eyes: Eyes;
  readonly wish: Eyes;
  readonly at: number | null;
  readonly place: Place;
  readonly table: string;
  setEyes(eyes: Eyes): void;
}

const SPEEDS = [0.5, 1, 2, 4, 8] as const;
/** At speed 1 a step is looked at for at least this long, in milliseconds. */
const STEP_MS = 250;

/** Steps with a line of a certain kind. */
const stepsWith = (story: Story, isOne: (event: unknown) => boolean): readonly number[] => {
  const entries = new Set(story.log.filter(t => isOne(t.event)).map(t => t.n));
  return story.frames.flatMap((f, i) => (entries.has(f.n) ? [i] : []));
};

const noAnswer = (): void => undefined;

/** A match on a timeline: step, play at speed, jump to what matters, link to a moment. */
export const StoryPlayer = ({ story, ui, eyes, wish, setEyes, at, place, table }: PlayerProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const { frames } = story;
  const log = eyes === 'everything' ? (story.open ?? story.log) : story.log;
  const me = eyes === 'everything' || eyes === 'spectator' ? null : eyes;
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
  const since = frames[step - 1]?.lines ?? frame.lines;
  const happening = useMemo(() => log.slice(since, frame.lines), [log, since, frame]);
  const milestones = useMemo(() => stepsWith(story, e => ui.isMilestone(e)), [story, ui]);
  const turns = useMemo(() => stepsWith(story, e => ui.isTurn?.(e) ?? false), [story, ui]);
  const go = useCallback((to: number) => setStep(Math.max(0, Math.min(last, to))), [last]);

  useEffect(() => {
    if (!isPlaying) return;
    if (step >= last) return setPlaying(false);
    const long = happening.reduce((most, x) => Math.max(most, ui.pause(x.event)), 0);
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
  }, [go, step, toNext, toPrevious, turns]);

  const choosing = useChoice(null, noAnswer);
  const elements = useElements(page, choosing, ui.details);
  const scene = still(frame.view, prefs.lang, {
    happening: prefs.motion === 'full' ? happening : [],
    highlight,
    motion: prefs.motion === 'full',
    narrow,
    me,
  });
  const link = async (): Promise<void> => {
    const here = `${location.origin}/replay${pathOf(place, table)}?at=${frame.n}`;
    history.replaceState(null, '', here);
    await navigator.clipboard?.writeText(here).catch(() => undefined);
    setNote(t('copied'));
  };
  const told = story.open ?? log;
  const hand = me ? t('handOf', { who: ui.seatLook(me).name[prefs.lang] }) : '';
  const isEnd = step === last && story.result !== null;

  return (
    <>
      <Bar>
        <h1 className="where">
          {t('replay')}: {ui.title[prefs.lang]}
        </h1>
      </Bar>
      <main ref={page} className={me && !narrow ? 'match replay with-mine' : 'match replay'}>
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
        {me && !narrow && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
          <section className="bottom-mine" aria-label={hand} tabIndex={0}>
            <ui.Mine {...scene} />
          </section>
        )}
        <section className="bottom timeline" aria-label={t('timeline')}>
          <div className="track-row">
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
            <span className="step-of" role="status">
              {t('stepOf', { n: step, of: last })}
            </span>
          </div>
          <div className="row controls">
            <span className="steps-of">
              <Jump
                steps={milestones}
                label={ui.milestones.previous[prefs.lang]}
                d={MARKED}
                back
                {...{ step, toNext, toPrevious }}
              />
              {turns.length > 0 && (
                <Jump
                  steps={turns}
                  label={t('previousTurn')}
                  d={DOUBLE}
                  back
                  {...{ step, toNext, toPrevious }}
                />
              )}
              <Step label={t('stepBack')} back isOff={step === 0} onClick={() => go(step - 1)} d={SINGLE} />
            </span>
            <button
              type="button"
              className="primary"
              aria-label={isPlaying ? t('pause') : t('play')}
              onClick={() => {
                if (step === last) go(0);
                setPlaying(p => !p);
              }}
            >
              {narrow ? <Sign d={isPlaying ? PAUSE : SINGLE} /> : isPlaying ? t('pause') : t('play')}
            </button>
            <span className="steps-of">
              <Step label={t('stepOn')} isOff={step === last} onClick={() => go(step + 1)} d={SINGLE} />
              {turns.length > 0 && (
                <Jump steps={turns} label={t('nextTurn')} d={DOUBLE} {...{ step, toNext, toPrevious }} />
              )}
              <Jump
                steps={milestones}
                label={ui.milestones.next[prefs.lang]}
                d={MARKED}
                {...{ step, toNext, toPrevious }}
              />
            </span>
            <label>
              <span>{t('speed')}</span>{' '}
              <select value={speed} onChange={e => setSpeed(Number(e.target.value))}>
                {SPEEDS.map(s => (
                  <option key={s} value={s}>
                    {s}×
                  </option>
                ))}
              </select>
            </label>
            <label>
              <span>{t('seenBy')}</span>{' '}
              <select value={wish} onChange={e => setEyes(e.target.value as Eyes)}>
                <option value="spectator">{t('spectator')}</option>
                {story.seats.map(s => (
                  <option key={s} value={s}>
                    {ui.seatLook(s).name[prefs.lang]}
                  </option>
                ))}
                {story.open && <option value="everything">{t('everythingOpen')}</option>}
              </select>
            </label>
            <button
              type="button"
              aria-label={note || t('linkHere')}
              title={t('linkHere')}
              onClick={() => void link()}
            >
              {narrow ? <Sign d={note ? DONE : CHAIN} isLine /> : note || t('linkHere')}
            </button>
          </div>
        </section>
        <div className="side-ask">
          {me && narrow && (
            <details className="hand-of">
              <summary>{hand}</summary>
              <ui.Mine {...scene} />
            </details>
          )}
          {!me && narrow && (
            <details className="hand-of">
              <summary>{t('people')}</summary>
              <ui.People {...scene} />
            </details>
          )}
          {isEnd && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
            <section className="ask" aria-label={t('results')} tabIndex={0}>
              <Scores ui={ui} me={me} scores={ui.scores(frame.view, story.result, told)} />
              <Plot ui={ui} log={told} scores={ui.scores(frame.view, story.result, told)} />
            </section>
          )}
          <Log
            ui={ui}
            lang={prefs.lang}
            log={log}
            seats={story.seats}
            at={frame.lines - 1}
            since={since}
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
