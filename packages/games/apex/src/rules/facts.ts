import { distance } from '@potyczka/geometry/lattice';
import type { DeepReadonly } from '@potyczka/kernel';
import { abilityById } from '../content/abilities/index.js';
import { type Borne, type Condition, featById, type ShotChange } from '../content/feats/index.js';
import { type Attachment, attachmentOf, gearOf, printedAttachment } from '../content/loot.js';
import { aimDeckOf, setOf, traitsOf, weaponIn } from '../content/own-cards.js';
import {
  bears,
  enemiesOf,
  isHidden,
  legendOf,
  levelAt,
  NEW_SHOT,
  type OwnedWeapon,
  type Played,
  type S,
  type Shot,
  standsOn,
  teamOf,
} from '../state.js';
import type { AbilityId, FeatId, LegendId } from '../vocabulary.js';
import { woundedOf } from './damage.js';
import { type Outlook, oddsOf, outlook } from './odds.js';
import { planShot, type ShotFacts, type ShotPlan } from './plan.js';
import { zonesMet } from './zones.js';

/** APX-LOOT-31 to -33: tokens on the weapon, and what is printed on slots that no token covers. */
const attachmentsOn = (s: S, weapon: DeepReadonly<OwnedWeapon>): readonly Attachment[] => {
  const tokens = weapon.on.map(attachmentOf);
  const printed = weaponIn(s, weapon.card).printed.map(printedAttachment);
  return [...tokens, ...printed.filter(p => !tokens.some(x => x.slot === p.slot))];
};

/** Conditions on people; those on the shot itself are the plan's. */
const holds = (s: S, shot: DeepReadonly<Shot>, by: LegendId, when: Condition | undefined): boolean =>
  typeof when === 'object' && 'borne' in when ? isBorne(s, by, when, shot) : true;

/** Whether a figure of the team of the card's owner is attached to whom the card names. */
export const isBorne = (
  s: S,
  by: LegendId,
  { borne, who }: Borne,
  shot: DeepReadonly<Pick<Shot, 'shooter' | 'target'>> | null = s.shot,
): boolean => {
  const mine = teamOf(s, by);
  if (who === 'enemy') return enemiesOf(s, by).some(l => bears(s, l.id, borne, mine));
  return shot !== null && bears(s, shot[who], borne, mine);
};

const isAbility = (card: FeatId | AbilityId): card is AbilityId => card[3] === 'A';

/** What one card changes in the shot. */
const changesOf = (card: FeatId | AbilityId): readonly ShotChange[] => {
  if (isAbility(card)) {
    const { shot } = abilityById(card);
    return shot ? [shot] : [];
  }
  const feat = featById(card);
  const own = 'changes' in feat ? (feat.changes ?? []) : [];
  const shots = (feat.effects ?? []).flatMap(e => (e.do === 'shoot' ? (e.changes ?? []) : []));
  return [...own, ...shots];
};

/** Everything that changes the shot: cards in order of play, figures that are carried. */
const changesIn = (s: S, shot: DeepReadonly<Shot>): readonly ShotChange[] => {
  const cards: DeepReadonly<Played>[] = [
    ...(shot.action ? [shot.action] : []),
    ...(shot.boost ? [shot.boost] : []),
    ...shot.reactions,
  ];
  const played = cards.flatMap(p => changesOf(p.card).filter(c => holds(s, shot, p.by, c.when)));
  const carried = s.figures.flatMap(f => {
    if (f.spot.on !== 'legend') return [];
    const { bearerShoots, shotsAtBearer } = traitsOf(s, f.kind);
    if (bearerShoots && f.spot.legend === shot.shooter) return [bearerShoots];
    const isTeams = teamOf(s, f.owner) === teamOf(s, shot.shooter);
    return shotsAtBearer && f.spot.legend === shot.target && isTeams ? [shotsAtBearer] : [];
  });
  const automas = shot.extra.flatMap(x => (holds(s, shot, x.by, x.change.when) ? [x.change] : []));
  return [...played, ...carried, ...automas];
};

