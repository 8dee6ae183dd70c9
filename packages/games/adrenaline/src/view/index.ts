import type { Pile, Who } from '@potyczka/kernel';
import type { Options } from '../options.js';
import { boardOf, type Frenzy, type Kill, playerOf, type S, type Seat } from '../state.js';
import {
  type AmmoCard,
  BOT,
  CHARACTERS,
  type Character,
  type Colour,
  type Figure,
  type PowerUpCard,
  type SquareId,
  type WeaponCard,
} from '../vocabulary.js';

/** A figure and its board, as everybody sees them. */
export interface FigureView {
  readonly who: Figure;
  readonly character: Character;
  readonly at: SquareId | null;
  readonly damage: readonly Figure[];
  readonly marks: Readonly<Record<Figure, number>>;
  readonly skulls: number;
  readonly turned: boolean;
  /** Null while totals are secret and the viewer is somebody else (ADR-XEND-05). */
  readonly points: number | null;
}

/** What a player holds, as everybody sees it. */
export interface PlayerView extends FigureView {
  readonly cubes: Readonly<Record<Colour, number>>;
  readonly weapons: readonly { readonly card: WeaponCard; readonly loaded: boolean }[];
  readonly powerUps: number;
  readonly turns: number;
}

/** What lies face down while a match is played; the next card of a deck is the first. */
export interface Opened {
  readonly hands: Readonly<Record<Seat, readonly PowerUpCard[]>>;
  readonly decks: {
    readonly weapons: readonly WeaponCard[];
    readonly powerUps: readonly PowerUpCard[];
    readonly ammo: readonly AmmoCard[];
  };
}

export interface View {
  readonly options: Options;
  readonly seats: readonly Seat[];
  readonly first: Seat;
  readonly turn: Seat;
  readonly players: readonly PlayerView[];
  readonly bot: FigureView | null;
  readonly hand: readonly PowerUpCard[];
  readonly offers: Readonly<Record<Colour, readonly WeaponCard[]>>;
  readonly tiles: Readonly<Record<SquareId, AmmoCard | null>>;
  readonly powerUpDiscard: readonly PowerUpCard[];
  readonly ammoDiscard: readonly AmmoCard[];
  readonly left: { readonly weapons: number; readonly powerUps: number; readonly ammo: number };
  readonly skulls: number;
  readonly track: readonly Kill[];
  readonly frenzy: Frenzy | null;
  readonly tags: Readonly<Record<Colour, readonly Figure[]>>;
  /** Only when the match is over and everything is turned over. */
  readonly open?: Opened;
}

/** Who looks: somebody at the table, or everybody when the match is over. */
type Eyes = Who | 'everybody';

/** The character of a figure: seats take them in order, the bot the next one free (ADR-XBOT-01). */
const characterOf = (figures: readonly Figure[], who: Figure): Character =>
  CHARACTERS[figures.indexOf(who)] as Character;

const figureView = (s: S, figure: Figure, who: Eyes): FigureView => {
  const { at, damage, marks, skulls, turned, points } = boardOf(s, figure);
  const isShown = !s.options.secretPoints || who === 'everybody' || figure === who;
  return {
    who: figure,
    character: characterOf(s.figures, figure),
    at,
    damage: [...damage],
    marks: { ...marks },
    skulls,
    turned,
    points: isShown ? points : null,
  };
};

const playerView = (s: S, seat: Seat, who: Eyes): PlayerView => {
  const { cubes, weapons, powerUps, turns } = playerOf(s, seat);
  return {
    ...figureView(s, seat, who),
    cubes: { ...cubes },
    weapons: weapons.map(w => ({ ...w })),
    powerUps: powerUps.length,
    turns,
  };
};

const shown = (s: S, who: Eyes): View => ({
  options: { ...s.options },
  seats: [...s.seats],
  first: s.first,
  turn: s.turn,
  players: s.seats.map(p => playerView(s, p, who)),
  bot: s.figures.includes(BOT) ? figureView(s, BOT, who) : null,
  hand: handOf(s, who),
  offers: { red: [...s.offers.red], blue: [...s.offers.blue], yellow: [...s.offers.yellow] },
  tiles: { ...s.tiles },
  powerUpDiscard: [...s.powerUpDiscard],
  ammoDiscard: [...s.ammoDiscard],
  left: { weapons: s.weaponDeck.length, powerUps: s.powerUpDeck.length, ammo: s.ammoDeck.length },
  skulls: s.skulls,
  track: s.track.map(k => ({ ...k })),
  frenzy: s.frenzy && { ...s.frenzy },
  tags: { red: [...s.tags.red], blue: [...s.tags.blue], yellow: [...s.tags.yellow] },
});

/** The power-ups of whoever looks. */
const handOf = (s: S, who: Eyes): readonly PowerUpCard[] =>
  who === 'spectator' || who === 'everybody' ? [] : [...playerOf(s, who).powerUps];

/** What somebody is shown. Loaded weapons are public: every grab was. */
export const view = (s: S, who: Who, open?: () => View): View =>
  open && !s.options.secretPoints ? { ...open(), hand: handOf(s, who) } : shown(s, who);

/** What everybody may look at when the match is over: points, hands and decks. */
export const openView = (s: S): View => ({
  ...shown(s, 'everybody'),
  open: {
    hands: Object.fromEntries(s.seats.map(p => [p, [...playerOf(s, p).powerUps]])),
    decks: { weapons: [...s.weaponDeck], powerUps: [...s.powerUpDeck], ammo: [...s.ammoDeck] },
  },
});

/** Decks are hidden from all, hands from all but their owners. */
export const hidden = (s: S): Pile[] => [
  { cards: s.weaponDeck, seen: [] },
  { cards: s.powerUpDeck, seen: [] },
  { cards: s.ammoDeck, seen: [] },
  ...s.seats.map(p => ({ cards: playerOf(s, p).powerUps, seen: [p] })),
];
