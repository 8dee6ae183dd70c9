import type { Named } from '../../content/cards.js';
import type { Bend, Deed, Effect } from '../../content/effects/types.js';
import { commandCard, unitCard } from '../../content/index.js';
import { keywordName } from '../names.js';
import { heroForms } from '../pl/heroes.js';
import { odd } from './odd-pl.js';
import type { CardWords, Done, Phrase, Quality } from './words.js';

/** What a unit is of, behind the word: it never changes. */
const TYPES: Readonly<Record<string, string>> = {
  trooper: 'żołnierzy',
  vehicle: 'pojazdów',
  clone: 'żołnierzy-klonów',
  droid: 'żołnierzy-droidów',
  wookiee: 'żołnierzy-Wookiee',
};
const RANKS: Readonly<Record<string, string>> = {
  commander: 'dowódcy',
  operative: 'agenta',
  corps: 'podstawowy',
  'special-forces': 'sił specjalnych',
  support: 'wsparcia',
  heavy: 'ciężkiego wsparcia',
};
/** As what a unit counts. */
const AS_RANK: Readonly<Record<string, string>> = {
  commander: 'dowódca',
  operative: 'agent',
  corps: 'oddział podstawowy',
  'special-forces': 'siły specjalne',
  support: 'wsparcie',
  heavy: 'ciężkie wsparcie',
};
const AFFILIATIONS: Readonly<Record<string, string>> = { ewoks: 'Ewoków', raiders: 'łupieżców' };
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
const of = (t: string): string => TOKENS[t] ?? t;
const some = (t: string, n: number): string => `${n} ${plural(n, 'żeton', 'żetony', 'żetonów')} ${of(t)}`;
/** After 'do', 'najwyżej'. */
const upTo = (t: string, n: number): string => `${n} ${n === 1 ? 'żetonu' : 'żetonów'} ${of(t)}`;
const wounds = (n: number): string => `${n} ${plural(n, 'obrażenie', 'obrażenia', 'obrażeń')}`;
const range = (n: number): string => (n === 1 ? 'w zasięgu 1' : `w zasięgu 1–${n}`);
/** Actions after 'akcję' and 'akcji': all of them genitives. */
const ACTION: Readonly<Record<string, string>> = {
  aim: 'przycelowania',
  attack: 'ataku',
  dodge: 'uniku',
  move: 'ruchu',
  climb: 'wspinaczki',
  recover: 'odpoczynku',
  standby: 'oczekiwania',
  card: 'karty',
};
/** One of several: 'ruchu, uniku lub ataku'. */
const anyOf = (list: readonly string[]): string =>
  [list.slice(0, -1).join(', '), list.at(-1) ?? ''].filter(Boolean).join(' lub ');
const actions = (list: readonly string[]): string =>
  anyOf(
    list.map(a => (a.startsWith('card:') ? keywordName('pl', a.slice('card:'.length)) : (ACTION[a] ?? a))),
  );

const phrase = (one: string, of_: string, acc = one, many = of_): Phrase => ({
  one,
  bare: one,
  many,
  of: of_,
  acc,
});
const SIDE = {
  friend: ['sojuszniczy ', 'sojuszniczego ', 'sojuszniczych '],
  enemy: ['wrogi ', 'wrogiego ', 'wrogich '],
  any: ['', '', ''],
} as const;

/** 'żołnierzy', 'podstawowy': behind the word 'oddział', which alone is declined; a name stands for itself. */
const kindOf = (n: Named, many: string): string =>
  n.name ??
  [
    n.rank ? (n.rank === 'corps' ? many : (RANKS[n.rank] ?? n.rank)) : '',
    n.type ? (TYPES[n.type] ?? n.type) : '',
    n.affiliation ? (AFFILIATIONS[n.affiliation] ?? n.affiliation) : '',
  ]
    .filter(Boolean)
    .join(' ');
const kinds = (list: readonly Named[], corps: string): string =>
  anyOf(list.map(n => kindOf(n, corps)).filter(Boolean));

