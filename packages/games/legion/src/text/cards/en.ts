import type { Effect } from '../../content/effects/types.js';
import { keywordName } from '../names.js';
import { odd } from './odd-en.js';
import type { CardWords } from './words.js';

const TYPES: Readonly<Record<string, string>> = {
  trooper: 'troopers',
  vehicle: 'vehicles',
  clone: 'clone troopers',
  droid: 'droid troopers',
  wookiee: 'Wookiee troopers',
};
const RANKS: Readonly<Record<string, string>> = {
  commander: 'commander',
  operative: 'operative',
  corps: 'corps',
  'special-forces': 'special forces',
  support: 'support',
  heavy: 'heavy',
};
const TOKENS: Readonly<Record<string, string>> = {
  'shield-down': 'inactive shield',
};
const token = (t: string, n: number): string => `${TOKENS[t] ?? t} token${n === 1 ? '' : 's'}`;
const range = (n: number): string => (n === 1 ? 'range 1' : `range 1–${n}`);
const ACTIONS = (list: readonly string[]): string =>
  list.map(a => (a.startsWith('card:') ? keywordName('en', a.slice('card:'.length)) : a)).join(', ');

const moments: CardWords['moments'] = {
  setUp: 'after set-up',
  deployed: 'when IT is deployed',
  roundStart: 'at the start of each round',
  revealed: 'when this card is revealed',
  played: 'once this card is in play',
  orders: 'when orders are issued',
  ordered: 'when IT gets an order',
  phaseStart: 'at the start of the activation phase',
  activated: 'when IT is activated',
  rallied: 'after the rally of IT',
  actionsStart: 'when IT begins its actions',
  acted: 'after an action of IT',
  moved: 'after a move of IT',
  beforeMove: 'before a move of IT',
  declared: 'when IT attacks FOE',
  armed: 'when IT forms its pool against FOE',
  rollStart: 'before the dice of IT against FOE are rolled',
  aimed: 'when IT spends aim for a reroll',
  converted: 'after the attack dice of IT against FOE',
  guard: 'when IT attacks FOE, before the defence dice',
  woundsCounted: 'when FOE would suffer wounds from IT',
  defended: 'after IT has attacked FOE',
  attacked: 'after an attack of IT',
  wounded: 'after IT has suffered wounds',
  defeated: 'when IT is defeated',
  gained: 'when IT gains a token',
  aided: 'when IT has used Aid',
  activationEnd: 'at the end of the activation of IT',
  phaseEnd: 'at the end of the activation phase',
  endStart: 'at the start of the end phase',
  action: 'free card action of IT',
};

const at = (e: Effect, it: string, foe: string): string => {
  const text =
    e.at === 'action' && e.cost
      ? `card action of IT (${e.cost} ${e.cost === 1 ? 'action' : 'actions'})`
      : moments[e.at];
  return text.replace('IT', it).replace('FOE', foe);
};

