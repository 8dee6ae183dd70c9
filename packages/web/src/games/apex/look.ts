import { featOn, isWeapon, type LegendId, lootOf, type Team, weaponOf } from '@potyczka/apex/view';
import type { CardId } from '@potyczka/kernel';
import type { GlyphRef } from '../../ui/glyph-sheet.js';
import type { glyphOf } from './glyphs.js';
import { LEGEND_LOOKS } from './legend-looks.js';

export type GlyphName = Parameters<typeof glyphOf>[0];

export const TEAM_COLOURS: Readonly<Record<Team, string>> = { blue: '#5fb3f3', red: '#ff6f66' };

/** The outline of a legend. */
export const silhouetteOf = (id: LegendId): GlyphRef => LEGEND_LOOKS[id].glyph;

/** The figure of a legend, as `Standee` draws it. */
export const standeeOf = (id: LegendId, team: Team) => {
  const look = LEGEND_LOOKS[id];
  return {
    glyph: silhouetteOf(id),
    colour: TEAM_COLOURS[team],
    letter: look.letter,
    plate: look.plate,
    ring: team === 'red' ? ('broken' as const) : ('one' as const),
  };
};

const WEAPON_GLYPHS: Readonly<Record<string, GlyphName>> = {
  'assault-rifle': 'autogun',
  smg: 'm3-grease-gun',
  lmg: 'autogun',
  shotgun: 'sawed-off-shotgun',
  marksman: 'winchester-rifle',
  sniper: 'winchester-rifle',
  pistol: 'pistol-gun',
};

export const typeGlyph = (type: string): GlyphName => WEAPON_GLYPHS[type] ?? 'autogun';

/** The sign of a weapon; an Automa's weapons are of no printed type. */
export const weaponGlyph = (card: CardId): GlyphName =>
  (isWeapon(card) ? WEAPON_GLYPHS[weaponOf(card).type] : undefined) ?? 'autogun';

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

const FEAT_GLYPHS = {
  free: 'fast-forward-button',
  special: 'explosion-rays',
  boost: 'bullseye',
  reaction: 'shield',
  instant: 'lightning-arc',
} as const satisfies Readonly<Record<string, GlyphName>>;

export const kindGlyph = (kind: keyof typeof FEAT_GLYPHS): GlyphName => FEAT_GLYPHS[kind];
export const featGlyph = (card: CardId): GlyphName => kindGlyph(featOn(card).kind);
