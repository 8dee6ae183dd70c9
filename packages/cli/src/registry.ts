import {
  adrenaline,
  type Event,
  hints,
  type Options,
  type Result,
  type State,
  type View,
} from '@potyczka/adrenaline';
import {
  cardName,
  cardText,
  costText,
  figureName,
  optionText,
  say,
  squareName,
  tell,
} from '@potyczka/adrenaline/text';
import {
  ammoTile,
  arenas,
  COLOURS,
  type Figure,
  pickUpCost,
  reloadCost,
  rowOf,
  spawnOn,
} from '@potyczka/adrenaline/view';
import type { Hints } from '@potyczka/bots';
import type { CardId, Game, Msg, Who } from '@potyczka/kernel';
import { type Lang, tableText } from '@potyczka/kernel/run';
import { WrongArguments } from './args.js';
import { drawAdrenaline, type Facts } from './terminal/adrenaline.js';
import { scoresOfAdrenaline } from './terminal/adrenaline-scores.js';
import type { Paint } from './terminal/paint.js';

export type {
  Event as AdrenalineEvent,
  Result as AdrenalineResult,
  View as AdrenalineView,
} from '@potyczka/adrenaline';

/** All that the commands need of a game. */
export interface Kit<S, E extends { type: string }, V, O, R> {
  readonly game: Game<S, E, V, O, R>;
  readonly hints: Hints<S, R>;
  /** What the game is called. */
  readonly title: Readonly<Record<Lang, string>>;
  /** A prompt, a label or a reason, as a person reads it. */
  say(lang: Lang, msg: Msg): string;
  /** An event, as a person reads it in the log. */
  tell(lang: Lang, event: E): string;
  /** What an option of the game means. */
  option(lang: Lang, name: string): string;
  /** What a seat, or another figure that can win, is called. */
  name(lang: Lang, who: string): string;
  /** What a card says, in one or more lines. */
  describe(lang: Lang, card: CardId): string;
  /** The table as a viewer sees it. */
  draw(view: V, me: Who, lang: Lang, paint: Paint): string;
  /** Who won; several if the victory is shared. May name figures that are no seats. */
  winners(result: R): readonly string[];
  /** The final scores as rows of cells, the heads first. */
  scores(result: R, told: readonly E[], lang: Lang): readonly (readonly string[])[];
  readonly conformance: {
    /** The sets of options that are of interest. */
    readonly sets: readonly O[];
    /** No playout takes more decisions than this. */
    readonly bound: number;
    /** Of how many decisions one is looked at closely, unless told otherwise. */
    readonly every: number;
  };
}

/** A game of the list, whatever its types: `open` gives its kit to something that works for every game. */
export interface Entry {
  readonly id: string;
  open<X>(use: <S, E extends { type: string }, V, O, R>(kit: Kit<S, E, V, O, R>) => X): X;
}

const entry = <S, E extends { type: string }, V, O, R>(kit: Kit<S, E, V, O, R>): Entry => ({
  id: kit.game.id,
  open: use => use(kit),
});

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

const adrenalineKit: Kit<State, Event, View, Options, Result> = {
  game: adrenaline,
  hints,
  title: { en: 'Adrenaline', pl: 'Adrenalina' },
  say,
  tell,
  option: (lang, name) => optionText(lang, name as keyof Options).help,
  name: (lang, who) => figureName(lang, who as Figure),
  describe,
  draw: (view, me, lang, paint) => drawAdrenaline(view, me, lang, paint, facts),
  winners: result => result.winners,
  scores: (result, told, lang) => scoresOfAdrenaline(result, told, lang, who => figureName(lang, who)),
  conformance: { sets, bound: 6000, every: 60 },
};

/** Every game that the program knows. */
export const GAMES: readonly Entry[] = [entry(adrenalineKit)];

const GAME_IDS: readonly string[] = GAMES.map(({ id }) => id);

/** The game that a command names. */
export const gameNamed = (id: string | undefined): Entry => {
  const found = GAMES.find(each => each.id === id);
  if (!found) throw new WrongArguments(`GAME is one of ${GAME_IDS.join(', ')}, not ${id ?? 'nothing'}`);
  return found;
};

/** A message of the game or of the table. */
export const sayAny = <S, E extends { type: string }, V, O, R>(
  kit: Kit<S, E, V, O, R>,
  lang: Lang,
  msg: Msg,
): string => tableText(lang, msg) ?? kit.say(lang, msg);
