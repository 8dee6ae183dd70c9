import type { Seat } from '@potyczka/kernel';
import type { Reply } from '@potyczka/kernel/run';
import type { Caller } from './caller.js';
import type { LiveTable } from './live-table.js';
import type { Attends, HasDeps, Writes } from './ports.js';
import type { Answers, RequestOf, Said, UndoAsked } from './protocol.js';
import { refused } from './refused.js';
import { mySeat, NOTHING } from './seats.js';
import { StoreDamaged } from './store-errors.js';
import { tellSaid, tellUndo } from './telling.js';

/** Changes a match, and says whether it was a step of a stage that its seat has not finished. */
const stepOrEntry = async (
  service: Writes,
  table: string,
  act: (live: LiveTable) => Reply | undefined,
): Promise<{ readonly n: number; readonly draft: boolean }> => {
  let reply: Reply | undefined;
  const n = await service.write(table, live => {
    reply = act(live);
    return reply;
  });
  return { n, draft: reply?.ok === true && reply.draft !== undefined };
};

export const answer = (service: Writes, c: Caller, r: RequestOf<'answer'>): Promise<Answers['answer']> =>
  stepOrEntry(service, r.table, live => live.match?.answer(mySeat(c, live), r.q, r.a, undefined, r.step));

export const probe = (service: Writes, c: Caller, r: RequestOf<'probe'>): Promise<Answers['probe']> =>
  service.at(r.table, live => {
    const seat = mySeat(c, live);
    if (!live.match) return { refusal: null, near: null, piece: null, preview: null };
    return live.match.probe(seat, r.q, r.a, r.step);
  });

/** Faces that the seat has not seen are dealt anew, so it learns nothing by it. Only where odds can be reckoned from it. */
export const guess = (service: Writes, c: Caller, r: RequestOf<'guess'>): Promise<Answers['guess']> =>
  service.at(r.table, live => {
    const seat = mySeat(c, live);
    const { match } = live;
    const mine = match && live.questionOf(seat);
    if (!mine || r.q !== match.q) throw refused('refused', 'table-stale');
    const imagined = mine.odds ? match.guess(seat, service.deps.token()) : undefined;
    if (!imagined) throw refused('refused', 'table-no-guess');
    // Written out, so that nothing else goes along.
    return { state: imagined.state, together: imagined.together };
  });

export const retract = (service: Writes, c: Caller, r: RequestOf<'retract'>): Promise<Answers['retract']> =>
  stepOrEntry(service, r.table, live => live.match?.retract(mySeat(c, live)));

/** Takes back at once what is free; for more than that the others are asked. */
export const undo = async (service: Writes, c: Caller, r: RequestOf<'undo'>): Promise<Answers['undo']> => {
  const isFree = await service.at(r.table, live => {
    const seat = mySeat(c, live);
    const { match } = live;
    if (!match || live.table.phase !== 'playing') throw refused('not-open', 'table-not-started');
    if (match.stopped) throw refused('not-open', 'table-stopped');
    const line = match.undoLine(seat).to;
    if (line !== undefined && r.to >= line) return true;
    if (match.result !== undefined) throw refused('not-open', 'table-over');
    if (!match.stands(r.to)) throw refused('refused', 'table-undo-blocked');
    const asked = { by: seat, to: r.to, agreed: [seat], refused: null };
    if (!isAskedAlready(service, live, seat, r.to)) {
      askUndo(service, live, asked);
      tellUndo(service, live, asked);
    }
    return false;
  });
  if (!isFree) return { n: await undoIfAgreed(service, r.table) };
  return { n: await service.write(r.table, live => live.match?.undo(r.to, { seat: mySeat(c, live) })) };
};

