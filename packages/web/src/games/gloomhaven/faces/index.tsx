import { cardName, conditionName, figureName, perkName, SUMMONS } from '@potyczka/gloomhaven/text';
import {
  CLASSES,
  type Condition,
  cardOf,
  classOf,
  type Event,
  GOAL_CARDS,
  ITEMS,
  itemOf,
  MONSTERS,
  monsterOf,
  type View,
} from '@potyczka/gloomhaven/view';
import type { Lang } from '@potyczka/kernel/run';
import type { ReactNode } from 'react';
import type { FaceProps, FacesUi } from '../../game-ui.js';
import { AbilityFace } from './AbilityFace.js';
import { FaceLegend } from './FaceLegend.js';
import { ItemFace } from './ItemFace.js';
import { MonsterFace } from './MonsterFace.js';
import { ClassFace, ConditionFace, GoalFace, PerkFace, SummonFace } from './SmallFaces.js';
import './faces.css';

const MONSTER_IDS: ReadonlySet<string> = new Set(MONSTERS.map(m => m.id));
const CLASS_IDS: ReadonlySet<string> = new Set(CLASSES.map(c => c.id));
const ABILITY_IDS: ReadonlySet<string> = new Set(CLASSES.flatMap(c => c.cards.map(card => card.id)));
const CONDITIONS: readonly Condition[] = [
  'poison',
  'wound',
  'immobilize',
  'disarm',
  'stun',
  'muddle',
  'invisible',
  'strengthen',
  'curse',
  'bless',
];

/** What a name in play stands for: the name of a card, as `faces` know it. */
const cardFor = (name: string): string | null => {
  if (name.startsWith('#goal-')) return name;
  if (name.startsWith('#')) return ABILITY_IDS.has(plainOf(name)) ? name : null;
  if (/^item-\d+$/.test(name)) return name;
  if (/^[a-z-]+\/\d+$/.test(name)) return CLASS_IDS.has(name.split('/')[0] ?? '') ? `perk-${name}` : null;
  const type = name.replace(/^(kind|hero)-/, '').split('.')[0] ?? '';
  if (MONSTER_IDS.has(type) || SUMMONS.has(type)) return name.includes('.') ? name : `kind-${type}`;
  if (CLASS_IDS.has(type)) return `class-${type}`;
  return (CONDITIONS as readonly string[]).includes(name) ? `condition-${name}` : null;
};

/** `#trample.2/top` is the card `trample`. */
const plainOf = (card: string): string => card.slice(1).split('/')[0]?.split('.')[0] ?? '';

const typeOf = (card: string): string => card.replace(/^kind-/, '').split('.')[0] ?? '';

const namesOf = (x: unknown): string[] =>
  typeof x === 'string' ? [x] : Array.isArray(x) ? x.flatMap(namesOf) : [];

const cardsIn = (names: readonly string[]): readonly string[] => [
  ...new Set(names.map(cardFor).filter(card => card !== null)),
];

const nameIn = (lang: Lang, card: string): string => {
  if (card.startsWith('#')) return cardName(lang, card.split('/')[0] ?? card);
  if (card.startsWith('item-')) return figureName(lang, card);
  if (card.startsWith('class-')) return figureName(lang, card.slice(6));
  if (card.startsWith('condition-')) return conditionName(lang, card.slice(10) as Condition);
  if (card.startsWith('perk-')) {
    const [who = '', row = '0'] = card.slice(5).split('/');
    return perkName(lang, who, Number(row));
  }
  return figureName(lang, card.replace(/^kind-/, ''));
};

