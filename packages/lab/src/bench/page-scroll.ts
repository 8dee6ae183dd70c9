/** A long page, scrolled: what runs inside, as text. */

/** So many pixels in a frame: a page of the screen in a fifth of a second. */
const STEP = 75;

/** Scrolls down for so many frames; resolves to the frame times in milliseconds and the number of rules. */
export const scrollRules = (frames: number): string => `(async () => {
  const drawn = () => new Promise(resolve => requestAnimationFrame(resolve));
  for (let i = 0; i < 30; i++) await drawn();
  const times = [];
  let before = await drawn();
  for (let i = 0; i < ${frames}; i++) {
    scrollBy(0, ${STEP});
    const now = await drawn();
    times.push(now - before);
    before = now;
  }
  return { times, rules: document.querySelectorAll('.rule-entry').length };
})()`;
