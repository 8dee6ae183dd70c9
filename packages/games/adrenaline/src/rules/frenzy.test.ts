import { describe, expect, test } from 'vitest';
import { type Position, scene } from '../fixtures/scene.js';

const row = `
  . S A B
  . . . .
  . . . C`;

/** S takes the last skull by killing A. */
const lastSkull = (more: Partial<Position> = {}) => {
  const s = scene({
    map: row,
    weapons: { S: ['lock-rifle'] },
    damage: { A: 'BBBBBBBBB' },
    skulls: 1,
    ...more,
  });
  return s.fires('lock-rifle', 'basic', 'A', 'done', 'end', 'pass').until('ADR-TURN-02');
};
const frenzied = (p: Partial<Position>) => scene({ map: row, skulls: 0, frenzy: { by: 'S', left: 3 }, ...p });

describe('final frenzy', () => {
  test('ADR-FRENZY-01 it starts when the last skull is taken', () => {
    expect(lastSkull().state.frenzy).toEqual({ by: 'p1', left: 4 });
    expect(lastSkull({ skulls: 2 }).state.frenzy).toBeNull();
  });

  test('ADR-FRENZY-02 ADR-XFRENZY-02 ADR-XFRENZY-03 boards without damage are turned, also of those just killed; skulls go', () => {
    const s = lastSkull({ damage: { A: 'BBBBBBBBB', B: 'S' }, skullsOn: { A: 1, C: 2, B: 2 } });
    expect(['p1', 'p2', 'p3', 'p4'].map(p => s.board(p as 'p1').turned)).toEqual([true, true, false, true]);
    expect(['p2', 'p3', 'p4'].map(p => s.board(p as 'p1').skulls)).toEqual([0, 2, 0]);
  });

  test('ADR-FRENZY-03 everybody plays exactly one more turn, also who triggered it', () => {
    const s = lastSkull();
    const turns: string[] = [];
    while (s.run.result === undefined) {
      turns.push(s.state.turn);
      s.endTurn();
    }
    expect(turns).toEqual(['p2', 'p3', 'p4', 'p1']);
    expect(s.run.result?.winners).toEqual(['p1']);
  });

  const lists = (trigger: string) => {
    const out: string[] = [];
    const order = 'SABC';
    for (let i = 1; i <= 4; i++) {
      const turn = order[(order.indexOf(trigger) + i) % 4] as string;
      const s = frenzied({ turn, frenzy: { by: trigger, left: 5 - i }, weapons: {} });
      out.push(turn + (s.options().includes('run') ? 'A' : 'B'));
    }
    return out.join(' ');
  };

  test('ADR-FRENZY-05 ADR-FRENZY-06 ADR-EX-38 who comes before the first player has list A', () => {
    expect(lists('B')).toBe('CA SB AB BB');
    expect(lists('C')).toBe('SB AB BB CB');
    expect(lists('S')).toBe('AA BA CA SB');
  });

  test('ADR-FRENZY-04 ADR-FRENZY-05 list A: two actions, run 4, move 2 and grab, move 1, reload and shoot', () => {
    const a = (first: string) => frenzied({ turn: 'B', weapons: { B: ['!lock-rifle'] } }).picks(first);
    expect(a('run').options()).toContain('10');
    expect(a('run').why('20')).toBe('ADR-RUN-01 too-far-to-move');
    expect(a('grab').options()).toContain('12');
    expect(a('grab').why('00')).toBe('ADR-GRAB-01 too-far-to-move');
    expect(a('shoot').options()).toEqual(['03', '02', '13']);
    const twice = a('run').picks('12', 'run', '22');
    expect(twice.state.turn).toBe('p4');
  });

  test('ADR-FRENZY-06 list B: one action, move 3 and grab, or move 2, reload and shoot', () => {
    const b = (first: string) =>
      frenzied({ turn: 'S', frenzy: { by: 'A', left: 2 }, weapons: { S: ['!thor'] } }).picks(first);
    const s = frenzied({ turn: 'S', frenzy: { by: 'A', left: 2 } });
    expect(s.options()).toEqual(['end', 'grab', 'shoot']);
    expect(s.why('run')).toBe('ADR-FRENZY-06 no-run-in-list');
    expect(b('grab').options()).toContain('13');
    expect(b('grab').why('23')).toBe('ADR-GRAB-01 too-far-to-move');
    expect(b('shoot').options()).toContain('03');
    expect(b('shoot').why('13')).toBe('ADR-FRENZY-07 too-far-to-move');
    const done = b('grab').picks('11');
    expect(done.state.turn).toBe('p2');
  });

  test('ADR-FRENZY-07 the action is called by what it can come to: a shot from one square in reach is enough', () => {
    const labelled = (map: string, weapon: string) =>
      scene({ map, frenzy: { by: 'B', left: 2 }, skulls: 0, turn: 'S', weapons: { S: [weapon] } }).shows(
        'shoot',
      ).label?.id;
    const near = `
      S . A .
      . . . .
      . . . B`;
    // A sledgehammer reaches whoever stands on the same square: from two squares on, not from here.
    expect(labelled(near, 'sledgehammer')).toBe('shoot-label');
    const far = near.replace('A .', '. A');
    expect(labelled(far, 'sledgehammer')).toBe('move-only-label');
  });

  test('ADR-FRENZY-07 move, then reload, then shoot; each may be skipped', () => {
    const s = frenzied({ turn: 'A', weapons: { A: ['!lock-rifle'] } }).picks('shoot');
    expect(s.asked).toBe('ADR-FRENZY-07');
    s.picks('01');
    expect(s.asked).toBe('ADR-RELOAD-01');
    s.picks('lock-rifle');
    expect(s.asked).toBe('ADR-SHOOT-01');
    expect(s.options()).toEqual(['pass', 'lock-rifle']);
    s.picks('lock-rifle', 'basic', 'S', 'done');
    expect(s.damage()).toEqual({ S: 2 });
    const nothing = frenzied({ turn: 'A', weapons: { A: ['!lock-rifle'] } }).picks(
      'shoot',
      '02',
      'pass',
      'pass',
    );
    expect(nothing.asked).toBe('ADR-TURN-02');
  });

  test('ADR-FRENZY-07 ADR-RELOAD-01 any number of weapons is reloaded before the shot', () => {
    const s = frenzied({ turn: 'A', weapons: { A: ['!lock-rifle', '!zx-2'] } }).picks(
      'shoot',
      '01',
      'lock-rifle',
    );
    expect(s.asked).toBe('ADR-RELOAD-01');
    s.picks('zx-2');
    expect(s.options()).toEqual(['pass', 'lock-rifle', 'zx-2']);
  });

  test('ADR-FRENZY-07 if no shot can follow, the action and its squares say so', () => {
    const labels = (p: Partial<Position>) => {
      const s = frenzied({ turn: 'A', ...p });
      return [s.shows('shoot').label.id, s.picks('shoot').shows('02').label.id, s.shows('01').label.id];
    };
    expect(labels({ weapons: { A: ['lock-rifle'] } })).toEqual(['shoot-label', 'stay-label', 'square-label']);
    expect(labels({ weapons: { A: ['!lock-rifle'] } })).toEqual([
      'shoot-label',
      'stay-label',
      'square-label',
    ]);
    expect(labels({ weapons: { A: ['!lock-rifle'] }, cubes: { A: '' } })).toEqual([
      'move-only-label',
      'stay-no-shot-label',
      'square-no-shot-label',
    ]);
    expect(labels({})).toEqual(['move-only-label', 'stay-no-shot-label', 'square-no-shot-label']);
  });

  test('ADR-FRENZY-07 a reload that cannot be followed by a shot is told apart from no reload', () => {
    const far = `
      S . . .
      . . . .
      . . . A`;
    const label = (weapons: string[]) =>
      scene({ map: far, turn: 'S', frenzy: { by: 'S', left: 1 }, skulls: 0, weapons: { S: weapons } }).shows(
        'shoot',
      ).label.id;
    expect(label(['!shotgun'])).toBe('move-reload-label');
    expect(label(['shotgun'])).toBe('move-only-label');
  });

  test('ADR-FRENZY-08 ADR-XFRENZY-05 a board with damage keeps its side until it is killed and scored', () => {
    const s = frenzied({ turn: 'A', weapons: { A: ['lock-rifle'] }, damage: { S: 'BBBBBBBBB' } });
    expect(s.board('p1').turned).toBe(false);
    s.picks('shoot', '02', 'lock-rifle', 'basic', 'S', 'done', 'end');
    expect(s.points()).toEqual({ A: 6, B: 9 });
    expect(s.board('p1').turned).toBe(true);
  });

  test('ADR-XFRENZY-01 all deaths of the triggering turn are scored, also beyond the skulls', () => {
    const s = scene({
      map: `
        . S AB .
        . . . .
        . . . C`,
      weapons: { S: ['furnace'] },
      damage: { A: 'CCCCCCCCCC', B: 'CCCCCCCCCC' },
      skulls: 1,
    }).fires('furnace', 'cozy-fire', '02', 'end', 'pass');
    expect(s.events('killshot').length).toBe(2);
    expect(s.state.skulls).toBe(0);
    expect(s.state.frenzy).toBeNull();
    s.until('ADR-TURN-02');
    expect(s.state.frenzy).not.toBeNull();
  });

  test('ADR-XFRENZY-03 ADR-XFRENZY-04 a turned board pays 2, 1, 1, 1, without first blood, and gets no skull', () => {
    const s = frenzied({
      turn: 'A',
      weapons: { A: ['lock-rifle'] },
      damage: { S: 'BBBBBBBBB' },
      turned: 'S',
    });
    s.picks('shoot', '02', 'lock-rifle', 'basic', 'S', 'done', 'end');
    expect(s.points()).toEqual({ A: 1, B: 2 });
    expect(s.board('p1').skulls).toBe(0);
    expect(s.events('first-blood')).toEqual([]);
    const four = frenzied({
      turn: 'A',
      weapons: { A: ['lock-rifle'] },
      damage: { S: 'BBBBCCCEE' },
      turned: 'S',
      options: { players: 5 },
    });
    four.picks('shoot', '02', 'lock-rifle', 'basic', 'S', 'done', 'end');
    expect(four.points()).toEqual({ B: 2, C: 1, E: 1, A: 1 });
  });

  test('ADR-XFRENZY-06 killshots still go to the track', () => {
    const track = Array.from({ length: 8 }, () => ({ killer: 'p3' as const, overkill: null }));
    const s = frenzied({ turn: 'A', weapons: { A: ['lock-rifle'] }, damage: { S: 'BBBBBBBBB' }, track });
    s.picks('shoot', '02', 'lock-rifle', 'basic', 'S', 'done', 'end');
    expect(s.state.track.length).toBe(9);
    expect(s.state.track.at(-1)).toEqual({ killer: 'p2', overkill: null });
  });

  test('ADR-XFRENZY-07 no reload at the end of a frenzy turn', () => {
    const s = frenzied({ turn: 'A', weapons: { A: ['!lock-rifle'] } }).picks('end');
    expect(s.state.turn).toBe('p3');
  });

  test('ADR-XFRENZY-08 who is killed in the frenzy respawns', () => {
    const s = frenzied({ turn: 'A', weapons: { A: ['lock-rifle'] }, damage: { S: 'BBBBBBBBB' } });
    s.picks('shoot', '02', 'lock-rifle', 'basic', 'S', 'done', 'end');
    expect(s.asks).toEqual(['S']);
    expect(s.asked).toBe('ADR-SPAWN-05');
  });

  test('ADR-XADR-03 no adrenaline actions in the frenzy', () => {
    const s = frenzied({ turn: 'A', damage: { A: 'SSSSSS' }, weapons: { A: ['lock-rifle'] } });
    expect(s.picks('grab').why('21')).toBe('ADR-GRAB-01 too-far-to-move');
    const shoot = frenzied({ turn: 'A', damage: { A: 'SSSSSS' }, weapons: { A: ['lock-rifle'] } }).picks(
      'shoot',
    );
    expect(shoot.options()).toEqual(['02', '01', '03', '12']);
  });
});

