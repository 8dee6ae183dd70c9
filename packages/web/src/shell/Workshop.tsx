import type { Json } from '@potyczka/kernel';
import type { ReactNode } from 'react';
import { PAGES } from '../games/index.js';
import { usePrefs } from '../prefs.js';
import { go } from '../router.js';
import { FacesOf } from '../ui/faces/FacesOf.js';
import { problemText } from './problem.js';
import { useTitle } from './title.js';
import { useGame } from './useGame.js';
import { usePlayNow } from './usePlayNow.js';

/** The page on which a game's players prepare at leisure, if the game has one. */
export const Workshop = ({ game }: { readonly game: string }): ReactNode => {
  const ui = useGame(game);
  const { t, prefs } = usePrefs();
  const playNow = usePlayNow();
  const name = PAGES.find(p => p.id === game)?.workshop?.[prefs.lang];
  useTitle(name ? `${name} – ${t('title')}` : t('title'));
  if (!ui?.Workshop)
    return (
      <main className="page">
        <p role="status">{ui ? t('notFound') : t('opening')}</p>
      </main>
    );
  const play = async (options: Readonly<Record<string, Json>>): Promise<string | null> => {
    try {
      await playNow(ui, undefined, options);
      return null;
    } catch (e) {
      return problemText(prefs.lang, e, ui);
    }
  };
  return (
    <FacesOf game={ui.id} faces={ui.faces} view={null}>
      <div className="workshop" data-game={ui.id}>
        <ui.Workshop
          lang={prefs.lang}
          play={play}
          newTable={(settings, fragment) => {
            const query = new URLSearchParams(Object.entries(settings).map(([k, v]) => [k, String(v)]));
            go(`/new/${ui.id}?${query.toString()}${fragment}`);
          }}
        />
      </div>
    </FacesOf>
  );
};
