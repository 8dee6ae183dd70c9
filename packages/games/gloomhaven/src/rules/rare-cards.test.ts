import { describe, expect, test } from 'vitest';
import type { Ability } from '../content/abilities.js';
import { copiesOf, DECKS, halfOf, monsterOf } from '../content/index.js';
import { type Given, type Scene, scene } from '../fixtures/scene.js';
import type { Figure } from '../state.js';
import type { CardId } from '../vocabulary.js';
import { die, suffer } from './damage.js';
import { perform } from './perform.js';
import { beginTurn, heroStep, playHalf } from './turn.js';

/** Cards that do what few others do. */

const playing = (key: string, given: Given, before: (sc: Scene) => void = () => {}): Scene => {
  const sc = scene(given);
  before(sc);
  sc.turnOf('brute');
  sc.play(t => playHalf(t, 'brute', key));
  return sc;
};

const summonOf = (sc: Scene, type: string, at: string): void => {
  const f = sc.figure('brute') as Figure;
  const id = `${type}.1`;
  sc.s.figures[id] = { ...f, id, type, kind: 'summon', owner: 'brute', at: sc.hex(at) };
};

describe('attacks', () => {
  const AHEAD = '\n  B g . h\n   . . i .';

  test('everybody on the way to the target is struck too, on one of the shortest ways', () => {
    const sc = playing('#spellweaver-062/top', { map: AHEAD, answers: ['bandit-guard.2'] });
    expect(sc.told('attacked').map(e => e.on)).toEqual(['bandit-guard.1', 'bandit-guard.2']);
    expect(sc.s.heroes.brute?.xp).toBe(2);
  });

  test('of several ways past different enemies the player chooses one', () => {
    const two = playing('#spellweaver-062/top', {
      map: '\n  . g . h\n   B i . .',
      answers: ['bandit-guard.2', 'bandit-guard.3'],
    });
    expect(two.told('attacked').map(e => e.on)).toEqual(['bandit-guard.3', 'bandit-guard.2']);
    expect(two.asked.at(-1)?.keys).toEqual(['bandit-guard.3', 'bandit-guard.1']);
  });

  test('a push breaks the obstacle behind the target, which hurts it', () => {
    const sc = playing('#cragheart-127/top', { map: '\n  B g o .', answers: ['bandit-guard.1', '2,0'] });
    expect(sc.s.land.things).toEqual([]);
    expect([sc.hp('bandit-guard.1'), sc.s.heroes.brute?.xp]).toEqual([5, 1]);
    expect(sc.figure('bandit-guard.1')?.at).toBe(2);
  });

  test('what a wall leaves of a push hurts, what the player leaves of it does not', () => {
    const walled = playing('#cragheart-141/top', { map: '\n  B g .', answers: ['bandit-guard.1', '2,0'] });
    expect([walled.hp('bandit-guard.1'), walled.s.heroes.brute?.xp]).toEqual([5, 1]);
    const open = playing('#cragheart-141/top', { map: '\n  B g . . .', answers: ['bandit-guard.1', 'pass'] });
    expect([open.hp('bandit-guard.1'), open.s.heroes.brute?.xp]).toEqual([7, 0]);
  });
});

