import type { CardId } from '@potyczka/kernel';
import type { Lang, Terminal } from '@potyczka/kernel/register';
import type { Event, Options, Result, View } from '../index.js';
import {
  cardName,
  cardText,
  costText,
  figureName,
  optionText,
  say,
  squareName,
  tell,
} from '../text/index.js';
import {
  ammoTile,
  arenas,
  COLOURS,
  type Figure,
  pickUpCost,
  reloadCost,
  rowOf,
  spawnOn,
} from '../view-door.js';
import { draw, type Facts } from './board.js';
import { scoresOf } from './scores.js';

const facts: Facts = {
  rooms: view => arenas[view.options.arena].rooms,
  roomColour: (view, square) => {
    const { rooms, colours } = arenas[view.options.arena];
    return colours[rooms.roomOf[square] ?? square] ?? 'white';
  },
  colours: COLOURS,
  spawnOn,
  tile: ammoTile,
  row: rowOf,
  cost: pickUpCost,
  figure: figureName,
  square: squareName,
  card: cardName,
};

/** A card as it is shown in full: its name, for a weapon its cost, and what it does. */
const describe = (lang: Lang, card: CardId): string => {
  const { name, effects } = cardText(lang, card);
  const cost = card.startsWith('#weapon-') ? ` (${costText(lang, reloadCost(card))})` : '';
  return [`${name}${cost}`, ...effects.map(e => `  ${e.name ? `${e.name}: ` : ''}${e.text}`)].join('\n');
};

/** Deathmatch on every arena with every number of players, then each variant. */
const sets: readonly Options[] = (() => {
  const usual: Options = {
    players: 5,
    arena: 'B',
    skulls: 8,
    frenzy: true,
    bot: false,
    mode: 'deathmatch',
    secretPoints: false,
  };
  const all = (['A', 'B', 'C', 'D'] as const).flatMap(arena =>
    [3, 4, 5].map(players => ({ ...usual, arena, players })),
  );
  return [
    ...all,
    { ...usual, players: 3, arena: 'A', bot: true },
    { ...usual, players: 4, arena: 'D', bot: true },
    { ...usual, players: 4, arena: 'B', mode: 'domination' },
    { ...usual, players: 5, arena: 'C', mode: 'domination' },
    { ...usual, players: 3, arena: 'B', mode: 'domination', bot: true },
    { ...usual, players: 4, arena: 'C', frenzy: false },
    { ...usual, players: 5, arena: 'A', skulls: 5 },
    { ...usual, players: 3, arena: 'D', skulls: 5, frenzy: false, secretPoints: true },
  ];
})();

/** Adrenaline on a terminal. */
export const terminal: Terminal<Event, View, Options, Result> = {
  say,
  tell,
  option: (lang, name) => optionText(lang, name as keyof Options).help,
  name: (lang, who) => figureName(lang, who as Figure),
  describe,
  draw: (view, me, lang, paint) => draw(view, me, lang, paint, facts),
  winners: result => result.winners,
  scores: (result, told, lang) => scoresOf(result, told, lang, who => figureName(lang, who)),
  conformance: { sets, bound: 6000, every: 60 },
};
