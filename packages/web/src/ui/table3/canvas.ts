import { CanvasTexture, SRGBColorSpace } from 'three';

/** A picture drawn by hand. */
export const pictureOf = (
  width: number,
  height: number,
  draw: (c: CanvasRenderingContext2D) => void,
): CanvasTexture => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  // Drawn once and handed over: it need not go to the graphics card and back.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context) draw(context);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
};

/** A soft round spot: smoke, light. */
export const softSpot = (): CanvasTexture =>
  pictureOf(64, 64, c => {
    const g = c.createRadialGradient(32, 32, 2, 32, 32, 32);
    g.addColorStop(0, 'rgba(255,255,255,1)');
    g.addColorStop(1, 'rgba(255,255,255,0)');
    c.fillStyle = g;
    c.fillRect(0, 0, 64, 64);
  });
