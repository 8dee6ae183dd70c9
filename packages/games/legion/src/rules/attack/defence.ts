import { suppressionImproves } from '@potyczka/geometry/plane';
import type { Proc, RuleId } from '@potyczka/kernel';
import { askAmount, askHowMuch } from '../../ask.js';
import { terrainCover } from '../../ground.js';
import { attackOf, isThere, type S, type T, unitCardOf, unitOf } from '../../state.js';
import { msg } from '../../text/say.js';
import { DEFENCE_DICE, type DefenceFace, type UnitId } from '../../vocabulary.js';
import { gainTokens, loseTokens } from '../counted.js';
import { suppress } from '../morale.js';
import { typeOf } from '../sheet.js';
import { spend, spendable } from '../tokens.js';
import { happens, isSilent, worth } from '../values.js';
import { suffer } from '../wounds.js';
import { ctxOf } from './roll.js';

type Faces = Record<DefenceFace, number>;

export const countedDefence = (faces: readonly DefenceFace[]): Faces => {
  const out: Faces = { block: 0, surge: 0, blank: 0 };
  for (const face of faces) out[face]++;
  return out;
};

/** Step 5a, LEG-COVER-01: dodge tokens cancel hits. */
export function* applyDodge(t: T): Proc {
  const c = ctxOf(t.s);
  const tokens = worth('mayDodge', true, c) ? spendable(t.s, c.to, 'dodge') : 0;
  if (tokens > 0) yield* dodge(t, tokens);
  t.emit({ type: 'attack-part', part: c.kind === 'ranged' ? 'cover' : 'modify' }, 'LEG-COVER-02');
}

function* dodge(t: T, tokens: number): Proc {
  const c = ctxOf(t.s);
  const a = attackOf(t.s);
  const crits = worth('dodgesCrits', false, c) ? a.crits : 0;
  const useful = Math.min(tokens, crits + a.hits);
  const wanted = worth('wantsDodge', false, c); // LEG-GAP-104
  if (useful === 0 && !(wanted && a.hits + a.crits > 0)) return;
  const n = yield* askAmount(t, unitOf(t.s, c.to).seat, {
    rule: 'LEG-COVER-01',
    ask: most => msg('ask-dodge', { unit: c.to, hits: a.hits, crits: a.crits, most }),
    most: Math.max(useful, wanted ? 1 : 0),
    sensible: Math.max(useful, wanted ? 1 : 0),
  });
  for (let i = 0; i < n; i++) yield* spend(t, c.to, 'dodge', 'dodge', 'LEG-COVER-01');
  if (n === 0) return;
  t.emit({ type: 'dodged', n }, 'LEG-COVER-01');
  const fewerCrits = crits > 0 ? yield* askCrits(t, n, Math.min(n, crits)) : 0;
  const fewerHits = Math.min(n - fewerCrits, a.hits);
  if (fewerCrits + fewerHits > 0)
    t.emit({ type: 'cancelled', hits: fewerHits, crits: fewerCrits, by: 'dodge' }, 'LEG-COVER-01');
}

/** LEG-KWU-OUTMANEUVER-01: of so many results that are dodged, how many are crits. */
function* askCrits(t: T, n: number, most: number): Proc<number> {
  const { to } = ctxOf(t.s);
  const least = Math.max(0, Math.min(most, n - attackOf(t.s).hits));
  if (least === most) return most;
  return yield* askAmount(t, unitOf(t.s, to).seat, {
    rule: 'LEG-KWU-OUTMANEUVER-01',
    ask: most => msg('ask-dodge-crits', { unit: to, n, most }),
    least,
    most,
    sensible: most,
  });
}

/** LEG-COVER-10, -11: terrain, and one more for suppression; keywords fold in after. */
export const coverOf = (s: S, by: UnitId, to: UnitId): number => {
  const unit = unitOf(s, to);
  const ground = terrainCover(s, by, to).cover;
  const suppressed = unit.tokens.suppression > 0 && suppressionImproves(typeOf(s, unit)) ? 1 : 0;
  return worth('cover', ground + suppressed, { s, by, to, kind: 'ranged' });
};

