import type { Msg, Seat } from '@potyczka/kernel';
import type { Caller } from './caller.js';
import { companyFor, partnersOf } from './company.js';
import type { LiveTable } from './live-table.js';
import type { Changes, HasDeps, Writes } from './ports.js';
import type { Answers, RequestOf } from './protocol.js';
import { Refused, refused } from './refused.js';
import { mySeat, NOTHING } from './seats.js';
import type { Wished } from './store.js';

/** More wishes than this nobody remembers. */
const MOST_WISHES = 12;

/** Notes what a seat means to do, and tells those on its side. */
export const tellMeaning = (
  { deps }: HasDeps,
  live: LiveTable,
  { seat, q, step }: { readonly seat: Seat; readonly q: number; readonly step: number },
  said: Msg | null,
): void => {
  const before = live.means.get(seat);
  const kept = before?.q === q ? before.said.slice(0, step) : [];
  while (kept.length < step) kept.push(null);
  const meant = { q, said: [...kept, said] };
  live.means.set(seat, meant);
  deps.notifyPeers?.({ kind: 'means', table: live.id, seat, meant });
  live.publish(deps);
};

export const mean = (service: Writes, c: Caller, r: RequestOf<'mean'>): Promise<Answers['mean']> =>
  service.at(r.table, live => {
    const seat = mySeat(c, live);
    const { match, company } = live;
    if (!match || match.result !== undefined || match.stopped) throw refused('not-open', 'table-not-started');
    const sayings = companyFor(live, seat)?.sayings ?? [];
    const said = r.saying === undefined ? null : company?.sayings?.[r.saying];
    if (said === undefined || sayings.length === 0) throw refused('refused', 'table-no-such-wish');
    tellMeaning(service, live, { seat, q: match.q, step: 0 }, said);
    return NOTHING;
  });

const isSame = (a: Wished, b: Wished): boolean => a.by === b.by && a.id === b.id && a.about === b.about;

/** A bot that has chosen, while others still do, chooses once more when it is asked for something else. */
const reconsider = async (service: Writes, table: string, bot: Seat): Promise<void> => {
  try {
    await service.write(table, ({ match }) => {
      const stage = match?.run.now.stage;
      return stage && !stage.waitsFor(bot) ? match?.retract(bot) : undefined;
    });
  } catch (e) {
    if (!(e instanceof Refused)) throw e;
  }
};

export const wish = async (
  service: Writes & Changes,
  c: Caller,
  r: RequestOf<'wish'>,
): Promise<Answers['wish']> => {
  let bots: Seat[] = [];
  await service.change(r.table, live => {
    const seat = mySeat(c, live);
    const known = companyFor(live, seat)?.wishes.find(w => w.id === r.wish);
    const before = live.table.wishes ?? [];
    const wanted: Wished = { by: seat, id: r.wish, ...(r.about !== undefined && { about: r.about }) };
    const others = before.filter(w => !isSame(w, wanted));
    const isKnown = known && (known.about?.some(a => a.element === r.about) ?? r.about === undefined);
    // What is no longer about anything can still be taken back.
    if (r.on ? !isKnown : others.length === before.length) throw refused('refused', 'table-no-such-wish');
    if (r.on && others.length >= MOST_WISHES)
      throw refused('refused', 'table-many-wishes', { most: MOST_WISHES });
    if (r.on && others.length < before.length) return live.table;
    bots = partnersOf(live, seat).filter(each => live.botAt(each) !== null);
    return { ...live.table, wishes: r.on ? [...others, wanted] : others };
  });
  for (const bot of bots) await reconsider(service, r.table, bot);
  return NOTHING;
};
