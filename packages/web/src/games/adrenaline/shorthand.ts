/**
 * What an effect does, in the signs of the cards. `eye` is sight, `no-eye` out
 * of sight, `here` the own square, `beside` exactly one move away, `line` the
 * four directions, `ray` those also behind walls, `room` a whole room, `chain`
 * in sight of the last target; `all` everybody there, `same` the same target,
 * `other` a new one; `d2` two damage, `m1` one mark, `go2` up to two squares
 * for the shooter, `push1` one square for the target; `pull` it comes closer.
 */
type Signs = string;

const TABLE: Readonly<Record<string, Readonly<Record<string, Signs>>>> = {
  'lock-rifle': { basic: 'eye d2 m1', 'second-lock': 'other eye m1' },
  'machine-gun': {
    basic: 'eye 1–2× d1',
    'focus-shot': 'same d1',
    'turret-tripod': 'same d1 + other d1',
  },
  thor: {
    basic: 'eye d2',
    'chain-reaction': 'other chain d1',
    'high-voltage': 'other chain d2',
  },
  'plasma-gun': {
    basic: 'eye d2',
    'phase-glide': 'go2',
    'charged-shot': 'same d1',
  },
  whisper: { basic: 'eye 2+ d3 m1' },
  electroscythe: { basic: 'all here d1', reaper: 'all here d2' },
  'tractor-beam': {
    basic: 'push2 eye d1',
    punisher: '0–2 pull d3',
  },
  'vortex-cannon': { basic: 'eye pull d2', 'black-hole': 'other 1–2× d1' },
  furnace: { basic: 'eye room d1', 'cozy-fire': 'all beside d1 m1' },
  heatseeker: { basic: 'no-eye d3' },
  hellion: { basic: 'eye 1+ d1 all m1', 'nano-tracer': 'eye 1+ d1 all m2' },
  flamethrower: {
    basic: 'line 1–2× d1',
    barbecue: 'line all d2 d1',
  },
  'grenade-launcher': {
    basic: 'eye d1',
    'move-target': 'push1',
    'extra-grenade': 'eye all d1',
  },
  'rocket-launcher': {
    basic: 'eye 1+ d2',
    'move-target': 'push1',
    'rocket-jump': 'go2',
    'fragmenting-warhead': 'same all d1',
  },
  railgun: { basic: 'ray d3', piercing: 'ray 1–2× d2' },
  cyberblade: {
    basic: 'here d2',
    shadowstep: 'go1',
    'slice-and-dice': 'other here d2',
  },
  'zx-2': { basic: 'eye d1 m2', scanner: 'eye 1–3× m1' },
  shotgun: { basic: 'here d3 push1', 'long-barrel': 'beside d2' },
  'power-glove': { basic: 'go1 beside d1 m2', 'rocket-fist': 'line go2 d2' },
  shockwave: { basic: 'beside 1–3× d1', tsunami: 'all beside d1' },
  sledgehammer: { basic: 'here d2', pulverize: 'here d3 push2' },
};

const POWER_UPS: Readonly<Record<string, Signs>> = {
  'targeting-scope': 'same d1',
  newton: 'push2',
  'tagback-grenade': 'eye m1',
  teleporter: 'go∞',
};

/** All weapons by their names in the rules. */
export const WEAPONS: readonly string[] = Object.keys(TABLE);

/** The signs of an effect of a card, if it has any. */
export const signsOf = (card: string, effect: string): Signs | undefined =>
  card.startsWith('#weapon-')
    ? TABLE[card.slice('#weapon-'.length)]?.[effect]
    : POWER_UPS[Object.keys(POWER_UPS).find(kind => card.includes(kind)) ?? ''];
