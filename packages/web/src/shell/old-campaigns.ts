import type { RequestOf } from '@potyczka/table';
import type { TableClient } from '../wire/client.js';

/** A campaign as a file holds it, and as older pages kept it. */
export type CampaignFile = Omit<RequestOf<'campaign-begin'>, 'id' | 'do'>;

const KEY = 'potyczka.campaigns';

const isObject = (x: unknown): x is Readonly<Record<string, unknown>> => typeof x === 'object' && x !== null;

/** A campaign out of a file; nothing if it is none of this game. The table judges its chapters. */
export const campaignFrom = (game: string, content: unknown): CampaignFile | undefined => {
  if (!isObject(content) || content.game !== game || !Array.isArray(content.chapters)) return undefined;
  const { name, options, chapters } = content;
  // Older files have players.
  const chairs = Number(content.chairs ?? content.players ?? 1);
  if (typeof name !== 'string' || !Number.isInteger(chairs)) return undefined;
  return { game, name, chairs, options: (options ?? {}) as CampaignFile['options'], chapters };
};

/** Older pages kept campaigns apart from tables: they move in, once. */
export const bringOldCampaigns = async (browser: TableClient): Promise<void> => {
  const text = localStorage.getItem(KEY);
  if (text === null) return;
  localStorage.removeItem(KEY);
  const all: unknown = JSON.parse(text);
  for (const old of Array.isArray(all) ? all : []) {
    const file = isObject(old) && typeof old.game === 'string' ? campaignFrom(old.game, old) : undefined;
    if (file) await browser.ask('campaign-begin', file);
  }
};
