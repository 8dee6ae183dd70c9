import type { Json, Seat } from '@potyczka/kernel';
import type { Caller } from './caller.js';
import { chaptersOf, fellowsOf, type Holder, type StoredCampaign } from './campaign-store.js';
import { create } from './create.js';
import type { Campaigning, Finds, Handles, Standing } from './ports.js';
import type { Answers, CampaignInfo, RequestOf } from './protocol.js';
import { Refused, refused } from './refused.js';
import { calledBy, NOTHING } from './seats.js';
import type { Sitter } from './store.js';
import { Conflict } from './store-errors.js';

/** So many campaigns may somebody have a chair in. */
const MOST_CAMPAIGNS = 50;
/** So many matches of a campaign may be under way: the first to end counts. */
const MOST_EVENINGS = 8;
/** After so many minutes a bot plays for somebody who has left, where everybody agrees to that. */
const AWAY_MINUTES = 3;

const SEATS = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9'] as const;

const chairOf = ({ chairs }: StoredCampaign, identity: string): Seat | null =>
  chairs.find(({ holder }) => holder.kind === 'human' && holder.id === identity)?.chair ?? null;

/** Refuses whoever has no part in it. */
const asFellow = (c: Caller, campaign: StoredCampaign): StoredCampaign => {
  if (!fellowsOf(campaign).includes(c.identity)) throw refused('not-yours', 'table-no-chair');
  return campaign;
};

const asHost = (c: Caller, campaign: StoredCampaign): StoredCampaign => {
  if (campaign.host !== c.identity) throw refused('not-yours', 'table-not-campaign-host');
  return campaign;
};

const withHolder = (campaign: StoredCampaign, chair: Seat, holder: Holder): StoredCampaign => ({
  ...campaign,
  chairs: campaign.chairs.map(each => (each.chair === chair ? { ...each, holder } : each)),
});

const infoOf = (s: Campaigning, c: Caller, campaign: StoredCampaign, lines: number): CampaignInfo => {
  const isHost = campaign.host === c.identity;
  const open = campaign.chairs.filter(each => each.holder.kind === 'open');
  return {
    campaign: campaign.id,
    game: campaign.game,
    name: campaign.name,
    lines,
    host: isHost,
    mine: chairOf(campaign, c.identity),
    chairs: campaign.chairs.map(({ chair, holder }) =>
      holder.kind === 'open'
        ? { chair, name: null, standIn: false, here: false }
        : {
            chair,
            name: holder.name,
            standIn: holder.standIn,
            here: s.campaigns.isHere(campaign.id, holder.id),
          },
    ),
    updated: campaign.updated,
    ...(isHost && { links: Object.fromEntries(open.map(each => [each.chair, each.token])) }),
  };
};

export const campaigns = async (s: Handles, c: Caller): Promise<Answers['campaigns']> => {
  if (!s.deps.store.campaigns) return { mine: [] };
  const mine = await s.campaigns.store.listOf(c.identity, MOST_CAMPAIGNS);
  return { mine: mine.map(({ campaign, lines }) => infoOf(s, c, campaign, lines)) };
};

export const beginCampaign = async (
  s: Handles,
  c: Caller,
  r: RequestOf<'campaign-begin'>,
): Promise<Answers['campaign-begin']> => {
  const rules = await s.campaigns.rulesOf(r.game);
  const { store } = s.campaigns;
  if (!SEATS.slice(0, r.chairs).some(chair => chair === (r.chair ?? 'p1')))
    throw refused('refused', 'table-no-chair');
  if ((await store.listOf(c.identity, MOST_CAMPAIGNS)).length >= MOST_CAMPAIGNS)
    throw refused('refused', 'table-many-campaigns', { most: MOST_CAMPAIGNS });
  const now = s.deps.now();
  const campaign: StoredCampaign = {
    id: s.deps.token().slice(0, 16),
    game: r.game,
    name: r.name,
    options: r.options,
    chairs: SEATS.slice(0, r.chairs).map(chair => ({
      chair,
      holder:
        chair === (r.chair ?? 'p1')
          ? { kind: 'human', id: c.identity, name: c.who.name, standIn: false }
          : { kind: 'open' },
      token: s.deps.token(),
    })),
    host: c.identity,
    evenings: [],
    created: now,
    updated: now,
    version: 1,
  };
  await s.campaigns.begin(rules, campaign, r.chapters ?? []);
  return { campaign: campaign.id };
};

