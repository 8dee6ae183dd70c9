import { type OneAsk, quickDice, Run, seedOf } from '@potyczka/kernel/run';
import { describe, expect, test } from 'vitest';
import type { Event } from '../events.js';
import { game as adrenaline, type Options } from '../index.js';
import type { Blow, Preview } from '../view/preview.js';
import { pickUpCost } from './arsenal.js';

const usual: Options = {
  players: 4,
  arena: 'B',
  skulls: 5,
  frenzy: true,
  bot: false,
  mode: 'deathmatch',
  secretPoints: false,
};

const CASES: readonly (Options & { seed: number })[] = [
  { ...usual, seed: 1 },
  { ...usual, players: 3, bot: true, arena: 'A', seed: 2 },
  { ...usual, players: 5, arena: 'C', skulls: 8, mode: 'domination', seed: 3 },
];

interface OptionSeen {
  readonly key: string;
  readonly isLegal: boolean;
  readonly declines: boolean;
  readonly preview: Preview;
}

const shownBy = (ask: OneAsk): OptionSeen[] => {
  if (ask.kind !== 'choose' && ask.kind !== 'many') return [];
  const { from, key, judge, show } = ask.spec;
  return from.map(x => {
    const { declines = false, preview = {} } = show?.(x) ?? {};
    return { key: key(x), isLegal: !judge?.(x), declines, preview: preview as Preview };
  });
};

/** What an answer was said to do, and what it did. */
interface QuestionSeen {
  readonly rule: string;
  readonly options: readonly OptionSeen[];
  readonly chosen: readonly OptionSeen[];
  readonly did: readonly Event[];
}

/** A whole game of random answers; of shots, a first target where one can be had. */
const playout = ({ seed, ...options }: (typeof CASES)[number]): QuestionSeen[] => {
  const run = new Run(adrenaline, options, { seed: seedOf(seed) });
  const dice = quickDice(seed);
  const steps: QuestionSeen[] = [];
  while (run.now.ask && steps.length < 4000) {
    const { ask } = run.now;
    const answers = run.now.legal(ask.seat, 64);
    const shoots = answers.find(a => a === 'shoot');
    const a = shoots ?? answers[dice.below(answers.length)];
    if (a === undefined) throw new Error(`${ask.spec.rule} has no answer`);
    const options = shownBy(ask);
    const told = run.everything().length;
    run.answer(ask.seat, run.q, a);
    const keys = Array.isArray(a) ? a : [a];
    const did = run.everything().slice(told);
    steps.push({ rule: ask.spec.rule, options, chosen: options.filter(o => keys.includes(o.key)), did });
  }
  return steps;
};

const games = CASES.map(playout);
const all = games.flat();

describe('options that decline', () => {
  test('there is at most one, and it is the first that is legal', () => {
    const declined = all.filter(s => s.options.some(o => o.declines));
    expect(new Set(declined.map(s => s.rule)).size).toBeGreaterThan(5);
    for (const { rule, options } of declined) {
      const [one, ...more] = options.filter(o => o.declines) as [OptionSeen, ...OptionSeen[]];
      expect([rule, more.length]).toEqual([rule, 0]);
      expect([rule, options.indexOf(one)]).toEqual([rule, 0]);
    }
  });

  test('every option that ends, stops or passes says so', () => {
    const NOTHING = ['end', 'done', 'pass'];
    for (const { rule, options } of all)
      for (const o of options.filter(o => NOTHING.includes(o.key)))
        expect([rule, o.key, o.declines]).toEqual([rule, o.key, true]);
  });
});

describe('what an option is said to do', () => {
  const hits = (did: readonly Event[], who: string) =>
    did.filter((e): e is Extract<Event, { type: 'damaged' }> => e.type === 'damaged' && e.who === who);

  const agree = (blow: Blow, did: readonly Event[]): void => {
    const [hit] = hits(did, blow.who);
    if (!hit) {
      expect([blow.damage, blow.fromMarks, blow.kills]).toEqual([0, 0, false]);
      return;
    }
    expect(blow.fromMarks).toBe(hit.fromMarks);
    expect(blow.damage).toBeLessThanOrEqual(hit.amount);
    const killed = did.find(e => e.type === 'killed' && e.who === blow.who);
    expect(blow.kills).toBe(killed !== undefined);
    if (killed?.type === 'killed') expect(blow.overkill).toBe(killed.overkill);
  };

  test('ADR-XMARK-02 ADR-XDMG-02 damage, damage from marks and a kill are foretold as they come', () => {
    let [blows, fromMarks, kills] = [0, 0, 0];
    for (const { chosen, did } of all) {
      if (!did.some(e => e.type === 'damaged')) continue;
      for (const blow of chosen.flatMap(o => o.preview.blows ?? [])) {
        agree(blow, did);
        blows++;
        fromMarks += blow.fromMarks;
        kills += blow.kills ? 1 : 0;
      }
    }
    expect([blows > 100, fromMarks > 5, kills > 10]).toEqual([true, true, true]);
  });

  test('everybody whom an answer damages at once was foretold', () => {
    for (const { rule, chosen, did } of all) {
      const foretold = chosen.flatMap(o => o.preview.blows ?? []);
      if (foretold.length === 0) continue;
      const turn = did.findIndex(e => e.type === 'turn');
      const now = turn < 0 ? did : did.slice(0, turn);
      for (const e of now)
        if (e.type === 'damaged' && e.by !== e.who)
          expect([rule, foretold.map(b => b.who)]).toEqual([rule, expect.arrayContaining([e.who])]);
    }
  });

  test('ADR-GRAB-04 ADR-GRAB-06 what a grab brings', () => {
    let [ammo, weapons] = [0, 0];
    for (const { chosen, did } of all) {
      const [option] = chosen;
      const took = did.find(e => e.type === 'took-ammo');
      if (option?.preview.ammo && took?.type === 'took-ammo') {
        expect(option.preview.ammo.cubes).toEqual(took.cubes);
        expect(option.preview.ammo.draws).toBe(did.some(e => e.type === 'drew' && e.who === took.who));
        ammo++;
      }
      for (const w of option?.preview.weapons ?? []) {
        expect(w.cost).toEqual(pickUpCost(w.card));
        weapons++;
      }
    }
    expect([ammo > 20, weapons > 20]).toEqual([true, true]);
  });
});
