import { describe, expect, test } from 'vitest';
import { type Position, scene } from '../fixtures/scene.js';
import { game as adrenaline } from '../index.js';
import { movesBetween, seesSquare } from '../state.js';
import { COLOURS, SPAWN_SQUARE } from '../vocabulary.js';

describe('Terminator', () => {
  const map = `
    . S A .
    . . T .
    . . . B`;

  test('ADR-XBOT-01 for three or four players: it takes a free colour, without cubes, weapons or power-ups', () => {
    const options = {
      players: 4,
      arena: 'D',
      skulls: 8,
      frenzy: true,
      bot: true,
      mode: 'deathmatch',
      secretPoints: false,
    } as const;
    expect(adrenaline.judgeOptions?.(options)).toBeUndefined();
    expect(adrenaline.judgeOptions?.({ ...options, players: 5 })?.rule).toBe('ADR-XBOT-01');
    const s = scene({ map });
    expect(s.run.view('p1').bot).toMatchObject({ who: 'bot', character: 'banshee' });
    expect(Object.keys(s.state.players)).toEqual(['p1', 'p2', 'p3']);
  });

  test('ADR-XBOT-01 ADR-GEN-04 an area hits the Terminator like everybody else', () => {
    const s = scene({
      map: `
        . ST A .
        . . . .
        . . . B`,
      weapons: { S: ['electroscythe', 'furnace'] },
    }).fires('electroscythe', 'basic');
    expect(s.damage()).toEqual({ T: 1 });
    const square = scene({
      map: `
        . S AT .
        . . . .
        . . . B`,
      weapons: { S: ['furnace'] },
    }).fires('furnace', 'cozy-fire', '02');
    expect(square.damage()).toEqual({ A: 1, T: 1 });
    expect([square.marksOn('A', 'S'), square.marksOn('T', 'S')]).toEqual([1, 1]);
  });

  test('ADR-XBOT-02 the starting player brings it in first and takes no bot action in that turn', () => {
    const s = scene({
      map: `
        . . . .
        . . . .
        . . . .`,
      options: { bot: true },
      turns: { S: 0, A: 0, B: 0 },
      powerUpDeck: ['newton-red-1', 'newton-red-2'],
    });
    expect(s.asked).toBe('ADR-XBOT-07');
    s.picks('blue');
    expect(s.at('T')).toBe('02');
    expect(s.asked).toBe('ADR-SPAWN-03');
    s.picks('newton-red-1');
    expect(s.options()).not.toContain('T');
    expect(s.options()).toContain('end');
    expect(s.events('bot-acted')).toEqual([{ type: 'bot-acted', by: 'p1', how: 'entry' }]);
    s.endTurn();
    expect(s.asked).toBe('ADR-SPAWN-03');
    s.picks(s.options()[0] as string);
    expect(s.options()).toContain('T');
  });

  test('ADR-XBOT-03 once a turn, at any time: up to one square, then it must shoot somebody it sees, never the active player', () => {
    const s = scene({ map, weapons: { S: ['lock-rifle'] } });
    expect(s.why('end')).toBe('ADR-XBOT-03 bot-first');
    s.picks('bot');
    expect(s.options()).toEqual(['12', '02', '13', '22']);
    s.picks('02');
    expect(s.options()).toEqual(['A', 'B']);
    expect(s.why('S')).toBe('ADR-XBOT-03 bot-spares-you');
    s.picks('A');
    expect(s.damage()).toEqual({ A: 1 });
    expect(s.tokens('A')).toBe('T');
    expect(s.options()).toEqual(['end', 'run', 'grab', 'shoot']);
    expect(s.events('bot-acted', 'moved', 'bot-shot')).toEqual([
      { type: 'bot-acted', by: 'p1', how: 'action' },
      { type: 'moved', who: 'bot', to: '02', how: 'bot', by: 'p1' },
      { type: 'bot-shot', at: 'p2', by: 'p1' },
    ]);
  });

  test('ADR-XBOT-03 it shoots nobody who is not on the board, and nobody whom it does not see', () => {
    const s = scene({
      map: `
        . S A .
        . . T .
        B . . .`,
      options: { players: 4 },
    }).picks('bot', '12');
    expect(s.options()).toEqual(['A']);
    expect(s.why('C')).toBe('ADR-XBOT-03 not-on-board');
    expect(s.why('B')).toBe('ADR-XBOT-03 bot-does-not-see');
    expect(s.shows('A').preview).toMatchObject({ damage: 1, marks: 0, line: ['12', '02'] });
    s.picks('A');
    expect(s.events('moved')).toEqual([]);
    expect(s.damage()).toEqual({ A: 1 });
    expect(s.marks()).toEqual({});
  });

  test('ADR-PWR-14 ADR-XBOT-03 only who sees the Terminator may answer its shot', () => {
    const hand = { A: ['tagback-grenade-red-1'] };
    const seen = scene({ map, hand }).picks('bot', '02', 'A');
    expect(seen.asks).toEqual(['A']);
    const through = scene({
      map: `
        . S . .
        . . T .
        . . A .`,
      hand,
    }).picks('bot', '02');
    expect(through.options()).toEqual(['A']);
    through.picks('A');
    expect(through.asked).toBe('ADR-TURN-02');
  });

  test('ADR-XBOT-03 it may be moved after both actions too, and shoots nobody if it sees nobody else', () => {
    const s = scene({
      map: `
        S . A .
        . . . .
        T . . B`,
    }).picks('run', '10', 'run', '00');
    expect(s.options()).toEqual(['T']);
    s.picks('bot', '10');
    expect(s.damage()).toEqual({});
    expect(s.state.turn).toBe('p2');
  });

  test('ADR-XBOT-04 with six damage it also gives a mark', () => {
    const five = scene({ map, damage: { T: 'AAAAA' } }).picks('bot', '12', 'B');
    expect(five.marks()).toEqual({});
    const six = scene({ map, damage: { T: 'AAAAAA' } }).picks('bot', '12', 'B');
    expect(six.marksOn('B', 'T')).toBe(1);
  });

  test('ADR-XBOT-05 its damage scores, kills and can win', () => {
    const s = scene({ map, damage: { B: 'TTTTTTTTTT' } }).picks('bot', '12', 'B', 'end');
    expect(s.points()).toEqual({ T: 9 });
    expect(s.state.track).toEqual([{ killer: 'bot', overkill: null }]);
    const end = scene({
      map,
      skulls: 0,
      frenzy: { by: 'S', left: 1 },
      points: { T: 30, A: 20 },
      botActed: true,
    });
    end.picks('bot', '12', 'B', 'end').until('ADR-TURN-02');
    expect(end.run.result?.winners).toEqual(['bot']);
  });

  test('ADR-SCORE-10 the owner of the twelfth token gets the mark, who may be another than the killer', () => {
    const s = scene({ map, damage: { B: 'SSSSSSSSSSS' } }).picks('bot', '12', 'B', 'end');
    expect(s.state.track).toEqual([{ killer: 'p1', overkill: 'bot' }]);
    expect(s.marksOn('T', 'B')).toBe(1);
  });

  test('ADR-XBOT-06 Tagback Grenade marks the bot; Targeting Scope does not work with its shot', () => {
    const s = scene({ map, hand: { A: ['tagback-grenade-red-1'], S: ['targeting-scope-red-1'] } }).picks(
      'bot',
      '02',
      'A',
    );
    expect(s.asks).toEqual(['A']);
    expect(s.asked).toBe('ADR-PWR-14');
    s.picks(['tagback-grenade-red-1']);
    expect(s.marksOn('T', 'A')).toBe(1);
    expect(s.asked).toBe('ADR-TURN-02');
    expect(s.damage()).toEqual({ A: 1 });
  });

  test('ADR-XBOT-06 ADR-PWR-14 whom it kills may still answer', () => {
    const hand = { A: ['tagback-grenade-red-1'] };
    const s = scene({ map, hand, damage: { A: 'BBBBBBBBBB' } }).picks('bot', '02', 'A');
    expect(s.asks).toEqual(['A']);
    s.picks(['tagback-grenade-red-1']);
    expect(s.marksOn('T', 'A')).toBe(1);
  });

  test('ADR-XSCORE-04 its killshot and one of the player who moved it are no double kill', () => {
    const s = scene({
      map,
      weapons: { S: ['lock-rifle'] },
      damage: { A: 'CCCCCCCCC', B: 'CCCCCCCCCC' },
      options: { players: 4 },
    });
    s.fires('lock-rifle', 'basic', 'A', 'done', 'bot', '12', 'B', 'end', 'pass');
    expect(s.state.track.map(k => k.killer)).toEqual(['p1', 'bot']);
    expect(s.events('double-kill')).toEqual([]);
  });

  test('ADR-XBOT-07 ADR-XBOT-08 killed: no bot action any more, scored like a player, and brought in again by the active player', () => {
    const s = scene({
      map: map.replace('S A .', '. SA .'),
      weapons: { S: ['lock-rifle'] },
      damage: { T: 'BBBBBBBBB' },
    });
    s.fires('lock-rifle', 'basic', 'T', 'done');
    expect(s.why('bot')).toBe('ADR-XBOT-08 bot-is-dead');
    s.picks('end', 'pass');
    expect(s.points()).toEqual({ B: 9, S: 6 });
    expect(s.asks).toEqual(['S']);
    expect(s.asked).toBe('ADR-XBOT-07');
    s.picks('yellow');
    expect(s.at('T')).toBe('23');
  });
});

