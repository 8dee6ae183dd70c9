import type { Effect, Texts } from './types.js';
import {
  aim,
  bend,
  COMMANDER,
  courage,
  dodge,
  EWOK,
  either,
  give,
  immobilize,
  OPERATIVE,
  staff,
  suppression,
  surge,
  TROOPER,
  weapons,
} from './words.js';

const ORDER_ITSELF: Omit<Effect, 'turns'> = {
  at: 'orders',
  to: { is: 'own', order: 'none' },
  do: [{ do: 'order' }],
};

const UNFLINCHING: Effect = {
  at: 'activated',
  of: { is: 'own', has: 'suppression' },
  turns: 'exhaust',
  do: [bend('no-rally', 1, 'activation'), bend('never-suppressed', 1, 'activation')],
};

const LESSER_FOE = { side: 'enemy', of: [TROOPER], not: [COMMANDER, OPERATIVE], most: 1 } as const;

/** Upgrades that people and droids wear, carry and have learnt. */
export const ofTroopers: Texts = {
  'dc-17m-icws-config': { mark: 'part' },
  'dins-amban-rifle': {
    effects: [
      {
        at: 'action',
        of: { is: 'own', engaged: false },
        cost: 2,
        pays: [{ do: 'move', speed: 1, may: true }],
        to: { side: 'enemy', seen: true, most: 1 },
        do: [
          {
            do: 'roll',
            die: 'red',
            dice: 1,
            on: ['hit', 'crit'],
            each: [{ do: 'wound', n: 1 }, suppression()],
          },
        ],
      },
    ],
    mark: 'part',
  },
  'electro-gauntlets': { standing: [{ is: 'leaves-immobilized' }] },
  'j-19-bo-rifle-staff': { standing: [{ ...staff, face: 'A' }] },
  'the-darksaber-maul': {
    effects: [{ at: 'setUp', do: [{ do: 'rank', rank: 'commander' }] }],
    standing: [{ is: 'surge', to: 'crit' }],
  },
  'the-darksaber-moff-gideon': { standing: [staff] },
  'the-darksaber-sabine-wren': { standing: [staff] },
  'electrostaff-guard': { standing: [staff] },
  // command
  'aggressive-tactics': {
    effects: [{ at: 'orders', nominated: true, to: { order: 'up', most: 4 }, do: [surge()] }],
  },
  'commanding-presence': { standing: [{ is: 'order-range', n: 4 }] },
  'esteemed-leader': {
    effects: [
      {
        at: 'rollStart',
        role: 'defender',
        to: { is: 'other', of: [{ rank: 'corps', type: 'trooper' }], near: 1 },
        do: [give({ guardian: 1 }, 'attack')],
      },
    ],
  },
  'improvised-orders': { mark: 'order-draw' },
  'inspiring-presence': { standing: [{ is: 'panic-range', n: 4 }] },
  'strict-orders': {
    effects: [
      {
        at: 'activated',
        of: { of: [TROOPER], order: 'up', has: 'suppression' },
        may: true,
        do: [{ do: 'shed', n: 1 }, bend('no-rally', 1, 'activation')],
      },
    ],
  },
  vigilance: {
    effects: [
      {
        at: 'endStart',
        may: true,
        once: 'round',
        to: { of: [{ rank: 'corps', type: 'trooper' }], near: 2, has: 'dodge', most: 2 },
        do: [bend('keeps-dodge')],
      },
      {
        at: 'endStart',
        may: true,
        once: 'round',
        to: { of: [TROOPER], near: 2, has: 'dodge', most: 1 },
        do: [bend('keeps-dodge')],
      },
    ],
  },
  // the Force
  anger: { effects: [{ at: 'wounded', do: [aim()] }] },
  'battle-meditation': { mark: 'part' },
  'burst-of-speed': {
    effects: [
      {
        at: 'activated',
        turns: 'expend',
        do: [bend('speed-set', 3), { do: 'later', token: 'immobilize', n: 1 }],
      },
    ],
  },
  'force-barrier': {
    effects: [
      {
        at: 'guard',
        role: 'defender',
        against: { is: 'other', of: [TROOPER], near: 1 },
        kind: 'ranged',
        turns: 'exhaust',
        do: [{ do: 'cancel', hits: 2, crits: 1 }],
      },
    ],
  },
  'force-choke': {
    effects: [
      {
        at: 'action',
        turns: 'exhaust',
        to: { ...LESSER_FOE, near: 1 },
        do: [{ do: 'wound', n: 1, mini: 'card' }],
      },
    ],
  },
  'force-guidance': {
    effects: [{ at: 'action', turns: 'exhaust', to: { near: 2, most: 2 }, do: [surge()] }],
  },
  'force-lift': { mark: 'terrain' },
  'force-push': {
    effects: [
      {
        at: 'action',
        turns: 'exhaust',
        to: { side: 'enemy', of: [TROOPER], near: 1, most: 1 },
        do: [{ do: 'move', speed: 1, mover: 'card', evenEngaged: true }],
      },
    ],
  },
  'force-reflexes': { effects: [{ at: 'action', turns: 'exhaust', do: [dodge()] }] },
  'jedi-mind-trick': {
    effects: [{ at: 'action', turns: 'exhaust', to: { ...LESSER_FOE, near: 2 }, do: [suppression(2)] }],
  },
  'saber-throw': { odd: true },
  // gear and grenades
  'ascension-cables': {
    effects: [{ at: 'action', turns: 'exhaust', do: [give({ scale: true }, 'activation')] }],
  },
  'electro-grappling-line': {
    effects: [
      {
        at: 'action',
        cost: 1,
        turns: 'exhaust',
        to: { side: 'enemy', of: [TROOPER], near: 1, seen: true, most: 1 },
        do: [immobilize(2), suppression(2)],
      },
    ],
  },
  'emergency-stims': { odd: true },
  'katarn-pattern-armor': {
    effects: [
      {
        at: 'woundsCounted',
        role: 'defender',
        kind: 'ranged',
        turns: 'expend',
        do: [{ do: 'fewerWounds', to: 1 }],
      },
    ],
  },
  'saxons-combat-shield': { odd: true },
  'the-mandos-jetpack': { standing: [{ is: 'speed', n: 1 }] },
  'emp-droid-poppers': {
    effects: [{ at: 'rollStart', pool: 'own', do: [weapons({ ion: 1 }, 'attack')] }],
  },
  'fragmentation-grenades': { standing: [{ is: 'surge', to: 'crit', pool: 'own' }] },
  // training
  'call-to-arms': {
    effects: [{ at: 'activated', turns: 'exhaust', do: [suppression(), give({ charge: true })] }],
  },
  'defensive-stance': {
    effects: [
      { at: 'activated', may: true, do: [{ do: 'turn' }] },
      { at: 'acted', after: ['dodge'], face: 'A', do: [dodge()] },
      { at: 'acted', after: ['aim'], face: 'B', do: [aim()] },
    ],
    standing: [
      { is: 'no-spend', token: 'aim', face: 'A' },
      { is: 'no-spend', token: 'dodge', face: 'B' },
    ],
  },
  'offensive-stance': {
    effects: [
      { at: 'activated', may: true, do: [{ do: 'turn' }] },
      { at: 'acted', after: ['aim'], face: 'A', do: [aim()] },
      { at: 'acted', after: ['dodge'], face: 'B', do: [dodge()] },
    ],
    standing: [
      { is: 'no-spend', token: 'dodge', face: 'A' },
      { is: 'no-spend', token: 'aim', face: 'B' },
    ],
  },
  'duck-and-cover': {
    effects: [{ at: 'converted', role: 'defender', kind: 'ranged', may: true, do: [suppression()] }],
  },
  endurance: { effects: [{ at: 'phaseEnd', may: true, do: [{ do: 'shed', n: 1 }] }] },
  'forest-dwellers': { effects: [{ at: 'phaseStart', rounds: [1, 1], do: [dodge()] }] },
  'herbal-medicine': {
    effects: [
      {
        at: 'action',
        turns: 'exhaust',
        to: { of: [EWOK], near: 1, wounded: true, most: 1 },
        do: [{ do: 'heal', n: 1 }],
      },
    ],
    mark: 'part',
  },
  hunter: {
    effects: [
      {
        at: 'rollStart',
        against: { side: 'enemy', of: [TROOPER], wounded: true },
        may: true,
        do: [aim()],
      },
    ],
  },
  'inquisitorius-training': { mark: 'part' },
  'insatiable-curiosity': { mark: 'part' },
  'into-the-fray': {
    effects: [
      { at: 'activated', of: { side: 'enemy', near: 1 }, may: true, to: { is: 'own' }, do: [surge()] },
    ],
  },
  'offensive-push': {
    effects: [{ at: 'moved', standardMove: true, turns: 'exhaust', do: [aim()] }],
  },
  'onward-to-victory': { mark: 'part' },
  protector: { mark: 'part' },
  'secret-ingredients': { mark: 'part' },
  'seize-the-initiative': { effects: [{ ...ORDER_ITSELF, turns: 'expend' }] },
  tenacity: {
    effects: [{ at: 'armed', of: { is: 'own', wounded: true }, kind: 'melee', do: [{ do: 'dice' }] }],
    bonus: { dice: { red: 1 } },
  },
  'up-close-and-personal': {
    effects: [{ at: 'defended', kind: 'ranged', within: 2, do: [dodge()] }],
  },
};

