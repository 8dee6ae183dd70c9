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
      'Bangalore aims at Gibraltar with the Hemlok from distance 3.',
      'Bangalore celuje do Gibraltara z broni Hemlok z odległości 3.',
    ],
    [
      { ...shot, by: 'BL-F-8' },
      'Bangalore shoots at Gibraltar with the Hemlok from distance 3 by “Suppressing Fire”.',
      'Bangalore strzela do Gibraltara z broni Hemlok z odległości 3, korzystając z wyczynu „Ogień ciągły”.',
    ],
    [
      {
        type: 'judged',
        who: 'PF',
        at: 'WR',
        hits: 3,
        headshots: 1,
        stopped: 2,
        damage: 22,
        ignored: 0,
        cards: ['#A-8', '#A-14', '#A-13'],
      },
      'Pathfinder hits Wraith 3 times, once in the head (cards 50, 80 and 75), but the helmet stops 2 headshots: 22 damage.',
      'Pathfinder trafia Wraith 3 razy, w tym raz w głowę (karty 50, 80 i 75), ale hełm zatrzymuje 2 strzały w głowę: 22 obrażenia.',
    ],
    [
      {
        type: 'judged',
        who: 'PF',
        at: 'WR',
        hits: 0,
        headshots: 0,
        stopped: 0,
        damage: 0,
        ignored: 0,
        cards: ['#A-8'],
      },
      'Pathfinder misses Wraith (card 50).',
      'Pathfinder nie trafia Wraith (karta 50).',
    ],
    [
      {
        type: 'revealed',
        who: 'BL',
        threshold: 55,
        shots: [{ at: 0, cards: ['#A-8', '#A-14'], verdicts: [] }],
      },
      '2 cards fall on the Aim track: the threshold is 55.',
      'Na tor celowania spadają 2 karty: trudność trafienia to 55.',
    ],
    [
      { type: 'restored', who: 'GB', had: { shield: 5, health: 20 }, shield: 0, health: 12 },
      'Gibraltar restores 12 health: 20 → 32.',
      'Gibraltar odzyskuje 12 zdrowia: 20 → 32.',
    ],
    [
      {
        type: 'suffered',
        who: 'BL',
        by: 'shot',
        amount: 22,
        prevented: 0,
        had: { shield: 10, health: 24 },
        shield: 0,
        health: 12,
      },
      'Bangalore takes 22 damage from the shot: shield 10 → 0, health 24 → 12.',
      'Bangalore otrzymuje 22 obrażenia od ostrzału: osłona 10 → 0, zdrowie 24 → 12.',
    ],
    [
      {
        type: 'suffered',
        who: 'GB',
        by: 'bombardment',
        amount: 5,
        prevented: 15,
        had: { shield: 0, health: 12 },
        shield: 0,
        health: 7,
      },
      'Gibraltar takes 5 damage from the Bombardment, the knockdown shield absorbs 15: health 12 → 7.',
      'Gibraltar otrzymuje 5 obrażeń od bombardowania, osłona leżącego pochłania 15 punktów: zdrowie 12 → 7.',
    ],
    [
      { type: 'attached', who: 'GB', card: '#hcog-1x.1', slot: 0, weapon: '#W-1', old: '#holo-1x-2x.1' },
      'Gibraltar attaches a 1× HCOG Classic to the Hemlok in place of a 1×–2× Variable Holo.',
      'Gibraltar montuje celownik 1× HCOG (OCH) Classic na broni Hemlok zamiast celownika 1×–2× holo.',
    ],
    [
      { type: 'taken', figures: ['anchor-1', 'anchor-2'] },
      'The players put both zipline anchors back into the supply.',
      'Gracze odkładają oba punkty zaczepu linki do zasobów.',
    ],
    [
      { type: 'announced', card: '#R-1' },
      'Next time the Ring shrinks by 2 from the top and 2 from the left.',
      'Następnym razem pierścień zmniejszy się z góry o 2 i z lewej o 2.',
    ],
    [
      { type: 'opened-bin', who: 'WR', bin: 0, card: '#SB-3' },
      'Wraith opens a supply bin with an epic token, a rare token and a common token in it.',
      'Wraith otwiera skrzynię z zaopatrzeniem, a w niej epicki żeton, rzadki żeton i zwykły żeton.',
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
      'The Automas are red, and Player 1 leads blue.',
      'Czerwonymi są Automy, niebieskich prowadzi gracz 1.',
    ],
    [
      {
        type: 'main-enemy',
        who: 'BH',
        main: 'GB',
        secondary: 'WR',
        by: 'D',
        compared: [
          { who: 'WR', best: false, points: 60, seen: true, distance: 6 },
          { who: 'GB', best: false, points: 60, seen: true, distance: 5 },
        ],
      },
      'Bloodhound’s main enemy is Gibraltar, who is nearer: distance 5 against 6.',
      'Głównym wrogiem Bloodhound jest Gibraltar, bo jest bliżej: odległość 5, a do drugiego wroga 6.',
    ],
    [
      { type: 'holds-fire', who: 'BH', target: 'GB', because: 'unseen' },
      'Bloodhound does not shoot at Gibraltar: there is no line of sight.',
      'Bloodhound nie strzela do Gibraltara: brak linii wzroku.',
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
