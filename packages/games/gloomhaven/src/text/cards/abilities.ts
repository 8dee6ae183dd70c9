import type { Lang } from '@potyczka/words';
import type { Ability, AreaOf, Of, Verb } from '../../content/abilities.js';
import type { Both } from '../names/both.js';
import { EVENT_WORDS, EVENT_WORDS_OF_OTHERS } from '../names/card-words.js';
import { ALSO, areaText, augmentText, giveText, linkText, perText, whenText } from './gives.js';
import { isOwnUpTo, oddHead } from './odd.js';
import { and, capital, comma, phrase, signed } from './phrase.js';
import type { Speaker } from './speaker.js';
import { spawnedText, summonText } from './summons.js';
import {
  conditionsText,
  costText,
  eachText,
  elementsText,
  ifText,
  parted,
  type Voice,
  valueText,
  whomText,
} from './values.js';

const at = (lang: Lang, both: Both, n: string | number | undefined): string[] =>
  n === undefined || n === '' ? [] : [phrase(lang, both, { n })];

const RANGE: Both = ['Range {n}', 'Zasięg {n}'];
const TARGET: Both = ['Target {n}', 'Cel {n}'];
const PUSH: Both = ['PUSH {n}', 'ODEPCHNIĘCIE {n}'];
const PULL: Both = ['PULL {n}', 'PRZYCIĄGNIĘCIE {n}'];
const PIERCE: Both = ['PIERCE {n}', 'PRZEBICIE {n}'];

type Aimed = Partial<
  Pick<Of<'attack'>, 'range' | 'rangeMod' | 'targets' | 'area' | 'pierce' | 'push' | 'pull' | 'conditions'>
>;

/** At whom an ability aims, and what its targets suffer beside. */
const aimText = (say: Speaker, ab: Aimed): string[] => {
  const { lang } = say;
  return [
    ...at(lang, RANGE, ab.range === undefined ? undefined : valueText(lang, ab.range)),
    ...at(lang, RANGE, ab.rangeMod === undefined ? undefined : signed(ab.rangeMod)),
    ...at(lang, TARGET, ab.targets === undefined ? undefined : valueText(lang, ab.targets)),
    ...(ab.area ? [areaText(say, ab.area)] : []),
    ...at(lang, PIERCE, ab.pierce),
    ...at(lang, PUSH, ab.push),
    ...at(lang, PULL, ab.pull),
    conditionsText(lang, ab.conditions),
  ];
};

const numberText = (lang: Lang, ab: { readonly n?: Of<'attack'>['n']; readonly mod?: number }): string =>
  ab.mod === undefined ? valueText(lang, ab.n) : signed(ab.mod);

const inner = (say: Speaker, abilities: readonly Ability[]): string =>
  abilities.map(each => say.ability(each)).join('; ');

type Heads = { readonly [A in Verb]?: (say: Speaker, ab: Of<A>) => string };

