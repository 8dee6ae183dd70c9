import type { CardId } from '@potyczka/kernel';
import { type Lang, listed } from '@potyczka/words';
import type { Ability, Condition, Cost, Counter, Give, If, Link, On, Value } from '../content/abilities.js';
import { cardOf, itemOf } from '../content/index.js';
import type { Half } from '../content/types.js';
import type { WordOf } from './names/both.js';
import {
  ALL_WORDS,
  CARD_WORDS,
  COUNTER_WORDS,
  EVENT_WORDS,
  IF_WORDS,
  WHO_WORDS,
} from './names/card-words.js';
import { CONDITION_WORDS, ELEMENT_WORDS } from './names/words.js';
import { cardName, figureName, inLang } from './values.js';

/** What cards say, put together from what they do: the same words for every card, in both languages. */

export interface CardText {
  readonly name: string;
  readonly initiative: number;
  readonly level: number | string;
  readonly top: readonly string[];
  readonly bottom: readonly string[];
}

const w = (lang: Lang, id: keyof typeof CARD_WORDS): string => inLang(lang, CARD_WORDS[id]);

const valueText = (lang: Lang, value: Value | undefined): string => {
  if (value === undefined) return '';
  if (typeof value === 'number') return String(value);
  if (value === 'all') return w(lang, 'all');
  if (typeof value === 'string') return value;
  if ('byLevel' in value) return value.byLevel.join('/');
  const [word, arg] = parted(value.x);
  const base = inLang(lang, COUNTER_WORDS[word]).replace('{n}', arg);
  const times = value.times === undefined ? '' : `${value.times} × `;
  const half = value.half === undefined ? '' : '½ × ';
  const plus = value.plus === undefined ? '' : ` + ${value.plus}`;
  return `X (${times}${half}${base}${plus})`;
};

/** A word and what stands after its colon. */
const parted = <X extends string>(x: X): readonly [word: WordOf<X>, arg: string] => {
  const [word, arg = ''] = x.split(':') as [WordOf<X>, string?];
  return [word, arg];
};

