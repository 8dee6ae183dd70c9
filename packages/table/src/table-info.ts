import type { Seat } from '@potyczka/kernel';
import { isReady } from './brought.js';
import { toldApart } from './names.js';
import { leadMinutes } from './plan.js';
import type { SeatInfo, TableInfo } from './protocol.js';
import { isKeptFor, lateOf, type StoredTable } from './store.js';

/** Where each sits; worked out once for each company, for this is asked of everybody who looks with every answer. */
const places = new WeakMap<StoredTable['seats'], ReadonlyMap<string, Seat>>();
export const seatsAt = ({ seats }: StoredTable): ReadonlyMap<string, Seat> => {
  let found = places.get(seats);
  if (!found) {
    // Who has two seats is asked as the first.
    const people = seats.flatMap(({ seat, sitter }) =>
      sitter.kind === 'human' ? [[sitter.id, seat] as const] : [],
    );
    found = new Map(people.reverse());
    places.set(seats, found);
  }
  return found;
};

/** The names of those who sit at a table; worked out once for each company, for this runs with every answer. */
const names = new WeakMap<StoredTable['seats'], readonly (string | null)[]>();
export const namesAt = ({ seats }: StoredTable): readonly (string | null)[] => {
  let found = names.get(seats);
  if (!found) {
    found = toldApart(seats.map(({ sitter }) => (sitter.kind === 'human' ? sitter.name : null)));
    names.set(seats, found);
  }
  return found;
};

/** The seats of a table as everybody sees them. `isHere`: whether the person on a seat is, by its place in the list. */
export const seatInfos = (table: StoredTable, isHere: (place: number) => boolean): SeatInfo[] =>
  table.seats.map(({ seat, sitter }, i) => ({
    seat,
    kind: sitter.kind,
    name: namesAt(table)[i] ?? null,
    level: sitter.kind === 'bot' ? sitter.level : null,
    here: sitter.kind === 'human' && isHere(i),
    away: sitter.kind === 'human' && sitter.away,
    ready: isReady(table, seat),
    ...(sitter.kind === 'open' && sitter.asked && { asked: sitter.asked.name }),
  }));

type Links = Readonly<Partial<Record<Seat, string>>>;

/** Links to the seats that are still open, or, in mid-match, that bots play and others may take. */
export const linksOf = (table: StoredTable): Links => {
  const kind = table.phase === 'open' ? 'open' : table.phase === 'playing' && lateOf(table) !== 'no' && 'bot';
  return Object.fromEntries(table.seats.filter(s => s.sitter.kind === kind).map(s => [s.seat, s.token]));
};

/** What concerns those who ask for a bot's seat: all of them for the host, their own for whoever asks. */
const askingOf = ({ asking }: StoredTable, identity: string, isHost: boolean) => {
  if (!asking || asking.length === 0) return undefined;
  const own = asking.find(a => a.id === identity);
  if (isHost) return { asking: asking.map(({ who, seat, name }) => ({ who, seat, name })) };
  return own && { asked: own.seat };
};

/** Options as a list tells them, found once: plain settings only, for data with a structure may be long. */
const settings = new WeakMap<StoredTable['options'], StoredTable['options']>();
const settingsOf = ({ options }: StoredTable): StoredTable['options'] => {
  const known = settings.get(options);
  if (known) return known;
  const plain = Object.entries(options).filter(([, x]) => typeof x !== 'object' || x === null);
  const told = plain.length === Object.keys(options).length ? options : Object.fromEntries(plain);
  settings.set(options, told);
  return told;
};

/** The last moment of another match from which it was played on. */
const playedOnOf = ({ forks }: StoredTable): Pick<TableInfo, 'playedOn'> => {
  const last = forks?.at(-1);
  return last ? { playedOn: last.at } : {};
};

/** A table as somebody sees it in a list. */
export const infoOf = (
  table: StoredTable,
  identity: string,
  seats: readonly SeatInfo[],
  asked: readonly Seat[],
): TableInfo => {
  const mine = table.seats.find(s => s.sitter.kind === 'human' && s.sitter.id === identity)?.seat ?? null;
  const isHost = table.host === identity;
  const invited = table.phase === 'open' && table.seats.find(s => isKeptFor(s.sitter, identity))?.seat;
  const info: TableInfo = {
    table: table.id,
    game: table.game,
    options: settingsOf(table),
    brief: table.brief ?? null,
    phase: table.phase,
    seats,
    clock: table.clock,
    hidden: table.hidden,
    locked: table.locked,
    chat: table.chat,
    heard: table.heard ?? false,
    lang: table.lang ?? null,
    late: lateOf(table),
    awayMinutes: table.awayMinutes,
    host: isHost,
    leader: seatsAt(table).get(table.host) ?? null,
    leadMinutes: leadMinutes(table),
    mine,
    myTurn: table.phase === 'playing' && mine !== null && asked.includes(mine),
    updated: table.updated,
    rematch: table.rematch ?? null,
    ...(table.campaign && { campaign: table.campaign.id }),
    ...playedOnOf(table),
    ...(invited && { invited }),
    ...askingOf(table, identity, isHost),
  };
  if (!isHost || table.phase === 'over') return info;
  const links = linksOf(table);
  return table.phase === 'open' || Object.keys(links).length > 0 ? { ...info, links } : info;
};
