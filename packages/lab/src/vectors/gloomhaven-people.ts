import { type Field, hexes } from '@potyczka/geometry/hex';
import { game, layField, type State, USUAL } from '@potyczka/gloomhaven/lab';
import { away, CENTRE, laneField, newFigure } from './gloomhaven-table.js';

/** Given positions of a round: characters, summons and monsters by the names of a vector. */

const CARDS =
  game.initial({ ...USUAL, hero1: 'spellweaver', hero2: 'brute', level: 9 }).heroes.spellweaver?.box ?? [];
/** Frost Armor: two slots that negate damage. */
const WARD = '#spellweaver-066';
const plain = CARDS.filter(card => card !== WARD);

/** A letter of a vector as a card of the game. */
export const cardOf = (name: string): `#${string}` => plain[name.charCodeAt(0) - 65] as `#${string}`;

export interface Cards {
  readonly hp: number;
  readonly maxHp: number;
  readonly conditions?: readonly string[];
  readonly hand?: readonly string[];
  readonly discard?: readonly string[];
  readonly lost?: readonly string[];
  readonly selected?: readonly string[];
  readonly active?: readonly { readonly card: string; readonly lost: boolean; readonly ward?: number }[];
}

/** An open board without anything on it. */
export const openField = (): Field => laneField(new Set(hexes(laneField(new Set())).map(Number)));

/** One character with the given cards; `names` tells afterwards which letter a card was. */
export const personOf = (given: Cards): { readonly s: State; readonly names: Map<string, string> } => {
  const s = structuredClone(
    game.initial({ ...USUAL, hero1: 'spellweaver', hero2: 'brute', level: 9 }),
  ) as State;
  s.land = { ...s.land, rooms: [1] };
  layField(s.land, openField());
  s.width = 31;
  s.phase = 'turns';
  s.round = 2;
  const names = new Map<string, string>();
  const named = (letter: string, card = cardOf(letter)): `#${string}` => {
    names.set(card, letter);
    return card;
  };
  const h = s.heroes.spellweaver as State['heroes'][string];
  h.hand = (given.hand ?? []).map(x => named(x));
  h.discard = (given.discard ?? []).map(x => named(x));
  h.lost = (given.lost ?? []).map(x => named(x));
  for (const a of given.active ?? []) {
    const card = a.ward === undefined ? named(a.card) : named(a.card, WARD);
    h.active.push({
      card,
      half: a.ward === undefined ? 'top' : 'bottom',
      lost: a.lost,
      until: 'scenario',
      used: a.ward === undefined ? 0 : 2 - a.ward,
    });
    if (a.ward !== undefined)
      s.lasting.push({
        n: s.counter++,
        owner: 'spellweaver',
        ability: 'spellweaver-066/bottom/bonus:damaged',
        on: [],
        until: 'scenario',
        card: WARD,
        value: 0,
        used: 0,
      });
  }
  if (given.selected) {
    const [lead, second] = given.selected.map(x => named(x)) as [`#${string}`, `#${string}`];
    s.chosen.spellweaver = { lead, second };
  }
  s.figures = {
    spellweaver: newFigure('spellweaver', {
      kind: 'hero',
      side: 'heroes',
      rank: null,
      at: CENTRE,
      hp: given.hp,
      max: given.maxHp,
      conditions: Object.fromEntries((given.conditions ?? []).map(c => [c, 'this'] as const)),
    }),
    'bandit-guard.1': newFigure('bandit-guard.1', { at: away(0, 1) }),
  };
  return { s, names };
};

/** How a character came out, with its cards by their letters. */
export const outcomeOf = (s: State, names: ReadonlyMap<string, string>): unknown => {
  const h = s.heroes.spellweaver as State['heroes'][string];
  const f = s.figures.spellweaver;
  const letters = (cards: readonly string[]): string[] => cards.map(c => names.get(c) ?? c).sort();
  return {
    hp: f?.hp ?? (h.out && h.lost.length > 0 ? 0 : 0),
    out: h.out,
    hand: letters(h.hand),
    discard: letters(h.discard),
    lost: letters(h.lost),
    active: h.active
      .map(a => [names.get(a.card) ?? a.card, a.card === WARD ? 2 - a.used : 0] as const)
      .sort((a, b) => (a[0] < b[0] ? -1 : 1)),
    conditions: Object.keys(f?.conditions ?? {}).sort(),
  };
};
