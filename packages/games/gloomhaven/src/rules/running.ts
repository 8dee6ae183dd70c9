import type { CardId, Seat } from '@potyczka/kernel';
import type { Condition, Give, Rank } from '../content/abilities.js';
import type { S } from '../state.js';
import type { Element, FigureId, HeroId, Hex } from '../vocabulary.js';
import { heroBehind, speaker } from './look.js';

/** What happened while an action ran; later abilities of it refer to this. */
export interface Notes {
  path: Hex[];
  targets: FigureId[];
  damaged: FigureId[];
  killed: { readonly id: FigureId; readonly at: Hex; readonly rank: Rank | null }[];
  dealt: number;
  suffered: number;
  attacks: number;
  healed: FigureId[];
  created: Hex[];
  destroyed: Hex[];
  movedThings: Hex[];
  disarmed: { readonly at: Hex; readonly damage: number; readonly conditions: readonly Condition[] }[];
  chosen: Hex | undefined;
  consumed: Element[];
  items: number;
  cardsLost: number;
  recoverer: FigureId | undefined;
  /** Hexes of the area that was laid. */
  area: Hex[];
  /** What was paid or chosen as a number. */
  paid: number;
  /** Somebody's further turn, once the action is over. */
  turn: { readonly who: HeroId; readonly cards: readonly CardId[] } | undefined;
}

export const newNotes = (): Notes => ({
  path: [],
  targets: [],
  damaged: [],
  killed: [],
  dealt: 0,
  suffered: 0,
  attacks: 0,
  healed: [],
  created: [],
  destroyed: [],
  movedThings: [],
  disarmed: [],
  chosen: undefined,
  consumed: [],
  items: 0,
  cardsLost: 0,
  recoverer: undefined,
  area: [],
  paid: 0,
  turn: undefined,
});

/** An action while it is performed: by whom, out of which content, and what it has done so far. */
export interface Running {
  readonly me: FigureId;
  /** Who decides; nobody for a monster, which does what its card says. */
  readonly by: Seat | undefined;
  /** Whose experience and cards. */
  readonly hero: HeroId | undefined;
  readonly card: CardId | null;
  readonly half: 'top' | 'bottom';
  /** How long what it installs will last. */
  readonly lasts: 'turn' | 'round' | 'scenario';
  readonly notes: Notes;
  /** Gifts for the whole action (GLM-ELEM-04, items). */
  readonly changes: Give[];
  /** Something that lasts was installed. */
  installed: boolean;
  performed: boolean;
  /** For bonuses: the figure whose event it is, such as the attacker. */
  readonly other: FigureId | undefined;
  /** It is carried out even if its figure has fallen meanwhile. */
  readonly evenFallen: boolean;
  /** An item that helps against STUN. */
  readonly evenStunned?: boolean;
}

/** What lasts: a bonus of a card or an item that lies with somebody. */
export type Lasting = S['lasting'][number];

/** A running action of a figure outside of a card: an item, a bonus, a scenario's effect. */
export const runFor = (s: S, me: FigureId, lasting?: Lasting, other?: FigureId): Running => ({
  me,
  by: s.heroes[me] || s.figures[me]?.owner ? speaker(s, me) : undefined,
  hero: heroBehind(s, me),
  card: lasting?.card ?? null,
  half: 'top',
  lasts: 'turn',
  notes: newNotes(),
  changes: [],
  installed: false,
  performed: false,
  other,
  evenFallen: lasting !== undefined,
});

/** What a gift brings is no part of its action: the card lies active for its own effects only. */
export const asGift = (run: Running): Running => ({ ...run });
