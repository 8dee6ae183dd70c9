import { readOptions } from '@potyczka/kernel';
import { conformance } from '@potyczka/kernel/conformance';
import { describe, test } from 'vitest';
import { rules } from '../fixtures/ledger.js';
import { game as scenarioGame } from '../game.js';
import { say as sayScenario, tell as tellScenario } from '../text/index.js';
import { campaign } from './campaign.js';
import { bound, changed, heroesOf, party, partyOf } from './fixtures/chronicle.js';
import { game } from './game.js';
import { SETS } from './sets.js';
import { say, tell } from './text/index.js';

describe('A scenario of a campaign conforms', () => {
  const c = changed(bound(partyOf('brute', 'mindthief'), 1), x => {
    for (const h of heroesOf(x)) Object.assign(h, { items: [3, 12, 13], bless: 2 });
    x.stickers = { 'brute-001': [{ half: 'top', spot: 0, what: '+1' }] };
    x.settings.permanentDeath = true;
    party(x).effects = [
      { who: null, conditions: ['poison'], damage: 1, discard: 2, minusOnes: 1, consumed: null },
    ];
  });
  const read = readOptions(scenarioGame.options, campaign.optionsFor(c, 't1/scenario', ['p1', 'p2']));
  if (!read.ok) throw new Error(read.field);
  conformance(test, {
    game: scenarioGame,
    options: [read.options],
    seeds: [1],
    bound: 3000,
    every: 25,
    rules,
    say: sayScenario,
    tell: tellScenario,
  });
});

describe('The campaign between scenarios conforms', () => {
  const long = SETS.filter(o => o.what === 'visit');
  const short = SETS.filter(o => o.what !== 'visit');
  conformance(test, { game, options: short, seeds: [1, 2, 3], bound: 3000, every: 1, rules, say, tell });
  conformance(test, { game, options: long, seeds: [1], bound: 3000, every: 25, rules, say, tell });
});
