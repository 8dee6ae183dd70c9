import { campaign } from '@potyczka/gloomhaven/campaign';
import { type Chapter, type Folded, foldAll, foldedNone, foldNext } from '@potyczka/kernel';
import { hashOf } from '@potyczka/kernel/run';
import { median, processorTime } from '../bench/timing.js';

const TIMES = 7;

const best = (work: () => void): number => {
  const took = Array.from({ length: TIMES }, () => {
    const since = processorTime();
    work();
    return processorTime() - since;
  });
  return Math.min(...took);
};

/** How long each chapter takes to fold, one after the other. */
const timesOf = (chapters: readonly Chapter[]): number[] => {
  let folded = foldedNone(campaign, {}, hashOf) as Folded<unknown>;
  return chapters.map(chapter => {
    const since = processorTime();
    folded = foldNext(campaign as never, folded, chapter, hashOf);
    return processorTime() - since;
  });
};

/** How long it takes to open a campaign, to fold a chapter of it, and how large its file is. */
export const figuresOf = (chapters: readonly Chapter[]): Readonly<Record<string, string>> => {
  const n = chapters.length;
  const runs = Array.from({ length: TIMES }, () => timesOf(chapters));
  const each = chapters.map((_, i) => Math.min(...runs.map(run => run[i]!)));
  const open = best(() => void foldAll(campaign, {}, chapters, hashOf));
  const folded = foldAll(campaign, {}, chapters, hashOf);
  const kept = JSON.stringify({ ...folded, lines: n, rulesVersion: campaign.rulesVersion });
  const reopen = best(() => void JSON.parse(kept));
  const text = JSON.stringify({ game: 'gloomhaven', name: 'x', chairs: 4, options: {}, chapters });
  return {
    [`${n} chapters folded from the first, processor time`]: `${open.toFixed(0)} ms`,
    [`${n} chapters opened from what was kept, processor time`]: `${reopen.toFixed(1)} ms`,
    'one chapter, median': `${median(each).toFixed(2)} ms`,
    'one chapter, slowest': `${Math.max(...each).toFixed(2)} ms`,
    'one chapter, slowest of those folded for the first time': `${Math.max(...runs[0]!).toFixed(1)} ms`,
    [`file of ${n} chapters`]: `${Math.round(text.length / 1000)} kB`,
    'what is kept beside it': `${Math.round(kept.length / 1000)} kB`,
  };
};
