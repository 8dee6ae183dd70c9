import type { Json } from '@potyczka/kernel';
import type { Needs } from '../games/game-ui.js';
import { go } from '../router.js';
import { pathOf, type TableHome, useClients } from '../wire/clients.js';

type PlayNow = (
  ui: Needs<'id' | 'setUp'>,
  where?: TableHome,
  options?: Readonly<Record<string, Json>>,
) => Promise<void>;

/** Starts a game against bots with everything as the game proposes it, but for what is said: on the server if it is there. */
export const usePlayNow = (): PlayNow => {
  const clients = useClients();
  return async (ui, where, said = {}) => {
    const place = where ?? (clients.link === 'open' ? 'server' : 'browser');
    const client = place === 'server' ? clients.server : clients.browser();
    const { optionsWith } = await import('./edits.js');
    const options = { ...optionsWith(ui, said, { mine: 'p1', bots: [] }), ...said };
    const seats = Array.from({ length: ui.setUp.seatCount(options) }, (_, i) =>
      i === 0 ? ({ kind: 'me' } as const) : ({ kind: 'bot', level: 'greedy' } as const),
    );
    const { table } = await client.ask('create', { game: ui.id, options, seats, hidden: true });
    go(pathOf(place, table));
  };
};
