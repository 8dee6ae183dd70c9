/** The door of the campaign's texts: everything that people read between scenarios. It holds no rules. */
import { type MsgArg, sure } from '@potyczka/kernel';
import { type Args, sayer } from '@potyczka/kit/text';
import { fill, type Lang, listed, type Values } from '@potyczka/words';
import { itemLines } from '../../text/cards.js';
import { type Both, NAMES } from '../../text/names/index.js';
import { CONDITION_WORDS, ELEMENT_WORDS } from '../../text/names/words.js';
import { cardName, figureName, inLang, valuesOf as namedValues, perkName } from '../../text/values.js';
import type { Event } from '../game.js';
import type { Options } from '../options.js';
import type { StartEffect } from '../state.js';
import type { DeckName, QuestDef } from '../types.js';
import { ACHIEVEMENT_WORDS } from './achievements.js';
import { en, type TextId } from './en.js';
import { pl } from './pl.js';
import { QUEST_BRINGS, QUEST_WORDS } from './quests.js';
import { tellingOf } from './tellings.js';

const LINES: Readonly<Record<string, Both>> = {
  move: ['Move', 'Ruch'],
  attack: ['Attack', 'Atak'],
  range: ['Range', 'Zasięg'],
  shield: ['Shield', 'Tarcza'],
  push: ['PUSH', 'ODEPCHNIĘCIE'],
  pull: ['PULL', 'PRZYCIĄGNIĘCIE'],
  pierce: ['PIERCE', 'PRZEBICIE'],
  retaliate: ['Retaliate', 'Odwet'],
  heal: ['Heal', 'Leczenie'],
  targets: ['Target', 'Cel'],
  conditions: ['condition', 'stan'],
  condition: ['condition', 'stan'],
  area: ['area', 'obszar'],
  hp: ['hit points', 'punkty życia'],
  control: ['control', 'kontrola'],
  kill: ['kill', 'zabicie'],
};
const STICKERS: Readonly<Record<string, Both>> = {
  '+1': ['+1', '+1'],
  hex: ['attack hex', 'atakowane pole'],
  jump: ['Jump', 'Skok'],
};

const sceneOf = (
  event: string,
): { readonly deck: DeckName; readonly n: number; readonly option?: string } => {
  const [deck, n, option] = event.split('-') as [DeckName, string, string?];
  return { deck, n: Number(n), ...(option && { option }) };
};

export const placeName = (lang: Lang, n: number): string =>
  n === 0
    ? 'Gloomhaven'
    : `${n}. ${inLang(lang, NAMES[`scenario-${n}`] ?? [`Scenario ${n}`, `Scenariusz ${n}`])}`;

/** The words of a quest by its card, `#greed-is-gold`. */
export const questName = (lang: Lang, id: string): string =>
  inLang(lang, sure(QUEST_WORDS[id.slice(1)], 'one of QUEST_WORDS').name);
export const questText = (lang: Lang, id: string): string =>
  inLang(lang, sure(QUEST_WORDS[id.slice(1)], 'one of QUEST_WORDS').text);
/** What a quest brings; which class it opens is a surprise. */
export const questBrings = (
  lang: Lang,
  { unlocks, opens }: Pick<QuestDef, 'unlocks' | 'opens'>,
): string[] => [
  ...(unlocks === undefined ? [] : [fill(lang, inLang(lang, QUEST_BRINGS.unlocks), { n: unlocks })]),
  ...(opens.class === undefined ? [] : [inLang(lang, QUEST_BRINGS.class)]),
  ...(opens.envelope === undefined
    ? []
    : [fill(lang, inLang(lang, QUEST_BRINGS.envelope), { n: opens.envelope.toUpperCase() })]),
];

export const achievementName = (lang: Lang, id: string): string =>
  inLang(lang, ACHIEVEMENT_WORDS[id] ?? [id, id]);

/** The situation of an event, as we tell it. */
export const eventText = (lang: Lang, event: string): string => {
  const { deck, n } = sceneOf(event);
  return inLang(lang, tellingOf(deck, n).scene);
};

/** How somebody will start the next scenario, after the road: conditions, damage, cards. */
export const startText = (lang: Lang, effect: StartEffect): string => {
  const { conditions, damage, discard, minusOnes, consumed } = effect;
  const counted = [
    ['start-damage', damage],
    ['start-discard', discard],
    ['start-minus-ones', minusOnes],
  ] as const;
  return [
    ...conditions.map(each => stickerName(lang, each)),
    ...counted.filter(([, n]) => n > 0).map(([id, n]) => fill(lang, MESSAGES[lang][id], { n })),
    ...(consumed === null ? [] : [say(lang, { id: 'start-consumed', args: { item: `item-${consumed}` } })]),
  ].join(', ');
};