describe('the end', () => {
  /** The last frenzy turn, in which S does nothing. */
  const last = (p: Partial<Position>) =>
    frenzied({ turn: 'S', frenzy: { by: 'S', left: 1 }, ...p })
      .picks('end')
      .until('ADR-TURN-02');
  const scores = (s: ReturnType<typeof last>) =>
    Object.fromEntries(s.run.result?.scores.map(x => [x.who, x.points]) ?? []);

  test('ADR-END-01 ADR-XEND-02 boards that carry damage are scored: first blood on unturned ones, no killshot', () => {
    const s = last({ damage: { A: 'BBC', C: 'SB' }, turned: 'C' });
    expect(scores(s)).toEqual({ p1: 2, p2: 0, p3: 8 + 1 + 1, p4: 6 });
    expect(s.state.track).toEqual([]);
  });

  test('ADR-END-02 ADR-XEND-03 the killshot track pays 8, 6, 4, 2 like a board, overkills counting twice', () => {
    const kills = (owners: string) =>
      [...owners].map(c => ({
        killer: `p${'SABC'.indexOf(c.toUpperCase()) + 1}` as const,
        overkill: c === c.toLowerCase() ? (`p${'SABC'.indexOf(c.toUpperCase()) + 1}` as const) : null,
      }));
    expect(scores(last({ track: kills('ABBCS') }))).toEqual({ p1: 2, p2: 6, p3: 8, p4: 4 });
    expect(scores(last({ track: kills('ABBBCS') }))).toEqual({ p1: 2, p2: 6, p3: 8, p4: 4 });
    expect(scores(last({ track: kills('ABBBaCS') }))).toEqual({ p1: 2, p2: 8, p3: 6, p4: 4 });
  });

  test('ADR-END-03 most points win', () => {
    const s = last({ points: { A: 20, B: 21 } });
    expect(s.run.result?.winners).toEqual(['p3']);
    expect(s.events('game-over')).toMatchObject([{ points: 21, tie: null }]);
    expect(s.run.result?.scores.map(x => x.who).slice(0, 2)).toEqual(['p3', 'p2']);
  });

  test('ADR-END-04 ties go to more points from the track', () => {
    const s = last({
      points: { A: 18, B: 20 },
      track: [
        { killer: 'p2', overkill: 'p2' },
        { killer: 'p3', overkill: null },
      ],
    });
    expect(scores(s)).toMatchObject({ p2: 26, p3: 26 });
    expect(s.run.result?.winners).toEqual(['p2']);
    expect(s.events('game-over')).toMatchObject([{ winners: ['p2'], points: 26, tie: 'killshots' }]);
  });

  test('ADR-XEND-04 if that is equal too, the victory is shared', () => {
    const s = last({ points: { A: 20, C: 20 } });
    expect(s.run.result?.winners).toEqual(['p2', 'p4']);
    expect(s.events('game-over')).toMatchObject([{ winners: ['p2', 'p4'], tie: 'killshots' }]);
  });

  test('ADR-XEND-01 ADR-XSETUP-09 sudden death: the game ends after the scoring of that turn', () => {
    const s = scene({
      map: row,
      weapons: { S: ['lock-rifle'] },
      damage: { A: 'BBBBBBBBB', C: 'A' },
      skulls: 1,
      options: { frenzy: false },
    }).fires('lock-rifle', 'basic', 'A', 'done', 'end', 'pass');
    s.picks(s.options()[0] as string);
    expect(s.run.result?.scores.map(x => [x.who, x.points])).toEqual([
      ['p1', 6 + 8],
      ['p2', 1 + 8],
      ['p3', 9],
      ['p4', 0],
    ]);
  });

  test('ADR-XEND-05 totals stay secret if the host wants it so', () => {
    const s = scene({ map: row, points: { S: 5, A: 7 }, options: { secretPoints: true } });
    expect(s.run.view('p1').players.map(p => p.points)).toEqual([5, null, null, null]);
    expect(s.run.view('spectator').players.map(p => p.points)).toEqual([null, null, null, null]);
    const open = scene({ map: row, points: { S: 5, A: 7 } });
    expect(open.run.view('spectator').players.map(p => p.points)).toEqual([5, 7, 0, 0]);
  });
});
