import type { Lang } from '@potyczka/kernel/run';
import type { Told } from '@potyczka/table';
import { type ReactNode, useMemo, useRef } from 'react';
import type { GameUi } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { beforeLines } from './log-people.js';
import { type People, whoIs } from './who.js';

/** Nobody listens to more than this at once; the log itself has the rest. */
const MOST = 10;

interface AnnouncerProps {
  readonly ui: GameUi;
  readonly lang: Lang;
  readonly log: readonly Told[];
  readonly people: People;
}

/** Reads out each new line of the log: its sentence alone, and nothing of what was told before. */
export const Announcer = ({ ui, lang, log, people }: AnnouncerProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const before = useMemo(() => beforeLines(ui, log), [ui, log]);
  const said = ({ event }: Told, i: number): string => {
    const { late = null, person = null } = before[i] ?? {};
    const isNamed = person !== null && person !== late && people[person] !== undefined;
    return [
      late === 'somebody'
        ? t('byClock')
        : late && t('byClockOf', { who: whoIs(ui, prefs.lang, people, late) }),
      isNamed && `${people[person]}:`,
      ui.tell(lang, event),
    ]
      .filter(Boolean)
      .join(' ');
  };
  const known = useRef(log.length);
  known.current = Math.min(known.current, log.length);
  const from = Math.max(known.current, log.length - MOST);
  return (
    <div className="hidden-text announcer" role="log" lang={lang} aria-label={t('news')}>
      {log
        .slice(from)
        .map((told, i) => !ui.isQuiet?.(told.event) && <p key={from + i}>{said(told, from + i)}</p>)}
    </div>
  );
};
