import type { AreaOf, Augment, Effect, Give, Link, Per, Replaced, When } from '../../content/abilities.js';
import { CONDITION_WORDS } from '../names/words.js';
import { inLang } from '../values.js';
import { comma, phrase, signed } from './phrase.js';
import type { Speaker } from './speaker.js';
import {
  conditionsText,
  costText,
  eachText,
  elementsText,
  ifText,
  immuneText,
  valueText,
  whomText,
} from './values.js';

/** An attack that goes on to another target. */
export const linkText = (say: Speaker, { attackMod, within }: Link): string =>
  phrase(
    say.lang,
    [
      'then on to another enemy within {within} with Attack {mod}',
      'potem na kolejnego wroga w odległości do {within} z Atakiem {mod}',
    ],
    { within, mod: signed(attackMod) },
  );

/** How many hexes are hit, and from where; the face draws them. */
export const areaText = (say: Speaker, { self, hexes, body }: AreaOf): string =>
  phrase(
    say.lang,
    self
      ? [
          `area of {n, plural, one {# hex} other {# hexes}} beside ${say.voice}{body}`,
          'obszar {n, plural, one {# pola} other {# pól}} obok figurki{body}',
        ]
      : [
          'area of {n, plural, one {# hex} other {# hexes}}{body}',
          'obszar {n, plural, one {# pola} other {# pól}}{body}',
        ],
    {
      n: hexes.length,
      body: body
        ? phrase(say.lang, [' (a figure of {n} hexes)', ' (figurka zajmuje {n})'], { n: body.length })
        : '',
    },
  );

const ADDS = {
  attack: ['{n} Attack', '{n} do Ataku'],
  move: ['{n} Move', '{n} do Ruchu'],
  heal: ['{n} Heal', '{n} do Leczenia'],
  range: ['{n} Range', '{n} do Zasięgu'],
  shield: ['{n} Shield', '{n} do Tarczy'],
  retaliate: ['{n} Retaliate', '{n} do Odwetu'],
  damage: ['{n} damage', '{n} do obrażeń'],
  within: ['{n} to the distance', '{n} do odległości'],
  push: ['{n} PUSH', '{n} do ODEPCHNIĘCIA'],
} as const;

const addsText = (say: Speaker, add: Give['add'] = {}): string[] =>
  (Object.keys(ADDS) as (keyof typeof ADDS)[]).flatMap(what => {
    const value = add[what];
    if (value === undefined) return [];
    return [
      phrase(say.lang, ADDS[what], {
        n: typeof value === 'number' ? signed(value) : `+${valueText(say.lang, value)}`,
      }),
    ];
  });

const setText = (say: Speaker, set: Replaced): string[] => [
  ...(set.n === undefined
    ? []
    : [
        phrase(
          say.lang,
          set.upTo
            ? ['the number becomes up to {n}', 'liczba to wtedy najwyżej {n}']
            : ['the number becomes {n}', 'liczba to wtedy {n}'],
          { n: valueText(say.lang, set.n) },
        ),
      ]),
  ...(set.n === undefined && set.upTo ? [phrase(say.lang, ['up to as many', 'najwyżej tyle'])] : []),
  ...(set.targets === undefined
    ? []
    : [phrase(say.lang, ['Target {n}', 'Cel {n}'], { n: valueText(say.lang, set.targets) })]),
  ...(set.on
    ? [
        phrase(say.lang, ['it is for {who}', 'dotyczy {who}'], {
          who: whomText(say.lang, set.on, say.voice, 'gen'),
        }),
      ]
    : []),
  ...(set.add
    ? [
        phrase(say.lang, ['the bonus becomes {what}', 'premia to wtedy {what}'], {
          what: comma(addsText(say, set.add)),
        }),
      ]
    : []),
  ...(set.alsoTargets ? [phrase(say.lang, ALSO)] : []),
  ...(set.area ? [areaText(say, set.area)] : []),
  ...(set.per ?? []).map(each => perText(say, each)),
];

export const ALSO = [
  'also every enemy on the way to the target',
  'także każdy wróg na drodze do celu',
] as const;

