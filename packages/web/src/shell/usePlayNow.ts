import type { Needs } from '../games/game-ui.js';
import { go } from '../router.js';
import { type Place, pathOf, useClients } from '../wire/clients.js';

/** Starts a game against bots with everything as the game proposes it: on the server if it is there. */
export const usePlayNow = (): ((ui: Needs<'id' | 'setUp'>, where?: Place) => Promise<void>) => {
  const clients = useClients();
  return async (ui, where) => {
    const place = where ?? (clients.link === 'open' ? 'server' : 'browser');
    const client = place === 'server' ? clients.server : clients.browser();
    const { optionsWith } = await import('./edits.js');
    const options = optionsWith(ui, {}, { mine: 'p1', bots: [] });
    const seats = Array.from({ length: ui.setUp.seatCount(options) }, (_, i) =>
      i === 0 ? ({ kind: 'me' } as const) : ({ kind: 'bot', level: 'greedy' } as const),
    );
    const { table } = await client.ask('create', { game: ui.id, options, seats, hidden: true });
    go(pathOf(place, table));
  };
};
