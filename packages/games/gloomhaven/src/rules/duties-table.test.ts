import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import type { Ability, AttackAbility } from '../content/abilities.js';
import { CLASSES, cardOf, classOf, itemOf, poolOf } from '../content/index.js';
import { planOf } from '../content/maps.js';
import { type Given, type Scene, scene } from '../fixtures/scene.js';
import { game } from '../game.js';
import { judgeOptions, levelOf, type Options, scaleOf, USUAL } from '../options.js';
import type { Figure, State } from '../state.js';
import type { CardId } from '../vocabulary.js';
import { giveId } from './ability-ids.js';
import { attackAbility } from './attack.js';
import { endCard } from './bonuses.js';
import { exhaust, suffer } from './damage.js';
import { endScenario, payout } from './end.js';
import { deckFor, readModifier, STANDARD, valueAfter } from './modifiers.js';
import { groupsLeft } from './order.js';
import { latch } from './outcome.js';
import { perform } from './perform.js';
import { shortRest } from './rests.js';
import { endRound } from './round.js';
import { fits, judgeHand, readyHand } from './setup.js';
import { beginTurn, heroStep, playHalf } from './turn.js';

/** What players may do at the table, with their cards and with their rests, and what the ledger chose for them. */

const does = (ability: Ability, given: Given = {}, before: (sc: Scene) => void = () => {}): Scene => {
  const sc = scene(given);
  before(sc);
  sc.play(t => perform(t, sc.run('brute'), giveId(JSON.stringify(ability), ability)));
  return sc;
};
const keysOf = (sc: Scene, n = 0): readonly string[] => sc.asked[n]?.keys ?? [];

