import { adjacentSpaces, isFreeForObject, isSame, neighbouringSpaces } from '@potyczka/geometry/lattice';
import type { Proc, RuleId } from '@potyczka/kernel';
import { askSpace } from '../../ask.js';
import { clockwise } from '../../automa/compass.js';
import type { Ability } from '../../content/abilities/types.js';
import { cool, place, queue, takesObject } from '../../rules/abilities.js';
import { fieldSpaces } from '../../rules/areas.js';
import { restore, suffer } from '../../rules/damage.js';
import { enter, freeSpacesIn } from '../../rules/move.js';
import {
  bodies,
  isEnemyAutoma,
  isFree,
  latticeOf,
  legendOf,
  levelAt,
  onMap,
  type S,
  sees,
  spaceOfFigure,
  standsOn,
  type T,
} from '../../state.js';
import { no } from '../../text/say.js';
import type { LegendId, Space, TokenId } from '../../vocabulary.js';
import { cards } from './cards.js';

const NO_PLACE = no('APX-ABIL-04', 'no-place');

interface Reach {
  readonly low: number;
  readonly high: number;
}

/** Free spaces for an object in sight. */
const placesIn = (s: S, me: LegendId, { low, high }: Reach): Space[] => {
  const from = standsOn(s, me);
  return fieldSpaces(s, from, low, high).filter(x => takesObject(s, x) && sees(s, from, x));
};

const droneSpaces = (s: S, me: LegendId): Space[] =>
  placesIn(s, me, DRONE).filter(x => levelAt(s, x) <= levelAt(s, standsOn(s, me)));

/** APX-LEGEND-50 */
const heal = (t: T, token: TokenId, rule: RuleId): void => {
  const drone = t.s.figures.find(f => f.token === token && f.kind === 'drone');
  const at = drone && spaceOfFigure(t.s, drone);
  if (!at) return;
  const near = adjacentSpaces(latticeOf(t.s), at);
  for (const l of onMap(t.s))
    if (near.some(x => l.at && isSame(x, l.at))) restore(t, l.id, { health: DRONE.health }, rule);
};

const {
  ways: [DRONE_WAY],
  figures: DRONE,
  ...droneCard
} = cards.abilities['LL-A-1'];

/** APX-LEGEND-48 to -50 */
const drone: Ability = {
  id: 'LL-A-1',
  ...droneCard,
  modes: [
    {
      ...DRONE_WAY,
      judge: (s, me) => (droneSpaces(s, me).length > 0 ? undefined : NO_PLACE),
      *play(t, me, token) {
        const at = yield* askSpace(t, legendOf(t.s, me).seat, {
          rule: 'APX-LEGEND-48',
          ask: 'ask-drone',
          who: me,
          from: droneSpaces(t.s, me),
        });
        place(t, me, token, 'drone', { on: 'space', at }, 'APX-LEGEND-48');
        heal(t, token, 'APX-LEGEND-50');
        queue(t, token, DRONE.delay);
      },
    },
  ],
  *due(t, token) {
    heal(t, token, 'APX-LEGEND-49');
    cool(t, token);
  },
};

const {
  ways: [PACKAGE_WAY],
  figures: PACKAGE,
  ...packageCard
} = cards.abilities['LL-A-2'];

/** APX-LEGEND-51 to -54 */
const carePackage: Ability = {
  id: 'LL-A-2',
  ...packageCard,
  modes: [
    {
      ...PACKAGE_WAY,
      judge: (s, me) => (placesIn(s, me, PACKAGE).length > 0 ? undefined : NO_PLACE),
      *play(t, me, token) {
        const at = yield* askSpace(t, legendOf(t.s, me).seat, {
          rule: 'APX-LEGEND-51',
          ask: 'ask-package',
          who: me,
          from: placesIn(t.s, me, PACKAGE),
        });
        place(t, me, token, 'drop-site', { on: 'space', at }, 'APX-LEGEND-51');
        queue(t, token, PACKAGE.delay);
      },
    },
  ],
  *due(t, token) {
    const site = t.s.figures.find(f => f.token === token && f.kind === 'drop-site');
    const at = site && spaceOfFigure(t.s, site);
    if (!site || !at) return cool(t, token);
    yield* makeWay(t, at, site.owner);
    const old = t.s.figures.filter(f => f.token === token && f.kind === 'package').map(f => f.id);
    t.emit({ type: 'taken', figures: [site.id, ...old] }, 'APX-LEGEND-52'); // G-11
    if (isFreeForObject(latticeOf(t.s), at, bodies(t.s)))
      place(t, site.owner, token, 'package', { on: 'space', at }, 'APX-LEGEND-52');
    cool(t, token);
  },
};

/** APX-LEGEND-52, -53: whoever stands on the site is hurt and goes aside, to the nearest space if none is beside (G-31). */
function* makeWay(t: T, at: Space, owner: LegendId): Proc {
  const under = onMap(t.s).find(l => l.at && isSame(l.at, at));
  if (!under) return;
  suffer(t, under.id, PACKAGE.damage, { by: 'package', rule: 'APX-LEGEND-52', from: owner });
  if (!legendOf(t.s, under.id).at) return;
  const beside = neighbouringSpaces(latticeOf(t.s), at).filter(x => isFree(t.s, x));
  const from = beside.length > 0 ? beside : nearestFree(t.s, at);
  const to = isEnemyAutoma(under)
    ? (clockwise(at).find(x => from.some(y => isSame(x, y))) ?? (from[0] as Space)) // AUT-GAP-43
    : yield* askSpace(t, under.seat, { rule: 'APX-LEGEND-52', ask: 'ask-aside', who: under.id, from });
  yield* enter(t, under.id, 'aside', [to], 'APX-LEGEND-52');
}

const nearestFree = (s: S, at: Space): Space[] => {
  for (let d = 1; d < 24; d++) {
    const ring = freeSpacesIn(s, at, d, d);
    if (ring.length > 0) return ring;
  }
  return [];
};

export const abilities = [drone, carePackage] as const;
