import type { GlyphRef } from '../glyph-sheet.js';
import type { PlateShape } from '../Plate.js';

/**
 * What a game tells of its table in three dimensions: plain data, which the stage makes bodies of. Lengths are
 * centimetres of a real table: x to the right, y away from the near edge, z up.
 */
export type P2 = readonly [x: number, y: number];
export type P3 = readonly [x: number, y: number, z: number];

export const MATERIALS = [
  'sand',
  'soil',
  'grass',
  'concrete',
  'plaster',
  'stone',
  'brick',
  'roof',
  'steel',
  'hull',
  'wood',
  'rock',
  'dark',
  'glass',
  'flag',
  'slab',
  'leaves',
  'plate',
  'glow',
  'paper',
  'door',
] as const;
export type Material = (typeof MATERIALS)[number];

/** An upright prism: an outline from `bottom` to `top`, as the rules measure it. */
export interface Solid {
  /** The element of the board that it is, if it can be pointed at. */
  readonly el?: string;
  readonly outline: readonly P2[];
  readonly bottom: number;
  readonly top: number;
  readonly cap: Material;
  readonly side: Material;
  readonly tint?: string;
  readonly sideTint?: string;
  /** Its edges are rounded inwards by so much. */
  readonly bevel?: number;
  /** Relief for the eye only: the rules know nothing of it. */
  readonly isDecor?: true;
}

/** A pillar, a spike, a coin. */
export interface Round {
  readonly el?: string;
  readonly at: P3;
  readonly r: number;
  /** Its radius above, if it is another one. */
  readonly top?: number;
  readonly h: number;
  readonly material: Material;
  readonly tint?: string;
}

export interface Life {
  readonly now: number;
  readonly most: number;
  readonly shield?: number;
  readonly shieldMost?: number;
}

/** A figure cut out of its drawing, on a base. */
export interface Standee {
  readonly el: string;
  /** Tells one mini of a unit from the others, so that each glides from its own place. */
  readonly id: string;
  readonly at: P3;
  readonly drawing: GlyphRef;
  /** The drawing is a head only, or a blade only: a body stands under it. */
  readonly body?: 'trooper' | 'duellist';
  /** What shines in its hand, in this colour. */
  readonly blade?: string;
  /** A colour, or a token of the page's colours. */
  readonly colour: string;
  readonly base: readonly [length: number, width: number];
  /** Which way its base faces, in degrees, where that matters. */
  readonly facing?: number;
  /** From the underside of its base to the top of its head. */
  readonly height: number;
  readonly ring: 'one' | 'double' | 'broken';
  readonly plate?: { readonly letter: string; readonly shape: PlateShape };
  readonly life?: Life;
  readonly isActing?: boolean;
  readonly isDone?: boolean;
  readonly label: string;
}

/** A place that can be chosen, or pointed at, without a body of its own. */
export interface Spot {
  readonly el: string;
  readonly outline: readonly P2[];
  readonly z: number;
}

/** A card or a token that lies on the table. */
export interface Flat {
  readonly el?: string;
  readonly at: P3;
  readonly size: P2;
  readonly drawing?: GlyphRef;
  readonly ink: string;
  readonly paper: string;
  readonly text?: string;
  readonly isRound?: true;
}

/** What one sees through: fog, a shell, the wall of a ring, the light of a torch. */
export type Haze = { readonly id: string; readonly el?: string; readonly colour: string } & (
  | { readonly kind: 'fog' | 'shell' | 'light'; readonly at: P3; readonly r: number }
  | { readonly kind: 'wall'; readonly at: P3; readonly size: P3 }
);

export interface Rope {
  readonly from: P3;
  readonly to: P3;
  readonly colour: string;
  readonly r: number;
  readonly sag: number;
}

/** What has just happened, to be shown once. What it came to has been decided by the rules. */
export type Deed =
  | { readonly kind: 'shot'; readonly from: string; readonly to: string; readonly colour: string }
  | { readonly kind: 'strike'; readonly from: string; readonly to: string; readonly colour: string }
  | { readonly kind: 'rise'; readonly at: string; readonly text: string; readonly isGood?: true }
  | { readonly kind: 'dice'; readonly at: string; readonly dice: readonly Die[] }
  | { readonly kind: 'cards'; readonly at: string; readonly cards: readonly CardShown[] };

export interface Die {
  readonly sides: 6 | 8;
  readonly colour: string;
  readonly ink: string;
  /** What lies on top: a drawing, or nothing for a blank. */
  readonly face: GlyphRef | null;
}

export interface CardShown {
  readonly text: string;
  readonly paper: string;
}

/** The light of a table. */
export interface Mood {
  readonly sun: string;
  readonly power: number;
  /** How much light comes from everywhere. */
  readonly fill: number;
  /** Where the sun stands, from the middle of the table. */
  readonly from: P3;
  /** Zenith, middle and horizon, for whoever looks from the table. */
  readonly sky: readonly [string, string, string];
}

export interface Table3 {
  readonly size: readonly [x0: number, y0: number, x1: number, y1: number];
  /** What the ground is made of; none where the bodies are the ground. */
  readonly ground: { readonly material: Material; readonly tint?: string } | null;
  /** Cells of so many centimetres are drawn on the ground; 0 for none. */
  readonly grid: number;
  readonly solids: readonly Solid[];
  readonly rounds: readonly Round[];
  readonly standees: readonly Standee[];
  readonly spots: readonly Spot[];
  readonly flats: readonly Flat[];
  readonly hazes: readonly Haze[];
  readonly ropes: readonly Rope[];
  readonly deeds: readonly Deed[];
  readonly mood: Mood;
  /** From where the camera begins: turned round the table, and how steep, in radians. */
  readonly view: { readonly turn: number; readonly rise: number };
}

/** One look of a figure at another, as the rules judge it. */
export interface Look3 {
  readonly to: string;
  readonly sees: boolean;
  /** 0 none, 1 some, 2 heavy. */
  readonly cover: 0 | 1 | 2;
  /** The line that the rules found. */
  readonly from: P3;
  readonly at: P3;
  /** Elements that hide it, or give it cover. */
  readonly by: readonly string[];
  /** All of it in a sentence. */
  readonly text: string;
  /** In a word or two, beside a figure. */
  readonly brief: string;
}

/** Whom a figure sees, in words and one by one. */
export interface Sighted {
  readonly who: string;
  /** How many of how many. */
  readonly sum: string;
  readonly looks: readonly Look3[];
}

/** Every element of a table that can be pointed at. */
export const elementsOf = (t: Table3): ReadonlySet<string> =>
  new Set(
    [t.solids, t.rounds, t.standees, t.spots, t.flats, t.hazes].flatMap(all =>
      all.flatMap((x: { readonly el?: string }) => (x.el === undefined ? [] : [x.el])),
    ),
  );