/** Figures and working attachments of the weapon that is used: a card, or one of an Automa's set (AUT-WSET-01). */
const armsOf = (s: S, shot: DeepReadonly<Shot>): Pick<ShotFacts, 'weapon' | 'attachments'> => {
  const shooter = legendOf(s, shot.shooter);
  if (shooter.automa) return automaArms(s, shooter.automa.set, shot.slot, shot.charged);
  const weapon = shooter.weapons[shot.slot];
  if (!weapon) throw new Error(`${shot.shooter} has no weapon ${shot.slot}`);
  const w = weaponIn(s, weapon.card);
  const pays = shot.paid ? w.passive.pays : undefined; // APX-WPN-18
  return {
    weapon: {
      range: w.range,
      threshold: w.threshold,
      rof: w.rof,
      damage: pays?.damage ?? w.damage,
      headshot: pays?.headshot ?? w.headshot,
      stability: w.passive.stability ?? 0,
      recoil: w.passive.recoil ?? 0,
    },
    attachments: attachmentsOn(s, weapon),
  };
};

/** AUT-SHOOT-07: charged attachments by their numbers from 1; base passives do not apply. */
const automaArms = (
  s: S,
  set: number,
  slot: number,
  charged: readonly number[],
): Pick<ShotFacts, 'weapon' | 'attachments'> => {
  const w = setOf(s, set)[slot];
  if (!w) throw new Error(`no weapon ${slot} in set ${set}`);
  const { best, threshold, rof, damage, headshot, attachments } = w;
  return {
    weapon: { range: best, threshold, rof, damage, headshot, stability: 0, recoil: 0 },
    attachments: attachments
      .filter((_, k) => charged.includes(k + 1))
      .map(({ charge: _, ...a }): Attachment => ({ slot: 'sight', fits: '', ...a })),
  };
};

/** The facts of a shot as the state has them now: level and Concealment of step 3, the rest of step 1 (gap 18). */
const factsOf = (s: S, shot: DeepReadonly<Shot>): ShotFacts => {
  const shooter = legendOf(s, shot.shooter);
  const target = legendOf(s, shot.target);
  const [from, to] = [shooter.at ?? shot.from, target.at ?? shot.to];
  const [high, low] = [levelAt(s, to), levelAt(s, from)];
  const helmet = gearOf(target.gear.helmet, 'helmet');
  return {
    ...armsOf(s, shot),
    distance: shot.distance,
    level: high === low ? 'same' : high < low ? 'lower' : 'higher',
    hidden: isHidden(s, from, to),
    zones: zonesMet(s, shot.from, shot.to), // G-29
    changes: changesIn(s, shot),
    helmet: { stops: helmet.stops, upTo: helmet.upTo },
  };
};

export const planOf = (s: S, shot: DeepReadonly<Shot>): ShotPlan => planShot(factsOf(s, shot));

/** A shot that has not been begun, for previews and bots. */
export const imagine = (
  s: S,
  shooter: LegendId,
  target: LegendId,
  slot: number,
  more: { readonly action?: Played; readonly boost?: Played; readonly paid?: boolean } = {},
): Shot => {
  const [from, to] = [standsOn(s, shooter), standsOn(s, target)];
  return {
    ...NEW_SHOT,
    shooter,
    target,
    slot,
    paid: more.paid ?? false,
    from,
    to,
    distance: distance(from, to),
    action: more.action ?? null,
    boost: more.boost ?? null,
  };
};

/** What is to be expected of a shot, exact while no card is replaced or looked at. */
export const foresee = (
  s: S,
  shot: DeepReadonly<Shot>,
): { plan: ShotPlan; facts: ShotFacts; outlook: Outlook } => {
  const facts = factsOf(s, shot);
  const plan = planShot(facts);
  return {
    plan,
    facts,
    outlook: outlook(oddsOf(plan, aimDeckOf(s)), woundedOf(s, legendOf(s, shot.target))),
  };
};
