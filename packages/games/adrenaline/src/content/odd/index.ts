import type { Effect } from '../../rules/shot.js';
import { barbecue } from './flamethrower.js';
import { focusShot, turretTripod } from './machine-gun.js';
import { rocketFist } from './power-glove.js';
import { pull } from './tractor-beam.js';
import { blackHole, vortex } from './vortex-cannon.js';

/** The effects that no record can say: each has a procedure of its own. By weapon and effect. */
export const ODD: Readonly<Record<string, Effect>> = {
  'machine-gun/focus-shot': focusShot,
  'machine-gun/turret-tripod': turretTripod,
  'tractor-beam/basic': pull,
  'vortex-cannon/basic': vortex,
  'vortex-cannon/black-hole': blackHole,
  'flamethrower/barbecue': barbecue,
  'power-glove/rocket-fist': rocketFist,
};
