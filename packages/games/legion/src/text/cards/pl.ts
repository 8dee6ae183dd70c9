import type { Effect } from '../../content/effects/types.js';
import { keywordName } from '../names.js';
import { odd } from './odd-pl.js';
import type { CardWords } from './words.js';

const TYPES: Readonly<Record<string, string>> = {
  trooper: 'żołnierze',
  vehicle: 'pojazdy',
  clone: 'żołnierze-klony',
  droid: 'żołnierze-droidy',
  wookiee: 'żołnierze-Wookiee',
};
const THIS_UNIT = 'ten oddział';
const RANKS: Readonly<Record<string, string>> = {
  commander: 'dowódca',
  operative: 'agent',
  corps: 'oddział podstawowy',
  'special-forces': 'siły specjalne',
  support: 'wsparcie',
  heavy: 'ciężkie wsparcie',
};
const AFFILIATIONS: Readonly<Record<string, string>> = { ewoks: 'Ewoki', raiders: 'łupieżcy' };
const TOKENS: Readonly<Record<string, string>> = {
  aim: 'przycelowania',
  dodge: 'uniku',
  surge: 'wzmocnienia',
  standby: 'oczekiwania',
  suppression: 'przygwożdżenia',
  observation: 'obserwacji',
  ion: 'jonów',
  poison: 'trucizny',
  immobilize: 'unieruchomienia',
  shield: 'tarczy',
  'shield-down': 'nieaktywnej tarczy',
};
const plural = (n: number, one: string, few: string, many: string): string => {
  if (n === 1) return one;
  return n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? few : many;
};
const tokens = (t: string, n: number): string =>
  `${plural(n, 'żeton', 'żetony', 'żetonów')} ${TOKENS[t] ?? t}`;
const wounds = (n: number): string => `${n} ${plural(n, 'obrażenie', 'obrażenia', 'obrażeń')}`;
const range = (n: number): string => (n === 1 ? 'w zasięgu 1' : `w zasięgu 1–${n}`);
const ACTION: Readonly<Record<string, string>> = {
  aim: 'przycelowanie',
  attack: 'atak',
  dodge: 'unik',
  move: 'ruch',
  climb: 'wspinaczka',
  recover: 'odpoczynek',
  standby: 'oczekiwanie',
};
const actions = (list: readonly string[]): string =>
  list
    .map(a => (a.startsWith('card:') ? keywordName('pl', a.slice('card:'.length)) : (ACTION[a] ?? a)))
    .join(', ');
const from = (of: string): string => (of === THIS_UNIT ? 'od tego oddziału' : `od: ${of}`);

const moments: CardWords['moments'] = {
  setUp: 'po przygotowaniach do bitwy',
  deployed: 'gdy IT zostaje wystawiony',
  roundStart: 'na początku każdej rundy',
  revealed: 'po odkryciu tej karty',
  played: 'gdy ta karta jest w grze',
  orders: 'podczas wydawania rozkazów',
  ordered: 'gdy IT otrzymuje rozkaz',
  phaseStart: 'na początku fazy aktywacji',
  activated: 'gdy aktywuje się IT',
  rallied: 'gdy IT skończy zbiórkę',
  actionsStart: 'gdy IT zaczyna wykonywać akcje',
  acted: 'gdy IT wykona akcję',
  moved: 'gdy IT wykona ruch',
  beforeMove: 'zanim IT wykona ruch',
  declared: 'gdy IT atakuje; obrońca: FOE',
  armed: 'gdy IT zbiera pulę ataku; obrońca: FOE',
  rollStart: 'zanim IT rzuci kośćmi ataku; obrońca: FOE',
  aimed: 'gdy IT wydaje przycelowanie na przerzut',
  converted: 'gdy IT rzuci kośćmi ataku; obrońca: FOE',
  guard: 'gdy IT atakuje, przed rzutem obrony; obrońca: FOE',
  woundsCounted: 'gdy obrażenia ma otrzymać FOE; atakuje IT',
  defended: 'gdy IT skończy atak; obrońca: FOE',
  attacked: 'gdy IT skończy atak',
  wounded: 'gdy IT otrzyma obrażenia',
  defeated: 'gdy IT zostaje pokonany',
  gained: 'gdy IT otrzymuje żeton',
  aided: 'gdy IT użyje Pomocy',
  activationEnd: 'gdy IT kończy aktywację',
  phaseEnd: 'na końcu fazy aktywacji',
  endStart: 'na początku fazy końcowej',
  action: 'darmowa akcja karty (IT)',
};