export const whenText = (say: Speaker, { if: ifs, give }: When): string =>
  phrase(say.lang, ['if {ifs}: {what}', 'jeśli {ifs}: {what}'], {
    ifs: ifText(say.lang, ifs, say.voice),
    what: giveText(say, give),
  });

export const perText = (say: Speaker, { count, give }: Per): string =>
  phrase(say.lang, ['for {each}: {what}', 'za {each}: {what}'], {
    each: eachText(say.lang, count),
    what: giveText(say, give),
  });

export const augmentText = (say: Speaker, { elements, give }: Augment): string =>
  phrase(say.lang, ['use up {elements}: {what}', 'zużyj {elements}: {what}'], {
    elements: elementsText(say.lang, elements),
    what: giveText(say, give),
  });

const EFFECTS: { readonly [K in keyof Effect]-?: (say: Speaker, value: NonNullable<Effect[K]>) => string } = {
  asLongRest: say =>
    phrase(say.lang, ['the short rest counts as a long rest', 'krótki odpoczynek liczy się jak długi']),
  transferDoom: (say, { n, within }) =>
    phrase(
      say.lang,
      n === 'all'
        ? [
            'move all its Dooms to an enemy within {within}',
            'wszystkie Zguby przechodzą z niego na wroga w odległości do {within}',
          ]
        : [
            'move {n} Doom to an enemy within {within}',
            'Zguba (liczba: {n}) przechodzi z niego na wroga w odległości do {within}',
          ],
      { n, within },
    ),
  loseAndCannotGain: (say, c) =>
    phrase(say.lang, ['they lose {c} and cannot gain it', 'tracą {c} i nie mogą tego otrzymać'], {
      c: inLang(say.lang, CONDITION_WORDS[c]),
    }),
  attackerModifier: (say, m) =>
    phrase(say.lang, ['the attacker’s 2x counts as {n}', 'karta 2x atakującego liczy się jako {n}'], {
      n: m['2x'],
    }),
  initiative: (say, { plusOrMinus }) =>
    phrase(
      say.lang,
      ['your initiative is {n} higher or lower', 'Twoja inicjatywa jest o {n} wyższa albo niższa'],
      { n: plusOrMinus },
    ),
  extraSmallItems: (say, n) =>
    phrase(say.lang, ['carry {n} more small items', 'niesiesz o {n} małe przedmioty więcej'], { n }),
  defaultTop: (say, { attack }) =>
    phrase(say.lang, ['the default top action is Attack {n}', 'podstawowa górna akcja to Atak {n}'], {
      n: attack,
    }),
  defaultBottom: (say, { move }) =>
    phrase(say.lang, ['the default bottom action is Move {n}', 'podstawowa dolna akcja to Ruch {n}'], {
      n: move,
    }),
  invisible: say => phrase(say.lang, ['you count as INVISIBLE', 'działa na Ciebie NIEWIDZIALNOŚĆ']),
  cannotAttack: say => phrase(say.lang, ['you cannot attack', 'nie możesz atakować']),
  modifierDeck: (say, { remove }) =>
    phrase(
      say.lang,
      ['remove {n} cards −1 from your modifier deck', 'usuń ze swojej talii modyfikatorów {n} karty −1'],
      { n: remove['-1'] },
    ),
  initiativeForEnemyFocus: (say, n) =>
    phrase(
      say.lang,
      [
        'enemies choose their focus as if your initiative were {n}',
        'wrogowie wybierają obiekt skupienia tak, jakby Twoja inicjatywa wynosiła {n}',
      ],
      { n },
    ),
  conditionInstead: (say, c) =>
    phrase(say.lang, ['gain {c} instead', 'otrzymujesz zamiast tego {c}'], {
      c: inLang(say.lang, CONDITION_WORDS[c]),
    }),
  attackRedirectedTo: say =>
    phrase(say.lang, [
      'the attack goes to an ally of the attacker within its range',
      'atak trafia w sojusznika atakującego, który jest w zasięgu ataku',
    ]),
  extraObstacles: (say, n) => phrase(say.lang, ['create {n} more', 'tworzysz o {n} więcej'], { n }),
};

