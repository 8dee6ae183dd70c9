import type { Msg, Seat } from '@potyczka/kernel';
import type { Company } from './any-game.js';
import type { Match } from './match.js';
import type { Level } from './plan.js';
import type { CompanyShown } from './protocol.js';
import type { StoredTable, Wished } from './store.js';

/** What those who play on one side tell each other: what they mean to do, and what they ask of the bots among them. */

/** What a seat has said that it means to do, with each of its answers in turn, and at which question. */
export interface Meant {
  readonly q: number;
  readonly said: readonly (Msg | null)[];
}

/** A table as far as those of a side are concerned. */
interface Sides {
  readonly match: Match | null;
  readonly company: Company | undefined;
  readonly table: StoredTable;
  readonly means: ReadonlyMap<Seat, Meant>;
  botAt(seat: Seat): Level | null;
}

export const partnersOf = (live: Sides, seat: Seat): Seat[] => {
  const { match, company, table } = live;
  const side = company?.side;
  if (!match || !side) return [];
  const state = match.run.now.state as never;
  const mine = side(state, seat);
  return table.seats.map(s => s.seat).filter(other => other !== seat && side(state, other) === mine);
};

/** What was said when cards were last chosen counts until they are chosen anew. */
const meansOf = ({ means, match }: Sides, seat: Seat): readonly Msg[] => {
  const meant = means.get(seat);
  if (!meant || !match || (match.run.now.stage && match.q !== meant.q)) return [];
  return meant.said.filter(said => said !== null);
};

/** What bots on a seat's side are asked for, by that seat or by others there. */
const wishedOn = (live: Sides, side: readonly Seat[]): readonly Wished[] =>
  live.table.wishes?.filter(w => side.includes(w.by)) ?? [];

/** What a bot is asked for. */
export const wishesTo = (live: Sides, seat: Seat): readonly Wished[] =>
  live.table.wishes ? wishedOn(live, partnersOf(live, seat)) : [];

const wishesFor = ({ company, match }: Sides, seat: Seat): CompanyShown['wishes'] =>
  Object.entries(company?.wishes ?? {}).map(([id, { label, abouts }]) => ({
    id,
    label,
    about: abouts?.(match?.run.now.state as never, seat) ?? null,
  }));

/** What a seat is shown of those on its side; undefined where there is nobody, or nothing to say. */
export const companyFor = (live: Sides, seat: Seat): CompanyShown | undefined => {
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
