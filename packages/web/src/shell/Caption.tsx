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

/** What others have just done, in words above the board; the log reads it out. */
export const Caption = ({ ui, lang, happening, me }: CaptionProps): ReactNode => {
  const { prefs } = usePrefs();
  const lines = happening.filter(t => ui.pause(t.event) > 0.3 && ui.actor(t.event) !== me).slice(-2);
  if (lines.length === 0 || prefs.motion === 'none') return null;
  return (
    <p key={happening[0]?.n} className="caption" aria-hidden="true">
      {lines.map((t, i) => (
        <span key={i}>{ui.tell(lang, t.event)}</span>
      ))}
    </p>
  );
};
