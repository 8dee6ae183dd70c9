import type { Seat } from '@potyczka/kernel';
import type { Lang } from '@potyczka/kernel/run';
import type { Told } from '@potyczka/table';
import { type KeyboardEvent, memo, type ReactNode, useMemo, useRef, useState } from 'react';
import type { GameUi } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { linesOf, type Numbered } from './log-lines.js';
import { RuleLink } from './RuleLink.js';
import { useTail } from './useTail.js';
import './log.css';

interface LogProps {
  readonly ui: GameUi;
  /** The language of its sentences. */
  readonly lang: Lang;
  readonly log: readonly Told[];
  readonly seats: readonly Seat[];
  /** The line that the board shows, if it is not the last. */
  readonly at: number | null;
  /** In a replay the lines of the step that is shown begin here and end with `at`; what follows is yet to come. */
  readonly since?: number;
  /** Lines about this element of the board are highlighted. */
  readonly hovered: string | null;
  onLine(line: number): void;
  onPoint(places: readonly string[]): void;
}

/** So many lines are drawn at first; the rest on demand. */
const PAGE = 150;

/** Tab stops once at the log; arrows go from line to line, and to the rules of a line. */
const onArrow = (e: KeyboardEvent<HTMLElement>): void => {
  const lines = [...e.currentTarget.querySelectorAll<HTMLElement>('.line')];
  const at = lines.findIndex(line => line.contains(e.target as Node));
  const buttonOf = (line: number, kind: string): HTMLElement | null | undefined =>
    lines[line]?.querySelector<HTMLElement>(kind);
  const goals: Readonly<Record<string, () => HTMLElement | null | undefined>> = {
    ArrowUp: () => buttonOf(at === -1 ? lines.length - 1 : at - 1, '.line-text'),
    ArrowDown: () => buttonOf(at === -1 ? lines.length - 1 : at + 1, '.line-text'),
    ArrowRight: () => buttonOf(at, '.line-rules'),
    ArrowLeft: () => buttonOf(at, '.line-text'),
    Home: () => buttonOf(0, '.line-text'),
    End: () => buttonOf(lines.length - 1, '.line-text'),
  };
  const goal = goals[e.key]?.();
  if (!goal) return;
  goal.focus();
  e.preventDefault();
};

/** So few lines of setting up are told like any other. */
const FEW = 3;

