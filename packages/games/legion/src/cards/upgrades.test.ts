import { describe, expect, test } from 'vitest';
import type { UpgradeCard, Weapon } from '../content/cards.js';
import { upgradeCard } from '../content/index.js';
import { type Cast, FISTS, type Played, RIFLE, type Scene, scene } from '../fixtures/scene.js';
import type { State } from '../state.js';

const up = (...ids: string[]): { upgrades: UpgradeCard[] } => ({ upgrades: ids.map(id => upgradeCard(id)) });

/** A acts beside X; Y is farther away than range 2. */
const near = (a: Partial<Cast>, x: Partial<Cast> = {}, more: Partial<Scene> = {}): Scene => ({
  acting: 'A',
  ...more,
  units: {
    A: { at: [[300, 300]], ...a },
    X: { at: [[400, 300]], ...x },
    Y: { at: [[1000, 300]] },
    ...more.units,
  },
});
const card = (id: string): string => `card:upgrade:${id}`;
/** Plays on until nothing of the attack is open. */
const throughAttack = (g: Played): Played => {
  for (let n = 0; n < 30 && g.s.attack; n++) g.first();
  return g;
};
const blanks = (n: number): string[] => Array.from({ length: n }, () => 'blank');

describe('tokens, free card actions, turned cards', () => {
  test('LEG-CARD-09 LEG-CARD-14 a card with the icon is exhausted by its use and cannot be used again', () => {
    const g = scene(near(up('force-reflexes')));
    g.give(card('force-reflexes'));
    expect(g.unit('A').tokens.dodge).toBe(1);
    expect(g.unit('A').upgrades[0]?.state).toBe('exhausted');
    expect(g.s.act?.left).toBe(2); // free
    expect(g.why(card('force-reflexes'))).toBeDefined();
    const exhaust = (s: State): void => {
      const unit = s.units.A!;
      s.units.A = { ...unit, upgrades: unit.upgrades.map(e => ({ ...e, state: 'exhausted' as const })) };
    };
    expect(scene(near(up('force-reflexes'), {}, { change: exhaust })).why(card('force-reflexes'))).toBe(
      'LEG-CARD-14',
    );
  });

  test('LEG-EX-10 a free card action gives its token, costs no action and is used once, and not in panic', () => {
    const luke = { ...up('force-reflexes'), card: { courage: 1 } };
    const g = scene(near(luke)).give(card('force-reflexes'));
    expect([g.unit('A').tokens.dodge, g.unit('A').upgrades[0]?.state, g.s.act?.left]).toEqual([
      1,
      'exhausted',
      2,
    ]);
    expect(g.why(card('force-reflexes'))).toBe('LEG-ACTV-19');
    const panicked = scene({
      ...near({ ...luke, tokens: { suppression: 3 } }, { order: 'up' }, { chance: blanks(3) }),
      now: 'activate',
    });
    expect(panicked.told('ready-to-act')[0]).toMatchObject({ unit: 'A', panicked: true });
    expect(panicked.asks.some(a => a.seat === 'p1' && a.spec.ask.id === 'ask-action')).toBe(false);
    expect(panicked.unit('A').upgrades[0]?.state).toBe('ready');
  });

  test('LEG-EX-12 Burst of Speed works once: neither recovering nor another round brings it back', () => {
    const turn = (state: 'ready' | 'expended') =>
      scene({
        now: 'turn',
        units: { A: { at: [[300, 300]], order: 'up', ...up('burst-of-speed') }, X: { at: [[400, 300]] } },
        change: s => {
          const a = s.units.A!;
          s.units.A = { ...a, upgrades: a.upgrades.map(e => ({ ...e, state })) };
        },
      });
    const g = turn('ready').give('A:upgrade:burst-of-speed').give('recover');
    expect(g.unit('A').upgrades[0]?.state).toBe('expended');
    g.give('move');
    expect(g.askOf().spec.ask.args?.speed).toBe(3);
    expect(turn('expended').asked).toBe('ask-action'); // nothing is offered before
  });

  test('LEG-CARD-15 an expended card gives its effect once in the game', () => {
    const g = scene({
      now: 'turn',
      pools: { p1: [], p2: ['corps'] },
      units: { A: { at: [[300, 300]], order: 'up', ...up('burst-of-speed') }, X: { at: [[400, 300]] } },
    });
    g.give('A:upgrade:burst-of-speed');
    expect(g.unit('A').upgrades[0]?.state).toBe('expended');
    expect(g.s.units.A?.marks['bend:speed-set@upgrade:burst-of-speed']?.n).toBe(3);
    expect(g.s.units.A?.marks['later:immobilize@upgrade:burst-of-speed']?.n).toBe(1);
  });

  test('LEG-CARD-22 an enemy trooper in range suffers, one out of range cannot be chosen', () => {
    const g = scene(near(up('jedi-mind-trick')));
    g.give(card('jedi-mind-trick'));
    expect(g.unit('X').tokens.suppression).toBe(2);
    expect(g.unit('Y').tokens.suppression).toBe(0);
    const far = scene(near(up('jedi-mind-trick'), { at: [[900, 300]] }));
    expect(far.why(card('jedi-mind-trick'))).toBe('LEG-ACTV-17');
    const officer = scene(near(up('jedi-mind-trick'), { card: { rank: 'commander' } }));
    expect(officer.why(card('jedi-mind-trick'))).toBe('LEG-ACTV-17');
  });

  test('LEG-CARD-09 up to so many units gain a token', () => {
    const g = scene(
      near(
        up('force-guidance'),
        {},
        {
          units: {
            A: { at: [[300, 300]], ...up('force-guidance') },
            B: { at: [[300, 350]] },
            C: { at: [[300, 250]] },
            X: { at: [[400, 300]] },
          },
        },
      ),
    );
    g.give(card('force-guidance'));
    expect(g.why(['A', 'B', 'C'])).toBeDefined();
    g.give(['B', 'C']);
    expect([g.unit('A'), g.unit('B'), g.unit('C')].map(u => u.tokens.surge)).toEqual([0, 1, 1]);
  });

  test('LEG-CARD-09 one of several tokens is chosen', () => {
    const g = scene(near(up('phase-i-clone-specialist')));
    g.give(card('phase-i-clone-specialist'));
    expect(g.shown()).toEqual(['1', '2', '3']);
    g.give('3');
    expect(g.unit('A').tokens).toMatchObject({ aim: 0, dodge: 0, surge: 1 });
  });

  test('LEG-CARD-09 a wound by a card falls on the mini that its owner names', () => {
    const g = scene(
      near(up('force-choke'), {
        at: [
          [400, 300],
          [400, 340],
        ],
        card: { wounds: 2 },
      }),
    );
    g.give(card('force-choke'));
    expect(g.seat).toBe('p1');
    g.give('X.0');
    expect(g.unit('X').minis.map(m => m.wounds)).toEqual([1, 0]);
  });

  test('LEG-CARD-09 an enemy is moved by the owner of the card, engaged or not', () => {
    const g = scene(near(up('force-push')));
    g.give(card('force-push'));
    expect(g.asked).toBe('ask-effect');
    expect(g.seat).toBe('p1');
    g.first();
    expect(g.told('moved')[0]).toMatchObject({ unit: 'X', how: 'effect' });
    expect(g.s.units.X?.marks).toEqual({});
    const engaged = scene(near(up('force-push'), { at: [[327, 300]] }));
    engaged.give(card('force-push')).first();
    expect(engaged.told('moved')).toHaveLength(1);
  });

  test('LEG-CARD-09 a keyword is given until the activation ends', () => {
    const g = scene(
      near(
        { ...up('plo-koon'), card: { type: 'trooper' } },
        { at: [[900, 800]] },
        { pools: { p1: [], p2: ['corps', 'corps'] }, chance: ['corps'] },
      ),
    );
    g.give(card('plo-koon')).give('move').until('ask-action');
    expect(g.unit('A').tokens.dodge).toBe(2); // Agile 2
    g.give('end');
    expect(g.unit('A').marks).toEqual({});
  });
});

