// Which parts of a source a test has run: bodies of functions, branches, cases, loops. What is broken in a part that no
// test has entered cannot be noticed; what stands in none of them runs when the file is loaded.
import { parseSync } from 'oxc-parser';
import { wrapped } from './splice.mjs';

/** @typedef {{ start: number, end: number, how: 'block' | 'statement' | 'expression' | 'case' }} Region */
/** @typedef {{ type: string, start: number, end: number } & Record<string, unknown>} Node */

/** @param {unknown} x @returns {x is Node} */
const isNode = x => typeof x === 'object' && x !== null && typeof (/** @type {Node} */ (x).type) === 'string';

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** Parts of a node that may run or not, by its type. @type {Readonly<Record<string, readonly string[]>>} */
const BRANCHES = {
  IfStatement: ['consequent', 'alternate'],
  ConditionalExpression: ['consequent', 'alternate'],
  LogicalExpression: ['right'],
  ForStatement: ['body'],
  ForOfStatement: ['body'],
  ForInStatement: ['body'],
  WhileStatement: ['body'],
  CatchClause: ['body'],
};

/** @param {Node} node @returns {Region} */
const regionOf = ({ type, start, end }) => ({
  start,
  end,
  how: type === 'BlockStatement' ? 'block' : type.endsWith('Statement') ? 'statement' : 'expression',
});

/**
 * @param {Node} node
 * @returns {Region[]} the parts that begin right below it
 */
function regionsBelow(node) {
  const names = FUNCTIONS.has(node.type) ? ['body'] : (BRANCHES[node.type] ?? []);
  const found = names
    .map(name => node[name])
    .filter(isNode)
    .map(regionOf);
  if (node.type !== 'SwitchCase') return found;
  const lines = /** @type {unknown[]} */ (node.consequent).filter(isNode);
  const [first, last] = [lines[0], lines.at(-1)];
  return first && last ? [{ start: first.start, end: last.end, how: 'case' }] : [];
}

/**
 * Every part of a source that may run or not, outer ones before those within.
 * @param {string} name
 * @param {string} source
 * @returns {Region[]}
 */
export function regionsIn(name, source) {
  const { program, errors } = parseSync(name, source);
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`);
  /** @type {Region[]} */
  const found = [];
  /** @param {Node} node */
  const visit = node => {
    found.push(...regionsBelow(node));
    for (const child of Object.values(node)) {
      for (const each of Array.isArray(child) ? child : [child]) if (isNode(each)) visit(each);
    }
  };
  visit(/** @type {Node} */ (/** @type {unknown} */ (program)));
  return found;
}

/**
 * The source that notes in `globalThis.__reached` which of its parts have run.
 * @param {string} file
 * @param {string} source
 * @param {readonly Region[]} regions
 */
export function withRegions(file, source, regions) {
  const wraps = regions.map(({ start, end, how }, n) => {
    const note = `__at(${n})`;
    if (how === 'block') return { start: start + 1, end: start + 1, head: `${note};`, tail: '' };
    if (how === 'case') return { start, end: start, head: `${note};`, tail: '' };
    if (how === 'statement') return { start, end, head: `{ ${note}; `, tail: ' }' };
    return { start, end, head: `(${note}, (`, tail: '))' };
  });
  const kept = `globalThis.__reached(${JSON.stringify(file)}, ${regions.length})`;
  return `var __own; function __at(n) { (__own ??= ${kept})[n] = 1; } ${wrapped(source, wraps)}`;
}

/**
 * The innermost part that holds a piece of the source; -1 for what runs when the file is loaded.
 * @param {readonly Region[]} regions
 * @param {{ start: number, end: number }} piece
 */
export function regionAround(regions, piece) {
  let best = -1;
  regions.forEach(({ start, end }, n) => {
    if (start > piece.start || end < piece.end) return;
    const now = regions[best];
    if (!now || end - start <= now.end - now.start) best = n;
  });
  return best;
}
