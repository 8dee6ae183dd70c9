/** How much a machine is asked for. */
export type Quality = 'full' | 'lite';

const KEY = 'potyczka-table3';
/** A picture that takes longer than this is too slow to turn the table by, in milliseconds. */
const SLOW = 40;
/** No machine takes that long. */
const AWAY = 5000;
/** So many slow pictures one after the other are no accident. */
const OFTEN = 4;

/** Without a graphics card pictures are reckoned by the processor. */
const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

const kept = (): Quality | null => {
  const value = localStorage.getItem(KEY);
  return value === 'full' || value === 'lite' ? value : null;
};

/** What this machine begins with: as it was found to be, or by what it says of itself. */
export const firstQuality = (renderer: string): Quality =>
  kept() ?? (SOFTWARE.test(renderer) || navigator.hardwareConcurrency <= 2 ? 'lite' : 'full');

/** Notes how long pictures take while the table is turned; tells once that they take too long. */
export class Pacer {
  private last = 0;
  private slow = 0;
  constructor(private readonly onSlow: () => void) {}

  /** Another picture is drawn now, which was asked for then: while the table moves, right after the last one. */
  drawn(now: number, asked: number): void {
    const took = now - Math.max(this.last, asked);
    this.last = now;
    // Nothing is drawn of a page that nobody looks at: that says nothing.
    if (took > AWAY) return;
    this.slow = took > SLOW ? this.slow + 1 : 0;
    if (this.slow !== OFTEN) return;
    localStorage.setItem(KEY, 'lite');
    this.onSlow();
  }
}

let canDraw: boolean | null = null;

/** Whether this browser draws in three dimensions; asked of it once. */
export const hasWebGl = (): boolean => {
  if (canDraw !== null) return canDraw;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const gl = canvas.getContext('webgl2');
  canDraw = gl !== null;
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return canDraw;
};