const at = (e: Effect, it: string, foe: string): string => {
  const text = e.at === 'action' && e.cost ? `akcja karty (IT; koszt: ${e.cost})` : moments[e.at];
  return text.replace('IT', it).replace('FOE', foe);
};

export const plCards: CardWords = {
  thisUnit: THIS_UNIT,
  side: {
    friend: ['sojuszniczy oddział', 'sojusznicze oddziały'],
    enemy: ['wrogi oddział', 'wrogie oddziały'],
    any: ['oddział', 'oddziały obu stron'],
  },
  named: n =>
    n.name ??
    [
      n.rank ? RANKS[n.rank] : '',
      n.affiliation ? (AFFILIATIONS[n.affiliation] ?? n.affiliation) : '',
      n.has ? 'dowódca polowy' : '',
      n.type ? (TYPES[n.type] ?? n.type) : '',
    ]
      .filter(x => x)
      .join(', '),
  or: ' lub ',
  not: names => `oprócz: ${names}`,
  order: { up: 'z odkrytym rozkazem', down: 'z zakrytym rozkazem', none: 'bez rozkazu' },
  near: (n, of) => `${range(n)} ${from(of)}`,
  nearIt: n => `${range(n)} od niego`,
  beyond: (n, of) => `poza zasięgiem ${n} ${from(of)}`,
  flags: {
    seen: 'w linii wzroku',
    wounded: 'ranny lub bez części figurek',
    suppressed: 'przygwożdżony',
    engaged: 'związany walką',
    free: 'niezwiązany walką',
    smallBase: 'na małych podstawkach',
    elsewhere: 'inny niż ten',
    inMelee: 'z nim w zwarciu',
    gotOut: 'wysiadł z niego',
    other: 'inny',
  },
  has: t => `ma ${t}`,
  noEnemyAt: n => `bez wroga ${range(n)}`,
  noFriendAt: n => `bez sojusznika ${range(n)}`,
  arc: { front: 'w jego polu przednim', sides: 'w jego polach bocznych', rear: 'w jego polu tylnym' },
  aboard: 'na pokładzie',
  divulged: { true: 'karta ujawniona', false: 'karta nieujawniona' },
  mini: name => `z figurką ${name}`,
  most: n => (n === 1 ? 'jeden' : `najwyżej ${n}`),
  loses: keyword => `ten oddział traci zdolność ${keyword}`,
  foeChooses: 'wybiera przeciwnik',
  at,
  moments,
  conditions: e => [
    ...(e.kind ? [e.kind === 'melee' ? 'tylko w zwarciu' : 'tylko atak zasięgowy'] : []),
    ...(e.within !== undefined ? [range(e.within)] : []),
    ...(e.pool
      ? [
          {
            own: 'z tą bronią w puli',
            'only-own': 'z samą tą bronią w puli',
            others: 'z bronią innych oddziałów w puli',
            fixed: 'z bronią o stałym polu ostrzału w puli',
          }[e.pool],
        ]
      : []),
    ...(e.token ? [tokens(e.token, 1)] : []),
    ...(e.after ? [`akcja: ${actions(e.after)}`] : []),
    ...(e.having ? [`po akcji: ${actions(e.having)}`] : []),
    ...(e.notAfter ? [`bez akcji: ${actions(e.notAfter)}`] : []),
    ...(e.standardMove ? ['ruch standardowy'] : []),
    ...(e.byThis ? ['z tej karty'] : []),
    ...(e.byCommand ? ['z karty rozkazu'] : []),
    ...(e.nominated ? ['jeśli został nominowany'] : []),
    ...(e.observed ? ['za jego żeton obserwacji'] : []),
    ...(e.drawn ? ['z żetonem z puli'] : []),
    ...(e.rounds
      ? [e.rounds[0] === e.rounds[1] ? `runda ${e.rounds[0]}` : `rundy ${e.rounds[0]}–${e.rounds[1]}`]
      : []),
    ...(e.face ? [`strona ${e.face}`] : []),
  ],
  may: 'jeśli chcesz',
  turns: { exhaust: 'wyczerp kartę', expend: 'zużyj kartę' },
  once: { round: 'raz na rundę', activation: 'raz na aktywację', attack: 'raz na atak' },
  token: tokens,
  deed: (d, tell, keywords) => {
    switch (d.do) {
      case 'gain':
        return typeof d.n === 'object'
          ? `po 1 ${tokens(d.token, 1)}`
          : `+${d.n ?? 1} ${tokens(d.token, d.n ?? 1)}`;
      case 'mayGain':
        return d.n === 1
          ? `może wziąć żeton ${TOKENS[d.token]}`
          : `może wziąć do ${d.n}: żetony ${TOKENS[d.token]}`;
      case 'shed':
        return `${d.may ? 'może usunąć' : 'usuwa'} ${d.n} ${tokens('suppression', d.n)}`;
      case 'lose':
        return `traci ${d.n === 'all' ? 'wszystkie żetony' : `${d.n} ${plural(d.n, 'żeton', 'żetony', 'żetonów')}`} ${TOKENS[d.token]}`;
      case 'recover':
        return 'odpoczywa';
      case 'give':
        return `${keywords(d)} ${plCards.until[d.until]}`;
      case 'giveWeapons':
        return `jego broń ma: ${keywords(d)} ${plCards.until[d.until]}`;
      case 'take':
        return `traci: ${keywords(d)} ${plCards.until[d.until]}`;
      case 'bend':
        return `${plCards.bend(d.what, d.n ?? 1)} ${plCards.until[d.until]}`;
      case 'move':
        return `${d.may ? 'może wykonać' : 'wykonuje'} ruch z prędkością ${d.speed}${d.mover ? ', kładziesz miarkę Ty' : ''}${d.evenEngaged ? ', nawet związany walką' : ''}`;
      case 'pivot':
        return 'obraca się';
      case 'act':
        return `${d.may ? 'jeśli chce, ' : ''}za darmo: ${ACTION[d.action]}`;
      case 'grant':
        return `jedna darmowa akcja: ${actions(d.actions)}`;
      case 'arm':
        return `może użyć broni z tej karty ${plCards.until[d.until]}`;
      case 'strike':
        return d.each !== undefined
          ? `atakuje każdego wroga ${range(d.each)} bronią z tej karty`
          : `atakuje bronią z tej karty${(d.times ?? 1) > 1 ? `, najwyżej ${d.times} różne oddziały` : ''}`;
      case 'order':
        return 'otrzymuje rozkaz';
      case 'actNext':
        return 'jest aktywowany jako następny';
      case 'returnOrder':
        return 'odkryty rozkaz wraca do puli';
      case 'spendOrder':
        return 'rozkaz zostaje zakryty';
      case 'wound':
        return `otrzymuje ${wounds(d.n)}${d.mini ? ' na wybranej przez Ciebie figurce' : ''}`;
      case 'heal':
        return `usuwa do ${d.n}: obrażenia`;
      case 'roll':
        return `rzut: ${d.dice === 'minis' ? 'kość za każdą figurkę' : `${d.dice} ×`} ${DIE_ROLLED[d.die]}; za każdy wynik ${d.on.map(f => FACES[f]).join(' lub ')}: ${d.each.map(tell).join(', ')}`;
      case 'choose':
        return `do wyboru: ${d.among.map(x => x.map(tell).join(' i ')).join(' / ')}`;
      case 'dice':
        return d.colour ? `+1 ${plCards.die[d.colour]} kość` : 'kości trafiają do puli';
      case 'cancel':
        return `anuluj ${d.crits} trafienie krytyczne albo do ${d.hits} trafień`;
      case 'fewerWounds':
        return `otrzymuje tylko ${wounds(d.to)}`;
      case 'rank':
        return `liczy się jako ${RANKS[d.rank]}`;
      case 'later':
        return `na końcu rundy +${d.n} ${tokens(d.token, d.n)}`;
      case 'repeat':
        return d.deeds.map(tell).join(', ');
      case 'trade':
        return `może wziąć do ${d.most}: żetony ${TOKENS[d.pay]}, i tyle samo: żetony ${TOKENS[d.get]}`;
      case 'takeBack':
        return 'karta, którą wymienia, wraca ze stosu odrzuconych';
      case 'bringBack':
        return 'odzyskuje straconą figurkę bez obrażeń';
      default:
        return 'obróć tę kartę na drugą stronę';
    }
  },
  amount: (n, who) => {
    if (typeof n === 'number') return String(n);
    if ('each' in n) return `liczą się: ${who(n.each)}${n.most ? `; najwyżej ${n.most}` : ''}`;
    if ('defeatedEnemies' in n) return 'za każdy pokonany wrogi oddział';
    if ('hurt' in n) return 'za każde obrażenie i każdą straconą figurkę';
    return `za każde jego obrażenie, najwyżej ${n.most}`;
  },
  until: { attack: 'w tym ataku', activation: 'w tej aktywacji', round: 'w tej rundzie', game: 'od teraz' },
  bend: (what, n) =>
    ({
      speed: `prędkość ${n > 0 ? '+' : '−'}${Math.abs(n)}`,
      'speed-set': `prędkość ${n}`,
      courage: `odwaga +${n}`,
      'surge-hit': 'wzmocnienia ataku dają trafienia',
      'surge-crit': 'wzmocnienia ataku dają trafienia krytyczne',
      'surge-block': 'wzmocnienia obrony blokują',
      'defence-dice': `+${n} kość obrony`,
      'no-attack': 'nie może atakować',
      'no-orders': 'nie otrzymuje rozkazów',
      'attacks-twice': 'może zaatakować dwa razy',
      'cards-twice': 'może użyć akcji kart dwa razy',
      'no-rally': 'bez zbiórki',
      'never-suppressed': 'nie jest przygwożdżony',
      'never-panicked': 'nie wpada w panikę',
      reach: `zasięg broni +${n}`,
      'no-dodge-spent': 'nie może wydawać uników',
      'no-aim-spent': 'nie może wydawać przycelowania',
      'no-tokens-spent': 'nie może wydawać żetonów',
      'keeps-dodge': `zachowuje ${n} żeton uniku`,
      'untargetable-ranged': 'nie można do niego strzelać',
      'untargetable-far': 'nie można go atakować spoza zasięgu 2',
      'one-less-action': 'o jedną akcję mniej',
      'no-withdraw': 'nie może się wycofać',
      'dodges-crits': 'unik anuluje też trafienia krytyczne',
      provoked: 'sprowokowany',
    })[what],
  standing: (x, who) => {
    const side = x.face ? ` (strona ${x.face})` : '';
    const pool = x.pool
      ? { own: ' z tą bronią', 'only-own': ' z samą tą bronią', others: ' z bronią innych', fixed: '' }[
          x.pool
        ]
      : '';
    const surges = x.to === 'crit' ? 'trafienia krytyczne' : 'trafienia';
    const text: Readonly<Record<typeof x.is, string>> = {
      courage: `${who}: odwaga +${x.n}`,
      speed: `${who}: prędkość ${(x.n ?? 1) > 0 ? '+' : '−'}${Math.abs(x.n ?? 1)}`,
      surge: `${who}: ${x.to === 'block' ? 'wzmocnienia obrony blokują' : `wzmocnienia ataku dają ${surges}`}${pool}`,
      unpierced: `${who}: Przebicie nie działa${x.kind === 'melee' ? ' w zwarciu' : ''}`,
      'order-range': `${who}: rozkazy sięgają do zasięgu ${x.n}`,
      'ordered-range': `${who}: przyjmuje rozkazy ${(x.n ?? 0) > 5 ? 'z każdej odległości' : range(x.n ?? 3)}`,
      'coordinate-range': `${who}: Koordynacja sięga do zasięgu ${x.n}`,
      'panic-range': `${who}: z jego odwagi korzystają sojusznicy ${range(x.n ?? 4)}`,
      'jams-orders': `${who}: rozkazy tylko od siebie samych`,
      'only-commanders-order': `${who}: rozkazy tylko od dowódców`,
      'dodges-crits': `${who}: unik anuluje też trafienia krytyczne`,
      critical: `${who}: Krytyczny ${x.n}${pool}`,
      'leaves-immobilized': `${who}: może odejść ze zwarcia z wrogiem, który ma żetony unieruchomienia`,
      'must-target': `${who}: wrogowie muszą ich atakować, jeśli mogą`,
      'one-order': 'przeciwnik wydaje tylko jeden rozkaz',
      'orders-near': `rozkazy tej karty sięgają tylko do zasięgu ${x.n}`,
      'no-spend': `${who}: nie można wydawać żetonów${x.token ? ` ${TOKENS[x.token]}` : ''}`,
      'rally-most': `${who}: w zbiórce znika najwyżej ${x.n} żeton przygwożdżenia`,
      'lends-tokens': `${who}: mogą wydawać jego żetony`,
      'no-courage': `${who}: bez wartości odwagi`,
    };
    return `${text[x.is]}${side}`;
  },
  gap: {
    odd: 'Działa według własnej procedury.',
    ...odd,
    transport: 'Działanie na oddziały na pokładzie nie jest rozgrywane.',
    'order-draw': 'Wpływ na kolejność aktywacji nie jest rozgrywany.',
    terrain: 'Wpływ na teren nie jest rozgrywany.',
    army: 'Wymagania wobec listy armii nie są sprawdzane.',
    part: 'Część drukowanego tekstu nie jest rozgrywana.',
    'not-in-sources': 'Pewna liczba z karty nie jest znana; ta część nie jest rozgrywana.',
    keyword: 'Jedna ze zdolności tej karty nie jest rozgrywana.',
    'secret-pool': 'Działanie na ukryte żetony i karty nie jest rozgrywane.',
  },
  missing: {
    range: 'zasięg działania',
    weapon: 'broń',
    dice: 'kości jej broni',
    value: 'wartość zdolności',
    most: 'największa liczba',
    icon: 'w co zmienia się wzmocnienie',
    tokens: 'jakie żetony dla kogo',
    orders: 'kto otrzymuje rozkazy',
    sentence: 'zdanie ze zdolnością, którą wymienia',
  },
  unknown: all => `Żadne źródło nie podaje: ${all}`,
  bonus: dice => `dodaje do puli: ${dice}`,
  die: { red: 'czerwona', black: 'czarna', white: 'biała' },
};

const FACES: Readonly<Record<string, string>> = {
  hit: 'trafienie',
  crit: 'trafienie krytyczne',
  surge: 'wzmocnienie',
  block: 'blok',
  blank: 'pusty',
};
const DIE_ROLLED: Readonly<Record<string, string>> = {
  red: 'czerwona kość ataku',
  black: 'czarna kość ataku',
  white: 'biała kość ataku',
  'defence-red': 'czerwona kość obrony',
  'defence-white': 'biała kość obrony',
};