/** A campaign for somebody who has a part in it; from now on they are told when it changes. */
export const lookAtCampaign = async (
  s: Handles,
  c: Caller,
  r: RequestOf<'campaign'>,
): Promise<Answers['campaign']> => {
  const isNew = !s.campaigns.isHere(r.campaign, c.identity);
  const now = await s.campaigns.standing(r.campaign, c);
  asFellow(c, now.campaign);
  await wakeEvenings(s, now.campaign);
  if (!c.isGone) s.campaigns.watch(c, r.campaign);
  if (isNew && now.campaign.chairs.length > 1) s.campaigns.changed(r.campaign);
  return seenBy(s, c, now);
};

/** A match that ended while nobody could write it down becomes a chapter now. */
const wakeEvenings = async (s: Finds, { evenings }: StoredCampaign): Promise<void> => {
  for (const { table } of evenings)
    await s
      .at(table, () => undefined)
      .catch(e => {
        if (!(e instanceof Refused)) throw e;
      });
};

const seenBy = (s: Handles, c: Caller, now: Standing): Answers['campaign'] => {
  const { campaign, rules, folded } = now;
  const { state } = folded;
  return {
    info: infoOf(s, c, campaign, folded.lines),
    n: folded.n,
    offers: rules.offers(state as never),
    state: rules.view
      ? rules.view(
          state as never,
          chairOf(campaign, c.identity),
          campaign.chairs.map(each => each.chair),
        )
      : state,
    evenings: campaign.evenings.map(({ table, game, offer }) => ({ table, game, offer })),
    refused: folded.refused,
  };
};

export const joinCampaign = async (
  s: Handles,
  c: Caller,
  r: RequestOf<'campaign-join'>,
): Promise<Answers['campaign-join']> => {
  let mine: Seat | null = null;
  await s.campaigns.change(r.campaign, campaign => {
    mine = chairOf(campaign, c.identity);
    if (mine) return campaign;
    const free = campaign.chairs.find(each => each.holder.kind === 'open' && each.token === r.token);
    if (!free) throw refused('not-open', 'table-chair-taken');
    mine = free.chair;
    const name = calledBy(s, c, r.name);
    return withHolder(campaign, free.chair, { kind: 'human', id: c.identity, name, standIn: false });
  });
  s.campaigns.changed(r.campaign);
  return { chair: mine as unknown as Seat };
};

/** Says whether a bot may play for me in an evening to which I do not come. */
export const agreeToStandIn = async (
  s: Handles,
  c: Caller,
  r: RequestOf<'campaign-agree'>,
): Promise<Answers['campaign-agree']> => {
  await s.campaigns.change(r.campaign, campaign => {
    const chair = chairOf(campaign, c.identity);
    const holder = campaign.chairs.find(each => each.chair === chair)?.holder;
    if (!chair || holder?.kind !== 'human') throw refused('not-yours', 'table-no-chair');
    return withHolder(campaign, chair, { ...holder, standIn: r.standIn });
  });
  s.campaigns.changed(r.campaign);
  return NOTHING;
};

/** Leaves a chair to somebody else, with a new link to it; when nobody is left, nothing is. */
export const leaveCampaign = async (
  s: Handles,
  c: Caller,
  r: RequestOf<'campaign-leave'>,
): Promise<Answers['campaign-leave']> => {
  const token = s.deps.token();
  const after = await s.campaigns.change(r.campaign, campaign => {
    const mine = chairOf(asFellow(c, campaign), c.identity);
    const chair = r.chair === undefined ? mine : asHost(c, campaign) && (r.chair as Seat);
    const others = campaign.chairs.flatMap(each =>
      each.chair !== chair && each.holder.kind === 'human' ? [each.holder.id] : [],
    );
    const host = chair === mine || mine === null ? (others[0] ?? '') : campaign.host;
    const chairs = campaign.chairs.map(each =>
      each.chair === chair ? { ...each, holder: { kind: 'open' } as const, token } : each,
    );
    return { ...campaign, host, chairs };
  });
  if (after.host === '') await s.campaigns.store.remove(r.campaign);
  s.campaigns.changed(r.campaign);
  return NOTHING;
};

