import {
  distance,
  isAdjacent,
  isSame,
  isSeen,
  type Lattice,
  PATTERNS,
  type Space,
} from '@potyczka/geometry/lattice';
import type { CardId, DeepReadonly, Proc, RuleId } from '@potyczka/kernel';
import type { FigureTraits } from '../content/figures.js';
import { automaFeatIn, decisionIn, decisionsOf, schemesOf, setOf, traitsOf } from '../content/own-cards.js';
import { inPattern } from '../rules/areas.js';
import { restore } from '../rules/damage.js';
import { wreck } from '../rules/destroy.js';
import { isWon } from '../rules/end.js';
import { binsAt } from '../rules/ground.js';
import { fragAt } from '../rules/items.js';
import { enter, movePoints } from '../rules/move.js';
import { closedToAutomas } from '../rules/passages.js';
import { pushAway } from '../rules/push.js';
import { judgeThrow, judgeZones, zoneBetween } from '../rules/zones.js';
import {
  type AutomaBoard,
  alliesOf,
  bodies,
  enemiesOf,
  type L,
  latticeOf,
  legendOf,
  levelAt,
  mapOf,
  type S,
  standsOn,
  type T,
  teamOf,
} from '../state.js';
import type { Facing, LegendId } from '../vocabulary.js';
import { playAbilities } from './abilities.js';
import type { Doer, Idle, Scheme, SchemeLetter } from './activation.js';
import { type Decision, inBest, inRange, type Path, type Reach, thresholdOf, weaponFor } from './cards.js';
import { pathFrom, type Rotation } from './compass.js';
import { setWeaponCard } from './content/sets.js';
import type { Effect } from './effects.js';
import type { Criterion, Enemy } from './priorities.js';
import type { Compared, NoShot } from './reasons.js';
import { type Bar, candidates, firstFree, type Pair, reposition, type Surroundings } from './surroundings.js';

const MOST_CHARGE = 5;

type Danger = NonNullable<FigureTraits['danger']>;

const IDLE: Readonly<Record<Idle, RuleId>> = {
  'no-enemy': 'AUT-PRIO-01',
  'no-bin': 'AUT-BIN-01',
  'no-effect': 'AUT-FEAT-02',
  'shot-already': 'AUT-ACT-04',
  'nobody-in-range': 'AUT-SHOOT-01',
  'no-charge': 'AUT-TACT-01',
  'told-not-to': 'AUT-ACT-02',
};

const HOLDS: Readonly<Record<NoShot, RuleId>> = {
  unseen: 'AUT-SHOOT-05',
  'out-of-range': 'AUT-SHOOT-01',
  zone: 'AUT-GAP-26',
};

const boardOf = (s: S, who: LegendId): DeepReadonly<AutomaBoard> => {
  const { automa } = legendOf(s, who);
  if (!automa) throw new Error(`${who} is no Automa`);
  return automa;
};

/** AUT-DANGER-01, D14: spaces on which this legend will be hurt, on the board as it is. */
const isDangerous = (s: S, who: LegendId, at: Space): boolean => {
  const { ring } = s;
  if (ring && (at.x < ring.x0 || at.x > ring.x1 || at.y < ring.y0 || at.y > ring.y1)) return true;
  return s.figures.some(f => {
    const { danger } = traitsOf(s, f.kind);
    if (!danger || f.spot.on !== 'space') return false;
    if (f.facing && teamOf(s, f.owner) === teamOf(s, who)) return false;
    return endangers(s, danger, f.spot.at, f.facing ?? 'N', at);
  });
};

const endangers = (s: S, danger: Danger, from: Space, facing: Facing, at: Space): boolean => {
  if (danger === '5x5') return inPattern(from, PATTERNS['5x5'], at);
  if (danger === '5x4') return inPattern(from, PATTERNS[`5x4-${facing}`], at);
  return isSame(from, at) || (danger === 'adjacent' && isAdjacent(latticeOf(s), from, at));
};

