import { campaign } from '@potyczka/gloomhaven/campaign';
import { type Chapter, foldAll, type Json, nextChapter } from '@potyczka/kernel';
import { hashOf } from '@potyczka/kernel/run';
import { playCampaign } from '../campaigns/play.js';

/** Visits in which somebody leaves a party and joins it again, as often as fits into one. */
const TIMES = 150;

/** A campaign of Gloomhaven that is legal in every chapter, and has so many bytes. */
export const largeCampaign = (bytes: number): readonly Chapter[] => {
  const chapters = [...playCampaign(1, { chapters: 1 }).chapters];
  let folded = foldAll(campaign, {}, chapters, hashOf);
  const [who = ''] = folded.state.parties.t1?.members ?? [];
  const deed = (what: string): Json => ({ do: what, who, by: 'p1', answers: [] });
  const deeds = Array.from({ length: TIMES }, () => [deed('part'), deed('join')]).flat();
  let size = JSON.stringify(chapters).length;
  for (;;) {
    const made = nextChapter(
      campaign,
      folded,
      { offer: 't1/visit', from: folded.moment, result: { deeds } },
      hashOf,
    );
    if (!made.ok) throw new Error(`chapter ${folded.n + 1}: ${made.refusal.why.id}`);
    size += JSON.stringify(made.chapter).length;
    if (size > bytes) return chapters;
    chapters.push(made.chapter);
    folded = made.folded;
  }
};
