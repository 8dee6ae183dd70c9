import { addChapter, campaignOf, type Json, momentOf } from '@potyczka/kernel';
import { hashOf } from '@potyczka/kernel/run';
import { Refused } from '@potyczka/table';
import type { CampaignSeen, CampaignWanted } from '../wire/campaigns.js';
import { campaignOfGame } from './games.js';

const BROKEN = { code: 'malformed', why: { id: 'table-campaign-broken' } } as const;

const seatsFor = (players: number) => (['p1', 'p2', 'p3', 'p4'] as const).slice(0, players);

/** Folds a campaign and answers what is wanted of it; nothing is kept here. */
export const lookAt = async (wanted: CampaignWanted): Promise<CampaignSeen> => {
  const campaign = await campaignOfGame(wanted.game);
  if (!campaign) throw new Refused(BROKEN);
  const { options, add, play } = wanted;
  try {
    const added = add && addChapter(campaign, options, wanted.chapters, add, hashOf);
    const chapters = added?.ok ? added.chapters : wanted.chapters;
    const state = campaignOf(campaign, options, chapters, hashOf);
    const offers = campaign.offers(state as never);
    const offer = play && offers.find(o => o.id === play.offer && !o.refusal);
    return {
      state,
      moment: momentOf(campaign, options, chapters, hashOf),
      offers,
      ...(offer && {
        match: {
          game: offer.game,
          options: campaign.optionsFor(state as never, offer.id, seatsFor(play.players)) as Record<
            string,
            Json
          >,
        },
      }),
      ...(added && (added.ok ? { chapters } : { refusal: added.refusal })),
    };
  } catch (e) {
    console.error(e);
    throw new Refused(BROKEN);
  }
};