const signed = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n)}`;

const conditionsText = (lang: Lang, conditions: readonly Condition[] | undefined): string[] =>
  (conditions ?? []).map(c => inLang(lang, CONDITION_WORDS[c]));

const elementsText = (lang: Lang, elements: readonly string[]): string =>
  listed(
    lang,
    elements.map(e => inLang(lang, ELEMENT_WORDS[e as 'fire'])),
  );

const ifText = (lang: Lang, conditions: readonly If[] | undefined): string =>
  listed(
    lang,
    (conditions ?? []).map(condition => {
      const [word, arg] = parted(condition);
      const names = arg
        .split(',')
        .map(each =>
          CONDITION_WORDS[each as 'stun']
            ? inLang(lang, CONDITION_WORDS[each as 'stun'])
            : ELEMENT_WORDS[each as 'fire']
              ? inLang(lang, ELEMENT_WORDS[each as 'fire'])
              : each.includes('-')
                ? figureName(lang, each)
                : each,
        )
        .join(', ');
      return inLang(lang, IF_WORDS[word]).replace('{n}', names);
    }),
  );

const onText = (lang: Lang, on: On | undefined): string => {
  if (on === undefined) return '';
  const many = on.count === 'all';
  const parts = [inLang(lang, (many ? ALL_WORDS[on.who] : undefined) ?? WHO_WORDS[on.who])];
  if (on.within === 1) parts.push(w(lang, on.of === 'target' ? 'beside-target' : 'adjacent'));
  else if (typeof on.within === 'number') parts.push(`${w(lang, 'within')} ${on.within}`);
  else if (on.within === 'movedThrough') parts.push(w(lang, 'moved-through'));
  else if (on.within === 'room') parts.push(w(lang, 'in-room'));
  if (on.ranks) parts.push(`(${on.ranks.map(rank => w(lang, rank)).join(', ')})`);
  if (on.if) parts.push(`(${ifText(lang, on.if)})`);
  return parts.join(' ');
};

const costText = (lang: Lang, cost: Cost): string => {
  const parts: string[] = [];
  if (cost.consume) parts.push(`${w(lang, 'consume')} ${elementsText(lang, cost.consume)}`);
  if (cost.damageSelf) parts.push(`${w(lang, 'suffer')} ${cost.damageSelf}`);
  if (cost.discardCards) parts.push(`${w(lang, 'discard-cards')} ${cost.discardCards}`);
  if (cost.condition) parts.push(conditionsText(lang, [cost.condition]).join());
  if (cost.forgoAction) parts.push(w(lang, 'forgo'));
  if (cost.destroyObstacle) parts.push(w(lang, 'destroy-obstacle'));
  return parts.join(', ');
};

/** An attack that goes on to another target. */
const linkText = (lang: Lang, { attackMod, within }: Link): string =>
  `${w(lang, 'goes-on')} (${w(lang, 'attack')} ${signed(attackMod)}, ${w(lang, 'within')} ${within})`;

/** What a gift gives, in short. */
const giveText = (lang: Lang, give: Give): string => {
  const parts: string[] = [];
  const set = give.set;
  for (const [what, value] of Object.entries({ ...give.add, ...set?.add }))
    parts.push(
      `${typeof value === 'number' ? signed(value) : `+${valueText(lang, value as Value)}`} ${w(lang, `add-${what}` as keyof typeof CARD_WORDS)}`,
    );
  if (set?.n !== undefined) parts.push(`${w(lang, 'becomes')} ${valueText(lang, set.n)}`);
  if (set?.targets !== undefined) parts.push(`${w(lang, 'target')} ${valueText(lang, set.targets)}`);
  if (set?.area) parts.push(w(lang, 'area'));
  if (set?.on) parts.push(onText(lang, set.on));
  if (set?.alsoTargets) parts.push(w(lang, 'also-on-the-way'));
  for (const each of give.when ?? []) parts.push(`${ifText(lang, each.if)}: ${giveText(lang, each.give)}`);
  for (const each of give.chain ?? []) parts.push(linkText(lang, each));
  parts.push(...conditionsText(lang, give.conditions));
  for (const key of ['pierce', 'push', 'pull'] as const)
    if (give[key]) parts.push(`${w(lang, key)} ${give[key]}`);
  for (const key of [
    'jump',
    'advantage',
    'disadvantage',
    'double',
    'ignoreShield',
    'noDamage',
    'flying',
  ] as const)
    if (give[key]) parts.push(w(lang, key));
  if (give.addTargets) parts.push(w(lang, 'add-target'));
  if (give.augmentEffects) parts.push(w(lang, 'augment-too'));
  if (give.canTargetInvisible) parts.push(w(lang, 'sees-invisible'));
  if (give.immune) parts.push(w(lang, 'immune'));
  if (give.infuse) parts.push(`${w(lang, 'create')} ${elementsText(lang, give.infuse)}`);
  for (const each of [...(give.do ?? []), ...(give.instead ?? [])]) parts.push(...abilityLines(lang, [each]));
  if (give.takeInstead) parts.push(w(lang, 'take-instead'));
  if (give.effect) parts.push(w(lang, 'special-effect'));
  if (give.xp) parts.push(`${give.xp} ${w(lang, 'xp')}`);
  return parts.join(', ');
};

const numberText = (lang: Lang, ab: { readonly n?: Value; readonly mod?: number }): string =>
  ab.mod === undefined ? valueText(lang, ab.n) : signed(ab.mod);

/** The head of an ability: its verb and its own numbers. */
const headOf = (lang: Lang, ab: Ability): string => {
  switch (ab.a) {
    case 'attack':
      return [
        `${w(lang, 'attack')} ${numberText(lang, ab)}`,
        ...(ab.range === undefined ? [] : [`${w(lang, 'range')} ${valueText(lang, ab.range)}`]),
        ...(ab.rangeMod === undefined ? [] : [`${w(lang, 'range')} ${signed(ab.rangeMod)}`]),
        ...(ab.targets === undefined ? [] : [`${w(lang, 'target')} ${valueText(lang, ab.targets)}`]),
        ...(ab.area === undefined ? [] : [w(lang, 'area')]),
        ...(ab.pierce === undefined ? [] : [`${w(lang, 'pierce')} ${ab.pierce}`]),
        ...(ab.push === undefined ? [] : [`${w(lang, 'push')} ${ab.push}`]),
        ...(ab.pull === undefined ? [] : [`${w(lang, 'pull')} ${ab.pull}`]),
        ...conditionsText(lang, ab.conditions),
        ...(ab.chain ?? []).map(each => linkText(lang, each)),
      ].join(', ');
    case 'move':
      return `${w(lang, 'move')} ${numberText(lang, ab)}${ab.jump ? `, ${w(lang, 'jump')}` : ''}`;
    case 'heal':
      return `${w(lang, 'heal')} ${numberText(lang, ab)}${ab.range === undefined ? '' : `, ${w(lang, 'range')} ${valueText(lang, ab.range)}`}`;
    case 'shield':
      return `${w(lang, 'shield')} ${valueText(lang, ab.n)}`;
    case 'retaliate':
      return `${w(lang, 'retaliate')} ${valueText(lang, ab.n)}${ab.range === undefined ? '' : `, ${w(lang, 'range')} ${valueText(lang, ab.range)}`}`;
    case 'loot':
      return `${w(lang, 'loot')} ${ab.n}`;
    case 'push':
    case 'pull':
      return `${w(lang, ab.a)} ${ab.n}`;
    case 'condition':
      return conditionsText(lang, ab.conditions).join(', ');
    case 'damage':
      return `${w(lang, 'damage')} ${valueText(lang, ab.n)}`;
    default:
      return headOfOthers(lang, ab);
  }
};

const headOfOthers = (lang: Lang, ab: Ability): string => {
  switch (ab.a) {
    case 'consume':
      return `${elementsText(lang, ab.elements)}: ${giveText(lang, ab.give)}`;
    case 'infuse':
      return `${w(lang, 'create')} ${elementsText(lang, ab.elements)}`;
    case 'bonus': {
      const event = inLang(lang, EVENT_WORDS[parted(ab.event)[0]]);
      const when = ab.if ? ` (${ifText(lang, ab.if)})` : '';
      const cost = ab.cost ? ` [${costText(lang, ab.cost)}]` : '';
      const what = ab.give
        ? giveText(lang, ab.give)
        : (ab.choose ?? []).flatMap(each => abilityLines(lang, [each])).join(' / ');
      return `${event}${when}${cost}${what ? `: ${what}` : ''}`;
    }
    case 'summon': {
      const s = ab.summon;
      const dash = (x: Value | null): string => (x === null ? '–' : valueText(lang, x));
      return `${w(lang, 'summon')} ${figureName(lang, s.id)}: ${w(lang, 'hp')} ${valueText(lang, s.hp)}, ${w(lang, 'move')} ${dash(s.move)}, ${w(lang, 'attack')} ${dash(s.attack)}, ${w(lang, 'range')} ${dash(s.range)}`;
    }
    case 'grant':
    case 'control':
    case 'command':
      return `${w(lang, ab.a)}: ${ab.do.flatMap(each => abilityLines(lang, [each])).join('; ')}`;
    case 'trap':
      return [
        `${w(lang, 'trap')}: ${w(lang, 'damage')} ${ab.damage}`,
        ...conditionsText(lang, ab.conditions),
      ].join(', ');
    case 'recover':
      return `${w(lang, ab.pile === 'lost' ? 'recover-lost' : 'recover-discard')}: ${valueText(lang, ab.n)}`;
    case 'refresh':
      return `${w(lang, 'refresh')}: ${valueText(lang, ab.n)}`;
    case 'doom':
    case 'mark':
    case 'placeInActiveArea':
      return `${w(lang, ab.a)}: ${ab.effects.flatMap(each => abilityLines(lang, [each])).join('; ')}`;
    case 'summonMonster':
      return `${w(lang, 'summon')}: ${ab.spawns.map(s => figureName(lang, s.kind)).join(', ')}`;
    case 'onDeath':
      return `${w(lang, 'on-death')}: ${ab.do.flatMap(each => abilityLines(lang, [each])).join('; ')}`;
    default:
      return w(lang, ab.a as keyof typeof CARD_WORDS);
  }
};

/** What is counted, without the X that stands for it in a value. */
const countText = (lang: Lang, count: Counter): string =>
  valueText(lang, { x: count }).replace(/^X \((.*)\)$/, '$1');

/** Abilities as lines of a card, in printed order. */
export const abilityLines = (lang: Lang, abilities: readonly Ability[]): string[] =>
  abilities.flatMap(ab => {
    const on = ab.a === 'bonus' && ab.on === undefined ? '' : onText(lang, ab.on);
    const cost = ab.a !== 'bonus' && ab.cost ? `[${costText(lang, ab.cost)}] ` : '';
    const cond = ab.a !== 'bonus' && ab.if ? `(${ifText(lang, ab.if)}) ` : '';
    const head = `${cost}${cond}${headOf(lang, ab)}${on ? ` – ${on}` : ''}${ab.xp ? `, ${ab.xp} ${w(lang, 'xp')}` : ''}`;
    return [
      head,
      ...(ab.consume ?? []).map(c => `${elementsText(lang, c.elements)}: ${giveText(lang, c.give)}`),
      ...(ab.when ?? []).map(c => `${ifText(lang, c.if)}: ${giveText(lang, c.give)}`),
      ...(ab.per ?? []).map(c => `${valueText(lang, { x: c.count })}: ${giveText(lang, c.give)}`),
      ...(ab.mayPay ?? []).map(c => `[${costText(lang, c.cost)}]: ${giveText(lang, c.give)}`),
      ...(ab.xpPer ? [`${ab.xpPer.xp} ${w(lang, 'xp')} × ${countText(lang, ab.xpPer.count)}`] : []),
      ...abilityLines(lang, ab.after ?? []),
    ];
  });

const halfLines = (lang: Lang, half: Half): string[] => {
  const marks = [
    ...(half.xp ? [`${half.xp} ${w(lang, 'xp')}`] : []),
    ...(half.infuse ? [`${w(lang, 'create')} ${elementsText(lang, half.infuse)}`] : []),
    ...(half.uses ? [`${w(lang, 'slots')} ${half.uses.length}`] : []),
    ...(half.active ? [w(lang, half.active)] : []),
    ...(half.lost ? [w(lang, 'lost')] : []),
    ...(half.noRecover ? [w(lang, 'no-recover')] : []),
  ];
  return [...abilityLines(lang, half.do), ...(marks.length > 0 ? [marks.join(' · ')] : [])];
};

export const cardText = (lang: Lang, card: CardId): CardText => {
  const { top, bottom, initiative, level } = cardOf(card);
  return {
    name: cardName(lang, card),
    initiative,
    level,
    top: halfLines(lang, top),
    bottom: halfLines(lang, bottom),
  };
};

/** What an item does, a line for each of its effects. */
export const itemLines = (lang: Lang, item: number): string[] =>
  itemOf(item).effects.map(({ event, give, cost, ...effect }) => {
    const when = inLang(lang, EVENT_WORDS[parted(event)[0]]);
    const pays = cost ? ` [${costText(lang, cost)}]` : '';
    const gives = [
      ...(give ? [giveText(lang, give)] : []),
      ...abilityLines(lang, [...(effect.do ?? []), ...(effect.choose ?? [])]),
    ].join(', ');
    return `${when}${effect.if ? ` (${ifText(lang, effect.if)})` : ''}${pays}: ${gives}`;
  });
