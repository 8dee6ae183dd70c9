import type { Effect, Texts } from './types.js';
import {
  aim,
  bend,
  CORPS,
  dodge,
  either,
  give,
  HEAVY,
  observation,
  onActivation,
  orderedByThis,
  passesAimOn,
  recover,
  revealed,
  SPECIAL,
  SUPPORT,
  standby,
  suppression,
  surge,
  TROOPER,
  thisRound,
  VEHICLE,
  weapons,
  whenOrdered,
} from './words.js';

/** One unit of this kind may strike from afar at the end of its activation. */
const fromAbove = (type: 'clone' | 'droid'): Effect => ({
  at: 'activationEnd',
  of: { of: [{ rank: 'commander', type }, { has: 'field-commander' }] },
  once: 'round',
  may: true,
  do: [{ do: 'strike' }],
});
/** An order for somebody beside a vehicle that got one. */
const alongside = (type: 'clone' | 'droid'): Effect => ({
  at: 'ordered',
  of: { of: [VEHICLE] },
  to: { of: [{ type }], nearIt: 2, order: 'none', most: 1 },
  do: [{ do: 'order' }],
});

export const republicTexts: Texts = {
  'general-kenobi': {
    effects: [orderedByThis({ do: 'gain', token: 'surge', n: { each: { nearIt: 1 } } })],
  },
  'hello-there': {
    effects: [
      thisRound(give({ nimble: true })),
      {
        at: 'phaseStart',
        do: [
          {
            do: 'repeat',
            times: { each: { side: 'enemy', near: 2 } },
            deeds: [either([dodge()], [aim()], [surge()], [standby])],
          },
        ],
      },
    ],
  },
  'knowledge-and-defense': {
    effects: [revealed({ do: 'gain', token: 'dodge', n: { each: { is: 'other', of: [TROOPER], near: 1 } } })],
    mark: 'part',
  },
  'were-not-programmed': {
    effects: [revealed(surge(2), give({ inspire: 2 })), onActivation(recover)],
  },
  'call-me-captain': { effects: [thisRound(give({ 'fire-support': true }))], mark: 'part' },
  'take-that-clankers': {
    effects: [
      {
        at: 'acted',
        of: { of: [{ type: 'clone' }], order: 'up' },
        after: ['aim'],
        do: [bend('reach', 1, 'activation')],
      },
    ],
    mark: 'part',
  },
  'synchronized-offensive': { effects: [alongside('clone')] },
  'hero-of-the-clone-wars': {
    effects: [
      thisRound(give({ exemplar: true, reliable: 2 }, 'game')),
      { at: 'activationEnd', of: { is: 'own', noFriendAt: 2 }, do: [suppression()] },
    ],
  },
  'this-is-where-the-fun-begins': {
    effects: [thisRound(give({ outmaneuver: true, relentless: true }, 'game'))],
    mark: 'part',
  },
  'you-underestimate-my-power': {
    effects: [
      thisRound(bend('surge-crit', 1, 'game'), give({ 'master-of-the-force': 1, defend: 1 }, 'game')),
      { at: 'activationEnd', notAfter: ['attack'], do: [suppression()] },
    ],
  },
  'diplomatic-cover': {
    effects: [
      { at: 'played', own: { divulged: false }, do: [give({ reliable: 1 }, 'game')] },
      { at: 'played', own: { divulged: true }, do: [give({ 'secret-mission': { free: true } }, 'game')] },
    ],
  },
  'our-fate-is-in-your-hands': { effects: [thisRound(give({ 'danger-sense': 2 }))], odd: true },
  'aggressive-negotiations': {
    effects: [
      {
        at: 'ordered',
        of: { of: [TROOPER] },
        byThis: true,
        do: [either([{ do: 'move', speed: 1 }], [aim()], [dodge()], [surge()])],
      },
    ],
  },
  'air-support': { effects: [fromAbove('clone')] },
  'attack-of-the-clones': { effects: [orderedByThis(either([surge()], [{ do: 'shed', n: 1 }]))] },
  'size-matters-not': {
    effects: [
      revealed(give({ jump: 1, charge: true, disengage: true }), bend('speed-set', 3), {
        do: 'takeBack',
        cards: ['there-is-no-try'],
      }),
    ],
    mark: 'part',
  },
  'there-is-no-try': {
    effects: [
      revealed({ do: 'takeBack', cards: ['luminous-beings-are-we'] }),
      {
        at: 'ordered',
        of: { of: [TROOPER] },
        byThis: true,
        do: [give({ outmaneuver: true, relentless: true }), dodge()],
      },
    ],
  },
  'luminous-beings-are-we': {
    effects: [
      revealed(aim(2), dodge(2), surge(2), bend('no-attack'), {
        do: 'takeBack',
        cards: ['size-matters-not'],
      }),
    ],
    standing: [{ is: 'lends-tokens', who: { near: 3 } }],
  },
  'size-matters-sometimes': { mark: 'part' },
  'bring-it-down': { mark: 'part' },
  'have-i-ever-let-you-down': { mark: 'not-in-sources' },
  'combined-arms': { mark: 'not-in-sources' },
  'lead-from-the-front': {
    effects: [
      {
        at: 'ordered',
        of: { of: [{ rank: 'commander' }] },
        to: { nearIt: 1, elsewhere: true, most: 3 },
        do: [either([aim()], [dodge()])],
      },
    ],
  },
  'leaders-of-the-501st': {
    effects: [
      thisRound(give({ indomitable: true })),
      {
        at: 'phaseStart',
        to: { of: [{ name: 'Anakin Skywalker' }, { name: 'Captain Rex' }] },
        do: [give({ indomitable: true })],
      },
    ],
    mark: 'part',
  },
  'we-do-what-we-do': {
    effects: [
      { at: 'played', to: { is: 'own', mini: 'hunter-bad-batch' }, do: [bend('speed')] },
      { at: 'played', to: { is: 'own', mini: 'tech' }, do: [give({ tactical: 1 })] },
      { at: 'played', to: { is: 'own', mini: 'echo-bad-batch' }, do: [give({ reliable: 1 })] },
      { at: 'played', to: { is: 'own', mini: 'crosshair' }, do: [give({ precise: 1 })] },
      { at: 'played', to: { is: 'own', mini: 'wrecker' }, do: [weapons({ suppressive: true })] },
    ],
    mark: 'part',
  },
  'moment-of-consideration': { effects: [orderedByThis(give({ 'fire-support': true }))] },
};