/** Whether a seat is asking for this already; refused if it may not ask now. */
const isAskedAlready = ({ deps }: HasDeps, live: LiveTable, seat: Seat, to: number): boolean => {
  const { table, match } = live;
  const asked = live.undo.pending;
  if (asked && !asked.refused && asked.by !== seat) throw refused('refused', 'table-undo-pending');
  if (asked && !asked.refused && asked.to === to) return true;
  const hasOthers = table.seats.some(s => s.sitter.kind === 'human' && s.seat !== seat);
  const problem = hasOthers && live.undo.problem(seat, to, match?.n ?? 0, deps.now());
  if (problem) throw problem;
  return false;
};

const askUndo = (service: Writes, live: LiveTable, asked: UndoAsked): void => {
  live.undo.pending = asked;
  live.undo.note(asked, live.match?.n ?? 0);
  service.deps.notifyPeers?.({ kind: 'undo', table: live.id, asked });
  live.publish(service.deps);
};

export const agree = async (service: Writes, c: Caller, r: RequestOf<'agree'>): Promise<Answers['agree']> => {
  await service.at(r.table, live => {
    const seat = mySeat(c, live);
    const asked = live.undo.pending;
    if (!asked || asked.refused || asked.to !== r.to) throw refused('refused', 'table-no-undo-asked');
    if (r.agree && asked.agreed.includes(seat)) return;
    const agreed = [...asked.agreed, seat];
    askUndo(service, live, r.agree ? { ...asked, agreed } : { ...asked, refused: seat });
  });
  return { n: await undoIfAgreed(service, r.table) };
};

/** Takes back what was asked for once every human at the table has agreed. */
const undoIfAgreed = async (service: Writes, id: string): Promise<number | null> => {
  const to = await service.at(id, ({ undo, table }) => {
    const { pending } = undo;
    const humans = table.seats.filter(s => s.sitter.kind === 'human').map(s => s.seat);
    const isAgreed = pending && !pending.refused && humans.every(h => pending.agreed.includes(h));
    return isAgreed ? pending.to : null;
  });
  if (to === null) return null;
  const take = (live: LiveTable) =>
    live.undo.pending?.to === to && !live.undo.pending.refused
      ? live.match?.undo(to, { agreed: true })
      : undefined;
  return service.write(id, take, { restartsClock: true });
};

/** Who speaks: a seat, or, where the host lets them, one of those who look on. */
const speaker = (c: Caller, live: LiveTable, now: number): Pick<Said, 'seat' | 'name'> => {
  const seat = live.seatOf(c.identity);
  if (seat) return { seat };
  if (!live.table.chat || !live.watchers.has(c)) throw refused('not-yours', 'table-no-seat');
  if (!live.table.heard) throw refused('not-yours', 'table-not-heard');
  return { seat: null, name: live.onlookers.speaks(c.identity, now) };
};

export const say = (service: Writes & Attends, c: Caller, r: RequestOf<'say'>): Promise<Answers['say']> =>
  service.at(r.table, async live => {
    const { store, now, notifyPeers, fault } = service.deps;
    const by = speaker(c, live, now());
    if (!live.table.chat) throw refused('not-open', 'table-chat-off');
    const said = { ...by, text: r.text, at: now() };
    await store.say?.(live.id, said).catch(e => {
      if (e instanceof StoreDamaged) throw e;
      fault?.('say', e);
      throw refused('not-saved', 'table-not-saved');
    });
    service.presence.sayTo(live, said);
    notifyPeers?.({ kind: 'said', table: live.id, said });
    tellSaid(service, live, c);
    return NOTHING;
  });

/** The record holds secret answers and the seed: nobody gets it before the end. */
export const record = (service: Writes, r: RequestOf<'record'>): Promise<Answers['record']> =>
  service.at(r.table, ({ table, match }) => {
    const isOver = table.phase === 'over' || match?.result !== undefined;
    if (match?.stopped) throw refused('not-open', 'table-stopped');
    if (!match || !isOver) throw refused('not-open', 'table-not-over');
    if (table.chapter) throw refused('not-open', 'table-no-record');
    if (match.staysHidden) throw refused('not-open', 'table-stays-hidden');
    return { record: match.record() };
  });