describe('before the game', () => {
  test('GLM-CHAR-01 two of one class take no part together, two of different ones do', () => {
    const rule = (hero2: string) => judgeOptions({ ...USUAL, hero2 } as Options)?.rule;
    expect(unlike(rule('spellweaver'), rule('brute'))).toBe('GLM-CHAR-01');
  });

  test('GLM-COMP-14 any scenario may be played on its own, without a campaign', () => {
    const judged = (scenario: string) => judgeOptions({ ...USUAL, scenario } as Options);
    expect([judged('1'), judged('3'), judged('28')]).toEqual([undefined, undefined, undefined]);
    const begun = (scenario: string) => game.initial({ ...USUAL, scenario } as Options);
    expect(unlike(begun('1').scenario, begun('28').scenario)).toBe(28);
    expect(begun('28').options.party).toBeNull();
  });

  test('GLM-COMP-07 a deck differs by perks, items and the scenario, and by nothing else', () => {
    const none = classOf('brute').perks.map(() => 0);
    expect(deckFor('brute', none, 0, 0)).toEqual(STANDARD);
    const changed = [deckFor('brute', [1, ...none.slice(1)], 0, 0), deckFor('brute', none, 2, 0)];
    expect(
      unlike(
        [5, 5],
        changed.map(deck => deck['-1'] ?? 0),
      ),
    ).toEqual([3, 7]);
  });

  test('GLM-G-44 with the perk that ignores items the -1 cards stay out, everything else counts', () => {
    const rows = classOf('brute').perks;
    const row = rows.findIndex(p => p.ignore === 'itemMinusOneCards');
    const boxes = (n: number) => rows.map((_, i) => (i === row ? n : 0));
    const deck = deckFor('brute', boxes(1), 2, 0);
    expect(unlike(deckFor('brute', boxes(0), 2, 0)['-1'], deck['-1'])).toBe(5);
    expect(deckFor('brute', boxes(1), 2, 3)['-1']).toBe(8);
  });

  test('GLM-CARD-02 a hand of level 1 may hold X cards, and none of level 2', () => {
    const of = (level: number | 'X') => poolOf('brute', 9).filter(card => cardOf(card).level === level);
    const basic = of(1).slice(3);
    expect(unlike(judgeHand([...basic, ...of('X')], 1), judgeHand([...basic, ...of(2).slice(0, 1)], 1))).toBe(
      false,
    );
    expect(judgeHand([...basic, ...of(2).slice(0, 1)], 2)).toBe(true);
  });

  test('GLM-CARD-04 a class chooses its hand among its own cards', () => {
    for (const { id } of CLASSES)
      expect(
        poolOf(id, 9).every(card => card.startsWith(`#${id}-`)),
        id,
      ).toBe(true);
    expect(unlike(readyHand('tinkerer', 1), readyHand('brute', 1))).toHaveLength(10);
  });

  test('GLM-ITEM-04 one copy of an item is worn, a second one is not', () => {
    expect(unlike(fits(9, [], itemOf(12)), fits(9, [12], itemOf(12)))).toBe(false);
  });

  test('GLM-SETUP-19 the level is what it was at the start, whatever becomes of the characters', () => {
    const sc = scene({ real: true });
    Object.assign(sc.s, structuredClone(game.initial({ ...USUAL, scenarioLevel: '3' })) as State);
    sc.play(t => exhaust(t, 'brute', 'cards'));
    sc.s.heroes.spellweaver!.level = 9;
    expect(unlike(levelOf({ ...USUAL, level: 9 }), sc.s.level)).toBe(3);
  });

  test('GLM-SETUP-24 GLM-SOLO-03 a group may agree to open hands, and monsters are one level higher then', () => {
    const monsters = (open: boolean) => scaleOf(2, open)?.monsterLevel;
    expect(unlike(monsters(false), monsters(true))).toBe(3);
    const hand = (open: boolean) => {
      const sc = scene({ options: { open } });
      sc.s.heroes.brute!.unseen = [...sc.s.heroes.brute!.hand];
      return game.view(sc.s, 'p2').heroes.find(h => h.id === 'brute')!.hand;
    };
    expect(unlike(hand(false), hand(true))).not.toContain('#');
  });

  test('GLM-SOLO-04 GLM-ROUND-07 what was chosen is shown to nobody else, unless hands lie open', () => {
    const seen = (open: boolean, who: 'p1' | 'p2') => {
      const sc = scene({ options: { open } });
      const h = sc.s.heroes.brute!;
      h.unseen = [...h.hand];
      return game.view(sc.s, who).heroes.find(x => x.id === 'brute')!.hand;
    };
    expect(unlike(seen(false, 'p1'), seen(false, 'p2'))).toEqual(['#', '#', '#', '#', '#']);
    expect(unlike(seen(false, 'p2'), seen(true, 'p2'))).toEqual(seen(false, 'p1'));
  });

  test('GLM-G-07 GLM-G-39 alone or with open hands there is no level 7, and both together raise it once', () => {
    const rule = (o: Partial<Options>) => judgeOptions({ ...USUAL, scenarioLevel: '7', ...o })?.rule;
    expect(unlike(rule({}), rule({ open: true }))).toBe('GLM-SETUP-23');
    const monsters = (o: Partial<Options>) => {
      const sc = scene({ real: true });
      Object.assign(sc.s, structuredClone(game.initial({ ...USUAL, scenarioLevel: '2', ...o })) as State);
      return scaleOf(sc.s.level, sc.s.options.open || sc.s.options.players === 1)?.monsterLevel;
    };
    expect(unlike(4, monsters({ players: 1, open: true }))).toBe(3);
  });

  test('GLM-G-06 with reduced randomness a doubling adds 2 and a Null takes 2', () => {
    const after = (card: string, tamed: boolean) => valueAfter(3, [readModifier(card)], tamed);
    expect(unlike([6, 0], [after('x2*', true), after('null*', true)])).toEqual([5, 1]);
  });
});