const effectText = (say: Speaker, effect: Effect): string[] =>
  (Object.keys(EFFECTS) as (keyof Effect)[]).flatMap(key => {
    const value = effect[key];
    // The table has a sentence for each, made for its own kind of value.
    const tell = EFFECTS[key] as (say: Speaker, value: unknown) => string;
    return value === undefined ? [] : [tell(say, value)];
  });

const FLAGS = {
  jump: ['Jump', 'Skok'],
  advantage: ['Advantage', 'Korzyść'],
  disadvantage: ['Disadvantage', 'Niekorzyść'],
  double: ['its number is doubled', 'wartość liczy się podwójnie'],
  ignoreShield: ['it ignores Shield', 'ignoruje Tarczę'],
  noDamage: ['no damage', 'bez obrażeń'],
  flying: ['Flying', 'Latanie'],
  augmentEffects: ['your augments count too', 'Twoje augmentacje też działają'],
  canTargetInvisible: ['it may target who is INVISIBLE', 'NIEWIDZIALNOŚĆ nie chroni celu'],
} as const;

/** What a gift gives: all of it, one after the other. */
export const giveText = (say: Speaker, give: Give): string =>
  comma([
    ...addsText(say, give.add),
    ...(give.set ? setText(say, give.set) : []),
    conditionsText(say.lang, give.conditions),
    ...(give.pierce === undefined
      ? []
      : [phrase(say.lang, ['PIERCE {n}', 'PRZEBICIE {n}'], { n: give.pierce })]),
    ...(give.push === undefined
      ? []
      : [phrase(say.lang, ['PUSH {n}', 'ODEPCHNIĘCIE {n}'], { n: give.push })]),
    ...(give.pull === undefined
      ? []
      : [phrase(say.lang, ['PULL {n}', 'PRZYCIĄGNIĘCIE {n}'], { n: give.pull })]),
    ...(give.range === undefined ? [] : [phrase(say.lang, ['Range {n}', 'Zasięg {n}'], { n: give.range })]),
    ...(Object.keys(FLAGS) as (keyof typeof FLAGS)[]).flatMap(key =>
      give[key] ? [phrase(say.lang, FLAGS[key])] : [],
    ),
    ...(give.addTargets === undefined
      ? []
      : [
          phrase(
            say.lang,
            ['ADD TARGET{n, plural, one {} other { ×#}}', 'DODATKOWY CEL{n, plural, one {} other { ×#}}'],
            { n: give.addTargets },
          ),
        ]),
    ...(give.immune
      ? [
          phrase(say.lang, ['immune to {what}', 'odporność na {what}'], {
            what: immuneText(say.lang, give.immune),
          }),
        ]
      : []),
    ...(give.infuse
      ? [phrase(say.lang, ['create {what}', 'stwórz {what}'], { what: elementsText(say.lang, give.infuse) })]
      : []),
    ...(give.do ?? []).map(each => say.ability(each)),
    ...(give.instead
      ? [
          phrase(say.lang, ['instead of this: {what}', 'zamiast tego: {what}'], {
            what: give.instead.map(each => say.ability(each)).join('; '),
          }),
        ]
      : []),
    ...(give.active ? [phrase(say.lang, ['until the end of the round', 'do końca rundy'])] : []),
    ...(give.when ?? []).map(each => whenText(say, each)),
    ...(give.chain ?? []).map(each => linkText(say, each)),
    ...(give.takeInstead
      ? [
          phrase(
            say.lang,
            ['you suffer that damage instead, {n} less', 'otrzymujesz je zamiast sojusznika, o {n} mniej'],
            { n: give.takeInstead.less },
          ),
        ]
      : []),
    ...(give.effect ? effectText(say, give.effect) : []),
    ...(give.pays
      ? [phrase(say.lang, ['but {cost}', 'ale {cost}'], { cost: costText(say.lang, give.pays) })]
      : []),
    ...(give.xp === undefined ? [] : [phrase(say.lang, ['{n} XP', '{n} PD'], { n: give.xp })]),
  ]);
