import type { Answer, Msg, Seat } from '@potyczka/kernel';
import type { By, Reply } from '@potyczka/kernel/run';
import { wishesTo } from './company.js';
import { tellMeaning } from './company-requests.js';
import { Stopping, type Turn } from './deps.js';
import type { LiveTable } from './live-table.js';
import type { Match } from './match.js';
import { CLOCKS_UNTIL_AWAY, deadlineOf, type NextAnswer } from './plan.js';
import type { Attends, Looks, Seats, Writes } from './ports.js';
import { Refused } from './refused.js';
import type { Later } from './schedule.js';
import { nameOf, tellingOf, tellTurn } from './telling.js';

/** What is needed to move a table on. */
type Driver = Writes & Seats & Looks & Pick<Attends, 'botMatches'>;

/** A question, by its number; inside a stage, where that stays the same, also by how many the seat has answered. */
interface At {
  readonly seat: Seat;
  readonly q: number;
  readonly step: number;
}

const whereIs = ({ match }: LiveTable, seat: Seat): At => ({
  seat,
  q: match?.q ?? 0,
  step: match?.stepOf(seat) ?? 0,
});

const isAt = (match: Match, { seat, q, step }: At): boolean => {
  const ask = match.askOf(seat);
  return ask !== undefined && match.q === q && match.stepOf(seat) === step;
};

/** Keeps the dice of a bot's steps in one stage apart. */
const APART = 1_000_003;

/**
 * Moves a table on by itself: answers that are forced, bots, clocks, players
 * who stay away. Called after every change; what is under way is not begun
 * again. A table that another process changed is left to that one for a while.
 */
export const drive = (service: Driver, live: LiveTable, isMine: boolean): void => {
  const grace = isMine ? 0 : (service.deps.graceMs ?? 0);
  live.schedule.set(whatFollows(service, live), {
    after: (ms, run) => service.deps.after(ms + grace, run),
    quietly: work => quietly(service, work),
  });
};

const whatFollows = (service: Driver, live: LiveTable): Map<string, Later> => {
  const wanted = new Map<string, Later>();
  const { match, table } = live;
  if (!match || table.phase !== 'playing') {
    service.botMatches.mayGoOn(live);
    return wanted;
  }
  if (match.result !== undefined) {
    wanted.set('over', { wait: 0, act: () => service.end(live.id) });
    return wanted;
  }
  if (!service.botMatches.mayGoOn(live)) return wanted;
  for (const step of live.plan)
    follow(service, live, step, `${match.q} ${step.seat} ${match.stepOf(step.seat)}`, wanted);
  return wanted;
};

const follow = (
  service: Driver,
  live: LiveTable,
  step: NextAnswer,
  name: string,
  wanted: Map<string, Later>,
): void => {
  const at = whereIs(live, step.seat);
  switch (step.by) {
    case 'forced': {
      const { a, tells, level } = step;
      wanted.set(
        name,
        level && tells
          ? { wait: 0, act: () => think(service, live, { ...step, level }, at) }
          : {
              wait: tells ? reactionTime(service) : 0,
              act: () => give(service, live, at, () => a, 'forced'),
            },
      );
      break;
    }
    case 'bot':
      wanted.set(name, { wait: 0, act: () => think(service, live, step, at) });
      break;
    case 'human':
      waitFor(service, live, step, at, name, wanted);
  }
};

/** The clock of a human, and the time after which a bot plays for them. */
const waitFor = (
  service: Driver,
  live: LiveTable,
  step: Extract<NextAnswer, { by: 'human' }>,
  at: At,
  name: string,
  wanted: Map<string, Later>,
): void => {
  const { seat, identity } = step;
  const now = service.deps.now();
  const telling = tellingOf(service, live, step);
  if (telling !== undefined)
    wanted.set(nameOf(seat, live.clock.since), {
      wait: Math.max(0, telling - now),
      act: async () => {
        await tellTurn(service, live, step);
        await service.attended(live);
      },
    });
  const deadline = deadlineOf(live.table, [seat], live.clock.since);
  if (deadline !== null) {
    const act = async () => {
      await give(service, live, at, match => match.defaultAnswer(seat), 'clock');
      if ((live.match?.turnsByClock(seat) ?? 0) >= CLOCKS_UNTIL_AWAY)
        await service.setAway(live.id, identity, true);
    };
    wanted.set(`${name} clock`, { wait: Math.max(0, deadline - now), act });
  }
  const { awayMinutes } = live.table;
  if (awayMinutes === null || live.isHere(identity, now)) return;
  const since = Math.max(live.clock.since, live.leftAt.get(identity) ?? 0);
  const act = async () => {
    if (!live.isHere(identity, service.deps.now())) await service.setAway(live.id, identity, true);
  };
  wanted.set(`${identity} away`, { wait: Math.max(0, since + awayMinutes * 60_000 - now), act });
};

