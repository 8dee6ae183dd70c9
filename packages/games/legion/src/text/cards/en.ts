import type { Named } from '../../content/cards.js';
import type { Bend, Deed, Effect } from '../../content/effects/types.js';
import { commandCard, unitCard } from '../../content/index.js';
import { keywordName } from '../names.js';
import { odd } from './odd-en.js';
import type { CardWords, Done, Phrase, Quality } from './words.js';

const TYPES: Readonly<Record<string, string>> = {
  trooper: 'trooper',
  vehicle: 'vehicle',
  clone: 'clone trooper',
  droid: 'droid trooper',
  wookiee: 'Wookiee trooper',
};
const RANKS: Readonly<Record<string, string>> = { 'special-forces': 'special forces' };
const AFFILIATIONS: Readonly<Record<string, string>> = { ewoks: 'Ewok', raiders: 'raider' };
const TOKENS: Readonly<Record<string, string>> = { 'shield-down': 'inactive shield' };
const tokens = (t: string, n: number): string => `${TOKENS[t] ?? t} token${n === 1 ? '' : 's'}`;
const some = (t: string, n: number): string => `${n} ${tokens(t, n)}`;
const wounds = (n: number): string => `${n} wound${n === 1 ? '' : 's'}`;
const range = (n: number): string => (n === 1 ? 'range 1' : `range 1–${n}`);
const article = (noun: string): string => (/^[aeio]/i.test(noun) ? `an ${noun}` : `a ${noun}`);
const actionName = (a: string): string =>
  a.startsWith('card:') ? keywordName('en', a.slice('card:'.length)) : a;
/** One of several: 'aim, dodge or move'. */
const anyOf = (list: readonly string[]): string =>
  [list.slice(0, -1).join(', '), list.at(-1) ?? ''].filter(Boolean).join(' or ');
const actions = (list: readonly string[]): string => anyOf(list.map(actionName));

const alike = (text: string): Phrase => ({ one: text, bare: text, many: text, of: text, acc: text });

/** 'corps or support', 'Ahsoka Tano'. */
const kindOf = (n: Named): string =>
  n.name ??
  [
    n.affiliation ? (AFFILIATIONS[n.affiliation] ?? n.affiliation) : '',
    n.rank ? (RANKS[n.rank] ?? n.rank) : '',
    n.type ? (TYPES[n.type] ?? n.type) : '',
  ]
    .filter(Boolean)
    .join(' ');
const isNamed = (kinds: readonly Named[]): boolean => kinds.length > 0 && kinds.every(n => n.name);
const SIDE = { friend: 'friendly', enemy: 'enemy', any: '' } as const;

const quality = (behind: string, does: string, behindMany?: string): Quality => ({
  behind,
  does,
  ...(behindMany && { behindMany }),
});
const is = (text: string): Quality => quality(text, `is ${text}`);
const that = (text: string): Quality => quality(`that is ${text}`, `is ${text}`, `that are ${text}`);
const has = (text: string): Quality => quality(`with ${text}`, `has ${text}`);

/** What a value is bent to: what a unit then has or does. */
const bend = (what: Bend, n: number): Done =>
  ({
    speed: { text: `has speed ${n > 0 ? '+' : '−'}${Math.abs(n)}` },
    'speed-set': { text: `has speed ${n}` },
    courage: { text: `has courage +${n}` },
    'surge-hit': { text: 'converts attack surges to hits' },
    'surge-crit': { text: 'converts attack surges to criticals' },
    'surge-block': { text: 'converts defence surges to blocks' },
    'defence-dice': { text: `rolls ${n} more defence ${n === 1 ? 'die' : 'dice'}` },
    'no-attack': { text: 'cannot attack' },
    'no-orders': { text: 'cannot receive orders' },
    'attacks-twice': { text: 'may perform two attack actions' },
    'cards-twice': { text: 'may use the same card action twice' },
    'no-rally': { text: 'does not rally' },
    'never-suppressed': { text: 'cannot be suppressed' },
    'never-panicked': { text: 'cannot panic' },
    reach: { text: `has weapons that reach ${n} farther` },
    'no-dodge-spent': { text: 'cannot spend dodge tokens' },
    'no-aim-spent': { text: 'cannot spend aim tokens' },
    'no-tokens-spent': { text: 'cannot spend tokens' },
    'keeps-dodge': { text: `keeps ${some('dodge', n)}` },
    'untargetable-ranged': { text: 'cannot be the target of ranged attacks' },
    'untargetable-far': { text: 'cannot be attacked from beyond range 2' },
    'one-less-action': { text: 'has one action fewer' },
    'no-withdraw': { text: 'cannot withdraw' },
    'dodges-crits': { text: 'may cancel criticals with dodge tokens too' },
    provoked: { text: 'must attack the one who provoked it' },
  })[what] as Done;

