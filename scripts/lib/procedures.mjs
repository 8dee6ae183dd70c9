import { ts } from 'ts-morph';
import { eachNode, problemAt } from './program.mjs';

/** @typedef {import('./program.mjs').Source} Source */
/** @typedef {import('./program.mjs').Problem} Problem */
/** @typedef {import('./program.mjs').Node} Node */
/** @typedef {import('./program.mjs').Checker} Checker */
/** @typedef {import('ts-morph').ts.Type} Type */

/**
 * Calls of procedures that go nowhere. A procedure is a generator: called without `yield*` it
 * compiles and does nothing. `Ask`, a question, is nothing either until it is asked with `yield*`.
 * @param {readonly Source[]} sources
 * @param {Checker} checker
 * @returns {Problem[]}
 */
export function floatingProcedures(sources, checker) {
  return sources.flatMap(source => {
    /** @type {Node[]} */
    const calls = [];
    eachNode(source.file, node => {
      if (ts.isCallExpression(node) || ts.isNewExpression(node)) calls.push(node);
    });
    if (calls.length === 0) return [];
    return calls.flatMap(call => {
      const type = checker.getTypeAtLocation(call);
      const kind = kindOf(type, checker);
      const floats = kind
        ? isDropped(call, kind, checker)
        : hasOnlyVoidUse(call) && holdsProcedures(type, checker);
      /** @type {readonly Node[]} */
      const given = ts.isCallExpression(call) ? call.arguments : [];
      return [
        ...(floats ? [floating(source, call)] : []),
        ...given
          .filter(argument => isNamed(argument) && goesToVoid(argument, checker))
          .filter(argument => returnsProcedure(argument, checker))
          .map(argument => floating(source, argument)),
      ];
    });
  });
}

/**
 * @param {Source} source
 * @param {Node} node
 */
const floating = (source, node) =>
  problemAt(source, node, `${firstLine(node.getText(source.file))} does nothing: missing yield*`);

/** @param {string} text */
function firstLine(text) {
  const [line = ''] = text.split('\n');
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}

/**
 * A plain generator may be walked through (`for … of`, `...`); a procedure only makes sense under `yield*`.
 * @param {Type | undefined} type
 * @param {Checker} checker
 * @returns {'procedure' | 'generator' | undefined}
 */
function kindOf(type, checker) {
  if (!type) return undefined;
  if (type.isUnionOrIntersection()) {
    const kinds = type.types.map(part => kindOf(part, checker));
    return kinds.find(kind => kind === 'procedure') ?? kinds.find(kind => kind === 'generator');
  }
  const name = type.getSymbol()?.name ?? '';
  if (name.endsWith('Ask')) return 'procedure';
  if (name !== 'Generator' && name !== 'AsyncGenerator') return undefined;
  const [yielded] = argumentsOf(type, checker);
  return yielded && kindOf(yielded, checker) === 'procedure' ? 'procedure' : 'generator';
}

/**
 * What a generic type is made of: the `T` of `Ask<T>`.
 * @param {Type} type
 * @param {Checker} checker
 */
const argumentsOf = (type, checker) =>
  'target' in type ? checker.getTypeArguments(/** @type {import('ts-morph').ts.TypeReference} */ (type)) : [];

/**
 * Whether the value of this expression is lost. What is not known to keep it counts as losing it.
 * @param {Node} node
 * @param {'procedure' | 'generator'} kind
 * @param {Checker} checker
 * @returns {boolean}
 */
function isDropped(node, kind, checker) {
  const { parent } = node;
  if (ts.isYieldExpression(parent)) return !parent.asteriskToken;
  if (isWrapper(parent)) return isDropped(parent, kind, checker);
  if (ts.isConditionalExpression(parent)) {
    return node === parent.condition || isDropped(parent, kind, checker);
  }
  if (ts.isBinaryExpression(parent)) return isDroppedByOperator(node, parent, kind, checker);
  if (ts.isArrowFunction(parent)) return goesToVoid(parent, checker);
  if (ts.isReturnStatement(parent)) return isDroppedByReturn(parent, checker);
  if (ts.isVariableDeclaration(parent) || ts.isParameter(parent)) {
    return kind === 'procedure' && !ts.isIdentifier(parent.name);
  }
  if (ts.isForOfStatement(parent) || ts.isSpreadElement(parent)) return kind === 'procedure';
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) return node === parent.expression;
  return !KEEPERS.has(parent.kind);
}