/** Steps 5b to 5d, LEG-COVER-03 to -14. */
export function* applyCover(t: T): Proc {
  const c = ctxOf(t.s);
  const cover = coverOf(t.s, c.by, c.to);
  t.emit({ type: 'covered', unit: c.to, cover }, 'LEG-COVER-12');
  const most = worth('coverCancels', cover, { ...c, cover });
  const hits = Math.min(attackOf(t.s).hits, most);
  if (hits > 0) t.emit({ type: 'cancelled', hits, crits: 0, by: 'cover' }, 'LEG-COVER-13');
  t.emit({ type: 'attack-part', part: 'modify' }, 'LEG-PROC-36');
}

/** Step 6, LEG-ATK-30: forced flips, the attacker's effects, then the defender's. */
export function* modifyAttack(t: T): Proc {
  const c = ctxOf(t.s);
  yield* happens(t, 'modifyStart', c);
  yield* happens(t, 'modifyAttack', c);
  yield* ram(t);
  yield* impact(t);
  yield* happens(t, 'afterImpact', c);
  yield* defend(t);
  yield* happens(t, 'modified', c);
  t.emit({ type: 'attack-part', part: 'defend' }, 'LEG-PROC-37');
}

/** What the defender's side has against the results, in the order in which it is proposed. */
const DEFENCES = {
  armour: {
    play: armour,
    canAct: (s: S) => armourCancels(s) > 0,
  },
  shields: { play: flipShields, canAct: (s: S) => mostShields(s) > 0 },
  guard: {
    *play(t: T) {
      yield* happens(t, 'guard', ctxOf(t.s));
    },
    canAct: (s: S) => !isSilent('guard', [s], ctxOf),
  },
} as const;
type Defence = keyof typeof DEFENCES;
const DEFENCE_IDS = Object.keys(DEFENCES) as Defence[];

/** LEG-GAP-143: armour, shields and those who guard act in the order that the defender likes, each once. */
function* defend(t: T): Proc {
  const { to } = ctxOf(t.s);
  const left = new Set(DEFENCE_IDS);
  while (left.size > 0) {
    const able = [...left].filter(id => DEFENCES[id].canAct(t.s));
    const [first] = able;
    if (first === undefined) return;
    const asks = able.length > 1 && able.includes('guard'); // whether armour or shields are first changes nothing
    const next = asks
      ? yield* t.choose<Defence>(unitOf(t.s, to).seat, {
          rule: 'LEG-GAP-143',
          ask: msg('ask-defence', { unit: to }),
          from: able,
          key: id => id,
          show: id => ({ label: msg('defence-label', { defence: id }) }),
        })
      : first;
    left.delete(next);
    yield* DEFENCES[next].play(t);
  }
}

const change = (t: T, from: 'hit' | 'blank', n: number, by: string, rule: RuleId): void => {
  if (n > 0) t.emit({ type: 'changed', from, to: 'crit', n, by }, rule);
};

/** LEG-KWW-RAM-01: blanks first, they were worth least. */
function* ram(t: T): Proc {
  const c = ctxOf(t.s);
  const { blanks: misses, hits } = attackOf(t.s);
  const most = Math.min(worth('ram', 0, c), misses + hits);
  const n = yield* askHowMuch(t, c.by, { keyword: 'ram', most, rule: 'LEG-KWW-RAM-01' });
  const blanks = Math.min(n, misses);
  change(t, 'blank', blanks, 'ram', 'LEG-KWW-RAM-01');
  change(t, 'hit', n - blanks, 'ram', 'LEG-KWW-RAM-01');
}

/** LEG-KWW-IMPACT-01, -02: only against armour. */
function* impact(t: T): Proc {
  const c = ctxOf(t.s);
  if (!worth('isArmoured', false, { s: t.s, unit: c.to })) return;
  const most = Math.min(worth('impact', 0, c), attackOf(t.s).hits);
  const n = yield* askHowMuch(t, c.by, { keyword: 'impact', most, rule: 'LEG-KWW-IMPACT-01' });
  change(t, 'hit', n, 'impact', 'LEG-KWW-IMPACT-01');
}

