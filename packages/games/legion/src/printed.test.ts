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
import { COMMAND_TEXTS } from './content/commands/index.js';
import { FORCES } from './content/forces.js';
import { COMMANDS, UNITS, UPGRADES } from './content/index.js';
import { UPGRADE_TEXTS } from './content/upgrades/index.js';
import { cardSentences } from './text/index.js';

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

/** Rank by rank what a force of an army may hold, a line for each size of battle. */
const forces = (): string[] =>
  FORCES.flatMap(({ id, limits }) =>
    Object.entries(limits).map(([size, ranks]) => {
      const figures = Object.entries(ranks ?? {}).map(
        ([rank, n]) => `${rank} ${Array.isArray(n) ? n.join('-') : n}`,
      );
      return `${id} | ${size} | ${figures.join(', ')}`;
    }),
  );

const FLAGS = ['permanent', 'divulge', 'returns', 'flaw'] as const;
/** Whose card it is, who receives its orders, how it is played. */
const orders = (c: CommandCard): string =>
  [
    c.id,
    (c.units ?? []).join(' '),
    (c.orders ?? []).map(o => JSON.stringify(o)).join(' '),
    FLAGS.filter(flag => flag in c && c[flag]).join(' '),
  ]
    .join(' | ')
    .trim();

/** What a card does, in the sentences that its face has: the record behind each says every figure in them. */
const told = (): string[] =>
  (['upgrade', 'command'] as const).flatMap(kind =>
    Object.keys(kind === 'upgrade' ? UPGRADE_TEXTS : COMMAND_TEXTS).map(id =>
      `${id} | ${cardSentences('en', kind, id).join(' ').replaceAll('\u00a0', ' ')}`.trim(),
    ),
  );

describe('figures are those of the source', () => {
  test.each([
    ['units', UNITS.map(unit)],
    ['upgrades', UPGRADES.map(upgrade)],
    ['command cards', COMMANDS.map(command)],
    ['battle forces', forces()],
    ['orders', COMMANDS.map(orders)],
    ['texts', told()],
  ] as const)('of all %s', (kind, ours) => {
    const n = ['units', 'upgrades', 'command cards', 'battle forces', 'orders', 'texts'].indexOf(kind);
    expect(ours.toSorted()).toEqual(PRINTED[n]?.toSorted());
  });
});