/** Minis that join a unit, comms, vehicles and those who drive them. */
export const ofUnits: Texts = {
  'command-control-array': { standing: [{ is: 'coordinate-range', n: 2 }] },
  'comms-jammer': { standing: [{ is: 'jams-orders', who: { side: 'enemy', near: 1 } }] },
  'comms-relay': { odd: true },
  'emergency-transponder': {
    effects: [
      {
        at: 'activated',
        drawn: true,
        turns: 'expend',
        do: [either([aim()], [dodge()], [{ do: 'shed', n: 1 }])],
      },
    ],
  },
  'hacked-comms-unit': {
    effects: [
      {
        at: 'ordered',
        of: { side: 'enemy', near: 1 },
        may: true,
        to: { is: 'own', order: 'none' },
        do: [{ do: 'order' }],
      },
    ],
  },
  'hq-uplink': { effects: [{ ...ORDER_ITSELF, turns: 'exhaust' }] },
  'integrated-comms-antenna': { standing: [{ is: 'ordered-range', n: 4 }] },
  'long-range-comlink': { standing: [{ is: 'ordered-range', n: 99 }] },
  'onboard-comms-channel': {
    effects: [
      { at: 'ordered', may: true, to: { aboard: true, order: 'none', most: 1 }, do: [{ do: 'order' }] },
    ],
  },
  'backworld-medic': {
    effects: [
      {
        at: 'action',
        cost: 1,
        to: { of: [TROOPER], not: [{ type: 'droid' }], near: 1, seen: true, most: 1 },
        do: [
          either([{ do: 'heal', n: 1 }], [{ do: 'lose', token: 'poison', n: 1 }]),
          { do: 'roll', die: 'defence-white', dice: 2, on: ['block', 'surge'], each: [suppression()] },
        ],
      },
    ],
    mark: 'part',
  },
  'refurbished-gonk-droid': { odd: true },
  'unorthodox-tactician': { odd: true },
  'unstable-r5-astromech': {
    effects: [
      {
        at: 'activationEnd',
        turns: 'expend',
        do: [
          either([{ do: 'act', action: 'attack' }], [{ do: 'act', action: 'move' }]),
          { do: 'roll', die: 'black', dice: 3, on: ['hit', 'crit'], each: [{ do: 'wound', n: 1 }] },
        ],
      },
    ],
  },
  'barrage-generator': {
    effects: [{ at: 'armed', kind: 'ranged', pool: 'fixed', turns: 'exhaust', do: [{ do: 'dice' }] }],
    bonus: { dice: { white: 2 }, keywords: { suppressive: true } },
  },
  'overcharged-generator': {
    effects: [{ at: 'armed', kind: 'ranged', pool: 'fixed', turns: 'exhaust', do: [{ do: 'dice' }] }],
    bonus: { dice: { black: 1 }, keywords: { impact: 1 } },
  },
  'twin-blaster-cannons': { mark: 'part' },
  'twin-missile-pods': { mark: 'part' },
  'battle-shield-wookiee': {
    effects: [{ at: 'rollStart', role: 'defender', face: 'A', do: [give({ 'armor-x': 1 }, 'attack')] }],
    standing: [{ is: 'speed', n: -1, face: 'A' }],
  },
  crosshair: { standing: [{ is: 'critical', n: 1, pool: 'only-own' }] },
  fives: { standing: [courage] },
  'force-pike-warrior': {},
  'gideon-hask': { standing: [courage] },
  'hunter-bad-batch': {
    effects: [
      {
        at: 'action',
        to: { ...LESSER_FOE, near: 1, seen: true },
        do: [{ do: 'roll', die: 'black', dice: 1, on: ['hit', 'crit'], each: [{ do: 'wound', n: 1 }] }],
      },
    ],
  },
  'mandalorian-super-commando': { mark: 'part' },
  wrecker: { mark: 'part' },
  'b1-security-droid': {
    effects: [
      { at: 'activated', turns: 'exhaust', do: [{ do: 'take', keywords: ['ai'], until: 'activation' }] },
    ],
  },
  'black-sun-vigo-upgrade': { standing: [courage] },
  'clone-comms-technician': { mark: 'army' },
  'imperial-comms-technician': { mark: 'army' },
  'rebel-comms-technician': { mark: 'army' },
  'imperial-officer': { standing: [courage] },
  'oom-series-battle-droid': { standing: [{ is: 'coordinate-range', n: 2 }] },
  'phase-i-clone-captain': { effects: [UNFLINCHING], mark: 'part' },
  'rebel-trooper-captain': { effects: [UNFLINCHING], mark: 'part' },
  'stormtrooper-captain': { effects: [UNFLINCHING], mark: 'part' },
  'phase-i-clone-specialist': {
    effects: [{ at: 'action', turns: 'exhaust', do: [either([aim()], [dodge()], [surge()])] }],
  },
  'rebel-trooper-specialist': {
    effects: [{ at: 'action', turns: 'exhaust', do: [either([dodge()], [surge()])] }],
  },
  'stormtrooper-specialist': {
    effects: [{ at: 'action', turns: 'exhaust', do: [either([aim()], [surge()])] }],
  },
  'pyke-syndicate-capo-upgrade': { standing: [courage] },
  'rebel-officer': { standing: [courage] },
  't-series-tactical-droid': {},
  't-series-tactical-droid-pilot': {},
  '327th-star-corps-elite-armor-pilots': { standing: [{ is: 'surge', to: 'crit', pool: 'others' }] },
  'baron-rudor': { effects: [{ at: 'acted', after: ['recover'], do: [aim()] }] },
  'clone-commander-fox': {
    effects: [
      {
        at: 'action',
        to: { of: [TROOPER], near: 2, most: 1 },
        do: [surge(), { do: 'shed', n: 1, may: true }],
      },
    ],
  },
  'clone-shock-trooper-pilot': { mark: 'transport' },
  'frenzied-gunner': { odd: true },
  'general-weiss': { effects: [{ at: 'action', do: [give({ arsenal: 2 }, 'activation')] }] },
  'governor-pryce': {
    effects: [{ at: 'action', to: { of: [TROOPER], near: 2, most: 1 }, do: [aim(), suppression()] }],
  },
  'imperial-hammers-elite-armor-pilot': { standing: [{ is: 'surge', to: 'hit' }] },
  'imperial-tie-pilot': { standing: [{ is: 'speed', n: 1 }] },
  'lok-durd': {
    effects: [{ at: 'action', turns: 'exhaust', do: [weapons({ suppressive: true }, 'activation')] }],
  },
  'plo-koon': { effects: [{ at: 'action', turns: 'exhaust', do: [give({ agile: 2 }, 'activation')] }] },
  'raiding-party-leader': {
    effects: [
      {
        at: 'roundStart',
        to: { of: [{ affiliation: 'raiders', type: 'vehicle' }] },
        do: [give({ demoralize: 1 })],
      },
    ],
  },
  'reckless-driver': { mark: 'part' },
  'ryder-azadi': {
    effects: [
      {
        at: 'beforeMove',
        turns: 'exhaust',
        do: [either([bend('speed', 1, 'activation')], [bend('speed', -1, 'activation')])],
      },
    ],
    mark: 'part',
  },
  'shriv-suurgav': {
    effects: [
      {
        at: 'action',
        to: { of: [TROOPER], near: 2, most: 1 },
        do: [dodge(), { do: 'mayGain', token: 'suppression', n: 1 }],
      },
    ],
  },
  'veteran-clone-pilot': { mark: 'part' },
  'wedge-antilles': { effects: [{ at: 'action', turns: 'exhaust', do: [{ do: 'pivot' }] }] },
  'bounty-programming': { mark: 'keyword' },
  'nanny-programming': { mark: 'army' },
  'programmed-loyalty': { standing: [{ is: 'only-commanders-order' }] },
};
