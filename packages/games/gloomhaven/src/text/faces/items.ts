import type { Lang } from '@potyczka/words';
import type { Slot } from '../../content/abilities.js';
import type { ItemDef } from '../../content/types.js';
import type { FaceLine } from '../cards/abilities.js';
import { phrase } from '../cards/phrase.js';
import { itemText } from '../cards.js';
import type { Both, NamesOf } from '../names/both.js';
import { figureName, inLang } from '../values.js';

const SLOTS: NamesOf<Slot> = {
  head: ['head', 'głowa'],
  body: ['body', 'korpus'],
  legs: ['legs', 'nogi'],
  oneHand: ['one hand', 'jedna ręka'],
  twoHand: ['two hands', 'dwie ręce'],
  small: ['small item', 'mały przedmiot'],
};

export const slotName = (lang: Lang, slot: Slot): string => inLang(lang, SLOTS[slot]);

const LIMITS: Readonly<Record<ItemDef['limit'], readonly [word: Both, what: Both]>> = {
  spent: [
    ['spent', 'wykorzystany'],
    [
      'After use it is turned sideways; a long rest refreshes it.',
      'Po użyciu obraca się go na bok; odświeża go długi odpoczynek.',
    ],
  ],
  consumed: [
    ['consumed', 'zużyty'],
    ['After use it is gone for this scenario.', 'Po użyciu przepada do końca scenariusza.'],
  ],
  none: [
    ['always', 'zawsze'],
    ['It works as long as you carry it.', 'Działa, dopóki go nosisz.'],
  ],
};

/** What becomes of an item, as the mark in its corner says it. */
export interface ItemMark {
  readonly id: ItemDef['limit'];
  readonly text: string;
  readonly what: string;
}

/** Everything that the card of an item says. */
export interface ItemFaceText {
  readonly slot: string;
  readonly price: number;
  readonly lines: readonly FaceLine[];
  readonly mark: ItemMark;
  /** Circles to be filled before it is spent or consumed. */
  readonly uses: number;
  readonly minusOnes: number;
  /** What else one should know before buying: −1 cards, copies, where it comes from. */
  readonly notes: readonly string[];
}

const note = (lang: Lang, both: Both, n: number | undefined): string[] =>
  n === undefined ? [] : [phrase(lang, both, { n })];

/** The card of an item, from the record that the rules play. */
export const itemFaceText = (
  lang: Lang,
  {
    slot,
    price,
    count,
    limit,
    uses,
    minusOneCards,
    noRefresh,
    prosperity,
    randomDesign,
    solo,
    effects,
  }: ItemDef,
): ItemFaceText => {
  const [text, what] = LIMITS[limit];
  return {
    slot: slotName(lang, slot),
    price,
    lines: itemText(lang, { effects }),
    mark: { id: limit, text: inLang(lang, text), what: inLang(lang, what) },
    uses: uses ?? 0,
    minusOnes: minusOneCards ?? 0,
    notes: [
      ...note(
        lang,
        [
          '{n, plural, one {One use} other {# uses}} before that.',
          '{n, plural, one {Przedtem jedno użycie} few {Przedtem # użycia} many {Przedtem # użyć} other {Przedtem # użycia}}.',
        ],
        uses,
      ),
      ...note(
        lang,
        [
          '{n, plural, one {One −1 card} other {# −1 cards}} go into your modifier deck while you carry it.',
          'Dopóki go nosisz, w Twojej talii modyfikatorów {n, plural, one {jest # karta −1} few {są # karty −1} many {jest # kart −1} other {jest # karty −1}} więcej.',
        ],
        minusOneCards,
      ),
      ...(noRefresh ? [phrase(lang, ['Nothing refreshes it.', 'Nic go nie odświeża.'])] : []),
      ...note(
        lang,
        ['The shop sells it from prosperity {n} on.', 'W sklepie od poziomu dobrobytu {n}.'],
        prosperity,
      ),
      ...(randomDesign
        ? [phrase(lang, ['Found as a random item design.', 'Do zdobycia jako losowy projekt przedmiotu.'])]
        : []),
      ...(solo
        ? [
            phrase(
              lang,
              [
                'The prize of a scenario that one plays alone: {who}.',
                'Nagroda za scenariusz, który gra się w pojedynkę: {who}.',
              ],
              { who: figureName(lang, solo) },
            ),
          ]
        : []),
      ...note(
        lang,
        [
          '{n, plural, one {One copy} other {# copies}} in the box.',
          'W pudełku {n, plural, one {jest # egzemplarz} few {są # egzemplarze} many {jest # egzemplarzy} other {jest # egzemplarza}}.',
        ],
        count,
      ),
    ],
  };
};
