import type { State } from '@potyczka/apex';
import { type Figure, initial, type Legend, newAct } from '@potyczka/apex/lab';
import type { LegendId, MapData } from '@potyczka/apex/view';
import type { ObjectKind } from '@potyczka/geometry/lattice';
import type { Field } from './apex-field.js';

/** The map of a vector as the game has maps; its name is all of it, so that no two are taken for the same. */
export const groundOf = ({ plan }: Field, ziplines: MapData['ziplines'] = []): MapData => {
  const map = {
    mark: 'placeholder' as const,
    levels: plan.levels,
    edges: (plan.edges ?? []).map(({ at, object }) => ({ kind: object.kind as ObjectKind, at })),
    spaces: (plan.spaces ?? []).map(({ at, object }) => ({ kind: object.kind as ObjectKind, at })),
    ziplines,
  };
  return { id: JSON.stringify(map), ...map };
};

/** Who plays in a position: the first of red acts. */
export interface Sides {
  readonly red: readonly LegendId[];
  readonly blue: readonly LegendId[];
}

/** A match in its third stage on some ground, in which the first of red acts and nobody has anything. */
export const matchOn = (ground: MapData, { red, blue }: Sides, mode: 'versus' | 'solo' = 'versus'): State => {
  const options = {
    mode,
    tougher: 0,
    legends: 3,
    first: 1,
    second: 1,
    choice: 'draft',
    ring: false,
    screens: true,
  } as const;
  const s = initial(options) as State;
  const plays = (l: Legend): boolean => red.includes(l.id) || blue.includes(l.id);
  return {
    ...s,
    map: ground.id,
    ground,
    stage: 'clash',
    phase: 'activations',
    clock: 1,
    teams: { red: ['p1'], blue: ['p2'] },
    legends: s.legends.filter(plays).map((l): Legend => {
      const team = red.includes(l.id) ? 'red' : 'blue';
      return { ...l, chosen: true, team, seat: team === 'red' ? 'p1' : 'p2', done: l.id === red[0] };
    }),
    act: newAct(red[0] as LegendId),
  };
};

/** Something that an ability has put there. */
export const figure = (f: Pick<Figure, 'id' | 'kind' | 'owner' | 'token' | 'spot'>): Figure => ({
  ...f,
  facing: null,
  open: false,
});
