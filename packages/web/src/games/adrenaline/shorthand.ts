import type { Colour } from '@potyczka/adrenaline/view';

/**
 * What an effect does, in the signs of the cards. `eye` is sight, `no-eye` out
 * of sight, `here` the own square, `beside` exactly one move away, `line` the
 * four directions, `ray` those also behind walls, `room` a whole room, `chain`
 * in sight of the last target; `all` everybody there, `same` the same target,
 * `other` a new one; `d2` two damage, `m1` one mark, `go2` up to two squares
 * for the shooter, `push1` one square for the target; `pull` it comes closer.
 */
export interface Signs {
  readonly pays: readonly Colour[];
  readonly signs: string;
}

const free = (signs: string): Signs => ({ pays: [], signs });
const paid = (...args: [...Colour[], string]): Signs => ({
  pays: args.slice(0, -1) as Colour[],
  signs: args.at(-1) as string,
});

const TABLE: Readonly<Record<string, Readonly<Record<string, Signs>>>> = {
  'lock-rifle': { basic: free('eye d2 m1'), 'second-lock': paid('red', 'other eye m1') },
  'machine-gun': {
    basic: free('eye 1–2× d1'),
    'focus-shot': paid('yellow', 'same d1'),
    'turret-tripod': paid('blue', 'same d1 + other d1'),
  },
  thor: {
    basic: free('eye d2'),
    'chain-reaction': paid('blue', 'other chain d1'),
    'high-voltage': paid('blue', 'other chain d2'),
  },
  'plasma-gun': {
    basic: free('eye d2'),
    'phase-glide': free('go2'),
    'charged-shot': paid('blue', 'same d1'),
  },
  whisper: { basic: free('eye 2+ d3 m1') },
  electroscythe: { basic: free('all here d1'), reaper: paid('blue', 'red', 'all here d2') },
  'tractor-beam': {
    basic: free('push2 eye d1'),
    punisher: paid('red', 'yellow', '0–2 pull d3'),
  },
  'vortex-cannon': { basic: free('eye pull d2'), 'black-hole': paid('red', 'other 1–2× d1') },
  furnace: { basic: free('eye room d1'), 'cozy-fire': free('all beside d1 m1') },
  heatseeker: { basic: free('no-eye d3') },
  hellion: { basic: free('eye 1+ d1 all m1'), 'nano-tracer': paid('red', 'eye 1+ d1 all m2') },
  flamethrower: {
    basic: free('line 1–2× d1'),
    barbecue: paid('yellow', 'yellow', 'line all d2 d1'),
  },
  'grenade-launcher': {
    basic: free('eye d1'),
    'move-target': free('push1'),
    'extra-grenade': paid('red', 'eye all d1'),
  },
  'rocket-launcher': {
    basic: free('eye 1+ d2'),
    'move-target': free('push1'),
    'rocket-jump': paid('blue', 'go2'),
    'fragmenting-warhead': paid('yellow', 'same all d1'),
  },
  railgun: { basic: free('ray d3'), piercing: free('ray 1–2× d2') },
  cyberblade: {
    basic: free('here d2'),
    shadowstep: free('go1'),
    'slice-and-dice': paid('yellow', 'other here d2'),
  },
  'zx-2': { basic: free('eye d1 m2'), scanner: free('eye 1–3× m1') },
  shotgun: { basic: free('here d3 push1'), 'long-barrel': free('beside d2') },
  'power-glove': { basic: free('go1 beside d1 m2'), 'rocket-fist': paid('blue', 'line go2 d2') },
  shockwave: { basic: free('beside 1–3× d1'), tsunami: paid('yellow', 'all beside d1') },
  sledgehammer: { basic: free('here d2'), pulverize: paid('red', 'here d3 push2') },
};

const POWER_UPS: Readonly<Record<string, Signs>> = {
  'targeting-scope': free('same d1'),
  newton: free('push2'),
  'tagback-grenade': free('eye m1'),
  teleporter: free('go∞'),
};

/** All weapons by their names in the rules. */
export const WEAPONS: readonly string[] = Object.keys(TABLE);

/** The signs of an effect of a card, if it has any. */
export const signsOf = (card: string, effect: string): Signs | undefined =>
  card.startsWith('#weapon-')
    ? TABLE[card.slice('#weapon-'.length)]?.[effect]
    : POWER_UPS[Object.keys(POWER_UPS).find(kind => card.includes(kind)) ?? ''];