/** Strikes out the last chapter; its number says which one is meant. */
export const strikeOut = async (
  s: Handles,
  c: Caller,
  r: RequestOf<'campaign-strike'>,
): Promise<Answers['campaign-strike']> => {
  const { campaign, folded } = await s.campaigns.standing(r.campaign, c);
  asHost(c, campaign);
  if (folded.n === 0 || r.chapter !== folded.n) throw refused('refused', 'table-not-last-chapter');
  try {
    await s.campaigns.store.write(r.campaign, {
      n: folded.lines + 1,
      at: s.deps.now(),
      struck: r.chapter,
    });
  } catch (e) {
    throw e instanceof Conflict ? refused('refused', 'table-not-last-chapter') : e;
  }
  await s.campaigns.change(r.campaign, each => ({ ...each, evenings: [] }));
  s.campaigns.changed(r.campaign);
  return NOTHING;
};

/** Everything that a campaign consists of, to keep it elsewhere; where it holds secrets, as a box does: for its keeper. */
export const chaptersFor = async (
  s: Handles,
  c: Caller,
  r: RequestOf<'campaign-chapters'>,
): Promise<Answers['campaign-chapters']> => {
  const found = await s.campaigns.store.find(r.campaign);
  if (!found) throw refused('unknown-table', 'table-unknown-campaign');
  asFellow(c, found);
  if ((await s.campaigns.rulesOf(found.game)).view) asHost(c, found);
  // Nothing is read for whoever may not have it.
  const { campaign = found, lines = [] } = (await s.campaigns.store.load(r.campaign, 0)) ?? {};
  const { game, name, options, chairs } = campaign;
  const chair = chairOf(campaign, c.identity) ?? 'p1';
  return { game, name, options, chairs: chairs.length, chair, chapters: chaptersOf(lines) };
};

/** Who sits for a chair in an evening: its holder, or a bot if the holder is not here and agrees to that. */
const sitterOf = (s: Campaigning, campaign: StoredCampaign, chair: Seat, c: Caller): Sitter => {
  const holder = campaign.chairs.find(each => each.chair === chair)?.holder;
  if (holder?.kind !== 'human') return { kind: 'bot', level: 'greedy' };
  const { id, name, standIn } = holder;
  const away = standIn && id !== c.identity && !s.campaigns.isHere(campaign.id, id);
  return { kind: 'human', id, name, away };
};

/** Begins a match of what the campaign offers, for those who have chairs. */
export const playOffer = async (
  s: Handles,
  c: Caller,
  r: RequestOf<'campaign-play'>,
): Promise<Answers['campaign-play']> => {
  const { campaign, rules, folded } = await s.campaigns.standing(r.campaign, c);
  asFellow(c, campaign);
  const state = folded.state as never;
  const offer = rules.offers(state).find(o => o.id === r.offer);
  if (!offer) throw refused('refused', 'table-campaign-no-such-offer', undefined, 'TABLE-CAMPAIGN');
  if (offer.refusal)
    throw refused('refused', offer.refusal.why.id, offer.refusal.why.args, offer.refusal.rule);
  if (campaign.evenings.length >= MOST_EVENINGS) throw refused('refused', 'table-many-evenings');
  const taken = campaign.chairs.flatMap((each, i) => (each.holder.kind === 'human' ? [i + 1] : []));
  const seats = SEATS.slice(0, Math.max(1, ...taken));
  const options = rules.optionsFor(state, offer.id, seats) as Record<string, Json>;
  const sitters = (rules.chairsFor?.(state, offer.id, seats) ?? seats).map(chair =>
    sitterOf(s, campaign, chair, c),
  );
  const people = sitters.filter(sitter => sitter.kind === 'human').length;
  const agreed = campaign.chairs.every(({ holder }) => holder.kind === 'open' || holder.standIn);
  const { table } = await create(
    s,
    c,
    {
      game: offer.game,
      options,
      seats: sitters.map(() => ({ kind: 'open' })),
      hidden: true,
      chat: people > 1,
      ...(agreed && people > 1 && { awayMinutes: AWAY_MINUTES }),
    },
    { locked: true, sitters, campaign: { id: campaign.id, offer: offer.id, from: folded.moment } },
  );
  const begun = { table, game: offer.game, offer: offer.id, begun: s.deps.now() };
  await s.campaigns.change(campaign.id, each => ({ ...each, evenings: [...each.evenings, begun] }));
  s.campaigns.changed(campaign.id);
  return { table };
};
