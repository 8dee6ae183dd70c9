import type { Seat } from '@potyczka/kernel';
import { blockedIn, blockKey, blocks, blocksOf, friendHandle } from './blocks.js';
import type { Caller } from './caller.js';
import { belongingsOf, sealedBy } from './people.js';
import type { Changes, Lists, Moves } from './ports.js';
import type { Answers, FriendInfo, RequestOf } from './protocol.js';
import { refused } from './refused.js';
import { asHost, beforeStart, NOTHING, opened, withSitter } from './seats.js';
import type { Companion } from './store.js';
import { tellInvited } from './telling.js';

type Friendly = Changes & Lists & Moves;

/** So many people are listed. */
const MOST = 100;

/** Stands for one person to another: it tells nothing else, and nothing to anybody else. */
const handleOf = (s: Friendly, me: string, other: string): string => {
  sealedBy(s);
  return friendHandle(s, me, other);
};

const companionsOf = async (s: Friendly, person: string): Promise<readonly Companion[]> =>
  (await s.deps.store.companions?.(person, MOST)) ?? [];

/** The people with whom somebody has played, and those whom they have blocked. */
export const friends = async (s: Friendly, c: Caller): Promise<Answers['friends']> => {
  const [companions, blocked] = await Promise.all([companionsOf(s, c.identity), blocksOf(s, c.identity)]);
  const others = blocked.map(blockedIn).filter(b => !companions.some(x => x.id === b.id));
  const all = [...companions, ...others.map(b => ({ ...b, games: 0, last: 0 }))];
  return {
    friends: all.map(
      ({ id, name, games, last }): FriendInfo => ({
        friend: handleOf(s, c.identity, id),
        name,
        games,
        last,
        blocked: blocked.some(b => blockedIn(b).id === id),
      }),
    ),
  };
};

const friendOf = async (s: Friendly, c: Caller, friend: string): Promise<Pick<Companion, 'id' | 'name'>> => {
  const blocked = (await blocksOf(s, c.identity)).map(blockedIn);
  const found = [...(await companionsOf(s, c.identity)), ...blocked].find(
    ({ id }) => handleOf(s, c.identity, id) === friend,
  );
  if (!found) throw refused('refused', 'table-no-friend');
  return { id: found.id, name: found.name };
};

/** Keeps a free seat for a friend, who finds the table on their list; or for nobody any more. */
export const invite = async (s: Friendly, c: Caller, r: RequestOf<'invite'>): Promise<Answers['invite']> => {
  const asked = r.friend === undefined ? undefined : await friendOf(s, c, r.friend);
  if (asked && (await blocks(s, asked.id, c.identity))) throw refused('refused', 'table-not-invited');
  let seat: Seat | undefined;
  await s.change(r.table, async live => {
    const table = beforeStart(asHost(c, live));
    if (asked && live.seatOf(asked.id)) throw refused('refused', 'table-sits-already');
    const wanted = table.seats.find(
      ({ seat, sitter }) => sitter.kind === 'open' && (r.seat ? seat === r.seat : !sitter.asked),
    );
    if (!wanted) throw refused('not-open', 'table-seat-taken');
    seat = wanted.seat;
    if (asked) await tellInvited(s, live, seat, asked.id);
    // Nobody has two seats kept for them.
    const seats = table.seats.map(each =>
      asked && each.sitter.kind === 'open' && each.sitter.asked?.id === asked.id
        ? { ...each, sitter: { kind: 'open' as const } }
        : each,
    );
    const next = { ...table, seats };
    return asked ? withSitter(next, wanted.seat, { kind: 'open', asked }) : opened(s, next, wanted.seat);
  });
  if (asked) s.gained([asked.id]);
  return { seat: seat as Seat };
};

/** So many people may somebody block. */
const MOST_BLOCKED = 100;

export const block = async (s: Friendly, c: Caller, r: RequestOf<'block'>): Promise<Answers['block']> => {
  const { id, name } = await friendOf(s, c, r.friend);
  const key = blockKey(s, c.identity, id);
  if (!r.on) await belongingsOf(s).take(key);
  else {
    if ((await blocksOf(s, c.identity)).length >= MOST_BLOCKED)
      throw refused('refused', 'table-much-kept', { most: MOST_BLOCKED });
    await belongingsOf(s).put({ key, person: c.identity, value: { id, name }, until: null });
  }
  return NOTHING;
};
