import { chanceFrom, quickDice, Run } from '@potyczka/kernel/run';
import { describe, expect, test } from 'vitest';
import type { Event } from '../events.js';
import { game, type Options } from '../index.js';
import { cardName, cardText, LANGS, tell } from './index.js';

const shot: Extract<Event, { type: 'aimed' }> = {
  type: 'aimed',
  who: 'BL',
  at: 'GB',
  slot: 0,
  card: '#W-1',
  distance: 3,
  from: { x: 1, y: 1 },
  to: { x: 4, y: 1 },
  by: null,
  paid: null,
  ap: 0,
  charged: [],
};

describe('sentences of the log', () => {
  test.each<[Event, string, string]>([
    [
      shot,
      'Bangalore aims at Gibraltar with Hemlok, distance 3.',
      'Bangalore celuje do Gibraltara: Hemlok, odległość 3.',
    ],
    [
      { ...shot, by: 'BL-F-8' },
      'Bangalore shoots at Gibraltar by “Suppressing Fire”: Hemlok, distance 3.',
      'Bangalore strzela do Gibraltara, wyczyn „Ogień ciągły”: Hemlok, odległość 3.',
    ],
    [
      { type: 'judged', who: 'PF', at: 'WR', hits: 3, headshots: 1, stopped: 2, damage: 22, ignored: 0 },
      'Pathfinder: 3 hits, 1 headshot, the helmet stops 2; 22 damage.',
      'Pathfinder: 3 trafienia, 1 strzał w głowę, hełm zatrzymuje 2; 22 obrażenia.',
    ],
    [
      { type: 'judged', who: 'PF', at: 'WR', hits: 0, headshots: 0, stopped: 0, damage: 0, ignored: 0 },
      'Pathfinder misses.',
      'Pathfinder chybia.',
    ],
    [
      {
        type: 'revealed',
        who: 'BL',
        threshold: 55,
        shots: [{ at: 0, cards: ['#A-8', '#A-14'] }],
      },
      'Threshold 55; the Aim track: 50 and 80.',
      'Trudność trafienia 55; tor celowania: 50 i 80.',
    ],
    [
      { type: 'restored', who: 'GB', shield: 0, health: 12 },
      'Gibraltar restores 12 health.',
      'Gibraltar odzyskuje 12 zdrowia.',
    ],
    [
      { type: 'gave', who: 'LL', to: 'PF', card: '#syringe.1' },
      'Lifeline gives a syringe to Pathfinder.',
      'Lifeline daje Pathfinderowi strzykawkę.',
    ],
    [
      { type: 'drew-decision', who: 'BH', card: '#P-7' },
      'Bloodhound draws Decision card 7.',
      'Bloodhound dobiera kartę decyzji 7.',
    ],
    [
      { type: 'teams', red: [], blue: ['p1'] },
      'Red: the Automas. Blue: Player 1.',
      'Czerwoni: Automy. Niebiescy: gracz 1.',
    ],
    [
      { type: 'main-enemy', who: 'BH', main: 'GB', secondary: 'WR', by: 'D', compared: [] },
      'Bloodhound has Gibraltar as the main enemy: the nearer one.',
      'Bloodhound: główny wróg to Gibraltar, bo jest bliżej.',
    ],
    [
      { type: 'holds-fire', who: 'BH', target: 'GB', because: 'unseen' },
      'Bloodhound does not shoot at Gibraltar: not in line of sight.',
      'Bloodhound nie strzela do Gibraltara: poza linią wzroku.',
    ],
  ])('%o', (event, en, pl) => {
    const plain = (text: string): string =>
      text.replace(/[\u00a0\u2011]/g, x => (x === '\u2011' ? '-' : ' '));
    expect(plain(tell('en', event))).toBe(en);
    expect(plain(tell('pl', event))).toBe(pl);
  });
});

test('feats and tokens have names and say what they do; nothing is called by its number in the files', () => {
  for (const lang of LANGS) {
    expect(cardName(lang, '#GB-F-4')).not.toMatch(/GB-F/);
    expect(cardText(lang, '#helmet-rare.1').text).toMatch(/50/);
    expect(cardText(lang, '#frag.1').text).toMatch(/20.*10/);
    expect(cardText(lang, '#R-1')).toMatchObject({ placeholder: false });
    expect(cardText(lang, '#R-2')).toMatchObject({ placeholder: true });
    expect(cardText(lang, '#stock-standard-2.1').text).toMatch(/\+2/);
  }
});

const USUAL: Options = {
  mode: 'versus',
  legends: 3,
  first: 1,
  second: 1,
  choice: 'draft',
  tougher: 0,
  ring: true,
  screens: true,
};

/** All that is told in the first answers of a game by chance. */
const storyOf = (options: Options, seed: number): readonly Event[] => {
  const run = new Run(game, options, { chance: chanceFrom(quickDice(seed)) });
  for (let n = 0; n < 500 && run.result === undefined; n++) {
    const { seat } = run.now.asks[0] ?? { seat: 'p1' as const };
    const legal = run.now.legal(seat, 40);
    run.answer(seat, run.q, legal[(n * 7 + seed) % legal.length]);
  }
  return run.everything();
};

const IDS = /#|\b[A-Z]{2}-[AF]-\d|\b(SB|P|W|A)-\d+\b|\bR-\d\b|undefined|[{}]|…|\bp\d\b|\d+,\d+/;

test.each<[string, Partial<Options>]>([
  ['three against three', {}],
  ['alone against Automas', { mode: 'solo', legends: 2, choice: 'first-game' }],
])('%s: every line is a whole sentence without ids, in its own language', (_, wishes) => {
  const events = storyOf({ ...USUAL, ...wishes }, 5);
  expect(new Set(events.map(e => e.type)).size).toBeGreaterThan(25);
  for (const e of events) {
    for (const lang of LANGS) {
      const line = tell(lang, e);
      expect(line).not.toMatch(IDS);
      expect(line).toMatch(/^[A-Z„“ŚŻŹĆŁ1-9].*[.!]$/);
      expect(line).not.toMatch(/: \.| {2}| ,|\(\)/);
    }
    expect(tell('en', e)).not.toMatch(/[ąęłóśżźćń]/i);
    expect(tell('pl', e)).not.toMatch(/\b(the|and|of|draws|gets|moves|card|feat|damage)\b/i);
  }
});
