import { adjacentSpaces, distance } from '@potyczka/geometry/lattice';
import { type CardId, PASS, type Proc, type Verdict } from '@potyczka/kernel';
import { ask, askSpace } from '../ask.js';
import { featOn } from '../content/feats/index.js';
import { beaconsOf } from '../content/maps.js';
import { alliesOf, isFree, type L, latticeOf, legendOf, legendsOf, mapOf, type S, type T } from '../state.js';
import { msg, no } from '../text/say.js';
import type { LegendId, Space } from '../vocabulary.js';
import { isInCanyon } from './move.js';
import { goThrough } from './passages.js';

const freeBeside = (s: S, at: Space): Space[] => adjacentSpaces(latticeOf(s), at).filter(x => isFree(s, x));

/** APX-REV-04 to -06, gaps 30 and 31: beside the beacon nearest to an ally; with no ally on the map beside any. */
const respawnSpaces = (s: S, who: LegendId): Space[] => {
  const allies = alliesOf(s, who).flatMap(a => (a.at ? [a.at] : []));
  const beacons = beaconsOf(mapOf(s))
    .map(at => ({ at, room: freeBeside(s, at), far: Math.min(...allies.map(a => distance(a, at))) }))
    .filter(b => b.room.length > 0);
  const least = Math.min(...beacons.map(b => b.far));
  const nearest = allies.length === 0 ? beacons : beacons.filter(b => b.far === least);
  const spaces = nearest.flatMap(b => b.room);
  return spaces.filter((x, k) => spaces.findIndex(y => y.x === x.x && y.y === x.y) === k);
};

const NO_ROOM = no('APX-REV-04', 'no-room-to-respawn');

export const judgeRespawn = (s: S, who: LegendId): Verdict =>
  respawnSpaces(s, who).length > 0 ? undefined : NO_ROOM;

const isAngel = (card: CardId): boolean => {
  const feat = featOn(card);
  return feat.kind === 'instant' && feat.at === 'respawn';
};

const NOT_NOW = no('APX-REACT-05', 'not-this-moment');

/** APX-CARDDATA-21, -22, G-41, APX-OBJ-23: an Instant of the team makes it free, and an ally may return beside its owner. */
export function* angel(t: T, who: LegendId): Proc<L | undefined> {
  for (const { id } of legendsOf(t.s, legendOf(t.s, who).team)) {
    const l = legendOf(t.s, id);
    if ((!l.at && id !== who) || isInCanyon(t.s, id) || !t.mightHold(l.hand, isAngel)) continue;
    const question = {
      rule: 'APX-CARDDATA-21',
      ask: msg('ask-help', { who: id, target: who }),
      from: l.hand,
      judge: (c: CardId): Verdict => (isAngel(c) ? undefined : NOT_NOW),
    } as const;
    const card = yield* ask.orNot(t, l.seat, 'card', question, msg('no-reaction-label'));
    if (card === PASS) continue;
    t.emit({ type: 'helped', who: id, card }, 'APX-CARDDATA-21');
    return legendOf(t.s, id);
  }
  return undefined;
}

/** APX-REV-01 to -07 */
export function* respawn(t: T, who: LegendId): Proc {
  const helper = yield* angel(t, who);
  const beside = helper?.at && helper.id !== who ? freeBeside(t.s, helper.at) : [];
  const usual = respawnSpaces(t.s, who);
  const from = [...usual, ...beside.filter(x => !usual.some(y => x.x === y.x && x.y === y.y))];
  const at = yield* askSpace(t, legendOf(t.s, who).seat, {
    rule: 'APX-REV-04',
    ask: 'ask-respawn',
    who,
    from,
  });
  t.emit({ type: 'respawned', who, at, ap: helper ? 0 : 1 }, 'APX-REV-04');
  yield* goThrough(t, who);
}