describe('cards in play', () => {
  test('GLM-CARD-09 the first card is in its pile when the second action begins, and may come back by it', () => {
    const sc = scene({ answers: ['bandit-guard.1'], rolls: ['+0'] });
    sc.s.heroes.brute!.hand = ['#brute-005'];
    sc.turnOf('brute');
    sc.play(t => playHalf(t, 'brute', '#brute-001/top'));
    const back: Ability = { a: 'recover', pile: 'discard', n: 1 };
    sc.play(t => perform(t, sc.run('brute'), giveId('back', back)));
    expect(unlike(['#brute-005'], sc.s.heroes.brute!.hand)).toEqual(['#brute-005', '#brute-001']);
  });

  test('GLM-CARD-18 GLM-G10 a card with the sign stays lost, one without it comes back', () => {
    const marked = CLASSES.flatMap(c => c.cards).find(c => c.top.noRecover === true)!;
    const back = (card: CardId): readonly string[] =>
      does({ a: 'recover', pile: 'lost', n: 'all' }, {}, sc => {
        Object.assign(sc.s.heroes.brute!, { hand: [], lost: [card] });
      }).s.heroes.brute!.hand;
    expect(unlike([`#${marked.id}`], back(`#${marked.id}`))).toEqual([]);
    expect(back('#brute-003')).toEqual(['#brute-003']);
  });

  test('GLM-CARD-20 a bonus is for its owner or for the ally that the card lets one choose', () => {
    const map = '\n  . S . .\n   B g .\n  . . T .';
    const shield = (who: 'ally' | 'selfOrAlly', answer: string): Scene =>
      does({ a: 'shield', n: 1, on: { who, within: 2 } } as Ability, { map, answers: [answer] });
    const ally = shield('ally', 'spellweaver');
    expect(unlike(['brute'], ally.s.lasting[0]!.on)).toEqual(['spellweaver']);
    expect(keysOf(ally)).toEqual(expect.arrayContaining(['spellweaver', 'tinkerer']));
  });

  test('GLM-G66 a card that lasted goes where its action sends it: lost by the symbol, else discarded', () => {
    const ends = (lost: boolean) => {
      const sc = scene();
      const h = sc.s.heroes.brute!;
      h.active = [{ card: '#brute-007', half: 'bottom', lost, until: 'scenario', used: 0 }];
      endCard(sc.t, '#brute-007');
      return [h.discard, h.lost].map(pile => [
        ...sc.s.heroes.brute![pile === h.discard ? 'discard' : 'lost'],
      ]);
    };
    expect(unlike(ends(true), ends(false))).toEqual([['#brute-007'], []]);
    expect(ends(true)).toEqual([[], ['#brute-007']]);
  });

  test('GLM-TURN-06 each card may be played as printed or as Attack 2 above and Move 2 below', () => {
    const sc = scene({ answers: ['#brute-008/top/basic', 'bandit-guard.1'], rolls: ['+0'] });
    sc.turnOf('brute');
    sc.s.turn = { ...sc.s.turn!, cards: ['#brute-001', '#brute-008'], halves: ['top', 'bottom'] };
    sc.play(t => heroStep(t, 'brute'));
    for (const card of ['#brute-001', '#brute-008'])
      for (const half of ['top', 'bottom'])
        expect(keysOf(sc)).toEqual(expect.arrayContaining([`${card}/${half}`, `${card}/${half}/basic`]));
    expect(unlike([[], ['#brute-008']], [sc.s.heroes.brute!.discard, sc.s.heroes.brute!.lost])).toEqual([
      ['#brute-008'],
      [],
    ]);
  });

  const attack = (
    ab: Partial<AttackAbility>,
    given: Given,
    before: (sc: Scene) => void = () => {},
  ): Scene => {
    const sc = scene({ answers: ['bandit-guard.1'], ...given });
    before(sc);
    sc.play(t => attackAbility(t, sc.run('brute'), { a: 'attack', n: 3, ...ab } as AttackAbility, []));
    return sc;
  };

  test('GLM-ATK-15 each target of one attack suffers by its own card', () => {
    const two = attack(
      { targets: 2 },
      {
        map: '\n  . h .\n   B g .\n  . . .',
        answers: ['bandit-guard.1', 'bandit-guard.2'],
        rolls: ['+1', '-1'],
      },
    );
    const damage = two.told('attacked').map(e => e.told.damage);
    expect(unlike([damage[0], damage[0]], damage)).toEqual([4, 2]);
  });

  test('GLM-SHIELD-02 several Shields add up, in whatever order they came', () => {
    const left = (...shields: number[]) =>
      attack({ n: 5 }, {}, sc => {
        for (const n of shields) sc.lasts('bandit-guard.1', { a: 'shield', n }, n);
      }).hp('bandit-guard.1');
    expect(unlike(left(2), left(1, 2))).toBe(8);
    expect(left(2, 1)).toBe(left(1, 2));
  });

  test('GLM-XP-03 experience of a condition comes where it holds and not elsewhere', () => {
    const when = [{ if: ['targetNextToYourAlly'] as const, give: { xp: 1 } }];
    const xp = (map: string) => attack({ when }, { map }).s.heroes.brute!.xp;
    expect(unlike(xp('\n  . . . .\n   . B g .\n  S . . .'), xp('\n  . . S .\n   . B g .\n  . . . .'))).toBe(
      1,
    );
  });
});

