import { type ReactNode, useState } from 'react';
import type { Needs } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { copyText } from '../ui/copy.js';
import { Link } from '../ui/Link.js';
import type { Eyes, Story } from '../worker/story.js';
import { CHAIN, DONE, DOUBLE, Jump, MARKED, PAUSE, SINGLE, Sign, Step } from './ReplayButtons.js';
import type { Steps } from './useSteps.js';

interface TimelineProps {
  readonly ui: Needs<'seats' | 'story'>;
  readonly story: Story;
  readonly steps: Steps;
  readonly wish: Eyes;
  readonly narrow: boolean;
  /** The address of this moment, and of its analysis. */
  readonly link: string;
  readonly analysis: string;
  setEyes(eyes: Eyes): void;
}

/** The line of a match's time, and the buttons that go along it. */
export const Timeline = (props: TimelineProps): ReactNode => {
  const { t } = usePrefs();
  return (
    <section className="bottom timeline" aria-label={t('timeline')}>
      <Track {...props.steps} />
      <div className="row controls">
        <Moves {...props} />
        <Wishes {...props} />
      </div>
    </section>
  );
};

const Track = ({ step, last, milestones, go }: Steps): ReactNode => {
  const { t } = usePrefs();
  return (
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
  );
};

/** Back, play, on: by steps, by turns, by what matters. */
const Moves = ({ ui, steps, narrow }: TimelineProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const { step, last, go, isPlaying, setPlaying, milestones, turns, toNext, toPrevious } = steps;
  const jump = { step, toNext, toPrevious };
  const word = isPlaying ? t('pause') : t('play');
  return (
    <>
      <span className="steps-of">
        <Jump steps={milestones} label={ui.story.milestones.previous[prefs.lang]} d={MARKED} back {...jump} />
        {turns.length > 0 && <Jump steps={turns} label={t('previousTurn')} d={DOUBLE} back {...jump} />}
        <Step label={t('stepBack')} back isOff={step === 0} onClick={() => go(step - 1)} d={SINGLE} />
      </span>
      <button
        type="button"
        className="primary"
        aria-label={word}
        onClick={() => {
          if (step === last) go(0);
          setPlaying(p => !p);
        }}
      >
        {narrow ? <Sign d={isPlaying ? PAUSE : SINGLE} /> : word}
      </button>
      <span className="steps-of">
        <Step label={t('stepOn')} isOff={step === last} onClick={() => go(step + 1)} d={SINGLE} />
        {turns.length > 0 && <Jump steps={turns} label={t('nextTurn')} d={DOUBLE} {...jump} />}
        <Jump steps={milestones} label={ui.story.milestones.next[prefs.lang]} d={MARKED} {...jump} />
      </span>
    </>
  );
};

const SPEEDS = [0.5, 1, 2, 4, 8] as const;

/** How fast, through whose eyes, and a link to this moment. */
const Wishes = ({ ui, story, steps, wish, setEyes, narrow, link, analysis }: TimelineProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const [note, setNote] = useState('');
  const copy = async (): Promise<void> => {
    history.replaceState(null, '', link);
    setNote(t((await copyText(link)) ? 'copied' : 'linkInBar'));
  };
  return (
    <>
      <label>
        <span>{t('speed')}</span>{' '}
        <select value={steps.speed} onChange={e => steps.setSpeed(Number(e.target.value))}>
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
              {ui.seats.look(s).name[prefs.lang]}
            </option>
          ))}
          {story.open && <option value="everything">{t('everythingOpen')}</option>}
        </select>
      </label>
      <button
        type="button"
        aria-label={note || t('linkHere')}
        title={t('linkHere')}
        onClick={() => void copy()}
      >
        {narrow ? <Sign d={note ? DONE : CHAIN} isLine /> : note || t('linkHere')}
      </button>
      {story.result !== null && (
        <Link to={analysis} className="plain-button">
          {t('analysis')}
        </Link>
      )}
    </>
  );
};
