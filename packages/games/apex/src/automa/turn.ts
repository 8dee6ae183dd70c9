import { isSame } from '@potyczka/geometry/lattice';
import type { Proc } from '@potyczka/kernel';
import { askSpace } from '../ask.js';
import { beaconsOf } from '../content/maps.js';
import { setOf } from '../content/own-cards.js';
import { eliminate } from '../rules/damage.js';
import { isInCanyon } from '../rules/move.js';
import { angel } from '../rules/respawn.js';
import { alliesOf, enemiesOf, isEnemyAutoma, legendOf, mapOf, type S, standsOn, type T } from '../state.js';
import type { LegendId, Space } from '../vocabulary.js';
import { ActingAutoma } from './acting.js';
import { activation } from './activation.js';
import { AUTOMA_LEGENDS } from './content/legends.js';
import { type MatchAutoma, surroundings } from './match.js';
import { dropBeacons, dropSpace, respawnBeacons, respawnSpaces } from './places.js';
import { firstFree } from './surroundings.js';

/** AUT-ROUND-03, AUT-DROP-07: the lower initiative number first. */
export const byInitiative = (ids: readonly LegendId[]): LegendId[] =>
  [...ids].sort((a, b) => AUTOMA_LEGENDS[a].initiative - AUTOMA_LEGENDS[b].initiative);

/** A choice that the rules leave to the players (AUT-GAP-42): asked only if there is one. */
function* pickOne(
  t: T,
  who: LegendId,
  from: readonly Space[],
  rule: 'AUT-RESPAWN-04' | 'AUT-DROP-08',
): Proc<Space | undefined> {
  if (from.length <= 1) return from[0];
  return yield* askSpace(t, legendOf(t.s, who).seat, { rule, ask: 'ask-beacon', who, from });
}

/** AUT-RESPAWN-01 to -05: without cost; null if there is no room anywhere (AUT-GAP-37). */
export function* returnToMap(t: T, who: LegendId): Proc {
  const me = legendOf(t.s, who);
  const around = surroundings(t.s, who);
  const beacons = beaconsOf(mapOf(t.s));
  if (!isEnemyAutoma(me)) {
    const helper = yield* angel(t, who);
    const places = helper?.at ? [...beacons, helper.at] : beacons;
    const all = places.flatMap(b => freeBeside(t.s, who, b));
    const from = all.filter((x, k) => all.findIndex(y => isSame(x, y)) === k);
    if (from.length === 0) return;
    const at = yield* askSpace(t, me.seat, { rule: 'AUT-RESPAWN-02', ask: 'ask-respawn', who, from });
    return t.emit({ type: 'respawned', who, at, ap: 0 }, 'AUT-RESPAWN-02');
  }
  const enemies = enemiesOf(t.s, who).flatMap(e =>
    e.at ? [{ id: e.id, at: e.at, points: e.shield + e.health }] : [],
  );
  const ally = alliesOf(t.s, who).find(l => l.at)?.at ?? null;
  const open = respawnBeacons(
    around,
    beacons,
    ally,
    enemies.map(e => e.at),
  );
  const beacon = yield* pickOne(t, who, open, 'AUT-RESPAWN-04');
  if (!beacon) return;
  const spaces = respawnSpaces(around, beacon, setOf(t.s, me.automa?.set ?? 0), enemies);
  const at = spaces.length > 1 ? t.roll('AUT-PRIO-08', spaces) : spaces[0];
  if (at) t.emit({ type: 'respawned', who, at, ap: 0, beacon }, 'AUT-RESPAWN-05');
}

const freeBeside = (s: S, who: LegendId, beacon: Space): Space[] => {
  const around = surroundings(s, who);
  const out: Space[] = [];
  for (let w = around; ; ) {
    const next = firstFree(w, beacon, 'adjacent');
    if (!next) return out;
    out.push(next);
    w = { ...w, bodies: [...w.bodies, next] };
  }
};

/** AUT-GAP-45: only a player can have brought an allied Automa there; it climbs out first and leaves out step 6. */
const climbOut = (t: T, who: LegendId): void => {
  const at = standsOn(t.s, who);
  const to = firstFree(surroundings(t.s, who), at, 'adjacent');
  if (to) {
    t.emit({ type: 'moved', who, how: 'climb', path: [at, to] }, 'AUT-GAP-45');
    t.emit({ type: 'skips', who, step: 6 }, 'AUT-GAP-45');
  } else eliminate(t, who, null, 'APX-OBJ-25');
};

/** AUT-ACT-01, AUT-RESPAWN-01: the whole activation of an Automa. */
export function* automaActivation(t: T, who: LegendId, as: MatchAutoma = new ActingAutoma(t, who)): Proc {
  if (!legendOf(t.s, who).at) yield* returnToMap(t, who);
  else if (isInCanyon(t.s, who)) climbOut(t, who);
  if (legendOf(t.s, who).at) yield* activation(as);
  t.emit({ type: 'activation-over', who }, 'AUT-ROUND-04');
}

/** AUT-DROP-07 to -15: the enemy Automas enter, one in a step, from the same beacon. */
export function* automaEnters(t: T, who: LegendId, same: Space | null): Proc {
  const enemies = enemiesOf(t.s, who).flatMap(e => (e.at ? [e.at] : []));
  const far = dropBeacons(beaconsOf(mapOf(t.s)), enemies);
  const beacon = same ?? (yield* pickOne(t, who, far, 'AUT-DROP-08'));
  if (!beacon) return;
  const card = new ActingAutoma(t, who).draw();
  const at = dropSpace(surroundings(t.s, who), beacon, card);
  if (at) t.emit({ type: 'entered', who, path: [beacon, at] }, 'AUT-DROP-11');
}
