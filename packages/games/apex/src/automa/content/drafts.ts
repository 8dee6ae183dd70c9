import type { ShotChange } from '../../content/feats/types.js';
import type { Scheme, SchemeLetter } from '../activation.js';
import type { Move } from '../cards.js';
import type { Effect } from '../effects.js';

/** How Automa cards are written down. */

/** Changes of a shot that an Automa may have to pay for. */
export interface PaidChange {
  readonly pay?: number;
  readonly change: ShotChange;
}

/** The bottom section: a Shooting Boost, or a Reaction before or after the fire (AUT-FEAT-03). */
export type Bottom =
  | { readonly kind: 'boost'; readonly changes: readonly PaidChange[] }
  | { readonly kind: 'before'; readonly changes: readonly PaidChange[] }
  | { readonly kind: 'after'; readonly effects: readonly Effect[] };

export interface AutomaFeat {
  readonly id: string;
  /** Names its title in the texts. */
  readonly title: string;
  readonly step: 5 | 8;
  readonly effects: readonly Effect[];
  readonly bottom: Bottom;
  readonly mark: 'book' | 'placeholder';
}

/** A card before it has its number and title. */
export type Draft = Omit<AutomaFeat, 'id' | 'title' | 'mark'>;

export const move = (mp: number, before: Move, after: Move): Effect => ({ move: [mp, { before, after }] });
export const restore = (shield: number, health: number, allyWithin?: number): Effect => ({
  restore: [shield, health],
  ...(allyWithin !== undefined && { allyWithin }),
});
export const pay = (n: number, does: readonly Effect[], otherwise?: readonly Effect[]): Effect => ({
  pay: n,
  does,
  ...(otherwise && { otherwise }),
});
export const boost = (change: ShotChange, cost?: number): Bottom => ({
  kind: 'boost',
  changes: [{ ...(cost && { pay: cost }), change }],
});
export const before = (...changes: readonly PaidChange[]): Bottom => ({ kind: 'before', changes });
export const after = (...effects: readonly Effect[]): Bottom => ({ kind: 'after', effects });
export const card = (step: 5 | 8, effects: readonly Effect[], bottom: Bottom): Draft => ({
  step,
  effects,
  bottom,
});

export const REPOSITION: Effect = { reposition: true };
export const shieldTwice = [restore(5, 0), pay(1, [restore(5, 0)])];

type Row = readonly [charge: number, mp: number, before: Move, after: Move];

const scheme = ([charge, mp, first, last]: Row): Scheme => ({
  charge,
  mp,
  symbols: { before: first, after: last },
});

/** The four schemes of a legend card. */
export const schemes = (a: Row, b: Row, c: Row, d: Row): Readonly<Record<SchemeLetter, Scheme>> => ({
  A: scheme(a),
  B: scheme(b),
  C: scheme(c),
  D: scheme(d),
});
