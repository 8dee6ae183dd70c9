import type { CardId } from '@potyczka/kernel';
import type { EffectRecord, HitAll, HitOne, HitSome, Push, Where } from './effects.js';
import { type PowerUpRecord, powerUpRecord } from './power-ups/records.js';
import { effectOn } from './weapons/cards.js';

/** What can be read off the record of an effect: its signs and its figures. */

const square = ({ visible, least = 0, most }: Where): readonly string[] => {
  const sight = visible === undefined ? [] : [visible ? 'eye' : 'no-eye'];
  if (most === 0) return [...sight, 'here'];
  if (least === 1 && most === 1) return [...sight, 'beside'];
  if (most !== undefined) return [...sight, `${least}–${most}`];
  return least > 0 ? [...sight, `${least}+`] : sight;
};

const blow = ({ damage, marks = 0 }: { readonly damage: number; readonly marks?: number }): string[] => [
  ...(damage > 0 ? [`d${damage}`] : []),
  ...(marks > 0 ? [`m${marks}`] : []),
];

const push = ({ most, straight }: Push): readonly string[] => [
  `push${most}`,
  ...(straight ? ['straight'] : []),
];

const hitOneSigns = (e: HitOne): readonly string[] => [
  ...(e.other ? ['other'] : []),
  ...(e.moveBefore === 'shooter-to-target' ? [`go${e.where.most ?? ''}`] : []),
  ...(e.from ? ['chain'] : []),
  ...square(e.where),
  ...(e.moveBefore === 'target-to-shooter' ? ['pull'] : []),
  ...blow(e),
  ...(e.marksOnSquare ? ['all', `m${e.marksOnSquare}`] : []),
  ...(e.pushAfter ? push(e.pushAfter) : []),
];

const TOGETHER = {
  'in-one-direction': 'ray',
  'in-one-flame': 'line',
  'on-different-squares': 'apart',
} as const;

const hitSomeSigns = (e: HitSome): readonly string[] => [
  ...(e.together ? [TOGETHER[e.together.are]] : []),
  ...square(e.where),
  e.most === 1 ? '1×' : `1–${e.most}×`,
  ...blow(e),
];

const areaSigns = (area: HitAll['area']): readonly string[] => {
  switch (area) {
    case 'other-room':
      return ['eye', 'room'];
    case 'ring':
      return ['all', 'beside'];
    case 'where-hit':
      return ['same', 'all'];
    default:
      return area.square.visible ? [...square(area.square), 'all'] : ['all', ...square(area.square)];
  }
};

/**
 * What an effect does, in the signs of the cards. `eye` is sight, `no-eye` out
 * of sight, `here` the own square, `beside` exactly one move away, `line` the
 * four directions, `ray` those also behind walls, `room` a whole room, `apart`
 * each on a square of its own, `chain` seen from the last target; `all` everybody there, `same` the same target,
 * `other` a new one; `d2` two damage, `m1` one mark, `go2` up to two squares
 * for the shooter, `push1` one square for the target, `straight` in one direction; `pull` it comes closer.
 */
export const signsOfEffect = (effect: EffectRecord): string => {
  switch (effect.does) {
    case 'hit-one':
      return hitOneSigns(effect).join(' ');
    case 'hit-some':
      return hitSomeSigns(effect).join(' ');
    case 'hit-all':
      return [...areaSigns(effect.area), ...blow(effect)].join(' ');
    case 'push-target':
      return push(effect).join(' ');
    case 'hit-again':
      return `same d${effect.damage}`;
    case 'move-self':
      return `go${effect.most}`;
    case 'odd':
      return effect.signs.replace(/\{(\w+)\}/g, (_, name: string) => String(effect.figures[name]));
  }
};

/** The figures of an effect, for its text: damage, marks, targets and moves, as far as it has them. */
export const figuresOf = (effect: EffectRecord): Readonly<Record<string, number>> => {
  switch (effect.does) {
    case 'hit-one': {
      const { damage, marks = effect.marksOnSquare ?? 0, pushAfter } = effect;
      return { damage, marks, moves: pushAfter?.most ?? 0 };
    }
    case 'hit-some':
      return { damage: effect.damage, marks: effect.marks ?? 0, targets: effect.most };
    case 'hit-all':
      return { damage: effect.damage, marks: effect.marks ?? 0 };
    case 'hit-again':
      return { damage: effect.damage };
    case 'push-target':
    case 'move-self':
      return { moves: effect.most };
    case 'odd':
      return effect.figures;
  }
};

/** What a power-up does, in the same signs. */
export const signsOfPowerUp = ({ does }: PowerUpRecord): string => {
  switch (does.verb) {
    case 'hurts-more':
      return `same d${does.damage}`;
    case 'moves-somebody':
      return push(does.push).join(' ');
    case 'marks':
      return `eye m${does.marks}`;
    case 'goes-anywhere':
      return 'go∞';
  }
};

/** The signs of an effect of a weapon or of a power-up, if it has any. */
export const signsOf = (card: CardId, effect: string): string | undefined => {
  if (!card.startsWith('#weapon-'))
    return card.startsWith('#ammo') ? undefined : signsOfPowerUp(powerUpRecord(card));
  const record = effectOn(card as `#weapon-${string}`, effect);
  return record && signsOfEffect(record);
};
