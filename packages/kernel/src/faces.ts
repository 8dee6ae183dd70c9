import type { Pile } from './game.js';
import type { CardId, Seat, Who } from './vocabulary.js';

/** Who has seen which face, at a moment. Copied out of the state: a game may list arrays that it changes. */
export type Faces = readonly Pile[];

const NOBODY: readonly Seat[] = [];

/** Who has seen which face, out of what a game lists as hidden. */
export const facesOf = (hidden: readonly Pile[]): Faces =>
  hidden.map(pile => ({
    ...pile,
    cards: pile.cards.slice(),
    seen: pile.seen.length === 0 ? NOBODY : pile.seen.slice(),
  }));

/** The seats that have seen a face-down card; undefined if it does not lie face down. */
export const seenBy = (hidden: readonly Pile[], card: CardId): readonly Seat[] | undefined => {
  for (const pile of hidden) if (pile.cards.includes(card)) return pile.seen;
  return undefined;
};

/** Whether somebody may know the face of a card. */
export const maySee = (hidden: readonly Pile[], card: CardId, who: Who): boolean =>
  mayKnow(seenBy(hidden, card), who);

/** Whether somebody may know a face that these have seen, or that lies open (`undefined`). */
export const mayKnow = (seen: readonly Seat[] | undefined, who: Who): boolean =>
  !seen || (who !== 'spectator' && seen.includes(who));

const isSameList = <T>(a: readonly T[], b: readonly T[]): boolean => {
  if (a === b) return true;
  const n = a.length;
  if (n !== b.length) return false;
  for (let i = 0; i < n; i++) if (a[i] !== b[i]) return false;
  return true;
};

const isSamePile = (a: Pile, b: Pile | undefined): boolean =>
  b !== undefined && isSameList(a.cards, b.cards) && isSameList(a.seen, b.seen);

/** Whether anybody saw a face between two moments that they had not seen before. */
export const newlySeen = (before: Faces, after: Faces): boolean => {
  let now: Map<CardId, readonly Seat[]> | undefined;
  for (const [i, pile] of before.entries()) {
    if (pile.cards.length === 0 || isSamePile(pile, after[i])) continue;
    now ??= changedFaces(before, after);
    for (const card of pile.cards) {
      const seen = now.get(card);
      if (!seen) return true;
      if (seen !== pile.seen) for (const seat of seen) if (!pile.seen.includes(seat)) return true;
    }
  }
  return false;
};

/** Who has seen what now, in the piles that are not as they were: a card of a changed pile is in one of them. */
const changedFaces = (before: Faces, after: Faces): Map<CardId, readonly Seat[]> => {
  const faces = new Map<CardId, readonly Seat[]>();
  for (const [i, pile] of after.entries()) {
    if (!isSamePile(pile, before[i])) for (const card of pile.cards) faces.set(card, pile.seen);
  }
  return faces;
};
