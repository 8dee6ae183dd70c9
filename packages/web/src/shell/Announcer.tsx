import type { Seat } from '@potyczka/kernel';
import type { Lang } from '@potyczka/kernel/run';
import type { Told } from '@potyczka/table';
import { type ReactNode, useRef } from 'react';
import type { Needs } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { useLogNames } from './useLogNames.js';
import type { People } from './who.js';

/** Nobody listens to more than this at once; the log itself has the rest. */
const MOST = 10;

interface AnnouncerProps {
  readonly ui: Needs<'words' | 'story' | 'turns' | 'seats'>;
  readonly lang: Lang;
  readonly log: readonly Told[];
  readonly people: People;
  readonly me: Seat | null;
}

/** Reads out each new line of the log: its sentence alone, and nothing of what was told before. */
export const Announcer = ({ ui, lang, log, people, me }: AnnouncerProps): ReactNode => {
  const { t } = usePrefs();
  const { before, lateBy, personAt } = useLogNames(ui, log, people, me);
  const said = ({ event }: Told, i: number): string =>
    [lateBy(before[i]?.late), personAt(i), ui.words.tell(lang, event)].filter(Boolean).join(' ');
  const known = useRef(log.length);
  known.current = Math.min(known.current, log.length);
  const from = Math.max(known.current, log.length - MOST);
  return (
    <div className="hidden-text announcer" role="log" lang={lang} aria-label={t('news')}>
      {log
        .slice(from)
        .map((told, i) => !ui.story.isQuiet(told.event) && <p key={from + i}>{said(told, from + i)}</p>)}
    </div>
  );
};
