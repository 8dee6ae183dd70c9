import { describe, expect, test } from 'vitest';
import { placeOf } from './place.js';

const PAGE = { width: 1000, height: 600 };
const CARD = { width: 300, height: 400 };

const box = (left: number, top: number, width = 100, height = 40) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('an open card', () => {
  test('stands on the side with more room', () => {
    expect(placeOf(box(800, 100), CARD, PAGE)).toEqual({ left: 490, top: 100 });
    expect(placeOf(box(100, 100), CARD, PAGE)).toEqual({ left: 210, top: 100 });
  });

  test('takes the other side where the first has no room', () => {
    expect(placeOf(box(320, 100, 300), CARD, PAGE).left).toBe(630);
    expect(placeOf(box(320, 100, 400), CARD, PAGE).left).toBe(10);
  });

  test('never hangs over the edge of the page', () => {
    expect(placeOf(box(800, 500), CARD, PAGE).top).toBe(192);
    expect(placeOf(box(800, -90), CARD, PAGE).top).toBe(8);
  });

  test('on a narrow page it stands below or above, not over what it belongs to', () => {
    const phone = { width: 390, height: 844 };
    expect(placeOf(box(10, 100, 370), CARD, phone)).toEqual({ left: 45, top: 150 });
    expect(placeOf(box(10, 500, 370), CARD, phone)).toEqual({ left: 45, top: 90 });
  });
});
