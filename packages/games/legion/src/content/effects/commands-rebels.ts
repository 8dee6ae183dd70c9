import { ARMS_IT, shuffledBack } from './commands-empire.js';
import type { Texts } from './types.js';
import {
  aim,
  bend,
  COMMANDER,
  CORPS,
  dodge,
  EWOK,
  either,
  give,
  HEAVY,
  OPERATIVE,
  observation,
  onActivation,
  orderedByThis,
  recover,
  revealed,
  SPECIAL,
  SUPPORT,
  standby,
  suppression,
  surge,
  TROOPER,
  thisRound,
  weapons,
  whenOrdered,
} from './words.js';

export const rebelTexts: Texts = {
  'return-of-the-jedi': {
    effects: [
      whenOrdered(dodge()),
      {
        at: 'activated',
        to: { of: [TROOPER], near: 3, has: 'suppression' },
        do: [{ do: 'shed', n: 1, may: true }],
      },
    ],
  },
  'somebody-has-to-save-our-skins': {
    effects: [
      {
        at: 'activationEnd',
        may: true,
        to: { is: 'other', near: 2, order: 'up', most: 1 },
        do: [{ do: 'actNext' }],
      },
    ],
  },
  'change-of-plans': { mark: 'part' },
  'notorious-scoundrels': {
    effects: [revealed({ do: 'takeBack', units: ['han-solo-unorthodox-general'] })],
  },
  'covering-fire': {
    effects: [
      {
        at: 'defended',
        of: { of: [CORPS] },
        kind: 'ranged',
        may: true,
        to: { nearIt: 2, elsewhere: true, most: 1 },
        do: [dodge()],
      },
    ],
  },
  'complete-the-mission': {
    effects: [
      thisRound(give({ 'low-profile': true })),
      { at: 'ordered', of: { of: [TROOPER] }, do: [{ do: 'mayGain', token: 'suppression', n: 1 }] },
      {
        at: 'activated',
        of: { of: [TROOPER], order: 'up' },
        do: [bend('never-suppressed', 1, 'activation'), bend('never-panicked', 1, 'activation')],
      },
      {
        at: 'activationEnd',
        of: { of: [TROOPER], order: 'up', has: 'suppression' },
        do: [{ do: 'shed', n: 1, may: true }],
      },
    ],
  },
  'legacy-of-mandalore': {
    effects: [
      thisRound(give({ inspire: 1 })),
      {
        at: 'ordered',
        of: { of: [COMMANDER, OPERATIVE, SPECIAL] },
        byThis: true,
        to: { is: 'own' },
        do: [either([aim()], [dodge()])],
      },
    ],
  },
  'my-ally-is-the-force': { effects: [{ at: 'ordered', of: { of: [TROOPER] }, do: [dodge()] }] },
  'no-time-for-sorrows': {
    effects: [{ at: 'ordered', of: { of: [TROOPER] }, do: [{ do: 'move', speed: 1, may: true }] }],
  },
  'reckless-diversion': { standing: [{ is: 'must-target', who: { of: [TROOPER], order: 'up' } }] },
  'brains-and-brawn': { mark: 'part' },
  'trust-goes-both-ways': {
    effects: [
      thisRound(give({ inspire: 2 })),
      {
        at: 'ordered',
        of: { is: 'other', of: [TROOPER] },
        byThis: true,
        do: [give({ teamwork: { who: [{ name: 'Jyn Erso' }] } })],
      },
    ],
  },
  'turning-the-tide': {
    effects: [{ at: 'played', to: { of: [SUPPORT, HEAVY] }, do: [give({ inspire: 2 })] }],
  },
  'son-of-skywalker': {
    effects: [
      {
        at: 'attacked',
        once: 'round',
        do: [bend('attacks-twice', 1, 'activation'), { do: 'grant', actions: ['attack'] }],
      },
    ],
  },
  'coordinated-bombardment': {
    effects: [{ at: 'activationEnd', may: true, do: [{ do: 'strike', times: 3 }] }],
  },
  'sorry-about-the-mess': { effects: [whenOrdered(aim(), dodge())] },
  rebellious: {
    effects: [
      thisRound(give({ charge: true })),
      {
        at: 'activated',
        of: { side: 'enemy', near: 2, seen: true },
        may: true,
        once: 'round',
        to: { is: 'own' },
        do: [suppression(), either([{ do: 'act', action: 'attack' }], [{ do: 'act', action: 'move' }])],
      },
    ],
    mark: 'part',
  },
  'common-cause': {
    effects: [
      {
        at: 'activationEnd',
        of: { of: [{ name: 'Chewbacca' }, { name: 'Luke Skywalker' }] },
        may: true,
        to: { of: [{ name: 'Chewbacca' }, { name: 'Luke Skywalker' }], order: 'up', elsewhere: true },
        do: [{ do: 'actNext' }],
      },
    ],
  },
  'sabotaged-communications': { standing: [{ is: 'one-order' }] },
  'i-am-a-jedi': {
    effects: [
      thisRound(bend('surge-block'), bend('no-attack')),
      {
        at: 'ordered',
        to: { side: 'enemy', of: [TROOPER], near: 1, most: 2 },
        do: [bend('no-attack')],
      },
    ],
  },
  explosions: {
    effects: [
      thisRound(
        give({ arm: { x: 2, of: ['command:explosions:0'] } }),
        give({ detonate: { x: 2, of: ['command:explosions:0'] } }, 'game'),
      ),
      { at: 'acted', after: ['card:arm'], do: [{ do: 'move', speed: 1, may: true }] },
    ],
  },
  'symbol-of-rebellion': { effects: [onActivation(recover)], mark: 'keyword' },
  'you-serve-your-master-well': {
    effects: [
      {
        at: 'action',
        to: { is: 'other', of: [TROOPER], not: [COMMANDER, OPERATIVE], near: 1, most: 1 },
        do: [either([{ do: 'act', action: 'move' }], [{ do: 'act', action: 'attack' }])],
      },
    ],
    mark: 'part',
  },
  'full-of-surprises': { effects: [revealed(dodge())], odd: true },
  'blast-off': {
    effects: [thisRound(bend('speed'), dodge(), suppression(), give({ disengage: true, jump: 1 }))],
  },
  'crack-shot': {
    effects: [
      revealed(aim(), give({ gunslinger: true })),
      { at: 'activationEnd', do: [{ do: 'mayGain', token: 'suppression', n: 1 }, standby] },
    ],
  },
  'smoke-screen': {
    effects: [
      {
        at: 'ordered',
        of: { is: 'other', of: [TROOPER] },
        byThis: true,
        do: [{ do: 'move', speed: 1, may: true }],
      },
      thisRound(give({ smoke: { x: 1, free: true } })),
    ],
    mark: 'part',
  },
  'impromptu-immolation': {
    effects: [ARMS_IT, { at: 'attacked', do: [{ do: 'grant', actions: ['move'] }] }],
  },
  'volunteer-mission': {
    effects: [
      {
        at: 'ordered',
        of: { of: [COMMANDER, OPERATIVE, SPECIAL] },
        byThis: true,
        do: [recover, give({ 'danger-sense': 1 }), { do: 'mayGain', token: 'suppression', n: 1 }],
      },
    ],
  },
  'last-stand': {
    effects: [
      {
        at: 'ordered',
        of: { of: [COMMANDER, OPERATIVE] },
        byThis: true,
        do: [
          give({ indomitable: true }),
          {
            do: 'repeat',
            times: { wounds: 'own', most: 3 },
            deeds: [either([aim()], [dodge()], [suppression()])],
          },
        ],
      },
    ],
  },
  sacrifice: { effects: [thisRound(give({ guardian: 4 }))], mark: 'part' },
  'delaying-tactics': {
    effects: [
      {
        at: 'phaseStart',
        to: { side: 'enemy', not: [COMMANDER], order: 'up', most: 1, chooser: 'foe' },
        do: [{ do: 'returnOrder' }],
      },
    ],
  },
  'courage-of-the-rebellion': {
    effects: [{ at: 'ordered', of: {}, byThis: true, may: true, do: [recover] }],
  },
  'hold-at-any-cost': {
    effects: [{ at: 'ordered', of: { of: [TROOPER] }, byThis: true, do: [aim(), standby] }],
    mark: 'not-in-sources',
  },
  'ace-up-his-sleeve': { effects: [orderedByThis(either([dodge()], [standby]))], mark: 'order-draw' },
  'all-in': {
    effects: [{ at: 'revealed', to: { side: 'enemy', near: 3, seen: true }, do: [observation(2)] }],
    mark: 'part',
  },
  'idiots-array': { effects: [thisRound(give({ gunslinger: true, marksman: true }))], odd: true },
  'i-am-no-jedi': { effects: [thisRound(give({ agile: 1 }))], mark: 'not-in-sources' },
  'family-reunion': {
    effects: [
      thisRound(give({ teamwork: { who: [{ name: 'Sabine Wren' }] } })),
      {
        at: 'activated',
        of: { of: [{ name: 'Ahsoka Tano' }, { name: 'Sabine Wren' }] },
        to: { of: [{ name: 'Ahsoka Tano' }, { name: 'Sabine Wren' }], elsewhere: true },
        do: [{ do: 'move', speed: 2, may: true }],
      },
    ],
  },
  'swift-protector': {
    effects: [
      thisRound(give({ guardian: 2 })),
      {
        at: 'declared',
        role: 'defender',
        of: { side: 'enemy' },
        against: { is: 'other', of: [TROOPER], smallBase: true, near: 1 },
        may: true,
        do: [dodge()],
      },
    ],
  },
  'a-new-beginning': {
    effects: [
      thisRound(give({ inspire: 2 })),
      {
        at: 'ordered',
        of: { of: [TROOPER], smallBase: true },
        byThis: true,
        do: [either([aim()], [dodge()])],
      },
      onActivation(recover),
    ],
  },
  'close-call': {
    effects: [
      {
        at: 'phaseStart',
        do: [dodge(), bend('speed-set', 3), give({ outmaneuver: true }), bend('no-attack')],
      },
    ],
  },
  'sneaky-scouting': { mark: 'not-in-sources' },
  'courageous-counterattack': {
    effects: [
      {
        at: 'armed',
        of: { of: [EWOK], order: 'up' },
        do: [{ do: 'dice', times: { hurt: true }, colour: 'white' }],
      },
    ],
    standing: [{ is: 'no-courage', who: { of: [{ affiliation: 'ewoks' }], order: 'up' } }],
  },
  'a-beautiful-friendship': {
    effects: [thisRound(give({ teamwork: { who: [{ name: 'Leia Organa' }] } }, 'game'))],
    mark: 'part',
  },
  'arboreal-assault': {
    effects: [
      {
        at: 'ordered',
        of: { of: [EWOK] },
        byThis: true,
        do: [weapons({ suppressive: true, immobilize: 1 })],
      },
      shuffledBack({ of: [SPECIAL] }),
    ],
  },
  'log-traps': { mark: 'not-in-sources' },
  'hiding-in-plain-sight': { effects: [orderedByThis(give({ inconspicuous: true }))] },
  'for-the-tribe': {
    effects: [
      orderedByThis(give({ dauntless: true, relentless: true })),
      { at: 'ordered', of: {}, byThis: true, may: true, do: [recover] },
    ],
  },
  'we-need-reinforcements': { effects: [orderedByThis(give({ disengage: true }))] },
  'constantly-alert': {
    effects: [
      orderedByThis({ do: 'gain', token: 'aim', n: { each: { side: 'enemy', nearIt: 1 } } }),
      { at: 'ordered', of: { noEnemyAt: 1 }, byThis: true, do: [standby] },
    ],
  },
  grroooogrrraaaawrrrrrrrrmph: {
    effects: [{ at: 'ordered', of: { wounded: true }, byThis: true, do: [aim(), dodge(), surge()] }],
  },
  'mrowgh-ghrrmrowrig': {
    effects: [{ at: 'ordered', of: { of: [{ type: 'wookiee' }] }, byThis: true, do: [give({ agile: 1 })] }],
  },
  yhwargghhhhhhhhhh: {
    effects: [
      { at: 'ordered', of: { of: [{ type: 'wookiee' }] }, byThis: true, do: [give({ demoralize: 1 })] },
    ],
  },
};
