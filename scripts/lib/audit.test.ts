import { expect, test } from 'vitest';
import { judgeAudit } from './audit.mjs';

const printed = (report: unknown): string =>
  `npm warn something else\n${JSON.stringify(report, null, 2)}\nnpm error A complete log …\n`;

const report = (vulnerabilities: object) => printed({ auditReportVersion: 2, vulnerabilities, metadata: {} });

test('a grave finding fails and is told', () => {
  const found = {
    one: {
      severity: 'high',
      range: '<1.2.3',
      via: [{ title: 'It leaks', url: 'https://example.org/1' }, 'two'],
      fixAvailable: true,
    },
    three: { severity: 'low', via: [] },
  };
  const { code, note, output } = judgeAudit({ code: 1, output: report(found) });
  expect(code).toBe(1);
  expect(note).toBe('1 grave');
  expect(output).toBe('one <1.2.3 (high): It leaks https://example.org/1; two; a fix is available');
});

test('nothing found, or nothing grave, is well', () => {
  expect(judgeAudit({ code: 0, output: report({}) })).toEqual({
    code: 0,
    note: 'nothing grave in what we ship (0 lesser)',
  });
  const lesser = report({ one: { severity: 'moderate', via: [] } });
  expect(judgeAudit({ code: 0, output: lesser }).code).toBe(0);
});

test.each([
  [
    'a registry without an audit',
    { message: '405 Method Not Allowed', statusCode: 405, error: { summary: '' } },
  ],
  ['a registry in trouble', { message: '503 Service Unavailable', statusCode: 503, error: {} }],
  ['no network', { message: 'request to … failed, reason: connect ECONNREFUSED', error: { summary: '' } }],
])('%s is said, and does not fail', (_, answer) => {
  const { code, note } = judgeAudit({ code: 1, output: printed(answer) });
  expect(code).toBe(0);
  expect(note).toMatch(/^not available here: the registry /);
});

test('no answer in time is said, and does not fail', () => {
  expect(judgeAudit({ code: 143, output: '' })).toEqual({
    code: 0,
    note: 'not available here: no answer within 30 s',
  });
});

test.each([
  ['no lockfile', printed({ error: { code: 'ENOLOCK', summary: 'This command requires a lockfile' } })],
  [
    'a request that the registry does not understand',
    printed({ message: '400 Bad Request', statusCode: 400 }),
  ],
  ['nothing at all', ''],
])('a fault of ours fails: %s', (_, output) => {
  const judged = judgeAudit({ code: 1, output });
  expect(judged.code).toBe(1);
  expect(judged.output).toBeTruthy();
});
