import { npm } from './prepare.mjs';

/** @typedef {import('./progress.mjs').Step} Step */
/** @typedef {import('./progress.mjs').Outcome} Outcome */
/** @typedef {import('./run.mjs').Ran} Ran */

const LONGEST_MS = 30_000;
const TIMED_OUT = 143;

/** Answers of a registry that offers no audit, or not now. */
const NOT_OFFERED = [401, 403, 404, 405, 410];

/** @typedef {{ severity: string, range?: string, fixAvailable?: unknown, via?: readonly (string | { title?: string, url?: string })[] }} Finding */
/**
 * @typedef {object} Report
 * @property {number} [auditReportVersion]
 * @property {Record<string, Finding>} [vulnerabilities]
 * @property {number} [statusCode]
 * @property {string} [message]
 * @property {{ code?: string, summary?: string }} [error]
 */

/**
 * What npm printed as JSON, among its other lines.
 * @param {string} output
 * @returns {Report | undefined}
 */
function reportIn(output) {
  const [json] = /^\{$[\s\S]*^\}$/m.exec(output) ?? [];
  return json === undefined ? undefined : JSON.parse(json);
}

/**
 * @param {string} name
 * @param {Finding} finding
 */
function told(name, { severity, range, via = [], fixAvailable }) {
  const reasons = via.map(each => (typeof each === 'string' ? each : `${each.title} ${each.url}`));
  return `${name} ${range ?? ''} (${severity}): ${reasons.join('; ')}${fixAvailable ? '; a fix is available' : ''}`;
}

/**
 * What an audit came to. Findings fail; a registry that offers no audit, or cannot be reached, does not.
 * @param {Ran} ran
 * @returns {Outcome}
 */
export function judgeAudit({ code, output }) {
  const report = reportIn(output);
  if (report?.auditReportVersion !== undefined) {
    const found = Object.entries(report.vulnerabilities ?? {});
    const grave = found.filter(([, { severity }]) => severity === 'high' || severity === 'critical');
    if (grave.length === 0)
      return { code: 0, note: `nothing grave in what we ship (${found.length} lesser)` };
    const lines = grave.map(([name, finding]) => told(name, finding));
    return { code: 1, note: `${grave.length} grave`, output: lines.join('\n') };
  }
  const away = whyAway(code, report);
  if (away) return { code: 0, note: `not available here: ${away}` };
  return { code: code || 1, output: output || 'npm audit printed nothing' };
}

/**
 * @param {number} code
 * @param {Report | undefined} report
 */
function whyAway(code, report) {
  if (code === TIMED_OUT) return `no answer within ${LONGEST_MS / 1000} s`;
  const status = report?.statusCode ?? 0;
  if (NOT_OFFERED.includes(status) || status >= 500) return `the registry answers ${status}`;
  // npm gives an error of its own a code, and a way that broke only a message.
  const isWayBroken = status === 0 && report?.message !== undefined && report.error?.code === undefined;
  return isWayBroken ? 'the registry cannot be reached' : undefined;
}

/** @type {Step} Asks the registry about known weaknesses of what we ship. */
export const audit = {
  name: 'dependency audit',
  run: async () =>
    judgeAudit(
      await npm(
        ['audit', '--omit=dev', '--audit-level=high', '--json', '--fetch-retries=0', '--fetch-timeout=20000'],
        LONGEST_MS,
      ),
    ),
};