/** What stands where for an Automa (AUT-MOVE-03). */
export const surroundings = (s: S, who: LegendId): Surroundings => ({
  lattice: latticeOf(s),
  bodies: bodies(s, who),
  closed: closedToAutomas(s),
  danger: at => isDangerous(s, who, at),
  pairs: pairsOf(s),
});

const pairsOf = (s: S): Pair[] => {
  const ends = s.figures.filter(f => traitsOf(s, f.kind).zipline);
  const own = [...new Set(ends.map(f => f.token))].flatMap((token): Pair[] => {
    const [a, b] = ends.flatMap(f => (f.token === token && f.spot.on === 'point' ? [f.spot.at] : []));
    return a && b ? [{ id: token, ends: [a, b] }] : [];
  });
  return [...mapOf(s).ziplines.map((z, k): Pair => ({ id: `zipline-${k}`, ends: [z.a, z.b] })), ...own];
};

/** One Automa of a match, in its activation or, with `reacting`, answering a shot (AUT-GAP-50). */
export class MatchAutoma implements Doer {
  constructor(
    readonly t: T,
    readonly who: LegendId,
    readonly reacting: { readonly shooter: LegendId } | null = null,
  ) {}

  get cards(): number {
    return decisionsOf(this.s).length;
  }
  get s(): S {
    return this.t.s;
  }
  get me(): L {
    return legendOf(this.s, this.who);
  }
  get board(): DeepReadonly<AutomaBoard> {
    return boardOf(this.s, this.who);
  }
  get lattice(): Lattice {
    return latticeOf(this.s);
  }
  get set(): readonly Reach[] {
    return setOf(this.s, this.board.set);
  }
  get schemes(): Readonly<Record<SchemeLetter, Scheme>> {
    return schemesOf(this.s, this.who);
  }

  around(): Surroundings {
    return surroundings(this.s, this.who);
  }
  at(): Space {
    return standsOn(this.s, this.who);
  }
  isOffMap(): boolean {
    return this.me.at === null;
  }
  isOver(): boolean {
    return this.isOffMap() || this.enemies().length === 0 || isWon(this.s);
  }
  hasShot(): boolean {
    return this.reacting === null && this.s.act?.shot === true;
  }

  /** AUT-PRIO-12: who is off the map gives way to the secondary enemy. */
  mainId(): LegendId | null {
    if (this.reacting) return null;
    const { main = null, secondary = null } = this.s.act ?? {};
    if (main && legendOf(this.s, main).at) return main;
    return secondary && legendOf(this.s, secondary).at ? secondary : null;
  }
  main(): Space | null {
    const main = this.mainId();
    return main ? legendOf(this.s, main).at : null;
  }
  enemies(): readonly Enemy[] {
    return enemiesOf(this.s, this.who).flatMap(e =>
      e.at ? [{ id: e.id, at: e.at, points: e.shield + e.health }] : [],
    );
  }
  byPriority(): readonly Enemy[] {
    const first = this.reacting?.shooter ?? this.mainId();
    const all = this.enemies();
    return [...all.filter(e => e.id === first), ...all.filter(e => e.id !== first)];
  }

  sees(at: Space): boolean {
    return isSeen(this.lattice, this.at(), at);
  }
  mayShoot(at: Space): boolean {
    return judgeZones(this.s, this.at(), at) === undefined;
  }
  isOptimal(): boolean {
    const main = this.main();
    const step = this.s.act?.step ?? 0;
    if (this.reacting || !main || this.hasShot() || step < 5 || step > 9 || this.isOffMap()) return false;
    return inBest(this.set, distance(this.at(), main)) && this.sees(main) && this.mayShoot(main);
  }
  isAdjacentTo(at: Space): boolean {
    return isAdjacent(this.lattice, at, this.at());
  }
  hasRoomBeside(): boolean {
    return firstFree(this.around(), this.at(), 'neighbouring') !== undefined;
  }
  points(mp: number): number {
    return movePoints(this.s, this.who, mp);
  }