/** The verbs that cards are mostly made of, as they are printed; the others are in `odd`. */
const HEADS: Heads = {
  attack: (say, ab) => {
    const { lang } = say;
    return comma([
      phrase(lang, ['Attack {n}', 'Atak {n}'], { n: numberText(lang, ab) }),
      ...aimText(say, ab),
      ...(ab.alsoTargets ? [phrase(lang, ALSO)] : []),
      ...(ab.chain ?? []).map(each => linkText(say, each)),
      ...(ab.pushIntoObstacles
        ? [
            phrase(
              lang,
              [
                'an enemy pushed into an obstacle suffers {damage} damage{destroy, select, true {, and the obstacle is gone} other {}} ({xp} XP)',
                'wróg odepchnięty na przeszkodę otrzymuje {damage, plural, one {# obrażenie} few {# obrażenia} other {# obrażeń}}{destroy, select, true {, a przeszkoda znika} other {}} ({xp} PD)',
              ],
              { ...ab.pushIntoObstacles, destroy: String(ab.pushIntoObstacles.destroy) },
            ),
          ]
        : []),
      ...(ab.pushBlocked
        ? [
            phrase(
              lang,
              [
                '{damage} damage and {xp} XP for each hex that {by} keeps from the PUSH',
                'za każde pole, na które nie wpuszcza {by}, obrażenia {damage} i {xp} PD',
              ],
              {
                damage: ab.pushBlocked.damagePerHex,
                xp: ab.pushBlocked.xpPerHex,
                by: and(
                  lang,
                  ab.pushBlocked.by.map(x =>
                    phrase(lang, x === 'wall' ? ['a wall', 'ściana'] : ['an obstacle', 'przeszkoda']),
                  ),
                ),
              },
            ),
          ]
        : []),
      ...(ab.infuse
        ? [phrase(lang, ['create {what}', 'stwórz {what}'], { what: elementsText(lang, ab.infuse) })]
        : []),
    ]);
  },
  move: ({ lang }, ab) =>
    comma([
      phrase(lang, ['Move {n}', 'Ruch {n}'], { n: numberText(lang, ab) }),
      ab.jump ? phrase(lang, ['Jump', 'Skok']) : '',
      ab.straightLine ? phrase(lang, ['in a straight line', 'po linii prostej']) : '',
      ab.mustEndNextTo ? phrase(lang, ['ending beside an obstacle', 'do pola obok przeszkody']) : '',
      ab.lootHexesEntered ? phrase(lang, ['loot every hex entered', 'z grabieżą na każdym polu drogi']) : '',
      ...at(lang, ['towards place {n}', 'w stronę miejsca {n}'], ab.toward),
      ...at(
        lang,
        ['ending within {n} of who orders it', 'do pola w odległości do {n} od wydającego rozkaz'],
        ab.endWithin,
      ),
      ab.opensDoors ? phrase(lang, ['doors open', 'drzwi się otwierają']) : '',
      ab.springsTraps ? phrase(lang, ['traps work', 'pułapki działają']) : '',
    ]),
  heal: (say, ab) =>
    comma([
      phrase(say.lang, ['Heal {n}', 'Leczenie {n}'], { n: numberText(say.lang, ab) }),
      ...aimText(say, ab),
    ]),
  shield: ({ lang }, ab) => phrase(lang, ['Shield {n}', 'Tarcza {n}'], { n: valueText(lang, ab.n) }),
  retaliate: ({ lang }, ab) =>
    comma([
      phrase(lang, ['Retaliate {n}', 'Odwet {n}'], { n: valueText(lang, ab.n) }),
      ...at(lang, RANGE, ab.range === undefined ? undefined : valueText(lang, ab.range)),
    ]),
  loot: ({ lang }, ab) =>
    comma([
      phrase(lang, ['Loot {n}', 'Grabież {n}'], { n: ab.n }),
      ...at(lang, ['at most {n} tokens', 'najwyżej {n} żetony'], ab.lootLimit),
    ]),
  push: (say, ab) => comma([phrase(say.lang, PUSH, { n: ab.n }), ...forcedText(say, ab)]),
  pull: (say, ab) => comma([phrase(say.lang, PULL, { n: ab.n }), ...forcedText(say, ab)]),
  condition: (say, ab) =>
    comma([conditionsText(say.lang, ab.conditions), ...aimText(say, { ...ab, conditions: [] })]),
  damage: (say, ab) =>
    comma([
      phrase(
        say.lang,
        ab.on?.who === 'self'
          ? [
              'Suffer {n} damage',
              typeof ab.n === 'number'
                ? '{n, plural, one {Otrzymaj # obrażenie} few {Otrzymaj # obrażenia} other {Otrzymaj # obrażeń}}'
                : 'Otrzymaj obrażenia: {n}',
            ]
          : ['Damage {n}', 'Obrażenia {n}'],
        {
          n: typeof ab.n === 'number' ? ab.n : valueText(say.lang, ab.n),
        },
      ),
      ...aimText(say, ab),
    ]),
  kill: (say, ab) => comma([phrase(say.lang, ['Kill', 'Natychmiastowa śmierć']), ...aimText(say, ab)]),
  infuse: ({ lang }, ab) =>
    phrase(lang, ['create {what}', 'stwórz {what}'], { what: elementsText(lang, ab.elements) }),
  consume: (say, ab) => augmentText(say, ab),
  bonus: (say, ab) => bonusText(say, ab),
  summon: (say, ab) => summonText(say, ab),
  summonMonster: (say, ab) => spawnedText(say.lang, ab),
};

const forcedText = (say: Speaker, ab: Of<'push'> | Of<'pull'>): string[] => [
  ...aimText(say, ab),
  ...(ab.chooseHexWithin === undefined
    ? []
    : [
        phrase(
          say.lang,
          ab.toward
            ? ['towards a hex that you choose within {n}', 'w stronę pola wybranego w odległości do {n}']
            : ['choose a hex within {n}', 'wybierz pole w odległości do {n}'],
          { n: ab.chooseHexWithin },
        ),
      ]),
  ...(ab.toward && ab.chooseHexWithin === undefined
    ? [phrase(say.lang, ['towards the hex chosen', 'w stronę wybranego pola'])]
    : []),
];

/** The moment of an effect: of whoever reads, or of others. */
const momentText = ({ lang, voice }: Speaker, ab: Of<'bonus'>): string => {
  const [word, arg] = parted(ab.event);
  if (word === 'turnStart' && ab.on?.who === 'self')
    return phrase(lang, ['At the start of your turn', 'Na początku Twojej tury']);
  const others = ab.on === undefined ? voice === 'it' : ab.on.who !== 'self';
  const theirs = others
    ? EVENT_WORDS_OF_OTHERS[word]?.[ab.on?.count === undefined ? 'one' : 'many']
    : undefined;
  return phrase(lang, theirs ?? EVENT_WORDS[word], {
    n: arg === '' ? '' : conditionsText(lang, [arg as 'stun']),
  });
};

