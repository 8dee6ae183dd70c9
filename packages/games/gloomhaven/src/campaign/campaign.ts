import type { Campaign as CampaignDef, Json, Offer, Seat } from '@potyczka/kernel';
import { CLASSES, classOf, ITEMS, itemOf } from '../content/index.js';
import { eventsOf, QUESTS } from './content/index.js';
import { BadDeed, judgeDeed, perform, readDeeds } from './deeds.js';
import { activePool, itemsOfLevel, partiesOf } from './look.js';
import { afterScenario, judgeResult, type ScenarioResult } from './rules/scenario.js';
import type { C, Campaign, EventDeck, PartyId, Settings } from './state.js';
import { draft, msg, no, type Work } from './work.js';

/** The campaign of Gloomhaven: what its chapters come to, and what may be played next. */

const FIRST_EVENTS = 30;

/** GLM-EVENT-02 */
const newDeck = (all: readonly { readonly n: number }[]): EventDeck => ({
  shuffled: all.filter(e => e.n <= FIRST_EVENTS).map(e => e.n),
  below: [],
  gone: [],
});

const readSettings = (o: Json): Settings => {
  const given = (typeof o === 'object' && o !== null ? o : {}) as Partial<Record<keyof Settings, unknown>>;
  return {
    permanentDeath: given.permanentDeath === true,
    tamed: given.tamed === true,
    open: given.open === true,
  };
};

/** GLM-SHOP-07, GLM-CITY-07, GLM-CAMP-44: the box at the start of a campaign. */
const begin = (o: Json): Campaign => ({
  settings: readSettings(o),
  unlocked: [1],
  done: [],
  global: [],
  marks: 0,
  inPlay: Object.fromEntries(itemsOfLevel(1).map(id => [id, itemOf(id).count])),
  designs: ITEMS.filter(item => item.randomDesign).map(item => item.id),
  sides: [63, 64, 65, 66, 67, 68, 69, 70, 71],
  quests: QUESTS.map(q => q.id).sort(),
  decks: { city: newDeck(eventsOf('city')), road: newDeck(eventsOf('road')) },
  donated: 0,
  classes: CLASSES.filter(c => c.start).map(c => c.id),
  envelopes: [],
  retiredClasses: [],
  stickers: {},
  treasures: [],
  records: false,
  ticked: [],
  parties: {},
  characters: {},
  lineages: {},
  past: [],
  counter: 0,
});

/** The next party's number. */
const newParty = (c: C): PartyId => `t${c.counter + 1}`;

/** `found`, or a party and what it does: `t1/visit`, `t1/journey`, `t1/scenario`. */
export const partyOfOffer = (c: C, offer: string): PartyId =>
  offer === 'found' ? newParty(c) : (offer.split('/')[0] as PartyId);

const NOT_BOUND = no('GLM-ROAD-01', 'not-on-the-way');

const offers = (c: C): Offer[] => [
  {
    id: 'found',
    game: 'gloomhaven-campaign',
    rule: 'GLM-CAMP-53',
    ask: msg('offer-found'),
    ...refused(judgeDeed(c, newParty(c), 'found', null)),
  },
  ...partiesOf(c).flatMap((p): Offer[] => {
    const { id, bound } = p;
    return [
      {
        id: `${id}/visit`,
        game: 'gloomhaven-campaign',
        rule: 'GLM-CITY-01',
        ask: msg('offer-visit', { party: p.name }),
        ...refused(p.visit !== null ? undefined : judgeDeed(c, id, 'enter', null)),
      },
      {
        id: `${id}/journey`,
        game: 'gloomhaven-campaign',
        rule: 'GLM-ROAD-01',
        ask: msg('offer-journey', { party: p.name }),
        ...refused(bound === null ? undefined : ON_THE_WAY),
      },
      {
        id: `${id}/scenario`,
        game: 'gloomhaven',
        rule: 'GLM-CAMP-44',
        ask: msg('offer-scenario', { party: p.name, scenario: bound?.scenario ?? 0 }),
        ...refused(bound !== null && !bound.road ? undefined : NOT_BOUND),
      },
    ];
  }),
];

const ON_THE_WAY = no('GLM-ROAD-02', 'on-the-way');
const refused = (refusal: Offer['refusal']): Pick<Offer, 'refusal'> => (refusal ? { refusal } : {});

/** The options of a match: of the city and the road the campaign itself, of a scenario the company (GLM-ROAD-09). */
const optionsFor = (c: C, offer: string, seats: readonly Seat[]): Record<string, Json> => {
  const party = partyOfOffer(c, offer);
  if (!offer.endsWith('/scenario'))
    return {
      players: seats.length,
      what: offer === 'found' ? 'found' : offer.endsWith('/visit') ? 'visit' : 'journey',
      party,
      campaign: c as Json,
    };
  return scenarioOptions(c, party, seats.length);
};

const scenarioOptions = (c: C, id: PartyId, players: number): Record<string, Json> => {
  const party = c.parties[id]!;
  const bound = party.bound!;
  const heroes = bound.going.map(m => c.characters[m]!);
  const each = heroes.map(ch => ({
    id: ch.class,
    seat: seatOf(ch.lineage, players),
    level: ch.level,
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

/** The chair of a lineage; those of absent friends are led by the first. */
export const seatOf = (lineage: string, players: number): Seat => {
  const seat = lineage.split('.')[0] as Seat;
  return Number(seat.slice(1)) <= players ? seat : 'p1';
};

const fold = (c: C, offer: string, r: Json): Campaign => {
  const party = partyOfOffer(c, offer);
  if (!offer.endsWith('/scenario'))
    return readDeeds(r).reduce<Campaign>((now, deed) => perform(now, party, deed).c, c as Campaign);
  const w: Work = { c: draft(c), party, lineage: '', notes: [] };
  const result = r as unknown as ScenarioResult;
  const refusal = judgeResult(w.c, w.c.parties[party]!.bound!.going, result);
  if (refusal) throw new BadDeed(refusal.why.id);
  afterScenario(w, result);
  return w.c;
};

export const campaign: CampaignDef<Campaign, Record<string, Json>, Json> = {
  id: 'gloomhaven',
  rulesVersion: 1,
  begin: begin as CampaignDef<Campaign, Record<string, Json>, Json>['begin'],
  offers,
  optionsFor,
  fold,
};
