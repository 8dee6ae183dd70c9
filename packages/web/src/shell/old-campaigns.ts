import type { Answers, RequestOf } from '@potyczka/table';
import type { TableClient } from '../wire/client.js';

/** A campaign as a file holds it, and as older pages kept it. */
export type CampaignFile = Omit<RequestOf<'campaign-begin'>, 'id' | 'do'>;

const KEY = 'potyczka.campaigns';

const isObject = (x: unknown): x is Readonly<Record<string, unknown>> => typeof x === 'object' && x !== null;

const sealed = (x: unknown): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(x));
  return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));
};

const opened = (text: string): unknown =>
  JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(text), sign => sign.charCodeAt(0))));

/** What goes into a file. Chapters of several people hold their secrets: nobody reads those by looking into it. */
export const fileOf = (campaign: Answers['campaign-chapters']): object =>
  campaign.chairs > 1 ? { ...campaign, chapters: sealed(campaign.chapters) } : campaign;

/** A campaign out of a file; nothing if it is none of this game. The table judges its chapters. */
export const campaignFrom = (game: string, content: unknown): CampaignFile | undefined => {
  if (!isObject(content) || content.game !== game) return undefined;
  const { name, options, chair } = content;
  const chapters = typeof content.chapters === 'string' ? opened(content.chapters) : content.chapters;
  if (!Array.isArray(chapters)) return undefined;
  // Older files have players.
  const chairs = Number(content.chairs ?? content.players ?? 1);
  if (typeof name !== 'string' || !Number.isInteger(chairs)) return undefined;
  return {
    game,
    name,
    chairs,
    options: (options ?? {}) as CampaignFile['options'],
    ...(typeof chair === 'string' && { chair }),
    chapters,
  };
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
