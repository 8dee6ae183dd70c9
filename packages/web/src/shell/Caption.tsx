import type { Seat } from '@potyczka/kernel';
import type { Lang } from '@potyczka/kernel/run';
import type { Told } from '@potyczka/table';
import type { ReactNode } from 'react';
import type { Needs } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';

interface CaptionProps {
  readonly ui: Needs<'words' | 'story'>;
  readonly lang: Lang;
  readonly happening: readonly Told[];
  readonly me: Seat | null;
}

/** So many lines stand over the board without hiding it; the log has them all. */
const MOST = 7;

/** The weightiest of what happened, in the order in which it did. */
const weightiest = (ui: Needs<'words' | 'story'>, told: readonly Told[]): readonly Told[] => {
  const weight = (t: Told): number => ui.story.pause(t.event) + (ui.story.isMilestone(t.event) ? 1 : 0);
  const best = new Set([...told].sort((a, b) => weight(b) - weight(a)).slice(0, MOST));
  return told.filter(t => best.has(t));
};

/** What others have just done, in words above the board; the log reads it out. */
export const Caption = ({ ui, lang, happening, me }: CaptionProps): ReactNode => {
  const { prefs } = usePrefs();
  const isWorthIt = (t: Told): boolean => ui.story.pause(t.event) > 0.3 || ui.story.isMilestone(t.event);
  const lines = weightiest(
    ui,
    happening.filter(t => isWorthIt(t) && ui.story.actor(t.event) !== me),
  );
  if (lines.length === 0 || prefs.motion === 'none') return null;
  return (
    <p key={happening[0]?.n} className="caption" aria-hidden="true">
      {lines.map((t, i) => (
        <span key={i}>{ui.words.tell(lang, t.event)}</span>
      ))}
    </p>
  );
};