/** Once to twice the reaction time, by chance. */
const reactionTime = ({ deps }: Driver): number =>
  deps.reactionMs * (1 + Number.parseInt(deps.seed().slice(0, 4), 16) / 65_536);

/** A step that a bot takes, with a choice or without. */
type NextBotAnswer = Exclude<NextAnswer, { by: 'human' }> & { readonly level: NonNullable<BotLevel> };
type BotLevel = Extract<NextAnswer, { by: 'forced' }>['level'];

/**
 * Where its speed tells something, a bot that has no choice goes the same way as one that has: it waits for
 * its turn like any other, and what it waits beyond that begins with its turn.
 */
const think = async (service: Driver, live: LiveTable, step: NextBotAnswer, at: At): Promise<void> => {
  const { match } = live;
  const { seat, tells } = step;
  if (!match || !isAt(match, at)) return;
  const { deps } = service;
  const reaction = tells ? reactionTime(service) : 0;
  let since = deps.now();
  const begun = (): void => {
    since = deps.now();
  };
  const thought = await thoughtOf(service, live, step, at, begun);
  const early = since + reaction - deps.now();
  if (early > 0) await new Promise<void>(resolve => deps.after(early, resolve));
  let isMeant = false;
  await give(
    service,
    live,
    at,
    now => {
      const a = step.by === 'forced' ? step.a : legal(now, seat, at.q, thought.a);
      isMeant = a !== undefined && a === thought.a;
      return a;
    },
    step.by,
    // Whoever has taken its seat, or come back to it, decides for themselves.
    () => live.botAt(seat) !== null,
  );
  if (isMeant && thought.means) tellMeaning(service, live, at, thought.means);
};

/** So often a bot thinks again because it was asked for something else meanwhile. */
const MOST_THOUGHTS = 3;

/** What a bot would answer, and what it says about that. */
const thoughtOf = async (
  { deps }: Driver,
  live: LiveTable,
  { seat, level }: NextBotAnswer,
  at: At,
  begun: () => void,
): Promise<{ readonly a?: Answer; readonly means?: Msg }> => {
  for (let n = 1; ; n++) {
    const { match, table } = live;
    if (!match || !isAt(match, at)) return {};
    let means: Msg | undefined;
    const turn: Turn = {
      ...whoseTurn(live),
      begun,
      means: said => {
        means = said;
      },
    };
    try {
      const { id, game, options, wishes } = table;
      const dice = match.n + at.step * APART;
      const checkpoint = match.checkpoint();
      const a = await deps.think(
        { table: id, game, options, checkpoint, seat, level, dice, wishes: wishesTo(live, seat) },
        turn,
      );
      if (live.table.wishes === wishes || n >= MOST_THOUGHTS) return means ? { a, means } : { a };
    } catch (e) {
      if (e instanceof Stopping) throw e; // nothing is answered in its place
      deps.fault?.('think', e);
      return {};
    }
  }
};

/** Who lets a bot think: somebody who plays here, or looks on, or else whoever made the table. */
const whoseTurn = (live: LiveTable): Pick<Turn, 'address' | 'host'> => {
  const { host } = live.table;
  const here = [...live.watchers.keys()];
  const one = here.find(w => live.seatOf(w.identity)) ?? here[0];
  return { address: one?.address ?? host, host };
};

/** A bot's answer, or the harmless one if it is not legal. */
const legal = (match: Match, seat: Seat, q: number, a: Answer | undefined): Answer | undefined =>
  a !== undefined && !match.judge(seat, q, a) ? a : match.defaultAnswer(seat);

const give = (
  service: Driver,
  live: LiveTable,
  at: At,
  pick: (match: Match) => Answer | undefined,
  by: By,
  isStill: () => boolean = () => true,
): Promise<number> => {
  const act = ({ match }: LiveTable): Reply | undefined =>
    match && isAt(match, at) && isStill() ? match.answer(at.seat, at.q, pick(match), by, at.step) : undefined;
  return service.write(live.id, act);
};

/** What the table does by itself has nobody to answer to: another writer may have been faster, and that is fine. */
const quietly = async (service: Driver, work: Promise<unknown>): Promise<void> => {
  try {
    await work;
  } catch (e) {
    if (!(e instanceof Refused || e instanceof Stopping)) service.deps.fault?.('drive', e);
  }
};
