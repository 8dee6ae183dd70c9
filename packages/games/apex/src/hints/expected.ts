import { distance } from '@potyczka/geometry/lattice';
import { type DeepReadonly, memo } from '@potyczka/kernel';
import { thresholdOf, weaponFor } from '../automa/cards.js';
import { SETS } from '../automa/content/sets.js';
import { AIM_DECK } from '../content/aim.js';
import { woundedOf } from '../rules/damage.js';
import { imagine, planOf } from '../rules/facts.js';
import { oddsOf, outlook } from '../rules/odds.js';
import { countCard, type ShotPlan } from '../rules/plan.js';
import { judgeZones } from '../rules/zones.js';
import { type L, legendOf, type S, type Shot, sees } from '../state.js';
import { placeOf, type Space } from '../vocabulary.js';

/** Mean damage of a shot with such a plan: half-hits and the helmet are rounded, which bots can bear. */
const meanOf = (plan: ShotPlan): number => {
  let [hits, halves, low, high] = [0, 0, 0, 0];
  for (const { modifier } of plan.track)
    for (const card of AIM_DECK) {
      const c = countCard(plan, card, modifier);
      hits += c.hits;
      halves += c.halves;
      low += c.low;
      high += c.high;
    }
  const share = plan.cardsPerSpace / AIM_DECK.length;
  const all = (hits + halves / 2) * share;
  const heads = (high + Math.max(0, low - plan.helmet.stops)) * share;
  const full = all * (plan.standard + plan.perHit) + heads * plan.headshot + Math.min(1, all) * plan.firstHit;
  return Math.max(0, full - plan.ignored);
};

const MOST_KNOWN = 20_000;

/** What changes shots besides weapons and places. */
const figuresKey = (s: S): string =>
  s.figures.length === 0
    ? ''
    : s.figures
        .map(f => `${f.kind}${f.owner}${f.spot.on === 'legend' ? f.spot.legend : placeOf(f.spot.at)}`)
        .join();

/** Weapons that a legend could fire at a distance: its own with ammo, or the one that an Automa would take. */
const slotsOf = (l: L, far: number): readonly number[] => {
  if (l.automa) return [weaponFor(SETS[l.automa.set] ?? [], far).slot];
  const slots: number[] = [];
  for (const [k, w] of l.weapons.entries()) if (w.ammo > 0) slots.push(k);
  return slots;
};

/** Whether one could shoot at the other from there (APX-SHOOT-03, APX-LEGEND-09). */
const mayShoot = (s: S, from: Space, to: Space): boolean =>
  sees(s, from, to) && (s.figures.length === 0 || judgeZones(s, from, to) === undefined);

/** What the mean of a shot between two spaces hangs on. */
const shotKey = (s: S, shooter: L, slot: number, from: Space, target: L, to: Space): string => {
  const arms = shooter.automa
    ? `${shooter.automa.set}.${slot}.${shooter.automa.charge}`
    : `${shooter.weapons[slot]?.card}${shooter.weapons[slot]?.on.join('')}`;
  const where = `${placeOf(from)} ${placeOf(to)} ${s.map}${s.ground?.id ?? ''}`;
  return `${arms} ${where} ${target.gear.helmet} ${target.id}${shooter.id} ${figuresKey(s)}`;
};

/** Plans are dear and few: the same weapon at the same distance comes again and again. */
const meanFrom = memo(
  shotKey,
  (s: S, shooter: L, slot: number, from: Space, target: L, to: Space): number =>
    meanOf(planFrom(s, shooter, slot, from, target, to)),
  { most: MOST_KNOWN },
);

/** Mean damage of the best shot that one legend could fire at another, from a space to a space. */
export const damageFrom = (s: S, shooter: L, from: Space, target: L, to: Space): number => {
  if (!mayShoot(s, from, to)) return 0;
  let best = 0;
  for (const slot of slotsOf(shooter, distance(from, to)))
    best = Math.max(best, meanFrom(s, shooter, slot, from, target, to));
  return best;
};

/** The plan of a shot between two spaces on which the legends need not stand. */
const planFrom = (s: S, shooter: L, slot: number, from: Space, target: L, to: Space): ShotPlan => {
  const there: S = {
    ...s,
    legends: s.legends.map(l =>
      l.id === shooter.id ? { ...l, at: from } : l.id === target.id ? { ...l, at: to } : l,
    ),
  };
  const shot = imagine(there, shooter.id, target.id, slot);
  return planOf(there, shooter.automa ? { ...shot, charged: chargedOf(shooter, slot, shot.distance) } : shot);
};

const chargedOf = ({ automa }: L, slot: number, far: number): number[] => {
  const weapon = automa && SETS[automa.set]?.[slot];
  return weapon ? [...thresholdOf(weapon, far, automa.charge).attachments] : [];
};

/** What is to be expected of a planned shot. */
const expectedOf = memo(
  (plan, wounded) => JSON.stringify([plan, wounded]),
  (
    plan: ShotPlan,
    wounded: ReturnType<typeof woundedOf>,
  ): { readonly mean: number; readonly out: number } => {
    const { mean, eliminates } = outlook(oddsOf(plan, AIM_DECK), wounded);
    return { mean: Math.min(wounded.shield + wounded.health, mean), out: eliminates };
  },
  { most: MOST_KNOWN },
);

/** What is to be expected of the shot in hand before its cards are turned up. */
export const shotInHand = (s: S, shot: DeepReadonly<Shot>) =>
  expectedOf(planOf(s, shot), woundedOf(s, legendOf(s, shot.target)));
