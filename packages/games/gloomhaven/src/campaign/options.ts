import { type DataRead, type Json, refuse, type Schema, type Verdict } from '@potyczka/kernel';
import { either, flag, int, list, matching, oneOf, record, shape, text } from '@potyczka/kit/shapes';
import { TOKENS } from '../content/abilities.js';
import { CLASSES, classOf, ITEMS } from '../content/index.js';
import { begin } from './begin.js';
import { PLACES, QUESTS } from './content/index.js';
import type { Campaign, Character, PartyId } from './state.js';

/** What a match between scenarios is about. */
export const WHAT = ['found', 'visit', 'journey'] as const;
export type What = (typeof WHAT)[number];

/** A campaign and the party that acts in it. */
export interface Story {
  readonly party: PartyId;
  readonly c: Campaign;
}

export interface Options {
  players: number;
  what: What;
  story: Story;
}

const WRONG = refuse('GLM-CAMP-53', 'bad-options');

const isCharacterId = matching(/^c\d{1,4}$/);
const isPartyId = matching(/^t\d{1,4}$/);
const ids = CLASSES.map(c => c.id);
const items = ITEMS.map(i => i.id);
const isClass = oneOf(ids);
const isItem = oneOf(items);
const isPlace = oneOf(PLACES.map(p => p.id));
const isQuest = oneOf(QUESTS.map(q => `#${q.id}`));
const count = int(0, 100_000);

const isDeck = shape({
  shuffled: list(int(1, 99), 99),
  below: list(int(1, 99), 99),
  gone: list(int(1, 99), 99),
});
const isCharacter = shape({
  id: isCharacterId,
  name: text,
  class: isClass,
  lineage: matching(/^p\d(\.\d+)?$/),
  level: int(1, 9),
  xp: count,
  gold: count,
  items: list(isItem, items.length),
  learned: list(text, 20),
  perks: list(int(0, 3), 20),
  checks: int(0, 18),
  owed: int(0, 18),
  quest: either(oneOf([null]), isQuest),
  counted: list(count, 9),
  noted: list(text, 300),
  bless: int(0, 10),
});
const isEffect = shape({
  who: either(oneOf([null]), isCharacterId),
  conditions: list(oneOf([...TOKENS, 'curse', 'bless']), 10),
  damage: int(0, 20),
  discard: int(0, 9),
  minusOnes: int(0, 9),
  consumed: either(oneOf([null]), isItem),
});
const isMatter = either(
  shape({ kind: oneOf(['design', 'side']) }),
  shape({ kind: oneOf(['item', 'gold']), n: count, among: list(isCharacterId, 10) }),
  shape({ kind: oneOf(['oneOf']), of: list(isPlace, 9) }),
);
const isParty = shape({
  id: isPartyId,
  name: text,
  members: list(isCharacterId, 10),
  at: either(oneOf([0]), isPlace),
  achievements: list(text, 60),
  reputation: int(-20, 20),
  visit: either(oneOf([null]), shape({ full: flag, event: flag, donors: list(isCharacterId, 40) })),
  next: oneOf(['full', 'short', 'none']),
  bound: either(
    oneOf([null]),
    shape({
      scenario: isPlace,
      mode: oneOf(['campaign', 'casual']),
      level: int(0, 7),
      going: list(isCharacterId, 4),
      road: flag,
    }),
  ),
  effects: list(isEffect, 40),
  matters: list(isMatter, 60),
});
const isSticker = shape({ half: oneOf(['top', 'bottom']), spot: int(0, 9), what: text });
const isCampaign = shape({
  settings: shape({ permanentDeath: flag, tamed: flag, open: flag }),
  unlocked: list(isPlace, 95),
  done: list(isPlace, 95),
  global: list(text, 200),
  marks: int(0, 64),
  inPlay: record(x => isItem(Number(x)), int(0, 9)),
  designs: list(isItem, 30),
  sides: list(isPlace, 20),
  quests: list(isQuest, 24),
  decks: shape({ city: isDeck, road: isDeck }),
  donated: count,
  classes: list(isClass, 20),
  envelopes: list(text, 9),
  retiredClasses: list(isClass, 20),
  stickers: record(text, list(isSticker, 20)),
  treasures: list(int(1, 99), 99),
  records: flag,
  ticked: list(text, 9),
  parties: record(isPartyId, isParty),
  characters: record(isCharacterId, isCharacter),
  lineages: record(text, count),
  past: list(shape({ name: text, class: isClass, level: int(1, 9), how: oneOf(['retired', 'died']) }), 200),
  journal: list(text, 2000),
  counter: count,
});

const isWhole = (ch: Character): boolean => {
  const { perks, cards } = classOf(ch.class);
  return ch.perks.length === perks.length && ch.learned.every(id => cards.some(card => card.id === id));
};

/** Whether everything that is named is there. */
const holdsTogether = (c: Campaign): boolean =>
  Object.values(c.characters).every(isWhole) &&
  Object.values(c.parties).every(p =>
    [...p.members, ...(p.bound?.going ?? [])].every(id => c.characters[id] !== undefined),
  );

const isStory = shape({ party: isPartyId, c: isCampaign });

/** The one judge of a campaign that somebody sends. */
const readStory = (x: Json): DataRead<Story> => {
  if (!isStory(x)) return { ok: false, at: '', refusal: WRONG };
  const story = x as unknown as Story;
  return holdsTogether(story.c) ? { ok: true, value: story } : { ok: false, at: 'c', refusal: WRONG };
};

/** A party is founded once; what it does later it does as one that is there. */
export const judgeOptions = ({ what, story }: Options): Verdict =>
  (what === 'found') === (story.c.parties[story.party] === undefined) ? undefined : WRONG;

export const options: Schema<Options> = {
  players: { kind: 'int', min: 1, max: 4, default: 1 },
  what: { kind: 'choice', of: WHAT, default: 'found' },
  story: { kind: 'data', default: { party: 't1', c: begin({}) }, read: readStory },
};