/** @type {ReadonlySet<import('ts-morph').ts.SyntaxKind>} */
const KEEPERS = new Set([
  ts.SyntaxKind.ArrayLiteralExpression,
  ts.SyntaxKind.PropertyAssignment,
  ts.SyntaxKind.PropertyDeclaration,
  ts.SyntaxKind.BindingElement,
  ts.SyntaxKind.PropertyAccessExpression,
  ts.SyntaxKind.ElementAccessExpression,
  ts.SyntaxKind.ExportAssignment,
]);

/** @param {Node} node */
const isWrapper = node =>
  ts.isParenthesizedExpression(node) ||
  ts.isAsExpression(node) ||
  ts.isSatisfiesExpression(node) ||
  ts.isNonNullExpression(node);

/**
 * @param {Node} node
 * @param {import('ts-morph').ts.BinaryExpression} parent
 * @param {'procedure' | 'generator'} kind
 * @param {Checker} checker
 */
function isDroppedByOperator(node, parent, kind, checker) {
  const left = node === parent.left;
  switch (parent.operatorToken.kind) {
    case ts.SyntaxKind.EqualsToken:
    case ts.SyntaxKind.QuestionQuestionEqualsToken:
      return left;
    case ts.SyntaxKind.CommaToken:
    case ts.SyntaxKind.AmpersandAmpersandToken:
      return left || isDropped(parent, kind, checker);
    case ts.SyntaxKind.BarBarToken:
    case ts.SyntaxKind.QuestionQuestionToken:
      return isDropped(parent, kind, checker);
    default:
      return true;
  }
}

/**
 * A procedure that returns a procedure instead of its result, or a callback nobody listens to.
 * @param {import('ts-morph').ts.ReturnStatement} statement
 * @param {Checker} checker
 */
function isDroppedByReturn(statement, checker) {
  /** @type {Node | undefined} */
  let home = statement.parent;
  while (home && !(ts.isFunctionLike(home) && 'body' in home)) home = home.parent;
  if (!home) return true;
  if ('asteriskToken' in home && home.asteriskToken) return true;
  return (ts.isArrowFunction(home) || ts.isFunctionExpression(home)) && goesToVoid(home, checker);
}

/**
 * Whether this function is given where nobody looks at what it returns, as in `forEach`.
 * @param {Node} node
 * @param {Checker} checker
 */
function goesToVoid(node, checker) {
  const wanted = checker.getContextualType(/** @type {import('ts-morph').ts.Expression} */ (node));
  const [signature] = wanted ? wanted.getCallSignatures() : [];
  const returned = signature && checker.getReturnTypeOfSignature(signature);
  return returned !== undefined && (returned.flags & ts.TypeFlags.Void) !== 0;
}

/**
 * A function given by its name: `forEach(reload)`.
 * @param {Node} node
 */
const isNamed = node => ts.isIdentifier(node) || ts.isPropertyAccessExpression(node);

/**
 * @param {Node} node
 * @param {Checker} checker
 */
function returnsProcedure(node, checker) {
  const type = checker.getTypeAtLocation(node);
  const [signature] = type ? type.getCallSignatures() : [];
  return Boolean(signature && kindOf(checker.getReturnTypeOfSignature(signature), checker));
}

/** @param {Node} call */
const hasOnlyVoidUse = call => ts.isExpressionStatement(call.parent);

/**
 * `seats.map(seat => respawn(t, seat));` makes a list of procedures and forgets it.
 * @param {Type | undefined} type
 * @param {Checker} checker
 */
function holdsProcedures(type, checker) {
  if (!type || !checker.isArrayLikeType(type)) return false;
  return argumentsOf(type, checker).some(part => kindOf(part, checker) !== undefined);
}
