import type { FigureKind, FiguresOf, LegendId } from '@potyczka/apex/view';
import type { GlyphRef } from '../../ui/glyph-sheet.js';
import type { PlateShape } from '../../ui/Plate.js';

/** A legend is told apart by its silhouette, the letter and the shape of its plate; the colour says its team. */
export interface LegendLook<L extends LegendId = LegendId> {
  readonly id: L;
  readonly letter: string;
  /** One of the sheet, or a drawing of its own. */
  readonly glyph: GlyphRef;
  readonly plate: PlateShape;
  /** Signs of what its abilities put on the map. */
  readonly figures: Readonly<Record<FiguresOf<L>, GlyphRef>>;
}

/** Each legend has a file. */
const found = import.meta.glob<LegendLook>('./legends/*.ts', { eager: true, import: 'look' });

export const LEGEND_LOOKS = Object.fromEntries(Object.values(found).map(look => [look.id, look])) as Readonly<
  Record<LegendId, LegendLook>
>;

export const FIGURE_GLYPHS = Object.assign({}, ...Object.values(found).map(look => look.figures)) as Readonly<
  Record<FigureKind, GlyphRef>
>;
