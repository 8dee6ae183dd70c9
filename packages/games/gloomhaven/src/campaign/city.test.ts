import type { Answer, Seat } from '@potyczka/kernel';
import { position, Run, seedOf } from '@potyczka/kernel/run';
import { describe, expect, test } from 'vitest';
import { changed, hero, heroesOf, partyOf, T1 } from './fixtures/chronicle.js';
import { game } from './game.js';
import type { Campaign, CharacterId } from './state.js';

/** Two players, each with a hero of their own. */
const both = partyOf('brute', 'tinkerer');
const [his, hers] = heroesOf(both).map(h => h.id) as [CharacterId, CharacterId];
const story = (change: (x: Campaign) => void): Campaign =>
  changed(both, x => {
    hero(x, 1).lineage = 'p2';
    change(x);
  });

const visit = (c: Campaign) => {
  const options = { players: 2, what: 'visit' as const, story: { party: T1, c } };
  const run = new Run(game, options, { seed: seedOf(1) }, position(game.initial(options) as never));
  const says = (seat: Seat, ...answers: readonly Answer[]): void => {
    for (const each of answers) {
      const reply = run.answer(seat, run.q, each);
      if ('refusal' in reply && reply.refusal) throw new Error(`${each}: ${reply.refusal.why.id}`);
    }
  };
  return {
    run,
    says,
    asked: () => (['p1', 'p2'] as const).filter(seat => run.now.legal(seat).length > 0),
    goods: () => [his, hers].map(id => run.now.state.c.characters[id]?.items),
  };
};

describe('the city is visited by all at once', () => {
  test('GLM-CITY-02 both stand at a counter of their own, whoever is quicker', () => {
    const at = visit(
      story(x => {
        for (const n of [0, 1]) hero(x, n).gold = 100;
      }),
    );
    expect(at.asked()).toEqual(['p1', 'p2']);
    at.says('p2', `buy ${hers}`, 'item-12');
    expect([at.asked(), at.goods()]).toEqual([['p1'], [[], []]]);
    at.says('p1', `buy ${his}`, 'item-1');
    expect([at.asked(), at.goods()]).toEqual([
      ['p1', 'p2'],
      [[1], [12]],
    ]);
    at.says('p1', 'done');
    at.says('p2', 'done');
    expect(at.run.result).toMatchObject({ deeds: [{ do: 'buy' }, { do: 'buy' }] });
  });

  test('GLM-SHOP-02 of two who want the last copy one gets it, and the other is asked again', () => {
    const at = visit(
      story(x => {
        for (const n of [0, 1]) hero(x, n).gold = 100;
        x.inPlay['1'] = 1;
      }),
    );
    at.says('p1', `buy ${his}`, 'item-1');
    at.says('p2', `buy ${hers}`, 'item-1');
    expect([at.asked(), at.goods()]).toEqual([['p2'], [[1], []]]);
    expect(at.run.now.legal('p2')).not.toContain('item-1');
    at.says('p2', 'back');
    expect(at.goods()).toEqual([[1], []]);
  });

  test('GLM-CITY-05 who has had enough is asked again only if the city has more to offer', () => {
    const at = (marks: number) =>
      visit(
        story(x => {
          x.marks = marks;
          Object.assign(hero(x, 1), { gold: 200, quest: '#greed-is-gold' });
        }),
      );
    const quiet = at(0);
    quiet.says('p1', 'done');
    quiet.says('p2', `donate ${hers}`);
    expect([quiet.asked(), quiet.run.result]).toEqual([['p2'], undefined]);
    quiet.says('p2', 'done');
    expect(quiet.run.result).toBeDefined();
    const grown = at(3);
    grown.says('p1', 'done');
    grown.says('p2', `retire ${hers}`);
    grown.says('p2', 'done');
    expect([grown.run.result, grown.asked()]).toEqual([undefined, ['p1']]);
  });

  test('GLM-PERK-06 GLM-LEVEL-01 perks and levels that are due are chosen by all at the same time', () => {
    const at = visit(
      story(x => {
        hero(x, 0).xp = 50;
        hero(x, 1).owed = 1;
      }),
    );
    expect(at.asked()).toEqual(['p1', 'p2']);
    for (let n = 0; n < 2; n++) at.says('p1', at.run.now.legal('p1')[0] as Answer);
    at.says('p2', at.run.now.legal('p2')[0] as Answer);
    const { characters } = at.run.now.state.c;
    expect([characters[his]?.level, characters[hers]?.owed]).toEqual([2, 0]);
  });
});
