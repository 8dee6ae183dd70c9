import type { Lang } from '@potyczka/words';
import type {
  Condition,
  Cost,
  Counter,
  ElementSymbol,
  From,
  If,
  Immunity,
  On,
  Value,
} from '../../content/abilities.js';
import type { Both, WordOf } from '../names/both.js';
import {
  COUNTER_WORDS,
  EACH_WORDS,
  IF_WORDS,
  IF_WORDS_OF_MONSTERS,
  IMMUNE_WORDS,
} from '../names/card-words.js';
import { FROM, WHO, type WhoForms } from '../names/targets.js';
import { CONDITION_WORDS, DECLINED, ELEMENT_WORDS } from '../names/words.js';
import { figureName, inLang } from '../values.js';
import { and, comma, or, phrase } from './phrase.js';

/** Who reads: a player whose card it is, or everybody, of a monster's card. */
export type Voice = 'you' | 'it';

/** A word and what stands after its colon. */
export const parted = <X extends string>(x: X): readonly [word: WordOf<X>, arg: string] => {
  const [word, arg = ''] = x.split(':') as [WordOf<X>, string?];
  return [word, arg];
};

/** What is counted: `hexes moved this turn`. */
const countText = (lang: Lang, count: Counter): string => {
  const [word, n] = parted(count);
  return phrase(lang, COUNTER_WORDS[word], { n });
};

/** One of what is counted: `each hex moved this turn`. */
export const eachText = (lang: Lang, count: Counter): string => {
  const [word, n] = parted(count);
  return phrase(lang, EACH_WORDS[word], { n });
};

export const valueText = (lang: Lang, value: Value | undefined): string => {
  if (value === undefined) return '';
  if (typeof value === 'number') return String(value);
  if (value === 'all') return phrase(lang, ['as much as can be', 'ile się da']);
  if (typeof value === 'string') return value;
  if ('byLevel' in value)
    return `${value.byLevel.join('/')} ${phrase(lang, ['(by scenario level)', '(według poziomu scenariusza)'])}`;
  const half: Both =
    value.half === 'up'
      ? ['half (rounded up) of ', 'połowa (w górę): ']
      : ['half (rounded down) of ', 'połowa (w dół): '];
  const factor = value.times === undefined ? '' : `${value.times} × `;
  const plus = value.plus === undefined ? '' : ` + ${value.plus}`;
  return `X (${factor}${value.half ? phrase(lang, half) : ''}${countText(lang, value.x)}${plus})`;
};

export const conditionsText = (lang: Lang, conditions: readonly Condition[] | undefined): string =>
  and(
    lang,
    (conditions ?? []).map(c => inLang(lang, CONDITION_WORDS[c])),
  );

/** Elements as one makes or uses them: in Polish in the accusative. */
/** Two of any kind are not told one by one. */
const ANY_TWO: Both = ['any two elements', 'dowolne dwa żywioły'];

export const elementsText = (lang: Lang, elements: readonly ElementSymbol[]): string =>
  elements.length === 2 && elements.every(e => e === 'wild')
    ? inLang(lang, ANY_TWO)
    : and(
        lang,
        elements.map(e => (lang === 'pl' ? DECLINED[e].acc : inLang(lang, ELEMENT_WORDS[e]))),
      );

/** What stands in a condition after its colon, any of them: conditions, elements, monsters, ranks or a number. */
const namedIn = (lang: Lang, arg: string): string =>
  or(
    lang,
    arg.split(',').map(each => {
      const word = CONDITION_WORDS[each as 'stun'] ?? ELEMENT_WORDS[each as 'fire'] ?? RANK[each as 'elite'];
      if (word) return inLang(lang, word);
      return each.includes('-') ? figureName(lang, each) : each;
    }),
  );

const RANK = { normal: ['normal', 'zwykły'], elite: ['elite', 'elitarny'], boss: ['boss', 'boss'] } as const;

/** Clauses after `if`. */
export const ifText = (lang: Lang, conditions: readonly If[], voice: Voice = 'you'): string =>
  and(
    lang,
    conditions.map(condition => {
      const [word, arg] = parted(condition);
      const words = (voice === 'it' && IF_WORDS_OF_MONSTERS[word]) || IF_WORDS[word];
      return phrase(lang, words, { n: namedIn(lang, arg) });
    }),
  );

/** A condition that is given, or against which something helps: in Polish in the accusative. */
const conditionAgainst = (lang: Lang, c: Condition): string =>
  lang === 'pl' ? DECLINED[c].acc : inLang(lang, CONDITION_WORDS[c]);

export const immuneText = (lang: Lang, to: Immunity | readonly Immunity[]): string =>
  and(
    lang,
    (typeof to === 'string' ? [to] : to).map(each => {
      const words = IMMUNE_WORDS[each as 'push'];
      return words ? inLang(lang, words) : conditionAgainst(lang, each as Condition);
    }),
  );

/** In Polish the case in which it stands. */
type Form = 'nom' | 'gen';

const whoIn = (lang: Lang, voice: Voice, on: On, form: Form): string => {
  const forms: WhoForms = WHO[on.who];
  const isAll = on.count === 'all';
  if (lang === 'pl' && form === 'gen') return forms.gen[isAll ? 1 : 0];
  if (isAll && forms.all) return phrase(lang, (voice === 'it' && forms.allIt) || forms.all);
  if (typeof on.count === 'number') return `${on.count} ${phrase(lang, forms.many ?? forms.one)}`;
  return phrase(lang, (voice === 'it' && forms.it) || forms.one);
};