/** The moment of an effect, and whose it is. */
const eventText = ({ lang, voice }: Speaker, ab: Of<'bonus'>, event: string): string => {
  if (ab.on === undefined || ab.on.who === 'self') return event;
  if (ab.event === 'dies')
    return phrase(lang, ['When {who} dies', 'Gdy ginie {who}'], { who: whomText(lang, ab.on, voice) });
  return phrase(lang, ['For {who}, {event}', 'Dla {who}, {event}'], {
    who: whomText(lang, ab.on, voice, 'gen'),
    event: event.charAt(0).toLowerCase() + event.slice(1),
  });
};

/** A running effect: when it works, for whom, at what cost, and what it gives. */
const bonusText = (say: Speaker, ab: Of<'bonus'>): string => {
  const { lang } = say;
  const event = eventText(say, ab, momentText(say, ab));
  const limits = comma([
    ab.limit === undefined
      ? ''
      : phrase(
          lang,
          ['{n, plural, one {once} other {# times}}', '{n, plural, one {jeden raz} other {# razy}}'],
          { n: ab.limit },
        ),
    ab.limitPerTurn === undefined
      ? ''
      : phrase(
          lang,
          ['{n, plural, one {once} other {# times}} a turn', '{n, plural, one {raz} other {# razy}} na turę'],
          { n: ab.limitPerTurn },
        ),
    ab.oncePerAction ? phrase(lang, ['once an action', 'raz na akcję']) : '',
    ab.until === undefined
      ? ''
      : phrase(
          lang,
          ab.until === 'endOfTurn'
            ? ['until the end of the turn', 'do końca tury']
            : ['until the end of the round', 'do końca rundy'],
        ),
    ab.advanceSlot
      ? phrase(lang, ['the card moves on to its next slot', 'karta przechodzi na następne pole użycia'])
      : '',
  ]);
  const what = [
    ...(ab.give ? [giveText(say, ab.give)] : []),
    ...(ab.choose ? [ab.choose.map(each => say.ability(each)).join(phrase(lang, [' or ', ' albo ']))] : []),
    ...(ab.afterLastSlot
      ? [
          phrase(lang, ['after the last slot: {what}', 'po ostatnim użyciu: {what}'], {
            what: inner(say, ab.afterLastSlot),
          }),
        ]
      : []),
  ].join('; ');
  const head = comma([
    event,
    ab.if ? phrase(lang, ['if {ifs}', 'jeśli {ifs}'], { ifs: ifText(lang, ab.if, say.voice) }) : '',
    limits,
  ]);
  const cost = ab.cost ? phrase(lang, [' {cost} –', ' {cost} –'], { cost: costText(lang, ab.cost) }) : '';
  const kind = ab.kind ? phrase(lang, ['Augment. ', 'Augmentacja. ']) : '';
  if (what === '') return `${kind}${head}${cost}`;
  return `${kind}${head}:${cost} ${what}`;
};

/** Verbs whose sentence says for whom they are; with the others it stands behind them. */
const SAYS_WHOM: readonly Verb[] = ['bonus', 'grant', 'control', 'command', 'doom', 'mark'];
/** What is one's own, not done to oneself. */
const OWNS: readonly Verb[] = ['recover', 'modifierDeck', 'removeConditions'];

/** Whom it is for, behind its head. */
const whomOf = ({ lang, voice }: Speaker, ab: Ability): string => {
  if (ab.on === undefined || SAYS_WHOM.includes(ab.a) || isOwnUpTo(ab)) return '';
  if (ab.on.who !== 'self') return ` – ${whomText(lang, ab.on, voice)}`;
  if (ab.a === 'damage' || ab.a === 'exhaust' || ab.a === 'setHp' || ab.a === 'refresh') return '';
  return phrase(lang, OWNS.includes(ab.a) ? [', your own', ' (własne)'] : [', self', ' na siebie']);
};

