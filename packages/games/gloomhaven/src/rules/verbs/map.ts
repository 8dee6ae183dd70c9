import { hexes as allHexes, cutOff, isEmptyHex, stepsFrom } from '@potyczka/geometry/hex';
import { PASS, type Proc, sure, type Verdict } from '@potyczka/kernel';
import { hexPick, type Pick, pick, skip } from '../../ask.js';
import { fieldOf } from '../../ground.js';
import type { S, T, Thing } from '../../state.js';
import { msg, no } from '../../text/say.js';
import type { FigureId, Hex } from '../../vocabulary.js';
import { idOf } from '../ability-ids.js';
import { gain } from '../conditions.js';
import { suffer } from '../damage.js';
import { isHidden } from '../effects.js';
import { scale, worth } from '../formula.js';
import { itemOffers, offerPick, spendItem } from '../items.js';
import { enemiesOf, figure, figures, hexOf, isAlive, party, placeOf } from '../look.js';
import { summonHexes } from '../monsters/index.js';
import { recipients } from '../recipients.js';
import { drawMissing, freeStandees, occupancy, place } from '../rooms.js';
import type { Running } from '../running.js';
import { isIndestructible } from '../scenario-figures.js';
import { enter } from '../walk.js';
import type { Play } from './play.js';

const within = (s: S, from: Hex, n: number): Hex[] => {
  const steps = stepsFrom(fieldOf(s), [from], n);
  return allHexes(fieldOf(s)).filter(hex => sure(steps[hex], 'one of steps') >= 0);
};

const emptyWithin = (s: S, from: Hex, n: number): Hex[] =>
  within(s, from, n).filter(hex => isEmptyHex(fieldOf(s), hex, occupancy(s)));

const newThing = (
  t: T,
  kind: Thing['kind'],
  at: readonly Hex[],
  by: FigureId,
  more: Partial<Thing> = {},
): Thing => ({
  id: `${kind}.c${t.s.counter}`,
  kind,
  what: kind === 'trap' ? 'spike' : 'boulder',
  at: [...at],
  damage: null,
  conditions: [],
  by,
  ...more,
});

const CUTS_OFF = no('GLM-TILE-23', 'cuts-off');

/** GLM-TILE-23: no part of the map may be cut off. */
const judgeObstacle = (s: S, hexes: readonly Hex[]): Verdict => {
  const more: Thing = {
    id: 'x',
    kind: 'obstacle',
    what: 'boulder',
    at: [...hexes],
    damage: null,
    conditions: [],
    by: null,
  };
  const land = { ...s.land, things: [...s.land.things, more] } as S['land'];
  return cutOff(fieldOf(s), fieldOf({ land })).length > 0 ? CUTS_OFF : undefined;
};

/** GLM-TILE-14; a monster puts it beside itself, nearest to an enemy. */
const trap: Play<'trap'> = function* (t, run, ab, _gives, printed) {
  const me = figure(t.s, run.me);
  const open = emptyWithin(t.s, me.at, ab.within);
  if (open.length === 0) return false;
  let at: Hex;
  if (run.by === undefined) {
    const foes = enemiesOf(t.s, me)
      .filter(f => !isHidden(t.s, f))
      .map(f => f.at);
    if (foes.length === 0) return false;
    const steps = stepsFrom(fieldOf(t.s), foes, 999);
    const least = Math.min(...open.map(hex => sure(steps[hex], 'one of steps')));
    at = yield* settle(
      t,
      open.filter(hex => steps[hex] === least),
      'ask-trap-hex',
    );
  } else {
    const key = yield* pick(t, run.by, 'GLM-TILE-14', msg('ask-trap'), [
      skip(),
      ...open.map(hex => hexPick(t.s, hex)),
    ]);
    if (key === PASS) return false;
    at = hexOf(t.s, key);
  }
  const thing = newThing(t, 'trap', [at], run.me, {
    damage: ab.damage,
    conditions: [...(ab.conditions ?? [])],
    ...(ab.whenSprung || ab.xpWhenSprungByEnemy ? { from: idOf(printed) } : {}),
  });
  t.emit({ type: 'laid', thing, at: placeOf(t.s, at), by: run.me }, 'GLM-TILE-14');
  run.notes.chosen = at;
  return true;
};

