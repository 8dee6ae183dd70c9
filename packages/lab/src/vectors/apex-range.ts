import type { State } from '@potyczka/apex';
import type { Figure, Legend, OwnCards } from '@potyczka/apex/lab';
import { zonesMet } from '@potyczka/apex/lab';
import { LEGENDS, type LegendId, type MapData } from '@potyczka/apex/view';
import {
  cover,
  type Edge,
  type Intersection,
  intersectionState,
  isSeen,
  type Lattice,
  makeLattice,
  OBJECTS,
  type Space,
  zoneEffect,
} from '@potyczka/geometry/lattice';
import { Malformed } from './apex-field.js';
import { figure, groundOf, matchOn } from './apex-position.js';
import type { Card, Shot, Target } from './apex-shot.js';

/** Ground on which a shot has the distance, the levels and the cover of a case. */
interface Range {
  readonly ground: MapData;
  readonly lattice: Lattice;
  readonly from: Space;
  readonly to: Space;
}

const FROM: Space = { x: 3, y: 4 };

const edgesRound = ({ x, y }: Space): readonly Edge[] => [
  { side: 'V', x, y },
  { side: 'H', x, y },
  { side: 'V', x: x + 1, y },
  { side: 'H', x, y: y + 1 },
];

const rangeWith = (levels: readonly (readonly number[])[], walls: readonly Edge[], to: Space): Range => {
  const edges = walls.map(at => ({ at, object: OBJECTS['low-wall'] }));
  const plan = { levels, edges, spaces: [] };
  const lattice = makeLattice(plan);
  return { ground: groundOf({ plan, lattice, figures: [], points: [], drawn: '' }), lattice, from: FROM, to };
};

const ranges = new Map<string, Range>();

/** Looks for such ground: straight ahead or at a slant, with a roof under one of the two, with low walls round the target. */
const rangeFor = ({ distance, level, hidden }: Shot): Range => {
  const name = `${distance} ${level} ${hidden}`;
  const known = ranges.get(name);
  if (known) return known;
  for (let aside = 0; aside <= distance; aside++) {
    const to = { x: FROM.x + distance, y: FROM.y + aside };
    const raised = level === 'lower' ? FROM : level === 'higher' ? to : undefined;
    const levels = Array.from({ length: FROM.y + aside + 4 }, (_, y) =>
      Array.from({ length: FROM.x + distance + 4 }, (_, x) => (raised?.x === x && raised.y === y ? 1 : 0)),
    );
    const wallSets = hidden ? [[0], [1], [0, 1], [0, 1, 2, 3]] : [[]];
    for (const set of wallSets) {
      const found = rangeWith(
        levels,
        set.map(k => edgesRound(to)[k] as Edge),
        to,
      );
      const isHidden = cover(found.lattice, FROM, to).length > 0;
      if (!isSeen(found.lattice, FROM, to) || isHidden !== hidden) continue;
      ranges.set(name, found);
      return found;
    }
  }
  throw new Malformed(`no ground has a target at ${name}`);
};

/** Who takes part: those whom the case names, and somebody else where it names nobody. */
export interface Cast {
  readonly shooter: LegendId;
  readonly target: LegendId;
  readonly red: readonly LegendId[];
  readonly blue: readonly LegendId[];
}

export const castOf = (shot: Shot): Cast => {
  const { boost, reactions, after, ravenOnShooter, ravenOnTarget, beast, action } = shot;
  const special = LEGENDS.find(id => action.startsWith(`${id}-`));
  const reds = [
    ...[shot.shooter ?? special ?? (beast ? 'BH' : undefined)].flatMap(x => x ?? []),
    ...(boost ? [boost.owner] : []),
    ...(ravenOnTarget ? (['BH'] as const) : []),
  ];
  const blues = [
    ...[shot.shotAt].flatMap(x => x ?? []),
    ...[...reactions, ...after].map(card => card.owner),
    ...(ravenOnShooter ? (['BH'] as const) : []),
  ];
  const free = LEGENDS.filter(id => !reds.includes(id) && !blues.includes(id));
  const shooter = shot.shooter ?? special ?? boost?.owner ?? (free.shift() as LegendId);
  const target = shot.shotAt ?? blues[0] ?? (free.shift() as LegendId);
  const red = [...new Set([shooter, ...reds])];
  const blue = [...new Set([target, ...blues])];
  if (red.some(id => blue.includes(id))) throw new Malformed('a legend is on both sides');
  return { shooter, target, red, blue };
};

const cardsOf = (cards: readonly (Card | undefined)[], owner: LegendId): `#${string}`[] =>
  cards.flatMap(c => (c?.owner === owner && c.id[3] === 'F' ? [`#${c.id}` as const] : []));

const LIMITS: Readonly<Record<number, string>> = { 20: 'starting', 30: 'rare', 40: 'epic' };

