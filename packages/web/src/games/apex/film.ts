import { AIM_TRACK, type AimCard, aimCard, type Event, TRACK_START, type Verdict } from '@potyczka/apex/view';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** A card of the film: where on the track it came down, and what the rules made of it. */
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
    k === e.shot
      ? {
          ...shot,
          cards: shot.cards.map(c => (c === e.old ? e.card : c)),
          verdicts: shot.verdicts.map((v, i) => (shot.cards[i] === e.old ? e.verdict : v)),
        }
      : shot,
  ),
});

const RESULTS = { H: 'hit', h: 'hit', M: 'miss', m: 'miss' } as const;

const frameOf = (card: AimCard, place: number, { result, half, head }: Verdict): Frame => ({
  place,
  card,
  modifier: AIM_TRACK[place] ?? 0,
  result: RESULTS[result] === 'miss' && half ? 'half' : RESULTS[result],
  bySymbol: result === 'H' || result === 'M',
  head,
});

/** The cards in the order in which they come down, each with the verdict of the rules; the page judges none itself. */
export const framesOf = ({ revealed }: Film): readonly Frame[] =>
  (revealed?.shots ?? []).flatMap(({ at, cards, verdicts }) =>
    cards.flatMap((card, k) => {
      const verdict = verdicts[k];
      return verdict ? [frameOf(aimCard(card.slice(1) as AimCard['id']), at + TRACK_START, verdict)] : [];
    }),
  );
