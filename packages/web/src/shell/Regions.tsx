import { type ReactNode, useId } from 'react';
import type { Needs, Region, SceneProps, UiPart } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { useFold } from './useFolds.js';
import './regions.css';

type RegionPlace = 'tab' | 'sheet' | 'board' | 'none' | 'people' | 'mine';

const ON_A_PHONE: Readonly<Record<Region, RegionPlace>> = {
  top: 'board',
  left: 'people',
  right: 'sheet',
  bottom: 'mine',
  'north-west': 'board',
  'south-west': 'board',
  'south-east': 'board',
};

const partsOf = (ui: Needs<'panels'>, scene: SceneProps): readonly UiPart[] =>
  ui.panels.parts.filter(p => p.has?.(scene.view) ?? true);

/** Parts that have a tab of their own on a phone. */
export const tabParts = (ui: Needs<'panels'>, scene: SceneProps): readonly UiPart[] =>
  scene.narrow ? partsOf(ui, scene).filter(p => p.phone === 'tab') : [];

/** What a game shows in a region of the page now. */
export const partsIn = (ui: Needs<'panels'>, scene: SceneProps, region: Region): readonly UiPart[] =>
  partsOf(ui, scene).filter(p => {
    if (!scene.narrow) return p.region === region;
    const place = p.phone ?? ON_A_PHONE[p.region];
    if (place === 'sheet') return region === 'right';
    if (place === 'people') return region === 'left';
    if (place === 'mine') return region === 'bottom';
    return place === 'board' && region === (ON_A_PHONE[p.region] === 'board' ? p.region : 'top');
  });

interface RegionProps {
  readonly ui: Needs<'id' | 'panels'>;
  readonly scene: SceneProps;
  readonly region: Region;
}

/** A region of the page with the parts that a game put there; nothing if there are none. */
export const RegionOf = ({ ui, scene, region }: RegionProps): ReactNode => {
  const parts = partsIn(ui, scene, region);
  if (parts.length === 0) return null;
  return (
    <div className={`region region-${region}`}>
      {parts.map(part => (
        <Folding key={part.id} game={ui.id} part={part} scene={scene} />
      ))}
    </div>
  );
};

interface FoldingProps {
  readonly game: string;
  readonly part: UiPart;
  readonly scene: SceneProps;
}

/** A part under its head; folded, only the head is left. */
export const Folding = ({ game, part, scene }: FoldingProps): ReactNode => {
  const { prefs } = usePrefs();
  const [isFolded, toggle] = useFold(`${game}/${part.id}`);
  const id = useId();
  const title = part.title[prefs.lang];
  if (part.isFixed) {
    return (
      <section className={`part part-${part.id}`} aria-label={title}>
        <part.View {...scene} />
      </section>
    );
  }
  return (
    <section className={`part part-${part.id} ${isFolded ? 'folded' : ''}`} aria-labelledby={id}>
      <button type="button" id={id} className="part-head" aria-expanded={!isFolded} onClick={toggle}>
        {title}
      </button>
      {!isFolded && <part.View {...scene} />}
    </section>
  );
};