  draw(): Decision {
    const { t } = this;
    if (t.s.decisions.length === 0) {
      const cards = t.shuffle('AUT-DEC-08', t.s.decided);
      t.emit({ type: 'shuffled', pile: 'decisions', who: null, cards }, 'AUT-DEC-08');
    }
    const card = t.s.decisions[0] as CardId;
    t.emit({ type: 'drew-decision', who: this.who, card }, 'AUT-MOVE-07');
    return decisionIn(t.s, card);
  }
  laid(card: Decision, rotation: Rotation, path: Path, because: readonly Bar[]): void {
    const spaces = pathFrom(this.at(), card[path], rotation);
    const rule = because.length > 0 ? 'AUT-MOVE-15' : 'AUT-DEC-04';
    this.t.emit(
      { type: 'laid', who: this.who, card: `#${card.id}`, rotation, path: spaces, bars: because },
      rule,
    );
  }

  barredOnTheWay(card: Decision, at: Space, because: readonly Bar[]): void {
    this.t.emit({ type: 'card-ends', who: this.who, card: `#${card.id}`, at, bars: because }, 'AUT-MOVE-18');
  }
  stands(left: number): void {
    this.t.emit({ type: 'stands', who: this.who, left }, 'AUT-MOVE-06');
  }
  /** Told once when the main enemy has just left the map (AUT-PRIO-12). */
  private tellNext(before: LegendId | null): void {
    const main = this.mainId();
    if (before && main && main !== before)
      this.t.emit({ type: 'next-enemy', who: this.who, main, gone: before }, 'AUT-PRIO-12');
  }

  /** AUT-DESTROY-01 to -04, AUT-GAP-12, -13 */
  destroy(from: Space, path: readonly Space[]): void {
    const way = [from, ...path];
    const crosses = (at: { x: number; y: number; level: number }): boolean =>
      way.some((b, k) => {
        const a = way[k - 1];
        if (!a || a.x === b.x || a.y === b.y) return false;
        if (at.x !== Math.max(a.x, b.x) || at.y !== Math.max(a.y, b.y)) return false;
        return [a, b].some(x => levelAt(this.s, x) === at.level);
      });
    const hit = this.s.figures.filter(f => {
      if (!traitsOf(this.s, f.kind).destructible) return false;
      const { spot } = f;
      if (spot.on === 'point') return crosses(spot.at);
      return spot.on === 'space' && path.some(x => isSame(x, spot.at));
    });
    if (hit.length > 0)
      wreck(
        this.t,
        this.who,
        hit.map(f => f.id),
      );
  }

  *stepTo(to: Space): Proc {
    yield* enter(this.t, this.who, 'automa', [this.at(), to], 'AUT-MOVE-10');
  }
  *zipTo(pair: Pair, to: Space): Proc {
    yield* enter(this.t, this.who, 'zipline', [to], 'AUT-ZIP-03', pair.id);
  }
  putBack(to: Space): void {
    this.t.emit({ type: 'moved', who: this.who, how: 'automa', path: [to] }, 'AUT-MOVE-11');
  }
  *shoot(): Proc {
    const main = this.mainId();
    if (main) yield* this.shootAt(main);
  }

  /** AUT-SHOOT-04 to -11 */
  *shootAt(id: string): Proc {
    const { t, who } = this;
    const target = id as LegendId;
    const [from, to] = [this.at(), standsOn(t.s, target)];
    const far = distance(from, to);
    const { slot } = weaponFor(this.set, far);
    const weapon = setOf(t.s, this.board.set)[slot];
    if (!weapon) return;
    const charged = thresholdOf(weapon, far, this.board.charge).attachments;
    const card = setWeaponCard(this.board.set, slot);
    t.emit(
      {
        type: 'aimed',
        who,
        at: target,
        slot,
        card,
        distance: far,
        from,
        to,
        by: null,
        paid: null,
        ap: 0,
        charged,
      },
      'AUT-SHOOT-06',
    );
    const main = this.mainId();
    this.boost();
    yield* this.playShot();
    this.tellNext(main);
  }

