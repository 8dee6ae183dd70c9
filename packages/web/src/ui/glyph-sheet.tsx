import type { ReactNode } from 'react';

/** A drawing that is in the page once and can be used anywhere: the address that `<use>` takes. */
export type GlyphRef = `#glyph-${string}`;

export interface GlyphProps<N extends string> {
  readonly name: N;
  /** Its side: pixels in a line of text, units of the drawing on a board. */
  readonly size?: number;
  /** Its middle, on a board. */
  readonly x?: number;
  readonly y?: number;
  /** Said aloud; without it the drawing only repeats what stands beside it. */
  readonly label?: string;
}

export interface Glyphs<N extends string> {
  /** A drawing in the colour of the text around it: in a line of text, or inside the drawing of a board. */
  Glyph(props: GlyphProps<N>): ReactNode;
  /** For pieces that draw a glyph in a way of their own, as a standing figure does. */
  glyphOf(name: N): GlyphRef;
}

const SVG = 'http://www.w3.org/2000/svg';

/** Puts the drawings into the page, each once, where `<use>` finds them. */
const lay = (paths: Readonly<Record<string, string>>): void => {
  if (typeof document === 'undefined') return;
  const sheet = document.createElementNS(SVG, 'svg');
  sheet.setAttribute('aria-hidden', 'true');
  sheet.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden;pointer-events:none';
  for (const [name, d] of Object.entries(paths)) {
    if (document.getElementById(`glyph-${name}`)) continue;
    const path = document.createElementNS(SVG, 'path');
    path.id = `glyph-${name}`;
    path.setAttribute('d', d);
    sheet.append(path);
  }
  document.body.append(sheet);
};

/** Every drawing that some part of the page uses, as it lies in the page. */
const drawings = new Map<GlyphRef, string>();

/** The path of a drawing, for whoever makes something else of it than a picture; empty if there is none. */
export const drawingOf = (ref: GlyphRef): string => drawings.get(ref) ?? '';

/** Every drawing that has been laid. */
export const drawingsLaid = (): readonly GlyphRef[] => [...drawings.keys()];

/** The drawings that a part of the page uses; `glyphs.json` beside it lists them by name. */
export const glyphSheet = <const P extends Readonly<Record<string, string>>>(
  paths: P,
): Glyphs<keyof P & string> => {
  lay(paths);
  for (const [name, d] of Object.entries(paths)) drawings.set(`#glyph-${name}`, d);
  const glyphOf = (name: string): GlyphRef => `#glyph-${name}`;
  const Glyph = ({ name, size = 20, x, y, label }: GlyphProps<keyof P & string>): ReactNode => {
    const place = x === undefined ? {} : { x: x - size / 2, y: (y ?? 0) - size / 2 };
    return (
      <svg
        className="glyph"
        width={size}
        height={size}
        viewBox="0 0 512 512"
        role={label ? 'img' : undefined}
        aria-label={label}
        aria-hidden={label ? undefined : true}
        {...place}
      >
        <use href={glyphOf(name)} />
      </svg>
    );
  };
  return { Glyph, glyphOf };
};
