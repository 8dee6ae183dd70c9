import { same } from '@potyczka/words';
import type { EffectWords, WeaponWords } from '../grammar.js';

const effect = (label: string, text: string): EffectWords => ({
  name: { label, nom: label, gen: label },
  text,
});

/** A name that is no title and has a small letter in a sentence. */
const plain =
  (label: string) =>
  (text: string): EffectWords => {
    const nom = label.toLowerCase();
    return { name: { label, nom, gen: nom }, text };
  };

const basicEffect = plain('Basic effect');
const onlyEffect = plain('Effect');
const basicMode = plain('Basic mode');
const moveTarget = plain('Move the target');

/** Figures come from the record of the effect. */
const MARKS = '{marks, plural, one {# mark} other {# marks}}';
const SQUARES = '{moves, plural, one {# square} other {# squares}}';

const MOVE_TARGET = `The target of the basic effect may be moved ${SQUARES}.`;

/** The 21 weapons in English: names, effects in the order of the card, rules in our words. */
export const weapons = {
  'lock-rifle': {
    name: same('Lock Rifle'),
    effects: {
      basic: basicEffect(`One target in sight: {damage} damage, ${MARKS}.`),
      'second-lock': effect('Second Lock', `Another target in sight: ${MARKS}.`),
    },
  },
  'machine-gun': {
    name: same('Machine Gun'),
    effects: {
      basic: basicEffect('One or two targets in sight: {damage} damage each.'),
      'focus-shot': effect('Focus Shot', 'One of those targets: {damage} more damage.'),
      'turret-tripod': effect(
        'Turret Tripod',
        'One of those targets that Focus Shot left out: {damage} more damage; and/or a new target in sight: {damage} damage.',
      ),
    },
  },
  thor: {
    name: same('T.H.O.R.'),
    effects: {
      basic: basicEffect('One target in sight: {damage} damage.'),
      'chain-reaction': effect('Chain Reaction', 'A second target, in sight of the first: {damage} damage.'),
      'high-voltage': effect(
        'High Voltage',
        'After Chain Reaction only. A third target, in sight of the second: {damage} damage.',
      ),
    },
  },
  'plasma-gun': {
    name: same('Plasma Gun'),
    effects: {
      basic: basicEffect('One target in sight: {damage} damage.'),
      'phase-glide': effect(
        'Phase Glide',
        'You move 1 or 2 squares, all of it before the basic effect or all of it after.',
      ),
      'charged-shot': effect('Charged Shot', 'The same target: {damage} more damage.'),
    },
  },
  whisper: {
    name: same('Whisper'),
    effects: { basic: onlyEffect(`One target in sight, at least 2 moves away: {damage} damage, ${MARKS}.`) },
  },
  electroscythe: {
    name: same('Electroscythe'),
    effects: {
      basic: basicMode('Everybody else on your square: {damage} damage.'),
      reaper: effect('Reaper Mode', 'Everybody else on your square: {damage} damage.'),
    },
  },
  'tractor-beam': {
    name: same('Tractor Beam'),
    effects: {
      basic: basicMode(
        `You move a target up to ${SQUARES}, so that it ends on a square in your sight: {damage} damage there.`,
      ),
      punisher: effect(
        'Punisher Mode',
        'A target at most 2 moves away is pulled to your square: {damage} damage.',
      ),
    },
  },
  'vortex-cannon': {
    name: same('Vortex Cannon'),
    effects: {
      basic: basicEffect(
        'A vortex opens on a square in sight, not your own. It pulls in one target from that square or from {moves, plural, one {# move} other {# moves}} away: {damage} damage.',
      ),
      'black-hole': effect('Black Hole', 'The same vortex pulls in one or two others: {damage} damage each.'),
    },
  },
  furnace: {
    name: same('Furnace'),
    effects: {
      basic: basicMode('Everybody in one room in sight, not your own: {damage} damage.'),
      'cozy-fire': effect(
        'Cozy Fire Mode',
        `Everybody on one square exactly 1 move away: {damage} damage, ${MARKS}.`,
      ),
    },
  },
  heatseeker: {
    name: same('Heatseeker'),
    effects: { basic: onlyEffect('One target that you do not see: {damage} damage.') },
  },
  hellion: {
    name: same('Hellion'),
    effects: {
      basic: basicMode(
        `One target in sight, at least 1 move away: {damage} damage. Then everybody on its square: ${MARKS}.`,
      ),
      'nano-tracer': effect('Nano-Tracer Mode', `Like the basic mode, but with ${MARKS}.`),
    },
  },
  flamethrower: {
    name: same('Flamethrower'),
    effects: {
      basic: basicMode(
        'One or two squares in one of the four directions, no wall between: one target on each, {damage} damage each.',
      ),
      barbecue: effect(
        'Barbecue Mode',
        'Squares as in the basic mode: everybody on the nearer one {damage} damage, on the further one {further} damage.',
      ),
    },
  },
  'grenade-launcher': {
    name: same('Grenade Launcher'),
    effects: {
      basic: basicEffect('One target in sight: {damage} damage.'),
      'move-target': moveTarget(MOVE_TARGET),
      'extra-grenade': effect(
        'Extra Grenade',
        'Everybody else on one square in sight, your own too if you like: {damage} damage. Before or after the target is moved.',
      ),
    },
  },
  'rocket-launcher': {
    name: same('Rocket Launcher'),
    effects: {
      basic: basicEffect('One target in sight, not on your square: {damage} damage.'),
      'move-target': moveTarget(MOVE_TARGET),
      'rocket-jump': effect(
        'Rocket Jump',
        'You move 1 or 2 squares, all of it before the basic effect or all of it after.',
      ),
      'fragmenting-warhead': effect(
        'Fragmenting Warhead',
        'Everybody on the square where the target was hit, the target too: {damage} damage. Before the target is moved.',
      ),
    },
  },
  railgun: {
    name: same('Railgun'),
    effects: {
      basic: basicMode(
        'One target in one of the four directions, also behind walls, or on your own square: {damage} damage.',
      ),
      piercing: effect(
        'Piercing Mode',
        'One or two such targets in the same direction: {damage} damage each.',
      ),
    },
  },
  cyberblade: {
    name: same('Cyberblade'),
    effects: {
      basic: basicEffect('One target on your square: {damage} damage.'),
      shadowstep: effect('Shadowstep', 'You move 1 square, before or after any other effect, once.'),
      'slice-and-dice': effect('Slice and Dice', 'Another target on your square: {damage} damage.'),
    },
  },
  'zx-2': {
    name: same('ZX-2'),
    effects: {
      basic: basicMode(`One target in sight: {damage} damage, ${MARKS}.`),
      scanner: effect('Scanner Mode', `Up to three targets in sight: ${MARKS} each.`),
    },
  },
  shotgun: {
    name: same('Shotgun'),
    effects: {
      basic: basicMode(`One target on your square: {damage} damage. Then it may be moved ${SQUARES}.`),
      'long-barrel': effect('Long Barrel Mode', 'One target exactly 1 move away: {damage} damage.'),
    },
  },
  'power-glove': {
    name: same('Power Glove'),
    effects: {
      basic: basicMode(`You leap to a target exactly 1 move away: {damage} damage, ${MARKS}.`),
      'rocket-fist': effect(
        'Rocket Fist Mode',
        'You fly 1 or 2 squares in one direction. On each you may hit one target: {damage} damage.',
      ),
    },
  },
  shockwave: {
    name: same('Shockwave'),
    effects: {
      basic: basicMode(
        'Up to three targets on different squares, all exactly 1 move away: {damage} damage each.',
      ),
      tsunami: effect('Tsunami Mode', 'Everybody exactly 1 move away: {damage} damage.'),
    },
  },
  sledgehammer: {
    name: same('Sledgehammer'),
    effects: {
      basic: basicMode('One target on your square: {damage} damage.'),
      pulverize: effect(
        'Pulverize Mode',
        `One target on your square: {damage} damage. Then it may be moved up to ${SQUARES} in a straight line.`,
      ),
    },
  },
} as const satisfies Readonly<Record<string, WeaponWords>>;

export type WeaponId = keyof typeof weapons;

/** All weapons with all their effects, in some language. */
export type Weapons = {
  readonly [W in WeaponId]: WeaponWords & {
    readonly effects: { readonly [E in keyof (typeof weapons)[W]['effects']]: EffectWords };
  };
};