/** LEG-KWU-ARMOR-01, LEG-KWU-ARMORX-01 */
const armourCancels = (s: S): number => Math.min(worth('armour', 0, ctxOf(s)), attackOf(s).hits);
function* armour(t: T): Proc {
  const most = armourCancels(t.s);
  const { to } = ctxOf(t.s);
  const hits = yield* askHowMuch(t, to, { keyword: 'armor', most, rule: 'LEG-KWU-ARMOR-01' });
  if (hits > 0) t.emit({ type: 'cancelled', hits, crits: 0, by: 'armor' }, 'LEG-KWU-ARMOR-01');
}

const mostShields = (s: S): number => {
  const { to, kind } = ctxOf(s);
  const { hits, crits } = attackOf(s);
  const most = Math.min(unitOf(s, to).tokens.shield, hits + crits);
  return kind === 'ranged' && most > 0 && worth('mayFlipShields', true, { s, unit: to }) ? most : 0;
};

/** LEG-KWU-SHIELDED-04, -05: active shield tokens cancel hits and crits of a ranged attack. */
function* flipShields(t: T): Proc {
  const c = ctxOf(t.s);
  const unit = unitOf(t.s, c.to);
  const { hits, crits } = attackOf(t.s);
  const most = mostShields(t.s);
  const n = yield* askAmount(t, unit.seat, {
    rule: 'LEG-KWU-SHIELDED-04',
    ask: most => msg('ask-shields', { unit: c.to, hits, crits, most }),
    most,
    sensible: most,
  });
  if (n === 0) return;
  flip(t, c.to, n, 'LEG-KWU-SHIELDED-04');
  const fewer = Math.min(n, crits);
  t.emit({ type: 'cancelled', hits: n - fewer, crits: fewer, by: 'shielded' }, 'LEG-KWU-SHIELDED-04');
}

/** LEG-KWU-SHIELDED-03: active tokens are turned down. */
export const flip = (t: T, unit: UnitId, n: number, rule: RuleId): void => {
  if (n <= 0) return;
  loseTokens(t, { unit, token: 'shield', n, why: 'spent', for: 'shielded' }, rule);
  gainTokens(t, { unit, token: 'shield-down', n, why: 'shielded' }, rule);
};

/** LEG-KWW-PIERCE-01: what is left of the pierce of this attack. */
export const pierceLeft = (s: S): number => {
  const a = attackOf(s);
  return Math.max(0, worth('pierce', a.pierce, ctxOf(s)) - a.pierced);
};

/** Step 7a, LEG-ATK-31: a die for each hit and crit; nothing left ends the attack here (LEG-GAP-169). */
export function* rollDefence(t: T): Proc {
  const c = ctxOf(t.s);
  const { hits, crits } = attackOf(t.s);
  if (hits + crits === 0) {
    t.emit({ type: 'attack-part', part: 'suppress' }, 'LEG-PROC-40');
    return;
  }
  const dice = hits + crits + worth('extraDice', 0, c);
  const die = DEFENCE_DICE[unitCardOf(t.s, unitOf(t.s, c.to)).die];
  const faces = countedDefence(t.rollMany('LEG-ATK-31', die, dice));
  t.emit({ type: 'defence-rolled', unit: c.to, faces, by: '' }, 'LEG-ATK-31');
  t.emit({ type: 'attack-part', part: 'reroll-defence' }, 'LEG-PROC-37');
}

/** Does the chart of a unit turn its surges to blocks in this attack? */
export const surgeBlocks = (s: S, unit: UnitId): boolean =>
  worth('surgeBlocks', unitCardOf(s, unitOf(s, unit)).defenceSurge === true, { ...ctxOf(s), dice: unit });

