import { isFeat, isLoot, isWeapon, LEGENDS, type LegendId, lootOf } from '@potyczka/apex/view';
import type { CardId } from '@potyczka/kernel';
import type { OptionShown } from '@potyczka/table';
import type { ReactNode } from 'react';
import { Glyph } from './glyphs.js';
import { LootSign } from './LootSign.js';
import { featGlyph, type GlyphName, lootGlyph, silhouetteOf, weaponGlyph } from './look.js';

const KINDS: Readonly<Record<string, GlyphName>> = {
  move: 'boots',
  dash: 'fast-forward-button',
  melee: 'fist',
  destroy: 'explosion-rays',
  respawn: 'hearts',
  helmet: 'helmet',
  refit: 'crosshair',
  'then:interact': 'boots',
  'then:use': 'boots',
  'then:melee': 'fist',
  'then:destroy': 'explosion-rays',
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
  if (at[0]?.startsWith('bin-')) return 'cardboard-box';
  return undefined;
};

/** What an option puts on a weapon, takes off it, keeps or drops. */
const attachmentIn = ({ at }: OptionShown): CardId | undefined =>
  at.find(
    (x): x is CardId => x.startsWith('#') && isLoot(x as CardId) && lootOf(x as CardId).sort === 'attachment',
  );

const isLegend = (x: string | undefined): x is LegendId =>
  (LEGENDS as readonly (string | undefined)[]).includes(x);

/** A small picture beside an option: what it is done with, or whom it is about. */
export const Icon = ({ option }: { readonly option: OptionShown }): ReactNode => {
  const part = attachmentIn(option);
  if (part) return <LootSign card={part} size={26} />;
  const sign = signOf(option);
  const [legend] = option.at;
  if (sign) return <Glyph name={sign} size={26} />;
  if (!isLegend(legend)) return null;
  return (
    <svg className="glyph" width={26} height={26} viewBox="0 0 512 512" aria-hidden="true">
      <use href={silhouetteOf(legend)} />
    </svg>
  );
};
