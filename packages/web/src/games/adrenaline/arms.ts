import { kindOf, type PowerUpId } from '@potyczka/adrenaline/view';
import type { GlyphRef } from '../../ui/glyph-sheet.js';
import { glyphOf } from './glyphs.js';

type GlyphName = Parameters<typeof glyphOf>[0];

/** The drawing of each weapon. */
const WEAPONS: Readonly<Record<string, GlyphName>> = {
  'lock-rifle': 'on-target',
  electroscythe: 'scythe',
  'machine-gun': 'machine-gun',
  'tractor-beam': 'ringed-beam',
  thor: 'lightning-arc',
  'vortex-cannon': 'vortex',
  furnace: 'heat-haze',
  'plasma-gun': 'plasma-bolt',
  heatseeker: 'burning-dot',
  whisper: 'winchester-rifle',
  hellion: 'ray-gun',
  flamethrower: 'flamethrower',
  'zx-2': 'laser-gun',
  'grenade-launcher': 'grenade',
  shotgun: 'sawed-off-shotgun',
  'rocket-launcher': 'missile-launcher',
  'power-glove': 'mailed-fist',
  railgun: 'laser-precision',
  shockwave: 'sonic-shout',
  cyberblade: 'energy-sword',
  sledgehammer: 'thor-hammer',
};

const POWER_UPS: Readonly<Record<string, GlyphName>> = {
  'targeting-scope': 'eye-target',
  newton: 'push',
  'tagback-grenade': 'return-arrow',
  teleporter: 'teleport',
};

/** What a power-up is about, in one sign of the cards. */
export const SIGN: Readonly<Record<PowerUpId, string>> = {
  'targeting-scope': 'd',
  newton: 'push',
  'tagback-grenade': 'm',
  teleporter: 'go',
};

/** The drawing of a weapon or power-up; of an ammo tile there is none. */
export const pictureOf = (card: `#${string}`): GlyphRef | null => {
  const name = card.startsWith('#weapon-')
    ? WEAPONS[card.slice('#weapon-'.length)]
    : card.startsWith('#ammo')
      ? undefined
      : POWER_UPS[kindOf(card)];
  return name ? glyphOf(name) : null;
};
