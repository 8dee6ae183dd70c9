import type { ObjectiveId } from '../content/objectives.js';
import type { F, S, Side } from '../state.js';
import type { HeroId } from '../vocabulary.js';
import { answer, type Gift, type Raise, specials } from './special-rules.js';

/** What a scenario's special rules make of its figures: of another side, stronger, unhurtable, bereft of items. Looked at, never stored. */

/** Monsters that fight on the characters' side, against everybody, or only in every other round. */
export const sideOf = (s: S, kind: string): Side => answer(s, r => r.side?.(s, kind)) ?? 'monsters';

/** A kind that is played by another record in this scenario. */
export const typeHere = (s: S, kind: string): string => answer(s, r => r.playedAs?.(kind)) ?? kind;

const NOTHING: Raise = { hp: 0, attack: 0, move: 0, range: 0 };

/** How much stronger a kind is while some objectives stand. */
export const raiseOf = (s: S, kind: string): Raise => answer(s, r => r.raise?.(s, kind)) ?? NOTHING;

/** A Shield that falls with others of a kind on the map: from that of an elite of its like, and more, to none. */
export const fallingShield = (
  s: S,
  kind: string,
): { readonly like: string; readonly more: number } | undefined => answer(s, r => r.shield?.(s, kind));

/** Shield that a scenario adds to what the card of a kind gives. */
export const moreShieldOf = (s: S, kind: string): number =>
  specials(s).reduce((sum, rule) => sum + (rule.moreShield?.(s, kind) ?? 0), 0);

/** Conditions still work on it. */
export const isUnhurtable = (s: S, f: F): boolean =>
  (f.side === 'absent' && f.kind === 'monster') || answer(s, r => r.unhurtable?.(f)) === true;

/** Whether characters may lose cards to spare a figure, and have not done so too often. */
export const sacrificesFor = (s: S, f: F): boolean => answer(s, r => r.mayBeSpared?.(s, f)) === true;

const treatsGoalTreasure = (s: S, how: 'by-loot-action' | 'one-each' | 'needed'): boolean =>
  answer(s, r => r.goalTreasure === how) === true;

/** A character that has not found its own yet: no items, and Disadvantage. */
export const isBereft = (s: S, id: HeroId): boolean =>
  treatsGoalTreasure(s, 'needed') && (s.heroes[id]?.tally['goal treasures'] ?? 0) === 0;

export const takesOneGoalTreasure = (s: S): boolean => treatsGoalTreasure(s, 'one-each');

export const lootsGoalOnlyByAction = (s: S): boolean => treatsGoalTreasure(s, 'by-loot-action');

/** Obstacles that no card destroys or moves. */
export const isIndestructible = (s: S, what: string | number): boolean =>
  answer(s, r => r.keepsWhole?.(what)) === true;

/** What a monster goes for first if it can attack it this turn: the kinds of objectives. */
export const firstAims = (s: S, f: F): readonly ObjectiveId[] =>
  specials(s).flatMap(r => {
    const aim = r.aim?.(f);
    return aim === undefined ? [] : [aim];
  });

/** Who takes the place of the dead. */
export const successorOf = (s: S, f: F): { readonly kind: string; readonly plus: number } | undefined =>
  answer(s, r => r.successor?.(s, f));

/** Kinds of which one may be removed when one of others dies. */
export const freedBy = (s: S, f: F): string | undefined => answer(s, r => r.frees?.(f));

/** What standing objectives add to attacks of a figure, and whether they give Advantage or Disadvantage. */
export const standingGifts = (s: S, f: F): Gift => {
  const mine = specials(s).flatMap(r => r.gift?.(s, f) ?? []);
  return {
    attack: mine.reduce((sum, gift) => sum + gift.attack, 0),
    advantage: mine.some(gift => gift.advantage),
    disadvantage: mine.some(gift => gift.disadvantage),
  };
};
