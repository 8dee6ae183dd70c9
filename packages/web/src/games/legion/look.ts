import { type UnitCard, type UnitToken, type UnitView, unitCard } from '@potyczka/legion/view';
import type { PlateShape } from '../../ui/Plate.js';
import type { Glyph } from './glyphs.js';

export type GlyphName = Parameters<typeof Glyph>[0]['name'];

interface SeatLook {
  readonly colour: string;
  readonly plate: PlateShape;
  /** The ring of a base: whole, or broken. */
  readonly dash: string | undefined;
}

const SEATS: Readonly<Record<string, SeatLook>> = {
  p1: { colour: '#f2a33a', plate: 'hexagon', dash: undefined },
  p2: { colour: '#d5deea', plate: 'square', dash: '5 2.6' },
};

export const lookOf = (seat: string): SeatLook => SEATS[seat] ?? (SEATS.p1 as SeatLook);

/** The number of a unit in its army, as its name has it. */
export const numberOf = (unit: string): string => /^p\d-(\d+)/.exec(unit)?.[1] ?? '';

const BY_TYPE: Readonly<Record<string, GlyphName>> = {
  clone: 'spartan-helmet',
  droid: 'robot-antennas',
  wookiee: 'bear-head',
  creature: 'direwolf',
  emplacement: 'field-gun',
  groundVehicle: 'walking-scout',
  repulsorVehicle: 'jetpack',
};
const BY_FACTION: Readonly<Record<string, GlyphName>> = {
  empire: 'full-motorcycle-helmet',
  rebels: 'brodie-helmet',
};

/** Seven muted tones an army: whose base is whose in a clump. They go by the number of the unit. */
const HUES: Readonly<Record<string, readonly string[]>> = {
  p1: ['#7a4356', '#7d5c1e', '#4a6b2c', '#35508f', '#6b4526', '#6d3480', '#2f6d6a'],
  p2: ['#55407a', '#2f5b78', '#7a3f3f', '#3c6a4a', '#71652c', '#4a4f8c', '#6f6a3a'],
};

/** What the carpet and the bases of a unit are painted in. */
export const hueOf = (unit: { readonly id: string; readonly seat: string }): string => {
  const hues = HUES[unit.seat] ?? (HUES.p1 as readonly string[]);
  return hues[(Number(numberOf(unit.id)) + hues.length - 1) % hues.length] as string;
};

/** Somebody with a name, or who leads the army: one mini that stands out. */
export const isHero = (id: string): boolean => {
  const { unique, rank, minis, type } = unitCard(id);
  const leads = rank === 'commander' || rank === 'operative';
  return minis === 1 && (unique === true || leads) && !type.endsWith('Vehicle');
};

/** What a unit looks like from afar. */
export const glyphOfUnit = (id: string): GlyphName => {
  const card = unitCard(id);
  if (card.slots?.includes('force')) return 'energy-sword';
  if (card.rank === 'heavy' && card.type === 'groundVehicle') return 'battle-tank';
  const byType = BY_TYPE[card.type];
  if (byType) return byType;
  if (card.unique) return 'pistol-gun';
  return BY_FACTION[card.faction] ?? 'pistol-gun';
};

export const GLYPH_OF_TOKEN: Readonly<Record<UnitToken, GlyphName>> = {
  aim: 'crosshair',
  dodge: 'dodging',
  surge: 'power-lightning',
  standby: 'hourglass',
  suppression: 'bullet-impacts',
  observation: 'binoculars',
  ion: 'lightning-electron',
  poison: 'poison-bottle',
  immobilize: 'wolf-trap',
  shield: 'energy-shield',
  'shield-down': 'shield-disabled',
};

const GREEN: readonly UnitToken[] = ['aim', 'dodge', 'surge', 'standby', 'shield'];
export const toneOfToken = (token: UnitToken): string => (GREEN.includes(token) ? '#7fe3a6' : '#ff8d84');

/** The tokens that lie beside a unit. */
export const tokensOf = (unit: UnitView): readonly (readonly [UnitToken, number])[] =>
  (Object.entries(unit.tokens) as [UnitToken, number][]).filter(([, n]) => n > 0);

/** Length and width of a base in millimetres; both are the diameter of a round one. */
export const baseOf = (card: UnitCard): readonly [number, number] => {
  const { base = 27 } = card;
  return typeof base === 'number' ? [base, base] : base;
};
export const radiusOf = (unit: UnitView): number => {
  const [length, width] = baseOf(unitCard(unit.card));
  return Math.max(length, width) / 2;
};

const NOTCHED = ['creature', 'emplacement', 'groundVehicle', 'repulsorVehicle'];
/** Whether it matters which way a unit faces. */
export const isNotched = (unit: UnitView): boolean => NOTCHED.includes(unitCard(unit.card).type);

/** Its order token lies face down: it has been activated in this round. */
export const isDone = (unit: UnitView): boolean => unit.order === 'down';
