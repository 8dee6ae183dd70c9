import {
  AIM_TRACK,
  type AimCard,
  aimCard,
  type Event,
  type Space,
  TRACK_START,
  type View,
} from '@potyczka/apex/view';
import { cover } from '@potyczka/geometry/lattice';
import type { CardId } from '@potyczka/kernel';
import { latticeOf, levelAt, mapOf } from './plan.js';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** A card of the film: where on the track it came down, and what it came to by itself. */
export interface Frame {
  /** Its place on the track, from the left. */
  readonly place: number;
  readonly card: AimCard;
  readonly modifier: number;
  readonly result: 'hit' | 'miss' | 'half';
  /** A symbol decided, not the value. */
  readonly bySymbol: boolean;
  readonly head: boolean;
}

/** A shot as it can be looked at: who, at whom, cards one by one, what came of it. */
export interface Film {
  readonly aimed: Of<'aimed'>;
  readonly revealed: Of<'revealed'> | null;
  readonly judged: Of<'judged'> | null;
}

/** The last shot of some events, as far as they tell of it. */
export const filmOf = (before: Film | null, events: readonly Event[]): Film | null => {
  let film = before;
  for (const e of events) {
    if (e.type === 'aimed') film = { aimed: e, revealed: null, judged: null };
    else if (e.type === 'activated' || e.type === 'turn') film = null;
    else if (film && e.type === 'revealed') film = { ...film, revealed: e };
    else if (film?.revealed && e.type === 'replaced')
      film = { ...film, revealed: replaced(film.revealed, e) };
    else if (film && e.type === 'judged') film = { ...film, judged: e };
  }
  return film;
};

const replaced = (revealed: Of<'revealed'>, e: Of<'replaced'>): Of<'revealed'> => ({
  ...revealed,
  shots: revealed.shots.map((shot, k) =>
    k === e.shot ? { ...shot, cards: shot.cards.map(c => (c === e.old ? e.card : c)) } : shot,
  ),
});

interface Ground {
  readonly level: number;
  readonly hidden: boolean;
}

/** The target's level beside the shooter's, and whether it hides. */
const groundOf = (view: View, from: Space, to: Space): Ground => ({
  level: levelAt(mapOf(view), to) - levelAt(mapOf(view), from),
  hidden: cover(latticeOf(view), from, to).length > 0,
});

const frameOf = (card: CardId, place: number, threshold: number, { level, hidden }: Ground): Frame => {
  const aim = aimCard(card.slice(1) as AimCard['id']);
  const modifier = AIM_TRACK[place] ?? 0;
  const misses =
    (level > 0 && aim.symbols.includes('higher-miss')) || (hidden && aim.symbols.includes('hidden-miss'));
  const hits = level < 0 && aim.symbols.includes('lower-hit');
  const isHit = !misses && (hits || aim.value + modifier >= threshold);
  const result = isHit ? 'hit' : aim.symbols.includes('half-hit') ? 'half' : 'miss';
  return {
    place,
    card: aim,
    modifier,
    result,
    bySymbol: misses || (hits && aim.value + modifier < threshold),
    head: isHit && aim.symbols.includes('headshot'),
  };
};

/**
 * The cards in the order in which they come down. What each came to is said only where it adds up to what the
 * rules counted: cards that change a shot may count otherwise.
 */
export const framesOf = (
  view: View,
  film: Film,
): { readonly frames: readonly Frame[]; readonly isSure: boolean } => {
  const { aimed, revealed, judged } = film;
  if (!revealed) return { frames: [], isSure: false };
  const ground = groundOf(view, aimed.from, aimed.to);
  const frames = revealed.shots.flatMap(({ at, cards }) =>
    cards.map(card => frameOf(card, at + TRACK_START, revealed.threshold, ground)),
  );
  const halves = frames.filter(f => f.card.symbols.includes('half-hit')).length;
  const hits = frames.filter(f => f.result === 'hit').length + Math.floor(halves / 2);
  return { frames, isSure: !judged || judged.hits === hits };
};