describe('others', () => {
  test('a controlled enemy must end beside whoever controls it', () => {
    const sc = playing('#scoundrel-097/bottom', {
      map: '\n  B . g .\n   . . . .',
      answers: ['1,0', 'bandit-guard.1', '1,1'],
    });
    expect(sc.asked.at(-1)?.refused).toContain('3,0 GLM-TURN-02');
    expect(sc.told('moved').at(-1)?.route.at(-1)).toBe('1,1');
  });

  test('a forced enemy goes nearer to an ally of whoever forces it', () => {
    const sc = playing('#doomstalker-406/top', {
      map: '\n  B . . g . . S',
      answers: ['bandit-guard.1', '5,0'],
    });
    expect(sc.asked.at(-1)?.refused).toContain('2,0 GLM-TURN-02');
  });

  test('a turned enemy acts by its card, as its master says', () => {
    const guard = monsterOf('bandit-guard');
    const card = DECKS.find(d => d.id === guard.deck)!.cards.find(
      c => c.do.length === 2 && c.do[0]?.a === 'move' && c.do[1]?.a === 'attack',
    )!;
    const sc = scene({ map: '\n  B g h .', answers: ['bandit-guard.1', 'pass', 'bandit-guard.2'] });
    sc.s.abilities['bandit-guard'] = card.id;
    sc.turnOf('brute');
    sc.play(function* (t) {
      yield* playHalf(t, 'brute', '#scoundrel-114/bottom');
      yield* beginTurn(t, 'bandit-guard.1');
    });
    expect(sc.told('attacked').map(e => [e.who, e.on])).toEqual([['bandit-guard.1', 'bandit-guard.2']]);
    expect(sc.figure('bandit-guard.1')?.side).toBe('monsters');
  });

  test('a banner helps the allies beside it as long as it stands', () => {
    const sc = playing('#beast-tyrant-505/top', { map: '\n  B 1 . g\n   . S . .', answers: ['1,0'] });
    const blow = (): number | undefined => {
      sc.play(t => perform(t, sc.run('spellweaver'), { a: 'attack', n: 2, range: 4 }));
      return sc.told('attacked').at(-1)?.told.base;
    };
    const again = (): void => sc.answer('bandit-guard.1');
    again();
    expect(blow()).toBe(4);
    sc.play(t => die(t, 'spirit-banner.1', null, 0));
    again();
    expect(blow()).toBe(2);
  });

  test('before the companion acts its owner may give up an action of their own for it', () => {
    const sc = scene({ map: '\n  T 1 g .', answers: ['yes', 'pass'] });
    const hero = sc.s.heroes.tinkerer!;
    sc.s.heroes = { ...sc.s.heroes, 'beast-tyrant': { ...hero, id: 'beast-tyrant' } };
    const f = sc.figure('tinkerer') as Figure;
    sc.s.figures['beast-tyrant'] = { ...f, id: 'beast-tyrant', type: 'beast-tyrant' };
    delete sc.s.figures.tinkerer;
    sc.s.order = ['beast-tyrant'];
    sc.s.decks['beast-tyrant'] = sc.s.decks.tinkerer!;
    sc.s.initiatives['beast-tyrant'] = [30, 60];
    sc.s.figures['bear.1'] = {
      ...f,
      id: 'bear.1',
      type: 'bear',
      kind: 'summon',
      owner: 'beast-tyrant',
      at: sc.hex('1'),
    };
    for (const n of [0, 1]) sc.lasts('beast-tyrant', halfOf('#beast-tyrant-481', 'bottom').do[n] as Ability);
    sc.play(t => beginTurn(t, 'bear.1'));
    expect(sc.told('attacked')[0]?.told.base).toBe(2 + 3);
    const [lead, second] = ['#brute-001', '#brute-002'] as CardId[];
    sc.s.chosen['beast-tyrant'] = { lead: lead!, second: second! };
    sc.play(t => beginTurn(t, 'beast-tyrant'));
    expect(sc.s.turn?.halves).toEqual(['bottom']);
  });

  test('damage is shared out anew, and nobody is given more than they can bear', () => {
    const sc = playing('#beast-tyrant-489/bottom', { map: '\n  B 1 .', answers: ['2'] }, each => {
      summonOf(each, 'bear', '1');
      each.s.figures.brute = { ...each.figure('brute')!, hp: 4 };
      each.s.figures['bear.1'] = { ...each.figure('bear.1')!, hp: 9, max: 12 };
    });
    expect([sc.hp('brute'), sc.hp('bear.1')]).toEqual([8, 5]);
  });
});