/** Gear and points of the target. */
export const targetOf = (target: Target): Pick<Legend, 'shield' | 'health' | 'gear'> => ({
  shield: target.shield,
  health: target.health,
  gear: {
    helmet: `#helmet-${target.helmet}.9`,
    body: `#body-${LIMITS[target.shieldLimit]}.9`,
    knockdown: `#knockdown-${target.knockdown}.9`,
  },
});

export const exhaustedOf = ({ knockdown, knockdownActive }: Target): State['exhausted'] =>
  knockdownActive ? [] : [`#knockdown-${knockdown}.9`];

/** A case of kind `shoot` as a position of the game: the shooter is about to act. */
export const shotPosition = (shot: Shot, cast: Cast, aim: OwnCards['aim']): State => {
  const { ground, lattice, from, to } = rangeFor(shot);
  const { red, blue, shooter, target } = cast;
  const s = matchOn(ground, cast);
  const { boost, reactions, after } = shot;
  const spotOf = (id: LegendId): Space => {
    if (id === shooter) return from;
    if (id === target) return to;
    return red.includes(id) ? { x: 0, y: red.indexOf(id) + 1 } : { x: blue.indexOf(id), y: 0 };
  };
  const packOf = (id: LegendId): `#${string}`[] => [
    ...(id === shooter && shot.action === 'cell' ? (['#shield-cell.9'] as const) : []),
    ...after.flatMap(c => (c.owner === id && c.accessory ? [`#${c.accessory}.8` as const] : [])),
  ];
  const weapons = [
    { card: `#${shot.weapon.id}` as const, ammo: 3, on: shot.attachments.map(a => `#${a}.9` as const) },
  ];
  const position: State = {
    ...s,
    cards: { ...(aim && { aim }), weapons: [shot.weapon] },
    exhausted: exhaustedOf(shot.target),
    legends: s.legends.map(
      (l): Legend => ({
        ...l,
        at: spotOf(l.id),
        hand: [
          ...(l.id === shooter && shot.action.includes('-F-') ? [`#${shot.action}` as const] : []),
          ...cardsOf([boost, ...reactions, ...after], l.id),
        ],
        pack: packOf(l.id),
        weapons: l.id === shooter ? weapons : [],
        ...(l.id === target && targetOf(shot.target)),
      }),
    ),
    figures: carried(shot, cast),
  };
  return { ...position, figures: [...position.figures, ...smokes(shot, lattice, from, to)] };
};

const carried = (shot: Shot, { shooter, target }: Cast): Figure[] => {
  const on = (id: string, kind: 'raven' | 'beast', legend: LegendId): Figure =>
    figure({
      id,
      kind,
      owner: 'BH',
      token: kind === 'raven' ? 'BH-A-1' : 'BH-A-2',
      spot: { on: 'legend', legend },
    });
  return [
    ...(shot.beast ? [on('beast-1', 'beast', shooter)] : []),
    ...(shot.ravenOnShooter ? [on('raven-1', 'raven', shooter)] : []),
    ...(shot.ravenOnTarget ? [on('raven-2', 'raven', target)] : []),
  ];
};

/** Smoke that a Reaction of Bangalore's brings is left to that Reaction. */
const bringsSmoke = ({ reactions, smoke }: Shot): boolean =>
  smoke > 0 && reactions.some(c => c.id === 'BL-F-5' || c.id === 'BL-F-6');

/** All free intersections. */
const pointsOf = (lattice: Lattice): Intersection[] => {
  const out: Intersection[] = [];
  for (let y = 0; y <= lattice.height; y++)
    for (let x = 0; x <= lattice.width; x++)
      for (const level of [0, 1])
        if (intersectionState(lattice, { x, y, level }).state === 'free') out.push({ x, y, level });
  return out;
};

/** Zones that touch the shot, as many as the case has. */
const smokes = (shot: Shot, lattice: Lattice, from: Space, to: Space): Figure[] => {
  const wanted = shot.smoke - (bringsSmoke(shot) ? 1 : 0);
  const points = pointsOf(lattice).filter(p => zoneEffect(lattice, p, from, to).effect !== 'none');
  if (points.length < wanted) throw new Malformed('no room for the smoke');
  return points.slice(0, wanted).map((at, k) =>
    figure({
      id: `smoke-${k + 1}`,
      kind: 'smoke',
      owner: 'BL',
      token: 'BL-A-1-I',
      spot: { on: 'point', at },
    }),
  );
};

/** Whether one more smoke at a point would be in the way of the shot. */
export const isInTheWay = (s: State, point: string): boolean => {
  const [x = 0, y = 0, level = 0] = point.split(',').map(Number);
  const { shot } = s;
  if (!shot) return false;
  const spot = { on: 'point', at: { x, y, level } } as const;
  const more = figure({ id: 'more', kind: 'smoke', owner: 'BL', token: 'BL-A-1-I', spot });
  const now = zonesMet(s, shot.from, shot.to).length;
  return zonesMet({ ...s, figures: [...s.figures, more] }, shot.from, shot.to).length > now;
};