const Face = ({ card, lang, view }: FaceProps<View>): ReactNode => {
  if (card.startsWith('#goal-')) return <GoalFace card={card as `#${string}`} lang={lang} />;
  if (card.startsWith('#')) {
    const [id = '', half] = card.split('/');
    const of = cardOf(id as `#${string}`);
    return (
      <AbilityFace
        name={cardName(lang, id)}
        card={of}
        lang={lang}
        marked={half === 'top' || half === 'bottom' ? half : undefined}
      />
    );
  }
  if (card.startsWith('item-')) {
    const id = Number(card.slice(5));
    const held = view?.heroes.flatMap(h => h.items).find(i => i.id === id);
    return <ItemFace item={itemOf(id)} lang={lang} held={held} />;
  }
  if (card.startsWith('condition-'))
    return <ConditionFace condition={card.slice(10) as Condition} lang={lang} />;
  if (card.startsWith('class-')) {
    const id = card.slice(6);
    return <ClassFace of={classOf(id)} lang={lang} hero={view?.heroes.find(h => h.id === id)} />;
  }
  if (card.startsWith('perk-')) {
    const [who = '', row = '0'] = card.slice(5).split('/');
    const hero = view?.heroes.find(h => h.id === who);
    const deck = view?.decks[who];
    const marks = hero?.perks[Number(row)] ?? 0;
    return (
      <PerkFace
        who={who}
        row={Number(row)}
        lang={lang}
        hero={deck ? { deck: allOf(deck), marks } : undefined}
      />
    );
  }
  const type = typeOf(card);
  if (SUMMONS.has(type)) return <SummonFace id={type} lang={lang} />;
  const figure = view?.figures.find(f => f.id === card);
  return <MonsterFace monster={monsterOf(type)} lang={lang} view={view} figure={figure} />;
};

/** A whole deck: what is left and what was drawn. */
const allOf = ({ draw, discard }: View['decks'][string]): Record<string, number> => {
  const all: Record<string, number> = { ...draw };
  for (const [card, n] of Object.entries(discard)) all[card] = (all[card] ?? 0) + n;
  return all;
};

/** Lines about figures by the dozen open nothing but what they are about. */
const FIELDS: Readonly<Partial<Record<Event['type'], readonly string[]>>> = {
  ability: ['kind'],
  appeared: ['who'],
  died: ['who'],
  gained: ['condition'],
  immune: ['condition'],
  stood: ['who'],
};

const CARD_FIELDS = ['card', 'cards', 'lost', 'kept', 'by'] as const;

const fieldsOf = (e: Event): readonly string[] =>
  FIELDS[e.type] ??
  (e.type === 'item-used' || e.type === 'shifted'
    ? ['item']
    : e.type === 'refreshed'
      ? ['items']
      : CARD_FIELDS);

const ofEvent = (e: Event): readonly string[] => {
  const fields = e as unknown as Readonly<Record<string, unknown>>;
  if (e.type === 'chose' && e.choice !== 'rest') return cardsIn([e.choice.lead, e.choice.second]);
  const names = fieldsOf(e).flatMap(field => {
    const value = fields[field];
    if (typeof value === 'number') return [`item-${value}`];
    if (Array.isArray(value) && value.every(v => typeof v === 'number')) return value.map(v => `item-${v}`);
    return namesOf(value).filter(name => field !== 'by' || name.startsWith('#'));
  });
  return cardsIn(names);
};

/** The cards of Gloomhaven, wherever they are named. */
export const faces: FacesUi<View, Event> = {
  ofOption: option => {
    const told = Object.values(option.label?.args ?? {}).flatMap(namesOf);
    return cardsIn([...option.at, ...told]);
  },
  ofEvent,
  name: card => ({ en: nameIn('en', card), pl: nameIn('pl', card) }),
  Face,
  Legend: FaceLegend,
  kinds: () => [
    ...CLASSES.filter(c => c.start).map(c => ({
      name: { en: figureName('en', c.id), pl: figureName('pl', c.id) },
      cards: [`class-${c.id}`, ...c.cards.map(card => `#${card.id}`)],
    })),
    {
      name: { en: 'Items', pl: 'Przedmioty' },
      cards: ITEMS.filter(i => i.prosperity === 1).map(i => `item-${i.id}`),
    },
    {
      name: { en: 'Monsters', pl: 'Potwory' },
      cards: MONSTERS.filter(m => !m.variantOf).map(m => `kind-${m.id}`),
    },
    { name: { en: 'Battle goals', pl: 'Cele bitewne' }, cards: GOAL_CARDS },
    { name: { en: 'Conditions', pl: 'Stany' }, cards: CONDITIONS.map(c => `condition-${c}`) },
  ],
};
