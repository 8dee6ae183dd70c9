/** @typedef {{ start: number, end: number, head: string, tail: string }} Wrap what is written before and after a piece of a text */

/**
 * The text with its pieces wrapped: outer ones outside. Of two that begin at one place an empty one comes first, then
 * the longer one, of two alike the one that was listed first.
 * @param {string} text
 * @param {readonly Wrap[]} wraps
 */
export function wrapped(text, wraps) {
  /** @type {Map<number, string>} */
  const before = new Map();
  /** @type {Map<number, string>} */
  const after = new Map();
  const length = (/** @type {Wrap} */ { start, end }) => (start === end ? Number.MAX_VALUE : end - start);
  const ordered = [...wraps].sort((a, b) => a.start - b.start || length(b) - length(a));
  for (const { start, end, head, tail } of ordered) {
    before.set(start, (before.get(start) ?? '') + head);
    after.set(end, tail + (after.get(end) ?? ''));
  }
  let out = '';
  for (let at = 0; at <= text.length; at++)
    out += (after.get(at) ?? '') + (before.get(at) ?? '') + (text[at] ?? '');
  return out;
}