/** What stands behind the head: gifts for elements, for circumstances, for what is counted. */
const tailOf = (say: Speaker, ab: Ability): string[] => {
  const { lang } = say;
  return [
    ...(ab.consume ?? []).map(each => augmentText(say, each)),
    ...(ab.when ?? []).map(each => whenText(say, each)),
    ...(ab.per ?? []).map(each => perText(say, each)),
    ...(ab.mayPay ?? []).map(each =>
      phrase(lang, ['you may {cost}: {what}', 'możesz: {cost} – {what}'], {
        cost: costText(lang, each.cost),
        what: giveText(say, each.give),
      }),
    ),
    ...(ab.xpPer
      ? [
          phrase(lang, ['{xp} XP for {each}{by}', '{xp} PD za {each}{by}'], {
            xp: ab.xpPer.xp,
            each: eachText(lang, ab.xpPer.count),
            by:
              ab.xpPer.each === undefined
                ? ''
                : phrase(lang, [', {n} at a time', ', liczone po {n}'], { n: ab.xpPer.each }),
          }),
        ]
      : []),
    ...(ab.repeat
      ? [phrase(lang, ['once for {each}', 'raz za {each}'], { each: eachText(lang, ab.repeat.x) })]
      : []),
  ];
};

/** Verbs and times within a sentence are small; the names of abilities are printed large everywhere. */
const SMALL =
  /^(Instead|Before|At|After|For|Zamiast|Przed|Zanim|Na|Po|Dla|Recover|Refresh|One|On|When|Remove|Create|Gain|Give|Destroy|Change|Odzyskaj|Odśwież|Jeszcze|Przy|Gdy|Usuń|Stwórz|Zyskaj|Daj|Zniszcz|Zamień)(?= )/;
const low = (head: string): string =>
  head.replace(SMALL, word => word.charAt(0).toLowerCase() + word.slice(1));

/** One ability in one piece: what may be, what it costs, what it does, to whom, and what comes with it. */
const linesOf = (say: Speaker, ab: Ability): FaceLine[] => {
  const { lang } = say;
  const own = HEADS[ab.a] as ((say: Speaker, ab: Ability) => string) | undefined;
  const head = own ? own(say, ab) : oddHead(say, ab);
  const isBonus = ab.a === 'bonus';
  const cost =
    !isBonus && ab.cost ? phrase(lang, ['{cost} – ', '{cost} – '], { cost: costText(lang, ab.cost) }) : '';
  const ifs =
    !isBonus && ab.if
      ? phrase(lang, ['If {ifs}: ', 'Jeśli {ifs}: '], { ifs: ifText(lang, ab.if, say.voice) })
      : '';
  const may = ab.may && !['grant', 'control'].includes(ab.a) ? phrase(lang, ['You may: ', 'Możesz: ']) : '';
  const upTo = ab.upTo && !isOwnUpTo(ab) ? phrase(lang, [' (or less)', ' (albo mniej)']) : '';
  const rest = comma([
    ab.active ? phrase(lang, ['until the end of the round', 'do końca rundy']) : '',
    ab.xp === undefined ? '' : phrase(lang, ['{n} XP', '{n} PD'], { n: ab.xp }),
  ]);
  return [
    {
      verb: ab.a,
      text: capital(
        `${may}${ifs}${cost}${may || ifs ? low(head) : head}${upTo}${whomOf(say, ab)}${rest && `, ${rest}`}`,
      ),
      areas: areasOf(ab),
      isPart: false,
    },
    ...tailOf(say, ab).map(text => ({ verb: ab.a, text: capital(text), areas: [], isPart: true })),
    ...(ab.after ?? []).flatMap(each => linesOf(say, each)),
  ];
};

/** A line of a card. */
export interface FaceLine {
  readonly verb: Verb;
  readonly text: string;
  /** Shapes to be drawn beside it. */
  readonly areas: readonly AreaOf[];
  /** It adds to the line above. */
  readonly isPart: boolean;
}

/** Every shape of an ability and of what is given with it. */
const areasOf = (ab: Ability): AreaOf[] => {
  const found: AreaOf[] = [];
  const look = (x: unknown): void => {
    if (typeof x !== 'object' || x === null) return;
    for (const [key, value] of Object.entries(x)) {
      if (key === 'area') found.push(value as AreaOf);
      else if (key !== 'after') look(value);
    }
  };
  look(ab);
  return found;
};

/** A sentence goes on within another; a printed term keeps its capital. */
const isSentence = (ab: Ability): boolean => SAYS_WHOM.includes(ab.a) || HEADS[ab.a] === undefined;

const speakerOf = (lang: Lang, voice: Voice): Speaker => {
  const say: Speaker = {
    lang,
    voice,
    ability: ab =>
      linesOf(say, ab)
        .map(line => (isSentence(ab) ? line.text.charAt(0).toLowerCase() + line.text.slice(1) : line.text))
        .join(', '),
  };
  return say;
};

/** Abilities as lines of a card, in printed order. */
export const linesOfCard = (lang: Lang, abilities: readonly Ability[], voice: Voice = 'you'): FaceLine[] =>
  abilities.flatMap(ab => linesOf(speakerOf(lang, voice), ab));

/** What a gift of an item gives. */
export const gifts = (lang: Lang, voice: Voice = 'you'): Speaker => speakerOf(lang, voice);