describe('moments', () => {
  const acting = (a: Partial<Cast>, more: Partial<Scene> = {}): Scene => ({
    now: 'turn',
    turn: 'p1',
    pools: { p1: [], p2: ['corps'] },
    ...more,
    units: { A: { at: [[300, 300]], order: 'up', ...a }, X: { at: [[400, 300]] }, ...more.units },
  });

  test('LEG-CARD-09 courage grows by one', () => {
    const two = scene(acting({ tokens: { suppression: 2 } }, { chance: ['blank', 'blank'] }));
    expect(two.s.act?.suppressed).toBe(true);
    const g = scene(
      acting(
        {
          ...up('rebel-officer'),
          at: [
            [300, 300],
            [300, 340],
          ],
          tokens: { suppression: 2 },
        },
        { chance: ['blank', 'blank'] },
      ),
    );
    expect(g.s.act?.suppressed).toBe(false);
  });

  test('LEG-CARD-09 instead of a rally exactly one token goes', () => {
    const g = scene(acting({ ...up('strict-orders'), tokens: { suppression: 3 } }));
    g.give(g.legal().find(a => a !== 'pass') as string);
    expect(g.unit('A').tokens.suppression).toBe(2);
    g.end();
  });

  test('LEG-CARD-09 a drawn token is asked for', () => {
    const drawn = scene(
      acting(
        { ...up('emergency-transponder'), order: 'none' },
        { pools: { p1: ['corps'], p2: ['corps'] }, chance: ['corps'] },
      ),
    );
    expect(drawn.asked).toBe('ask-moment');
    const ordered = scene(acting(up('emergency-transponder')));
    expect(ordered.asked).toBe('ask-action');
  });

  test('LEG-CARD-09 who suffers wounds answers', () => {
    const g = scene(
      near(
        { weapons: [FISTS, { ...RIFLE, dice: { red: 1 } }] },
        { ...up('anger'), card: { wounds: 3 } },
        { chance: ['crit', 'blank'] },
      ),
    );
    g.give('attack').give('X');
    throughAttack(g);
    expect(g.unit('X').tokens.aim).toBe(1);
  });

  test('LEG-CARD-09 an action gives more, and the other token cannot be spent', () => {
    const g = scene(near(up('offensive-stance'), {}, { left: 3 }));
    g.give('aim');
    expect(g.unit('A').tokens.aim).toBe(2);
    g.give('dodge');
    expect(g.unit('A').tokens.dodge).toBe(1);
  });

  test('LEG-CARD-09 a token is kept at the end of the round', () => {
    const g = scene({
      now: 'end',
      units: {
        A: { at: [[300, 300]], tokens: { dodge: 2 }, ...up('vigilance') },
        X: { at: [[400, 300]], tokens: { dodge: 1 } },
      },
      chance: ['block', 'corps', 'corps'],
    });
    g.give('A:upgrade:vigilance').give(['A']);
    expect(g.unit('A').tokens.dodge).toBe(1);
    expect(g.unit('X').tokens.dodge).toBe(0);
  });
});