/** Of whom: 'Leia Organa’s activation', 'the activation of a friendly unit'. */
const moments: Readonly<Record<Effect['at'], (it: string, foe: string, e: Effect) => string>> = {
  setUp: () => 'after set-up',
  deployed: it => `when ${it} is deployed`,
  roundStart: () => 'at the start of each round',
  revealed: () => 'when you reveal this card',
  played: () => 'as soon as this card is in play',
  orders: () => 'while orders are issued',
  ordered: it => `when ${it} receives an order`,
  phaseStart: () => 'at the start of the activation phase',
  activated: it => `when ${it} is activated`,
  rallied: it => `after ${it} has rallied`,
  actionsStart: it => `when ${it} begins its actions`,
  acted: (it, _, e) =>
    e.after ? `after ${it} has performed ${article(actions(e.after))} action` : `after an action of ${it}`,
  moved: (it, _, e) =>
    e.standardMove ? `after ${it} has performed a standard move as an action` : `after ${it} has moved`,
  beforeMove: it => `before ${it} moves`,
  declared: (it, foe) => `when ${it} attacks${foe && ` ${foe}`}`,
  armed: (it, foe) => `when ${it} forms an attack pool${foe && ` against ${foe}`}`,
  rollStart: (it, foe) => `before ${it} rolls attack dice${foe && ` against ${foe}`}`,
  aimed: it => `when ${it} spends an aim token to reroll`,
  converted: (it, foe) => `after ${it} has rolled attack dice${foe && ` against ${foe}`}`,
  guard: (it, foe) => `before defence dice are rolled when ${it} attacks${foe && ` ${foe}`}`,
  woundsCounted: (it, foe) => `when ${foe || 'a unit'} would suffer wounds from ${it}`,
  defended: (it, foe) => `after ${it} has attacked${foe && ` ${foe}`}`,
  attacked: it => `after ${it} has attacked`,
  wounded: it => `after ${it} has suffered wounds`,
  defeated: it => `when ${it} is defeated`,
  gained: (it, _, e) => `when ${it} gains ${article(e.token ? tokens(e.token, 1) : 'token')}`,
  activationEnd: it => `at the end of the activation of ${it}`,
  aided: it => `when ${it} has used Aid`,
  phaseEnd: () => 'at the end of the activation phase',
  endStart: () => 'at the start of the end phase',
  action: (it, _, e) =>
    `${e.cost ? `card action (${e.cost} ${e.cost === 1 ? 'action' : 'actions'})` : 'free card action'} of ${it}`,
};

/** What is done without more than the deed itself says. */
const enPlain = (d: Deed): Done | undefined => {
  switch (d.do) {
    case 'mayGain':
      return {
        text: d.n === 1 ? `may gain ${article(tokens(d.token, 1))}` : `may gain up to ${some(d.token, d.n)}`,
      };
    case 'shed':
      return { text: `${d.may ? 'may remove' : 'removes'} ${some('suppression', d.n)}` };
    case 'lose':
      return { text: `loses ${d.n === 'all' ? `all its ${tokens(d.token, 2)}` : some(d.token, d.n)}` };
    case 'recover':
      return { text: 'recovers' };
    case 'move':
      return {
        text: `${d.may ? 'may perform' : 'performs'} a speed-${d.speed} move${d.mover ? ' that you carry out' : ''}${d.evenEngaged ? ', even if it is engaged' : ''}`,
      };
    case 'pivot':
      return { text: 'pivots' };
    case 'act':
      return { text: `${d.may ? 'may perform' : 'performs'} a free ${d.action} action` };
    case 'grant':
      return { text: `may perform a free ${actions(d.actions)} action` };
    case 'order':
      return { text: 'receives an order' };
    case 'actNext':
      return { text: 'is activated next' };
    case 'returnOrder':
      return { text: 'puts its face-up order back into the order pool' };
    case 'spendOrder':
      return { text: 'turns its order face down' };
    case 'wound':
      return { text: `suffers ${wounds(d.n)}${d.mini ? ' on a mini of your choice' : ''}` };
    case 'heal':
      return { text: `removes up to ${wounds(d.n)}` };
    case 'cancel':
      return { text: `cancel ${d.crits} critical or up to ${d.hits} hits`, whole: true };
    case 'fewerWounds':
      return { text: `suffers only ${wounds(d.to)}` };
    case 'rank':
      return { text: `counts as ${RANKS[d.rank] ?? d.rank}` };
    case 'later':
      return { text: `gains ${some(d.token, d.n)} at the end of the round` };
    case 'trade':
      return { text: `may gain up to ${some(d.pay, d.most)} and as many ${tokens(d.get, 2)}` };
    case 'bringBack':
      return { text: 'gets back a lost mini without wounds' };
    case 'takeBack':
      return {
        text: `take back into your hand, from the discard pile, ${anyOf([
          ...(d.cards ?? []).map(id => `“${commandCard(id).name}”`),
          ...(d.units ?? []).map(id => `another card of ${unitCard(id).name}`),
        ])}`,
        whole: true,
      };
    default:
      return undefined;
  }
};

