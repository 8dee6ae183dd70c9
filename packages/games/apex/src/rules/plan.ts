import { AIM_TRACK, type AimCard, TRACK_START } from '../content/aim.js';
import type { ShotChange } from '../content/feats/index.js';
import { type Attachment, type Band, isInBand } from '../content/loot.js';
import { type AimSymbol, MOST_STABILITY } from '../vocabulary.js';
import type { MetZone } from './zones.js';

/** Figures of a weapon as a Shoot action uses them. */
export interface Figures {
  readonly range: Band;
  readonly threshold: number;
  readonly rof: readonly [number, number];
  readonly damage: number;
  readonly headshot: number;
  readonly stability: number;
  readonly recoil: number;
}

/** Everything that a Shoot action depends on, whoever takes part in it. */
export interface ShotFacts {
  readonly weapon: Figures;
  /** Those that work: tokens, and printed ones that no token covers. */
  readonly attachments: readonly Attachment[];
  readonly distance: number;
  /** The target's level beside the shooter's. */
  readonly level: 'same' | 'lower' | 'higher';
  /** The target hides behind an object (APX-SHOOT-43). */
  readonly hidden: boolean;
  /** Zones that the shot goes from, into or through. */
  readonly zones: readonly MetZone[];
  /** Boost, Reactions and abilities; conditions on people are settled, those on the shot are not. */
  readonly changes: readonly ShotChange[];
  readonly helmet: { readonly stops: number; readonly upTo: number };
}

export interface Threshold {
  readonly base: number;
  readonly range: number;
  readonly sight: number;
  readonly zones: number;
  readonly other: number;
  readonly total: number;
}

/** One shot: the space of the Aim track (0 is the default start) and its modifier. */
export interface TrackSpace {
  readonly index: number;
  readonly modifier: number;
}

/** A Shoot action as the rules make it out of the facts. Play, preview, odds and log use this and `judgeCard` alone. */
export interface ShotPlan {
  readonly threshold: Threshold;
  readonly track: readonly TrackSpace[];
  readonly cardsPerSpace: number;
  readonly standard: number;
  readonly headshot: number;
  readonly perHit: number;
  readonly firstHit: number;
  readonly ignored: number;
  readonly hitOn: readonly AimSymbol[];
  readonly missOn: readonly AimSymbol[];
  readonly ignoredSymbols: readonly AimSymbol[];
  readonly replaces: number;
  readonly helmet: ShotFacts['helmet'];
}

const RANGE_PRICE = 10;

/** APX-SHOOT-07, -08: by how many spaces a distance lies outside a band. */
export const outside = ({ low, high }: Band, distance: number): number =>
  distance < low ? low - distance : high !== undefined && distance > high ? distance - high : 0;

const sum = (list: readonly (number | undefined)[]): number => list.reduce<number>((a, b) => a + (b ?? 0), 0);

/** Changes whose condition on the shot itself holds. */
const working = ({ changes, zones, weapon, distance }: ShotFacts): readonly ShotChange[] =>
  changes.filter(({ when }) => {
    if (when === 'outside-best-range') return outside(weapon.range, distance) > 0;
    return when && 'meets' in when ? zones.some(z => z.kind === when.meets) : true;
  });

/** APX-SHOOT-06 to -11; a fixed threshold lets nothing else count (APX-CARDDATA-09). */
const thresholdOf = (f: ShotFacts, changes: readonly ShotChange[]): Threshold => {
  const price = changes.find(c => c.rangePrice !== undefined)?.rangePrice ?? RANGE_PRICE;
  const range = price * outside(f.weapon.range, f.distance);
  const sight = sum(
    f.attachments.map(a => (a.sight && isInBand(a.sight, f.distance) ? a.sight.threshold : 0)),
  );
  const zones = sum(f.zones.map(z => z.threshold)); // APX-LEGEND-19
  const other = sum(changes.map(c => c.threshold));
  const base = f.weapon.threshold;
  const fixed = changes.find(c => c.thresholdIs !== undefined)?.thresholdIs;
  return { base, range, sight, zones, other, total: fixed ?? base + range + sight + zones + other };
};

/** APX-SHOOT-22 to -28 */
const trackOf = (f: ShotFacts, changes: readonly ShotChange[]): readonly TrackSpace[] => {
  const raised = f.weapon.rof[0] + sum(f.attachments.map(a => a.rof)) + sum(changes.map(c => c.rof));
  const cap = changes.find(c => c.rofCap)?.rofCap;
  const shots = cap && raised >= cap.from ? cap.to : raised; // APX-LEGEND-27, G-14
  const stability =
    f.weapon.stability + sum(f.attachments.map(a => a.stability)) + sum(changes.map(c => c.stability));
  const start = TRACK_START - Math.min(MOST_STABILITY, stability);
  const step = 1 + f.weapon.recoil;
  const last = AIM_TRACK.length - 1;
  return Array.from({ length: shots }, (_, k) => {
    const at = Math.min(last, start + k * step);
    return { index: at - TRACK_START, modifier: AIM_TRACK[at] as number };
  });
};