/** The story so far, in sentences; each line opens its rules and shows the board as it was. */
export const Log = (props: LogProps): ReactNode => {
  const { ui, lang, log, seats, at, since, hovered, onLine, onPoint } = props;
  const { t, prefs } = usePrefs();
  const [only, setOnly] = useState<Seat | null>(null);
  const [most, setMost] = useState(PAGE);
  const [isSetupOpen, setSetupOpen] = useState(false);
  const [isLaterOpen, setLaterOpen] = useState(false);
  const start = useRef(0);
  const isReplay = since !== undefined && at !== null;
  const lines = useMemo(() => linesOf(ui, log, only), [ui, log, only]);
  const known = isReplay ? lines.filter(({ i }) => i <= at) : lines;
  const later = lines.length - known.length;
  const tail = useTail({ lines: log.length, at, follows: at === null || (isReplay && !isLaterOpen), only });
  const setup = known.filter(({ told }) => told.n === 0);
  const isFolded = setup.length > FEW;
  const after = isFolded ? known.slice(setup.length) : known;
  const newest = Math.max(
    0,
    after.length - Math.max(most, at === null || isReplay ? 0 : log.length - at + 20),
  );
  // Nothing is taken away above a line that is being read.
  if (tail.isAtEnd.current || newest < start.current) start.current = newest;
  const shown = after.slice(start.current);
  const line = ({ told, i }: Numbered): ReactNode => (
    <Line
      key={i}
      {...{ ui, lang, told, line: i, onLine, onPoint }}
      isNow={at === i}
      isStep={isReplay && i >= since && i <= at}
      isLater={isReplay && i > at}
      isAbout={hovered !== null && ui.placesOf(told.event).includes(hovered)}
    />
  );
  return (
    <section className="log" aria-label={t('log')}>
      <div className="log-head">
        <h2>{t('log')}</h2>
        <select
          aria-label={t('logOf')}
          value={only ?? ''}
          onChange={e => setOnly((e.target.value || null) as Seat | null)}
        >
          <option value="">{t('everybody')}</option>
          {seats.map(s => (
            <option key={s} value={s}>
              {ui.seatLook(s).name[prefs.lang]}
            </option>
          ))}
        </select>
      </div>
      <div
        ref={tail.list}
        className="log-lines"
        role="group"
        aria-label={t('log')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        onKeyDown={onArrow}
        onScroll={tail.onScroll}
      >
        <ol lang={lang}>
          {isFolded && (
            <li className="log-fold">
              <button
                type="button"
                className="fold-text"
                lang={prefs.lang}
                aria-expanded={isSetupOpen}
                onClick={() => setSetupOpen(o => !o)}
              >
                {t('setupLines', { n: setup.length })}
              </button>
            </li>
          )}
          {isFolded && isSetupOpen && setup.map(line)}
          {shown.length < after.length && (
            <li className="log-fold">
              <button
                type="button"
                className="fold-text"
                lang={prefs.lang}
                onClick={() => setMost(m => m + 3 * PAGE)}
              >
                {t('earlier', { n: after.length - shown.length })}
              </button>
            </li>
          )}
          {known.length === 0 && <li className="soft">{t('emptyLog')}</li>}
          {shown.map(line)}
          {later > 0 && (
            <li className="log-fold">
              <button
                type="button"
                className="fold-text"
                lang={prefs.lang}
                aria-expanded={isLaterOpen}
                onClick={() => setLaterOpen(o => !o)}
              >
                {t('laterLines', { n: later })}
              </button>
            </li>
          )}
          {isLaterOpen && lines.slice(known.length, known.length + PAGE).map(line)}
        </ol>
      </div>
      {tail.hasNew && (
        <button type="button" className="log-new" onClick={tail.toEnd}>
          <span aria-hidden="true">↓</span> {t('newLines')}
        </button>
      )}
    </section>
  );
};

interface LineProps extends Pick<LogProps, 'ui' | 'lang' | 'onLine' | 'onPoint'> {
  readonly told: Told;
  readonly line: number;
  readonly isNow: boolean;
  readonly isStep: boolean;
  readonly isLater: boolean;
  readonly isAbout: boolean;
}

/** A clock had run out: it was not the player's own decision. */
const ByClock = (): ReactNode => {
  const { t, prefs } = usePrefs();
  return (
    <span className="by-clock" lang={prefs.lang}>
      <span aria-hidden="true">⏱</span> {t('byClock')}:{' '}
    </span>
  );
};

const Line = memo((props: LineProps): ReactNode => {
  const { ui, lang, told, line, isNow, isStep, isLater, isAbout, onLine, onPoint } = props;
  const { t } = usePrefs();
  const [isOpen, setOpen] = useState(false);
  const actor = ui.actor(told.event);
  const point = (): void => onPoint(ui.placesOf(told.event));
  return (
    <li
      className={[
        'line',
        isNow ? 'now' : '',
        isStep ? 'step' : '',
        isLater ? 'later' : '',
        isAbout ? 'about' : '',
        ui.isMilestone(told.event) ? 'milestone' : '',
      ].join(' ')}
      style={actor ? { borderLeftColor: ui.seatLook(actor).colour } : undefined}
      onMouseEnter={point}
      onMouseLeave={() => onPoint([])}
      onFocus={point}
      onBlur={() => onPoint([])}
    >
      <button
        type="button"
        tabIndex={-1}
        className="line-text"
        title={t('showThen')}
        aria-pressed={isNow}
        onClick={() => onLine(line)}
      >
        {told.by === 'clock' && <ByClock />}
        {ui.tell(lang, told.event)}
      </button>
      <button
        type="button"
        tabIndex={-1}
        className="line-rules"
        aria-label={t('openRules')}
        aria-expanded={isOpen}
        onClick={() => setOpen(o => !o)}
      >
        §
      </button>
      {isOpen && (
        <span className="line-open">
          <RuleLink ui={ui} rule={told.rule} opened />
        </span>
      )}
    </li>
  );
});
