import { type FigureKind, type LegendId, lootOf, type Team, weaponOf } from '@potyczka/apex/view';
import type { CardId } from '@potyczka/kernel';
import type { PlateShape } from '../../ui/Plate.js';
import type { glyphOf } from './glyphs.js';

type GlyphName = Parameters<typeof glyphOf>[0];

export interface LegendLook {
  readonly letter: string;
  readonly glyph: GlyphName;
  readonly plate: PlateShape;
}

/** A legend is told apart by its silhouette, the letter and the shape of its plate; the colour says its team. */
export const LEGEND_LOOKS: Readonly<Record<LegendId, LegendLook>> = {
  GB: { letter: 'G', glyph: 'strong-man', plate: 'square' },
  BL: { letter: 'B', glyph: 'person', plate: 'disc' },
  WR: { letter: 'W', glyph: 'cowled', plate: 'diamond' },
  BH: { letter: 'H', glyph: 'wolf-head', plate: 'triangle' },
  PF: { letter: 'P', glyph: 'vintage-robot', plate: 'hexagon' },
  LL: { letter: 'L', glyph: 'nurse-female', plate: 'disc' },
};

export const TEAM_COLOURS: Readonly<Record<Team, string>> = { blue: '#62b4ff', red: '#ff7a70' };

export const FIGURE_GLYPHS: Readonly<Record<FigureKind, GlyphName>> = {
  dome: 'energy-shield',
  bombardment: 'bombing-run',
  smoke: 'fog',
  thunder: 'lightning-arc',
  portal: 'magic-portal',
  raven: 'eye-target',
  beast: 'wolf-head',
  anchor: 'target-laser',
  drone: 'delivery-drone',
  'drop-site': 'parachute',
  package: 'cardboard-box',
};

const WEAPON_GLYPHS: Readonly<Record<string, GlyphName>> = {
  assault: 'machine-gun',
  smg: 'm3-grease-gun',
  lmg: 'machine-gun',
  shotgun: 'sawed-off-shotgun',
  marksman: 'autogun',
  sniper: 'winchester-rifle',
};

export const weaponGlyph = (card: CardId): GlyphName => WEAPON_GLYPHS[weaponOf(card).type] ?? 'autogun';

const GEAR_GLYPHS = { helmet: 'helmet', body: 'kevlar-vest', knockdown: 'energy-shield' } as const;

/** The sign of a loot token, by what it does. */
export const lootGlyph = (card: CardId): GlyphName => {
  const loot = lootOf(card);
  switch (loot.sort) {
    case 'gear':
      return GEAR_GLYPHS[loot.gear.kind];
    case 'attachment':
      return 'crosshair';
    case 'grenade':
      return 'grenade';
    case 'accessory': {
      const { health, shield } = loot.accessory;
      if (health && shield) return 'medical-pack';
      return health ? 'syringe' : shield ? 'battery-pack' : 'fast-forward-button';
    }
  }
};