const named = (names: readonly string[]): Phrase => {
  const forms = names.map(heroForms);
  const list = (form: 'nom' | 'gen' | 'acc'): string => anyOf(forms.map(f => f[form]));
  return phrase(list('nom'), list('gen'), list('acc'));
};

const quality = (behind: string, does: string, behindMany?: string): Quality => ({
  behind,
  does,
  ...(behindMany && { behindMany }),
});
const is = (text: string): Quality => quality(text, `jest ${text}`);
const which = (one: string, many: string): Quality => quality(`, który ${one},`, one, `, które ${many},`);

const bend = (what: Bend, n: number): Done =>
  ({
    speed: { text: `ma prędkość ${n > 0 ? '+' : '−'}${Math.abs(n)}` },
    'speed-set': { text: `ma prędkość ${n}` },
    courage: { text: `ma odwagę +${n}` },
    'surge-hit': { text: 'zamienia wzmocnienia ataku na trafienia' },
    'surge-crit': { text: 'zamienia wzmocnienia ataku na trafienia krytyczne' },
    'surge-block': { text: 'zamienia wzmocnienia obrony na bloki' },
    'defence-dice': { text: `rzuca dodatkowo ${n} ${n === 1 ? 'kością' : 'kośćmi'} obrony` },
    'no-attack': { text: 'nie może atakować' },
    'no-orders': { text: 'nie otrzymuje rozkazów' },
    'attacks-twice': { text: 'może wykonać dwie akcje ataku' },
    'cards-twice': { text: 'może dwa razy użyć tej samej akcji karty' },
    'no-rally': { text: 'nie robi zbiórki' },
    'never-suppressed': { text: 'nie może zostać przygwożdżony' },
    'never-panicked': { text: 'nie wpada w panikę' },
    reach: { text: `ma broń o zasięgu większym o ${n}` },
    'no-dodge-spent': { text: 'nie może wydawać uników' },
    'no-aim-spent': { text: 'nie może wydawać przycelowania' },
    'no-tokens-spent': { text: 'nie może wydawać żetonów' },
    'keeps-dodge': { text: `zachowuje ${some('dodge', n)}` },
    'untargetable-ranged': { text: 'nie może być celem ataków zasięgowych' },
    'untargetable-far': { text: 'nie może być atakowany spoza zasięgu 2' },
    'one-less-action': { text: 'ma o jedną akcję mniej' },
    'no-withdraw': { text: 'nie może się wycofać' },
    'dodges-crits': { text: 'może unikami anulować też trafienia krytyczne' },
    provoked: { text: 'musi zaatakować tego, kto go sprowokował' },
  })[what] as Done;

/** The kind of an attack where the moment itself is one. */
const how = ({ kind }: Effect, isVerb = false): string => {
  if (kind === undefined) return '';
  if (kind === 'melee') return ' w zwarciu';
  return isVerb ? ' z dystansu' : ' zasięgowy';
};
const ATTACKS: ReadonlySet<string> = new Set(['declared', 'defended', 'attacked']);

