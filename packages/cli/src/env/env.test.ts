import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { potyczka } from '../fixtures/terminal.js';
import { gameNamed } from '../games.js';
import { Environment, type Moment } from './environment.js';
import { requestFrom } from './requests.js';

const apex = await gameNamed('apex');
const adrenaline = await gameNamed('adrenaline');

const SMALL = { players: 3, skulls: 5 };

class Gym {
  readonly env: Environment;
  constructor(kit = apex) {
    this.env = new Environment(kit);
  }
  ask(request: object): unknown {
    return this.env.handle(requestFrom(JSON.stringify(request)));
  }
  moment(request: object): Moment {
    return this.ask(request) as Moment;
  }
  view(seat: string): unknown {
    return (this.ask({ do: 'view', seat }) as { view: unknown }).view;
  }
  /** Gives the answers that numbers pick among those listed, as long as somebody is asked. */
  play(picks: readonly number[]): Moment {
    let now = this.moment({ do: 'look' });
    for (const pick of picks) {
      const [asked] = now.asks;
      if (!asked) break;
      now = this.moment({ do: 'answer', seat: asked.seat, n: pick % asked.answers.length });
    }
    return now;
  }
}

const PICKS = Array.from({ length: 40 }, (_, i) => i * 7 + 3);

describe('a match', () => {
  test('is dealt alike by the same seed, and otherwise by another', () => {
    const played = (seed: number) => {
      const gym = new Gym();
      gym.ask({ do: 'reset', seed });
      return [gym.play(PICKS), gym.view('p1'), gym.view('spectator')];
    };
    expect(played(5)).toEqual(played(5));
    expect(played(5)).not.toEqual(played(6));
  });

  test('begun anew is the same, whatever was played before it', () => {
    const gym = new Gym();
    const fresh = gym.ask({ do: 'reset', seed: 3, bots: { p2: 'random' } });
    gym.play(PICKS);
    expect(gym.ask({ do: 'reset', seed: 3, bots: { p2: 'random' } })).toEqual(fresh);
  });

  test('takes the number of an answer or the answer itself', () => {
    const [one, two] = [new Gym(), new Gym()];
    for (const gym of [one, two]) gym.ask({ do: 'reset', seed: 2 });
    const [asked] = one.moment({ do: 'look' }).asks;
    expect(one.ask({ do: 'answer', n: 1 })).toEqual(
      two.ask({ do: 'answer', seat: asked?.seat, a: asked?.answers[1] }),
    );
  });

  test('ends with rewards, and then takes no answer', () => {
    const gym = new Gym(adrenaline);
    gym.ask({ do: 'reset', options: SMALL, bots: { p1: 'random', p2: 'random', p3: 'random' } });
    const end = gym.moment({ do: 'look' });
    expect(end.over).toBe(true);
    expect(end.asks).toEqual([]);
    expect(Object.values(end.rewards).reduce((sum, r) => sum + r, 0)).toBeGreaterThan(0);
    expect(() => gym.ask({ do: 'answer', n: 0 })).toThrow('the match is over');
  });

  test('is never asked for a seat that a bot has', () => {
    const gym = new Gym(adrenaline);
    let now = gym.moment({ do: 'reset', seed: 4, options: SMALL, bots: { p2: 'random', p3: 'random' } });
    const asked = new Set<string>();
    for (let i = 0; i < 60 && !now.over; i++) {
      for (const each of now.asks) asked.add(each.seat);
      now = gym.moment({ do: 'answer', n: 0 });
    }
    expect([...asked]).toEqual(['p1']);
    expect(now.step).toBeGreaterThan(60);
  });
});

test('a list of answers is as long as was asked for, and says that there are more', () => {
  const gym = new Gym(adrenaline);
  const all = gym.moment({ do: 'reset', options: SMALL }).asks[0];
  const some = gym.moment({ do: 'reset', options: SMALL, most: 1 }).asks[0];
  expect(all?.answers.length).toBeGreaterThan(1);
  expect(all).not.toHaveProperty('more');
  expect(some).toEqual({ ...all, answers: all?.answers.slice(0, 1), more: true });
});

describe('worlds', () => {
  test('a copy goes its own way and leaves the match alone; with the same seed it goes the same way', () => {
    const gym = new Gym();
    gym.ask({ do: 'reset', seed: 8 });
    const before = gym.play(PICKS);
    const copy = gym.moment({ do: 'fork', seed: 1 });
    expect({ ...copy, world: before.world }).toEqual(before);
    const there = gym.play(PICKS);
    expect(gym.ask({ do: 'use', world: before.world })).toEqual(before);
    gym.ask({ do: 'fork', seed: 1 });
    expect({ ...gym.play(PICKS), world: there.world }).toEqual(there);
  });

  test('a guess shows a seat what it sees, and others what they might have', () => {
    const gym = new Gym(adrenaline);
    const { world } = gym.moment({ do: 'reset', seed: 8, options: SMALL });
    gym.play(PICKS);
    const [mine, theirs] = [gym.view('p1'), gym.view('p2')];
    const guessed = [1, 2, 3, 4].map(seed => {
      gym.ask({ do: 'use', world });
      gym.ask({ do: 'guess', seat: 'p1', seed });
      expect(gym.view('p1')).toEqual(mine);
      return JSON.stringify(gym.view('p2'));
    });
    expect(guessed.some(view => view !== JSON.stringify(theirs))).toBe(true);
  });

  test('one that is dropped is gone, one that is used is not dropped', () => {
    const gym = new Gym();
    gym.ask({ do: 'reset' });
    gym.ask({ do: 'fork' });
    expect(gym.ask({ do: 'drop', world: 1 })).toEqual({ worlds: 1 });
    expect(() => gym.ask({ do: 'use', world: 1 })).toThrow('there is no world 1');
    expect(() => gym.ask({ do: 'drop', world: 2 })).toThrow('in use');
  });
});

