import type { Lang } from '@potyczka/words';
import type { Ability, Of, Verb } from '../../content/abilities.js';
import type { Both } from '../names/both.js';
import { figureName } from '../values.js';
import { areaText } from './gives.js';
import { and, comma, phrase, signed } from './phrase.js';
import type { Speaker } from './speaker.js';
import { byText } from './summons.js';
import { conditionsText, costText, elementsText, valueText, whomText } from './values.js';

/** Verbs of a few cards: a sentence for each. */

type ToldVerb =
  | 'attack'
  | 'move'
  | 'heal'
  | 'shield'
  | 'retaliate'
  | 'loot'
  | 'push'
  | 'pull'
  | 'condition'
  | 'damage'
  | 'kill'
  | 'infuse'
  | 'consume'
  | 'bonus'
  | 'summon'
  | 'summonMonster';
type Odd = Exclude<Verb, ToldVerb>;

const inner = (say: Speaker, abilities: readonly Ability[]): string =>
  abilities.map(each => say.ability(each)).join('; ');

const order = (say: Speaker, places: readonly string[] | undefined, cycle: boolean | undefined): string =>
  comma([
    places
      ? phrase(say.lang, ['in the order {list}', 'w kolejności {list}'], { list: places.join(', ') })
      : '',
    cycle ? phrase(say.lang, ['then again from the first', 'potem znów od pierwszego']) : '',
  ]);

/** What others do for somebody: `one ally within 3 performs: Move 4`. */
const ordered = (say: Speaker, ab: Of<'grant'> | Of<'control'> | Of<'command'>): string => {
  const { lang } = say;
  const isMany = ab.on?.count !== undefined;
  const verb: Both = ab.may
    ? ['may perform', isMany ? 'mogą wykonać' : 'może wykonać']
    : isMany
      ? ['perform', 'wykonują']
      : ['performs', 'wykonuje'];
  const head =
    ab.on || ab.a !== 'command'
      ? phrase(lang, ['{who} {verb}:', '{who} {verb}:'], {
          who: ab.on
            ? `${whomText(lang, ab.on, say.voice)}${lang === 'pl' && ab.on.within === 'movedThrough' ? ',' : ''}`
            : phrase(lang, ab.a === 'grant' ? ['an ally', 'sojusznik'] : ['an enemy', 'wróg']),
          verb: phrase(lang, verb),
        })
      : phrase(lang, ['Command:', 'Rozkaz:']);
  return comma([
    `${head} ${inner(say, ab.do)}`,
    ab.range === undefined ? '' : phrase(lang, ['Range {n}', 'Zasięg {n}'], { n: valueText(lang, ab.range) }),
    ab.rangeMod === undefined ? '' : phrase(lang, ['Range {n}', 'Zasięg {n}'], { n: signed(ab.rangeMod) }),
    ab.targets === undefined
      ? ''
      : phrase(lang, ['Target {n}', 'Cel {n}'], { n: valueText(lang, ab.targets) }),
    ab.area ? areaText(say, ab.area) : '',
    ab.byYou ? phrase(lang, ['you decide how', 'decydujesz o wszystkim']) : '',
    ab.target ? phrase(lang, ['against another enemy', 'przeciw innemu wrogowi']) : '',
    ab.endWithin === undefined
      ? ''
      : phrase(lang, ['it ends within {n} of you', 'kończy w odległości do {n} od Ciebie'], {
          n: ab.endWithin,
        }),
    ab.toward
      ? phrase(lang, [
          'towards the closest hex next to your ally',
          'w stronę najbliższego pola obok Twojego sojusznika',
        ])
      : '',
    ab.forced ? phrase(lang, ['it must', 'bez możliwości odmowy']) : '',
    ab.augmentEffects ? phrase(lang, ['your augments count', 'Twoje augmentacje działają']) : '',
  ]);
};

