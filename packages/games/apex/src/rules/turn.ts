import type { CardId, Proc } from '@potyczka/kernel';
import { ask } from '../ask.js';
import { byInitiative } from '../automa/turn.js';
import { abilityById } from '../content/abilities/index.js';
import { RING_SQUARES_AFTER, ringDamage, ringOf } from '../content/decks.js';
import { gearOf } from '../content/loot.js';
import {
  activeTeam,
  isEnemyAutoma,
  type L,
  legendOf,
  legendsOf,
  onMap,
  type S,
  speakerOf,
  type T,
  turnOf,
} from '../state.js';
import { msg } from '../text/say.js';
import { abilityOf, ROUNDS, type Space, type TokenId } from '../vocabulary.js';
import { suffer } from './damage.js';
import { decideByPoints, judgePointsHeld, judgeVictory, type Result } from './end.js';

/** APX-ROUND-01, -02: the marker comes to the next turn. */
export function* beginTurn(t: T): Proc {
  const team = turnOf(t.s.clock + 1);
  t.emit({ type: 'turn', team, round: t.s.round }, 'APX-ROUND-02');
}

/** The first token below the marker, from the top (APX-ROUND-03, APX-ABIL-33). */
export const dueToken = (s: S): S['track'][number] | undefined => s.track.find(x => x.due === s.clock);

/** APX-ABIL-27, -29, -32: one token at a time; it may be put further on again. */
export function* resolveDue(t: T, { token, part }: { readonly token: TokenId; readonly part: number }): Proc {
  t.emit({ type: 'due', token }, 'APX-ROUND-03');
  const { due } = abilityById(abilityOf(token));
  if (due) yield* due(t, token, part);
}

/** APX-ROUND-04, -05: the team activates its legends in any order; null when all are done. */
export function* activateNext(t: T): Proc<Result | undefined> {
  const team = activeTeam(t.s);
  const waiting = legendsOf(t.s, team).filter(l => !l.done);
  if (waiting.length === 0) {
    if (team === 'blue') t.emit({ type: 'transition', round: t.s.round }, 'APX-ROUND-07');
    else yield* beginTurn(t);
    return undefined;
  }
  const automas = waiting.filter(isEnemyAutoma).map(l => l.id);
  const first = byInitiative(automas)[0] ?? (waiting[0] as L).id; // AUT-ROUND-03
  const who =
    automas.length > 0
      ? first
      : yield* ask.theOne(t, speakerOf(t.s, team), 'legend', {
          rule: 'APX-ROUND-04',
          ask: msg('ask-who-acts', { who: first }),
          from: waiting.map(l => l.id),
        });
  t.emit({ type: 'activated', who }, 'APX-ROUND-06');
  return legendOf(t.s, who).boxes === 0 ? judgePointsHeld(t, team) : undefined;
}

const isOutside = (s: S, { x, y }: Space): boolean =>
  s.ring !== null && (x < s.ring.x0 || x > s.ring.x1 || y < s.ring.y0 || y > s.ring.y1);

/** APX-ROUND-08, APX-DMG-12, gap 41: health damage, lowered by a legendary knockdown shield. */
const burn = (t: T): void => {
  const damage = ringDamage(t.s.round);
  const out = onMap(t.s).filter(l => l.at && isOutside(t.s, l.at));
  for (const { id } of out) {
    const most = gearOf(legendOf(t.s, id).gear.knockdown, 'knockdown').ringAtMost;
    const amount = most === undefined ? damage : Math.min(damage, most);
    suffer(t, id, amount, { by: 'ring', rule: 'APX-ROUND-08', from: null, label: 'health' });
  }
};

/** APX-ROUND-09: one feat for each; an empty deck gives none. */
const drawFeats = (t: T): void => {
  for (const { id } of t.s.legends) {
    const card = legendOf(t.s, id).deck[0];
    if (card) t.emit({ type: 'drew-feats', who: id, cards: [card] }, 'APX-ROUND-09');
  }
};

/** APX-ROUND-10 */
const coolAll = (t: T): void => {
  const tokens = Object.keys(t.s.cooling) as TokenId[];
  const back = tokens.filter(x => t.s.cooling[x] === 1);
  if (tokens.length > 0) t.emit({ type: 'cooled', tokens, back }, 'APX-ROUND-10');
};

/** APX-ROUND-17 to -20: the figures move as the card shows, then it is shuffled in and another is turned up. */
const shrink = (t: T): void => {
  const { ring, ringDeck } = t.s;
  const card = ringDeck[0];
  if (!ring || !card) return;
  const { by } = ringOf(card);
  const next = {
    x0: ring.x0 + by.left,
    y0: ring.y0 + by.top,
    x1: ring.x1 - by.right,
    y1: ring.y1 - by.bottom,
  };
  t.emit({ type: 'shrunk', card, ring: next }, 'APX-ROUND-17');
  const cards = t.shuffle('APX-ROUND-19', t.s.ringDeck);
  t.emit({ type: 'shuffled', pile: 'ring', who: null, cards }, 'APX-ROUND-19');
  t.emit({ type: 'announced', card: t.s.ringDeck[0] as CardId }, 'APX-ROUND-19');
};

/** APX-ROUND-08 to -16: the transition phase; the game may end in it. */
export function* transition(t: T): Proc<Result | undefined> {
  if (t.s.options.ring) burn(t);
  const won = judgeVictory(t); // APX-SETUP-16
  if (won) return won;
  drawFeats(t);
  coolAll(t);
  const { round } = t.s;
  if (round === ROUNDS) return decideByPoints(t); // APX-ROUND-12
  if (t.s.options.ring && RING_SQUARES_AFTER.includes(round)) shrink(t); // APX-ROUND-13
  t.emit({ type: 'round', round: round + 1 }, 'APX-ROUND-15');
  return undefined;
}
