import type { WeaponRecord } from '../effects.js';
import { cyberblade } from './cyberblade.js';
import { electroscythe } from './electroscythe.js';
import { flamethrower } from './flamethrower.js';
import { furnace } from './furnace.js';
import { grenadeLauncher } from './grenade-launcher.js';
import { heatseeker } from './heatseeker.js';
import { hellion } from './hellion.js';
import { lockRifle } from './lock-rifle.js';
import { machineGun } from './machine-gun.js';
import { plasmaGun } from './plasma-gun.js';
import { powerGlove } from './power-glove.js';
import { railgun } from './railgun.js';
import { rocketLauncher } from './rocket-launcher.js';
import { shockwave } from './shockwave.js';
import { shotgun } from './shotgun.js';
import { sledgehammer } from './sledgehammer.js';
import { thor } from './thor.js';
import { tractorBeam } from './tractor-beam.js';
import { vortexCannon } from './vortex-cannon.js';
import { whisper } from './whisper.js';
import { zx2 } from './zx-2.js';

/** All 21 weapons, seven of each colour (ADR-XCOST-04). */
export const weapons: readonly WeaponRecord[] = [
  lockRifle,
  machineGun,
  thor,
  plasmaGun,
  whisper,
  electroscythe,
  tractorBeam,
  vortexCannon,
  furnace,
  heatseeker,
  hellion,
  flamethrower,
  grenadeLauncher,
  rocketLauncher,
  railgun,
  cyberblade,
  zx2,
  shotgun,
  powerGlove,
  shockwave,
  sledgehammer,
];
