import type { QuickStart } from '../games/game-ui.js';
import type { TableClient } from '../wire/client.js';

/** No beginning has more chapters, and no chapter more answers. */
const MOST_CHAPTERS = 6;
const MOST_ANSWERS = 400;

/** Answers at a table until it is over; false where somebody has to decide. */
const playOut = async (client: TableClient, table: string, quick: QuickStart): Promise<boolean> => {
  for (let n = 0; n < MOST_ANSWERS; n++) {
    const { mine, result } = await client.ask('watch', { table });
    if (result !== null) return true;
    const a = mine && quick.answerTo(mine);
    if (!mine || a === null) return false;
    await client.ask('answer', { table, q: mine.q, step: mine.step, a });
  }
  return false;
};

/** Looked at so often, with so many milliseconds between, until a chapter is part of its campaign. */
const LOOKS = 100;
const LOOK_MS = 50;

/** The campaign once so many chapters are part of it: what may follow before that is of yesterday. */
const afterChapters = async (client: TableClient, campaign: string, chapters: number) => {
  for (let n = 0; ; n++) {
    const seen = await client.ask('campaign', { campaign });
    if (seen.n >= chapters || n >= LOOKS) return seen;
    await new Promise(resolve => setTimeout(resolve, LOOK_MS));
  }
};

/** Plays what comes before the first match as it was wished, and tells at which table people go on; null for none. */
export const playIn = async (
  client: TableClient,
  campaign: string,
  quick: QuickStart,
  begun = 0,
): Promise<string | null> => {
  let chapters = begun;
  for (let n = 0; n < MOST_CHAPTERS; n++) {
    const { offers } = await afterChapters(client, campaign, chapters);
    const offer = quick.offer(offers);
    if (offer === null) return null;
    const { table } = await client.ask('campaign-play', { campaign, offer });
    if (quick.isThere(offer)) return table;
    const isOver = await playOut(client, table, quick);
    await client.ask('unwatch', { table });
    if (!isOver) return table;
    chapters++;
  }
  return null;
};
