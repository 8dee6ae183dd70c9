/** What runs inside the page, as text: it knows the browser's words, not ours. Animations are off. */

/** Resolves after the next frame has been drawn, to the time. */
const DRAWN = `const drawn = () => new Promise(resolve => requestAnimationFrame(() => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => resolve(performance.now());
  port2.postMessage(0);
}));
const becomes = holds => new Promise(resolve => {
  if (holds()) return resolve();
  const observer = new MutationObserver(() => {
    if (!holds()) return;
    observer.disconnect();
    resolve();
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
});
const ASKED = '.ask .option:enabled, .ask .confirm:enabled';
const find = selector => document.querySelector(selector);`;

/** Notes when the first question has been drawn, in milliseconds since the navigation began. */
export const NOTE_FIRST_QUESTION = `{
${DRAWN}
window.firstQuestion = becomes(() => find(ASKED)).then(drawn);
}`;

/** Clicks through so many answers; milliseconds from each click to the board drawn with what came of it. */
export const clickThrough = (answers: number): string => `(async () => {
${DRAWN}
const isOver = () => find('.end') !== null;
const took = [];
for (let nth = 0; nth < ${answers}; nth++) {
  await becomes(() => find(ASKED) || isOver());
  if (isOver()) break;
  const options = () => [...document.querySelectorAll('.ask .option:enabled')];
  const confirm = find('.ask .confirm');
  for (let at = 0; confirm?.disabled; at++) {
    options()[at].click();
    await drawn();
  }
  // The last option is often to stop; the others move the game on.
  const all = options();
  const button = confirm ?? all[nth % Math.max(1, all.length - 1)];
  const before = find('.match').getAttribute('data-n');
  const since = performance.now();
  button.click();
  await becomes(() => find('.match')?.getAttribute('data-n') !== before || isOver());
  took.push((await drawn()) - since);
}
return took;
})()`;
