import type { State } from '@potyczka/apex';
import type { Figure, Legend, OwnCards } from '@potyczka/apex/lab';
import { type Feat, LEGENDS, type LegendId, legendOf } from '@potyczka/apex/view';
import { makeLattice, OBJECTS, type Space } from '@potyczka/geometry/lattice';
import type { CardId } from '@potyczka/kernel';
import { figure, groundOf, matchOn } from './apex-position.js';
import { exhaustedOf, targetOf } from './apex-range.js';
import type { Target } from './apex-shot.js';

const SIZE = 15;

/** Open, level ground; with a wall behind a space if something is to collide there. */
const field = (behind?: Space) => {
  const levels = Array.from({ length: SIZE }, () => Array.from({ length: SIZE }, () => 0));
  const edges = behind
    ? [{ at: { side: 'V', x: behind.x + 1, y: behind.y } as const, object: OBJECTS.wall }]
    : [];
  const plan = { levels, edges, spaces: [] };
  return groundOf({ plan, lattice: makeLattice(plan), figures: [], points: [], drawn: '' });
};

interface Close {
  readonly start: State;
  readonly target: LegendId;
}

const between = (
  actor: Partial<Legend> & Pick<Legend, 'id' | 'at'>,
  victim: Target,
  at: Space,
  more: { readonly behind?: Space; readonly figures?: readonly Figure[]; readonly aim: OwnCards['aim'] },
): Close => {
  const target = LEGENDS.find(id => id !== actor.id) as LegendId;
  const s = matchOn(field(more.behind), { red: [actor.id], blue: [target] });
  const start: State = {
    ...s,
    cards: { ...(more.aim && { aim: more.aim }) },
    figures: [...(more.figures ?? [])],
    exhausted: exhaustedOf(victim),
    legends: s.legends.map(l => (l.id === actor.id ? { ...l, ...actor } : { ...l, at, ...targetOf(victim) })),
  };
  return { start, target };
};

/** Two legends side by side; a wall behind the one that is struck, if the push is to end there. */
export const meleePosition = (
  victim: Target,
  feat: Feat['id'] | undefined,
  collision: boolean,
  aim: OwnCards['aim'],
): Close => {
  const id = feat ? legendOf(feat) : 'PF';
  const hand: CardId[] = feat ? [`#${feat}`] : [];
  const at = { x: 6, y: 5 };
  return between({ id, at: { x: 5, y: 5 }, hand }, victim, at, { ...(collision && { behind: at }), aim });
};

/** Somebody throws a grenade at a space; the victim stands some way from it, perhaps in a Dome. */
export const grenadePosition = (
  victim: Target,
  card: CardId,
  { dx, dy }: { readonly dx: number; readonly dy: number },
  dome: boolean,
  aim: OwnCards['aim'],
): Close & { readonly plan: string } => {
  const plan = { x: 7, y: 7 };
  const at = { x: plan.x + dx, y: plan.y + dy };
  const spot = { on: 'point', at: { ...at, level: 0 } } as const;
  const zone = figure({ id: 'dome-1', kind: 'dome', owner: 'GB', token: 'GB-A-1', spot });
  const thrower: Space = { x: 3, y: 7 };
  return {
    ...between({ id: 'PF', at: thrower, pack: [card] }, victim, at, { figures: dome ? [zone] : [], aim }),
    plan: `${plan.x},${plan.y}`,
  };
};
