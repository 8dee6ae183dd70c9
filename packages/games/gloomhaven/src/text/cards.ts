import type { CardId } from '@potyczka/kernel';
import { type Lang, listed } from '@potyczka/words';
import type { Ability } from '../content/abilities.js';
import { cardOf, itemOf } from '../content/index.js';
import type { AbilityCard, Half, ItemDef, ItemEffect } from '../content/types.js';
import { type FaceLine, gifts, linesOfCard } from './cards/abilities.js';
import { giveText } from './cards/gives.js';
import { capital, comma, phrase } from './cards/phrase.js';
import {
  conditionsText,
  costText,
  elementsText,
  ifText,
  parted,
  type Voice,
  whomText,
} from './cards/values.js';
import { EVENT_WORDS } from './names/card-words.js';
import { cardName } from './values.js';

/** What cards say, put together from what they do: the same words for every card, in both languages. */

export type { FaceLine } from './cards/abilities.js';

export interface CardText {
  readonly name: string;
  readonly initiative: number;
  readonly level: number | string;
  readonly top: readonly string[];
  readonly bottom: readonly string[];
}

/** A mark in the corner of a half: what becomes of the card, and what there is only one of. */
export interface HalfMark {
  readonly id: 'round' | 'persistent' | 'lost' | 'no-recover' | 'song' | 'doom' | 'augment';
  readonly text: string;
}

/** A half of an ability card: its lines, and what stands in its corner. */
export interface HalfText {
  readonly lines: readonly FaceLine[];
  readonly xp: number;
  readonly infuse: Half['infuse'];
  /** Use slots in their order, each with its experience. */
  readonly uses: readonly number[];
  readonly marks: readonly HalfMark[];
  /** The same without drawings. */
  readonly spoken: readonly string[];
}

const MARKS = {
  round: ['until the end of the round', 'do końca rundy'],
  persistent: ['persistent', 'stała premia'],
  lost: ['lost', 'utracona'],
  'no-recover': ['never recovered', 'nie do odzyskania'],
  song: ['Song: only one at a time', 'Pieśń: tylko jedna naraz'],
  doom: ['Doom: only one at a time', 'Zguba: tylko jedna naraz'],
  augment: ['Augment: only one at a time', 'Augmentacja: tylko jedna naraz'],
} as const;

const isAugment = (ab: Ability): boolean => ab.a === 'bonus' && ab.kind === 'augment';

/** What a half says, from the record that the rules play. */
export const halfText = (lang: Lang, half: Half): HalfText => {
  const mark = (id: HalfMark['id']): HalfMark => ({ id, text: phrase(lang, MARKS[id]) });
  const lines = linesOfCard(lang, half.do);
  const marks = [
    ...(half.kind ? [mark(half.kind)] : []),
    ...(half.do.some(isAugment) ? [mark('augment')] : []),
    ...(half.active ? [mark(half.active)] : []),
    ...(half.lost ? [mark('lost')] : []),
    ...(half.noRecover ? [mark('no-recover')] : []),
  ];
  const uses = half.uses ?? [];
  const foot = [
    ...(half.xp ? [phrase(lang, ['{n} XP', '{n} PD'], { n: half.xp })] : []),
    ...(half.infuse
      ? [phrase(lang, ['create {what}', 'stwórz {what}'], { what: elementsText(lang, half.infuse) })]
      : []),
    ...(uses.length > 0
      ? [
          phrase(
            lang,
            [
              '{n, plural, one {one use} other {# uses}} (XP: {xp})',
              '{n, plural, one {jedno użycie} few {# użycia} other {# użyć}} (PD: {xp})',
            ],
            {
              n: uses.length,
              xp: uses.join(', '),
            },
          ),
        ]
      : []),
    ...marks.map(m => m.text),
  ];
  return {
    lines,
    xp: half.xp ?? 0,
    infuse: half.infuse,
    uses,
    marks,
    spoken: [...lines.map(line => line.text), ...(foot.length > 0 ? [foot.join(' · ')] : [])],
  };
};

/** Abilities as lines of a card, in printed order. */
export const abilityLines = (lang: Lang, abilities: readonly Ability[], voice: Voice = 'it'): string[] =>
  linesOfCard(lang, abilities, voice).map(line => line.text);

export const cardText = (lang: Lang, card: CardId): CardText =>
  textOf(lang, cardName(lang, card), cardOf(card));

const textOf = (lang: Lang, name: string, { top, bottom, initiative, level }: AbilityCard): CardText => ({
  name,
  initiative,
  level,
  top: halfText(lang, top).spoken,
  bottom: halfText(lang, bottom).spoken,
});

/** One effect of an item: when, under which condition, at what cost, and what. */
const effectLine = (lang: Lang, effect: ItemEffect): FaceLine => {
  const [word, arg] = parted(effect.event);
  const inner = [...(effect.do ?? []), ...(effect.choose ?? [])];
  const say = gifts(lang);
  const join = effect.choose ? phrase(lang, [' or ', ' albo ']) : '; ';
  const gives = comma([
    effect.give ? giveText(say, effect.give) : '',
    inner.map(ab => say.ability(ab)).join(join),
    effect.limitPerTurn === undefined
      ? ''
      : phrase(
          lang,
          ['{n, plural, one {once} other {# times}} a turn', '{n, plural, one {raz} other {# razy}} na turę'],
          { n: effect.limitPerTurn },
        ),
    effect.usableWhileStunned ? phrase(lang, ['also while STUNNED', 'także podczas OGŁUSZENIA']) : '',
    effect.by
      ? phrase(lang, ['against {who}', 'ze strony {who}'], {
          who: listed(
            lang,
            effect.by.map(by =>
              phrase(
                lang,
                by === 'enemies' ? ['enemies', 'wrogów'] : ['effects of the scenario', 'efektów scenariusza'],
              ),
            ),
          ),
        })
      : '',
    effect.on
      ? phrase(lang, ['for {who}', 'dla {who}'], { who: whomText(lang, effect.on, 'you', 'gen') })
      : '',
  ]);
  const head = comma([
    phrase(lang, EVENT_WORDS[word], { n: arg === '' ? '' : conditionsText(lang, [arg as 'stun']) }),
    effect.if ? phrase(lang, ['if {ifs}', 'jeśli {ifs}'], { ifs: ifText(lang, effect.if) }) : '',
    effect.may ? phrase(lang, ['you may', 'możesz']) : '',
  ]);
  const cost = effect.cost ? ` ${costText(lang, effect.cost)} –` : '';
  const areas = [
    ...(effect.give?.set?.area ? [effect.give.set.area] : []),
    ...linesOfCard(lang, inner).flatMap(line => line.areas),
  ];
  return { verb: 'bonus', text: capital(`${head}:${cost} ${gives}`), areas, isPart: false };
};

/** What an item does, a line for each of its effects, with the shapes that belong to them. */
export const itemText = (lang: Lang, { effects }: Pick<ItemDef, 'effects'>): FaceLine[] =>
  effects.map(effect => effectLine(lang, effect));

export const itemLines = (lang: Lang, item: number): string[] =>
  itemText(lang, itemOf(item)).map(line => line.text);
