import { isSetting, type Json, optionFields, type Seat } from '@potyczka/kernel';
import type { Answers } from '@potyczka/table';
import type { Needs } from '../games/game-ui.js';
import type { BrowserClient, Person } from '../wire/worker.js';
import { type Edits, optionsWith } from './edits.js';
import { type Here, noteHere } from './hot-seat.js';

/** Somebody else at this device, before they sit down. */
export interface OtherHere {
  readonly seat: Seat;
  readonly name: string;
}

/** Those at this device sit down at a table that has been made for them, bring what the game wants, and it begins. */
export const seatHere = async (
  ui: Needs<'setUp'>,
  browser: BrowserClient,
  made: Answers['create'],
  others: readonly OtherHere[],
  /** What I am called among them. */
  myName: string,
  edits: Edits,
): Promise<void> => {
  const { table, seat: mine, links } = made;
  const fields = optionFields(ui.setUp.options).filter(([, f]) => !isSetting(f) && f.kind === 'brought');
  const here: Here[number][] = mine ? [{ person: 'me', seat: mine }] : [];
  if (mine) await browser.ask('join', { table, name: myName });
  for (const [i, { seat, name }] of others.entries()) {
    const person: Person = `here-${i + 2}`;
    const client = browser.as(person);
    await client.ask('join', { table, token: links[seat] as string, name });
    const brought = optionsWith(ui, edits, { mine: seat, bots: [] });
    for (const [option] of fields) {
      const data = (brought[option] as Readonly<Record<Seat, Json>>)[seat] as Json;
      await client.ask('bring', { table, option, data });
    }
    here.push({ person, seat });
  }
  noteHere(table, here);
  await browser.ask('start', { table });
};
