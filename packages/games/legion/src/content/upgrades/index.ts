import type { UpgradeCard } from '../cards.js';
import { armament } from './armament.js';
import { crew } from './crew.js';
import { force } from './force.js';
import { gear } from './gear.js';
import { hardpoint } from './hardpoint.js';
import { heavyWeaponAny } from './heavy-weapon-any.js';
import { heavyWeaponEmpire } from './heavy-weapon-empire.js';
import { heavyWeaponMercenary } from './heavy-weapon-mercenary.js';
import { heavyWeaponRebels } from './heavy-weapon-rebels.js';
import { heavyWeaponRepublic } from './heavy-weapon-republic.js';
import { heavyWeaponSeparatists } from './heavy-weapon-separatists.js';
import { minor } from './minor.js';
import { personnel } from './personnel.js';
import { pilot } from './pilot.js';
import { training } from './training.js';

export const UPGRADES: readonly UpgradeCard[] = [
  ...heavyWeaponRebels,
  ...heavyWeaponEmpire,
  ...heavyWeaponRepublic,
  ...heavyWeaponSeparatists,
  ...heavyWeaponMercenary,
  ...heavyWeaponAny,
  ...personnel,
  ...force,
  ...hardpoint,
  ...gear,
  ...pilot,
  ...training,
  ...armament,
  ...crew,
  ...minor,
];
