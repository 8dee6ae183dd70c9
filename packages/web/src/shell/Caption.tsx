import type { Seat } from '@potyczka/kernel';
import type { Lang } from '@potyczka/kernel/run';
import type { Told } from '@potyczka/table';
import type { ReactNode } from 'react';
import type { GameUi } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';

interface CaptionProps {
  readonly ui: GameUi;
  readonly lang: Lang;
  readonly happening: readonly Told[];
  readonly me: Seat | null;
}

/** So many lines stand over the board without hiding it; the log has them all. */
const MOST = 6;

/** What others have just done, in words above the board; the log reads it out. */
export const Caption = ({ ui, lang, happening, me }: CaptionProps): ReactNode => {
  const { prefs } = usePrefs();
  const isWorthIt = (t: Told): boolean => ui.pause(t.event) > 0.3 || ui.isMilestone(t.event);
  const lines = happening.filter(t => isWorthIt(t) && ui.actor(t.event) !== me).slice(-MOST);
  if (lines.length === 0 || prefs.motion === 'none') return null;
  return (
    <p key={happening[0]?.n} className="caption" aria-hidden="true">
      {lines.map((t, i) => (
        <span key={i}>{ui.tell(lang, t.event)}</span>
      ))}
    </p>
  );
};
