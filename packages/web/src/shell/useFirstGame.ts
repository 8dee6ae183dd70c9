import type { Needs } from '../games/game-ui.js';
import { go } from '../router.js';
import { pathOf, useClients } from '../wire/clients.js';
import { campaignToldBy } from './told.js';

/** Starts a game against bots in this browser, set up as suits a first game; what is part of a campaign leads there. */
export const useFirstGame = (): ((ui: Needs<'id' | 'setUp'>) => Promise<void>) => {
  const { browser } = useClients();
  return async ui => {
    const told = campaignToldBy(ui.id);
    if (told) return go(`/campaign/${told}`);
    const { optionsWith } = await import('./edits.js');
    const options = optionsWith(ui, ui.setUp.firstGame, { mine: 'p1', bots: [] });
    const seats = Array.from({ length: ui.setUp.seatCount(options) }, (_, i) =>
      i === 0 ? ({ kind: 'me' } as const) : ({ kind: 'bot', level: 'greedy' } as const),
    );
    const { table } = await browser().ask('create', { game: ui.id, options, seats, hidden: true });
    go(pathOf('browser', table));
  };
};
