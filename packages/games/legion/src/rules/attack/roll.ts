import type { Proc } from '@potyczka/kernel';
import { askAmount, askHowMuch } from '../../ask.js';
import { DICE_COLOURS, type DieColour } from '../../content/cards.js';
import type { AttackCtx } from '../../moments.js';
import { attackOf, type S, type T, unitCardOf, unitOf } from '../../state.js';
import { msg } from '../../text/say.js';
import { ATTACK_DICE, ATTACK_FACES, type AttackFace } from '../../vocabulary.js';
import { loseTokens } from '../counted.js';
import { weaponAt } from '../sheet.js';
import { spend, spendable } from '../tokens.js';
import { happens, worth } from '../values.js';

type Faces = Record<AttackFace, number>;

const counted = (faces: readonly AttackFace[]): Faces => {
  const out: Faces = { hit: 0, crit: 0, surge: 0, blank: 0 };
  for (const face of faces) out[face]++;
  return out;
};

/** The pool that is being resolved. */
const poolOf = (s: S) => {
  const a = s.attack;
  const pool = a?.pools[a.at];
  if (!a || !pool) throw new Error('no pool is being resolved');
  return pool;
};
export const ctxOf = (s: S): AttackCtx => {
  const { to, kind } = poolOf(s);
  return { s, by: attackOf(s).by, to, kind };
};

export const diceIn = (s: S, colour: DieColour): number =>
  poolOf(s).weapons.reduce((sum, w) => sum + w.dice[colour], 0);

/** Step 4a, LEG-ATK-22: all dice of the pool, colour by colour. */
export function* rollAttack(t: T): Proc {
  const a = attackOf(t.s);
  const colour = DICE_COLOURS.find(c => !a.rolled.includes(c) && diceIn(t.s, c) > 0);
  if (colour) {
    const faces = t.rollMany('LEG-ATK-22', ATTACK_DICE[colour], diceIn(t.s, colour));
    t.emit({ type: 'rolled', by: a.by, colour, faces: counted(faces) }, 'LEG-ATK-22');
  } else t.emit({ type: 'attack-part', part: 'reroll' }, 'LEG-PROC-34');
}

/** A die of the pool, told apart only by colour and face. */
interface Die {
  readonly key: string;
  readonly colour: DieColour;
  readonly face: AttackFace;
}

const diceOf = (s: S): Die[] =>
  DICE_COLOURS.flatMap(colour =>
    ATTACK_FACES.flatMap(face =>
      Array.from({ length: attackOf(s).dice[colour][face] }, (_, n) => ({
        key: `${colour}-${face}-${n + 1}`,
        colour,
        face,
      })),
    ),
  );

type Chart = 'none' | 'hit' | 'crit';
const bestChart = (charts: readonly Chart[]): Chart =>
  charts.includes('crit') ? 'crit' : charts.includes('hit') ? 'hit' : 'none';

/** The chart of the attack (ATK-4C): that of the unit card, or a better one (G-54: also of a weapon in the pool). */
export const attackChart = (s: S): Chart => {
  const c = ctxOf(s);
  const printed = unitCardOf(s, unitOf(s, c.by)).attackSurge ?? 'none';
  const ofWeapons = poolOf(s).weapons.map(w => weaponAt(s, unitOf(s, w.unit), w.weapon).surge ?? 'none');
  return worth('attackChart', bestChart([printed, ...ofWeapons]), c);
};

/** A chart converts every surge: none is worth rolling again. */
export const keepsSurges = (s: S): boolean => attackChart(s) !== 'none';

/** How many surges will be converted by what is not a chart. */
export const otherConversions = (s: S): number => {
  const c = ctxOf(s);
  return worth('criticals', 0, c) + spendable(s, c.by, 'surge');
};

/** Dice that are worth nothing as they lie: blanks, and surges that nothing will convert; red before black before white. */
export const uselessDice = (s: S): Die[] => {
  const dice = diceOf(s);
  let kept = keepsSurges(s) ? 99 : otherConversions(s);
  const useless: Die[] = [];
  for (const colour of ['white', 'black', 'red'] as const)
    for (const die of dice.filter(d => d.colour === colour && d.face === 'surge')) {
      if (kept > 0) kept--;
      else useless.push(die);
    }
  const blanks = dice.filter(d => d.face === 'blank');
  return DICE_COLOURS.flatMap(c => [...blanks, ...useless].filter(d => d.colour === c));
};

function* rerollDice(t: T, dice: readonly Die[]): Proc {
  const { by } = attackOf(t.s);
  for (const colour of DICE_COLOURS) {
    const gone = dice.filter(d => d.colour === colour).map(d => d.face);
    if (gone.length === 0) continue;
    const faces = t.rollMany('LEG-ATK-24', ATTACK_DICE[colour], gone.length);
    t.emit({ type: 'rerolled', by, colour, gone: counted(gone), faces: counted(faces) }, 'LEG-ATK-24');
  }
}