describe('rests', () => {
  const resting = (given: Given = {}): Scene => {
    const sc = scene(given);
    const h = sc.s.heroes.brute!;
    h.discard = h.hand.slice(0, 3);
    h.hand = h.hand.slice(3);
    return sc;
  };
  const [a, b] = scene().s.heroes.brute!.hand as [string, string];

  test('GLM-REST-04 the card that chance named is lost, or for 1 damage another one', () => {
    const rested = (answer: string, ...rolls: string[]) => {
      const sc = resting({ answers: [answer], rolls });
      sc.play(t => shortRest(t, 'brute'));
      return [sc.s.heroes.brute!.lost, sc.hp('brute'), sc.asked.length];
    };
    expect(unlike(rested('lose', a), rested('redraw', a, b))).toEqual([[b], 9, 1]);
    expect(rested('lose', a)).toEqual([[a], 10, 1]);
  });

  test('GLM-REST-09 STUN does not keep anybody from a long rest', () => {
    const turn = (choice: 'rest' | 'cards') => {
      const given: Given = { figures: { B: { hp: 5, conditions: { stun: 'this' } } } };
      const sc = resting(choice === 'rest' ? { ...given, answers: [a] } : given);
      if (choice === 'rest') sc.s.chosen.brute = 'rest';
      else {
        const [lead, second] = sc.s.heroes.brute!.hand as [CardId, CardId];
        sc.s.heroes.brute!.hand = [];
        sc.s.chosen.brute = { lead, second };
      }
      sc.s.heroes.brute!.items = [{ id: 1, state: 'spent', used: 1 }];
      sc.play(t => beginTurn(t, 'brute'));
      if (sc.s.turn !== null) sc.play(t => heroStep(t, 'brute'));
      const { discard, lost, items } = sc.s.heroes.brute!;
      return [sc.hp('brute'), discard.length, lost.length, items[0]?.state];
    };
    expect(unlike(turn('cards'), turn('rest'))).toEqual([7, 0, 1, 'ready']);
  });

  test('GLM-G61 GLM-G60 in the last round too whoever wants takes a short rest, each for themselves', () => {
    const ended = (...answers: string[]) => {
      const sc = scene({ map: '\n  B S . g', answers });
      for (const id of ['brute', 'spellweaver']) {
        const h = sc.s.heroes[id]!;
        h.discard = h.hand.slice(0, 2);
        h.hand = h.hand.slice(2);
      }
      sc.s.outcome = 'won';
      sc.play(t => endRound(t));
      return ['brute', 'spellweaver'].map(id => sc.s.heroes[id]!.lost.length);
    };
    expect(unlike(ended('rest', 'pass', 'lose'), ended('pass', 'rest', 'lose'))).toEqual([0, 1]);
    expect(ended('rest', 'rest', 'lose', 'lose')).toEqual([1, 1]);
  });
});