const optionWords = (lang: Lang, name: string): string => {
  const { deck, n, option } = sceneOf(name);
  return inLang(lang, tellingOf(deck, n)[option as 'a' | 'b']);
};

const stickerName = (lang: Lang, sticker: string): string => {
  const words = STICKERS[sticker] ??
    ELEMENT_WORDS[sticker as 'fire'] ??
    CONDITION_WORDS[sticker as 'poison'] ?? [sticker, sticker];
  return inLang(lang, words);
};

export const stickerLabel = stickerName;
export const perkLine = perkName;

/** What an item does, in one line. */
export const itemWords = (lang: Lang, item: number): string => itemLines(lang, item).join(' ');

type Reader = (lang: Lang, value: string) => string;

/** What an argument names follows from its name. */
const READERS: Readonly<Record<string, Reader>> = {
  item: figureName,
  figure: figureName,
  card: cardName,
  perk: (lang, value) =>
    perkName(lang, sure(value.split('/')[0], 'one of value'), Number(value.split('/')[1])),
  quest: (lang, id) => `${questName(lang, id)}: ${questText(lang, id)}`,
  achievement: achievementName,
  event: eventText,
  option: optionWords,
  sticker: stickerName,
  line: (lang, value) => inLang(lang, LINES[value] ?? [value, value]),
};

const wordOf = (lang: Lang, name: string, value: MsgArg): string | number => {
  if (name === 'scenario') return placeName(lang, Number(value));
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return READERS[name]?.(lang, value) ?? value;
  return listed(lang, value);
};

/** An item in its cases, and whether it is several: `Buty`. */
const formsOf = (lang: Lang, { item }: Args): Values =>
  typeof item === 'string' ? namedValues(lang, { item }) : {};

const valuesOf = (lang: Lang, args: Args): Values => ({
  ...formsOf(lang, args),
  ...Object.fromEntries(Object.entries(args).map(([name, value]) => [name, wordOf(lang, name, value)])),
});

const MESSAGES: Readonly<Record<Lang, Readonly<Record<TextId, string>>>> = { en, pl };

/** A prompt, a label or a reason; throws if there is no such text. */
export const say = sayer(lang => MESSAGES[lang], valuesOf);

/** A line of the campaign's journal, as `note` wrote it. */
export const readLine = (
  line: string,
): { readonly id: string; readonly args: Readonly<Record<string, string | number>> } => {
  const [id = '', ...rest] = line.split('|');
  const args: Record<string, string | number> = {};
  for (let i = 0; i + 1 < rest.length; i += 2)
    args[sure(rest[i], 'one of rest')] = /^\d+$/.test(sure(rest[i + 1], 'one of rest'))
      ? Number(rest[i + 1])
      : sure(rest[i + 1], 'one of rest');
  return { id, args };
};

export const tellLine = (lang: Lang, line: string): string => say(lang, readLine(line));

const PASSED: Both = ['{who} has nothing more to do.', '{who} nie ma już nic do zrobienia.'];
const DREW: Both = ['A personal quest is drawn.', 'Z talii trafia na rękę cel życiowy.'];
const OVER: Both = ['The evening is over.', 'Koniec wieczoru.'];
const QUIET: Both = ['Nothing comes of it.', 'Nic z tego nie wynika.'];

export const seatName = (lang: Lang, seat: string): string =>
  inLang(lang, [`Player ${seat.slice(1)}`, `Osoba ${seat.slice(1)}`]);

/** A line of the log. */
export const tell = (lang: Lang, event: Event): string => {
  switch (event.type) {
    case 'did':
      return event.notes.length === 0
        ? inLang(lang, QUIET)
        : event.notes.map(n => say(lang, n.msg)).join(' ');
    case 'drew':
      return inLang(lang, DREW);
    case 'passed':
      return inLang(lang, PASSED).replace('{who}', seatName(lang, event.seat));
    default:
      return inLang(lang, OVER);
  }
};

const OPTION_WORDS: Readonly<Record<keyof Options, Both>> = {
  players: ['Players', 'Osoby'],
  what: ['What is played', 'Co się dzieje'],
  story: ['Campaign', 'Kampania'],
};
const WHAT_WORDS: Readonly<Record<string, Both>> = {
  found: ['Founding a party', 'Założenie drużyny'],
  visit: ['A visit to Gloomhaven', 'Wizyta w Gloomhaven'],
  journey: ['A journey', 'Podróż'],
};

export const optionText = (lang: Lang, option: string, value?: string | number | boolean): string =>
  value === undefined
    ? inLang(lang, OPTION_WORDS[option as keyof Options])
    : inLang(lang, WHAT_WORDS[String(value)] ?? [String(value), String(value)]);
