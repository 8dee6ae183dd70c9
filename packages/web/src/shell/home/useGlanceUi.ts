import { useEffect, useState } from 'react';
import type { GlanceUi } from '../../games/glance.js';
import { PAGES } from '../../games/index.js';

const loaded = new Map<string, Promise<GlanceUi | null>>();

const load = (game: string): Promise<GlanceUi | null> => {
  const known = loaded.get(game);
  if (known) return known;
  const page = PAGES.find(p => p.id === game);
  const coming = page?.glance ? page.glance().then(({ glance }) => glance) : Promise.resolve(null);
  // Without a connection there is no picture; it is asked for again with the next list.
  const kept = coming.catch(() => {
    loaded.delete(game);
    return null;
  });
  loaded.set(game, kept);
  return kept;
};

/** How a game draws and tells its matches in a list, once that is here. */
export const useGlanceUi = (game: string): GlanceUi | null => {
  const [ui, setUi] = useState<GlanceUi | null>(null);
  useEffect(() => {
    let gone = false;
    void load(game).then(x => !gone && setUi(x));
    return () => {
      gone = true;
    };
  }, [game]);
  return ui;
};
