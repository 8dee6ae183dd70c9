import { readFileSync } from 'node:fs';
import { conformance, rulesIn } from '@potyczka/kernel/conformance';
import { describe, test } from 'vitest';
import { game } from './index.js';
import { SETS } from './sets.js';
import { say, tell } from './text/index.js';

const page = (name: string): string =>
  readFileSync(new URL(`../../../../docs/rules/${name}.md`, import.meta.url), 'utf8');
const rules = rulesIn(page('gloomhaven-1-scenario'), page('gloomhaven-2-campaign'));

describe('Gloomhaven conforms', () => {
  conformance(test, { game, options: SETS, seeds: [1], bound: 3000, every: 12, rules, say, tell });
});
