import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type CommandCard,
  DICE_COLOURS,
  type Dice,
  type Keywords,
  type Param,
  type UnitCard,
  type UpgradeCard,
  type Weapon,
} from './content/cards.js';
import { COMMANDS, UNITS, UPGRADES } from './content/index.js';

/**
 * What stands printed on the cards, a line each, written down from the source by itself: whoever changes a figure
 * changes it in both places, and says why.
 */
const PRINTED = readFileSync(new URL('./fixtures/printed.txt', import.meta.url), 'utf8')
  .split(/^# .*\n/m)
  .slice(1)
  .map(part => part.trim().split('\n'));

/** Their words are ids of other cards, which the compiler knows. */
const NAMING: readonly string[] = ['arm', 'detonate', 'equip', 'special-issue'];

const keyword = ([id, value]: readonly [string, true | number | Param]): string => {
  const {
    x,
    y,
    of = [],
    tokens = [],
  } = value === true ? {} : typeof value === 'number' ? { x: value } : value;
  const figures = `${x ?? ''}${y === undefined ? '' : `/${y}`}`;
  const words = [
    ...(NAMING.includes(id) ? [] : of),
    ...tokens.map(some => some.map(([token, n]) => `${token}*${n}`).join('+')),
  ].sort();
  return [id, figures, words.length > 0 && `(${words.join(' ')})`].filter(Boolean).join(' ');
};

const keywords = (all: Keywords | undefined): string =>
  Object.entries(all ?? {})
    .map(keyword)
    .sort()
    .join(', ');

const dice = (all: Dice): string =>
  DICE_COLOURS.flatMap(c => (all[c] ? [`${all[c]} ${c}`] : [])).join(' ') || 'no dice';

const rangeOf = ({ range, melee, special }: Weapon): string | undefined =>
  range ? `${range[0]}-${range[1]}${melee ? ' melee' : ''}` : melee ? 'melee' : special;

const weapon = (w: Weapon): string =>
  [`${w.name}: ${rangeOf(w)}, ${dice(w.dice)}`, keywords(w.keywords), w.surge && `surge ${w.surge}`]
    .filter(Boolean)
    .join('; ');

const line = (
  card: { keywords?: Keywords; weapons?: readonly Weapon[] },
  ...figures: readonly string[]
): string =>
  [
    ...figures,
    keywords(card.keywords) || (card.weapons?.length ? '-' : ''),
    ...(card.weapons ?? []).map(weapon),
  ]
    .filter(Boolean)
    .join(' | ');

const unit = (u: UnitCard): string => {
  const isAlone = u.counterpartOf === undefined; // a counterpart moves and defends as its unit does
  return line(
    u,
    u.id,
    `${u.points} points`,
    `${u.minis} minis`,
    `${u.wounds} wounds`,
    `courage ${u.courage ?? '-'}`,
    `resilience ${u.resilience ?? '-'}`,
    `speed ${isAlone ? u.speed : '-'}`,
    `${isAlone ? u.die : '-'} die`,
    `surge ${u.attackSurge ?? '-'}/${u.defenceSurge ? 'block' : '-'}`,
  );
};

const upgrade = (u: UpgradeCard): string => line(u, u.id, `${u.points} points`, `${u.mini ? 1 : 0} minis`);

const command = (c: CommandCard): string =>
  [
    c.id,
    `${c.pips ?? '-'} pips`,
    `${c.handPips ?? c.pips ?? '-'} in the hand`,
    ...(c.weapons ?? []).map(weapon),
  ].join(' | ');

describe('figures are those of the source', () => {
  test.each([
    ['units', UNITS.map(unit)],
    ['upgrades', UPGRADES.map(upgrade)],
    ['command cards', COMMANDS.map(command)],
  ] as const)('of all %s', (kind, ours) => {
    const n = ['units', 'upgrades', 'command cards'].indexOf(kind);
    expect(ours.toSorted()).toEqual(PRINTED[n]?.toSorted());
  });
});