const PLACES = {
  anyUnoccupiedHex: ['to any unoccupied hex', 'na dowolne niezajęte pole'],
  hexOfKilledEnemy: ['to the hex of the enemy killed', 'na pole zabitego wroga'],
  nextMarkedHex: ['to the next marked hex', 'na następne oznaczone pole'],
} as const;

const KINDS = {
  augment: ['Augments', 'augmentacje'],
  song: ['Songs', 'pieśni'],
  doom: ['Dooms', 'zguby'],
} as const;

const SUPPLY = {
  'medical-pack': ['a Medical Pack', 'Apteczka'],
  'large-medical-pack': ['a Large Medical Pack', 'Duża apteczka'],
} as const;

const STATES = {
  spent: [
    ['spent', 'wykorzystany'],
    ['spent', 'wykorzystane'],
  ],
  consumed: [
    ['consumed', 'zużyty'],
    ['consumed', 'zużyte'],
  ],
} as const;

const REFRESHED = {
  all: [
    'Refresh all {own, select, own {your } other {}}{states} items{slots}',
    'Odśwież wszystkie {own, select, own {swoje } other {}}{states} przedmioty{slots}',
  ],
  one: [
    'Refresh one {states} item{own, select, own { of yours} other {}}{slots}',
    'Odśwież jeden {own, select, own {swój } other {}}{states} przedmiot{slots}',
  ],
  some: [
    'Refresh {n} {states} items{own, select, own { of yours} other {}}{slots}',
    'Odśwież {n} {own, select, own {swoje } other {}}{states} przedmioty{slots}',
  ],
} as const;

const SLOT_WORDS = {
  head: ['head', 'głowa'],
  body: ['body', 'tułów'],
  legs: ['legs', 'nogi'],
  oneHand: ['one hand', 'jedna ręka'],
  twoHand: ['two hands', 'obie ręce'],
  small: ['small item', 'mały przedmiot'],
} as const;

const TURNED = {
  true: [
    'In its next turn it acts for you as you decide',
    'W swojej następnej turze działa dla Ciebie tak, jak zdecydujesz',
  ],
  false: [
    'In its next turn it acts as if it were on your side',
    'W swojej następnej turze działa tak, jakby walczył po Twojej stronie',
  ],
} as const;

/** Some cards of a pile, some of one's own or fewer, and all of them. */
const PILES = {
  lost: [
    [
      'Recover {n, plural, =0 {lost cards} one {a lost card} other {# lost cards}}',
      'Odzyskaj {n, plural, =0 {utracone karty} one {utraconą kartę} few {# utracone karty} other {# utraconych kart}}',
    ],
    ['Recover up to {n} of your lost cards', 'Odzyskaj do {n} swoich utraconych kart'],
    ['Recover all lost cards', 'Odzyskaj wszystkie utracone karty'],
  ],
  discard: [
    [
      'Recover {n, plural, =0 {discarded cards} one {a discarded card} other {# discarded cards}}',
      'Odzyskaj {n, plural, =0 {odrzucone karty} one {odrzuconą kartę} few {# odrzucone karty} other {# odrzuconych kart}}',
    ],
    ['Recover up to {n} of your discarded cards', 'Odzyskaj do {n} swoich odrzuconych kart'],
    ['Recover all discarded cards', 'Odzyskaj wszystkie odrzucone karty'],
  ],
} as const;

/** Some of one's own cards, or fewer: told in one. */
export const isOwnUpTo = (ab: Ability): boolean =>
  ab.a === 'recover' && typeof ab.n === 'number' && ab.upTo === true && ab.on?.who === 'self';

const DISARMED = { disarmedTrap: ['The disarmed trap works', 'Rozbrojona pułapka działa'] } as const;

const PLAYED = {
  hand: {
    top: ['Play the top action of a card from the hand', 'Zagraj górną akcję karty z ręki'],
    bottom: ['Play the bottom action of a card from the hand', 'Zagraj dolną akcję karty z ręki'],
    sameAsCommand: [
      'Play the same half as the command from a card of the hand',
      'Zagraj z karty z ręki tę samą połowę co rozkaz',
    ],
  },
} as const;

