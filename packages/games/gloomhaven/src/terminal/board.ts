import type { Lang, Paint } from '@potyczka/kernel/register';
import { figureName } from '../text/index.js';
import type { FigureView, View } from '../view/index.js';

const SIGNS: Readonly<Record<string, string>> = {
  obstacle: '#',
  trap: '^',
  hazardous: '!',
  difficult: '~',
  treasure: 'T',
  plate: '_',
  corridor: '.',
};

/** Letters for figures: heroes in capitals of their own, monsters by the first letter of their kind. */
const signOf = (f: FigureView): string => {
  const letter = f.type.charAt(0);
  return f.side === 'heroes' ? letter.toUpperCase() : letter;
};

/** The map as text: two characters for each hex, odd rows one to the right; then who is who. */
export const drawMap = (view: View, lang: Lang, paint: Paint): string => {
  const at = new Map<string, string>();
  for (const room of view.rooms) for (const hex of room.hexes) at.set(hex, paint('dim', '.'));
  for (const door of view.doors)
    at.set(door.at, paint('yellow', door.state === 'open' ? "'" : door.state === 'closed' ? '+' : '='));
  for (const thing of view.things)
    for (const hex of thing.at) at.set(hex, paint('yellow', SIGNS[thing.kind] ?? '?'));
  for (const hex of view.money) at.set(hex, paint('yellow', '$'));
  for (const f of view.figures)
    at.set(f.at, paint(f.side === 'heroes' ? 'green' : f.rank === 'normal' ? 'red' : 'purple', signOf(f)));
  const [width, height] = view.size;
  const rows = Array.from({ length: height }, (_, y) => {
    const cells = Array.from({ length: width }, (_, x) => at.get(`${x},${y}`) ?? ' ');
    return `${y % 2 === 1 ? ' ' : ''}${cells.join(' ')}`.trimEnd();
  });
  const people = view.figures.map(f =>
    `${signOf(f)} ${figureName(lang, f.id)} ${f.at} ${f.hp}/${f.max} ${f.conditions.join(' ')}`.trimEnd(),
  );
  return [...rows, '', ...people].join('\n');
};
