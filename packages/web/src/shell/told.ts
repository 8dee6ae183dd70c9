import { PAGES } from '../games/index.js';

/** The game whose campaign is told by this one, if any. */
export const campaignToldBy = (teller: string): string | undefined =>
  PAGES.find(page => page.campaign?.teller === teller)?.id;