const moments: Readonly<Record<Effect['at'], (it: Phrase, foe: Phrase | null, e: Effect) => string>> = {
  setUp: () => 'po przygotowaniach do bitwy',
  deployed: it => `gdy wystawiasz ${it.acc}`,
  roundStart: () => 'na początku każdej rundy',
  revealed: () => 'gdy odkrywasz tę kartę',
  played: () => 'gdy tylko ta karta jest w grze',
  orders: () => 'przy wydawaniu rozkazów',
  ordered: it => `gdy ${it.one} otrzymuje rozkaz`,
  phaseStart: () => 'na początku fazy aktywacji',
  activated: it => `gdy aktywuje się ${it.one}`,
  rallied: it => `gdy ${it.one} kończy zbiórkę`,
  actionsStart: it => `gdy ${it.one} zaczyna wykonywać akcje`,
  acted: (it, _, e) => `gdy ${it.one} wykona ${e.after ? `akcję ${actions(e.after)}` : 'akcję'}`,
  moved: (it, _, e) => `gdy ${it.one} wykona ${e.standardMove ? 'ruch standardowy w akcji' : 'ruch'}`,
  beforeMove: it => `zanim ${it.one} wykona ruch`,
  declared: (it, foe, e) => `gdy ${it.one} atakuje${how(e, true)}${foe ? ` ${foe.acc}` : ''}`,
  armed: (it, foe) =>
    `gdy ${foe ? `broni się ${foe.one}, a pulę ataku zbiera ${it.one}` : `${it.one} zbiera pulę ataku`}`,
  rollStart: (it, foe) => `${foe ? `gdy broni się ${foe.one}, ` : ''}zanim ${it.one} rzuci kośćmi ataku`,
  aimed: it => `gdy ${it.one} wydaje przycelowanie na przerzut`,
  converted: (it, foe) => `gdy ${foe ? `broni się ${foe.one}, a ` : ''}${it.one} rzuci kośćmi ataku`,
  guard: (it, foe) => `przed rzutem obrony, gdy ${it.one} atakuje${foe ? ` ${foe.acc}` : ''}`,
  woundsCounted: (it, foe) =>
    `gdy ${foe?.one ?? 'obrońca'} ma otrzymać obrażenia${it.one === 'atakujący' ? '' : `, a atakuje ${it.one}`}`,
  defended: (it, foe, e) => `gdy ${it.one} zakończy atak${how(e)}${foe ? ` na ${foe.acc}` : ''}`,
  attacked: (it, _, e) => `gdy ${it.one} zakończy atak${how(e)}`,
  wounded: it => `gdy ${it.one} otrzyma obrażenia`,
  defeated: it => `gdy ${it.one} zostaje pokonany`,
  gained: (it, _, e) => `gdy ${it.one} otrzymuje żeton${e.token ? ` ${of(e.token)}` : ''}`,
  activationEnd: it => `na końcu aktywacji ${it.of}`,
  aided: it => `gdy ${it.one} użyje Pomocy`,
  phaseEnd: () => 'na końcu fazy aktywacji',
  endStart: () => 'na początku fazy końcowej',
  action: (it, _, e) =>
    `${e.cost ? `akcja karty (${e.cost} ${plural(e.cost, 'akcja', 'akcje', 'akcji')})` : 'darmowa akcja karty'}${it.of === '' ? '' : ` ${it.of}`}`,
};

/** Moments that name their unit in another case than the nominative. */
const OBLIQUE: ReadonlySet<Effect['at']> = new Set(['deployed', 'activationEnd', 'action']);

