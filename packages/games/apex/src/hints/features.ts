import { distance } from '@potyczka/geometry/lattice';
import type { CardId } from '@potyczka/kernel';
import { ringDamage, ringOf } from '../content/decks.js';
import { lootOf } from '../content/loot.js';
import { weaponOf } from '../content/weapons.js';
import { enemiesOf, type L, legendOf, legendsOf, pointsOf, type Rect, type S, type Seat } from '../state.js';
import { BOXES, GEAR, HEALTH, otherTeam, RANKS, type Space, type Team } from '../vocabulary.js';
import { damageFrom, shotInHand } from './expected.js';

export const sideOf = (s: S, seat: Seat): Team => (s.teams.red.includes(seat) ? 'red' : 'blue');

/** What things are worth, in points of health. */
export const WEIGHTS = {
  /** A legend that has lost no death box (APX-SETUP-13), and a victory point. */
  boxes: 70,
  points: 30,
  health: 1,
  shield: 0.9,
  /** How near to elimination somebody is, from 0 to 1. */
  frail: -12,
  feats: 1.5,
  tokens: 1,
  /** Each token picked up, and each dropped out of the backpack: who goes in circles only loses. */
  picked: -0.9,
  dropped: -5,
  ammo: 1.2,
  gear: 3,
  arms: 0.5,
  /** Mean damage of the best shot of each legend, and of each enemy. */
  threat: 0.45,
  danger: -0.35,
  /** The same for the legend in activation, while it may shoot. */
  ready: 0.6,
  /** Loot was handled before the first action (APX-LOOT-40), or again and again while an end looks bad. */
  owes: -20,
  dawdles: -20,
  /** The shot in hand: its mean damage, and its chance to eliminate. */
  shot: 1,
  out: 70,
  /** Spaces to the nearest enemy, of those who cannot shoot at anybody. */
  far: -0.7,
  /** Damage that the Ring will do. */
  ring: -1,
} as const;

type Feature = keyof typeof WEIGHTS;

const FRAIL = 24;
/** So often somebody may handle loot in an activation without dawdling. */
const ENOUGH = 3;

const frailty = (l: L): number => (l.at ? Math.max(0, FRAIL - l.shield - l.health) / FRAIL : 0);

const rankOf = (card: CardId): number => {
  const { rank } = lootOf(card);
  return rank === 'starting' ? 0 : RANKS.indexOf(rank);
};

/** Mean damage of a weapon at its best range, roughly; without ammo it waits for some. */
const armOf = ({ card, ammo, on }: L['weapons'][number]): number => {
  const { rof, damage, threshold } = weaponOf(card);
  const full = (rof[0] * rof[1] * damage * (100 - threshold)) / 100 + 2 * on.length;
  return ammo > 0 ? full : full / 3;
};

const total = <X>(list: readonly X[], of: (x: X) => number): number =>
  list.reduce((sum, x) => sum + of(x), 0);

/** What a team has on its boards. */
const assets = (s: S, team: Team) => {
  const own = legendsOf(s, team);
  return {
    boxes: total(own, l => (l.boxes === BOXES ? 1 : 0)),
    points: pointsOf(s, team),
    health: total(own, l => Math.min(l.health, HEALTH + (l.automa?.more ?? 0))),
    shield: total(own, l => l.shield),
    frail: total(own, frailty),
    feats: total(own, l => l.hand.length),
    tokens: total(own, l => l.pack.length),
    picked: total(own, l => l.picked),
    dropped: total(own, l => l.dropped),
    ammo: total(own, l => total(l.weapons, w => Math.min(3, w.ammo))),
    gear: total(own, l => total(GEAR, kind => rankOf(l.gear[kind]))),
    arms: total(own, l => total(l.weapons, armOf)),
  };
};

/** Mean damage of the best shot of a legend from where it stands, no more than the target has. */
export const bestShot = (s: S, l: L, from: Space | null = l.at): number => {
  let best = 0;
  if (from)
    for (const e of enemiesOf(s, l.id))
      if (e.at) best = Math.max(best, Math.min(e.shield + e.health, damageFrom(s, l, from, e, e.at)));
  return best;
};

/** Spaces to the nearest enemy on the map. */
export const farOf = (s: S, l: L, from: Space | null = l.at): number => {
  let near = 12;
  if (from) for (const e of enemiesOf(s, l.id)) if (e.at) near = Math.min(near, distance(from, e.at));
  return near;
};

const isOutside = ({ x0, y0, x1, y1 }: Rect, { x, y }: Space): boolean =>
  x < x0 || x > x1 || y < y0 || y > y1;

/** Damage of the Ring at the end of the round, and half of it where the next shrink comes. */
export const burnOf = (s: S, at: Space): number => {
  if (!s.ring) return 0;
  const damage = ringDamage(s.round);
  if (isOutside(s.ring, at)) return damage;
  const card = s.announced ? s.ringDeck[0] : undefined;
  if (!card) return 0;
  const { by } = ringOf(card);
  const next = {
    x0: s.ring.x0 + by.left,
    y0: s.ring.y0 + by.top,
    x1: s.ring.x1 - by.right,
    y1: s.ring.y1 - by.bottom,
  };
  return isOutside(next, at) ? Math.max(2, damage / 2) : 0;
};

/** Where everybody stands: who could shoot at whom. */
const standing = (s: S, team: Team) => {
  const [own, enemies] = [legendsOf(s, team), legendsOf(s, otherTeam(team))];
  let [threat, far, ring] = [0, 0, 0];
  for (const l of own) {
    if (!l.at) continue;
    const shot = bestShot(s, l);
    threat += shot;
    if (shot === 0) far += farOf(s, l);
    ring += burnOf(s, l.at);
  }
  const danger = total(enemies, l => bestShot(s, l));
  return { threat, danger, far, ring: ring - total(enemies, l => (l.at ? burnOf(s, l.at) : 0)) };
};

/** The activation and the shot in hand, good for whom they belong to. */
const underway = (s: S, team: Team) => {
  const none = { ready: 0, owes: 0, dawdles: 0, shot: 0, out: 0 };
  if (s.shot && s.shot.part === 'aim') {
    const sign = legendOf(s, s.shot.shooter).team === team ? 1 : -1;
    const { mean, out } = shotInHand(s, s.shot);
    return { ...none, shot: sign * mean, out: sign * out };
  }
  if (!s.act) return none;
  const l = legendOf(s, s.act.legend);
  if (l.team !== team) return none; // else the end of an own activation would look bad
  const ready = s.act.ap > 0 && !s.act.shot && l.at ? bestShot(s, l) : 0;
  return { ...none, ready, owes: s.act.owes ? 1 : 0, dawdles: Math.max(0, s.act.handled - ENOUGH) };
};

/** The parts of the value of a position by name. */
export const featuresOf = (s: S, seat: Seat): Record<Feature, number> => {
  const team = sideOf(s, seat);
  const [own, other] = [assets(s, team), assets(s, otherTeam(team))];
  return {
    boxes: own.boxes - other.boxes,
    points: own.points - other.points,
    health: own.health - other.health,
    shield: own.shield - other.shield,
    frail: own.frail - other.frail,
    feats: own.feats - other.feats,
    tokens: own.tokens - other.tokens,
    picked: own.picked - other.picked,
    dropped: own.dropped - other.dropped,
    ammo: own.ammo - other.ammo,
    gear: own.gear - other.gear,
    arms: own.arms - other.arms,
    ...standing(s, team),
    ...underway(s, team),
  };
};
