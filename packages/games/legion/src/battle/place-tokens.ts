import { compareOutlines, isAt, mm, type Point, type Terrain } from '@potyczka/geometry/plane';
import type { Proc, Seat, Verdict } from '@potyczka/kernel';
import { TOKEN_RADIUS } from '../ground.js';
import { newToken } from '../rules/token-place.js';
import type { S, T, TokenAt } from '../state.js';
import { msg, no } from '../text/say.js';
import { foeOf, SEATS } from '../vocabulary.js';
import { zonesOf } from './zones.js';

const ON_TOKEN = no('LEG-SETUP-15', 'token-too-near');
const NEAR_BANE = no('LEG-CARD-11', 'token-too-near');
/** How far they lie from zones and from each other their card says. */
const NEAR_OBJECTIVE = no('LEG-CARD-02', 'token-too-near');
const NEAR_CONDITION = no('LEG-CARD-04', 'token-too-near');
const OFF_TABLE = no('LEG-SETUP-15', 'token-off-table');
const ON_TERRAIN = no('LEG-SETUP-15', 'token-on-terrain');

const piecesOf = (s: S): readonly Terrain[] => s.ground.terrain as unknown as readonly Terrain[];

/** From what a token keeps away, and how far. */
interface Apart {
  readonly kind: TokenAt['kind'];
  readonly range: number;
}

const tooNear = (kind: TokenAt['kind']): Verdict => {
  if (kind === 'bane') return NEAR_BANE;
  return kind === 'objective' ? NEAR_OBJECTIVE : NEAR_CONDITION;
};

/** LEG-SETUP-15 and the card: beyond range 1 of zones and some range of other tokens of its kind, off terrain. */
const judgeToken = (s: S, p: Point, apart: Apart): Verdict => {
  const token = { core: [p], radius: TOKEN_RADIUS };
  const { width, depth } = s.ground;
  const r = TOKEN_RADIUS;
  if (p.x < r || p.y < r || p.x > width - r || p.y > depth - r) return OFF_TABLE;
  const zones = SEATS.flatMap(seat => zonesOf(s, seat)).map(a =>
    'polygon' in a ? { core: a.polygon, radius: 0 } : { core: [a.centre], radius: a.radius },
  );
  const disc = (x: { readonly x: number; readonly y: number }) => ({
    core: [{ x: x.x, y: x.y }],
    radius: TOKEN_RADIUS,
  });
  const others = s.tokens.filter(x => x.kind !== apart.kind);
  if (others.some(x => compareOutlines(disc(x), token, 0) < 0)) return ON_TOKEN;
  const alike = s.tokens.filter(x => x.kind === apart.kind);
  if (zones.some(o => isAt(o, token, 1)) || alike.some(x => isAt(disc(x), token, apart.range)))
    return tooNear(apart.kind);
  const onTerrain = piecesOf(s).some(t => compareOutlines(token, { core: t.polygon, radius: 0 }, 0) <= 0);
  return onTerrain ? ON_TERRAIN : undefined;
};

function* tokenSpots(s: S, apart: Apart): Generator<Point> {
  const step = mm(60);
  let found = 0;
  for (let x = step; x < s.ground.width; x += step)
    for (let y = step; y < s.ground.depth; y += step)
      if (found < 40 && !judgeToken(s, { x, y }, apart)) {
        found++;
        yield { x, y };
      }
}

/** One token, placed by a player; nothing if there is no place for it. */
function* placeOneToken(t: T, who: Seat, apart: Apart, special: Partial<TokenAt> = {}): Proc<boolean> {
  const spots = [...tokenSpots(t.s, apart)];
  if (spots.length === 0) return false;
  const at = yield* t.place(who, {
    rule: 'LEG-SETUP-14',
    ask: msg('ask-token', { kind: apart.kind }),
    judge: p => judgeToken(t.s, { x: p.x, y: p.y }, apart),
    propose: () => spots,
    show: p => ({ label: msg('end-label', { x: Math.round(p.x / 100), y: Math.round(p.y / 100) }) }),
  });
  t.emit({ type: 'token-placed', who, token: newToken(t.s, apart.kind, at, special) }, 'LEG-SETUP-14');
  return true;
}

/** The players place tokens in turn, blue first; who finds no place for one places none. */
export function* placeTokens(t: T, n: number, apart: Apart, special: Partial<TokenAt> = {}): Proc {
  const blue = t.s.blue ?? 'p1';
  for (let i = 0; i < n; i++)
    if (!(yield* placeOneToken(t, i % 2 === 0 ? blue : foeOf(blue), apart, special))) return;
}

/** A token of one player, away from zones. */
export function* placeApart(t: T, who: Seat, kind: TokenAt['kind'], what: string): Proc {
  yield* placeOneToken(t, who, { kind, range: 1 }, { seat: who, what });
}
