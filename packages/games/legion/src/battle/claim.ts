import { touchesToken } from '@potyczka/geometry/plane';
import { nth, type RuleId, type Verdict } from '@potyczka/kernel';
import { fieldUnit, TOKEN_RADIUS } from '../ground.js';
import type { CardAction, Keyword } from '../moments.js';
import { isTrooper, typeOf } from '../rules/sheet.js';
import { dropAll } from '../rules/wounds.js';
import { type S, type UnitS, unitOf } from '../state.js';
import { msg, no } from '../text/say.js';
import type { UnitId } from '../vocabulary.js';

const NO_TOKEN = no('LEG-BATTLE-01', 'no-token-here');
const CANNOT_CLAIM = no('LEG-BATTLE-07', 'cannot-claim');
const NOTHING_CLAIMED = no('LEG-BATTLE-09', 'nothing-claimed');

/** LEG-BATTLE-01: objective tokens in base contact with the leader. */
export const tokensAt = (s: S, u: UnitS, kind: 'objective' | 'condition') => {
  const body = fieldUnit(s, u);
  return s.tokens.filter(
    t =>
      t.kind === kind &&
      t.by === null &&
      touchesToken(body, body.minis[0], { id: t.id, at: { x: t.x, y: t.y }, radius: TOKEN_RADIUS }),
  );
};

/** LEG-BATTLE-07, LEG-UTYPE-11, -21: troopers, but neither creatures nor emplacements. */
const judgeHands = (s: S, u: UnitS, rule: RuleId): Verdict => {
  const type = typeOf(s, u);
  return isTrooper(s, u) && type !== 'creature' && type !== 'emplacement'
    ? undefined
    : { ...CANNOT_CLAIM, rule };
};

/** LEG-BATTLE-01 to -03, -06 */
export const claim = (unit: UnitId): CardAction => ({
  id: 'card:claim',
  rule: 'LEG-BATTLE-01',
  cost: 1,
  judge: s => {
    const u = unitOf(s, unit);
    return (
      judgeHands(s, u, 'LEG-BATTLE-07') ?? (tokensAt(s, u, 'objective').length > 0 ? undefined : NO_TOKEN)
    );
  },
  *play(t) {
    const u = unitOf(t.s, unit);
    const tokens = tokensAt(t.s, u, 'objective');
    const token =
      tokens.length === 1
        ? nth(tokens, 0)
        : yield* t.choose(u.seat, {
            rule: 'LEG-BATTLE-01',
            ask: msg('ask-claim', { unit }),
            from: tokens,
            key: x => x.id,
            show: x => ({ label: msg('token-label', { token: x.id }), at: [x.id] }),
          });
    t.emit({ type: 'claimed', unit, token: token.id }, 'LEG-BATTLE-02');
  },
});

/** LEG-BATTLE-09 */
const drop = (unit: UnitId): CardAction => ({
  id: 'card:drop',
  rule: 'LEG-BATTLE-09',
  cost: 0,
  judge: s => (s.tokens.some(t => t.by === unit) ? undefined : NOTHING_CLAIMED),
  *play(t) {
    dropAll(t, unit, 'choice');
  },
});

/** LEG-BATTLE-19, -20: one wound token more or less on an objective token. */
const sabotage = (unit: UnitId): CardAction => ({
  id: 'card:sabotage',
  rule: 'LEG-BATTLE-19',
  cost: 1,
  judge: s => {
    const u = unitOf(s, unit);
    return (
      judgeHands(s, u, 'LEG-BATTLE-19') ?? (tokensAt(s, u, 'objective').length > 0 ? undefined : NO_TOKEN)
    );
  },
  *play(t) {
    const u = unitOf(t.s, unit);
    const changes = tokensAt(t.s, u, 'objective').flatMap(token =>
      [1, -1]
        .map(by => ({ token: token.id, wounds: token.wounds + by }))
        .filter(x => x.wounds >= 0 && x.wounds <= MOST_WOUNDS),
    );
    const change = yield* t.choose(u.seat, {
      rule: 'LEG-BATTLE-20',
      ask: msg('ask-sabotage', { unit }),
      from: changes,
      key: x => `${x.token}:${x.wounds}`,
      show: x => ({ label: msg('wounds-label', { wounds: x.wounds }), at: [x.token] }),
    });
    t.emit({ type: 'token-wounds', ...change, unit }, 'LEG-BATTLE-20');
  },
});
const MOST_WOUNDS = 4;

/** What objective cards let units do (LEG-KWU-INCOGNITO-03). */
export const OBJECTIVE_ACTION_IDS: readonly string[] = ['card:claim', 'card:drop', 'card:sabotage'];

const actions = (id: string, ...of: readonly ((unit: UnitId) => CardAction)[]): Keyword => ({
  id: `battle:${id}`,
  sums: { cardActions: { in: 'add', change: (v, c) => [...v, ...of.map(make => make(c.unit))] } },
});

/** Objective cards that give every unit an action. */
export const OBJECTIVE_ACTIONS: readonly Keyword[] = [
  actions('recover-the-supplies', claim),
  actions('hostage-exchange', claim),
  actions('bombing-run', claim, drop),
  actions('sabotage-the-moisture-vaporators', sabotage),
];
