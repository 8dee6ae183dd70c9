import type { Answer, Seat } from '@potyczka/kernel';
import type { OneAsk } from '@potyczka/kernel/run';
import type { Match } from './match.js';
import type { BOT_LEVELS } from './protocol.js';
import type { Head, StoredTable } from './store.js';

export type Level = (typeof BOT_LEVELS)[number];

/** Who will answer an open question, and how. A forced answer has the `level` of the bot there, if one plays. */
export type NextAnswer = { readonly seat: Seat } & (
  | { readonly by: 'forced'; readonly a: Answer; readonly tells: boolean; readonly level?: Level }
  | { readonly by: 'bot'; readonly level: Level; readonly tells: boolean }
  | { readonly by: 'human'; readonly identity: string }
);

/** The level at which a bot plays for somebody who is away. */
export const STAND_IN = 'greedy';
/** So many turns in a row that only a clock ended: whoever sits there counts as away. */
export const CLOCKS_UNTIL_AWAY = 3;

/** What happens to each open question if nobody else does anything. */
export const planOf = (table: StoredTable, match: Match): NextAnswer[] =>
  match.result === undefined && !match.isFull
    ? match.asks.flatMap(ask => nextAnswerOf(table, match, ask) ?? [])
    : [];

const nextAnswerOf = (table: StoredTable, match: Match, ask: OneAsk): NextAnswer | undefined => {
  const { seat } = ask;
  const sitter = table.seats.find(s => s.seat === seat)?.sitter;
  if (!sitter || sitter.kind === 'open') return undefined;
  const isPerson = sitter.kind === 'human' && !sitter.away;
  const a = isPerson ? match.autoAnswer(seat) : match.forced(seat);
  if (isPerson) {
    if (a === undefined) return { seat, by: 'human', identity: sitter.id };
    return { seat, by: 'forced', a, tells: speedTells(table, match, ask, a) };
  }
  const level = sitter.kind === 'bot' ? sitter.level : STAND_IN;
  const tells = speedTells(table, match, ask, a);
  return a === undefined ? { seat, by: 'bot', level, tells } : { seat, by: 'forced', a, tells, level };
};

/**
 * Whether another person could learn a secret from how fast an answer comes:
 * questions in a window, and questions about cards, of which one may have been
 * the only legal one.
 */
const speedTells = (table: StoredTable, match: Match, ask: OneAsk, a?: Answer): boolean => {
  const watched = table.seats.some(s => s.sitter.kind === 'human' && s.seat !== ask.seat);
  if (!watched || !endsPart(match, ask.seat, a)) return false;
  if (ask.kind !== 'choose' && ask.kind !== 'many') return match.run.now.stage !== undefined;
  const { from, key } = ask.spec;
  // Of one candidate a set can be made in two ways, with it and without.
  const isOpen = from.length > (ask.kind === 'many' ? 0 : 1);
  return isOpen && (match.run.now.stage !== undefined || from.some(x => key(x as never).includes('#')));
};

/** Whether others could notice an answer at all: a step of a stage that the seat has not finished is its own secret. */
const endsPart = (match: Match, seat: Seat, a: Answer | undefined): boolean => {
  const { stage } = match.run.now;
  return !stage || a === undefined || stage.endsWith(seat, a);
};

/** Milliseconds for one turn; null without a clock. */
const timeFor = ({ clock }: StoredTable): number | null => {
  switch (clock.kind) {
    case 'none':
      return null;
    case 'live':
      return clock.seconds * 1000;
    case 'slow':
      return clock.days * 86_400_000;
  }
};

/** When the clock of this turn runs out. Public: it does not depend on what a seat could answer. */
export const deadlineOf = (table: StoredTable, asked: readonly Seat[], since: number): number | null => {
  const ms = timeFor(table);
  const runs = table.seats.some(
    ({ seat, sitter }) => sitter.kind === 'human' && !sitter.away && asked.includes(seat),
  );
  return ms !== null && runs ? since + ms : null;
};

/** How long a process is trusted to do what is to be done at once, in milliseconds. */
const LEASE_MS = 15_000;

/** Rounded, so that a store need not note another time with every answer. */
const leaseEnd = (now: number): number => (Math.floor(now / LEASE_MS) + 2) * LEASE_MS;

/** A match that no person plays now: bots do, for themselves or for people who are away. */
export const isBotsOnly = ({ phase, seats }: StoredTable): boolean =>
  phase === 'playing' && !seats.some(({ sitter }) => sitter.kind === 'human' && !sitter.away);

/** How long tables are kept after somebody last looked at them, in milliseconds; null: for ever. */
export interface Keeping {
  /** Tables at which nobody has played: never started, of bots alone, or made out of a record. */
  readonly unplayed: number | null;
  /** Matches of people that are over. */
  readonly matches: number | null;
}

const DAY_MS = 86_400_000;

const isUnplayed = ({ phase, hadPeople, seats }: StoredTable): boolean =>
  phase === 'open' || !(hadPeople || seats.some(s => s.sitter.kind === 'human'));

/** When a table may be removed if nobody looks at it before; null: never, as long as people play. Rounded to days. */
export const expiryOf = (table: StoredTable, now: number, keeping: Keeping | undefined): number | null => {
  const isOver = table.phase === 'over';
  const ms = isUnplayed(table) ? keeping?.unplayed : isOver ? keeping?.matches : null;
  return ms == null ? null : (Math.floor((now + ms) / DAY_MS) + 1) * DAY_MS;
};

/** What else says when somebody has to look after a table. */
interface Looking {
  readonly keeping?: Keeping | undefined;
  /** Somebody is asked who is not here and has not been told: whoever looks after the table tells them. */
  readonly hasUntold?: boolean | undefined;
}

/** When somebody has to look after the table if nothing happens. A show waits for somebody to look. */
const dueOf = (
  table: StoredTable,
  match: Match | null,
  plan: readonly NextAnswer[],
  since: number,
  now: number,
  { keeping, hasUntold }: Looking,
): number | null => {
  if (!match || table.phase !== 'playing' || isBotsOnly(table)) return expiryOf(table, now, keeping);
  if (match.result !== undefined || hasUntold || plan.some(step => step.by !== 'human')) return leaseEnd(now);
  const deadline = deadlineOf(
    table,
    plan.map(step => step.seat),
    since,
  );
  const away = table.awayMinutes === null || plan.length === 0 ? null : now + table.awayMinutes * 60_000;
  return deadline === null || away === null ? (deadline ?? away) : Math.min(deadline, away);
};

/** What is stored beside the entries about what the match waits for. */
export const headOf = (
  table: StoredTable,
  match: Match | null,
  plan: readonly NextAnswer[],
  asked: number,
  now: number,
  { keeping, hasUntold }: Looking = {},
): Head => ({
  chapter: table.chapter?.number ?? 0,
  asked,
  due: dueOf(table, match, plan, asked, now, { keeping, hasUntold }),
  waits: match && match.result === undefined ? match.asks.map(a => a.seat) : [],
});

const HOUR_MINUTES = 60;

/** After so many minutes without whoever leads a table, anybody who sits at it may lead it instead. */
const LEAD_MINUTES = { live: 10, none: 24 * HOUR_MINUTES, slow: 72 * HOUR_MINUTES } as const;

export const leadMinutes = ({ clock }: StoredTable): number => LEAD_MINUTES[clock.kind];
