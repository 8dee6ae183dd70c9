import { isFeat, isLoot, isWeapon, LEGENDS, type LegendId } from '@potyczka/apex/view';
import type { CardId } from '@potyczka/kernel';
import type { OptionShown } from '@potyczka/table';
import type { ReactNode } from 'react';
import { Glyph } from './glyphs.js';
import { featGlyph, type GlyphName, LEGEND_LOOKS, lootGlyph, weaponGlyph } from './look.js';

const KINDS: Readonly<Record<string, GlyphName>> = {
  move: 'boots',
  dash: 'fast-forward-button',
  melee: 'fist',
  destroy: 'shattered-sword',
  respawn: 'parachute',
  helmet: 'helmet',
  refit: 'crosshair',
  'then:interact': 'boots',
  'then:use': 'boots',
  'then:melee': 'fist',
  'then:destroy': 'shattered-sword',
  zip: 'target-laser',
};

const cardSign = (card: CardId): GlyphName | undefined => {
  if (isWeapon(card)) return weaponGlyph(card);
  if (isLoot(card)) return lootGlyph(card);
  return isFeat(card) ? featGlyph(card) : undefined;
};

const signOf = ({ key, at }: OptionShown): GlyphName | undefined => {
  const card = at.find((x): x is CardId => x.startsWith('#'));
  const kind = key.split(':')[0] ?? '';
  if (kind === 'shoot' && card) return weaponGlyph(card);
  if (KINDS[key] ?? KINDS[kind]) return KINDS[key] ?? KINDS[kind];
  if (card) return cardSign(card);
  if (at[0]?.startsWith('bin-')) return 'locked-chest';
  const [legend] = at;
  return (LEGENDS as readonly (string | undefined)[]).includes(legend)
    ? LEGEND_LOOKS[legend as LegendId].glyph
    : undefined;
};

/** A small picture beside an option: what it is done with, or whom it is about. */
export const Icon = ({ option }: { readonly option: OptionShown }): ReactNode => {
  const sign = signOf(option);
  return sign ? <Glyph name={sign} size={26} /> : null;
};
