import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { PAGES } from '../games/index.js';
import { usePrefs } from '../prefs.js';

const NoCover = (): ReactNode => <div className="cover-wait" />;

/** The pictures of the games, each loaded by itself: no game is opened for it. */
const COVERS: ReadonlyMap<string, ComponentType<{ readonly lang: 'pl' | 'en' }>> = new Map(
  PAGES.map(page => [
    page.id,
    // Without a connection a picture may be missing; the page is still there.
    lazy(() =>
      page.cover().then(
        ({ Cover }) => ({ default: Cover }),
        () => ({ default: NoCover }),
      ),
    ),
  ]),
);

/** A game's board in the middle of a fight. */
export const CoverOf = ({ id }: { id: string }): ReactNode => {
  const { prefs } = usePrefs();
  const Cover = COVERS.get(id);
  return (
    <Suspense fallback={<div className="cover-wait" />}>{Cover && <Cover lang={prefs.lang} />}</Suspense>
  );
};