const REDIRECTED = {
  self: ['Attacks on {who} target you instead', 'Zamiast w nich ataki trafiają w Ciebie: {who}'],
} as const;

const REMOVED = {
  curse: ['Remove {n} CURSE cards from the modifier deck', 'Usuń z talii modyfikatorów karty KLĄTWA: {n}'],
} as const;

const CONVERTED = { attack: ['Attack', 'Atak'], move: ['Move', 'Ruch'], heal: ['Heal', 'Leczenie'] } as const;

const MOVED = {
  charactersAndSummons: [
    'All characters and summons are moved{n}',
    'Wszystkie postacie i przywołańcy są przesuwani{n}',
  ],
} as const;

const MINDS = {
  characterActingLatestThisRound: [
    'The character that acts last this round performs: {what}',
    'Postać, która działa w tej rundzie ostatnia, wykonuje: {what}',
  ],
} as const;

const TOPS = { leading: ['the top action of its leading card', 'górna akcja jej karty wiodącej'] } as const;

const SCENARIO = {
  altarMovesAndSummons: [
    'The altar moves and monsters appear',
    'Ołtarz się przenosi i pojawiają się potwory',
  ],
} as const;

const near = (lang: Lang, within: number | 'movedThrough' | undefined): string =>
  within === undefined
    ? ''
    : within === 'movedThrough'
      ? phrase(lang, ['on hexes moved through', 'na polach, przez które prowadził ruch'])
      : within === 1
        ? phrase(lang, ['on an adjacent hex', 'na przyległym polu'])
        : phrase(lang, ['within {n}', 'w odległości do {n}'], { n: within });

const many = (lang: Lang, n: number | 'all', one: Both, all: Both): string =>
  n === 'all' ? phrase(lang, all) : phrase(lang, one, { n });

