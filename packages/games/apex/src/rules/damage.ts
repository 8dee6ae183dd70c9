import type { RuleId } from '@potyczka/kernel';
import { gearOf } from '../content/loot.js';
import type { Harm } from '../events.js';
import { areEnemies, healthLimit, type L, legendOf, onMap, type S, shieldLimit, type T } from '../state.js';
import type { LegendId } from '../vocabulary.js';
import { restartsOnKill } from './abilities.js';
import { type DamageLabel, type Wounded, weigh } from './wounds.js';
import { shelterAt } from './zones.js';

/** What a legend has against damage now (APX-DMG-09). */
export const woundedOf = (s: S, l: L): Wounded => ({
  shield: l.shield,
  health: l.health,
  prevents: s.exhausted.includes(l.gear.knockdown) ? 0 : gearOf(l.gear.knockdown, 'knockdown').prevents,
});

interface Hurt {
  readonly by: Harm;
  readonly rule: RuleId;
  /** Who did it, if it was a legend. */
  readonly from: LegendId | null;
  readonly label?: DamageLabel;
  /** Some zones protect from what is thrown (APX-LEGEND-08). */
  readonly thrown?: true;
}

/** APX-DMG-04 to -17: one instance of damage. */
export const suffer = (t: T, who: LegendId, amount: number, hurt: Hurt): void => {
  const l = legendOf(t.s, who);
  if (!l.at) return;
  const shelter = hurt.thrown && shelterAt(t.s, l.at);
  if (shelter) {
    t.emit({ type: 'spared', who, by: hurt.by, shelter }, 'APX-LEGEND-08');
    return;
  }
  const w = weigh(woundedOf(t.s, l), amount, hurt.label);
  t.emit(
    {
      type: 'suffered',
      who,
      by: hurt.by,
      amount: amount - w.prevented,
      prevented: w.prevented,
      had: { shield: l.shield, health: l.health },
      shield: w.shield,
      health: w.health,
    },
    hurt.rule,
  );
  if (w.eliminated) eliminate(t, who, hurt.from, hurt.rule);
};

/** APX-DMG-13 to -17; without a token left none is taken (G-19, gap 22). */
export const eliminate = (t: T, who: LegendId, by: LegendId | null, rule: RuleId): void => {
  const box = legendOf(t.s, who).boxes > 0;
  t.emit({ type: 'eliminated', who, by, box }, rule === 'APX-OBJ-25' ? rule : 'APX-DMG-10');
  if (by && areEnemies(t.s, by, who)) restartsOnKill(t, by); // APX-LEGEND-40
};

/** APX-DMG-01, -19: what is above the limit is lost. */
export const restore = (
  t: T,
  who: LegendId,
  points: { readonly shield?: number; readonly health?: number },
  rule: RuleId,
): void => {
  const l = legendOf(t.s, who);
  const shield = Math.max(0, Math.min(points.shield ?? 0, shieldLimit(l) - l.shield));
  const health = Math.max(0, Math.min(points.health ?? 0, healthLimit(l) - l.health));
  t.emit({ type: 'restored', who, had: { shield: l.shield, health: l.health }, shield, health }, rule);
};

/** Everybody who stands on one of the spaces takes the damage of that space, all at once (G-20). */
export const hurtArea = (t: T, damage: (l: L) => number, hurt: Hurt): void => {
  const hit = onMap(t.s).map(l => ({ id: l.id, amount: damage(l) }));
  for (const { id, amount } of hit) if (amount > 0) suffer(t, id, amount, hurt);
};
