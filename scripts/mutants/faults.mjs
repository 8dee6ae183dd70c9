import { parseSync } from 'oxc-parser';
import { wrapped } from './splice.mjs';

/**
 * @typedef {object} Fault one way to break a rule: a piece of code and what stands there instead
 * @property {number} start
 * @property {number} end
 * @property {string} code
 * @property {string} instead
 * @property {number} line counted from 1
 * @property {'expression' | 'statement' | 'shorthand'} kind a statement is left out; of a shorthand property the value is meant
 * @property {boolean} isChoice a choice is taken away, or given where there is none
 */

/** @typedef {{ type: string, start: number, end: number } & Record<string, unknown>} Node */

/** @type {Readonly<Record<string, readonly string[]>>} */
const OPERATORS = {
  '<': ['<='],
  '<=': ['<'],
  '>': ['>='],
  '>=': ['>'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['+'],
  '&&': ['||'],
  '||': ['&&'],
};

/** @type {Readonly<Record<string, string>>} */
const METHODS = { some: 'every', every: 'some', min: 'max', max: 'min', includes: 'at', orNot: 'one' };

/** Properties of a question that hold what may be chosen: one is taken away. */
const CHOICES = new Set(['from', 'options', 'candidates', 'choices']);
/** What makes a question one that may be declined. */
const DECLINABLE = new Set(['orPass']);
/** Properties that say why something may not be chosen: everything may. */
const JUDGES = new Set(['judge']);
/** A refusal is a constant in capitals, or made on the spot. */
const REFUSAL = /^[A-Z][A-Z0-9_]*$|^refuse\(/;

/** Of TypeScript's own nodes only these hold code that runs. */
const RUNS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'TSTypeAssertion']);

/** @param {unknown} x @returns {x is Node} */
const isNode = x => typeof x === 'object' && x !== null && typeof (/** @type {Node} */ (x).type) === 'string';

