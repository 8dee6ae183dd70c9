import { achievementName } from '@potyczka/gloomhaven/campaign/text';
import { type Campaign, judgePlace, type Party, PLACES, placeOf } from '@potyczka/gloomhaven/campaign/view';
import type { Lang } from '@potyczka/kernel/register';
import { WORDS } from './words.js';

/** Where places lie on the drawn map, how they stand, and what they ask for. */

export const WIDTH = 800;
export const HEIGHT = 600;
const COLUMN = WIDTH / 16;
const ROW = HEIGHT / 19;

export interface At {
  readonly x: number;
  readonly y: number;
}

/** Letters go across, numbers down. */
const at = (grid: string): At => ({
  x: (grid.charCodeAt(0) - 64) * COLUMN,
  y: Number(grid.slice(2)) * ROW,
});

export const CITY = at('C-16');

/** Places that share a hex of the grid stand beside each other. */
export const spotOf = (id: number): At => {
  const place = placeOf(id);
  const same = PLACES.filter(p => p.at === place.at).map(p => p.id);
  const { x, y } = at(place.at);
  return { x: x + same.indexOf(id) * 26, y };
};

export type PlaceState = 'done' | 'open' | 'blocked';

export const stateOf = (c: Campaign, party: Party | undefined, id: number): PlaceState => {
  if (c.done.includes(id)) return 'done';
  return party && judgePlace(c, party, id, 'campaign') ? 'blocked' : 'open';
};

/** Ways between places that are on the map, each once. */
export const waysOf = (c: Campaign): readonly (readonly [number, number])[] => {
  const ways = new Map<string, readonly [number, number]>();
  for (const id of c.unlocked)
    for (const n of [...(placeOf(id).unlocks ?? []), ...(placeOf(id).links ?? [])]) {
      if (!c.unlocked.includes(n)) continue;
      const way = [Math.min(id, n), Math.max(id, n)] as const;
      ways.set(way.join('-'), way);
    }
  return [...ways.values()];
};

const wanted = (lang: Lang, need: string): string => {
  const [name = '', times] = need.split(':');
  return `${achievementName(lang, name)}${times ? ` ×${times}` : ''}`;
};

const quoted = (lang: Lang, words: string): string => (lang === 'pl' ? `„${words}”` : `“${words}”`);

/** What a place asks for: any of these together; what must not be is said so. */
export const needsOf = (lang: Lang, id: number): string =>
  (placeOf(id).needs ?? [])
    .map(need =>
      [...(need.global ?? []), ...(need.party ?? [])]
        .map(x =>
          x.startsWith('!')
            ? `${WORDS[lang].not} ${quoted(lang, achievementName(lang, x.slice(1)))}`
            : quoted(lang, wanted(lang, x)),
        )
        .join(', '),
    )
    .join(` ${WORDS[lang].or} `);
