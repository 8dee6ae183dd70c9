import { mm } from '@potyczka/geometry/plane';
import type { CardId, Proc, Seat } from '@potyczka/kernel';
import { isAmong } from '../../content/cards.js';
import { COMMANDS } from '../../content/index.js';
import { fieldOf, fieldUnit, inMeleeWith } from '../../ground.js';
import type { Keyword } from '../../moments.js';
import { carriedFrom, carryTokens } from '../../rules/carry.js';
import { mayAffect } from '../../rules/effects.js';
import { issueOrder } from '../../rules/orders.js';
import { answerPose, fieldPose, judgeStand, nearField, rings, standOf } from '../../rules/place.js';
import { minisNear, seesToken } from '../../rules/token-place.js';
import { blueFirst, type S, seatOf, type T, type UnitS, unitOf, unitsOf } from '../../state.js';
import { msg, no } from '../../text/say.js';
import type { UnitId } from '../../vocabulary.js';
import { detonateToken } from '../common/charge-tokens.js';

/** LEG-KWX-BANE-01: three tokens with one back; what lies there is a face-down card. */
const EFFECTS = ['here-i-am', 'smoke-and-mirrors', 'kablamo'] as const;
type Effect = (typeof EFFECTS)[number];
export const baneCards = (seat: Seat): CardId[] => EFFECTS.map((e): CardId => `#${seat}-bane-${e}`);
const effectOf = (card: string): Effect => EFFECTS.find(e => card.endsWith(e)) ?? 'smoke-and-mirrors';

type Token = S['tokens'][number];
const banes = (s: S): Token[] => s.tokens.filter(t => t.kind === 'bane');

/** The command card whose weapon the tokens carry, and the unit whose card it is. */
const CARD = COMMANDS.find(c => c.weapons?.some(w => w.carriedBy === 'bane-token'));
const bearerOf = (s: S, seat: Seat): UnitS | undefined =>
  unitsOf(s, seat).find(u => isAmong(u.card, CARD?.units));

/** LEG-KWX-BANE-05: one mini is near and sees it, whichever. */
const isMet = (s: S, u: UnitS, t: Token): boolean => {
  const at = { x: t.x, y: t.y, z: t.z };
  return minisNear(s, u, at, 1).some(m => seesToken(s, u, m, at));
};

/** LEG-KWX-BANE-05: an enemy that is near, sees it, and is not immune. */
const revealedBy = (s: S, unit: UnitId): Token[] =>
  s.units[unit]?.where === 'field'
    ? banes(s).filter(
        t =>
          t.seat !== null &&
          t.seat !== seatOf(s, unit) &&
          mayAffect(s, t.seat, unit) &&
          isMet(s, unitOf(s, unit), t),
      )
    : [];

/** LEG-GAP-154: on the token, or as near as can be. */
const standAt = (s: S, u: UnitS, token: Token) => {
  const body = fieldUnit(s, u);
  const field = nearField(fieldOf(s), token, mm(300));
  const start = { at: { x: token.x, y: token.y }, level: token.z, facing: body.minis[0].pose.facing };
  for (const pose of [start, ...rings(body, start, 0)]) {
    const ends = [{ id: body.minis[0].id, pose: fieldPose(answerPose(pose), start.facing) }];
    if (!judgeStand(field, body, ends)) return standOf(pose);
  }
  return undefined;
};

/** LEG-KWX-BANE-07 to -09 */
function* appear(t: T, token: Token): Proc {
  const u = bearerOf(t.s, token.seat as Seat);
  t.emit({ type: 'token-removed', token: token.id }, 'LEG-KWX-BANE-09');
  const at = u && u.where !== 'defeated' ? standAt(t.s, u, token) : undefined;
  if (!u || !at) return;
  const wasAway = u.where !== 'field';
  if (wasAway) t.emit({ type: 'deployed', unit: u.id, at: [at] }, 'LEG-KWX-BANE-07');
  else {
    const from = carriedFrom(t.s, u.id);
    t.emit({ type: 'moved', unit: u.id, how: 'effect', at: [at], tool: null }, 'LEG-KWX-BANE-08');
    yield* carryTokens(t, u.id, from, true);
  }
  if (u.marks.reserve) t.emit({ type: 'unmark', unit: u.id, mark: 'reserve' }, 'LEG-KWX-BANE-07');
  if (wasAway && t.s.round > 0) yield* issueOrder(t, u.id, 'bane');
}

function* reveal(t: T, token: Token): Proc {
  t.emit({ type: 'token-revealed', token: token.id, card: token.what as CardId }, 'LEG-KWX-BANE-05');
  const effect = effectOf(token.what);
  const weapon = CARD?.weapons?.find(w => w.carriedBy === 'bane-token');
  if (effect === 'here-i-am') yield* appear(t, token);
  else if (effect === 'kablamo' && weapon) yield* detonateToken(t, token, weapon);
  else t.emit({ type: 'token-removed', token: token.id }, 'LEG-KWX-BANE-11');
}

const NOT_THIS = no('LEG-KWX-BANE-10', 'not-this-token');

/** LEG-KWX-BANE-10: asked of whoever has tokens there, whatever they are. */
function* showYourself(t: T): Proc {
  for (const who of blueFirst(t.s)) {
    const own = banes(t.s).filter(x => x.seat === who);
    if (own.length === 0) continue;
    const token = yield* t.choose<Token | 'none'>(who, {
      rule: 'LEG-KWX-BANE-10',
      ask: msg('ask-bane'),
      from: ['none', ...own],
      key: x => (x === 'none' ? x : x.id),
      judge: x => (x === 'none' || effectOf(x.what) === 'here-i-am' ? undefined : NOT_THIS),
      show: x =>
        x === 'none'
          ? { label: msg('no-more-label'), declines: true }
          : { label: msg('token-label', { token: x.id }), at: [x.id] },
    });
    if (token !== 'none') yield* reveal(t, token);
  }
}

const near = {
  rule: 'LEG-KWX-BANE-05',
  is: 'must',
  when: (t: T, c: { readonly unit: UnitId }) => t.s.attack === null && revealedBy(t.s, c.unit).length > 0,
  *play(t: T, c: { readonly unit: UnitId }): Proc {
    for (const token of revealedBy(t.s, c.unit))
      if (t.s.tokens.some(x => x.id === token.id)) yield* reveal(t, token);
  },
} as const;

/** LEG-GAP-154: minis that were brought up in an attack wait for its end. */
const inMelee = {
  ...near,
  when: (t: T, c: { readonly unit: UnitId }) => near.when(t, c) || metAfter(t.s, c.unit).length > 0,
  *play(t: T, c: { readonly unit: UnitId }): Proc {
    for (const unit of [c.unit, ...metAfter(t.s, c.unit)])
      if (near.when(t, { unit })) yield* near.play(t, { unit });
  },
} as const;
const metAfter = (s: S, unit: UnitId): UnitId[] =>
  banes(s).length === 0 ? [] : inMeleeWith(s, unit).filter(id => revealedBy(s, id).length > 0);

/** LEG-KWX-BANE-01 to -12: what the tokens do, whoever put them there. */
export const baneTokens: Keyword = {
  id: 'bane-tokens',
  steps: {
    moved: near,
    deployed: near,
    placed: near,
    acted: inMelee,
    roundStart: {
      rule: 'LEG-KWX-BANE-10',
      is: 'must',
      when: t => banes(t.s).length > 0,
      play: showYourself,
    },
  },
};