test('the question and its answers in words, in both languages', () => {
  const gym = new Gym(adrenaline);
  const { asks } = gym.moment({ do: 'reset', options: SMALL });
  for (const lang of ['en', 'pl']) {
    const words = gym.ask({ do: 'words', lang }) as { question: string; answers: string[] };
    expect(words.question).toMatch(lang === 'en' ? /power-up/ : /kart/);
    expect(words.answers).toHaveLength(asks[0]?.answers.length ?? 0);
    expect(new Set(words.answers).size).toBe(words.answers.length);
  }
});

describe('what is not understood', () => {
  test.each<readonly [what: string, line: string, said: RegExp]>([
    ['no JSON', 'reset', /one JSON object/],
    ['no object', '[1]', /whose "do" is one of reset, answer/],
    ['no such request', '{"do":"win"}', /whose "do" is one of/],
    ['a field too many', '{"do":"look","at":1}', /at/],
    ['a seed that is no number', '{"do":"reset","seed":"x"}', /seed/],
    ['an option that the game does not have', '{"do":"reset","options":{"moon":1}}', /moon/],
    ['a value that the game does not take', '{"do":"reset","options":{"legends":9}}', /legends/],
    ['a bot at no seat', '{"do":"reset","bots":{"p9":"greedy"}}', /no seat p9/],
    ['neither number nor answer', '{"do":"answer"}', /either "n"/],
    ['both', '{"do":"answer","n":0,"a":"x"}', /either "n"/],
    ['a number beyond the list', '{"do":"answer","n":4000}', /no answer 4000/],
    ['an answer that is none', '{"do":"answer","a":{"x":[]}}', /a/],
    ['an answer that nobody offers', '{"do":"answer","a":"fly"}', /TABLE-ANSWER/],
    ['a seat that is not asked', '{"do":"answer","seat":"p1","n":0}', /p1 is not asked/],
    ['a seat that is not there', '{"do":"view","seat":"p7"}', /no seat p7/],
    ['a guess of a spectator', '{"do":"guess","seat":"spectator"}', /no seat spectator/],
    ['a world that is not there', '{"do":"use","world":7}', /no world 7/],
  ])('%s: it says so and changes nothing', async (_, line, said) => {
    const look = '{"do":"look"}';
    const { out, code } = await potyczka('env apex', [`{"do":"reset"}\n${look}\n${line}\n${look}\n`]);
    const [, before, reply, after] = out.trim().split('\n');
    expect(JSON.parse(reply as string)).toEqual({ ok: false, error: expect.stringMatching(said) });
    expect(after).toBe(before);
    expect(code).toBe(0);
  });

  test('before anything is played', () => {
    expect(() => new Gym().ask({ do: 'look' })).toThrow('nothing is played yet');
  });

  test('a game that is none', async () => {
    expect(await potyczka('env chess')).toMatchObject({ code: 2, out: '' });
  });
});

const EXAMPLE = fileURLToPath(new URL('../../../../examples/python/random_player.py', import.meta.url));

const endOf = async (game: string, options: string): Promise<string> => {
  const told = await promisify(execFile)('python3', [EXAMPLE, game, '3', options], {
    cwd: path.dirname(EXAMPLE),
  });
  return told.stdout;
};

test('the example in Python plays a match of every game to its end', async () => {
  const ends = await Promise.all([
    endOf('adrenaline', '{"players":3,"skulls":5}'),
    endOf('apex', '{}'),
    endOf('gloomhaven', '{}'),
    endOf('legion', '{}'),
  ]);
  expect(ends.map(end => end.replace(/\d+ answers/, 'N answers').trim())).toEqual([
    expect.stringMatching(/^adrenaline: over after N answers, rewards \{'p1': \d, 'p2': \d, 'p3': \d\}$/),
    expect.stringMatching(/^apex: over after N answers, rewards \{'p1': \d, 'p2': \d\}$/),
    expect.stringMatching(/^gloomhaven: over after N answers, rewards \{'p1': \d, 'p2': \d\}$/),
    expect.stringMatching(/^legion: over after N answers, rewards \{'p1': \d, 'p2': \d\}$/),
  ]);
}, 300_000);