export const separatistTexts: Texts = {
  'supreme-commander': {
    effects: [
      revealed({ do: 'gain', token: 'surge', n: { each: { is: 'other', of: [TROOPER], near: 1 } } }),
      { at: 'ordered', of: { is: 'other', of: [TROOPER] }, do: [give({ guardian: 2 })] },
    ],
    mark: 'part',
  },
  'crush-them': {
    effects: [orderedByThis({ do: 'gain', token: 'surge', n: { defeatedEnemies: true } })],
  },
  'trained-in-your-jedi-arts': {
    effects: [
      thisRound(give({ disengage: true }), dodge()),
      { at: 'activationEnd', may: true, do: [{ do: 'strike', each: 1 }] },
    ],
  },
  'you-disappoint-me': {
    effects: [
      orderedByThis(dodge()),
      {
        at: 'defended',
        role: 'defender',
        of: { is: 'own' },
        against: { side: 'enemy', of: [TROOPER] },
        kind: 'ranged',
        may: true,
        do: [{ do: 'move', speed: 2, mover: 'card', evenEngaged: true }],
      },
    ],
  },
  'fear-surprise-intimidation': {
    effects: [
      thisRound(give({ arsenal: 2, relentless: true }), weapons({ versatile: true })),
      {
        at: 'defended',
        role: 'defender',
        of: { is: 'own' },
        against: { side: 'enemy' },
        do: [suppression(2)],
      },
    ],
    mark: 'part',
  },
  'double-the-fall': {
    effects: [
      {
        at: 'phaseStart',
        own: { order: 'up' },
        may: true,
        pays: [{ do: 'returnOrder' }],
        to: { side: 'enemy', near: 2, order: 'up', most: 2 },
        do: [{ do: 'returnOrder' }],
      },
    ],
  },
  'im-in-control': { odd: true },
  'i-make-the-rules-now': { odd: true, mark: 'part' },
  'im-your-worst-nightmare': { effects: [thisRound(give({ 'uncanny-luck': 2 }), bend('attacks-twice'))] },
  'duel-of-the-fates': {
    effects: [thisRound(dodge(), give({ disengage: true }))],
    standing: [{ is: 'no-spend', who: { side: 'enemy', inMelee: true } }],
  },
  'the-phantom-menace': {
    effects: [thisRound(bend('no-attack'), bend('untargetable-far'))],
    mark: 'part',
  },
  'at-last': {
    effects: [
      revealed(aim(), give({ 'jedi-hunter': true })),
      { at: 'activated', may: true, do: [{ do: 'wound', n: 1 }] },
    ],
  },
  'mechanized-incursion': { effects: [alongside('droid')] },
  'orbital-strike': { effects: [fromAbove('droid')] },
  'roger-roger': { effects: [orderedByThis(either([dodge()], [surge()]))] },
  'ai-coordination': { effects: [orderedByThis(standby)] },
  'unrelenting-assault': {
    effects: [passesAimOn],
    mark: 'part',
  },
  'unstoppable-advance': { effects: [orderedByThis({ do: 'move', speed: 1, may: true })] },
  'they-too-will-suffer': {
    effects: [
      {
        at: 'phaseStart',
        to: {
          side: 'enemy',
          of: [CORPS, SPECIAL, SUPPORT, HEAVY],
          order: 'up',
          most: 1,
          chooser: 'foe',
        },
        do: [{ do: 'returnOrder' }],
      },
    ],
    mark: 'order-draw',
  },
  'preservation-protocols': {
    effects: [orderedByThis(give({ disengage: true, impervious: true }), dodge())],
  },
  'do-not-underestimate-our-means': {
    effects: [{ at: 'phaseStart', to: { order: 'up', most: 2 }, do: [recover] }],
    mark: 'part',
  },
  'the-sith-will-rule': { effects: [revealed(aim(), dodge())], mark: 'order-draw' },
  'the-jedi-shall-fall': {
    effects: [
      thisRound(give({ 'jedi-hunter': true })),
      { at: 'rollStart', do: [{ do: 'trade', pay: 'suppression', get: 'dodge', most: 4 }] },
    ],
  },
  'i-am-fear': { effects: [onActivation(recover)], mark: 'not-in-sources' },
  'yes-my-master': { odd: true },
  'brutal-enforcer': { effects: [thisRound(give({ agile: 1, demoralize: 1 }))], mark: 'not-in-sources' },
  'let-the-executions-begin': { effects: [thisRound(bend('attacks-twice'))], mark: 'not-in-sources' },
  'we-serve-the-queen': {
    effects: [
      {
        at: 'played',
        to: { of: [{ name: 'Sun Fac' }] },
        do: [{ do: 'take', keywords: ['direct'], until: 'round' }],
      },
      {
        at: 'played',
        to: { of: [{ name: 'Sun Fac' }, { name: 'Geonosian Warriors' }] },
        do: [give({ coordinate: { who: [{ name: 'Geonosian Warriors' }] } })],
      },
      {
        at: 'activated',
        of: { of: [{ name: 'Geonosian Warriors' }], order: 'up' },
        do: [aim(), dodge()],
      },
    ],
  },
  'we-make-weapons': { mark: 'part' },
};

