import { distance } from '@potyczka/geometry/lattice';
import type { CardId, Choice, Verdict } from '@potyczka/kernel';
import { lootIdOf } from '../content/loot.js';
import { weaponIn } from '../content/own-cards.js';
import { enemiesOf, legendOf, type S, sees, standsOn, type T } from '../state.js';
import { msg, no } from '../text/say.js';
import type { Preview } from '../view/preview.js';
import type { FeatId, LegendId } from '../vocabulary.js';
import { imagine } from './facts.js';
import { foreseeShot } from './shot-preview.js';
import { judgeZones } from './zones.js';

/** A Shoot action as it may be begun. */
export interface Aim {
  readonly at: LegendId;
  readonly slot: number;
  /** A card whose effect the shot is, and a token that the weapon's own Special action asks for. */
  readonly by?: FeatId;
  readonly pays?: CardId;
}

const ONCE = no('APX-ACT-08', 'shot-already');

/** APX-SHOOT-01 to -04, APX-LEGEND-09, -10: one target, one weapon. */
export const judgeAim = (s: S, who: LegendId, aim: Aim): Verdict => {
  if (s.act?.legend === who && s.act.shot) return ONCE;
  const weapon = legendOf(s, who).weapons[aim.slot];
  if (!weapon || weapon.ammo < 1) return no('APX-SHOOT-04', 'no-ammo', { weapon: weapon?.card ?? '#' });
  const [from, to] = [standsOn(s, who), legendOf(s, aim.at).at];
  if (!to) return no('APX-SHOOT-01', 'target-off-map', { who: aim.at });
  if (!sees(s, from, to)) return no('APX-SHOOT-03', 'not-in-sight', { who: aim.at });
  return judgeZones(s, from, to);
};

/** Every enemy with every weapon. */
export const aimsOf = (s: S, who: LegendId): Aim[] =>
  enemiesOf(s, who).flatMap(e => legendOf(s, who).weapons.map((_, slot): Aim => ({ at: e.id, slot })));

const foreseeAim = (s: S, who: LegendId, aim: Aim): Preview => {
  if (judgeAim(s, who, aim)) return {};
  const action = aim.by ? { action: { card: aim.by, by: who } } : {};
  const shot = imagine(s, who, aim.at, aim.slot, { ...action, paid: aim.pays !== undefined });
  return foreseeShot(s, shot);
};

export const aimKey = ({ at, slot }: Aim): string => `${at}:${slot}`;

export const showAim = (s: S, who: LegendId, aim: Aim) => {
  const card = legendOf(s, who).weapons[aim.slot]?.card ?? '#';
  return {
    label: msg('shoot-label', { target: aim.at, card }),
    at: [aim.at, card],
    preview: foreseeAim(s, who, aim),
  };
};

/** APX-SHOOT-01 to -05: step 1.a and 1.b; the rest follows step by step. */
export const begin = (t: T, who: LegendId, aim: Aim, ap: number): void => {
  const [from, to] = [standsOn(t.s, who), standsOn(t.s, aim.at)];
  const card = legendOf(t.s, who).weapons[aim.slot]?.card ?? '#';
  t.emit(
    {
      type: 'aimed',
      who,
      at: aim.at,
      slot: aim.slot,
      card,
      distance: distance(from, to),
      from,
      to,
      by: aim.by ?? null,
      paid: aim.pays ?? null,
      ap,
      charged: [],
    },
    'APX-SHOOT-04',
  );
};

/** Asks for target and weapon where a card lets somebody shoot. */
export const aimChoice = (s: S, who: LegendId, by: FeatId): Choice<Aim> => ({
  rule: 'APX-SHOOT-01',
  ask: msg('ask-aim', { who }),
  from: aimsOf(s, who).map(aim => ({ ...aim, by })),
  key: aimKey,
  judge: aim => judgeAim(s, who, aim),
  show: aim => showAim(s, who, aim),
});

/** Tokens that the weapon's own Special action takes (APX-WPN-18). */
export const payTokens = (s: S, who: LegendId, slot: number): readonly CardId[] => {
  const l = legendOf(s, who);
  const card = l.weapons[slot]?.card;
  const pays = card ? weaponIn(s, card).passive.pays : undefined;
  return pays ? l.pack.filter(c => lootIdOf(c) === pays.token).slice(0, 1) : [];
};
