/** With what a person has last touched the page. */
export type Touch = 'mouse' | 'finger' | 'key';

let last: Touch = 'mouse';

const touched = (touch: Touch): void => {
  last = touch;
};
document.addEventListener('pointerdown', e => touched(e.pointerType === 'mouse' ? 'mouse' : 'finger'), true);
document.addEventListener('keydown', () => touched('key'), true);

export const lastTouch = (): Touch => last;

/** Whether keys belong to a field now and are no shortcuts. */
export const isTyping = (e: KeyboardEvent): boolean =>
  e.ctrlKey ||
  e.metaKey ||
  e.altKey ||
  (e.target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(e.target.tagName));
