import type { Effect, Texts } from './types.js';
import {
  aim,
  atItsEnd,
  bend,
  COMMANDER,
  dodge,
  give,
  HEAVY,
  immobilize,
  OPERATIVE,
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
  TROOPER,
  thisRound,
  VEHICLE,
  weapons,
  whenOrdered,
} from './words.js';

/** The weapon of the card, for one activation of its unit. */
const ARMS_IT: Effect = { at: 'actionsStart', do: [{ do: 'arm', until: 'activation' }] };
const FREE_RECOVERY: Effect = { at: 'action', do: [recover] };
/** After an attack on a unit with a face-up order, that order goes back. */
const shuffledBack = (of: NonNullable<Effect['of']>): Effect => ({
  at: 'defended',
  role: 'defender',
  of,
  against: { side: 'enemy', order: 'up' },
  do: [{ do: 'returnOrder' }],
});

export const empireTexts: Texts = {
  'master-of-evil': {
    effects: [
      whenOrdered(dodge()),
      {
        at: 'activated',
        to: { side: 'enemy', of: [TROOPER], near: 2 },
        do: [suppression(3)],
      },
    ],
  },
  'imperial-discipline': { effects: [{ at: 'ordered', of: {}, may: true, do: [recover] }] },
  'z-6-jetpack-rocket': { effects: [ARMS_IT] },
  'lying-in-wait': {
    effects: [
      thisRound(give({ sharpshooter: 1 })),
      { at: 'activationEnd', of: { side: 'enemy' }, to: { is: 'own' }, do: [aim()] },
    ],
  },
  'new-ways-to-motivate-them': {
    effects: [
      {
        at: 'activated',
        of: { is: 'other', of: [TROOPER], order: 'up' },
        may: true,
        do: [
          { do: 'wound', n: 1 },
          { do: 'grant', actions: ['attack', 'move', 'climb', 'aim', 'dodge', 'recover', 'standby'] },
        ],
      },
    ],
  },
  'evasive-maneuvers': {
    effects: [{ at: 'ordered', of: { of: [VEHICLE] }, do: [dodge()] }],
    standing: [{ is: 'dodges-crits', who: { of: [VEHICLE] } }],
  },
  'give-in-to-your-anger': {
    effects: [
      {
        at: 'phaseStart',
        to: { side: 'enemy', of: [TROOPER], most: 1 },
        do: [{ do: 'actNext' }, bend('provoked')],
      },
      {
        at: 'activationEnd',
        of: { side: 'enemy', bent: 'provoked' },
        notAfter: ['attack'],
        do: [suppression(4)],
      },
    ],
  },
  'zx-flame-projector': { effects: [ARMS_IT] },
  'maximum-firepower': { effects: [{ at: 'activationEnd', may: true, do: [{ do: 'strike' }] }] },
  implacable: { effects: [onActivation(dodge())], mark: 'order-draw' },
  'and-now-you-will-die': {
    effects: [
      {
        at: 'action',
        pays: [{ do: 'wound', n: 1 }, suppression()],
        do: [{ do: 'act', action: 'attack' }],
      },
      {
        at: 'defended',
        role: 'defender',
        of: { is: 'own' },
        against: { side: 'enemy' },
        do: [immobilize(1)],
      },
    ],
    mark: 'part',
  },
  'voracious-ambition': { mark: 'secret-pool' },
  'whipcord-launcher': {
    effects: [
      {
        at: 'action',
        to: { side: 'enemy', of: [TROOPER], near: 1, seen: true, most: 1 },
        do: [immobilize(2), suppression(2)],
      },
    ],
    standing: [{ is: 'leaves-immobilized' }],
  },
  'covert-observation': {
    effects: [{ at: 'ordered', of: { side: 'enemy' }, byCommand: true, do: [suppression()] }],
  },
  'pinned-down': { effects: [shuffledBack({ of: [SUPPORT, HEAVY] })] },
  'coordinated-fire': {
    effects: [passesAimOn],
    mark: 'part',
  },
  'deploy-the-garrison': {
    effects: [
      {
        at: 'phaseStart',
        to: { of: [TROOPER], order: 'up', most: 2 },
        do: [{ do: 'act', action: 'standby' }],
      },
    ],
  },
  'annihilation-looms': {
    effects: [
      { at: 'revealed', to: { side: 'any', of: [TROOPER] }, do: [suppression()] },
      { at: 'revealed', rounds: [5, 6], to: { side: 'any', of: [TROOPER] }, do: [suppression()] },
    ],
  },
  'darkness-descends': {
    effects: [{ at: 'played', own: { divulged: false }, do: [give({ reliable: 2 }, 'game')] }],
  },
  'merciless-munitions': {
    effects: [
      thisRound(
        give({ arm: { x: 1, of: ['command:merciless-munitions:0'] } }),
        give({ detonate: { x: 1, of: ['command:merciless-munitions:0'] } }, 'game'),
      ),
      { at: 'acted', after: ['card:arm'], do: [{ do: 'move', speed: 1, may: true }] },
    ],
    mark: 'part',
  },
  'reptilian-rampage': {
    effects: [
      thisRound(bend('attacks-twice')),
      { at: 'action', pays: [{ do: 'wound', n: 1 }], do: [{ do: 'act', action: 'move' }] },
    ],
  },
  'vaders-might': { mark: 'part' },
  'fear-and-dead-men': {
    effects: [
      { at: 'activated', of: { side: 'enemy', near: 2, seen: true }, to: { is: 'own' }, do: [dodge()] },
    ],
    mark: 'part',
  },
  'pulse-scan': {
    effects: [revealed(aim(), give({ sharpshooter: 2 })), atItsEnd(dodge(), standby)],
  },
  incapacitate: {
    effects: [
      {
        at: 'action',
        to: { side: 'enemy', of: [TROOPER], near: 1, seen: true, most: 1 },
        do: [suppression(3)],
      },
    ],
    mark: 'part',
  },
  'concussive-blast': { effects: [onActivation(recover), ARMS_IT] },
  'tactical-strike': {
    effects: [
      {
        at: 'activated',
        of: { is: 'own', order: 'up' },
        may: true,
        do: [give({ steady: true, tactical: 1 }, 'activation'), bend('speed-set', 1, 'activation')],
      },
      {
        at: 'activated',
        of: { is: 'other', of: [SPECIAL], order: 'up' },
        may: true,
        do: [give({ steady: true, tactical: 1 }, 'activation'), bend('speed-set', 1, 'activation')],
      },
    ],
  },
  'face-me': {
    effects: [
      thisRound(give({ agile: 1, block: true })),
      FREE_RECOVERY,
      {
        at: 'activated',
        of: { side: 'enemy', inMelee: true },
        do: [bend('no-withdraw', 1, 'activation')],
      },
    ],
  },
  'isb-investigation': { mark: 'secret-pool' },
  'ruthless-tactics': {
    effects: [
      {
        at: 'defended',
        role: 'defender',
        of: {},
        against: { side: 'enemy' },
        kind: 'ranged',
        do: [observation(1)],
      },
      {
        at: 'defended',
        role: 'defender',
        of: {},
        against: { side: 'enemy', suppressed: true },
        kind: 'ranged',
        do: [observation(1)],
      },
      FREE_RECOVERY,
    ],
  },
  'die-at-my-hand': { effects: [revealed(aim(), dodge(), give({ relentless: true }))] },
  'you-have-something-i-want': { mark: 'part' },
  'unrelenting-fire': { standing: [{ is: 'rally-most', n: 1, who: { side: 'enemy' } }] },
  'overwhelming-barrage': { mark: 'not-in-sources' },
  'debark-for-ground-assault': {
    effects: [
      {
        at: 'ordered',
        of: { of: [{ rank: 'corps', type: 'trooper' }] },
        byThis: true,
        do: [give({ spur: true }), weapons({ suppressive: true })],
      },
    ],
  },
  'drive-them-out': {
    effects: [{ at: 'played', to: { of: [VEHICLE] }, do: [give({ demoralize: 1 })] }],
    mark: 'part',
  },
  'gunner-infantry': {
    effects: [thisRound(give({ tactical: 1 }), weapons({ suppressive: true }), bend('speed', -1))],
  },
  'squadron-on-me': {
    effects: [
      {
        at: 'activated',
        to: { is: 'other', of: [VEHICLE], near: 4 },
        do: [{ do: 'move', speed: 1, may: true }],
      },
    ],
    mark: 'part',
  },
  'armored-cavalry': {
    effects: [
      { at: 'ordered', of: { is: 'other', of: [VEHICLE], arc: 'front' }, may: true, do: [dodge()] },
      { at: 'ordered', of: { is: 'other', of: [VEHICLE], arc: 'sides' }, may: true, do: [aim()] },
      {
        at: 'ordered',
        of: { is: 'other', of: [VEHICLE], arc: 'rear' },
        do: [{ do: 'move', speed: 1, may: true }],
      },
    ],
  },
  'you-would-question-me': {
    effects: [
      {
        at: 'gained',
        token: 'aim',
        of: { of: [{ name: 'Fifth Brother' }] },
        to: { of: [{ name: 'Seventh Sister' }] },
        do: [dodge()],
      },
      {
        at: 'gained',
        token: 'dodge',
        of: { of: [{ name: 'Fifth Brother' }] },
        to: { of: [{ name: 'Seventh Sister' }] },
        do: [aim()],
      },
    ],
    mark: 'part',
  },
  'i-care-not-for-your-struggles': { effects: [orderedByThis(give({ dauntless: true }))] },
  'come-and-prove-it': {
    effects: [
      {
        at: 'played',
        to: { of: [{ name: 'Fifth Brother' }, { name: 'Seventh Sister' }] },
        do: [give({ indomitable: true }), bend('defence-dice')],
      },
      {
        at: 'declared',
        role: 'defender',
        of: { side: 'enemy' },
        against: { is: 'own', order: 'up' },
        do: [dodge()],
      },
    ],
  },
  'unexpected-but-not-unwelcome': {
    effects: [
      orderedByThis(recover),
      {
        at: 'rollStart',
        against: { side: 'enemy', of: [COMMANDER, OPERATIVE], order: 'down' },
        do: [{ do: 'trade', pay: 'suppression', get: 'aim', most: 2 }],
      },
    ],
  },
  'you-hide-your-fear-well': { effects: [thisRound(give({ demoralize: 1 }))], mark: 'part' },
  'tactical-planning': { effects: [shuffledBack({ of: [SPECIAL, SUPPORT] })] },
};

export { ARMS_IT, shuffledBack };