/** @param {unknown} node */
const isText = node =>
  isNode(node) &&
  (node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string'));

/**
 * What an expression could be if somebody had made a mistake there.
 * @param {Node} node
 * @param {(node: unknown) => string} textOf
 * @returns {string[]}
 */
function mistakes(node, textOf) {
  switch (node.type) {
    case 'Literal': {
      if (typeof node.value === 'boolean') return [String(!node.value)];
      if (typeof node.value !== 'number' || !Number.isInteger(node.value)) return [];
      return node.value === 0 ? ['1'] : [`${node.value + 1}`, `${node.value - 1}`];
    }
    case 'BinaryExpression': {
      const { left, right, operator } = node;
      if (operator === '+' && (isText(left) || isText(right))) return [];
      return (OPERATORS[String(operator)] ?? []).map(other => `${textOf(left)} ${other} ${textOf(right)}`);
    }
    case 'LogicalExpression': {
      const { left, right, operator } = node;
      return (OPERATORS[String(operator)] ?? []).map(
        other => `(${textOf(left)}) ${other} (${textOf(right)})`,
      );
    }
    case 'UnaryExpression':
      return node.operator === '!' ? [`!!(${textOf(node.argument)})`] : [];
    case 'ConditionalExpression':
      return [textOf(node.consequent), textOf(node.alternate)];
    case 'CallExpression': {
      const callee = /** @type {Node} */ (node.callee);
      const [first] = /** @type {unknown[]} */ (node.arguments);
      if (DECLINABLE.has(textOf(callee))) return [textOf(first)];
      if (callee.type !== 'MemberExpression' || callee.computed) return [];
      const method = textOf(callee.property);
      if (method === 'filter') return [textOf(callee.object), negated(textOf(callee.object), textOf(first))];
      const other = METHODS[method];
      if (!other || other === 'at') return [];
      const rest = textOf(node).slice(textOf(callee).length);
      return [`${textOf(callee.object)}.${other}${rest}`];
    }
    case 'ArrayExpression':
      return lessOne(node, textOf);
    default:
      return [];
  }
}

/**
 * Lists that are put together or sifted, and questions that may be declined.
 * @param {Node} node
 * @param {(node: unknown) => string} textOf
 */
const isOfChoices = ({ type, callee }, textOf) =>
  type === 'ArrayExpression' ||
  (type === 'CallExpression' && (DECLINABLE.has(textOf(callee)) || /\.(filter|orNot)$/.test(textOf(callee))));

/**
 * Whatever was kept is left out, and the other way round.
 * @param {string} list
 * @param {string} test
 */
const negated = (list, test) => `${list}.filter((...each) => !(${test})(...each))`;

/**
 * A list that is put together, without each of its parts: what is written down in full is content, not a choice.
 * @param {Node} node
 * @param {(node: unknown) => string} textOf
 * @returns {string[]}
 */
function lessOne(node, textOf) {
  const parts = /** @type {unknown[]} */ (node.elements).filter(isNode);
  if (parts.length < 2 || !parts.some(part => part.type === 'SpreadElement')) return [];
  return parts.map(left => `[${parts.flatMap(part => (part === left ? [] : [textOf(part)])).join(', ')}]`);
}

/**
 * What a property holds, or what its getter or method ends with.
 * @param {Node} property
 * @param {Node} value
 * @returns {Node[]}
 */
function heldBy({ kind, method }, value) {
  if (kind === 'init' && !method) return [value];
  const { body } = value;
  const last = kind !== 'set' && isNode(body) && Array.isArray(body.body) ? body.body.at(-1) : undefined;
  return last?.type === 'ReturnStatement' && isNode(last.argument) ? [last.argument] : [];
}

/**
 * A choice taken away, or given where there is none.
 * @param {Node} node
 * @param {(node: unknown) => string} textOf
 * @returns {[Node, string, Fault['kind']?][]}
 */
function choicesIn(node, textOf) {
  const { argument } = node;
  if (node.type === 'ReturnStatement' && isNode(argument)) {
    return REFUSAL.test(textOf(argument)) ? [[argument, 'undefined']] : [];
  }
  if (node.type !== 'ObjectExpression') return [];
  return /** @type {unknown[]} */ (node.properties).filter(isNode).flatMap(part => choicesOf(part, textOf));
}

/**
 * @param {Node} property of an object that may be a question
 * @param {(node: unknown) => string} textOf
 * @returns {[Node, string, Fault['kind']?][]}
 */
function choicesOf(property, textOf) {
  const { value, key } = property;
  if (property.type !== 'Property' || property.computed || !isNode(value)) return [];
  const name = textOf(key);
  const isJudge = JUDGES.has(name);
  if (!isJudge && !CHOICES.has(name)) return [];
  if (property.shorthand) return [[value, isJudge ? '() => undefined' : `${name}.slice(1)`, 'shorthand']];
  return heldBy(property, value).flatMap(held => {
    if (isJudge) return [[held, held === value ? '() => undefined' : 'undefined']];
    return ['slice(1)', 'slice(0, -1)'].map(less => [held, `(${textOf(held)}).${less}`]);
  });
}

/**
 * Every fault that is tried in a source file.
 * @param {string} name
 * @param {string} source
 * @returns {Fault[]}
 */
export function faultsIn(name, source) {
  const { program, errors } = parseSync(name, source);
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`);
  /** @type {Fault[]} */
  const faults = [];
  const textOf = (/** @type {unknown} */ node) => (isNode(node) ? source.slice(node.start, node.end) : '');
  const lineOf = (/** @type {number} */ at) => source.slice(0, at).split('\n').length;
  /** @param {Node} node @param {string} instead @param {Fault['kind']} [kind] @param {boolean} [isChoice] */
  const add = (node, instead, kind = 'expression', isChoice = false) =>
    faults.push({
      start: node.start,
      end: node.end,
      code: textOf(node),
      instead,
      line: lineOf(node.start),
      kind,
      isChoice,
    });
  /** @param {Node} node */
  const visit = node => {
    if (node.type.startsWith('TS') && !RUNS.has(node.type)) return;
    if (node.type === 'ImportDeclaration' || (node.type.startsWith('Export') && node.source)) return;
    for (const instead of mistakes(node, textOf)) add(node, instead, 'expression', isOfChoices(node, textOf));
    if (node.type === 'IfStatement' && isNode(node.test)) {
      for (const instead of ['true', 'false']) add(node.test, instead);
    }
    if (node.type === 'ExpressionStatement') add(node, '', 'statement');
    for (const [part, instead, kind] of choicesIn(node, textOf)) add(part, instead, kind, true);
    // What stands inside a?.b.c ends with it: it cannot be taken apart.
    if (node.type === 'ChainExpression') return;
    const isKeyed =
      node.type === 'Property' || node.type === 'PropertyDefinition' || node.type === 'MemberExpression';
    for (const [key, child] of Object.entries(node)) {
      // A name of a property is no value, unless it is computed.
      if (isKeyed && !node.computed && (key === 'key' || key === 'property')) continue;
      for (const each of Array.isArray(child) ? child : [child]) if (isNode(each)) visit(each);
    }
  };
  visit(/** @type {Node} */ (/** @type {unknown} */ (program)));
  return faults;
}

/**
 * The source with faults in it, each asleep until `globalThis.__fault` is its number.
 * @param {string} source
 * @param {readonly (Fault & { n: number })[]} faults of this source
 */
export function withFaults(source, faults) {
  const wraps = [...faults]
    .sort((a, b) => a.n - b.n)
    .map(({ start, end, code, instead, kind, n }) => {
      const on = `__is(${n})`;
      if (kind === 'statement') return { start, end, head: `{ if (!${on}) `, tail: ' }' };
      const name = kind === 'shorthand' ? `${code}: ` : '';
      return { start, end, head: `${name}(${on} ? (${instead}) : (`, tail: '))' };
    });
  // A function is there before the first line has run.
  return `function __is(n) { return globalThis.__fault === n; } ${wrapped(source, wraps)}`;
}