/** GLM-MON-62, GLM-G55 */
function* settle(t: T, hexes: readonly Hex[], ask: 'ask-trap-hex' | 'ask-summon-hex'): Proc<Hex> {
  if (hexes.length === 1 || t.s.options.ties === 'never') return sure(hexes[0], 'one of hexes');
  const key = yield* pick(
    t,
    party(t.s),
    'GLM-MON-62',
    msg(ask),
    hexes.map(hex => hexPick(t.s, hex)),
  );
  return hexOf(t.s, key);
}

/** GLM-TILE-12 */
const disarmTrap: Play<'disarmTrap'> = function* (t, run, ab) {
  const me = figure(t.s, run.me);
  const reach = ab.within === 'movedThrough' ? run.notes.path : within(t.s, me.at, ab.within);
  const traps = t.s.land.things.filter(
    x => x.kind === 'trap' && x.at.some(hex => reach.includes(hex as Hex)),
  );
  if (traps.length === 0) return false;
  let chosen = ab.count === 'all' ? traps : traps.slice(0, 1);
  if (ab.count !== 'all' && traps.length > 1 && run.by) {
    const key = yield* pick(t, run.by, 'GLM-TILE-12', msg('ask-disarm'), [
      skip(),
      ...traps.map(x => hexPick(t.s, x.at[0] as Hex)),
    ]);
    if (key === PASS) return false;
    chosen = traps.filter(x => x.at[0] === hexOf(t.s, key));
  }
  for (const x of chosen) {
    t.emit(
      {
        type: 'removed',
        thing: x.id,
        what: 'trap',
        at: placeOf(t.s, sure(x.at[0], 'one of at')),
        how: 'disarmed',
        by: run.me,
      },
      'GLM-TILE-12',
    );
    run.notes.disarmed.push({
      at: x.at[0] as Hex,
      damage: x.damage ?? scale(t.s).trap,
      conditions: x.conditions,
    });
    if (run.hero) t.emit({ type: 'noted', who: run.hero, what: 'traps', n: 1 }, 'GLM-TILE-12');
  }
  return true;
};

const trapEffect: Play<'trapEffect'> = function* (t, run, ab) {
  const disarmed = run.notes.disarmed.at(-1);
  if (!disarmed) return false;
  const whom = yield* recipients(t, run, ab, { who: 'enemy', within: 1 }, 'ask-hurt-whom', 'GLM-TILE-12');
  for (const id of whom) {
    yield* suffer(t, id, disarmed.damage, { how: 'trap', by: run.me });
    for (const condition of disarmed.conditions) gain(t, id, condition, run.me);
  }
  return whom.length > 0;
};

/** Sets of neighbouring hexes for an obstacle of a size. */
const shapes = (s: S, open: readonly Hex[], size: number): Hex[][] => {
  let sets: Hex[][] = open.map(hex => [hex]);
  for (let n = 1; n < size; n++) {
    const grown = new Map<string, Hex[]>();
    for (const set of sets)
      for (const hex of open) {
        if (set.includes(hex) || !set.every(x => within(s, x, 1).includes(hex))) continue;
        const next = [...set, hex].sort((a, b) => a - b);
        grown.set(next.join(), next);
      }
    sets = [...grown.values()];
  }
  return sets;
};

function* layObstacle(t: T, run: Running, open: readonly Hex[], size: number): Proc<boolean> {
  const sets = shapes(t.s, open, size);
  if (sets.length === 0 || run.by === undefined) return false;
  const picks: Pick[] = sets.map(set => ({
    key: set.map(hex => placeOf(t.s, hex)).join(' '),
    refusal: () => judgeObstacle(t.s, set),
    show: {
      label: msg('hexes-label', { hexes: set.map(hex => placeOf(t.s, hex)) }),
      at: set.map(hex => placeOf(t.s, hex)),
    },
  }));
  const key = yield* pick(t, run.by, 'GLM-TILE-23', msg('ask-obstacle'), [skip(), ...picks]);
  if (key === PASS) return false;
  const at = key.split(' ').map(p => hexOf(t.s, p));
  t.emit(
    {
      type: 'laid',
      thing: newThing(t, 'obstacle', at, run.me),
      at: placeOf(t.s, sure(at[0], 'one of at')),
      by: run.me,
    },
    'GLM-TILE-23',
  );
  run.notes.created.push(...at);
  return true;
}