export const planShot = (f: ShotFacts): ShotPlan => {
  const changes = working(f);
  const hitOn: AimSymbol[] = [...changes.flatMap(c => c.hitSymbols ?? [])]; // APX-LEGEND-35
  const missOn: AimSymbol[] = [...changes.flatMap(c => c.missSymbols ?? [])];
  if (f.level === 'lower') hitOn.push('lower-hit'); // APX-SHOOT-32
  if (f.level === 'higher') missOn.push('higher-miss'); // APX-SHOOT-33
  const isRevealed = changes.some(c => c.hitSymbols?.includes('hidden-miss'));
  if (f.hidden && !isRevealed) missOn.push('hidden-miss'); // APX-SHOOT-34
  return {
    threshold: thresholdOf(f, changes),
    track: trackOf(f, changes),
    cardsPerSpace: f.weapon.rof[1],
    standard: f.weapon.damage,
    headshot: Math.max(0, f.weapon.headshot - sum(changes.map(c => c.headshotLess))),
    perHit: sum(f.attachments.map(a => a.perHit)) + sum(changes.map(c => c.perHit)),
    firstHit: sum(f.attachments.map(a => a.firstHit)) + sum(changes.map(c => c.firstHit)),
    ignored: sum(changes.map(c => c.ignore)),
    hitOn,
    missOn,
    ignoredSymbols: changes.flatMap(c => c.ignoredSymbols ?? []),
    replaces: sum(changes.map(c => c.replaces)),
    helmet: f.helmet,
  };
};

/** An automatic hit or miss (capitals), or one by value. */
export type CardResult = 'H' | 'M' | 'h' | 'm';
export const isHit = (r: CardResult): boolean => r === 'H' || r === 'h';

/** APX-SHOOT-32 to -37: one card on one space; where both results meet the miss wins (gap 12). */
export const judgeCard = (
  plan: ShotPlan,
  card: Pick<AimCard, 'value' | 'symbols'>,
  modifier: number,
): CardResult => {
  const counts = (symbol: AimSymbol): boolean =>
    card.symbols.includes(symbol) && !plan.ignoredSymbols.includes(symbol);
  if (plan.missOn.some(counts)) return 'M';
  if (plan.hitOn.some(counts)) return 'H';
  return card.value + modifier >= plan.threshold.total ? 'h' : 'm';
};

/** What came of all revealed cards. */
export interface Tally {
  readonly hits: number;
  readonly headshots: number;
  readonly stopped: number;
  readonly damage: number;
  readonly ignored: number;
}

/** APX-SHOOT-31, -38 to -42, -48 to -50: counts turned into hits, headshots and damage. */
export const settle = (
  plan: ShotPlan,
  counts: { readonly hits: number; readonly halves: number; readonly low: number; readonly high: number },
): Tally => {
  const hits = counts.hits + Math.floor(counts.halves / 2);
  const stopped = Math.min(plan.helmet.stops, counts.low);
  const headshots = counts.low + counts.high - stopped;
  const full =
    hits * (plan.standard + plan.perHit) + headshots * plan.headshot + (hits > 0 ? plan.firstHit : 0);
  const damage = Math.max(0, full - plan.ignored);
  return { hits, headshots, stopped, damage, ignored: full - damage };
};

/** What the plan makes of one revealed card, for those who look on. */
export interface Verdict {
  readonly result: CardResult;
  /** It counts half by its symbol, whatever else it is. */
  readonly half: boolean;
  readonly head: boolean;
}

export const verdictOn = (
  plan: ShotPlan,
  card: Pick<AimCard, 'value' | 'symbols'>,
  modifier: number,
): Verdict => {
  const { halves, low, high } = countCard(plan, card, modifier);
  return { result: judgeCard(plan, card, modifier), half: halves > 0, head: low + high > 0 };
};

/** What one card adds to the counts on a space. */
export const countCard = (plan: ShotPlan, card: Pick<AimCard, 'value' | 'symbols'>, modifier: number) => {
  const hit = isHit(judgeCard(plan, card, modifier));
  const head = hit && card.symbols.includes('headshot');
  const half = card.symbols.includes('half-hit') && !plan.ignoredSymbols.includes('half-hit');
  const isLow = head && card.value <= plan.helmet.upTo; // APX-SHOOT-40: the printed value
  return { hits: hit ? 1 : 0, halves: half ? 1 : 0, low: isLow ? 1 : 0, high: head && !isLow ? 1 : 0 };
};

/** APX-SHOOT-29, -30: all cards, by shot. */
export const tally = (
  plan: ShotPlan,
  shots: readonly (readonly Pick<AimCard, 'value' | 'symbols'>[])[],
): Tally => {
  const total = { hits: 0, halves: 0, low: 0, high: 0 };
  for (const [k, cards] of shots.entries()) {
    for (const card of cards) {
      const c = countCard(plan, card, plan.track[k]?.modifier ?? 0);
      total.hits += c.hits;
      total.halves += c.halves;
      total.low += c.low;
      total.high += c.high;
    }
  }
  return settle(plan, total);
};