/** Mercenaries, and cards for anybody. */
export const otherTexts: Texts = {
  // flaws
  'not-a-story-the-jedi-would-tell': {
    standing: [{ is: 'jams-orders', who: { side: 'enemy', of: [{ name: 'Anakin Skywalker' }] } }],
    mark: 'part',
  },
  'developing-sympathies': {
    effects: [
      {
        at: 'activationEnd',
        of: { side: 'enemy', of: [{ name: 'Agent Kallus' }] },
        having: ['attack'],
        do: [suppression(4)],
      },
    ],
    mark: 'part',
  },
  'ive-altered-the-deal': { mark: 'part' },
  'witch-magick': {
    effects: [
      revealed(
        { do: 'heal', n: 2 },
        { do: 'lose', token: 'poison', n: 'all' },
        { do: 'lose', token: 'immobilize', n: 'all' },
      ),
      onActivation(recover),
    ],
  },
  'his-eminence': {
    effects: [
      revealed(dodge()),
      {
        at: 'activated',
        of: { is: 'other', of: [TROOPER], near: 1 },
        do: [bend('no-rally'), bend('never-suppressed'), bend('never-panicked')],
      },
    ],
    mark: 'not-in-sources',
  },
  'seize-what-power-we-can': { mark: 'not-in-sources' },
  ploy: { mark: 'secret-pool' },
  aggression: { mark: 'not-in-sources' },
  discretion: { mark: 'not-in-sources' },
  'marked-for-elimination': {
    effects: [
      whenOrdered(aim(2)),
      {
        at: 'ordered',
        to: { side: 'enemy', of: [{ rank: 'commander' }, { rank: 'operative' }], most: 1 },
        do: [observation(4), suppression(2)],
      },
    ],
  },
  'fight-another-day': {
    effects: [
      thisRound(give({ outmaneuver: true })),
      { at: 'played', to: { is: 'other', of: [SPECIAL] }, do: [give({ outmaneuver: true })] },
      orderedByThis(dodge()),
    ],
    standing: [{ is: 'orders-near', n: 1 }],
  },
  'victory-or-death': {
    effects: [
      thisRound(give({ indomitable: true })),
      { at: 'played', to: { is: 'other', of: [SPECIAL] }, do: [give({ indomitable: true })] },
      orderedByThis(aim()),
    ],
    mark: 'not-in-sources',
  },
  'a-simple-man': {
    effects: [
      { at: 'phaseStart', own: { order: 'up' }, to: { near: 1, most: 1 }, do: [{ do: 'move', speed: 1 }] },
      {
        at: 'phaseStart',
        own: { order: 'none' },
        do: [aim(), bend('reach'), give({ marksman: true })],
      },
    ],
  },
  'making-his-way-in-the-galaxy': { mark: 'not-in-sources' },
  'rule-with-respect': {
    effects: [
      {
        at: 'armed',
        of: { near: 1, seen: true },
        own: { order: 'up' },
        kind: 'ranged',
        once: 'attack',
        do: [{ do: 'dice', colour: 'black' }],
      },
    ],
  },
  'whistling-birds': { mark: 'not-in-sources' },
  'i-like-those-odds': {
    effects: [
      revealed(aim()),
      {
        at: 'attacked',
        once: 'activation',
        do: [bend('attacks-twice', 1, 'activation'), { do: 'grant', actions: ['attack'] }],
      },
    ],
    mark: 'part',
  },
  'this-is-the-way': { effects: [revealed(dodge(), give({ relentless: true }))] },
  'the-hand-thing': { mark: 'part' },
  'a-machine-made-for-killing': {
    effects: [orderedByThis(aim(), give({ demoralize: 3, steady: true }))],
  },
  'anti-capture-protocols': { mark: 'not-in-sources' },
  'focused-on-the-kill': { mark: 'part' },
  'independent-programming': { mark: 'not-in-sources' },
  'mechanical-carnage': { mark: 'not-in-sources' },
};