/** An item may bring one obstacle more. */
function* moreObstacles(t: T, run: Running): Proc<number> {
  const offers = run.hero === run.me ? itemOffers(t.s, run.me, 'actionCreatingObstacle', {}) : [];
  if (offers.length === 0) return 0;
  const ask = msg('ask-obstacle-item', { figure: run.me });
  const key = yield* pick(t, run.by ?? party(t.s), 'GLM-ITEM-12', ask, [
    skip('no-item-label'),
    ...offers.map(offerPick),
  ]);
  if (key === PASS) return 0;
  const offer = sure(
    offers.find(o => `item-${o.id}` === key),
    'one of offers',
  );
  yield* spendItem(t, run.me, offer.id);
  return offer.effect.give?.effect?.extraObstacles ?? 0;
}

const obstacle: Play<'obstacle'> = function* (t, run, ab) {
  let any = false;
  const count = ab.count + (yield* moreObstacles(t, run));
  for (let i = 0; i < count; i++) {
    const me = figure(t.s, run.me);
    const open =
      ab.at === 'hexOfKilledEnemy'
        ? run.notes.killed.slice(-1).map(k => k.at)
        : emptyWithin(t.s, me.at, ab.within ?? 1);
    if (yield* layObstacle(t, run, open, ab.size)) any = true;
  }
  return any;
};

const obstaclesNear = (t: T, run: Running, reach: readonly Hex[]) =>
  t.s.land.things.filter(
    x =>
      x.kind === 'obstacle' &&
      !isIndestructible(t.s, x.what) &&
      !figures(t.s).some(f => f.kind === 'objective' && x.at.includes(f.at)) && // GLM-CAMP-36
      x.at.some(hex => reach.includes(hex as Hex)) &&
      run.me !== '',
  );

const destroyObstacle: Play<'destroyObstacle'> = function* (t, run, ab) {
  const me = figure(t.s, run.me);
  const reach = ab.within === 'movedThrough' ? run.notes.path : within(t.s, me.at, ab.within);
  let left = ab.count === 'all' ? 99 : ab.count;
  let any = false;
  while (left-- > 0) {
    const open = obstaclesNear(t, run, reach);
    if (open.length === 0 || run.by === undefined) break;
    const key = yield* pick(t, run.by, 'GLM-TILE-31', msg('ask-destroy'), [
      skip(any ? 'done-label' : 'skip-label'),
      ...open.map(x => hexPick(t.s, x.at[0] as Hex)),
    ]);
    if (key === PASS) break;
    const x = sure(
      open.find(each => each.at[0] === hexOf(t.s, key)),
      'one of open',
    );
    t.emit(
      {
        type: 'removed',
        thing: x.id,
        what: 'obstacle',
        at: key as `${number},${number}`,
        how: 'destroyed',
        by: run.me,
      },
      'GLM-TILE-31',
    );
    run.notes.destroyed.push(...(x.at as Hex[]));
    any = true;
  }
  return any;
};