  /** What follows when it has aimed: whoever only answers a shot never does. */
  protected playShot(): Proc {
    throw new Error(`${this.who} shoots while it reacts`);
  }

  /** AUT-SHOOT-08, -09 */
  private boost(): void {
    const { active } = this.board;
    const bottom = active && automaFeatIn(this.s, active).bottom;
    if (!active || !bottom || bottom.kind !== 'boost') return;
    const changes = bottom.changes.flatMap(c => (this.pays(c.pay) ? [c.change] : []));
    if (changes.length > 0)
      this.t.emit({ type: 'automa-change', who: this.who, card: active, changes }, 'AUT-SHOOT-08');
  }

  /** Pays what an effect costs, if it can (AUT-FEAT-04). */
  pays(cost: number | undefined): boolean {
    if (cost === undefined) return true;
    if (this.board.charge < cost) return false;
    this.pay(cost);
    return true;
  }
  charge(): number {
    return this.board.charge;
  }
  pay(n: number): void {
    const { charge: had } = this.board;
    this.t.emit({ type: 'charge', who: this.who, had, charge: had - n }, 'AUT-CHARGE-01');
  }
  gain(n: number): void {
    const { charge: had } = this.board;
    const charge = Math.min(MOST_CHARGE, had + n);
    if (charge !== had) this.t.emit({ type: 'charge', who: this.who, had, charge }, 'AUT-CHARGE-02');
  }
  restore(shield: number, health: number, allyWithin?: number): void {
    restore(this.t, this.who, { shield, health }, 'AUT-LIFE-01');
    if (allyWithin === undefined) return;
    for (const { id } of alliesOf(this.s, this.who)) {
      const { at } = legendOf(this.s, id);
      if (at && distance(at, this.at()) <= allyWithin) restore(this.t, id, { shield, health }, 'AUT-LIFE-01');
    }
  }

