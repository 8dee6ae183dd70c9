import { useEffect, useState } from 'react';
import type { GameUi } from '../games/game-ui.js';
import { loadGame } from '../games/index.js';

/** A game's picture and words, once they are loaded. */
export const useGame = (id: string | undefined): GameUi | null => {
  const [ui, setUi] = useState<GameUi | null>(null);
  useEffect(() => {
    let gone = false;
    if (id)
      loadGame(id).then(
        x => !gone && setUi(x),
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [id]);
  return ui?.id === id ? ui : null;
};
