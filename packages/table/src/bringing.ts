import { readOptions, type Seat } from '@potyczka/kernel';
import { aboutOptions, givenOf, type Options, optionsRefused } from './brought.js';
import type { Caller } from './caller.js';
import type { LiveTable } from './live-table.js';
import type { Changes } from './ports.js';
import type { Answers, RequestOf } from './protocol.js';
import { refused } from './refused.js';
import { beforeStart, mySeat, NOTHING } from './seats.js';

/** The seat for which somebody brings something: their own, or that of a bot if they are the host. */
const seatFor = (c: Caller, live: LiveTable, wanted: string | undefined): Seat => {
  const mine = live.seatOf(c.identity);
  if (wanted === undefined || wanted === mine) return mySeat(c, live);
  const sitter = live.table.seats.find(s => s.seat === wanted)?.sitter;
  if (live.table.host !== c.identity || sitter?.kind !== 'bot') throw refused('not-yours', 'table-no-seat');
  return wanted as Seat;
};

export const bring = async (
  service: Changes,
  c: Caller,
  r: RequestOf<'bring'>,
): Promise<Answers['bring']> => {
  await service.change(r.table, async live => {
    const table = beforeStart(live.table);
    const seat = seatFor(c, live, r.seat);
    const game = await service.deps.gameOf(table.game);
    if (!game || !table.brings?.includes(r.option))
      throw refused('refused', 'table-nothing-to-bring', { option: r.option });
    const given = { ...givenOf(table, r.option), [seat]: r.data };
    const read = readOptions(game.options, { ...table.options, [r.option]: given });
    if (!read.ok) throw optionsRefused(read);
    const options = read.options as Options;
    return { ...table, options, ...aboutOptions(game, options) };
  });
  return NOTHING;
};
