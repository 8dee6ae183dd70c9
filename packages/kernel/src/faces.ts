import type { Hidden } from './game.js';
import type { CardId, Seat, Who } from './vocabulary.js';

/** For each card that lies face down: the seats that have seen its face. */
export type Faces = ReadonlyMap<CardId, readonly Seat[]>;

const NOBODY: readonly Seat[] = [];

/** Who has seen which face, out of what a game lists as hidden. Copied: a game may list arrays of its state. */
export const facesOf = (hidden: readonly Hidden[]): Faces => {
  const faces = new Map<CardId, readonly Seat[]>();
  for (const { card, seen } of hidden) faces.set(card, seen.length === 0 ? NOBODY : seen.slice());
  return faces;
};

/** Whether somebody may know the face of a card. */
export const maySee = (faces: Faces, card: CardId, who: Who): boolean => {
  const seen = faces.get(card);
  return !seen || (who !== 'spectator' && seen.includes(who));
};

/** Whether anybody saw a face between two moments that he had not seen before. */
export const newlySeen = (before: Faces, after: Faces): boolean => {
  for (const [card, seen] of before) {
    const now = after.get(card);
    if (!now) return true;
    if (now !== seen) for (const seat of now) if (!seen.includes(seat)) return true;
  }
  return false;
};
