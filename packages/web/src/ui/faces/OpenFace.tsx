import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FacesUi } from '../../games/game-ui.js';
import { usePrefs } from '../../prefs.js';
import { useNarrow } from '../../shell/useNarrow.js';
import { keepTabIn } from '../focus.js';
import type { OpenFaces } from './context.js';
import { placeOf } from './place.js';
import './faces.css';

interface OpenFaceProps {
  readonly game: string;
  readonly faces: FacesUi;
  readonly view: unknown;
  readonly shown: OpenFaces;
  close(): void;
}

/** A card that lies open: beside what it was opened from, or across the foot of a phone. */
export const OpenFace = ({ game, faces, view, shown, close }: OpenFaceProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const box = useRef<HTMLDivElement>(null);
  const narrow = useNarrow();
  const [place, setPlace] = useState({ left: 0, top: 0 });
  const [nth, setNth] = useState(0);
  const { cards, beside, isPinned } = shown;
  const card = cards[nth] ?? cards[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: another card has another size
  useLayoutEffect(() => {
    const el = box.current;
    if (!el) return;
    const put = (): void => {
      const { offsetWidth: width, offsetHeight: height } = el;
      setPlace(placeOf(beside, { width, height }, { width: innerWidth, height: innerHeight }));
    };
    put();
    // What comes later, as the texts of its rules, makes a card larger.
    const watch = new ResizeObserver(put);
    watch.observe(el);
    return () => watch.disconnect();
  }, [beside, card]);
  useKeys(box, isPinned, close);
  if (card === undefined) return null;
  const name = faces.name(card)[prefs.lang];
  return (
    <div
      ref={box}
      className={isPinned ? 'face-open pinned' : 'face-open'}
      data-game={game}
      data-card={card}
      // On a phone it lies across the foot of the page.
      style={narrow && isPinned ? undefined : place}
      {...(isPinned ? { role: 'dialog', 'aria-label': name, tabIndex: -1 } : { role: 'tooltip' })}
    >
      {cards.length > 1 && (
        <div className="face-others">
          {cards.map((each, i) => (
            <button key={each} type="button" aria-pressed={i === nth} onClick={() => setNth(i)}>
              {faces.name(each)[prefs.lang]}
            </button>
          ))}
        </div>
      )}
      <faces.Face card={card} lang={prefs.lang} view={view} />
      {isPinned && (
        <details className="face-signs">
          <summary>{t('whatSignsMean')}</summary>
          <faces.Legend lang={prefs.lang} />
        </details>
      )}
      {isPinned && (
        <button type="button" className="close" aria-label={t('close')} onClick={close}>
          ×
        </button>
      )}
    </div>
  );
};

/** Escape and a press elsewhere close what was opened on purpose; Tab goes round in it. */
const useKeys = (box: RefObject<HTMLDivElement | null>, isPinned: boolean, close: () => void): void => {
  useEffect(() => {
    const el = box.current;
    if (!isPinned || !el) return;
    el.focus();
    const over = new AbortController();
    const onKey = (e: KeyboardEvent): void => {
      if (e.key === 'Escape') {
        // Nothing else is to be closed by the same key.
        e.stopPropagation();
        close();
      } else keepTabIn(el, e);
    };
    const onPress = (e: Event): void => {
      if (e.target instanceof Node && !el.contains(e.target)) close();
    };
    addEventListener('keydown', onKey, { capture: true, signal: over.signal });
    addEventListener('pointerdown', onPress, { capture: true, signal: over.signal });
    return () => over.abort();
  }, [box, isPinned, close]);
};
