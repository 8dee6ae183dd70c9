import { botsPage } from './bots-page.js';
import { gloomhavenPage } from './gloomhaven-page.js';
import { hostingPage } from './hosting-page.js';
import { legionPage } from './legion-page.js';
import { protocolPage } from './protocol-page.js';

/** The pages of docs that the program writes, wholly or in parts, by their names in the repository. */
export const writtenPages = async (): Promise<ReadonlyMap<string, string>> =>
  new Map([
    ['docs/protocol.md', await protocolPage()],
    ['docs/hosting.md', await hostingPage()],
    ['docs/bots.md', botsPage()],
    ['docs/gloomhaven.md', gloomhavenPage()],
    ['docs/legion.md', legionPage()],
  ]);