/** `all enemies` who are next to one are `all adjacent enemies`. */
const besides = (lang: Lang, who: string, isAll: boolean): string =>
  lang === 'pl'
    ? `${who} ${isAll ? 'na przyległych polach' : 'na przyległym polu'}`
    : who
        .replace(/\b(?=(summoned )?(enemy|enemies|ally|allies|other figures?)$)/, 'adjacent ')
        .replace('summoned adjacent', 'adjacent summoned')
        .replace('adjacent other', 'other adjacent');

const placeOf = (lang: Lang, from: From | undefined): string => {
  if (from === undefined) return '';
  const [word, arg] = parted(from);
  return phrase(lang, FROM[word], { n: namedIn(lang, arg) });
};

const within = (lang: Lang, { within: near, of, exact }: On): string => {
  const from = placeOf(lang, of);
  if (near === undefined) return from && phrase(lang, ['from {from}', 'od {from}'], { from });
  if (near === 1)
    return from ? phrase(lang, ['adjacent to {from}', 'na polach przyległych do {from}'], { from }) : '';
  if (typeof near === 'number') {
    const word: Both = exact
      ? ['at exactly {near}', 'dokładnie w odległości {near}']
      : ['within {near}', 'w odległości do {near}'];
    return `${phrase(lang, word, { near })}${from && phrase(lang, [' of {from}', ' od {from}'], { from })}`;
  }
  return phrase(lang, WITHIN[near]);
};

const WITHIN: Readonly<Record<Exclude<On['within'], number | undefined>, Both>> = {
  any: ['anywhere', 'gdziekolwiek'],
  room: ['in the same room', 'w tej samej komnacie'],
  area: ['in the area', 'w obszarze'],
  movedThrough: ['on hexes moved through', 'na polach, przez które prowadził ruch'],
  target: ['just targeted', 'obrany właśnie na cel'],
  targets: ['just targeted', 'obrani właśnie na cel'],
  range: ['in range', 'w zasięgu'],
  ownRange: ['in its own range', 'w zasięgu ze swojej karty'],
};

/** Whom an ability affects: `all adjacent enemies`. */
export const whomText = (lang: Lang, on: On, voice: Voice = 'you', form: Form = 'nom'): string => {
  const ranks =
    on.ranks &&
    phrase(lang, ['only {ranks}', 'tylko {ranks}'], {
      ranks: on.ranks.map(r => inLang(lang, RANK[r])).join(phrase(lang, [' or ', ' albo '])),
    });
  const ifs = on.if && phrase(lang, ['if {ifs}', 'jeśli {ifs}'], { ifs: ifText(lang, on.if) });
  const same =
    on.sameTarget && phrase(lang, ['all attacks on one of them', 'wszystkie ataki w jednego z nich']);
  const who = whoIn(lang, voice, on, form);
  return comma([
    on.within === 1 && on.of === undefined
      ? besides(lang, who, on.count === 'all')
      : [who, within(lang, on)].filter(Boolean).join(' '),
    ranks ?? '',
    ifs ?? '',
    same || '',
  ]);
};

export const costText = (lang: Lang, cost: Cost): string => {
  const { consume, damageSelf, discardCards, forgoAction, destroyObstacle, on, condition } = cost;
  const parts: string[] = [];
  if (consume)
    parts.push(
      phrase(lang, ['use up {elements}', 'zużyj {elements}'], { elements: elementsText(lang, consume) }),
    );
  if (damageSelf !== undefined)
    parts.push(
      phrase(
        lang,
        [
          'suffer {n} damage',
          '{n, plural, one {otrzymaj # obrażenie} few {otrzymaj # obrażenia} other {otrzymaj # obrażeń}}',
        ],
        {
          n: damageSelf,
        },
      ),
    );
  if (discardCards !== undefined)
    parts.push(
      phrase(
        lang,
        [
          'discard {n, plural, one {a card} other {# cards}}',
          'odrzuć {n, plural, one {kartę} few {# karty} other {# kart}}',
        ],
        {
          n: discardCards,
        },
      ),
    );
  if (forgoAction)
    parts.push(
      phrase(
        lang,
        forgoAction === 'top'
          ? ['give up a top action', 'zrezygnuj z górnej akcji']
          : ['give up a bottom action', 'zrezygnuj z dolnej akcji'],
      ),
    );
  if (destroyObstacle)
    parts.push(
      phrase(
        lang,
        [
          'destroy {n, plural, one {an obstacle} other {# obstacles}} within {near}',
          'zniszcz {n, plural, one {przeszkodę} few {# przeszkody} other {# przeszkód}} w odległości do {near}',
        ],
        {
          n: destroyObstacle.count,
          near: destroyObstacle.within,
        },
      ),
    );
  if (condition)
    parts.push(
      phrase(lang, ['give {what} to {who}', 'nałóż {what} na {who}'], {
        who: on ? whomText(lang, on, 'you', 'gen') : phrase(lang, ['yourself', 'siebie']),
        what: conditionAgainst(lang, condition),
      }),
    );
  else if (on) parts.push(whomText(lang, on));
  if (cost.orDamageIfAlready !== undefined)
    parts.push(
      phrase(
        lang,
        [
          '{n} damage instead for who already has it',
          'kto już to ma, otrzymuje zamiast tego obrażenia ({n})',
        ],
        { n: cost.orDamageIfAlready },
      ),
    );
  if (cost.perAttack) parts.push(phrase(lang, ['for each attack', 'za każdy atak']));
  return and(lang, parts);
};
