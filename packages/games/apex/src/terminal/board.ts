import { draw as drawPlan } from '@potyczka/geometry/lattice';
import type { Who } from '@potyczka/kernel';
import type { Lang, Paint } from '@potyczka/kernel/register';
import { MAPS, planOf } from '../content/maps.js';
import { LEGEND_CARDS } from '../legends/cards.js';
import { abilityName, cardName, figureName, legendName, teamName, word } from '../text/index.js';
import type { LegendView, View } from '../view/index.js';
import type { LegendId, TokenId } from '../vocabulary.js';

const letterOf = (id: LegendId): string => LEGEND_CARDS[id].letter;

const boardOf = (view: View): string => {
  const map = MAPS.find(m => m.id === view.map);
  if (!map) return '';
  const spaces = view.legends.flatMap(l => (l.at ? [{ ...l.at, mark: letterOf(l.id) }] : []));
  const rows = drawPlan(planOf(map), { spaces });
  return rows.join('\n');
};

const legendLines = (lang: Lang, l: LegendView, paint: Paint): string[] => {
  const head = `${letterOf(l.id)} ${legendName(lang, l.id)} (${teamName(lang, l.team)})`;
  const where = l.at ? '' : ` · ${word(lang, 'eliminated')}`;
  const weapons = l.weapons
    .map(
      w =>
        `${cardName(lang, w.card)} ${w.ammo}${w.on.length > 0 ? ` [${w.on.map(c => cardName(lang, c)).join(', ')}]` : ''}`,
    )
    .join('; ');
  const lines = [
    `${paint(l.team === 'red' ? 'red' : 'blue', head)} ${word(lang, 'shield')} ${l.shield}/${l.shieldLimit}, ${word(lang, 'health')} ${l.health}, ${word(lang, 'death-boxes')} ${l.boxes}${where}`,
    `  ${word(lang, 'weapons')}: ${weapons || '-'}`,
    `  ${word(lang, 'hand')} ${l.hand.n}, ${word(lang, 'backpack')} ${l.pack.n}${l.pack.cards.length > 0 ? `: ${l.pack.cards.map(c => cardName(lang, c)).join(', ')}` : ''}`,
  ];
  if (l.hand.cards.length > 0)
    lines.push(`  ${word(lang, 'feats')}: ${l.hand.cards.map(c => cardName(lang, c)).join(', ')}`);
  return lines;
};

/** The table as text: the map with the legends on it, then their boards and the tracks. */
export const draw = (view: View, _me: Who, lang: Lang, paint: Paint): string => {
  const title = `${word(lang, 'round')} ${view.round} · ${teamName(lang, 'red')} ${view.points.red} : ${view.points.blue} ${teamName(lang, 'blue')}`;
  const ring = view.ring
    ? [`${word(lang, 'ring')}: ${view.ring.x0},${view.ring.y0} - ${view.ring.x1},${view.ring.y1}`]
    : [];
  const figures = view.figures.map(f => figureName(lang, f.kind));
  const track = view.track.map(x => `${abilityName(lang, x.token)} +${x.due - view.clock}`);
  const cooling = Object.entries(view.cooling).map(([x, n]) => `${abilityName(lang, x as TokenId)} ${n}`);
  return [
    paint('bold', title),
    boardOf(view),
    ...ring,
    ...view.legends.filter(l => l.chosen).flatMap(l => legendLines(lang, l, paint)),
    ...(figures.length > 0 ? [figures.join(', ')] : []),
    ...(track.length > 0 ? [`${word(lang, 'initiative-track')}: ${track.join(', ')}`] : []),
    ...(cooling.length > 0 ? [`${word(lang, 'cooldown')}: ${cooling.join(', ')}`] : []),
  ].join('\n');
};