const moveObstacle: Play<'moveObstacle'> = function* (t, run, ab) {
  const me = figure(t.s, run.me);
  const open = obstaclesNear(t, run, within(t.s, me.at, ab.within)).filter(x => x.at.length === ab.size);
  if (open.length === 0 || run.by === undefined) return false;
  const key = yield* pick(t, run.by, 'GLM-TILE-23', msg('ask-move-obstacle'), [
    skip(),
    ...open.map(x => hexPick(t.s, x.at[0] as Hex)),
  ]);
  if (key === PASS) return false;
  const x = sure(
    open.find(each => each.at[0] === hexOf(t.s, key)),
    'one of open',
  );
  t.emit(
    {
      type: 'removed',
      thing: x.id,
      what: 'obstacle',
      at: key as `${number},${number}`,
      how: 'moved',
      by: run.me,
    },
    'GLM-TILE-23',
  );
  const from = hexOf(t.s, key);
  const elsewhere = emptyWithin(t.s, from, ab.toWithin).filter(hex => !x.at.includes(hex));
  const laid = yield* layObstacle(t, run, elsewhere, ab.size);
  if (!laid)
    t.emit(
      {
        type: 'laid',
        thing: { ...x, at: [...x.at], conditions: [...x.conditions] } as Thing,
        at: key as `${number},${number}`,
        by: run.me,
      },
      'GLM-TILE-23',
    );
  run.notes.movedThings.push(...run.notes.created);
  return laid;
};

/** GLM-MON-52, -53 */
const summonMonster: Play<'summonMonster'> = function* (t, run, ab) {
  let any = false;
  for (const each of ab.spawns) {
    const rank = each.by[t.s.characters - 2];
    if (rank === undefined || rank === '-') continue;
    for (let i = worth(t.s, each.count); i > 0; i--) {
      const me = t.s.figures[run.me];
      const from = me?.at ?? run.notes.killed.at(-1)?.at;
      if (from === undefined) return any;
      const foes = me
        ? enemiesOf(t.s, me)
            .filter(f => !isHidden(t.s, f))
            .map(f => f.at)
        : [];
      const open = summonHexes(fieldOf(t.s), from, foes, occupancy(t.s), freeStandees(t.s, each.kind).length);
      if (open.length === 0) break;
      const at = yield* settle(t, open, 'ask-summon-hex');
      const hp = typeof each.hp === 'object' && me ? { hp: Math.min(me.hp, 99) } : {};
      place(t, each.kind, rank, at, 'summoned', { by: run.me, waits: true, ...hp });
      any = true;
    }
  }
  if (any) drawMissing(t);
  return any;
};

/** To the hex of a slain enemy, or to any hex without a figure. */
const teleport: Play<'teleport'> = function* (t, run, ab) {
  const free = (hex: Hex): boolean => isEmptyHex(fieldOf(t.s), hex, { figures: occupancy(t.s).figures });
  const open = (
    ab.to === 'hexOfKilledEnemy' ? run.notes.killed.slice(-1).map(k => k.at) : allHexes(fieldOf(t.s))
  ).filter(free);
  if (open.length === 0 || run.by === undefined || !isAlive(t.s, run.me)) return false;
  const key = yield* pick(t, run.by, 'GLM-TURN-02', msg('ask-teleport'), [
    skip(),
    ...open.map(hex => hexPick(t.s, hex)),
  ]);
  if (key === PASS) return false;
  const from = placeOf(t.s, figure(t.s, run.me).at);
  t.emit(
    { type: 'moved', who: run.me, route: [from, key as `${number},${number}`], how: 'teleport', by: run.me },
    'GLM-TURN-02',
  );
  yield* enter(t, run.me, hexOf(t.s, key));
  return true;
};

const swap: Play<'swap'> = function* (t, run, ab) {
  const pair: FigureId[] = [];
  for (const each of ab.between) {
    if (each === 'self') pair.push(run.me);
    else pair.push(...(yield* recipients(t, run, { on: each }, each, 'ask-swap', 'GLM-TURN-02')).slice(0, 1));
  }
  const [a, b] = pair;
  if (a === undefined || b === undefined || a === b) return false;
  const [from, to] = [placeOf(t.s, figure(t.s, a).at), placeOf(t.s, figure(t.s, b).at)];
  t.emit({ type: 'moved', who: a, route: [from, to], how: 'swap', by: run.me }, 'GLM-TURN-02');
  t.emit({ type: 'moved', who: b, route: [to, from], how: 'swap', by: run.me }, 'GLM-TURN-02');
  return true;
};

export const map = {
  trap,
  disarmTrap,
  trapEffect,
  obstacle,
  destroyObstacle,
  moveObstacle,
  summonMonster,
  teleport,
  swap,
};
