import { conditionName, figureName } from '@potyczka/gloomhaven/text';
import type { Condition, Element, FigureView, View } from '@potyczka/gloomhaven/view';
import type { Lang } from '@potyczka/kernel/run';
import type { PlateShape } from '../../ui/Plate.js';
import type { HeadSign, StandeeProps } from '../../ui/Standee.js';
import { heroColour } from './colours.js';
import { glyphOf } from './glyphs.js';
import { letterIn } from './letters.js';
import { type GlyphName, silhouetteOf } from './silhouettes.js';

export { type GlyphName, silhouetteOf };

const HERO_PLATES: readonly PlateShape[] = ['hexagon', 'diamond', 'square', 'triangle'];
const RANK_COLOURS = { normal: '#f1ebde', elite: '#f5c242', boss: '#ff8d84' } as const;

/** Who is no monster like the others: on the heroes' side, or against everybody. */
const SIDE_COLOURS: Readonly<Partial<Record<FigureView['side'], string>>> = {
  heroes: '#8fd6c4',
  third: '#d0a8ff',
};

const heroPlate = (view: View, id: string): PlateShape =>
  HERO_PLATES[view.heroes.findIndex(h => h.id === id) % HERO_PLATES.length] ?? 'disc';

const CONDITION_GLYPHS: Readonly<Record<Condition, readonly [GlyphName, string]>> = {
  poison: ['poison-bottle', '#9fdc6b'],
  wound: ['drop', '#ff8d84'],
  immobilize: ['plant-roots', '#e0a35f'],
  disarm: ['drop-weapon', '#c9cfd8'],
  stun: ['knocked-out-stars', '#f2c744'],
  muddle: ['misdirection', '#d3b58a'],
  curse: ['cursed-star', '#c48bf0'],
  bless: ['polar-star', '#ffe28a'],
  invisible: ['sight-disabled', '#ffffff'],
  strengthen: ['biceps', '#7fd4ff'],
};

export const conditionGlyph = (condition: Condition): GlyphName => CONDITION_GLYPHS[condition][0];
export const conditionColour = (condition: Condition): string => CONDITION_GLYPHS[condition][1];

export const ELEMENT_GLYPHS: Readonly<Record<Element, GlyphName>> = {
  fire: 'fire',
  ice: 'snowflake-2',
  air: 'whirlwind',
  earth: 'stone-block',
  light: 'sun',
  dark: 'moon',
};
export const ELEMENT_COLOURS: Readonly<Record<Element, string>> = {
  fire: '#ff8a5c',
  ice: '#7cc4f5',
  air: '#d6dde6',
  earth: '#c69a63',
  light: '#ffdd80',
  dark: '#b39cf0',
};

export const signsOf = (lang: Lang, figure: FigureView): readonly HeadSign[] =>
  figure.conditions.map(c => ({
    glyph: glyphOf(conditionGlyph(c)),
    colour: conditionColour(c),
    label: conditionName(lang, c),
  }));

type Look = Pick<StandeeProps, 'glyph' | 'colour' | 'letter' | 'plate' | 'ring'>;

/** How a figure looks: heroes by class and colour, monsters by silhouette, rank and number. */
export const lookOf = (view: View, lang: Lang, figure: FigureView): Look => {
  const glyph = glyphOf(silhouetteOf(figure.type));
  if (figure.kind === 'hero') return { ...heroLook(view, lang, figure.id) };
  const number = String(figure.number || '');
  if (figure.owner) {
    const shape = { colour: heroColour(view, figure.owner), plate: heroPlate(view, figure.owner) };
    return { glyph, ...shape, letter: number, ring: 'broken' };
  }
  const rank = figure.rank ?? 'normal';
  return {
    glyph,
    colour: SIDE_COLOURS[figure.side] ?? RANK_COLOURS[rank],
    letter: rank === 'boss' ? '♛' : number,
    plate: 'disc',
    ring: rank === 'normal' ? 'one' : 'double',
  };
};

/** A hero, also one that is no longer on the board. */
export const heroLook = (view: View, lang: Lang, id: string): Look => ({
  glyph: glyphOf(silhouetteOf(id)),
  colour: heroColour(view, id),
  letter: letterIn(
    view.heroes.map(h => figureName(lang, h.id)),
    figureName(lang, id),
  ),
  plate: heroPlate(view, id),
  ring: 'one',
});
