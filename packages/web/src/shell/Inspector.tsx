import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { optionsAt } from '../games/element.js';
import type { Needs, SceneProps } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { useFaces } from '../ui/faces/context.js';
import { keepTabIn } from '../ui/focus.js';
import { lastTouch } from './input.js';
import { OptionLabel } from './OptionLabel.js';
import { sentence } from './problem.js';
import { RuleLink } from './RuleLink.js';
import { useLooks } from './room3/room.js';
import type { Choosing } from './useChoice.js';
import type { Elements } from './useElements.js';

interface InspectorProps {
  readonly ui: Needs<'id' | 'words' | 'panels' | 'teaching' | 'table3' | 'eyes'>;
  readonly scene: SceneProps;
  readonly choosing: Choosing;
  readonly elements: Elements;
}

const GAP = 10;
/** What lies along the edges of the board stays in sight. */
const EDGE = 56;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The corner of the board that is furthest from an element. */
const cornerFor = (room: Box, beside: Box, w: number, h: number): { left: number; top: number } => {
  const isLeft = beside.left + beside.right > room.left + room.right;
  const isTop = beside.top + beside.bottom > room.top + room.bottom;
  return {
    left: isLeft ? room.left + GAP : room.right - w - GAP,
    top: isTop ? room.top + EDGE : room.bottom - h - EDGE,
  };
};

/** The side of an element where there is room, and never off the page. */
const besideOf = (beside: Box, w: number, h: number): { left: number; top: number } => {
  const beyond = document.querySelector('.side-ask')?.getBoundingClientRect().left ?? 0;
  const edge = beside.right < beyond ? beyond : innerWidth;
  const fitsRight = beside.right + GAP + w <= edge;
  const fitsLeft = beside.left - GAP - w >= 0;
  const left = fitsRight ? beside.right + GAP : fitsLeft ? beside.left - GAP - w : (innerWidth - w) / 2;
  const sideways = fitsRight || fitsLeft;
  const below = beside.bottom + GAP + h <= innerHeight;
  const top = sideways ? beside.top : below ? beside.bottom + GAP : beside.top - GAP - h;
  return {
    left: Math.max(8, Math.min(left, innerWidth - w - 8)),
    top: Math.max(8, Math.min(top, innerHeight - h - 8)),
  };
};

/** Where the panel lies: beside its element, or in a corner of the board, also when more is told in it later. */
const usePlace = (
  ui: InspectorProps['ui'],
  box: RefObject<HTMLDivElement | null>,
  inspected: Elements['inspected'],
): { readonly left: number; readonly top: number } => {
  const [place, setPlace] = useState({ left: 0, top: 0 });
  useLayoutEffect(() => {
    const el = box.current;
    if (!el || !inspected) return;
    const { beside } = inspected;
    const put = (): void => {
      const { offsetWidth: w, offsetHeight: h } = el;
      const room = document.querySelector('.board-room')?.getBoundingClientRect();
      const isAside = room && !inspected.pinned && ui.panels.details(inspected.element) === 'aside';
      setPlace(isAside ? cornerFor(room, beside, w, h) : besideOf(beside, w, h));
    };
    put();
    // What is told of it may come later: its options stay on the page.
    const sizes = new ResizeObserver(put);
    sizes.observe(el);
    return () => sizes.disconnect();
  }, [box, inspected, ui]);
  return place;
};

/** The panel beside an element: what it is, what it can be chosen for, and why not. */
export const Inspector = ({ ui, scene, choosing, elements }: InspectorProps): ReactNode => {
  const { prefs, t } = usePrefs();
  const { inspected } = elements;
  const faces = useFaces();
  const looks = useLooks();
  const box = useRef<HTMLDivElement>(null);
  const place = usePlace(ui, box, inspected);
  // Opened by a key, it can be used by keys: its options are beside nothing else that Tab would reach.
  useEffect(() => {
    if (!inspected?.pinned || lastTouch() !== 'key') return;
    const el = box.current;
    el?.querySelector<HTMLElement>('.option, .close')?.focus();
    const onKey = (e: KeyboardEvent): void => keepTabIn(el, e);
    el?.addEventListener('keydown', onKey);
    return () => el?.removeEventListener('keydown', onKey);
  }, [inspected]);
  if (!inspected) return null;
  const { element, pinned } = inspected;
  const [card] = inspected.cards;
  const options = optionsAt(scene.lit, element);
  const refused = options.filter(o => o.refusal);
  const legal = options.filter(o => !o.refusal);
  const details = ui.panels.details(element);
  // A finger still has to confirm: what it has chosen here must not lie over the button.
  const choose = (key: string): void => {
    choosing.choose(key);
    if (scene.question?.kind !== 'many') elements.close();
  };
  const isShown = details === 'rest' || details === 'aside' || (details === 'click' && pinned);
  return (
    <div
      ref={box}
      className="inspector"
      {...(pinned ? { role: 'dialog', 'aria-label': t('about') } : { role: 'tooltip' })}
      style={place}
    >
      {legal.length === 0 &&
        refused.map(o => (
          <p key={o.key} className="why-not">
            <b>{t('whyNot')}</b> {o.refusal && sentence(prefs.lang, o.refusal.why, ui)}{' '}
            {o.refusal && <RuleLink ui={ui} rule={o.refusal.rule} open={!pinned} />}
          </p>
        ))}
      {isShown && <ui.panels.Details {...scene} element={element} />}
      {!isShown && card !== undefined && faces && (
        <faces.ui.Face card={card} lang={prefs.lang} view={scene.view} />
      )}
      {pinned && legal.length > 1 && (
        <ul className="options">
          {legal.map(o => (
            <li key={o.key}>
              <button type="button" className="option" onClick={() => choose(o.key)}>
                <OptionLabel ui={ui} option={o} view={scene.view} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isShown && looks && <looks.LooksOf {...{ ui, scene, element }} isPinned={pinned} />}
      {pinned && (
        <button type="button" className="close" aria-label={t('close')} onClick={elements.close}>
          ×
        </button>
      )}
    </div>
  );
};
