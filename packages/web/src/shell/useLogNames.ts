import type { Seat } from '@potyczka/kernel';
import type { Told } from '@potyczka/table';
import { useMemo } from 'react';
import type { Needs } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { type Before, beforeLines } from './log-people.js';
import { type People, whoIs } from './who.js';

interface LogNames {
  readonly before: readonly Before[];
  /** Whose time had run out, in words. */
  lateBy(who: Before['late'] | undefined): string | undefined;
  /** Whose figure a line is about, where that is to be said: `Kuba:`. */
  personAt(line: number): string | undefined;
}

/** What stands before a line of the log, shown or read out. */
export const useLogNames = (
  ui: Needs<'seats' | 'story' | 'turns'>,
  log: readonly Told[],
  people: People,
  me: Seat | null,
): LogNames => {
  const { t, prefs } = usePrefs();
  const before = useMemo(() => beforeLines(ui, log), [ui, log]);
  return {
    before,
    lateBy: who => {
      if (who === null || who === undefined) return undefined;
      if (who === 'somebody') return t('byClock');
      return t('byClockOf', { who: whoIs(ui, prefs.lang, people, who) });
    },
    personAt: line => {
      const { person = null, late } = before[line] ?? {};
      if (person === null || person === late || people[person] === undefined) return undefined;
      return `${person === me ? t('you') : people[person]}:`;
    },
  };
};
