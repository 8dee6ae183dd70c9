import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { slowedBy, watchOthers } from './others.mjs';

test.each([
  ['nobody else', { all: 20, ours: 20, seconds: 10, cores: 2 }, 1],
  ['others use half of the machine', { all: 20, ours: 10, seconds: 10, cores: 2 }, 2],
  ['others use three quarters', { all: 20, ours: 5, seconds: 10, cores: 2 }, 4],
  ['what ended unseen is nobody’s', { all: 9, ours: 10, seconds: 10, cores: 2 }, 1],
  ['others leave nothing: there is an end to patience', { all: 20, ours: 0, seconds: 10, cores: 2 }, 20],
])('%s', (_, used, slower) => {
  expect(slowedBy(used)).toBeCloseTo(slower, 6);
});

const BURN = 'const began = Date.now(); while (Date.now() - began < 500);';

test('what we start is ours, however deep, where the system tells', async () => {
  const others = watchOthers(100);
  const deeper = `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(BURN)}])`;
  const child = spawn(process.execPath, ['-e', deeper]);
  await new Promise(resolve => child.once('exit', resolve));
  const { slowed, ours } = others.stop();
  if (process.platform === 'linux') expect(ours).toBeGreaterThan(0.05);
  else expect(ours).toBe(0);
  expect(slowed).toBeGreaterThanOrEqual(1);
});
