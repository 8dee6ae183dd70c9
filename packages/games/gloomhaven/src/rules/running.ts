import type { CardId, Seat } from '@potyczka/kernel';
import type { Ability, Condition, Give, Rank } from '../content/abilities.js';
import { itemOf, monsterCardOf, monsterOf } from '../content/index.js';
import type { Element, FigureId, HeroId, Hex } from '../vocabulary.js';
import { cardFrom } from './stickers.js';

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
  /** The content: a card, `item 3`, `ability guard-1`, `monster jekserah`. */
  readonly source: string;
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
  /** The way to the ability in the content. */
  readonly path: string;
}

/** `given`: an effect that stands on no card, such as the Shield of a modifier card, written out. */
const roots = (source: string, path: string): unknown => {
  if (source === 'given') return JSON.parse(path);
  if (source.startsWith('#')) return cardFrom(source);
  const [kind, id] = source.split(' ') as [string, string];
  if (kind === 'item') return itemOf(Number(id));
  if (kind === 'ability') return monsterCardOf(id);
  if (kind === 'monster') return monsterOf(id);
  return undefined;
};

const found = new Map<string, Ability>();

/** Where an ability below another one stands; what is written out names itself. */
export const below = (run: Pick<Running, 'source'>, path: string, way: string, child: Ability): string =>
  run.source === 'given' ? JSON.stringify(child) : `${path}.${way}`;

/** An ability by where it stands in the content: the state names it and does not hold it. */
export const abilityAt = (source: string, path: string): Ability => {
  const key = `${source} ${path}`;
  let ability = found.get(key);
  if (ability === undefined) {
    let x = roots(source, path) as Record<string, unknown>;
    if (source !== 'given') for (const part of path.split('.')) x = x[part] as Record<string, unknown>;
    if (x === undefined) throw new Error(`no ability ${key}`);
    ability = x as unknown as Ability;
    found.set(key, ability);
  }
  return ability;
};
