import { compareOutlines, isWhollyOn, mm } from '@potyczka/geometry/plane';
import type { Proc, Seat } from '@potyczka/kernel';
import { TOKEN_RADIUS } from '../ground.js';
import type { Keyword } from '../moments.js';
import { goOff } from '../rules/attack/bomb.js';
import { scorePoints } from '../rules/counted.js';
import { newToken } from '../rules/token-place.js';
import { blueFirst, leaderOf, onField, type S, type T, type UnitS, unitOf } from '../state.js';
import { msg } from '../text/say.js';
import { foeOf, SEATS, type UnitId } from '../vocabulary.js';
import { BOMB } from './weapons.js';
import { isInside, zonesOf } from './zones.js';

const EACH = 3;
/** Read when it is needed: this file may be loaded before the ground. */
const gap = (): number => mm(27 / 2) + TOKEN_RADIUS;

const disc = (p: { readonly x: number; readonly y: number }) => ({
  core: [{ x: p.x, y: p.y }],
  radius: TOKEN_RADIUS,
});

const bombers = (s: S, seat: Seat): UnitS[] =>
  onField(s, seat).filter(u =>
    zonesOf(s, seat).some(area => isInside(disc(leaderOf(u)), area, (b, p) => isWhollyOn(b, [p]))),
  );

/** LEG-SETUP-16: the token lies beside the leader and is claimed. */
export const giveToken = (t: T, unit: UnitId): void => {
  const leader = leaderOf(unitOf(t.s, unit));
  const token = newToken(t.s, 'objective', { x: leader.x + gap(), y: leader.y, z: leader.z });
  t.emit({ type: 'token-placed', who: unitOf(t.s, unit).seat, token }, 'LEG-SETUP-16');
  t.emit({ type: 'claimed', unit, token: token.id }, 'LEG-SETUP-16');
};

/** Each player gives three of their units a bomb, blue first. */
function* handOut(t: T): Proc {
  for (const who of blueFirst(t.s)) {
    const from = bombers(t.s, who);
    const n = Math.min(EACH, from.length);
    const chosen =
      n === from.length
        ? from
        : yield* t.chooseMany<UnitS>(who, {
            rule: 'LEG-SETUP-14',
            ask: msg('ask-bombs', { most: n }),
            from,
            key: u => u.id,
            min: n,
            max: n,
            propose: () => [from.slice(0, n)],
            show: u => ({ label: msg('unit-label', { unit: u.id }), at: [u.id] }),
          });
    for (const u of chosen) giveToken(t, u.id);
  }
}

type Token = S['tokens'][number];

const dropped = (s: S, seat: Seat): Token[] =>
  s.tokens.filter(x => x.kind === 'objective' && x.by === null && x.seat === seat);

/** In a zone, or wholly in range 1 of it. */
const isNearZone = (s: S, token: Token, of: Seat): boolean =>
  zonesOf(s, of).some(area => {
    const zone =
      'polygon' in area ? { core: area.polygon, radius: 0 } : { core: [area.centre], radius: area.radius };
    return compareOutlines(zone, { core: disc(token).core, radius: 0 }, mm(152.4) - TOKEN_RADIUS) <= 0;
  });

function* explode(t: T, token: Token): Proc {
  const { id, x, y, z } = token;
  for (const of of SEATS) if (isNearZone(t.s, token, of)) scorePoints(t, foeOf(of), 1, 'bombs');
  yield* goOff(t, { id, seat: token.seat ?? 'p1', x, y, z, weapon: BOMB }, 'LEG-CARD-02');
  t.emit({ type: 'token-removed', token: id }, 'LEG-CARD-02');
}

/** At the end of the activation phase each player may set off one that their units dropped. */
function* setOff(t: T): Proc {
  for (const who of blueFirst(t.s)) {
    const from = dropped(t.s, who);
    if (from.length === 0) continue;
    const token = yield* t.choose<Token | 'none'>(who, {
      rule: 'LEG-CARD-02',
      ask: msg('ask-detonate'),
      from: [...from, 'none'],
      key: x => (x === 'none' ? x : x.id),
      show: x =>
        x === 'none'
          ? { label: msg('no-more-label'), declines: true }
          : { label: msg('token-label', { token: x.id }), at: [x.id] },
    });
    if (token !== 'none') yield* explode(t, token);
  }
}

/** Bombing Run. */
export const bombingRun: Keyword = {
  id: 'battle:bombing-run~2',
  steps: {
    setUp: { rule: 'LEG-SETUP-16', is: 'must', when: () => true, play: handOut },
    phaseEnd: {
      rule: 'LEG-CARD-02',
      is: 'must',
      when: t => SEATS.some(seat => dropped(t.s, seat).length > 0),
      play: setOff,
    },
  },
};
