import type { Answers, TableInfo } from '@potyczka/table';
import { useEffect, useState } from 'react';
import { isPart } from '../games/index.js';
import { type TableHome, useClients } from '../wire/clients.js';

export interface Listed extends TableInfo {
  readonly place: TableHome;
}

const EVERY_MS = 8000;

const at =
  (place: TableHome) =>
  (x: TableInfo): Listed => ({ ...x, place });

/** What waits for any of those at this device waits here. */
const ofUs = (x: TableInfo): TableInfo => {
  const people = x.seats.filter(s => s.kind === 'human').map(s => s.seat);
  if (x.phase !== 'playing' || people.length < 2) return x;
  // Seen by all of us: as nobody's own.
  return { ...x, mine: null, myTurn: people.some(seat => x.waits?.includes(seat)) };
};

/** Tables by what can be done with them, as they are now. */
export interface MyTables {
  readonly mine: readonly Listed[];
  readonly over: readonly Listed[];
  readonly open: readonly Listed[];
  /** Matches of others that may be watched. */
  readonly running: readonly Listed[];
  /** They have been asked for once, at least here. */
  readonly isKnown: boolean;
}

/** Whether something is asked of me there: a decision, to sit down, or to begin. */
export const isWaiting = ({ myTurn, invited, phase, host, seats }: TableInfo): boolean =>
  myTurn || invited !== undefined || (phase === 'open' && host && seats.every(s => s.kind !== 'open'));

/** What waits for me comes first, of that what has the least time, then what has changed last. */
const byWhatWaits = (a: TableInfo, b: TableInfo): number =>
  Number(isWaiting(b)) - Number(isWaiting(a)) ||
  (isWaiting(a) ? (a.deadline ?? Infinity) - (b.deadline ?? Infinity) || 0 : 0) ||
  b.updated - a.updated;

const NONE: MyTables = { mine: [], over: [], open: [], running: [], isKnown: false };

/** Games to continue, those that are over, and tables to join; looked at again and again. */
export const useTables = (): MyTables => {
  const clients = useClients();
  const [tables, setTables] = useState<MyTables>(NONE);
  useEffect(() => {
    let gone = false;
    let known: Answers['list'] = { mine: [], open: [] };
    let watchable: readonly TableInfo[] = [];
    let here: Answers['list'] | undefined;
    const look = async (): Promise<void> => {
      const local = await clients.browser().ask('list', {});
      // What was there when the connection was lost is still there.
      if (clients.server.link === 'open') {
        known = await clients.server.ask('list', {});
        watchable = (await clients.server.ask('running', {})).running;
      }
      show(local);
    };
    const show = (local: Answers['list']): void => {
      if (gone) return;
      here = local;
      const far = clients.server.link === 'open' ? known : { ...known, open: [] };
      const all = [...far.mine.map(at('server')), ...local.mine.map(ofUs).map(at('browser'))];
      all.sort(byWhatWaits);
      setTables({
        mine: all.filter(x => x.phase !== 'over'),
        over: all.filter(x => x.phase === 'over' && !isPart(x.game)),
        open: far.open.filter(x => x.mine === null).map(at('server')),
        running: (clients.server.link === 'open' ? watchable : [])
          .filter(x => x.mine === null)
          .map(at('server')),
        isKnown: true,
      });
    };
    const again = (): void => void look().catch(() => undefined);
    again();
    const timer = setInterval(again, EVERY_MS);
    const off = clients.server.onPush(p => {
      if (p.push !== 'lists') return;
      if (!p.open || !here) return again();
      known = { ...known, open: p.open };
      show(here);
    });
    return () => {
      gone = true;
      clearInterval(timer);
      off();
    };
  }, [clients]);
  return tables;
};
