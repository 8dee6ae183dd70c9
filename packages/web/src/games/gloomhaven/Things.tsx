import type { DoorView, ThingView } from '@potyczka/gloomhaven/view';
import type { ReactNode } from 'react';
import { useCamera } from '../../ui/camera.js';
import { Glyph } from './glyphs.js';
import type { GlyphName } from './looks.js';
import { cornersOf, middleOf, pathOf } from './plan.js';

const PIECES: Readonly<Record<string, GlyphName>> = {
  table: 'table',
  barrel: 'barrel',
  crate: 'barrel',
  bookcase: 'bookshelf',
  shelf: 'bookshelf',
  cabinet: 'bookshelf',
  sarcophagus: 'coffin',
  stalagmites: 'stalagtite',
  bush: 'thorny-vine',
  thorns: 'thorny-vine',
  water: 'water-drop',
  'hot-coals': 'fire',
  'tree-3': 'oak',
  stump: 'wood-pile',
  log: 'log',
  'wall-section': 'stone-wall',
  'rock-column': 'stone-tablet',
  pillar: 'stone-tablet',
  nest: 'nest-eggs',
  altar: 'stone-tablet',
  totem: 'totem-head',
  crystal: 'crystal-growth',
  fountain: 'fountain',
};

const KINDS: Readonly<Record<ThingView['kind'], GlyphName>> = {
  obstacle: 'rock',
  trap: 'spikes-full',
  hazardous: 'fire',
  difficult: 'rock',
  treasure: 'locked-chest',
  plate: 'position-marker',
  corridor: 'position-marker',
};

/** What a piece of the map is drawn as; its kind otherwise. */
export const glyphForPiece = (what: string | number): GlyphName | undefined => PIECES[String(what)];

/** A trap bears its glyph whatever it looks like; other things what they are. */
const glyphFor = ({ kind, what }: ThingView): GlyphName =>
  (kind === 'trap' || kind === 'treasure' ? undefined : glyphForPiece(what)) ?? KINDS[kind];

/** What lies on the floor: obstacles, traps with their damage, terrain, treasure. */
export const Thing = ({ thing }: { readonly thing: ThingView }): ReactNode => {
  const { px } = useCamera();
  if (thing.kind === 'corridor') return null;
  const font = Math.min(24, Math.max(15, px(14)));
  return (
    <g className={`thing ${thing.kind}`} pointerEvents="none">
      <path className="thing-cast" d={pathOf(thing.at, 0.76)} transform="translate(4 5)" />
      <path className="thing-plate" d={pathOf(thing.at, 0.76)} />
      {thing.at.map((place, i) => {
        const { x, y } = middleOf(place);
        return (
          <g key={place}>
            <Glyph name={glyphFor(thing)} size={36} x={x} y={y} />
            {thing.damage !== null && i === 0 && (
              <text className="thing-number" x={x + 20} y={y + 28} fontSize={font} textAnchor="middle">
                {thing.damage}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
};

/** A door: planks if it is wood, open ones lie flat. */
export const Door = ({ door }: { readonly door: DoorView }): ReactNode => {
  const { x, y } = middleOf(door.at);
  const isFog = door.kind.includes('fog');
  return (
    <g className={`door ${door.state} ${isFog ? 'fog' : door.kind}`} pointerEvents="none">
      <polygon className="door-plate" points={cornersOf(door.at, 0.94)} />
      {!isFog && (
        <path className="planks" d={`M${x - 18} ${y - 26}v52M${x} ${y - 36}v72M${x + 18} ${y - 26}v52`} />
      )}
      {door.state !== 'open' && (
        <Glyph
          name={door.state === 'locked' ? 'padlock' : isFog ? 'uncertainty' : 'closed-doors'}
          size={36}
          x={x}
          y={y}
        />
      )}
    </g>
  );
};

/** Money on a hex, with how many where it is more than one. */
export const Money = ({ place, count }: { readonly place: string; readonly count: number }): ReactNode => {
  const { px } = useCamera();
  const { x, y } = middleOf(place);
  return (
    <g className="money" pointerEvents="none">
      <Glyph name="two-coins" size={26} x={x} y={y + 14} />
      {count > 1 && (
        <text x={x + 16} y={y + 26} fontSize={Math.min(22, Math.max(14, px(14)))}>
          {count}
        </text>
      )}
    </g>
  );
};
