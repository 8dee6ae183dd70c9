import { lootOf } from '@potyczka/apex/view';
import type { CardId } from '@potyczka/kernel';
import type { ReactNode } from 'react';
import { SlotSign } from './faces/pieces.js';
import { Glyph } from './glyphs.js';
import { lootGlyph } from './look.js';

interface LootSignProps {
  readonly card: CardId;
  readonly size: number;
}

/** The sign of a token: an attachment has that of its slot. */
export const LootSign = ({ card, size }: LootSignProps): ReactNode => {
  const loot = lootOf(card);
  return loot.sort === 'attachment' ? (
    <SlotSign slot={loot.attachment.slot} size={Math.round(size * 0.9)} />
  ) : (
    <Glyph name={lootGlyph(card)} size={size} />
  );
};