describe('the end', () => {
  test('GLM-END-19 GLM-G11 money at the rate of the level and experience may be compared as a score', () => {
    expect(unlike(payout(2, 3, 4, 9, false), payout(2, 3, 4, 9, true))).toEqual({ gold: 12, xp: 17 });
    const sc = scene();
    sc.s.heroes.brute!.money = 2;
    sc.s.outcome = 'won';
    const [brute, other] = endScenario(sc.t).heroes;
    expect(unlike(other!.gold, brute!.gold)).toBeGreaterThan(0);
  });

  test('GLM-G64 who is exhausted in the middle of an action keeps their money, leaves the hex, and does no more', () => {
    const sc = scene({ map: '\n  B . g', figures: { B: { hp: 1 } } });
    sc.s.heroes.brute!.money = 3;
    sc.s.heroes.brute!.hand = [];
    sc.turnOf('brute');
    const trap: Ability = { a: 'damage', n: 5, on: { who: 'self' } };
    sc.play(function* (t) {
      yield* perform(t, sc.run('brute'), giveId('pain', trap));
      yield* perform(
        t,
        sc.run('brute'),
        giveId('more', {
          a: 'condition',
          conditions: ['muddle'],
          on: { who: 'enemy', within: 3, count: 'all' },
        }),
      );
    });
    expect([sc.figure('brute'), sc.s.money, sc.s.heroes.brute!.money]).toEqual([undefined, [], 3]);
    expect(unlike<object>({ muddle: 'next' }, { ...sc.figure('bandit-guard.1')!.conditions })).toEqual({});
  });

  /** Scenario 1 with all rooms open and one guard left, and the Brute alone. */
  const last = (): Scene => {
    const sc = scene({ map: '\n  B g .' });
    sc.s.scenario = 1;
    sc.s.land = { ...sc.s.land, rooms: [1, 2, 3] };
    sc.s.heroes.spellweaver!.out = true;
    sc.s.heroes.brute!.hand = [];
    return sc;
  };

  test('GLM-G59 GLM-G-05 whatever happens first in a turn decides: the last enemy, or the last character', () => {
    const falls = (...who: string[]) => {
      const sc = last();
      for (const id of who) sc.play(t => suffer(t, id, 99, { how: 'ability', by: null }));
      latch(sc.t);
      return sc.s.outcome;
    };
    expect(unlike(falls('brute', 'bandit-guard.1'), falls('bandit-guard.1', 'brute'))).toBe('won');
    expect(falls('brute', 'bandit-guard.1')).toBe('lost');
  });

  test('GLM-G59 GLM-G-05 whom the party needs and the last enemy: the first of them to fall decides', () => {
    const falls = (...who: string[]) => {
      const sc = last();
      sc.s.scenario = 38;
      sc.s.land = { ...sc.s.land, rooms: [...planOf(38).rooms.keys()] };
      const orchid = { id: 'orchid.1', kind: 'objective' as const, type: 'orchid', side: 'heroes' as const };
      sc.s.figures[orchid.id] = { ...(sc.figure('brute') as Figure), ...orchid, at: 2 as never };
      for (const id of who) sc.play(t => suffer(t, id, 99, { how: 'ability', by: null }));
      latch(sc.t);
      return sc.s.outcome;
    };
    expect(unlike(falls('bandit-guard.1', 'orchid.1'), falls('orchid.1', 'bandit-guard.1'))).toBe('lost');
    expect([falls('bandit-guard.1'), falls('orchid.1')]).toEqual(['won', 'lost']);
  });

  test('GLM-END-08 what was decided stays decided to the end of the round', () => {
    const sc = last();
    sc.play(t => suffer(t, 'bandit-guard.1', 99, { how: 'ability', by: null }));
    latch(sc.t);
    sc.play(t => suffer(t, 'brute', 99, { how: 'ability', by: null }));
    latch(sc.t);
    expect(unlike('lost', sc.s.outcome)).toBe('won');
  });

  test('GLM-PERMA-03 GLM-G-35 who has no cards left takes no turn, but stands there until the round is over', () => {
    const party = { level: 1, looted: [], death: true, heroes: [] };
    const sc = scene({ map: '\n  . B g S .' });
    sc.s.options = { ...sc.s.options, party };
    sc.s.initiatives = { spellweaver: [20, 30], 'bandit-guard': [50] };
    const before = groupsLeft({ ...sc.s, initiatives: { ...sc.s.initiatives, brute: [10, 20] } }).map(
      g => g.id,
    );
    sc.play(t => exhaust(t, 'brute', 'cards'));
    expect(
      unlike(
        before,
        groupsLeft(sc.s).map(g => g.id),
      ),
    ).not.toContain('brute');
    expect(sc.figure('brute')).toBeDefined();
    latch(sc.t);
    expect(sc.s.outcome).toBeNull();
    sc.play(t => exhaust(t, 'spellweaver', 'cards'));
    latch(sc.t);
    expect([sc.s.outcome, sc.figure('spellweaver') !== undefined]).toEqual(['lost', true]);
    sc.s.heroes.brute!.hand = [];
    sc.play(t => suffer(t, 'brute', 99, { how: 'attack', by: 'bandit-guard.1' }));
    expect(endScenario(sc.t).heroes.map(h => h.dead)).toEqual([true, false]);
  });
});
