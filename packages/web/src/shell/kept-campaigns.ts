import type { Json } from '@potyczka/kernel';
import type { CampaignText } from '../wire/campaigns.js';
import type { Place } from '../wire/clients.js';

/** A match that was begun for a campaign and is not part of it yet. */
export interface Running {
  readonly offer: string;
  readonly from: string;
  readonly table: string;
  readonly place: Place;
}

/** A campaign in this browser. */
export interface KeptCampaign extends CampaignText {
  readonly id: string;
  readonly name: string;
  readonly players: number;
  readonly running: Running | null;
}

const KEY = 'potyczka.campaigns';

const isKept = (x: unknown): x is KeptCampaign => {
  const c = x as KeptCampaign | null;
  return (
    typeof c === 'object' &&
    c !== null &&
    typeof c.id === 'string' &&
    typeof c.game === 'string' &&
    typeof c.name === 'string' &&
    Number.isInteger(c.players) &&
    Array.isArray(c.chapters)
  );
};

const listeners = new Set<() => void>();
let kept: readonly KeptCampaign[] | undefined;

export const keptCampaigns = (): readonly KeptCampaign[] => {
  if (kept === undefined)
    try {
      const all: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
      kept = Array.isArray(all) ? all.filter(isKept) : [];
    } catch {
      kept = [];
    }
  return kept;
};

export const onCampaigns = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const write = (all: readonly KeptCampaign[]): void => {
  localStorage.setItem(KEY, JSON.stringify(all));
  kept = all;
  for (const listener of listeners) listener();
};

/** Keeps a campaign as a whole: a chapter and the end of its match in one write, so that it counts once or not at all. */
export const keepCampaign = (campaign: KeptCampaign): void =>
  write([...keptCampaigns().filter(c => c.id !== campaign.id), campaign]);

export const dropCampaign = (id: string): void => write(keptCampaigns().filter(c => c.id !== id));

/** The campaign for which a table was opened. */
export const campaignWith = (table: string): KeptCampaign | undefined =>
  keptCampaigns().find(c => c.running?.table === table);

const newId = (): string => crypto.randomUUID().slice(0, 8);

export const newCampaign = (game: string, name: string, players: number, options: Json): KeptCampaign => ({
  id: newId(),
  game,
  name,
  players,
  options,
  chapters: [],
  running: null,
});

/** A campaign out of a file; nothing if it is none of this game. */
export const campaignFrom = (game: string, content: unknown): KeptCampaign | undefined =>
  isKept(content) && content.game === game ? { ...content, id: newId(), running: null } : undefined;