/** What is done without more than the deed itself says. */
const plPlain = (d: Deed): Done | undefined => {
  switch (d.do) {
    case 'mayGain':
      return {
        text: d.n === 1 ? `może otrzymać żeton ${of(d.token)}` : `może otrzymać do ${upTo(d.token, d.n)}`,
      };
    case 'shed':
      return { text: `${d.may ? 'może usunąć' : 'usuwa'} ${some('suppression', d.n)}` };
    case 'lose':
      return { text: `traci ${d.n === 'all' ? `wszystkie żetony ${of(d.token)}` : some(d.token, d.n)}` };
    case 'recover':
      return { text: 'odpoczywa' };
    case 'move':
      return {
        text: `${d.may ? 'może wykonać' : 'wykonuje'} ruch z prędkością ${d.speed}${d.mover ? ', który prowadzisz Ty' : ''}${d.evenEngaged ? ', nawet związany walką' : ''}`,
      };
    case 'pivot':
      return { text: 'obraca się' };
    case 'act':
      return { text: `${d.may ? 'może wykonać' : 'wykonuje'} darmową akcję ${actions([d.action])}` };
    case 'grant':
      return { text: `może wykonać darmową akcję ${actions(d.actions)}` };
    case 'order':
      return { text: 'otrzymuje rozkaz' };
    case 'actNext':
      return { text: 'zostaje aktywowany jako następny' };
    case 'returnOrder':
      return { text: 'oddaje odkryty rozkaz do puli' };
    case 'spendOrder':
      return { text: 'zakrywa swój rozkaz' };
    case 'wound':
      return { text: `otrzymuje ${wounds(d.n)}${d.mini ? ' na wybranej przez Ciebie figurce' : ''}` };
    case 'heal':
      return { text: `usuwa do ${d.n} ${d.n === 1 ? 'obrażenia' : 'obrażeń'}` };
    case 'cancel':
      return { text: `anuluj ${d.crits} trafienie krytyczne albo do ${d.hits} trafień`, whole: true };
    case 'fewerWounds':
      return { text: `otrzymuje tylko ${wounds(d.to)}` };
    case 'rank':
      return { text: `liczy się jako ${AS_RANK[d.rank]}` };
    case 'later':
      return { text: `otrzymuje na końcu rundy ${some(d.token, d.n)}` };
    case 'trade':
      return {
        text: `może otrzymać do ${upTo(d.pay, d.most)} i tyle samo żetonów ${of(d.get)}`,
      };
    case 'bringBack':
      return { text: 'odzyskuje straconą figurkę bez obrażeń' };
    case 'takeBack':
      return {
        text: `weź na rękę ze stosu odrzuconych ${anyOf([
          ...(d.cards ?? []).map(id => `kartę „${commandCard(id).name}”`),
          ...(d.units ?? []).map(id => `inną kartę ${heroForms(unitCard(id).name).gen}`),
        ])}`,
        whole: true,
      };
    default:
      return undefined;
  }
};

