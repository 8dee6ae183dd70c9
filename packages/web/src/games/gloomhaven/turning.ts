import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { foreseenOf, type Scene } from './scene.js';

/** How far areas are turned: where several lie over one hex, which of them is meant. */
let turned = 0;
const hearers = new Set<() => void>();
const subscribe = (hearer: () => void): (() => void) => {
  hearers.add(hearer);
  return () => hearers.delete(hearer);
};

export const turnOn = (): void => {
  turned++;
  for (const hear of hearers) hear();
};

const areasIn = ({ question }: Pick<Scene, 'question'>): number =>
  question?.options.filter(o => !o.refusal && foreseenOf(o).area !== undefined).length ?? 0;

/** Whether an area is to be laid. */
export const laysArea = ({ question }: Pick<Scene, 'question'>): boolean => areasIn({ question }) > 0;

/** Whether it can lie in more than one way. */
export const turnsArea = ({ question }: Pick<Scene, 'question'>): boolean => areasIn({ question }) > 1;

/** The one of the areas over a hex that is meant now. */
const areaAt = ({ lit }: Pick<Scene, 'lit'>, place: string, turn: number): string | undefined => {
  const areas = (lit.get(place) ?? []).filter(o => !o.refusal && foreseenOf(o).area !== undefined);
  return areas[turn % areas.length]?.key;
};

/** Marks an element for the area that a click on it means now. */
export const areaProps = (scene: Pick<Scene, 'lit'>, element: string, turn: number) => {
  const key = areaAt(scene, element, turn);
  return key === undefined ? {} : { 'data-option': key, 'data-choices': 1 };
};

/** Turns what lies under mouse, finger or focus by R or by the button; the shell is told what is meant now. */
export const useTurning = (scene: Scene, board: RefObject<SVGSVGElement | null>): number => {
  const now = (): number => turned;
  const turn = useSyncExternalStore(subscribe, now, now);
  const last = useRef<{ readonly place: string; readonly byFinger: boolean } | null>(null);
  const isOn = laysArea(scene);
  useEffect(() => {
    if (!isOn) return;
    const onKey = (e: KeyboardEvent): void => {
      if (e.key.toLowerCase() === 'r' && !(e.target instanceof HTMLInputElement)) turnOn();
    };
    const note = (e: Event): void => {
      const place =
        e.target instanceof Element ? e.target.closest('[data-el]')?.getAttribute('data-el') : null;
      if (place) last.current = { place, byFinger: e instanceof PointerEvent && e.pointerType === 'touch' };
    };
    const svg = board.current;
    const kinds = ['pointerover', 'pointerdown', 'focusin'];
    addEventListener('keydown', onKey);
    for (const kind of kinds) svg?.addEventListener(kind, note);
    return () => {
      removeEventListener('keydown', onKey);
      for (const kind of kinds) svg?.removeEventListener(kind, note);
    };
  }, [isOn, board]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when something was turned, and only then
  useEffect(() => {
    const at = last.current;
    if (!isOn || !at) return;
    const hex = board.current?.querySelector(`[data-el="${CSS.escape(at.place)}"]`);
    hex?.dispatchEvent(
      at.byFinger
        ? new MouseEvent('click', { bubbles: true })
        : new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }),
    );
  }, [turn]);
  return turn;
};
