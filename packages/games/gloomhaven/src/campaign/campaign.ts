import { type Campaign as CampaignDef, type Json, type Offer, type Seat, sure } from '@potyczka/kernel';
import { classOf } from '../content/index.js';
import { begin } from './begin.js';
import { seatOf } from './chairs.js';
import { QUESTS } from './content/index.js';
import { BadDeed, type Deed, judgeDeed, readDeeds, repeatOn } from './deeds.js';
import { activePool, partiesOf, questsOf } from './look.js';
import { afterScenario, judgeResult, type ScenarioResult } from './rules/scenario.js';
import { judgeJourney } from './rules/travel.js';
import type { C, Campaign, PartyId } from './state.js';
import { draft, msg, no } from './work.js';

/** The campaign of Gloomhaven: what its chapters come to, and what may be played next. */

/** The next party's number. */
const newParty = (c: C): PartyId => `t${c.counter + 1}`;

/** `found`, or a party and what it does: `t1/visit`, `t1/journey`, `t1/scenario`. */
const partyOfOffer = (c: C, offer: string): PartyId =>
  offer === 'found' ? newParty(c) : (offer.split('/')[0] as PartyId);

const NOT_BOUND = no('GLM-ROAD-01', 'not-on-the-way');
const ROAD_FIRST = no('GLM-ROAD-02', 'duty-first', { duty: 'road' });

/** What the parties can go on with comes before one more party; who has been to the city is rather off to a scenario. */
const offers = (c: C): Offer[] => [
  ...partiesOf(c).flatMap((p): Offer[] => {
    const { id, bound } = p;
    const visit: Offer = {
      id: `${id}/visit`,
      game: 'gloomhaven-campaign',
      rule: 'GLM-CITY-01',
      ask: msg('offer-visit', { party: p.name }),
      ...refused(p.visit !== null ? undefined : judgeDeed(c, id, 'enter', null)),
    };
    const journey: Offer = {
      id: `${id}/journey`,
      game: 'gloomhaven-campaign',
      rule: 'GLM-ROAD-01',
      ask: msg('offer-journey', { party: p.name }),
      ...refused(bound === null ? undefined : ON_THE_WAY),
    };
    const isReady = p.visit !== null && judgeJourney(c, id) === undefined;
    return [
      ...(isReady ? [journey, visit] : [visit, journey]),
      {
        id: `${id}/scenario`,
        game: 'gloomhaven',
        rule: 'GLM-CAMP-44',
        ask: bound
          ? msg('offer-scenario', { party: p.name, scenario: bound.scenario })
          : msg('offer-some-scenario', { party: p.name }),
        ...refused(bound === null ? NOT_BOUND : bound.road ? ROAD_FIRST : undefined),
      },
    ];
  }),
  {
    id: 'found',
    game: 'gloomhaven-campaign',
    rule: 'GLM-CAMP-53',
    ask: msg('offer-found'),
    ...refused(judgeDeed(c, newParty(c), 'found', null)),
  },
];

const ON_THE_WAY = no('GLM-ROAD-01', 'on-the-way');
const refused = (refusal: Offer['refusal']): Pick<Offer, 'refusal'> => (refusal ? { refusal } : {});

/** The options of a match: of the city and the road the campaign itself, of a scenario the company (GLM-ROAD-09). */
const optionsFor = (c: C, offer: string, seats: readonly Seat[]): Record<string, Json> => {
  const party = partyOfOffer(c, offer);
  if (!offer.endsWith('/scenario'))
    return {
      players: seats.length,
      what: offer === 'found' ? 'found' : offer.endsWith('/visit') ? 'visit' : 'journey',
      story: { party, c: { ...c, journal: [] } } as unknown as Json, // what is past is not played
    };
  return scenarioOptions(c, party, seats.length);
};

/** Those whose characters go take the seats of a scenario, in order; in the city and on the road everybody has one. */
const chairsFor = (c: C, offer: string, seats: readonly Seat[]): readonly Seat[] => {
  if (!offer.endsWith('/scenario')) return seats;
  const going = c.parties[partyOfOffer(c, offer)]?.bound?.going ?? [];
  return [
    ...new Set(going.map(id => seatOf(sure(c.characters[id], 'one of characters').lineage, seats.length))),
  ].sort();
};

const scenarioOptions = (c: C, id: PartyId, seats: number): Record<string, Json> => {
  const party = sure(c.parties[id], 'one of parties');
  const bound = sure(party.bound, 'bound');
  const heroes = bound.going.map(m => sure(c.characters[m], 'one of characters'));
  const chairs = chairsFor(c, `${id}/scenario`, SEATS.slice(0, seats));
  const players = chairs.length;
  const each = heroes.map(ch => ({
    id: ch.class,
    seat: `p${chairs.indexOf(seatOf(ch.lineage, seats)) + 1}`,
    level: ch.level,
    name: ch.name,
    pool: activePool(ch).map(card => card.slice(1)),
    perks: [...ch.perks],
    items: [...ch.items],
    stickers: classOf(ch.class).cards.flatMap(card =>
      (c.stickers[card.id] ?? []).map(({ half, spot, what }) => ({ card: card.id, half, spot, what })),
    ),
    bless: ch.bless,
    effects: party.effects
      .filter(e => e.who === null || e.who === ch.id)
      .map(({ conditions, damage, discard, minusOnes, consumed }) => ({
        conditions: [...conditions],
        damage,
        discard,
        minusOnes,
        consumed,
      })),
  }));
  return {
    players,
    heroes: heroes.length,
    scenario: String(bound.scenario),
    open: c.settings.open,
    tamed: c.settings.tamed,
    spoilers: true,
    party: {
      level: bound.level,
      looted: [...c.treasures],
      death: c.settings.permanentDeath,
      heroes: each,
    } as unknown as Json,
  };
};

const SEATS: readonly Seat[] = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9'];

/** Before version 2 the cards of quests had no sign that they lie face down. */
const asOf = (deed: Deed, rulesVersion: number): Deed =>
  rulesVersion >= 2 || deed.do !== 'create'
    ? deed
    : { ...deed, answers: deed.answers.map(a => (QUESTS.some(q => q.id === a) ? `#${a}` : a)) };

const fold = (c: C, offer: string, r: Json, rulesVersion: number): Campaign => {
  const party = partyOfOffer(c, offer);
  const now = draft(c);
  if (!offer.endsWith('/scenario')) {
    for (const deed of readDeeds(r)) repeatOn(now, party, asOf(deed, rulesVersion), rulesVersion);
    return now;
  }
  const refusal = judgeResult(now, sure(sure(now.parties[party], 'one of parties').bound, 'bound').going, r);
  if (refusal) throw new BadDeed(refusal.why.id);
  afterScenario({ c: now, party, lineage: '', notes: [] }, r as unknown as ScenarioResult);
  return now;
};

export const campaign: CampaignDef<Campaign, Record<string, Json>, Json> = {
  id: 'gloomhaven',
  rulesVersion: 5,
  begin: begin as CampaignDef<Campaign, Record<string, Json>, Json>['begin'],
  offers,
  optionsFor,
  chairsFor,
  view: questsOf,
  fold,
};