export const enCards: CardWords = {
  thisUnit: 'this unit',
  side: {
    friend: ['a friendly unit', 'friendly units'],
    enemy: ['an enemy unit', 'enemy units'],
    any: ['a unit', 'units of both sides'],
  },
  named: n =>
    n.name ??
    [
      n.rank ? RANKS[n.rank] : '',
      n.affiliation ? `of the ${n.affiliation}` : '',
      n.has ? `with ${n.has.replace('-', ' ')}` : '',
      n.type ? (TYPES[n.type] ?? n.type) : '',
    ]
      .filter(x => x)
      .join(' '),
  or: ' or ',
  not: names => `not ${names}`,
  order: { up: 'with a face-up order', down: 'with a face-down order', none: 'without an order' },
  near: (n, of) => `at ${range(n)} of ${of}`,
  nearIt: n => `at ${range(n)} of it`,
  beyond: (n, of) => `beyond range ${n} of ${of}`,
  flags: {
    seen: 'in sight',
    wounded: 'wounded or short of minis',
    suppressed: 'suppressed',
    engaged: 'engaged',
    free: 'not engaged',
    smallBase: 'on small bases',
    elsewhere: 'another unit',
    inMelee: 'in melee with it',
    gotOut: 'has got out of it',
    other: 'another one',
  },
  has: t => `with ${t}`,
  noEnemyAt: n => `no enemy at ${range(n)}`,
  noFriendAt: n => `no friend at ${range(n)}`,
  arc: { front: 'in its front arc', sides: 'in its side arcs', rear: 'in its rear arc' },
  aboard: 'on board',
  divulged: { true: 'card divulged', false: 'card not divulged' },
  mini: name => `with ${name}`,
  most: n => (n === 1 ? 'one' : `up to ${n}`),
  loses: keyword => `this unit has ${keyword} no longer`,
  foeChooses: 'the opponent chooses',
  at,
  moments,
  conditions: e => [
    ...(e.kind ? [`${e.kind} attacks only`] : []),
    ...(e.within !== undefined ? [`at ${range(e.within)}`] : []),
    ...(e.pool
      ? [
          {
            own: 'its weapon in the pool',
            'only-own': 'a pool of its weapon alone',
            others: 'with weapons of other units in the pool',
            fixed: 'a Fixed weapon in the pool',
          }[e.pool],
        ]
      : []),
    ...(e.token ? [token(e.token, 1)] : []),
    ...(e.after ? [`after ${ACTIONS(e.after)}`] : []),
    ...(e.having ? [`after ${ACTIONS(e.having)}`] : []),
    ...(e.notAfter ? [`without ${ACTIONS(e.notAfter)}`] : []),
    ...(e.standardMove ? ['a standard move'] : []),
    ...(e.byThis ? ['from this card'] : []),
    ...(e.byCommand ? ['from a command card'] : []),
    ...(e.nominated ? ['if it was nominated'] : []),
    ...(e.observed ? ['for one of its observation tokens'] : []),
    ...(e.drawn ? ['with a token from the pool'] : []),
    ...(e.rounds
      ? [e.rounds[0] === e.rounds[1] ? `round ${e.rounds[0]}` : `rounds ${e.rounds[0]}–${e.rounds[1]}`]
      : []),
    ...(e.face ? [`side ${e.face}`] : []),
  ],
  may: 'if wanted',
  turns: { exhaust: 'exhaust', expend: 'expend' },
  once: { round: 'once a round', activation: 'once an activation', attack: 'once an attack' },
  token,
  deed: (d, tell, keywords) => {
    switch (d.do) {
      case 'gain':
        return typeof d.n === 'object'
          ? `+1 ${token(d.token, 1)} each`
          : `+${d.n ?? 1} ${token(d.token, d.n ?? 1)}`;
      case 'mayGain':
        return d.n === 1 ? `may take a ${token(d.token, 1)}` : `may take up to ${d.n} ${token(d.token, d.n)}`;
      case 'shed':
        return `${d.may ? 'may lose' : 'loses'} ${d.n} ${token('suppression', d.n)}`;
      case 'lose':
        return `loses ${d.n === 'all' ? 'all' : d.n} ${token(d.token, 2)}`;
      case 'recover':
        return 'recovers';
      case 'give':
        return `${keywords(d)} ${enCards.until[d.until]}`;
      case 'giveWeapons':
        return `its weapons have ${keywords(d)} ${enCards.until[d.until]}`;
      case 'take':
        return `loses ${keywords(d)} ${enCards.until[d.until]}`;
      case 'bend':
        return `${enCards.bend(d.what, d.n ?? 1)} ${enCards.until[d.until]}`;
      case 'move':
        return `${d.may ? 'may make' : 'makes'} a speed-${d.speed} move${d.mover ? ', which you lay' : ''}${d.evenEngaged ? ', engaged or not' : ''}`;
      case 'pivot':
        return 'pivots';
      case 'act':
        return `${d.may ? 'may ' : ''}${d.action}${d.may ? '' : 's'} for free`
          .replace('standbys', 'stands by')
          .replace('dodges', 'dodges');
      case 'grant':
        return `one free action: ${d.actions.join(', ')}`;
      case 'arm':
        return `may use the weapon of this card ${enCards.until[d.until]}`;
      case 'strike':
        return d.each !== undefined
          ? `attacks each enemy at ${range(d.each)} with the weapon of this card`
          : `attacks with the weapon of this card${(d.times ?? 1) > 1 ? `, up to ${d.times} different units` : ''}`;
      case 'order':
        return 'gets an order';
      case 'actNext':
        return 'is activated next';
      case 'returnOrder':
        return 'its face-up order goes back into the pool';
      case 'spendOrder':
        return 'its order is turned down';
      case 'wound':
        return `suffers ${d.n} ${d.n === 1 ? 'wound' : 'wounds'}${d.mini ? ' on a mini of your choice' : ''}`;
      case 'heal':
        return `up to ${d.n} ${d.n === 1 ? 'wound' : 'wounds'} removed`;
      case 'roll':
        return `rolls ${d.dice === 'minis' ? 'a die for each mini' : d.dice} (${d.die.replace('defence-', 'defence, ')}); for each ${d.on.join(' or ')}: ${d.each.map(tell).join(', ')}`;
      case 'choose':
        return `one of: ${d.among.map(x => x.map(tell).join(' and ')).join(' / ')}`;
      case 'dice':
        return d.colour ? `+1 ${enCards.die[d.colour]} die` : 'dice join the pool';
      case 'cancel':
        return `cancel ${d.crits} critical or up to ${d.hits} hits`;
      case 'fewerWounds':
        return `suffers ${d.to} instead`;
      case 'rank':
        return `counts as ${RANKS[d.rank]}`;
      case 'later':
        return `at the end of the round +${d.n} ${token(d.token, d.n)}`;
      case 'repeat':
        return d.deeds.map(tell).join(', ');
      case 'trade':
        return `may take up to ${d.most} ${token(d.pay, d.most)}, and as many ${token(d.get, 2)}`;
      case 'takeBack':
        return 'a card named by it comes back from the discard pile';
      case 'bringBack':
        return 'gets back a lost mini without wounds';
      default:
        return 'turn this card over';
    }
  },
  amount: (n, who) => {
    if (typeof n === 'number') return String(n);
    if ('each' in n) return `for each of ${who(n.each)}${n.most ? `, at most ${n.most}` : ''}`;
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
  bend: (what, n) =>
    ({
      speed: `speed ${n > 0 ? '+' : '−'}${Math.abs(n)}`,
      'speed-set': `speed ${n}`,
      courage: `courage +${n}`,
      'surge-hit': 'attack surges hit',
      'surge-crit': 'attack surges are criticals',
      'surge-block': 'defence surges block',
      'defence-dice': `+${n} defence die`,
      'no-attack': 'cannot attack',
      'no-orders': 'gets no orders',
      'attacks-twice': 'may attack twice',
      'cards-twice': 'may use card actions twice',
      'no-rally': 'does not rally',
      'never-suppressed': 'is not suppressed',
      'never-panicked': 'does not panic',
      reach: `range of its weapons +${n}`,
      'no-dodge-spent': 'cannot spend dodge',
      'no-aim-spent': 'cannot spend aim',
      'no-tokens-spent': 'cannot spend tokens',
      'keeps-dodge': `keeps ${n} dodge token`,
      'untargetable-ranged': 'cannot be shot at',
      'untargetable-far': 'cannot be attacked from beyond range 2',
      'one-less-action': 'one action less',
      'no-withdraw': 'cannot withdraw',
      'dodges-crits': 'dodges criticals too',
      provoked: 'provoked',
    })[what],
  standing: (x, who) => {
    const side = x.face ? ` (side ${x.face})` : '';
    const pool = x.pool
      ? {
          own: ' with its weapon',
          'only-own': ' with its weapon alone',
          others: ' with weapons of others',
          fixed: '',
        }[x.pool]
      : '';
    const text: Readonly<Record<typeof x.is, string>> = {
      courage: `${who}: courage +${x.n}`,
      speed: `${who}: speed ${(x.n ?? 1) > 0 ? '+' : '−'}${Math.abs(x.n ?? 1)}`,
      surge: `${who}: ${x.to === 'block' ? 'defence surges block' : `attack surges are ${x.to === 'crit' ? 'criticals' : 'hits'}`}${pool}`,
      unpierced: `${who}: Pierce does nothing against it${x.kind === 'melee' ? ' in melee' : ''}`,
      'order-range': `orders of ${who} reach range ${x.n}`,
      'ordered-range': `${who} can be ordered at ${(x.n ?? 0) > 5 ? 'any range' : range(x.n ?? 3)}`,
      'coordinate-range': `Coordinate of ${who} reaches ${range(x.n ?? 2)}`,
      'panic-range': `friends at ${range(x.n ?? 4)} of ${who} may use its courage`,
      'jams-orders': `${who}: orders from themselves only`,
      'only-commanders-order': `only commanders can order ${who}`,
      'dodges-crits': `${who}: dodge tokens cancel criticals too`,
      critical: `${who}: Critical ${x.n}${pool}`,
      'leaves-immobilized': `${who} may leave a melee with an enemy that has immobilize tokens`,
      'must-target': `enemies must attack ${who} if they can`,
      'one-order': 'the opponent issues one order only',
      'orders-near': `orders of this card reach range ${x.n} only`,
      'no-spend': `${who}: ${x.token ? `${x.token} tokens` : 'tokens'} cannot be spent`,
      'rally-most': `${who}: at most ${x.n} suppression token removed in a rally`,
      'lends-tokens': `${who} may spend its tokens`,
      'no-courage': `${who}: no courage value`,
    };
    return `${text[x.is]}${side}`;
  },
  gap: {
    odd: 'It follows a procedure of its own.',
    ...odd,
    transport: 'What it does for units on board is not played.',
    'order-draw': 'What it does to the order of activations is not played.',
    terrain: 'What it does to terrain is not played.',
    army: 'What it asks of the army list is not judged.',
    part: 'A part of the printed text is not played.',
    'not-in-sources': 'A figure of the printed card is not known; that part is not played.',
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
    tokens: 'which tokens whom it gives',
    orders: 'who receives its orders',
    sentence: 'a sentence with a keyword that it names',
  },
  unknown: all => `No source gives ${all}`,
  bonus: dice => `it adds ${dice}`,
  die: { red: 'red', black: 'black', white: 'white' },
};
