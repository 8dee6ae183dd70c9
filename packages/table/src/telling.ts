import type { Seat } from '@potyczka/kernel';
import type { Caller } from './caller.js';
import type { LiveTable } from './live-table.js';
import { type Notice, TELL_MS } from './notice.js';
import { deadlineOf, type NextAnswer } from './plan.js';
import type { HasDeps } from './ports.js';
import type { UndoAsked } from './protocol.js';
import type { About } from './request-schemas.js';
import type { Asking } from './store.js';

/** Whoever has just left has probably seen it; so many times as long. */
const AFTER_LEAVING = 15;
const DAY_MS = 86_400_000;
/** A turn without a clock is worth telling for so long. */
const TURN_MS = 30 * DAY_MS;
const UNDO_MS = DAY_MS;
/** What is said within such a time is told once. */
const CHAT_MS = 600_000;
const AFTER_SAID = 5;
/** A clock runs low when a fourth of the time is left, or half a day. */
const LOW_PART = 4;
const LOW_MS = DAY_MS / 2;
/** Shorter than this nobody comes running for. */
const LEAST_LOW_MS = 60_000;

const tellMs = ({ deps }: HasDeps): number => deps.tellMs ?? TELL_MS;

/** When the clock of a turn runs low; undefined where it runs too fast to tell anybody. */
const lowAt = (deadline: number, since: number): number | undefined => {
  const left = Math.min(LOW_MS, (deadline - since) / LOW_PART);
  return left < LEAST_LOW_MS ? undefined : deadline - left;
};

type Asked = Extract<NextAnswer, { by: 'human' }>;

/** A seat in a turn that began then. */
export const nameOf = (seat: Seat, since: number): string => `${seat} ${since} told`;

/** Whether somebody who is asked has to be told: they are not here, want to be told, and have not been. */
const isUntold = ({ deps }: HasDeps, live: LiveTable, step: NextAnswer, since: number): step is Asked =>
  step.by === 'human' &&
  deps.tell !== undefined &&
  deps.tells?.(step.identity, live.table.host) === true &&
  !live.told.has(nameOf(step.seat, since)) &&
  !live.isHere(step.identity, deps.now());

/** Whether somebody has to be told yet: until it is done, the store remembers that somebody has to look. */
export const hasUntold = (s: HasDeps, live: LiveTable, plan: readonly NextAnswer[], since: number): boolean =>
  plan.some(step => isUntold(s, live, step, since));

/** When somebody is told that it is their turn; undefined if they need not be. */
export const tellingOf = (s: HasDeps, live: LiveTable, step: NextAnswer): number | undefined => {
  if (!isUntold(s, live, step, live.clock.since)) return undefined;
  const left = live.leftAt.get(step.identity) ?? Number.NEGATIVE_INFINITY;
  return Math.max(live.clock.since + tellMs(s), left + AFTER_LEAVING * tellMs(s));
};

const noticeFor = (
  live: LiveTable,
  about: About,
  seat: Seat,
  person: string,
  more: Pick<Notice, 'moment' | 'due' | 'until'>,
): Notice => ({ about, person, seat, table: live.id, host: live.table.host, ...more });

/** Tells somebody that it is their turn, and in time that their clock runs low. */
export const tellTurn = async (s: HasDeps, live: LiveTable, step: Asked): Promise<void> => {
  const { since } = live.clock;
  if (!isUntold(s, live, step, since)) return;
  const { seat, identity } = step;
  const now = s.deps.now();
  const deadline = deadlineOf(live.table, [seat], since);
  const moment = String(since);
  const until = deadline ?? now + TURN_MS;
  const low = deadline === null ? undefined : lowAt(deadline, since);
  const turn = noticeFor(live, 'turn', seat, identity, { moment, due: now, until });
  const notices =
    low !== undefined && low > now ? [turn, { ...turn, about: 'clock' as const, due: low }] : [turn];
  await s.deps.tell?.(notices);
  live.told.add(nameOf(seat, since));
};

/** Those who sit at a table with somebody and are not here. */
const absentFrom = ({ deps }: HasDeps, live: LiveTable, but: readonly (Seat | null)[]) =>
  live.table.seats.flatMap(({ seat, sitter }) =>
    sitter.kind === 'human' && !but.includes(seat) && !live.isHere(sitter.id, deps.now())
      ? [{ seat, person: sitter.id }]
      : [],
  );

const tell = (s: HasDeps, notices: readonly Notice[]): void => {
  if (notices.length > 0) s.deps.tell?.(notices).catch(e => s.deps.fault?.('tell', e));
};

/** Tells those who have to agree that somebody wants to take something back. */
export const tellUndo = (s: HasDeps, live: LiveTable, { by, to, agreed }: UndoAsked): void => {
  const n = live.match?.n ?? 0;
  const due = s.deps.now() + tellMs(s);
  const more = { moment: `${n} ${by} ${to}`, due, until: due + UNDO_MS };
  tell(
    s,
    absentFrom(s, live, [by, ...agreed]).map(({ seat, person }) =>
      noticeFor(live, 'undo', seat, person, more),
    ),
  );
};

/** Tells those who are away that something was said, once in a while. */
export const tellSaid = (s: HasDeps, live: LiveTable, c: Caller): void => {
  const now = s.deps.now();
  const moment = String(Math.floor(now / CHAT_MS));
  const more = { moment, due: now + AFTER_SAID * tellMs(s), until: now + 6 * CHAT_MS };
  tell(
    s,
    absentFrom(s, live, [live.seatOf(c.identity)]).map(({ seat, person }) =>
      noticeFor(live, 'chat', seat, person, more),
    ),
  );
};

/** Tells whoever leads the table, if they are not here, that somebody asks for a bot's seat. Before that is stored. */
export const tellAsked = async (s: HasDeps, live: LiveTable, { who, seat }: Asking): Promise<void> => {
  const { host } = live.table;
  const now = s.deps.now();
  if (live.isHere(host, now)) return;
  await s.deps.tell?.([
    noticeFor(live, 'seat', seat, host, { moment: who, due: now + tellMs(s), until: now + DAY_MS }),
  ]);
};

/** Tells somebody that a seat is kept for them. Before that is stored, so that it cannot get lost in between. */
export const tellInvited = async (s: HasDeps, live: LiveTable, seat: Seat, person: string): Promise<void> => {
  const now = s.deps.now();
  const moment = String(live.table.version + 1);
  await s.deps.tell?.([
    noticeFor(live, 'invited', seat, person, { moment, due: now + tellMs(s), until: now + TURN_MS }),
  ]);
};