export const plCards: CardWords = {
  thisUnit: phrase('ten oddział', 'tego oddziału', 'ten oddział', 'tych oddziałów'),
  own: named,
  units: (side, list, isOther, behind) => {
    const names = list.flatMap(n => n.name ?? []);
    if (names.length > 0 && names.length === list.length && behind.length === 0) return named(names);
    const [nom, gen, genMany] = SIDE[side];
    const other = isOther ? ['inny ', 'innego ', 'innych '] : ['', '', ''];
    const after = (many: boolean): string => {
      const all = [
        ...list.flatMap(n => (n.has ? [`ze zdolnością ${keywordName('pl', n.has)}`] : [])),
        ...behind.map(q => (many ? (q.behindMany ?? q.behind) : q.behind)),
      ];
      const isWith = (a: string | undefined): boolean => a?.startsWith('z ') === true;
      const text = all
        .map((a, n) => {
          if (isWith(a) && isWith(all[n - 1])) return ` i ${a.slice('z '.length)}`;
          return a.startsWith(',') ? a : ` ${a}`;
        })
        .join('');
      return text.replace(/,$/, '').replace(/,, /g, ', ');
    };
    const form = (head: string, corps: string, many: boolean): string => {
      const what = kinds(list, corps);
      return `${head}${what && ` ${what}`}${after(many)}`;
    };
    const one = form(`${other[0]}${nom}oddział`, 'podstawowy', false);
    return {
      one,
      bare: one,
      acc: one,
      of: form(`${other[1]}${gen}oddziału`, 'podstawowego', false),
      many: form(`${other[2]}${genMany}oddziałów`, 'podstawowych', true),
    };
  },
  quality: {
    not: list => quality(`z wyjątkiem ${kinds(list, 'podstawowego')}`, `to nie ${kinds(list, 'podstawowy')}`),
    order: {
      up: quality('z odkrytym rozkazem', 'ma odkryty rozkaz'),
      down: quality('z zakrytym rozkazem', 'ma zakryty rozkaz'),
      none: quality('bez rozkazu', 'nie ma rozkazu'),
    },
    near: (n, from) => is(`${range(n)} od ${from}`),
    nearIt: n => is(`${range(n)} od niego`),
    beyond: (n, from) => is(`poza zasięgiem ${n} od ${from}`),
    flag: (flag, own) =>
      ({
        seen: is('w linii wzroku'),
        wounded: which('jest ranny lub stracił figurki', 'są ranne lub straciły figurki'),
        suppressed: which('jest przygwożdżony', 'są przygwożdżone'),
        smallBase: is('na małych podstawkach'),
        elsewhere: quality('inny niż tamten', 'jest inny niż tamten', 'innych niż tamten'),
        inMelee: is(own === 'tego oddziału' ? 'w zwarciu z tym oddziałem' : `w zwarciu z oddziałem ${own}`),
        aboard: is('na pokładzie'),
        gotOut: which('z niego wysiadł', 'z niego wysiadły'),
      })[flag],
    engaged: isEngaged =>
      isEngaged
        ? which('jest związany walką', 'są związane walką')
        : which('nie jest związany walką', 'nie są związane walką'),
    has: token => quality(`z żetonami ${of(token)}`, `ma żetony ${of(token)}`),
    arc: arc =>
      is(
        {
          front: 'w jego przedniej strefie',
          sides: 'w jego bocznych strefach',
          rear: 'w jego tylnej strefie',
        }[arc],
      ),
    mini: name => quality(`z figurką ${name}`, `ma figurkę ${name}`),
    divulged: isDivulged =>
      isDivulged
        ? quality('z ujawnioną kartą', 'ma ujawnioną kartę')
        : quality('bez ujawnionej karty', 'nie ma ujawnionej karty'),
    bent: what => {
      if (what === 'provoked') return is('z tym obowiązkiem');
      const { text } = bend(what, 1);
      return quality(`, który ${text},`, text, `, z których każdy ${text},`);
    },
    noEnemyAt: n => quality(`bez wroga ${range(n)}`, `nie ma wroga ${range(n)}`),
    noFriendAt: n => quality(`bez sojusznika ${range(n)}`, `nie ma sojusznika ${range(n)}`),
  },
  moment: (e, it, foe, isThis) =>
    moments[e.at](e.at === 'action' && isThis && !e.of ? { ...it, of: '' } : it, foe, e),
  conditions: e => [
    ...(e.byThis ? ['z tej karty'] : []),
    ...(e.byCommand ? ['z wrogiej karty rozkazu'] : []),
    ...(e.kind && !ATTACKS.has(e.at) ? [e.kind === 'melee' ? 'w zwarciu' : 'w ataku zasięgowym'] : []),
    ...(e.within !== undefined ? [range(e.within)] : []),
    ...(e.pool
      ? [
          {
            own: ', z tą bronią w puli',
            'only-own': ', z samą tą bronią w puli',
            others: ', z bronią innych oddziałów w puli',
            fixed: ', z bronią o stałej strefie rażenia w puli',
          }[e.pool],
        ]
      : []),
    ...(e.observed ? ['za jeden jego żeton obserwacji'] : []),
    ...(e.drawn ? ['z żetonem z puli rozkazów'] : []),
    ...(e.rounds
      ? [e.rounds[0] === e.rounds[1] ? `w rundzie ${e.rounds[0]}` : `w rundach ${e.rounds[0]}–${e.rounds[1]}`]
      : []),
    ...(e.having ? [`po akcji ${actions(e.having)}`] : []),
    ...(e.notAfter ? [`bez akcji ${actions(e.notAfter)}`] : []),
    ...(e.nominated ? [', jeśli jest nominowanym dowódcą'] : []),
  ],
  face: face => `gdy na wierzchu jest strona ${face} tej karty`,
  // After a mere time or place there is no comma.
  follows: when => (/(^|, )(gdy|zanim|jeśli) /.test(when) ? ', ' : ' '),
  ifOwn: (own, qualities) => `, jeśli ${own.one} ${qualities.map(q => q.does).join(' i ')}`,
  once: { round: 'raz na rundę', activation: 'raz na aktywację', attack: 'raz na atak' },
  cost: e => {
    if (e.turns) {
      const [mayTurn, turn] = e.turns === 'exhaust' ? ['wyczerpać', 'wyczerp'] : ['zużyć', 'zużyj'];
      return e.at === 'action' ? `${turn} tę kartę: ` : `możesz ${mayTurn} tę kartę: `;
    }
    return e.may ? 'jeśli chcesz, ' : '';
  },
  pays: deeds => `najpierw ${deeds}, a potem `,
  each: who => `każdy ${who.bare}`,
  chosen: (who, most, byFoe) =>
    most === 1
      ? `${byFoe ? 'przeciwnik wybiera' : 'wybierz'} jeden ${who.acc}:`
      : `${byFoe ? 'przeciwnik wybiera' : 'wybierz'} do ${most} ${who.many}:`,
  // The clause before has it as its subject, or else it must be named.
  again: (at, who) => (OBLIQUE.has(at) ? (who?.one ?? 'oddział ten') : ''),
  attacker: phrase('atakujący', 'atakującego', 'atakującego'),
  chosenOne: 'wybrany oddział',
  eachOf: 'każdy z nich',
  timed: text =>
    text.replace(/(w tej rundzie |w tej aktywacji |w tym ataku |od teraz )(.*? (?:i )?)\1/, '$1$2'),
  defender: 'obrońca',
  and: 'i',
  free: 'darmowa akcja karty',
  deed: (d, tell, keywords, counted) => {
    switch (d.do) {
      case 'gain':
        return {
          text:
            typeof d.n === 'object'
              ? `otrzymuje po 1 żetonie ${of(d.token)} ${counted(d.n)}`
              : `otrzymuje ${some(d.token, d.n ?? 1)}`,
        };
      case 'give':
        return {
          text: `ma ${plCards.until[d.until]} ${/, | i /.test(keywords) ? 'zdolności' : 'zdolność'} ${keywords}`,
        };
      case 'giveWeapons':
        return {
          text: `ma ${plCards.until[d.until]} broń ze ${keywords.includes(', ') ? 'zdolnościami' : 'zdolnością'} ${keywords}`,
        };
      case 'take':
        return {
          text: `traci ${plCards.until[d.until]} ${/, | i /.test(keywords) ? 'zdolności' : 'zdolność'} ${keywords}`,
        };
      case 'bend': {
        const done = bend(d.what, d.n ?? 1);
        return { ...done, text: `${plCards.until[d.until]} ${done.text}` };
      }
      case 'arm':
        return { text: `może ${plCards.until[d.until]} użyć broni z tej karty` };
      case 'strike':
        return {
          text:
            d.each !== undefined
              ? `atakuje bronią z tej karty każdego wroga ${range(d.each)}`
              : `atakuje bronią z tej karty${(d.times ?? 1) > 1 ? `, najwyżej ${d.times} różne oddziały` : ''}`,
        };
      case 'roll':
        return {
          text: `rzuca ${rolled(d.die, d.dice)} i za każdy wynik ${d.on.map(f => FACES[f]).join(' lub ')} ${tell(d.each)}`,
        };
      case 'choose':
        return { text: `albo ${d.among.map(tell).join(', albo ')}` };
      case 'dice':
        return {
          text: `${d.colour ? `dodaje ${plCards.die(d.colour, 1)}` : 'dodaje kości z tej karty'}${typeof d.times === 'object' ? ` ${counted(d.times)}` : ''}`,
        };
      case 'repeat':
        return { text: `${tell(d.deeds)} ${counted(d.times)}` };
      default:
        return plPlain(d) ?? { text: 'odwróć tę kartę na drugą stronę', whole: true };
    }
  },
  amount: (n, who) => {
    if (typeof n === 'number') return n === 1 ? '' : `${n} razy`;
    if ('each' in n) return `za każdy ${who(n.each).bare}${n.most ? `, najwyżej ${n.most}` : ''}`;
    if ('defeatedEnemies' in n) return 'za każdy pokonany wrogi oddział';
    if ('hurt' in n) return 'za każde obrażenie i każdą straconą figurkę';
    return `za każde swoje obrażenie, najwyżej ${n.most}`;
  },
  until: { attack: 'w tym ataku', activation: 'w tej aktywacji', round: 'w tej rundzie', game: 'od teraz' },
  standing: (x, who) => {
    const pool = x.pool
      ? {
          own: ' z tą bronią w puli',
          'only-own': ' z samą tą bronią w puli',
          others: ' z bronią innych oddziałów w puli',
          fixed: '',
        }[x.pool]
      : '';
    const n = x.n ?? 1;
    const sign = `${n > 0 ? '+' : '−'}${Math.abs(n)}`;
    const against = who.replace(/^każdy /, '');
    const text: Readonly<Record<typeof x.is, string>> = {
      courage: `${who} ma odwagę ${sign}`,
      speed: `${who} ma prędkość ${sign}`,
      surge:
        x.to === 'block'
          ? `${who} zamienia wzmocnienia obrony na bloki`
          : `${who} zamienia wzmocnienia ataku na ${x.to === 'crit' ? 'trafienia krytyczne' : 'trafienia'}${pool}`,
      unpierced: `gdy broni się ${against}, Przebicie nie działa${x.kind === 'melee' ? ' w zwarciu' : ''}`,
      'order-range': `${who} wydaje rozkazy ${range(n)}`,
      'ordered-range': `${who} przyjmuje rozkazy ${n > 5 ? 'z każdej odległości' : range(x.n ?? 3)}`,
      'coordinate-range': `${who} koordynuje ${range(n)}`,
      'panic-range': `${who} użycza odwagi przeciw panice sojusznikom ${range(x.n ?? 4)}`,
      'jams-orders': `${who} przyjmuje rozkazy tylko od siebie`,
      'only-commanders-order': `${who} przyjmuje rozkazy tylko od dowódców`,
      'dodges-crits': `${who} może unikami anulować też trafienia krytyczne`,
      critical: `${who} ma Krytyczny ${x.n}${pool}`,
      'leaves-immobilized': `${who} może odejść ze zwarcia z wrogiem, który ma żetony unieruchomienia`,
      'must-target': `jeśli wróg może zaatakować ${against}, musi to zrobić`,
      'one-order': 'Twój przeciwnik wydaje tylko jeden rozkaz',
      'orders-near': `rozkazy tej karty sięgają tylko do zasięgu ${x.n}`,
      'no-spend': `${who} nie może wydawać żetonów${x.token ? ` ${of(x.token)}` : ''}`,
      'rally-most': `${who} usuwa w zbiórce najwyżej ${upTo('suppression', n).replace('żetonu', 'żeton')}`,
      'lends-tokens': `${who} może wydawać jego żetony`,
      'no-courage': `${who} nie ma wartości odwagi`,
    };
    return `${x.face ? `gdy na wierzchu jest strona ${x.face}, ` : ''}${text[x.is]}`;
  },
  loses: keyword => `ten oddział nie ma już zdolności ${keyword}`,
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
  die: (colour, n) => {
    const [one, few, many] = DICE[colour];
    return n === 1 ? `1 ${one} kość` : `${n} ${plural(n, one, few, many)} kości`;
  },
};

const DICE = {
  red: ['czerwoną', 'czerwone', 'czerwonych'],
  black: ['czarną', 'czarne', 'czarnych'],
  white: ['białą', 'białe', 'białych'],
} as const;
const FACES: Readonly<Record<string, string>> = {
  hit: '„trafienie”',
  crit: '„trafienie krytyczne”',
  surge: '„wzmocnienie”',
  block: '„blok”',
  blank: '„pusty”',
};
/** After 'rzuca'. */
const rolled = (die: string, n: number | 'minis'): string => {
  const colour = die.replace('defence-', '');
  const side = die.startsWith('defence') ? 'obrony' : 'ataku';
  const [one, many] = {
    red: ['czerwoną kością', 'czerwonymi kośćmi'],
    black: ['czarną kością', 'czarnymi kośćmi'],
    white: ['białą kością', 'białymi kośćmi'],
  }[colour] as [string, string];
  if (n === 'minis') return `${one} ${side} za każdą figurkę`;
  return n === 1 ? `${one} ${side}` : `${n} ${many} ${side}`;
};