  drawOne(ids: readonly string[]): string {
    return this.t.roll('AUT-PRIO-08', ids);
  }
  decided(main: string, secondary: string | null, by: Criterion): void {
    this.t.emit(
      {
        type: 'main-enemy',
        who: this.who,
        main: main as LegendId,
        secondary: secondary as LegendId | null,
        by,
        compared: this.enemies().map(e => this.compare(e)),
      },
      'AUT-PRIO-03',
    );
  }
  /** What the criteria A to D look at. */
  private compare(e: Enemy): Compared {
    const far = distance(this.at(), e.at);
    const seen = this.sees(e.at);
    return {
      who: e.id as LegendId,
      best: seen && inBest(this.set, far),
      points: e.points,
      seen,
      distance: far,
    };
  }
  idle(step: number, why: Idle): void {
    this.t.emit({ type: 'automa-idle', who: this.who, step, why }, IDLE[why]);
    if (why !== 'nobody-in-range') return;
    for (const { id, at } of this.byPriority()) {
      const because = this.whyNotShoot(at);
      const zone = because === 'zone' ? zoneBetween(this.s, this.at(), at) : undefined;
      this.t.emit(
        { type: 'holds-fire', who: this.who, target: id as LegendId, because, ...(zone && { zone }) },
        HOLDS[because],
      );
    }
  }
  private whyNotShoot(at: Space): NoShot {
    if (!this.sees(at)) return 'unseen';
    return inRange(this.set, distance(this.at(), at)) ? 'zone' : 'out-of-range';
  }
  begins(step: number): void {
    this.t.emit({ type: 'automa-step', who: this.who, step }, 'AUT-ACT-01');
  }
  besideBin(): boolean {
    return binsAt(this.s, this.at()).length > 0;
  }
  usesBin(): void {
    this.t.emit({ type: 'used-bin', who: this.who }, 'AUT-BIN-01');
    this.restore(5, 5);
    this.gain(1);
  }
  drawFeat(): void {
    const card = topFeat(this.t, this.who);
    this.t.emit({ type: 'automa-feat', who: this.who, card }, 'AUT-FEAT-07');
  }
  featOf(step: 5 | 8): readonly Effect[] {
    const { active } = this.board;
    const feat = active ? automaFeatIn(this.s, active) : undefined;
    return feat?.step === step ? feat.effects : [];
  }
  *abilities(step: 4 | 9): Proc {
    yield* playAbilities(this, step);
  }
  chose(scheme: SchemeLetter | 'danger'): void {
    const rule = scheme === 'danger' ? 'AUT-SCHEME-02' : 'AUT-SCHEME-03';
    const mp = scheme === 'danger' ? 0 : this.points(this.schemes[scheme].mp);
    this.t.emit({ type: 'scheme', who: this.who, scheme, mp }, rule);
  }
  *throwAt(id: string): Proc {
    const at = standsOn(this.s, id as LegendId);
    if (judgeThrow(this.s, this.at(), at)) return; // G-42
    const main = this.mainId();
    yield* fragAt(this.t, this.who, at); // nobody changes places: no check (AUT-GAP-53)
    this.tellNext(main);
  }
  *pullHere(id: string): Proc {
    const to = firstFree(this.around(), this.at(), 'neighbouring');
    if (!to) return;
    yield* enter(this.t, id as LegendId, 'pull', [to], 'AUT-PLACE-01');
    yield* this.check();
  }
  *pushAway(id: string, spaces: number): Proc {
    const main = this.mainId();
    const hasMoved = yield* pushAway(this.t, this.at(), id as LegendId, spaces, 4, this.who);
    this.tellNext(main);
    if (hasMoved) yield* this.check(); // AUT-GAP-53: an elimination alone is no such moment
  }
  /** AUT-OPT-05: somebody has changed places. */
  private *check(): Proc {
    if (!this.isOver() && this.isOptimal()) yield* this.shoot();
  }
  /** AUT-TACT-03 to -10 */
  *reposition(): Proc {
    const all = candidates(
      this.around(),
      this.at(),
      this.enemies().map(e => e.at),
    );
    const to = reposition(all);
    const chosen = all.find(c => isSame(c.at, to));
    this.t.emit(
      {
        type: 'weighed',
        who: this.who,
        to,
        seen: chosen?.seen ?? 0,
        up: chosen?.up ?? 0,
        cover: chosen?.cover ?? false,
        among: all.map(c => c.at),
        candidates: all.map(({ at, seen, up, cover }) => ({ at, seen, up, cover })),
      },
      'AUT-TACT-04',
    );
    if (!isSame(to, this.at())) yield* enter(this.t, this.who, 'reposition', [to], 'AUT-TACT-09');
    yield* this.check();
  }
  leavesOut(step: number): boolean {
    return this.s.act?.skips.includes(step) === true;
  }
  ends(): void {
    const { active } = this.board;
    if (active) this.t.emit({ type: 'automa-feat-over', who: this.who, card: active }, 'AUT-END-01');
  }
}

/** AUT-FEAT-06: the top of an Automa's Feat deck; an empty one is made anew. */
export const topFeat = (t: T, who: LegendId): CardId => {
  if (boardOf(t.s, who).feats.length === 0) {
    const cards = t.shuffle('AUT-FEAT-06', boardOf(t.s, who).used);
    t.emit({ type: 'shuffled', pile: 'automa-feats', who, cards }, 'AUT-FEAT-06');
  }
  return boardOf(t.s, who).feats[0] as CardId;
};
