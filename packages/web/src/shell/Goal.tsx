import { type ReactNode, useState } from 'react';
import type { CoachUi } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import './advice.css';

const KEY = 'potyczka-goals-known';

const known = (): readonly string[] => (localStorage.getItem(KEY) ?? '').split(' ').filter(Boolean);

interface GoalProps {
  readonly game: string;
  readonly coach: CoachUi;
  /** Folded where there is little room. */
  readonly narrow: boolean;
}

/** What a game is about, before the first decision of somebody who has not said that they know. */
export const Goal = ({ game, coach, narrow }: GoalProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const [isKnown, setKnown] = useState(() => known().includes(game));
  if (isKnown) return null;
  const note = (): void => {
    localStorage.setItem(KEY, [...known(), game].join(' '));
    setKnown(true);
  };
  return (
    <details className="goal" open={!narrow}>
      <summary>{t('goalTitle')}</summary>
      <p>{coach.goal[prefs.lang]}</p>
      <button type="button" onClick={note}>
        {t('goalSeen')}
      </button>
    </details>
  );
};
