import { useEffect, useState } from 'react';
import type { CoachUi, Needs } from '../games/game-ui.js';

/** What a game tells somebody new, once it is loaded; null where it tells nothing, or nobody is to be taught. */
export const useCoach = (ui: Needs<'coach'>, isWanted: boolean): CoachUi | null => {
  const [found, setFound] = useState<CoachUi | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    ui.coach?.().then(
      ({ coach }) => isHere && setFound(coach),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [ui, isWanted]);
  return isWanted ? found : null;
};
