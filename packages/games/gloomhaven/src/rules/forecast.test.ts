import { expect, test } from 'vitest';
import { deckOf, monsterOf } from '../content/index.js';
import { scene } from '../fixtures/scene.js';
import { forecastOf } from './forecast.js';
import { beginTurn } from './turn.js';

const MAP = `
  . . . . . . .
   . g . . . B .
  . . . o . . .
   . . . ^ S . .
  . . . . . . .`;
const ARCHERS = MAP.replace('g', 'a');

const CARDS = [
  ['bandit-guard.1', MAP],
  ['bandit-archer.1', ARCHERS],
] as const;

test.each(
  CARDS.flatMap(([who, map]) =>
    deckOf(monsterOf(who.split('.')[0]!).deck).cards.map(card => [who, card.id, map] as const),
  ),
)('GLM-MON-07 GLM-MON-27 what is foreseen of %s with %s is what it does', (who, card, map) => {
  const sc = scene({ map, auto: true, figures: { B: { hp: 99 }, S: { hp: 99 } } });
  sc.s.abilities[who.split('.')[0]!] = card;
  const seen = forecastOf(sc.s, who);
  const before = JSON.stringify(sc.s);
  expect(forecastOf(sc.s, who)).toEqual(seen);
  expect(JSON.stringify(sc.s)).toBe(before);
  sc.play(t => beginTurn(t, who));
  const [focused] = sc.told('focused');
  if (seen === null) {
    expect(sc.told('moved').length + sc.told('attacked').length + (focused ? 1 : 0)).toBe(0);
    return;
  }
  expect(seen).toMatchObject({ focus: focused?.on ?? null, byCard: true });
  const walked = sc.told('moved').filter(e => e.who === who);
  if (walked.length === 1) expect(seen.route.at(-1)).toBe(walked[0]?.route.at(-1));
  else expect(seen.route).toHaveLength(1);
  expect(seen.targets).toEqual([...new Set(sc.told('attacked').map(e => e.on))]);
});

test('GLM-MON-14 a forecast says why: with equal ways the earlier in initiative', () => {
  const sc = scene({ map: '. B .\n g . .\n. S .' });
  sc.s.initiatives.spellweaver = [10, 20];
  const seen = forecastOf(sc.s, 'bandit-guard.1');
  expect(seen).toMatchObject({ focus: 'spellweaver', byCard: false });
  expect(seen?.because.at(-1)).toMatchObject({ by: 'initiative', kept: ['spellweaver'], fell: ['brute'] });
});

test('GLM-COND-11 nothing is foreseen of a stunned monster, nor of a hero', () => {
  const sc = scene({ figures: { g: { conditions: { stun: 'this' } } } });
  expect(forecastOf(sc.s, 'bandit-guard.1')).toBeNull();
  expect(forecastOf(sc.s, 'brute')).toBeNull();
});
