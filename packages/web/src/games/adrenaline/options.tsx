import { squareName } from '@potyczka/adrenaline/text';
import { KILLSHOT, type SquareId, type View } from '@potyczka/adrenaline/view';
import type { Lang } from '@potyczka/kernel/run';
import type { OptionShown } from '@potyczka/table';
import type { ReactNode } from 'react';
import { figuresOf } from './figures.js';
import type { Previewed } from './Preview.js';
import { PieceIcon } from './shapes.js';
import { WORDS } from './words.js';

/** What an option would do, in a few words and figures. */
export const foresee = (lang: Lang, view: View, option: OptionShown): string => {
  const preview = option.preview as Previewed | null;
  const w = WORDS[lang];
  if (!preview || option.refusal) return '';
  if (preview.path && preview.path.length > 1) {
    return preview.path.map(q => squareName(q as SquareId)).join(' → ');
  }
  const { damage = 0, marks = 0 } = preview;
  if (damage + marks === 0) return '';
  const said = [damage ? `−${damage}` : '', marks ? `${w.newMarks} +${marks}` : '']
    .filter(Boolean)
    .join(', ');
  const hits = preview.hits ?? option.at.slice(0, 1);
  if (hits.length !== 1) return said;
  const board = figuresOf(view).find(f => f.who === hits[0]);
  if (!board || damage === 0) return said;
  const after = board.damage.length + damage;
  return `${said} (${w.taken}: ${board.damage.length} → ${after}${after >= KILLSHOT ? `, ${w.kill}` : ''})`;
};

/** The piece of whoever an option is about. */
export const Icon = ({ option }: { option: OptionShown }): ReactNode => {
  const [first = ''] = option.at;
  return /^(p\d|bot)$/.test(first) ? <PieceIcon figure={first} size={24} /> : null;
};