/** Step 7b, LEG-ATK-32 */
export function* rerollDefence(t: T): Proc {
  const c = ctxOf(t.s);
  const most = worth('defenceRerolls', 0, c);
  const { blanks, surges } = attackOf(t.s).defence;
  const kept = surgeBlocks(t.s, c.to) ? surges : Math.min(surges, spendable(t.s, c.to, 'surge'));
  const useless = Math.min(most, blanks + surges - kept);
  if (most > 0 && blanks + surges > 0) {
    const n = yield* askAmount(t, unitOf(t.s, c.to).seat, {
      rule: 'LEG-KWU-UNCANNYLUCK-01',
      ask: most => msg('ask-reroll-defence', { unit: c.to, most }),
      most: Math.min(most, blanks + surges),
      sensible: useless,
    });
    if (n > 0) {
      const gone = { block: 0, blank: Math.min(n, blanks), surge: Math.max(0, n - blanks) };
      const die = DEFENCE_DICE[unitCardOf(t.s, unitOf(t.s, c.to)).die];
      const faces = countedDefence(t.rollMany('LEG-ATK-32', die, n));
      t.emit({ type: 'defence-rerolled', unit: c.to, gone, faces }, 'LEG-ATK-32');
    }
  }
  t.emit({ type: 'attack-part', part: 'convert-defence' }, 'LEG-PROC-37');
}

/** Step 7c, LEG-ATK-33, -34 */
export function* convertDefence(t: T): Proc {
  const c = ctxOf(t.s);
  yield* happens(t, 'surgesCounted', c);
  const { surges } = attackOf(t.s).defence;
  if (surges > 0 && surgeBlocks(t.s, c.to))
    t.emit({ type: 'defence-surges', unit: c.to, n: surges, by: 'chart' }, 'LEG-ATK-33');
  else if (surges > 0) yield* spendDefenceSurges(t, c.to, surges);
  t.emit({ type: 'attack-part', part: 'modify-defence' }, 'LEG-PROC-38');
}

/** LEG-ATK-34: returns how many surges became blocks. */
export function* spendDefenceSurges(t: T, unit: UnitId, surges: number): Proc<number> {
  const most = Math.min(surges, spendable(t.s, unit, 'surge'));
  if (most === 0) return 0;
  const n = yield* askAmount(t, unitOf(t.s, unit).seat, {
    rule: 'LEG-ATK-34',
    ask: most => msg('ask-surge-tokens', { unit, surges, most }),
    most,
    sensible: most,
  });
  for (let i = 0; i < n; i++) yield* spend(t, unit, 'surge', 'surge', 'LEG-ATK-34');
  if (n > 0) t.emit({ type: 'defence-surges', unit, n, by: 'token' }, 'LEG-ATK-34');
  return n;
}

/** Step 8, LEG-ATK-35: the defender's effects, then the attacker's; Pierce cancels blocks (LEG-KWW-PIERCE-01). */
export function* modifyDefence(t: T): Proc {
  const c = ctxOf(t.s);
  yield* happens(t, 'modifyDefence', c);
  const may = worth('mayPierce', true, { ...c, dice: c.to });
  const most = may ? Math.min(pierceLeft(t.s), attackOf(t.s).defence.blocks) : 0;
  const n = yield* askHowMuch(t, c.by, { keyword: 'pierce', most, rule: 'LEG-KWW-PIERCE-01' });
  if (n > 0) t.emit({ type: 'pierced', n, unit: c.to }, 'LEG-KWW-PIERCE-01');
  t.emit({ type: 'attack-part', part: 'compare' }, 'LEG-PROC-39');
}

/** Step 9, LEG-ATK-36 */
export function* compare(t: T): Proc {
  const { by, to } = ctxOf(t.s);
  const { hits, crits, defence } = attackOf(t.s);
  const all = Math.max(0, hits + crits - defence.blocks);
  const wounds = Math.min(all, attackOf(t.s).most);
  t.emit({ type: 'suffers', unit: to, wounds }, 'LEG-ATK-36');
  if (wounds > 0) yield* happens(t, 'woundsCounted', ctxOf(t.s));
  yield* suffer(t, to, attackOf(t.s).wounds, 'LEG-ATK-36', by);
  t.emit({ type: 'attack-part', part: 'suppress' }, 'LEG-PROC-40');
}

/** Step 10, LEG-ATK-37 */
export function* assignSuppression(t: T): Proc {
  const c = ctxOf(t.s);
  const { scored } = attackOf(t.s);
  if (isThere(t.s, c.to)) {
    const n = (c.kind === 'ranged' && scored ? 1 : 0) + worth('suppression', 0, c);
    suppress(t, c.to, n, 'attack', 'LEG-ATK-37');
  }
  t.emit({ type: 'attack-part', part: 'resolved' }, 'LEG-PROC-41');
}