describe('Domination', () => {
  const dom = (p: Partial<Position> & { map: string }) =>
    scene({ ...p, options: { mode: 'domination', ...p.options } });
  const map = `
    . S . .
    . . A .
    . . . B`;

  test('ADR-XDOM-01 eight skulls, one track for each spawnpoint', () => {
    const options = {
      players: 4,
      arena: 'D',
      skulls: 8,
      frenzy: true,
      bot: false,
      mode: 'domination',
      secretPoints: false,
    } as const;
    expect(adrenaline.judgeOptions?.(options)).toBeUndefined();
    expect(adrenaline.judgeOptions?.({ ...options, skulls: 5 })?.rule).toBe('ADR-XDOM-01');
    expect(dom({ map }).run.view('p1').tags).toEqual({ red: [], blue: [], yellow: [] });
  });

  test('ADR-XDOM-02 ADR-XDOM-03 from the second turn on a spawnpoint is tagged by damaging it', () => {
    const s = dom({ map, weapons: { S: ['lock-rifle'] } }).fires('lock-rifle', 'basic');
    expect(s.options()).toEqual(['spawn-red', 'spawn-blue']);
    s.picks('spawn-blue', 'done');
    expect(s.state.tags.blue).toEqual(['p1']);
    const first = dom({ map, weapons: { S: ['lock-rifle'] }, turns: { S: 0 } });
    expect(first.why('shoot')).toBe('ADR-SHOOT-03 no-target');
  });

  test('ADR-XDOM-03 damage of any size tags once, and each spawnpoint once in a turn', () => {
    const s = dom({ map, weapons: { S: ['plasma-gun', 'lock-rifle'] } }).fires(
      'plasma-gun',
      'basic',
      'spawn-blue',
    );
    expect(s.why('charged-shot')).toBe('ADR-WPN-PLASMAGUN-03 spawn-tagged-once');
    s.picks('done').fires('lock-rifle', 'basic');
    expect(s.options()).toEqual(['spawn-red']);
    expect(s.state.tags.blue).toEqual(['p1']);
  });

  test('ADR-XDOM-03 area weapons tag too', () => {
    const s = dom({ map: map.replace('S . .', 'S C .'), weapons: { S: ['furnace'] } }).fires(
      'furnace',
      'cozy-fire',
      '02',
    );
    expect(s.damage()).toEqual({ C: 1 });
    expect(s.state.tags.blue).toEqual(['p1']);
  });

  test('ADR-XDOM-03 an area over a spawnpoint that was tagged in this turn does not tag it again', () => {
    const s = dom({
      map: map.replace('S . .', 'S C .'),
      weapons: { S: ['lock-rifle', 'furnace'] },
    }).fires('lock-rifle', 'basic', 'spawn-blue', 'done');
    s.fires('furnace', 'cozy-fire', '02');
    expect(s.damage()).toEqual({ C: 1 });
    expect(s.state.tags.blue).toEqual(['p1']);
  });

  test('ADR-XDOM-03 an effect that only marks one target does not tag either', () => {
    const s = dom({ map: map.replace('S . .', 'S CE .'), weapons: { S: ['lock-rifle'] } });
    s.fires('lock-rifle', 'basic', 'C', 'second-lock');
    expect(s.why('spawn-blue')).toBe('ADR-XDOM-03 spawn-takes-no-marks');
  });

  test('ADR-XDOM-03 the Punisher tags only a spawnpoint in sight, within its two squares', () => {
    const punisher = (m: string) =>
      dom({ map: m, weapons: { S: ['tractor-beam'] } }).fires('tractor-beam', 'punisher');
    const hidden = punisher(`
      . . . .
      . S . .
      . . . .`);
    expect(hidden.why('spawn-red')).toBe('ADR-XDOM-03 not-visible');
    const seen = punisher(`
      S . . .
      . . . .
      . . . .`);
    seen.picks('spawn-blue');
    expect(seen.state.tags.blue).toEqual(['p1']);
    expect(seen.at('S')).toBe('00');
  });

  test('ADR-XDOM-03 ADR-WPN-TRACTORBEAM-02 from every square the Punisher reaches the spawnpoints that are seen and near', () => {
    const squares = ['00', '01', '02', '10', '11', '12', '13', '21', '22', '23'] as const;
    const blank = '. . . .\n. . . .\n. . . .';
    const found = new Set<string>();
    for (const at of squares) {
      const cell = (Number(at[0]) * 4 + Number(at[1])) * 2;
      const s = dom({
        map: `${blank.slice(0, cell)}S${blank.slice(cell + 1)}`,
        weapons: { S: ['tractor-beam'] },
      });
      expect(s.at('S')).toBe(at);
      const reached = COLOURS.filter(
        c => seesSquare(s.state, at, SPAWN_SQUARE[c]) && movesBetween(s.state, at, SPAWN_SQUARE[c]) <= 2,
      );
      if (reached.length === 0) continue;
      s.fires('tractor-beam', 'punisher');
      expect(s.options(), at).toEqual(reached.map(c => `spawn-${c}`));
      for (const c of COLOURS) found.add(`${s.why(`spawn-${c}`)}`);
    }
    expect([...found].sort()).toEqual([
      'ADR-WPN-TRACTORBEAM-02 too-far',
      'ADR-XDOM-03 not-visible',
      'undefined',
    ]);
  });

  test('ADR-XDOM-03 marks do not tag', () => {
    const s = dom({ map: map.replace('S . .', 'S C .'), weapons: { S: ['zx-2'] } }).fires('zx-2', 'scanner');
    expect(s.why(['spawn-blue'])).toBe('ADR-XDOM-03 spawn-takes-no-marks');
  });

  test('ADR-XDOM-03 T.H.O.R. may hit a spawnpoint but does not chain on from it', () => {
    const s = dom({ map: map.replace('S . .', 'S C .'), weapons: { S: ['thor'] } }).fires(
      'thor',
      'basic',
      'spawn-blue',
    );
    expect(s.options()).toEqual(['done']);
    expect(s.why('chain-reaction')).toBe('ADR-WPN-THOR-02 no-target');
    const chain = dom({ map: map.replace('S . .', 'S C .'), weapons: { S: ['thor'] } });
    chain.fires('thor', 'basic', 'C', 'chain-reaction');
    expect(chain.options()).toContain('spawn-blue');
  });

  test('ADR-XDOM-03 Tractor Beam and Vortex Cannon tag only a visible spawnpoint', () => {
    const hidden = `
      . . . .
      . S . .
      . . . A`;
    const beam = dom({ map: hidden, weapons: { S: ['tractor-beam'] } }).fires('tractor-beam', 'basic');
    expect(beam.options()).toEqual(['A', 'spawn-blue']);
    expect(beam.why('spawn-red')).toBe('ADR-XDOM-03 not-visible');
    const vortex = dom({ map: hidden, weapons: { S: ['vortex-cannon'] } }).fires('vortex-cannon', 'basic');
    expect(vortex.why('20')).toBe('ADR-WPN-VORTEXCANNON-02 nobody-near');
    const seen = dom({ map: hidden, weapons: { S: ['vortex-cannon'] } }).fires(
      'vortex-cannon',
      'basic',
      '02',
      'spawn-blue',
      'done',
    );
    expect(seen.state.tags.blue).toEqual(['p1']);
  });

  const onSpawn = `
    . . S .
    . . . .
    . . A B`;

  test('ADR-XDOM-02 ADR-XDOM-05 ending the turn alone on a spawnpoint tags it and costs one damage', () => {
    const s = dom({ map: onSpawn }).picks('end').until('ADR-TURN-02');
    expect(s.state.tags.blue).toEqual(['p1']);
    expect(s.tokens('S')).toBe('S');
    const firstTurn = dom({ map: onSpawn, turns: { S: 0 } }).picks('end');
    expect(firstTurn.state.tags.blue).toEqual([]);
    expect(firstTurn.tokens('S')).toBe('S');
    const shared = dom({ map: onSpawn.replace('. S', 'C S').replace('C S', '. SC') }).picks('end');
    expect(shared.state.tags.blue).toEqual([]);
    expect(shared.tokens('S')).toBe('S');
  });

  test('ADR-XDOM-02 whoever was killed there still stands there: the killer is not alone', () => {
    const s = dom({
      map: onSpawn.replace('S', 'SA').replace('A B', '. B'),
      weapons: { S: ['shotgun'] },
      damage: { A: 'BBBBBBBBB' },
    });
    s.fires('shotgun', 'basic', 'A', '02', 'end', 'pass');
    expect(s.events('killed')).toHaveLength(1);
    expect(s.state.tags.blue).toEqual([]);
    expect(s.tokens('S')).toBe('S');
  });

  test('ADR-XFRENZY-04 a turned board gets no skull, though skulls are left', () => {
    const kill = (turned: string) =>
      dom({
        map,
        frenzy: { by: 'B', left: 2 },
        skulls: 3,
        turned,
        damage: { A: 'BBBBBBBBB' },
        weapons: { S: ['lock-rifle'] },
      }).picks('shoot', '02', 'lock-rifle', 'basic', 'A', 'done');
    expect(kill('').events('skull')).toEqual([{ type: 'skull', on: 'p2' }]);
    const s = kill('A');
    expect(s.events('skull')).toEqual([]);
    expect([s.board('p2').skulls, s.state.skulls]).toEqual([0, 3]);
  });

  test('ADR-XDOM-04 even if it was damaged in this turn already', () => {
    const s = dom({ map: onSpawn, weapons: { S: ['lock-rifle'] } }).fires(
      'lock-rifle',
      'basic',
      'spawn-blue',
      'done',
      'end',
    );
    s.picks('pass');
    expect(s.state.tags.blue).toEqual(['p1', 'p1']);
  });

  test('ADR-XDOM-05 the own token ranks but pays nobody, and such a death is no double kill', () => {
    const s = dom({ map: onSpawn, damage: { S: 'SAAAAAAAAA' } }).picks('end');
    expect(s.points()).toEqual({ A: 8 });
    expect(s.events('first-blood')).toEqual([]);
    const first = dom({ map: onSpawn, damage: { S: 'SSSSSSAAAB' } }).picks('end');
    expect(first.points()).toEqual({ A: 6, B: 4 });
    const twice = dom({
      map: `
        . A S .
        . . . .
        . . . B`,
      weapons: { S: ['lock-rifle'] },
      damage: { S: 'BBBBBBBBBB', A: 'BBBBBBBBB' },
    }).picks('shoot', '02', 'lock-rifle', 'basic', 'A', 'done', 'end', 'pass');
    expect(twice.events('double-kill')).toEqual([]);
    expect(twice.events('killed').length).toBe(2);
  });

  test('ADR-XDOM-06 no killshot track; for an overkill the killer tags a spawnpoint of their choice', () => {
    const s = dom({
      map: `
        . S A .
        . . . .
        . . . B`,
      weapons: { S: ['lock-rifle'] },
      damage: { A: 'BBBBBBBBBB' },
    }).fires('lock-rifle', 'basic', 'A', 'done', 'end', 'pass');
    expect(s.asked).toBe('ADR-XDOM-06');
    expect(s.shows('yellow')).toMatchObject({ at: ['23'] });
    s.picks('yellow');
    expect(s.state.tags.yellow).toEqual(['p1']);
    expect(s.state.track).toEqual([]);
  });

  test('ADR-XDOM-06 an overkill by the Terminator tags nothing', () => {
    const s = dom({
      map: `
        . S A .
        . . T .
        . . . B`,
      options: { bot: true },
      weapons: { S: ['lock-rifle'] },
      damage: { A: 'BBBBBBBBB' },
    }).fires('lock-rifle', 'basic', 'A', 'done');
    s.picks('bot', '12', 'A', 'end').until('ADR-SPAWN-05');
    expect(s.events('killed')).toMatchObject([{ who: 'p2', by: 'p1', overkill: false }]);
    expect(s.events('tagged')).toEqual([]);
  });

  test('ADR-XDOM-07 two full tracks start the frenzy; each track pays 8, 6, 4, 2, 1, ties the higher value', () => {
    const seven = 'A'.repeat(7);
    const s = dom({ map: onSpawn, tags: { red: 'B'.repeat(8), blue: seven } })
      .picks('end')
      .until('ADR-TURN-02');
    expect(s.state.frenzy).toEqual({ by: 'p1', left: 3 });
    const short = dom({ map: onSpawn, tags: { red: 'B'.repeat(7), blue: seven } })
      .picks('end')
      .until('ADR-TURN-02');
    expect(short.state.frenzy).toBeNull();
    const five = dom({
      map: 'S A B C\n E . . .\n . . . .',
      frenzy: { by: 'S', left: 1 },
      skulls: 0,
      options: { players: 5 },
      tags: { red: 'SSSSSAAAABBBCCE' },
    }).picks('end');
    expect(five.events('scored-track').map(e => [e.who, e.points])).toEqual([
      ['p1', 8],
      ['p2', 6],
      ['p3', 4],
      ['p4', 2],
      ['p5', 1],
    ]);
    const end = dom({
      map,
      frenzy: { by: 'S', left: 1 },
      skulls: 0,
      tags: { red: 'AABBS', blue: 'S' },
    }).picks('end');
    expect(Object.fromEntries(end.run.result?.scores.map(x => [x.who, x.points]) ?? [])).toEqual({
      p1: 4 + 8,
      p2: 8,
      p3: 8,
    });
  });
});