describe('dooms', () => {
  const doomed = (answers: readonly string[]): Scene => {
    const sc = scene({ map: '\n  B . g h . . i', answers: ['bandit-guard.1', ...answers] });
    sc.turnOf('brute');
    sc.s.heroes.brute!.hand = ['#doomstalker-403', '#doomstalker-406'];
    sc.play(function* (t) {
      yield* playHalf(t, 'brute', '#doomstalker-403/bottom');
      if (answers.length > 0) yield* die(t, 'bandit-guard.1', 'brute', 0);
    });
    return sc;
  };

  test('a doom goes from a dead enemy to one near it, and stays active', () => {
    const sc = doomed(['bandit-guard.2']);
    expect(sc.s.lasting.map(x => x.on)).toEqual([['bandit-guard.2']]);
    expect(sc.s.heroes.brute?.active.map(a => a.card)).toEqual(['#doomstalker-403']);
    expect(sc.asked.at(-1)?.keys).toEqual(['pass', 'bandit-guard.2']);
  });

  test('all dooms may be moved to another enemy', () => {
    const sc = doomed([]);
    sc.answer('pass', 'bandit-guard.2');
    sc.play(t => playHalf(t, 'brute', '#doomstalker-406/bottom'));
    expect(sc.s.lasting.map(x => x.on)).toEqual([['bandit-guard.2']]);
  });
});

describe('cards and turns', () => {
  test('an Attack or a Move may become a Heal that is one higher', () => {
    const sc = playing(
      '#brute-001/top/basic',
      { map: '\n  B g', answers: ['yes'], figures: { B: { hp: 3 } } },
      each => each.lasts('brute', halfOf('#sawbones-445', 'top').do[0] as Ability),
    );
    expect([sc.hp('brute'), sc.told('attacked').length]).toEqual([6, 0]);
    const kept = playing(
      '#brute-001/top/basic',
      { map: '\n  B g', answers: ['pass', 'bandit-guard.1'] },
      each => each.lasts('brute', halfOf('#sawbones-445', 'top').do[0] as Ability),
    );
    expect(kept.told('attacked').length).toBe(1);
  });

  test('a Move may become an Attack of the same number', () => {
    const sc = playing(
      '#brute-002/bottom/basic',
      { map: '\n  B g', answers: ['yes', 'bandit-guard.1'] },
      each => each.lasts('brute', halfOf('#brute-023', 'bottom').do[0] as Ability),
    );
    expect(sc.told('attacked')[0]?.told.base).toBe(2);
  });

  test('a Medical Pack is a card in an ally’s hand that goes back to the supply once it is used', () => {
    const sc = playing('#sawbones-407/top', { map: '\n  B S g', answers: ['spellweaver'] });
    const pack = '#sawbones-417' as CardId;
    expect(sc.s.heroes.spellweaver?.hand.at(-1)).toBe(pack);
    sc.s.figures.spellweaver = { ...sc.figure('spellweaver')!, hp: 2 };
    sc.turnOf('spellweaver');
    sc.play(t => playHalf(t, 'spellweaver', `${pack}/bottom`));
    expect(sc.hp('spellweaver')).toBe(6);
    const { hand, discard, lost } = sc.s.heroes.spellweaver!;
    expect([...hand, ...discard, ...lost]).not.toContain(pack);
  });

  test('there are seven Medical Packs, and none is lost instead of damage', () => {
    expect(copiesOf('medical-pack').length).toBe(7);
    const sc = scene({ map: '\n  B S g', answers: ['take'] });
    sc.s.heroes.brute!.hand = copiesOf('medical-pack').slice(0, 2);
    sc.s.heroes.brute!.discard = ['#brute-001', '#brute-002'];
    sc.play(t => suffer(t, 'brute', 2, { how: 'attack', by: 'bandit-guard.1' }));
    expect(sc.asked[0]?.keys).toEqual(['take', 'two']);
  });

  test('an ally takes another turn at once with two cards of the hand, and its own turn still comes', () => {
    const sc = scene({
      map: '\n  B S . g',
      answers: ['spellweaver', '#spellweaver-061', '#spellweaver-062'],
    });
    sc.s.heroes.spellweaver!.hand = ['#spellweaver-061', '#spellweaver-062', '#spellweaver-063'];
    sc.turnOf('brute');
    sc.play(t => playHalf(t, 'brute', '#sunkeeper-190/top'));
    expect([sc.s.turn?.of, sc.s.turn?.cards]).toEqual([
      'spellweaver',
      ['#spellweaver-061', '#spellweaver-062'],
    ]);
    sc.answer('end');
    sc.play(t => heroStep(t, 'spellweaver'));
    expect([sc.s.turn?.of, sc.s.acted]).toEqual(['brute', []]);
    expect(sc.s.heroes.spellweaver?.hand).toEqual(['#spellweaver-063']);
  });
});
