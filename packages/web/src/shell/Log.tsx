import type { Seat } from '@potyczka/kernel';
import type { Lang } from '@potyczka/kernel/run';
import type { Told } from '@potyczka/table';
import { type KeyboardEvent, memo, type ReactNode, useEffect, useRef, useState } from 'react';
import type { GameUi } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { RuleLink } from './RuleLink.js';

interface LogProps {
  readonly ui: GameUi;
  /** The language of its sentences. */
  readonly lang: Lang;
  readonly log: readonly Told[];
  readonly seats: readonly Seat[];
  /** The line that the board shows, if it is not the last. */
  readonly at: number | null;
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

/** The story so far, in sentences; each line opens its rules and shows the board as it was. */
export const Log = ({ ui, lang, log, seats, at, hovered, onLine, onPoint }: LogProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const [only, setOnly] = useState<Seat | null>(null);
  const [most, setMost] = useState(PAGE);
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls down
  useEffect(() => {
    const el = list.current;
    if (el && at === null) el.scrollTop = el.scrollHeight;
  }, [log.length, at]);
  // A list that was out of sight has not scrolled.
  useEffect(() => {
    const el = list.current;
    if (!el || at !== null) return;
    const seen = new ResizeObserver(() => {
      el.scrollTop = el.scrollHeight;
    });
    seen.observe(el);
    return () => seen.disconnect();
  }, [at]);
  useEffect(() => {
    if (at !== null) list.current?.querySelector('.now')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const lines = log
    .map((told, i) => ({ told, i }))
    .filter(({ told }) => only === null || ui.actor(told.event) === only);
  const shown = lines.slice(-Math.max(most, at === null ? 0 : log.length - at + 20));
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
        ref={list}
        className="log-lines"
        role="group"
        aria-label={t('log')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        onKeyDown={onArrow}
      >
        <ol lang={lang}>
          {shown.length < lines.length && (
            <li>
              <button type="button" className="line-text" onClick={() => setMost(m => m + 3 * PAGE)}>
                {t('earlier', { n: lines.length - shown.length })}
              </button>
            </li>
          )}
          {shown.length === 0 && <li className="soft">{t('emptyLog')}</li>}
          {shown.map(({ told, i }) => (
            <Line
              key={i}
              {...{ ui, lang, told, line: i, onLine, onPoint }}
              isNow={at === i}
              isAbout={hovered !== null && ui.placesOf(told.event).includes(hovered)}
            />
          ))}
        </ol>
      </div>
    </section>
  );
};

interface LineProps extends Pick<LogProps, 'ui' | 'lang' | 'onLine' | 'onPoint'> {
  readonly told: Told;
  readonly line: number;
  readonly isNow: boolean;
  readonly isAbout: boolean;
}

const Line = memo(({ ui, lang, told, line, isNow, isAbout, onLine, onPoint }: LineProps): ReactNode => {
  const { t } = usePrefs();
  const [isOpen, setOpen] = useState(false);
  const rules = ui.rulesOf(told.event);
  const actor = ui.actor(told.event);
  const point = (): void => onPoint(ui.placesOf(told.event));
  return (
    <li
      className={[
        'line',
        isNow ? 'now' : '',
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
        {ui.tell(lang, told.event)}
      </button>
      {rules.length > 0 && (
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
      )}
      {isOpen && (
        <span className="line-open">
          {rules.map(r => (
            <RuleLink key={r} ui={ui} rule={r} />
          ))}
        </span>
      )}
    </li>
  );
});
