import { describe, expect, test } from 'vitest';
import type { Ability } from '../content/abilities.js';
import { CLASSES, DECKS, halfOf, ITEMS, MONSTERS } from '../content/index.js';
import { scene } from '../fixtures/scene.js';
import { abilityById, cardFrom, idOf, isTied } from './ability-ids.js';
import { abilityOf } from './effects.js';
import { perform } from './perform.js';

/** Verbs whose abilities lie on a table. */
const LASTING = [
  'shield',
  'retaliate',
  'bonus',
  'trap',
  'kindLimit',
  'overheal',
  'convert',
  'redirectAttacks',
  'onDeath',
  'loseFlying',
  'turncoat',
];

/** Every ability below a part of the content that a match may point to. */
const lastingIn = (x: unknown, tied = false): Ability[] => {
  if (typeof x !== 'object' || x === null) return [];
  if (Array.isArray(x)) return x.flatMap(each => lastingIn(each, tied));
  const isAbility = 'a' in x && typeof x.a === 'string';
  const own = isAbility && (tied || LASTING.includes(String(x.a))) ? [x as Ability] : [];
  return [
    ...own,
    ...Object.entries(x).flatMap(([field, each]) => lastingIn(each, isAbility ? field === 'effects' : tied)),
  ];
};

const all = lastingIn([
  CLASSES.map(c => c.cards),
  ITEMS.map(i => i.effects.map(({ do: now, choose, give }) => [now, choose, give])),
  DECKS.map(d => d.cards.map(card => card.do)),
  MONSTERS.map(m => (m.specials ?? []).map(special => special.do)),
]);

describe('a match points to an ability by its id', () => {
  test('every ability that may lie on a table has an id that leads back to it, and to no other', () => {
    const ids = all.map(idOf);
    expect(ids.filter((id, n) => abilityById(id) !== all[n])).toEqual([]);
    expect(new Set(ids).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(250);
  });

  test('an id says where the ability is printed and what it is, and not in which line', () => {
    expect(idOf(halfOf('#spellweaver-066', 'bottom').do[0] as Ability)).toBe(
      'spellweaver-066/bottom/bonus:damaged',
    );
    expect(all.map(idOf).filter(id => /\/(do|\d+)(\/|$)/.test(id))).toEqual([]);
  });

  test('two lines of a card in another order change nothing that lies on a table', () => {
    const songs = CLASSES.flatMap(c => c.cards).flatMap(card => [card.top, card.bottom]);
    const many = songs.filter(half => lastingIn(half.do).length > 1);
    expect(many.length).toBeGreaterThan(10);
    for (const half of many) {
      const lines = half.do as Ability[];
      const before = lastingIn(lines).map(idOf);
      lines.reverse();
      try {
        expect(before.map(id => abilityById(id)).map(idOf)).toEqual(before);
        expect(lastingIn(lines).map(idOf).toSorted()).toEqual(before.toSorted());
      } finally {
        lines.reverse();
      }
    }
  });

  test('what an action installs names its ability by the id', () => {
    const sc = scene();
    const printed = halfOf('#brute-007', 'bottom').do[0] as Ability;
    sc.play(t => perform(t, sc.run('brute', { card: '#brute-007', lasts: 'scenario' }), printed));
    expect(sc.s.lasting.map(x => x.ability)).toEqual(['brute-007/bottom/bonus:damagedByAttack']);
    expect(sc.s.lasting.map(abilityOf)).toEqual([printed]);
  });

  test('effects of a doom are tied to its enemy, those of a bonus to nobody', () => {
    const tied = all.filter(ability => isTied({ ability: idOf(ability) }));
    const [first] = tied;
    expect(tied.length).toBeGreaterThan(10);
    expect(first && /\/(doom|mark|placeInActiveArea)\//.test(idOf(first))).toBe(true);
    expect(isTied({ ability: 'brute-007/bottom/bonus:damagedByAttack' })).toBe(false);
  });

  test('GLM-ENH-04 a card with a sticker has abilities of its own', () => {
    const plain = CLASSES.flatMap(c => c.cards).find(card => lastingIn(card.top.do).length > 0);
    if (plain === undefined) throw new Error('no card has an ability that lasts');
    const [ability] = lastingIn(cardFrom(`#${plain.id}~top.0.+1`).top.do);
    if (ability === undefined) throw new Error('its ability is gone');
    expect(idOf(ability).startsWith(`${plain.id}~top.0.+1/top/`)).toBe(true);
    expect(abilityById(idOf(ability))).toEqual(ability);
  });

  test('a name that nothing has is a fault that says so', () => {
    expect(() => abilityById('brute-001/top/bonus:never')).toThrow(
      'there is no ability brute-001/top/bonus:never',
    );
    expect(() => idOf({ a: 'shield', n: 1 })).toThrow('an ability without an id: shield');
  });
});
