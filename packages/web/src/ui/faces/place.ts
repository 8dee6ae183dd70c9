/** Room between a card and what it stands beside, and to the edge of the page. */
const GAP = 10;
const EDGE = 8;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const within = (at: number, most: number): number => Math.max(EDGE, Math.min(at, most - EDGE));

/**
 * Where an open card stands: beside what it belongs to, where there is more room, never over it and never off
 * the page. Where neither side has room, above or below it.
 */
export const placeOf = (beside: Box, card: Size, page: Size): { left: number; top: number } => {
  const left = beside.left - GAP - card.width;
  const right = beside.right + GAP;
  const hasLeft = left >= EDGE;
  const hasRight = right + card.width <= page.width - EDGE;
  const isLeft = hasLeft && (!hasRight || beside.left > page.width - beside.right);
  if (hasLeft || hasRight)
    return { left: isLeft ? left : right, top: within(beside.top, page.height - card.height) };
  const below = beside.bottom + GAP;
  const fitsBelow = below + card.height <= page.height - EDGE;
  return {
    left: within((page.width - card.width) / 2, page.width - card.width),
    top: fitsBelow ? below : within(beside.top - GAP - card.height, page.height - card.height),
  };
};
