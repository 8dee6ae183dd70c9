import type { Msg, Seat } from '@potyczka/kernel';
import type { Connection } from './connection.js';
import type { Live } from './live.js';
import type { Changes, HasDeps, Writes } from './ports.js';
import type { Answers, CompanyShown, RequestOf } from './protocol.js';
import { Refused, refused } from './refused.js';
import { mySeat, NOTHING } from './seats.js';
import type { Wished } from './store.js';

/** What those who play on one side tell each other: what they mean to do, and what they ask of the bots among them. */

/** What a seat has said that it means to do, with each of its answers in turn, and at which question. */
export interface Meant {
  readonly q: number;
  readonly said: readonly (Msg | null)[];
}

/** More wishes than this nobody remembers. */
const MOST_WISHES = 12;

const partnersOf = (live: Live, seat: Seat): Seat[] => {
  const { match, company, table } = live;
  const side = company?.side;
  if (!match || !side) return [];
  const state = match.run.now.state as never;
  const mine = side(state, seat);
  return table.seats.map(s => s.seat).filter(other => other !== seat && side(state, other) === mine);
};

/** What was said when cards were last chosen counts until they are chosen anew. */
const meansOf = ({ means, match }: Live, seat: Seat): readonly Msg[] => {
  const meant = means.get(seat);
  if (!meant || !match || (match.run.now.stage && match.q !== meant.q)) return [];
  return meant.said.filter(said => said !== null);
};

/** What bots on a seat's side are asked for, by that seat or by others there. */
const wishedOn = (live: Live, side: readonly Seat[]): readonly Wished[] =>
  live.table.wishes?.filter(w => side.includes(w.by)) ?? [];

/** What a bot is asked for. */
export const wishesTo = (live: Live, seat: Seat): readonly Wished[] =>
  live.table.wishes ? wishedOn(live, partnersOf(live, seat)) : [];

const wishesFor = ({ company, match }: Live, seat: Seat): CompanyShown['wishes'] =>
  Object.entries(company?.wishes ?? {}).map(([id, { label, abouts }]) => ({
    id,
    label,
    about: abouts?.(match?.run.now.state as never, seat) ?? null,
  }));

/** What a seat is shown of those on its side; undefined where there is nobody, or nothing to say. */
export const companyFor = (live: Live, seat: Seat): CompanyShown | undefined => {
  const { company, match } = live;
  if (!company || match?.result !== undefined || match?.stopped) return undefined;
  const partners = partnersOf(live, seat);
  const { wishes, sayings, intention } = company;
  if (partners.length === 0 || !(wishes || sayings || intention)) return undefined;
  const hasPeople = partners.some(each => live.botAt(each) === null);
  const hasBots = partners.some(each => live.botAt(each) !== null);
  const side = [seat, ...partners];
  return {
    means: side.flatMap(each => meansOf(live, each).map(means => ({ seat: each, means }))),
    sayings: hasPeople ? Object.entries(sayings ?? {}).map(([id, label]) => ({ id, label })) : [],
    wishes: hasBots ? wishesFor(live, seat) : [],
    wished: wishedOn(live, side),
  };
};

/** Notes what a seat means to do, and tells those on its side. */
export const tellMeaning = (
  { deps }: HasDeps,
  live: Live,
  { seat, q, step }: { readonly seat: Seat; readonly q: number; readonly step: number },
  said: Msg | null,
): void => {
  const before = live.means.get(seat);
  const kept = before?.q === q ? before.said.slice(0, step) : [];
  while (kept.length < step) kept.push(null);
  const meant = { q, said: [...kept, said] };
  live.means.set(seat, meant);
  deps.tellPeers?.({ kind: 'means', table: live.id, seat, meant });
  live.publish(deps);
};

export const mean = (service: Writes, c: Connection, r: RequestOf<'mean'>): Promise<Answers['mean']> =>
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
  c: Connection,
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
