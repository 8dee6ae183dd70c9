import { createContext, useContext } from 'react';
import type { Box } from './look.js';

/**
 * What a board may know of how it is shown. It changes when the hand rests,
 * not with every pixel of a drag.
 */
export interface Camera {
  /** Pixels on the screen for a unit of the drawing. */
  readonly zoom: number;
  /** What is in sight, in units of the drawing: what lies outside need not be drawn in detail. */
  readonly sees: Box | null;
  /** The level of the map that is looked at alone; null for all together. */
  readonly level: string | null;
  /** So many pixels on the screen, in units of the drawing: `Math.max(18, px(14))` is never under 14 pixels. */
  px(pixels: number): number;
  /** Brings elements of the board (`data-el`) into sight, moving no more than is needed. */
  lookAt(elements: readonly string[]): void;
}

/** A drawing outside of a stage: as large as it is. */
const STILL: Camera = {
  zoom: 1,
  sees: null,
  level: null,
  px: pixels => pixels,
  lookAt: () => undefined,
};

export const CameraContext = createContext<Camera>(STILL);

/** How the board around this part of it is shown: for the level of detail and for the size of texts. */
export const useCamera = (): Camera => useContext(CameraContext);
