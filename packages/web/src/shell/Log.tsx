import type { Seat } from '@potyczka/kernel';
import type { Told } from '@potyczka/table';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { GameUi } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { RuleLink } from './RuleLink.js';

interface LogProps {
  readonly ui: GameUi;
  readonly log: readonly Told[];
  readonly seats: readonly Seat[];
  /** The line that the board shows, if it is not the last. */
  readonly at: number | null;
  onLine(line: number | null): void;
  onPoint(places: readonly string[]): void;
}

/** The story so far, in sentences; each line opens its rules and shows the board as it was. */
export const Log = ({ ui, log, seats, at, onLine, onPoint }: LogProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const [only, setOnly] = useState<Seat | null>(null);
  const [open, setOpen] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls down
  useEffect(() => {
    const el = list.current;
    if (el && at === null) el.scrollTop = el.scrollHeight;
  }, [log.length, at]);
  const lines = log
    .map((told, i) => ({ told, i }))
    .filter(({ told }) => only === null || ui.actor(told.event) === only);
  return (
    <section className="log">
      <div className="log-head">
        <h2>{t('log')}</h2>
        <select
          aria-label={t('people')}
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
      <ol ref={list} role="log" aria-live="polite">
        {lines.slice(-400).map(({ told, i }) => (
          <li
            key={i}
            className={at === i ? 'line now' : 'line'}
            onMouseEnter={() => onPoint(ui.placesOf(told.event))}
            onMouseLeave={() => onPoint([])}
          >
            <button
              type="button"
              className="line-text"
              onClick={() => onLine(at === i || i === log.length - 1 ? null : i)}
            >
              {ui.tell(prefs.lang, told.event)}
            </button>
            <button
              type="button"
              className="line-rules"
              aria-label={t('openRules')}
              aria-expanded={open === i}
              onClick={() => setOpen(o => (o === i ? null : i))}
            >
              §
            </button>
            {open === i && (
              <span className="line-open">
                {ui.rulesOf(told.event).map(r => (
                  <RuleLink key={r} ui={ui} rule={r} />
                ))}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
};