const ODD: { readonly [A in Odd]: (say: Speaker, ab: Of<A>) => string } = {
  grant: (say, ab) => ordered(say, ab),
  control: (say, ab) => ordered(say, ab),
  command: (say, ab) => ordered(say, ab),
  turncoat: ({ lang }, ab) => phrase(lang, TURNED[`${ab.byYou}`]),
  recover: ({ lang }, ab) =>
    comma([
      phrase(lang, PILES[ab.pile][ab.n === 'all' ? 2 : isOwnUpTo(ab) ? 1 : 0], {
        n: typeof ab.n === 'number' ? ab.n : 0,
      }),
      typeof ab.n === 'object' ? valueText(lang, ab.n) : '',
      ab.only ? phrase(lang, ['only with a summon action', 'tylko z akcją przywołania']) : '',
      ab.cardsOf
        ? phrase(lang, ['cards of {who}', 'kart z obszaru: {who}'], { who: whomText(lang, ab.cardsOf) })
        : '',
    ]),
  refresh: ({ lang }, ab) => {
    const isOne = ab.n === 1;
    const own = ab.on?.who === 'self' ? 'own' : 'other';
    const states = ab.state
      .map(s => phrase(lang, STATES[s][isOne ? 0 : 1]))
      .join(phrase(lang, isOne ? [' or ', ' lub '] : [' and ', ' i ']));
    const slots = ab.itemSlots?.map(s => phrase(lang, SLOT_WORDS[s])).join(phrase(lang, [' or ', ' lub ']));
    return phrase(lang, REFRESHED[ab.n === 'all' ? 'all' : isOne ? 'one' : 'some'], {
      n: valueText(lang, ab.n),
      own,
      states,
      slots: slots === undefined ? '' : ` (${slots})`,
    });
  },
  trap: (say, ab) =>
    comma([
      phrase(say.lang, ['Place a trap {where}', 'Połóż pułapkę {where}'], {
        where: ab.place
          ? phrase(say.lang, [
              'on the adjacent empty hex closest to an enemy',
              'na pustym przyległym polu najbliższym wrogowi',
            ])
          : near(say.lang, ab.within),
      }),
      ab.place ? near(say.lang, ab.within) : '',
      phrase(
        say.lang,
        [
          '{n} damage',
          '{n, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}',
        ],
        { n: ab.damage },
      ),
      conditionsText(say.lang, ab.conditions),
      ab.whenSprung
        ? phrase(say.lang, ['when it is sprung: {what}', 'gdy zadziała: {what}'], {
            what: inner(say, ab.whenSprung),
          })
        : '',
      ab.xpWhenSprungByEnemy === undefined
        ? ''
        : phrase(say.lang, ['{n} XP when an enemy springs it', '{n} PD, gdy wejdzie w nią wróg'], {
            n: ab.xpWhenSprungByEnemy,
          }),
    ]),
  disarmTrap: ({ lang }, ab) =>
    `${many(lang, ab.count ?? 1, ['Disarm {n, plural, one {a trap} other {# traps}}', 'Rozbrój {n, plural, one {pułapkę} few {# pułapki} other {# pułapek}}'], ['Disarm all traps', 'Rozbrój wszystkie pułapki'])} ${near(lang, ab.within)}`,
  trapEffect: ({ lang }, ab) => phrase(lang, DISARMED[ab.of]),
  obstacle: ({ lang }, ab) =>
    comma([
      [
        phrase(
          lang,
          [
            'Create {n, plural, one {an obstacle} other {# obstacles}} of {size, plural, one {one hex} other {# hexes}}',
            'Stwórz {n, plural, one {przeszkodę} few {# przeszkody} other {# przeszkód}} na {size, plural, one {jedno pole} few {# pola} other {# pól}}',
          ],
          { n: ab.count, size: ab.size },
        ),
        near(lang, ab.within),
      ]
        .filter(Boolean)
        .join(' '),
      ab.at ? phrase(lang, ['on the hex of the enemy killed', 'na polu zabitego wroga']) : '',
      ab.shape ? phrase(lang, ['in a triangle', 'w trójkącie']) : '',
    ]),
  destroyObstacle: ({ lang }, ab) =>
    `${many(lang, ab.count, ['Destroy {n, plural, one {an obstacle} other {# obstacles}}', 'Zniszcz {n, plural, one {przeszkodę} few {# przeszkody} other {# przeszkód}}'], ['Destroy all obstacles', 'Zniszcz wszystkie przeszkody'])} ${near(lang, ab.within)}`,
  moveObstacle: ({ lang }, ab) =>
    phrase(
      lang,
      [
        'Move an obstacle of {size, plural, one {one hex} other {# hexes}} {near} to an empty hex within {to}',
        'Przesuń przeszkodę na {size, plural, one {jedno pole} few {# pola} other {# pól}} {near} na puste pole w odległości do {to}',
      ],
      { size: ab.size, near: near(lang, ab.within), to: ab.toWithin },
    ),
  removeConditions: ({ lang }, ab) =>
    ab.which === 'negative'
      ? phrase(
          lang,
          ab.n === 'all'
            ? ['Remove all negative conditions', 'Usuń wszystkie negatywne stany']
            : [
                'Remove {n, plural, one {one negative condition} other {# negative conditions}}',
                'Usuń {n, plural, one {jeden negatywny stan} few {# negatywne stany} other {# negatywnych stanów}}',
              ],
          { n: ab.n === 'all' ? 0 : Number(ab.n) },
        )
      : phrase(
          lang,
          [
            'Remove {n, plural, one {} other {# }}{which}',
            'Usuń {n, plural, one {} few {# } other {# }}{which}',
          ],
          { n: Number(ab.n), which: conditionsText(lang, ab.which) },
        ),
  doom: (say, ab) =>
    phrase(say.lang, ['Doom {who}: {what}', 'Zguba dla {who}: {what}'], {
      who: ab.on ? whomText(say.lang, ab.on, say.voice, 'gen') : '',
      what: inner(say, ab.effects),
    }),
  mark: (say, ab) =>
    phrase(
      say.lang,
      ['Mark {who} for the rest of the scenario: {what}', 'Znak dla {who} do końca scenariusza: {what}'],
      { who: ab.on ? whomText(say.lang, ab.on, say.voice, 'gen') : '', what: inner(say, ab.effects) },
    ),
  placeInActiveArea: (say, ab) =>
    comma([
      phrase(
        say.lang,
        [
          'This card goes to the active area of {who}: {what}',
          'Ta karta leży w aktywnym obszarze postaci ({who}): {what}',
        ],
        { who: whomText(say.lang, ab.of), what: inner(say, ab.effects) },
      ),
      ab.returnsToDiscard
        ? phrase(say.lang, [
            'at the end of the round you discard it',
            'na końcu rundy trafia na Twój stos kart odrzuconych',
          ])
        : '',
    ]),
  transferDooms: ({ lang }, ab) =>
    phrase(lang, ['Move {n} Dooms to {who}', 'Przenieś Zguby ({n}) na inny cel: {who}'], {
      n: ab.n === 'all' ? phrase(lang, ['all', 'wszystkie']) : valueText(lang, ab.n),
      who: whomText(lang, ab.to),
    }),
  giveCard: ({ lang }, ab) =>
    phrase(lang, ['Give {what} ({n}) to {who}', '{what} ({n}) dla {who}'], {
      what: phrase(lang, SUPPLY[ab.card]),
      n: ab.n,
      who: whomText(lang, ab.to, 'you', 'gen'),
    }),
  teleport: (say, ab) =>
    comma([
      `${phrase(say.lang, ['Teleport', 'Teleportacja'])} ${phrase(say.lang, PLACES[ab.to])}`,
      order(say, ab.order, ab.cycle),
    ]),
  swap: ({ lang }, ab) =>
    phrase(lang, ['These change places: {who}', 'Zamiana miejsc: {who}'], {
      who: and(
        lang,
        ab.between.map(x => (x === 'self' ? phrase(lang, ['you', 'Ty']) : whomText(lang, x))),
      ),
    }),
  extraTurn: ({ lang }, ab) =>
    comma([
      phrase(
        lang,
        ['One more turn with {n} cards from the hand', 'Jeszcze jedna tura z kartami z ręki ({n})'],
        { n: ab.cardsFromHand },
      ),
      ab.initiativeMustBeLater
        ? phrase(lang, ['its initiative must come later than now', 'z inicjatywą późniejszą niż obecna'])
        : '',
    ]),
  playCard: ({ lang }, ab) => phrase(lang, PLAYED[ab.from][ab.half]),
  pay: ({ lang }, ab) =>
    phrase(
      lang,
      ['Suffer as much damage as you like, at most {n}', 'Otrzymaj dowolnie wiele obrażeń, najwyżej {n}'],
      { n: ab.damageSelfUpTo },
    ),
  setHp: ({ lang }, ab) =>
    comma([
      phrase(
        lang,
        ab.on?.who === 'self'
          ? ['Your hit points become {n}', 'Twoje punkty życia to teraz {n}']
          : ['Hit points become {n}', 'Punkty życia: {n}'],
        { n: ab.n },
      ),
      ab.isDamage === false ? phrase(lang, ['this is no damage', 'to nie są obrażenia']) : '',
    ]),
  exhaust: ({ lang }, ab) =>
    phrase(
      lang,
      ab.on?.who === 'self'
        ? ['You become exhausted', 'Twoja postać jest wyczerpana']
        : ['Exhaustion', 'Wyczerpanie'],
    ),
  loseCards: ({ lang }, ab) =>
    phrase(
      lang,
      ['Loses {n, plural, one {a card} other {# cards}}', 'Utrata {n, plural, one {karty} other {# kart}}'],
      { n: ab.n },
    ),
  gainMoneyTokens: ({ lang }, ab) =>
    phrase(lang, ['Gain money tokens: {n}', 'Zyskaj żetony pieniędzy: {n}'], { n: valueText(lang, ab.n) }),
  loseFlying: ({ lang }, ab) =>
    `${phrase(lang, ['It loses Flying', 'Traci Latanie'])}${ab.until ? phrase(lang, [' for the rest of the scenario', ' do końca scenariusza']) : ''}`,
  discardThisCard: ({ lang }) => phrase(lang, ['discard this card', 'odrzuć tę kartę']),
  redistributeDamage: ({ lang }, ab) =>
    comma([
      phrase(
        lang,
        [
          'Share out the damage that {who} have suffered as you like',
          'Rozdziel na nowo otrzymane obrażenia: {who}',
        ],
        { who: whomText(lang, ab.among) },
      ),
      ab.limit
        ? phrase(lang, ['nobody above its maximum HP', 'nikt nie ma więcej niż swoje maksymalne PZ'])
        : '',
    ]),
  redirectAttacks: ({ lang }, ab) =>
    comma([
      phrase(lang, REDIRECTED[ab.to], { who: whomText(lang, ab.from) }),
      ab.ignoreRange ? phrase(lang, ['whatever their Range', 'bez względu na Zasięg']) : '',
    ]),
  modifierDeck: ({ lang }, ab) =>
    comma([
      phrase(lang, REMOVED[ab.remove], {
        n: ab.n === 'all' ? phrase(lang, ['all', 'wszystkie']) : valueText(lang, ab.n),
      }),
      ab.reshuffleDiscard
        ? phrase(lang, [
            'then shuffle its discard pile into it',
            'potem wtasuj do niej stos kart odrzuconych',
          ])
        : '',
    ]),
  convert: ({ lang }, ab) => {
    const from = (typeof ab.from === 'string' ? [ab.from] : ab.from).map(x => phrase(lang, CONVERTED[x]));
    return comma([
      phrase(
        lang,
        ['Instead of {from} X perform {to} X{plus}', 'Zamiast akcji {from} X wykonaj {to} X{plus}'],
        {
          from: from.join(phrase(lang, [' or ', ' albo '])),
          to: phrase(lang, CONVERTED[ab.to]),
          plus: ab.plus === undefined ? '' : ` ${signed(ab.plus)}`,
        },
      ),
      ab.ignoreConditions ? phrase(lang, ['without its other effects', 'bez pozostałych efektów']) : '',
    ]);
  },
  anyOf: (say, ab) =>
    phrase(say.lang, ['Any of these, each once: {list}', 'Dowolne z tych, każde raz: {list}'], {
      list: ab.options.map(o => `${costText(say.lang, o.cost)} – ${inner(say, o.do)}`).join('; '),
    }),
  consumeInstead: ({ lang }, ab) =>
    phrase(
      lang,
      [
        'you use it up in its place, and the enemy does not{which}',
        'zużywasz go zamiast wroga, a wróg nie{which}',
      ],
      { which: ab.elements ? `: ${elementsText(lang, ab.elements)}` : '' },
    ),
  onDeath: (say, ab) =>
    phrase(say.lang, ['When it dies: {what}', 'Gdy ginie: {what}'], { what: inner(say, ab.do) }),
  kindLimit: ({ lang }, ab) =>
    comma([
      phrase(
        lang,
        ['Up to {n} {kind} may be active at a time', 'Naraz mogą działać {kind} w liczbie do {n}'],
        { n: ab.n, kind: phrase(lang, KINDS[ab.kind]) },
      ),
      ab.sameTarget ? phrase(lang, ['also on the same enemy', 'także na tym samym wrogu']) : '',
      ab.xpFromOne ? phrase(lang, ['only one of them gives XP', 'PD daje tylko jedna z nich']) : '',
    ]),
  overheal: ({ lang }, ab) =>
    phrase(
      lang,
      [
        'Heals may raise your HP above the maximum, up to {n}',
        'Leczenie może podnieść Twoje PZ ponad maksimum, do {n}',
      ],
      { n: ab.upToHp },
    ),
  special: ({ lang }, ab) =>
    phrase(lang, ['Special {n} of its sheet', 'Zdolność specjalna {n} z karty statystyk'], { n: ab.n }),
  scenario: ({ lang }, ab) =>
    comma([
      phrase(lang, SCENARIO[ab.rule]),
      ab.by ? phrase(lang, ['{by} characters', '{by} postaci'], { by: byText(lang, ab.by) }) : '',
    ]),
  openNextDoor: (say, ab) =>
    comma([
      phrase(say.lang, ['The next door opens', 'Otwierają się następne drzwi']),
      order(say, ab.order, ab.cycle),
      ab.move
        ? phrase(say.lang, [
            'it jumps there from any distance',
            'potwór skacze na ich pole z dowolnej odległości',
          ])
        : '',
    ]),
  moveToNext: (say, ab) =>
    comma([
      phrase(say.lang, ['It goes to the next place', 'Przenosi się na następne miejsce']),
      order(say, ab.order, ab.cycle),
      ab.what ? phrase(say.lang, ['the perches are huge boulders', 'tymi miejscami są ogromne głazy']) : '',
    ]),
  summonObjective: (say, ab) =>
    comma([
      phrase(say.lang, ['{n} × {who} appear', 'Pojawia się: {n} × {who}'], {
        n: ab.count,
        who: figureName(say.lang, ab.objective),
      }),
      ab.hp === null
        ? phrase(say.lang, ['without HP', 'bez PZ'])
        : phrase(say.lang, ['HP {n}', 'PZ {n}'], { n: ab.hp }),
      ab.damageable === false ? phrase(say.lang, ['cannot be damaged', 'nie można tego zranić']) : '',
      ab.initiative === undefined
        ? ''
        : phrase(say.lang, ['initiative {n}', 'inicjatywa {n}'], {
            n:
              typeof ab.initiative === 'number'
                ? ab.initiative
                : phrase(say.lang, ['just before the Elder Drake', 'tuż przed Starszym Smokiem']),
          }),
      ab.do ? inner(say, ab.do) : '',
    ]),
  hatchEggs: ({ lang }, ab) =>
    phrase(
      lang,
      ['Each egg becomes {who} ({by} characters)', 'Z każdego jaja wykluwa się {who} ({by} postaci)'],
      { who: figureName(lang, ab.each.kind), by: byText(lang, ab.each.by) },
    ),
  extraTurnForMonsters: ({ lang }, ab) =>
    phrase(
      lang,
      [
        'All of this kind take one more turn: {who}',
        'Wszystkie potwory tego rodzaju wykonują jeszcze jedną turę: {who}',
      ],
      { who: figureName(lang, ab.kind) },
    ),
  forceMove: ({ lang }, ab) =>
    comma([
      phrase(lang, MOVED[ab.who], {
        n: ab.n === undefined ? '' : phrase(lang, [' {n} hexes', ' o tyle pól: {n}'], { n: ab.n }),
      }),
      ab.order ? phrase(lang, ['in order of initiative', 'w kolejności inicjatywy']) : '',
      ab.endAsFarAsPossibleFrom ? phrase(lang, ['as far as possible from it', 'jak najdalej od niego']) : '',
      ab.to ? phrase(lang, ['to the closest hex next to it', 'na najbliższe pole obok niego']) : '',
    ]),
  mindControl: (say, ab) =>
    comma([
      phrase(say.lang, MINDS[ab.who], { what: inner(say, ab.do) }),
      ab.cardsTo ? phrase(say.lang, ['its cards are discarded', 'jej karty są odrzucane']) : '',
      ab.summonsToo ? phrase(say.lang, ['its summons too', 'jej przywołańcy także']) : '',
    ]),
  topActionOf: ({ lang }, ab) => phrase(lang, TOPS[ab.card]),
};

/** The sentence of a verb that few cards have. */
export const oddHead = (say: Speaker, ab: Ability): string => {
  const tell = ODD[ab.a as Odd] as (say: Speaker, ab: Ability) => string;
  return tell(say, ab);
};
