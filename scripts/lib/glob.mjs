/**
 * A small part of what globs can do: `*` is a name or a part of it, `**` any depth, `{a,b}` either.
 * @param {string} glob
 */
function toExpression(glob) {
  const source = glob
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/\{([^}]*)\}/g, (_, /** @type {string} */ names) => `(?:${names.replaceAll(',', '|')})`)
    .replace(/\*\*\/|\*\*|\*/g, star => (star === '*' ? '[^/]*' : star === '**' ? '.*' : '(?:.*/)?'));
  return new RegExp(`^${source}$`);
}

/**
 * @param {string} name
 * @param {readonly string[]} globs
 */
export const matches = (name, globs) => globs.some(glob => toExpression(glob).test(name));
