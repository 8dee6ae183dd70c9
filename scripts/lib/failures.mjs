import path from 'node:path';

/**
 * @typedef {object} Report what Vitest's JSON reporter says, as far as it is read here
 * @property {readonly File[]} testResults
 */
/**
 * @typedef {object} File
 * @property {string} name
 * @property {string} status
 * @property {string} [message] why the file as a whole failed
 * @property {readonly { fullName: string, status: string, failureMessages?: readonly string[] | null }[]} assertionResults
 */

/** Lines of why a test failed. */
const SHOWN = 12;

/**
 * The tests that failed, each with the first lines of why.
 * @param {Report} report
 * @param {string} root
 * @returns {string[]}
 */
export function failures(report, root) {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults
      .filter(test => test.status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}\n${indented((failureMessages ?? []).join('\n'))}`);
    const whole =
      status === 'failed' && tests.length === 0 ? [`the whole file\n${indented(message ?? '')}`] : [];
    return [...tests, ...whole].map(told => `✗ ${path.relative(root, name)}: ${told}`);
  });
}

/** @param {string} text */
const indented = text =>
  text
    .split('\n')
    .slice(0, SHOWN)
    .map(line => `    ${line}`)
    .join('\n');