export const enCards: CardWords = {
  thisUnit: alike('this unit'),
  own: names => alike(names.join(' or ')),
  units: (side, kinds, isOther, behind) => {
    const after = (many: boolean): string =>
      [
        ...kinds.flatMap(n => (n.has ? [`with ${keywordName('en', n.has)}`] : [])),
        ...behind.map(q => (many ? (q.behindMany ?? q.behind) : q.behind)),
      ]
        .map((text, n, all) =>
          text.startsWith('with ') && all[n - 1]?.startsWith('with ')
            ? ` and ${text.slice('with '.length)}`
            : ` ${text}`,
        )
        .join('');
    const what = anyOf(kinds.map(kindOf).filter(Boolean));
    if (isNamed(kinds)) {
      const one = alike(`${isOther ? 'another ' : ''}${what}${after(false)}`);
      return kinds.length > 1
        ? { ...one, bare: `${isOther ? 'other ' : ''}unit of ${what}${after(false)}` }
        : one;
    }
    const noun = [SIDE[side], what, 'unit'].filter(Boolean).join(' ');
    const one = `${isOther ? `another ${noun}` : article(noun)}${after(false)}`;
    return {
      one,
      of: one,
      acc: one,
      bare: `${isOther ? 'other ' : ''}${noun}${after(false)}`,
      many: `${isOther ? 'other ' : ''}${noun}s${after(true)}`,
    };
  },
  quality: {
    not: kinds =>
      quality(`other than ${kinds.map(kindOf).join(' or ')}`, `is not ${kinds.map(kindOf).join(' or ')}`),
    order: {
      up: has('a face-up order'),
      down: has('a face-down order'),
      none: quality('without an order', 'has no order'),
    },
    near: (n, of) => is(`at ${range(n)} of ${of}`),
    nearIt: n => is(`at ${range(n)} of it`),
    beyond: (n, of) => is(`beyond range ${n} of ${of}`),
    flag: (flag, own) =>
      ({
        seen: is('in line of sight'),
        wounded: quality(
          'that is wounded or has lost minis',
          'is wounded or has lost minis',
          'that are wounded or have lost minis',
        ),
        suppressed: that('suppressed'),
        smallBase: is('on small bases'),
        elsewhere: quality('other than that one', 'is another one'),
        inMelee: is(`in melee with ${own}`),
        aboard: is(`on board of ${own}`),
        gotOut: quality('that has got out of it', 'has got out of it', 'that have got out of it'),
      })[flag],
    engaged: isEngaged => that(isEngaged ? 'engaged' : 'not engaged'),
    has: token => has(tokens(token, 2)),
    arc: (arc, own) => is(`in the ${arc === 'sides' ? 'side arcs' : `${arc} arc`} of ${own}`),
    mini: name => has(name),
    divulged: isDivulged =>
      isDivulged
        ? quality('whose card was divulged', 'was divulged')
        : quality('whose card was not divulged', 'was not divulged'),
    bent: what => {
      const { text } = bend(what, 1);
      return quality(`that ${text}`, text);
    },
    noEnemyAt: n => has(`no enemy at ${range(n)}`),
    noFriendAt: n => has(`no friend at ${range(n)}`),
  },
  moment: (e, it, foe, isThis) =>
    e.at === 'action' && isThis && !e.of
      ? moments.action('', '', e).replace(/ of $/, '')
      : moments[e.at](it.one, foe?.acc ?? '', e),
  conditions: e => [
    ...(e.byThis ? ['from this card'] : []),
    ...(e.byCommand ? ['from an enemy command card'] : []),
    ...(e.kind ? [`in a ${e.kind} attack`] : []),
    ...(e.within !== undefined ? [`at ${range(e.within)}`] : []),
    ...(e.pool
      ? [
          {
            own: ', with this weapon in the pool',
            'only-own': ', with this weapon alone in the pool',
            others: ', with weapons of other units in the pool',
            fixed: ', with a Fixed weapon in the pool',
          }[e.pool],
        ]
      : []),
    ...(e.observed ? ['for one of its observation tokens'] : []),
    ...(e.drawn ? ['with a token from the order pool'] : []),
    ...(e.rounds
      ? [e.rounds[0] === e.rounds[1] ? `in round ${e.rounds[0]}` : `in rounds ${e.rounds[0]}–${e.rounds[1]}`]
      : []),
    ...(e.having ? [`, if it has performed ${article(actions(e.having))} action`] : []),
    ...(e.notAfter ? [`, if it has performed no ${actions(e.notAfter)} action`] : []),
    ...(e.nominated ? [', if it is the nominated commander'] : []),
  ],
  face: face => `while side ${face} of this card is up`,
  follows: () => ', ',
  ifOwn: (own, qualities) => `, if ${own.one} ${qualities.map(q => q.does).join(' and ')}`,
  once: { round: 'once per round', activation: 'once per activation', attack: 'once per attack' },
  cost: e => {
    if (e.turns) return `${e.at === 'action' ? '' : 'you may '}${e.turns} this card: `;
    return e.may ? 'if you wish, ' : '';
  },
  pays: deeds => `it first ${deeds}; then `,
  each: who => `each ${who.bare}`,
  chosen: (who, most, byFoe) =>
    `${byFoe ? 'your opponent chooses' : 'choose'} ${most === 1 ? `one ${who.bare}:` : `up to ${most} ${who.many}:`}`,
  again: () => 'it',
  attacker: alike('the attacker'),
  chosenOne: 'it',
  eachOf: 'each',
  timed: text =>
    text.replace(/( this round| in this activation| in this attack| from now on)((?:, | and ).*?)\1/, '$2$1'),
  defender: 'the defender',
  and: 'and',
  free: 'free card action',
  deed: (d, tell, keywords, counted) => {
    switch (d.do) {
      case 'gain':
        return {
          text:
            typeof d.n === 'object'
              ? `gains ${some(d.token, 1)} ${counted(d.n)}`
              : `gains ${some(d.token, d.n ?? 1)}`,
        };
      case 'give':
        return { text: `has ${keywords} ${enCards.until[d.until]}` };
      case 'giveWeapons':
        return { text: `has weapons with ${keywords} ${enCards.until[d.until]}` };
      case 'take':
        return { text: `loses ${keywords} ${enCards.until[d.until]}` };
      case 'bend': {
        const done = bend(d.what, d.n ?? 1);
        return { ...done, text: `${done.text} ${enCards.until[d.until]}` };
      }
      case 'arm':
        return { text: `may use the weapon of this card ${enCards.until[d.until]}` };
      case 'strike':
        return {
          text:
            d.each !== undefined
              ? `attacks each enemy at ${range(d.each)} with the weapon of this card`
              : `attacks with the weapon of this card${(d.times ?? 1) > 1 ? `, up to ${d.times} different units` : ''}`,
        };
      case 'roll':
        return {
          text: `rolls ${d.dice === 'minis' ? 'for each of its minis' : d.dice} a ${d.die.replace('defence-', '')} ${d.die.startsWith('defence') ? 'defence' : 'attack'} die and for each ${d.on.join(' or ')} ${tell(d.each)}`
            .replace(/rolls 1 a /, 'rolls a ')
            .replace(/rolls (\d+) a (\w+ \w+) die/, 'rolls $1 $2 dice'),
        };
      case 'choose':
        return { text: `either ${anyOf(d.among.map(tell))}` };
      case 'dice':
        return {
          text: `${d.colour ? `adds 1 ${d.colour} die` : 'adds the dice of this card'}${typeof d.times === 'object' ? ` ${counted(d.times)}` : ''}`,
        };
      case 'repeat':
        return { text: `${tell(d.deeds)} ${counted(d.times)}` };
      default:
        return enPlain(d) ?? { text: 'turn this card over', whole: true };
    }
  },
  amount: (n, who) => {
    if (typeof n === 'number') return n === 1 ? '' : `${n} times`;
    if ('each' in n) return `for each ${who(n.each).bare}${n.most ? `, at most ${n.most}` : ''}`;
    if ('defeatedEnemies' in n) return 'for each defeated enemy unit';
    if ('hurt' in n) return 'for each wound and each lost mini';
    return `for each of its wounds, at most ${n.most}`;
  },
  until: {
    attack: 'in this attack',
    activation: 'in this activation',
    round: 'this round',
    game: 'from now on',
  },
  standing: (x, who) => {
    const pool = x.pool
      ? {
          own: ' with this weapon',
          'only-own': ' with this weapon alone',
          others: ' with weapons of other units',
          fixed: '',
        }[x.pool]
      : '';
    const n = x.n ?? 1;
    const text: Readonly<Record<typeof x.is, string>> = {
      courage: `${who} has courage ${n > 0 ? '+' : '−'}${Math.abs(n)}`,
      speed: `${who} has speed ${n > 0 ? '+' : '−'}${Math.abs(n)}`,
      surge:
        x.to === 'block'
          ? `${who} converts defence surges to blocks`
          : `${who} converts attack surges to ${x.to === 'crit' ? 'criticals' : 'hits'}${pool}`,
      unpierced: `Pierce does nothing against ${who.replace(/^each /, 'any ')}${x.kind === 'melee' ? ' in melee' : ''}`,
      'order-range': `${who} issues orders at ${range(n)}`,
      'ordered-range': `${who} can receive orders ${n > 5 ? 'from any distance' : `at ${range(x.n ?? 3)}`}`,
      'coordinate-range': `${who} coordinates at ${range(n)}`,
      'panic-range': `${who} lends its courage against panic at ${range(x.n ?? 4)}`,
      'jams-orders': `${who} takes orders from nobody else`,
      'only-commanders-order': `${who} receives orders only from commanders`,
      'dodges-crits': `${who} may cancel criticals with dodge tokens too`,
      critical: `${who} has Critical ${x.n}${pool}`,
      'leaves-immobilized': `${who} may leave a melee with an enemy that has immobilize tokens`,
      'must-target': `enemies must attack ${who.replace(/^each /, 'any ')} if they can`,
      'one-order': 'your opponent issues only one order',
      'orders-near': `orders of this card reach only to range ${x.n}`,
      'no-spend': `${who} cannot spend ${x.token ? tokens(x.token, 2) : 'tokens'}`,
      'rally-most': `${who} removes at most ${some('suppression', n)} when it rallies`,
      'lends-tokens': `${who} may spend its tokens`,
      'no-courage': `${who} has no courage`,
    };
    return `${x.face ? `while side ${x.face} is up, ` : ''}${text[x.is]}`;
  },
  loses: keyword => `this unit no longer has ${keyword}`,
  gap: {
    odd: 'It follows a procedure of its own.',
    ...odd,
    transport: 'What it does for units on board is not played.',
    'order-draw': 'What it does to the order of activations is not played.',
    terrain: 'What it does to terrain is not played.',
    army: 'What it asks of the army list is not judged.',
    part: 'A part of the printed text is not played.',
    'not-in-sources': 'A number of the printed card is not known; that part is not played.',
    keyword: 'A keyword of this card is not played.',
    'secret-pool': 'What it does with hidden tokens and cards is not played.',
  },
  missing: {
    range: 'the range of its effect',
    weapon: 'its weapon',
    dice: 'the dice of its weapon',
    value: 'the value of its keyword',
    most: 'how much it may do at most',
    icon: 'what a surge becomes',
    tokens: 'which tokens it gives to whom',
    orders: 'who receives its orders',
    sentence: 'a sentence with a keyword that it names',
  },
  unknown: all => `No source gives ${all}`,
  bonus: dice => `adds ${dice} to the pool`,
  die: (colour, n) => `${n} ${colour} ${n === 1 ? 'die' : 'dice'}`,
};
