import type { Answer, Seat } from '@potyczka/kernel';
import type { By, OneAsk } from '@potyczka/kernel/run';
import type { Live } from './live.js';
import { Refused } from './refused.js';
import type { Service } from './service.js';

/**
 * Moves a table on by itself: answers that are forced, bots, clocks, players
 * who stay away. Called after every change; does nothing twice.
 */
export const drive = (service: Service, live: Live): void => {
  const { run } = live;
  if (!run || live.table.phase !== 'playing') return;
  if (run.result !== undefined) {
    live.stop();
    void quietly(
      service,
      service.change(live.table.id, l => ({ ...l.table, phase: 'over' })),
    );
    return;
  }
  live.stop();
  live.deadline = null;
  for (const ask of run.now.asks) driveSeat(service, live, ask, run.q);
};

const driveSeat = (service: Service, live: Live, ask: OneAsk, q: number): void => {
  const { seat } = ask;
  const sitter = live.table.seats.find(s => s.seat === seat)?.sitter;
  if (!live.run || !sitter) return;
  const forced = live.run.forced(seat);
  if (forced !== undefined) {
    const wait = speedTells(live, ask) ? service.deps.reactionMs : 0;
    later(service, live, wait, () => give(service, live, seat, q, forced, 'forced'));
  } else if (sitter.kind === 'bot' || (sitter.kind === 'human' && sitter.away)) {
    void think(service, live, seat, q, sitter.kind === 'bot' ? sitter.level : 'greedy');
  } else if (sitter.kind === 'human') {
    waitFor(service, live, seat, q, sitter.id);
  }
};

/** Whether others could learn something from an answer that comes at once. */
const speedTells = (live: Live, ask: OneAsk): boolean => {
  const humans = live.table.seats.filter(s => s.sitter.kind === 'human').length;
  const candidates = ask.kind === 'choose' || ask.kind === 'many' ? ask.spec.from.length : 2;
  return humans > 1 && candidates > 1;
};

const later = (service: Service, live: Live, ms: number, run: () => void): void => {
  const cancel = service.deps.after(ms, () => {
    live.timers.delete(cancel);
    run();
  });
  live.timers.add(cancel);
};

const think = async (
  service: Service,
  live: Live,
  seat: Seat,
  q: number,
  level: 'random' | 'greedy' | 'search',
): Promise<void> => {
  if (!live.run || live.thinking.has(seat)) return;
  live.thinking.add(seat);
  live.publish(service.deps);
  try {
    const a = await service.deps.think({
      game: live.table.game,
      options: live.table.options,
      checkpoint: live.run.now.checkpoint(),
      seat,
      level,
      dice: live.run.n,
    });
    live.thinking.delete(seat);
    give(service, live, seat, q, a, 'bot');
  } catch (e) {
    live.thinking.delete(seat);
    service.deps.fault?.('think', e);
    const first = live.run?.now.legal(seat, 1)[0];
    if (first !== undefined) give(service, live, seat, q, first, 'bot');
  }
};

/** The clock of a human, and the time after which a bot plays for him. */
const waitFor = (service: Service, live: Live, seat: Seat, q: number, identity: string): void => {
  const { clock, awayMinutes, updated } = live.table;
  const ms =
    clock.kind === 'live' ? clock.seconds * 1000 : clock.kind === 'slow' ? clock.days * 86_400_000 : null;
  if (ms !== null) {
    const deadline = updated + ms;
    live.deadline = live.deadline === null ? deadline : Math.min(live.deadline, deadline);
    later(service, live, Math.max(0, deadline - service.deps.now()), () => {
      const first = live.run?.now.legal(seat, 1)[0];
      if (first !== undefined) give(service, live, seat, q, first, 'clock');
    });
  }
  if (awayMinutes !== null && !live.isHere(identity)) {
    later(service, live, awayMinutes * 60_000, () => {
      if (!live.isHere(identity)) void quietly(service, service.setAway(live.table.id, identity, true));
    });
  }
};

const give = (service: Service, live: Live, seat: Seat, q: number, a: Answer, by: By): void => {
  void quietly(
    service,
    service.write(live.table.id, l => (l.run?.q === q ? l.run.answer(seat, q, a, by) : undefined)),
  );
};

/** What the table does by itself has nobody to answer to: another writer may have been faster, and that is fine. */
const quietly = async (service: Service, work: Promise<unknown>): Promise<void> => {
  try {
    await work;
  } catch (e) {
    if (!(e instanceof Refused)) service.deps.fault?.('drive', e);
  }
};
