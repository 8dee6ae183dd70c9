import type { Lang } from '@potyczka/kernel/register';
import type { Event, Result } from '../index.js';

type Figure = Result['winners'][number];

/** Where points come from. */
const SOURCES = ['first-blood', 'scored', 'double-kill', 'scored-track'] as const;

const HEADS: Readonly<Record<Lang, readonly string[]>> = {
  en: ['', 'points', 'first blood', 'damage', 'double kills', 'tracks'],
  pl: ['', 'punkty', 'pierwsza krew', 'obrażenia', 'podwójne zabójstwa', 'tory'],
};

/** The final scores, best first, and where the points came from. */
export function scoresOf(
  { scores, winners }: Result,
  told: readonly Event[],
  lang: Lang,
  name: (who: Figure) => string,
): string[][] {
  const from = (who: Figure, source: (typeof SOURCES)[number]): number =>
    told.reduce((sum, e) => (e.type === source && e.who === who ? sum + e.points : sum), 0);
  const rows = scores.map(({ who, points }) => [
    `${winners.includes(who) ? '*' : ' '} ${name(who)}`,
    String(points),
    ...SOURCES.map(source => String(from(who, source))),
  ]);
  return [[...(HEADS[lang] ?? [])], ...rows];
}