describe('the attack', () => {
  const GUN: Weapon = {
    name: 'Gun',
    range: [1, 3],
    dice: { red: 1 },
    keywords: { fixed: { of: ['front'] } },
  };

  test('LEG-CARD-09 LEG-CARD-14 dice and a keyword join the pool', () => {
    const g = scene(
      near({ ...up('overcharged-generator'), weapons: [GUN] }, {}, { chance: ['blank', ...blanks(1)] }),
    );
    g.give('attack').give('X').until('ask-moment', 2).give(`A:upgrade:overcharged-generator`);
    throughAttack(g);
    expect(g.told('rolled').map(e => e.colour)).toEqual(['red', 'black']);
    expect(g.unit('A').upgrades[0]?.state).toBe('exhausted');
  });

  test('LEG-CARD-09 only a wounded unit gets the die', () => {
    const melee = (wounds: number[]) => {
      const g = scene(
        near({ ...up('tenacity'), card: { wounds: 3 }, wounds }, { at: [[327, 300]] }, { chance: blanks(4) }),
      );
      return throughAttack(g.give('attack').give('X:melee'))
        .told('rolled')
        .map(e => e.colour);
    };
    expect(melee([0])).toEqual(['black']);
    expect(melee([1])).toEqual(['red', 'black']);
  });

  test('LEG-CARD-10 a chart holds while its weapon is in the pool', () => {
    const g = scene(near(up('fragmentation-grenades'), {}, { chance: ['surge', 'blank'], inPart: true }));
    g.give('attack').give('X').give('upgrade:0:0');
    throughAttack(g);
    expect(g.told('surges')).toMatchObject([{ to: 'crit', n: 1 }]);
    const rifle = scene(near(up('fragmentation-grenades'), {}, { chance: ['surge'], inPart: true }));
    rifle.give('attack').give('X').give('unit:1');
    expect(throughAttack(rifle).told('surges')).toEqual([]);
  });

  test('LEG-CARD-09 hits or a critical are cancelled for a friend', () => {
    const p = near(
      { weapons: [FISTS, { ...RIFLE, dice: { red: 3 } }] },
      {},
      {
        chance: ['hit', 'hit', 'hit', 'block'],
        units: {
          A: { at: [[300, 300]], weapons: [FISTS, { ...RIFLE, dice: { red: 3 } }] },
          X: { at: [[400, 300]] },
          Z: { at: [[400, 350]], ...up('force-barrier') },
        },
      },
    );
    const g = scene(p).give('attack').give('X').until('ask-moment', 4);
    expect(g.seat).toBe('p2');
    g.give('Z:upgrade:force-barrier');
    throughAttack(g);
    expect(g.told('cancelled')).toMatchObject([{ hits: 2, crits: 0 }]);
  });

  test('LEG-CARD-09 more than one wound become one', () => {
    const p = (faces: string[]) =>
      near(
        { weapons: [FISTS, { ...RIFLE, dice: { red: 2 } }] },
        { ...up('katarn-pattern-armor'), card: { wounds: 4 } },
        { chance: faces },
      );
    const two = scene(p(['crit', 'crit', 'blank', 'blank']))
      .give('attack')
      .give('X')
      .until('ask-moment', 3)
      .give('X:upgrade:katarn-pattern-armor');
    expect(throughAttack(two).unit('X').minis[0]?.wounds).toBe(1);
    expect(two.unit('X').upgrades[0]?.state).toBe('expended');
    const one = scene(p(['crit', 'blank', 'blank']))
      .give('attack')
      .give('X');
    expect(throughAttack(one).told('card')).toEqual([]);
  });

  test('LEG-CARD-09 pierce does not help against a staff in melee', () => {
    const sabre: Weapon = { name: 'Sabre', melee: true, dice: { red: 1 }, keywords: { pierce: 1 } };
    const p = (ids: string[]) =>
      near(
        { weapons: [sabre] },
        { at: [[327, 300]], ...up(...ids), card: { wounds: 2 } },
        { chance: ['crit', 'block'] },
      );
    expect(throughAttack(scene(p([])).give('attack').give('X:melee')).unit('X').minis[0]?.wounds).toBe(1);
    expect(
      throughAttack(
        scene(p(['the-darksaber-moff-gideon']))
          .give('attack')
          .give('X:melee'),
      ).unit('X').minis[0]?.wounds,
    ).toBe(0);
  });
});