/** Which dice a token rerolls; none: it is not spent. */
const askReroll = (t: T, token: string, most: number) => {
  const { by } = attackOf(t.s);
  const useless = uselessDice(t.s).slice(0, most);
  return t.chooseMany<Die>(unitOf(t.s, by).seat, {
    rule: 'LEG-ATK-23',
    ask: msg('ask-reroll', { unit: by, token, most }),
    from: diceOf(t.s),
    key: d => d.key,
    min: 0,
    max: most,
    none: msg('no-reroll-label'),
    propose: () => [useless, []],
    show: d => ({ label: msg('die-label', { colour: d.colour, face: d.face }) }),
  });
};

/** Step 4b, LEG-ATK-23 to -25: an aim token, then perhaps another. Keywords with rerolls of their own come after. */
export function* rerollAttack(t: T): Proc {
  const c = ctxOf(t.s);
  if (spendable(t.s, c.by, 'aim') > 0) {
    const dice = yield* askReroll(t, 'aim', worth('rerolls', 2, c));
    if (dice.length > 0) {
      yield* spend(t, c.by, 'aim', 'reroll', 'LEG-ATK-23');
      yield* rerollDice(t, dice);
      yield* happens(t, 'aimed', c);
      return; // the same part again
    }
  }
  if (yield* observe(t)) return;
  yield* happens(t, 'rerollAttack', c);
  t.emit({ type: 'attack-part', part: 'convert' }, 'LEG-PROC-34');
}

/** LEG-KWU-OBSERVE-02, -03: tokens on the defender, one die each. */
function* observe(t: T): Proc<boolean> {
  const { to } = ctxOf(t.s);
  if (unitOf(t.s, to).tokens.observation === 0 || attackOf(t.s).bomb) return false;
  const dice = yield* askReroll(t, 'observation', 1);
  if (dice.length === 0) return false;
  loseTokens(t, { unit: to, token: 'observation', n: 1, why: 'spent', for: 'reroll' }, 'LEG-KWU-OBSERVE-02');
  yield* rerollDice(t, dice);
  return true;
}

const surgesIn = (s: S): number => DICE_COLOURS.reduce((sum, c) => sum + attackOf(s).dice[c].surge, 0);

/** Step 4c, LEG-ATK-26 to -28: criticals of keywords, the chart, surge tokens; the rest are blanks. */
export function* convertSurges(t: T): Proc {
  const c = ctxOf(t.s);
  const most = Math.min(surgesIn(t.s), worth('criticals', 0, c));
  const criticals = yield* askHowMuch(t, c.by, { keyword: 'critical', most, rule: 'LEG-KWW-CRITICAL-01' });
  if (criticals > 0)
    t.emit({ type: 'surges', to: 'crit', n: criticals, by: 'critical' }, 'LEG-KWW-CRITICAL-01');
  const chart = attackChart(t.s);
  const left = surgesIn(t.s);
  if (left > 0 && chart !== 'none') t.emit({ type: 'surges', to: chart, n: left, by: 'chart' }, 'LEG-ATK-26');
  else if (left > 0) yield* spendSurges(t, left);
  const blanks = DICE_COLOURS.reduce(
    (sum, k) => sum + attackOf(t.s).dice[k].blank + attackOf(t.s).dice[k].surge,
    0,
  );
  const sum = (face: AttackFace) => DICE_COLOURS.reduce((n, k) => n + attackOf(t.s).dice[k][face], 0);
  t.emit({ type: 'pool-rolled', hits: sum('hit'), crits: sum('crit'), blanks }, 'LEG-ATK-28');
  yield* happens(t, 'converted', c);
  if (attackOf(t.s).hits + attackOf(t.s).crits > 0) t.emit({ type: 'scored-hit' }, 'LEG-ATK-37'); // G-49
  t.emit({ type: 'attack-part', part: 'dodge' }, 'LEG-PROC-35');
}

/** LEG-ATK-27 */
function* spendSurges(t: T, surges: number): Proc {
  const { by } = ctxOf(t.s);
  const most = Math.min(surges, spendable(t.s, by, 'surge'));
  if (most === 0) return;
  const n = yield* askAmount(t, unitOf(t.s, by).seat, {
    rule: 'LEG-ATK-27',
    ask: most => msg('ask-surge-tokens', { unit: by, surges, most }),
    most,
    sensible: most,
  });
  for (let i = 0; i < n; i++) yield* spend(t, by, 'surge', 'surge', 'LEG-ATK-27');
  if (n > 0) t.emit({ type: 'surges', to: 'hit', n, by: 'token' }, 'LEG-ATK-27');
}
