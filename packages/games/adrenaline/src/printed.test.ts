import { readFileSync } from 'node:fs';
import { misprints } from '@potyczka/kit/testing';
import { expect, test } from 'vitest';
import { AMMO_CARDS, ammoTile } from './content/ammo.js';
import { colourOf, kindOf, POWER_UP_CARDS } from './content/power-ups/cards.js';
import { weapons } from './content/weapons/index.js';

/** How many there are of each. */
const counted = (names: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};

/** A weapon without the ids of its rules: cost, modes, and what each of them does. */
const figuresOf = ({ id: _, ...weapon }: (typeof weapons)[number]): unknown =>
  JSON.parse(JSON.stringify(weapon), (key, value) =>
    key === 'rule' || key === 'hitsBy' || key === 'oneEach' ? undefined : value,
  );

test('ADR-XCOST-04 ADR-XPWR-01 ADR-XAMMO-01 the figures of weapons, power-ups and ammo tiles are those of the source', () => {
  const content = {
    weapons: Object.fromEntries(weapons.map(w => [w.id, figuresOf(w)])),
    powerUps: counted(POWER_UP_CARDS.map(card => `${kindOf(card)} ${colourOf(card)}`)),
    ammo: counted(
      AMMO_CARDS.map(card => {
        const { cubes, powerUp } = ammoTile(card);
        return [...cubes, ...(powerUp ? ['power-up'] : [])].join(' ');
      }),
    ),
  };
  expect(misprints('adrenaline', content)).toEqual([]);
});

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

/** Rows of the tables of the ledger with so many columns, by the id of the weapon. */
const ledgerRows = (columns: number): (readonly [id: string, ...cells: string[]])[] =>
  read('../../../../docs/rules/adrenaline.md')
    .split('\n')
    .flatMap(line => {
      const [name = '', ...cells] = line
        .split('|')
        .slice(1, -1)
        .map(cell => cell.trim());
      const id = slug(name);
      return weapons.some(w => w.id === id) && cells.length === columns - 1 ? [[id, ...cells] as const] : [];
    });

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('.', '')
    .replaceAll(/[^a-z0-9]+/g, '-');
const LETTER = { red: 'R', blue: 'B', yellow: 'Y' } as const;
const lettersOf = (cost: readonly (keyof typeof LETTER)[]): string =>
  cost.map(c => LETTER[c]).join(' ') || '-';
const weaponOf = (id: string) => weapons.find(w => w.id === id);

test('ADR-XCOST-01 every weapon costs what the table of the ledger says, the top cube first', () => {
  const costs = ledgerRows(4).map(([id, reload]) => [id, reload]);
  expect(costs).toHaveLength(21);
  expect(costs).toEqual(costs.map(([id = '']) => [id, lettersOf(weaponOf(id)?.cost ?? [])]));
});

test('ADR-XCOST-03 every effect costs and hits as the table of the ledger says, where it says so in a number', () => {
  const effects = ledgerRows(10).flatMap(([id, effect = '', , cost = '', , , damage = '', marks = '']) => {
    const name = /^(basic|effect)$/.test(effect) ? 'basic' : slug(effect);
    const found = [...(weaponOf(id)?.modes ?? []), ...(weaponOf(id)?.optional ?? [])].find(
      x => x.id === name,
    );
    return found ? [{ at: `${id}/${name}`, cost, damage, marks, found }] : [];
  });
  expect(effects.length).toBeGreaterThan(38);
  for (const { at, cost, found } of effects) expect([at, lettersOf(found.pays)]).toEqual([at, cost]);
  const plain = effects.flatMap(({ at, damage, marks, found: { effect } }) => {
    const [hits] = /^\d+(?=$| each$)/.exec(damage) ?? [];
    const [marked] = /^\d+(?=$| each$)/.exec(marks) ?? [];
    return hits && marked && 'damage' in effect && effect.does !== 'hit-again'
      ? [{ at, says: [Number(hits), Number(marked)], does: [effect.damage, effect.marks ?? 0] }]
      : [];
  });
  expect(plain.length).toBeGreaterThan(20);
  for (const { at, says, does } of plain) expect([at, ...does]).toEqual([at, ...says]);
});

test('the README shows a weapon as it is written', () => {
  const furnace = read('./content/weapons/furnace.ts');
  expect(read('../README.md')).toContain(furnace.slice(furnace.indexOf('export const')).trim());
});
