import { ts } from 'ts-morph';
import { matches } from './glob.mjs';
import { eachNode, problemAt } from './program.mjs';

/** @typedef {import('./program.mjs').Source} Source */
/** @typedef {import('./program.mjs').Problem} Problem */
/** @typedef {import('./program.mjs').Node} Node */
/** @typedef {import('./program.mjs').Checker} Checker */

/** Where the same answers must give the same game on every machine. */
const RULES_CODE = ['packages/{kernel,geometry}/src/**', 'packages/games/*/src/**'];
const EXCEPT = ['**/*.test.ts', '**/*.bench.ts'];
/** Texts are for people, and people have languages. */
const TEXTS = ['**/text/**'];

/** Exact by the language's definition, or correctly rounded. Every other function of Math may differ. */
const EXACT_MATH = new Set(
  'abs ceil floor round trunc sign min max sqrt imul clz32 fround E LN10 LN2 LOG10E LOG2E PI SQRT1_2 SQRT2'.split(
    ' ',
  ),
);

const CLOCK = 'rules know no clock';
const OUTSIDE = 'rules do no input or output';
const HIDDEN_CHANCE = 'chance is asked of the table';
const LANGUAGE = 'it differs with the language of the machine; texts belong in a text folder';

/** Global names that rules may not mention, and why. @type {ReadonlyMap<string, string>} */
const FORBIDDEN = new Map([
  ['Date', CLOCK],
  ['performance', CLOCK],
  ['setTimeout', CLOCK],
  ['setInterval', CLOCK],
  ['setImmediate', CLOCK],
  ['queueMicrotask', CLOCK],
  ['requestAnimationFrame', CLOCK],
  ['crypto', HIDDEN_CHANCE],
  ['process', OUTSIDE],
  ['fetch', OUTSIDE],
  ['console', OUTSIDE],
  ['require', OUTSIDE],
  ['navigator', OUTSIDE],
  ['globalThis', 'it is a way around this check'],
  ['WeakRef', 'it differs with the collector of memory'],
  ['FinalizationRegistry', 'it differs with the collector of memory'],
  ['Intl', LANGUAGE],
]);

/** @param {string} name */
export const isRulesCode = name => matches(name, RULES_CODE) && !matches(name, EXCEPT);

/**
 * Uses of what differs between machines or runs, in the code of rules.
 * @param {readonly Source[]} sources
 * @param {Checker} checker
 * @returns {Problem[]}
 */
export function machineDependence(sources, checker) {
  return sources
    .filter(({ name }) => isRulesCode(name))
    .flatMap(source => {
      const isText = matches(source.name, TEXTS);
      /** @type {Problem[]} */
      const problems = [];
      eachNode(source.file, node => {
        const reason = reasonAgainst(node, checker);
        if (reason && !(isText && reason.endsWith(LANGUAGE))) problems.push(problemAt(source, node, reason));
      });
      return problems;
    });
}

/**
 * @param {Node} node
 * @param {Checker} checker
 * @returns {string | undefined}
 */
function reasonAgainst(node, checker) {
  if (node.kind === ts.SyntaxKind.AsteriskAsteriskToken) return inexact('**');
  if (node.kind === ts.SyntaxKind.AsteriskAsteriskEqualsToken) return inexact('**=');
  const member = memberName(node);
  if (member && /^(localeCompare|toLocale\w*)$/.test(member)) return `${member}: ${LANGUAGE}`;
  if (!ts.isIdentifier(node)) return undefined;
  if (node.text === 'Math' && isGlobalValue(node, checker)) return reasonAgainstMath(node);
  const why = FORBIDDEN.get(node.text);
  return why && isGlobalValue(node, checker) ? `${node.text}: ${why}` : undefined;
}

/** @param {string} what */
const inexact = what => `${what}: its last digits may differ between machines`;

/** @param {Node} math the name `Math` */
function reasonAgainstMath(math) {
  const member = math.parent && memberName(math.parent);
  if (!member) return 'Math: call its functions by their names, so that they can be checked';
  if (member === 'random') return `Math.random: ${HIDDEN_CHANCE}`;
  return EXACT_MATH.has(member) ? undefined : inexact(`Math.${member}`);
}

/**
 * The `b` of `a.b` and `a['b']`.
 * @param {Node} node
 */
function memberName(node) {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression)) {
    return node.argumentExpression.text;
  }
  return undefined;
}

/**
 * The global itself, as a value: not a local of the same name, not a property, not a type.
 * @param {import('ts-morph').ts.Identifier} node
 * @param {Checker} checker
 */
function isGlobalValue(node, checker) {
  if (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) return false;
  if (ts.isTypeReferenceNode(node.parent) || ts.isQualifiedName(node.parent)) return false;
  const symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node);
  return (symbol?.declarations ?? []).every(declared =>
    declared.getSourceFile().fileName.includes('/node_modules/'),
  );
}
