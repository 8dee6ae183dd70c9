import { distance, type Space } from '@potyczka/geometry/lattice';
import { type AutomaBoard, isIn, laid, turnsTowards, xy } from './apex-automa-board.js';
import type { Card, Name, Pair } from './apex-automa-cases.js';

/** What an Automa does, step by step as the ledger's algorithm has it. */

type Colour = 'white' | 'green';
type Enemy = 'E' | 'F';

/** How chance falls and what players choose: one of so many. */
export type Fate = (n: number) => number;

/** Everything that chance and players can make of something. */
export const everyFate = <X>(play: (fate: Fate) => X, most = 4000): X[] => {
  const found: X[] = [];
  let digits: number[] | undefined = [];
  for (let n = 0; digits && n < most; n++) {
    const taken: { n: number; took: number }[] = [];
    const given: readonly number[] = digits;
    const fate: Fate = of => {
      const took: number = given[taken.length] ?? 0;
      taken.push({ n: of, took });
      return took;
    };
    found.push(play(fate));
    const last = taken.findLastIndex(t => t.took + 1 < t.n);
    digits =
      last < 0 ? undefined : taken.slice(0, last + 1).map((t, k) => (k === last ? t.took + 1 : t.took));
  }
  return digits ? [] : found;
};

export interface Wishes {
  readonly main?: Enemy | null;
  readonly secondary?: Enemy | null;
  readonly shot?: boolean;
  readonly charge?: number;
  readonly shield?: number;
  readonly health?: number;
  readonly eliminates?: readonly string[];
  /** The order of the deck is not known. */
  readonly shuffled?: boolean;
  /** What the active Feat does for a shot. */
  readonly boost?: { readonly pay?: number; readonly threshold?: number };
  /** Whether this is its own activation (AUT-GAP-50). */
  readonly own?: boolean;
}

/** One Automa at work. */
export class AutomaAtWork {
  readonly events: unknown[] = [];
  main: Enemy | null;
  secondary: Enemy | null;
  shot: boolean;
  charge: number;
  shield: number;
  health: number;
  /** Optimal Shot is active in steps 5 to 9. */
  step = 6;
  private deck: Card[];
  private discards: Card[] = [];
  private isUnknown: boolean;
  private used = new Set<string>();
  private failed = 0;
  private free: Space | null = null;

  constructor(
    readonly b: AutomaBoard,
    readonly fate: Fate,
    readonly wishes: Wishes,
  ) {
    this.main = wishes.main ?? null;
    this.secondary = wishes.secondary ?? null;
    this.shot = wishes.shot ?? false;
    this.charge = wishes.charge ?? 0;
    this.shield = wishes.shield ?? 0;
    this.health = wishes.health ?? 0;
    this.deck = [...b.p.deck];
    this.isUnknown = wishes.shuffled ?? false;
  }

  get at(): Space {
    return this.b.a;
  }
  get mainAt(): Space | null {
    return this.main && this.b.where[this.main];
  }
  private get isDone(): boolean {
    return this.b.enemies.length === 0;
  }

  draw(): Card {
    if (this.deck.length === 0) {
      [this.deck, this.discards, this.isUnknown] = [this.discards, [], true];
    }
    const nth = this.isUnknown && this.deck.length > 1 ? this.fate(this.deck.length) : 0;
    const [card] = this.deck.splice(nth, 1) as [Card];
    this.discards.push(card);
    return card;
  }

  /** AUT-OPT-01, -02, AUT-GAP-26 */
  private checkOptimal(): boolean {
    if (this.shot || !this.main || this.step < 5 || this.step > 9) return false;
    if (!this.b.isOptimal(this.at, this.main)) return false;
    this.shoot(this.main);
    return true;
  }

  /** AUT-SHOOT-06 to -11 */
  shoot(target: Enemy): void {
    const far = distance(this.at, this.b.of(target));
    this.shot = true;
    this.events.push(['shoot', target, ...this.aim(far, target)]);
    if (!this.wishes.eliminates?.includes(target)) return;
    this.b.where[target] = null;
    this.events.push(['eliminated', target]);
    if (target === this.secondary) this.secondary = null;
    if (target === this.main) [this.main, this.secondary] = [this.secondary, null];
  }

  /** The weapon, its threshold, the attachments that work. */
  aim(far: number, target: Name): [number, number, readonly number[]] {
    const gaps = this.b.p.weapons.map(({ best: [low, high] }) =>
      far < low ? low - far : high !== null && far > high ? far - high : 0,
    ) as [number, number];
    const nth = gaps[0] <= gaps[1] ? 0 : 1;
    const weapon = this.b.p.weapons[nth];
    let threshold = weapon.threshold + 10 * gaps[nth] + 10 * this.b.smokes(this.at, this.b.of(target));
    const working: number[] = [];
    for (const [k, a] of weapon.attachments.entries()) {
      if (a.charge > this.charge) continue;
      working.push(k + 1);
      if (a.sight && isIn(a.sight, far)) threshold += a.threshold ?? 0;
    }
    const { boost } = this.wishes;
    if (boost && (boost.pay ?? 0) <= this.charge) {
      this.charge -= boost.pay ?? 0;
      threshold += boost.threshold ?? 0;
    }
    return [nth + 1, threshold, working];
  }

  /** `moveAction` of the ledger; gives the MP that are left. */
  move(points: number, symbols: string): number {
    let mp = points;
    this.failed = 0;
    this.used.clear();
    this.free = this.at;
    while (mp > 0 && !this.isDone) {
      const symbol = symbols[this.shot ? 2 : 0];
      if (symbol === 'X') break;
      const colour = symbol === 'W' ? 'white' : 'green';
      const rotations: number[] = [];
      const card = this.draw();
      this.events.push(['card', card.id, rotations]);
      const way = this.lay(card, colour, mp, rotations);
      if (way === 'trip') continue;
      if (!way) {
        this.failed += 1;
        if (this.failed >= this.b.p.deck.length) break;
        continue;
      }
      mp = this.walk(way, colour, mp);
    }
    if (!this.b.isFree(this.at)) this.goBack();
    return mp;
  }

  /** The card is turned until its first space can be entered. */
  private lay(card: Card, colour: Colour, mp: number, rotations: number[]): Space[] | 'trip' | undefined {
    const first = turnsTowards(this.at, this.mainAt);
    for (const pass of [1, 2])
      for (const k of this.main ? [0, 1, 3] : [0, 1, 2, 3]) {
        const way = laid(this.at, card[colour], first + k);
        rotations.push((first + k) % 4);
        this.destroy(way);
        if (this.takeTrip(colour)) return 'trip';
        const [next] = way as [Space];
        if (this.b.bars(this.at, next, mp === 1, pass === 2).length === 0) return way;
      }
    return undefined;
  }

  private destroy(way: readonly Space[]): void {
    const gone = this.b.destroy(this.at, way);
    if (gone.length > 0) this.events.push(['destroy', gone]);
  }

  private takeTrip(colour: Colour): boolean {
    const trip = this.b.trip(this.at, this.mainAt, colour, this.used);
    if (!trip) return false;
    this.used.add(trip.key);
    this.failed = 0;
    this.b.where.A = trip.to;
    this.free = trip.to;
    this.events.push(['zip', trip.pair, xy(trip.to)]);
    this.checkOptimal();
    return true;
  }

  private stepTo(to: Space): void {
    this.b.where.A = to;
    this.events.push(['step', xy(to)]);
  }

  private walk(way: readonly Space[], colour: Colour, points: number): number {
    let mp = points;
    for (const [k, next] of way.entries()) {
      if (k > 0 && this.b.bars(this.at, next, mp === 1, false).length > 0) return mp;
      mp -= 1;
      this.failed = 0;
      this.used.clear();
      this.stepTo(next);
      if (this.b.isFree(next)) {
        this.free = next;
        if (this.checkOptimal() && (mp > 0 || this.isDone)) return mp;
      }
      if (this.takeTrip(colour) || mp === 0) return mp;
    }
    return mp;
  }

  /** AUT-GAP-10 */
  private goBack(): void {
    this.b.where.A = this.free;
    this.events.push(['back', xy(this.at)]);
  }

  /** `dangerScheme` of the ledger. */
  escape(): boolean {
    const card = this.draw();
    const rotations: number[] = [];
    this.events.push(['card', card.id, rotations]);
    const first = turnsTowards(this.at, this.mainAt);
    for (const k of [0, 1, 2, 3]) {
      const way = laid(this.at, card.white, first + k);
      rotations.push((first + k) % 4);
      if (!this.mayEscape(way)) continue;
      this.destroy(way);
      for (const next of way) {
        this.stepTo(next);
        if (this.b.isFree(next)) this.checkOptimal();
        if (this.isDone) break;
      }
      return true;
    }
    return false;
  }
  private mayEscape(way: readonly Space[]): boolean {
    const end = way.at(-1) as Space;
    if (this.b.isDanger(end)) return false;
    return way.every((to, k) => {
      const from = way[k - 1] ?? this.at;
      return this.b.bars(from, to, k === way.length - 1, true).length === 0;
    });
  }

  reposition(): void {
    const { to } = this.b.reposition(this.at);
    this.b.where.A = to;
    this.events.push(['reposition', xy(to)]);
    this.checkOptimal();
  }

  /** Enemies on the map by priority. */
  private get byPriority(): readonly Enemy[] {
    return [this.main, this.secondary].filter(e => e !== null);
  }

  play(effects: readonly EffectOf[]): void {
    for (const e of effects) {
      if (this.isDone) return;
      this.playOne(e);
    }
  }
  private playOne(e: EffectOf): void {
    const within = ([low, high]: Pair): Enemy | undefined =>
      this.byPriority.find(x => isIn([low, high], distance(this.at, this.b.of(x))));
    if ('move' in e) this.move(...e.move);
    else if ('reposition' in e) this.reposition();
    else if ('gain' in e) this.gain(e.gain);
    else if ('restore' in e) this.restore(...e.restore);
    else if ('grenade' in e) this.throwAt(within(e.grenade));
    else if ('pull' in e) this.pull(within(e.pull));
    else if (this.charge >= e.pay) {
      this.charge -= e.pay;
      this.play(e.does);
    } else this.play(e.otherwise ?? []);
  }
  private throwAt(target: Enemy | undefined): void {
    if (target && this.b.mayThrow(this.at, this.b.of(target))) this.events.push(['grenade', target]);
  }
  private pull(target: Enemy | undefined): void {
    const [to] = this.b.beside(this.at, 'neighbouring');
    if (!target || !to) return;
    this.b.where[target] = to;
    this.events.push(['pull', target, xy(to)]);
    this.checkOptimal();
  }
  gain(n: number): void {
    this.charge = Math.min(5, this.charge + n);
  }
  restore(shield: number, health: number): void {
    this.shield = Math.min(20, this.shield + shield);
    this.health = Math.min(40, this.health + health);
  }

  /** AUT-RESPAWN: where it comes back; false if there is no room at any beacon. */
  respawn(): boolean {
    const ally = this.b.where.B;
    const enemies = this.b.enemies.map(e => this.b.of(e));
    const least = (list: readonly Space[], of: (s: Space) => number): readonly Space[] =>
      list.filter(s => of(s) === Math.min(...list.map(of)));
    let beacons: readonly Space[] = this.b.beacons.filter(x => this.b.beside(x, 'adjacent').length > 0);
    if (ally) beacons = least(beacons, x => distance(x, ally));
    if (beacons.length > 1 && enemies.length > 0)
      beacons = least(beacons, x => Math.min(...enemies.map(e => distance(x, e))));
    if (beacons.length === 0) return false;
    const beacon = beacons[this.fate(beacons.length)] as Space;
    const main = this.choose(beacon)?.main;
    const free = this.b.beside(beacon, 'adjacent');
    const to = main ? least(free, s => distance(s, this.b.of(main)))[0] : free[0];
    this.b.where.A = to as Space;
    this.events.push(['respawn', xy(beacon), xy(to as Space)]);
    return true;
  }

  /** AUT-PRIO-03 to -08 from a space. */
  choose(from: Space): { readonly main: Enemy; readonly by: string } | undefined {
    const { main, by } = this.b.priority(from);
    const [one, other] = this.b.enemies;
    if (main) return { main, by };
    if (!one || !other) return undefined;
    return { main: [one, other][this.fate(2)] as Enemy, by };
  }
}

export type EffectOf =
  | { readonly move: readonly [number, string] }
  | { readonly reposition: true }
  | { readonly gain: number }
  | { readonly restore: Pair }
  | { readonly grenade: Pair }
  | { readonly pull: Pair }
  | { readonly pay: number; readonly does: readonly EffectOf[]; readonly otherwise?: readonly EffectOf[] };

export type Schemes = Readonly<Record<'A' | 'B' | 'C' | 'D', readonly [number, number, string]>>;

/** An activation without abilities, from the return to the map to its last step. */
export const activate = (
  a: AutomaAtWork,
  schemes: Schemes,
  feat: { readonly step: number; readonly effects: readonly EffectOf[] } | undefined,
): void => {
  if (!a.b.where.A && !a.respawn()) return;
  if (a.b.enemies.length === 0) {
    a.restore(10, 10);
    a.gain(2);
    return;
  }
  const chosen = a.choose(a.at) as { main: Enemy; by: string };
  a.main = chosen.main;
  a.secondary = a.b.enemies.find(e => e !== chosen.main) ?? null;
  a.events.push(['main', chosen.main, chosen.by]);
  if (a.b.isBesideBin(a.at)) {
    a.events.push(['bin']);
    a.restore(5, 5);
    a.gain(1);
  }
  const effects = (step: number) => (feat?.step === step ? feat.effects : []);
  const steps: readonly (() => void)[] = [
    () => {
      if (a.b.isOptimal(a.at, a.main as Enemy)) a.shoot(a.main as Enemy);
      a.play(effects(5));
    },
    () => scheme(a, schemes),
    () => lateShot(a),
    () => a.play(effects(8)),
  ];
  for (const [k, play] of steps.entries()) {
    a.step = 5 + k;
    if (a.b.enemies.length > 0) play();
  }
  a.step = 10;
  if (a.charge >= 1) a.reposition();
};

const scheme = (a: AutomaAtWork, schemes: Schemes): void => {
  if (a.b.isDanger(a.at)) {
    a.events.push(['scheme', 'danger']);
    if (a.escape() || a.b.enemies.length === 0) return;
  }
  const letter = a.b.band(a.at, a.main as Enemy);
  const [charge, mp, symbols] = schemes[letter];
  a.events.push(['scheme', letter]);
  a.gain(charge);
  a.move(mp, symbols);
};

/** AUT-SHOOT-01, -02 */
const lateShot = (a: AutomaAtWork): void => {
  if (a.shot) return;
  const inOrder = [a.main, a.secondary].filter(e => e !== null);
  const open = inOrder.filter(e => !a.b.isBarred(a.at, a.b.of(e)));
  const target = open.find(e => a.b.band(a.at, e) === 'A') ?? open.find(e => a.b.band(a.at, e) === 'B');
  if (target) a.shoot(target);
};

/** AUT-DROP-08 to -14: A, then B, from one beacon. */
export const enter = (b: AutomaBoard, fate: Fate): readonly (Pair | null)[] => {
  b.where.A = null;
  b.where.B = null;
  const a = new AutomaAtWork(b, fate, {});
  const enemies = b.enemies.map(e => b.of(e));
  const near = (s: Space): number => Math.min(...enemies.map(e => distance(s, e)));
  const sum = (s: Space): number => enemies.reduce((n, e) => n + distance(s, e), 0);
  const far = b.beacons.filter(s => near(s) === Math.max(...b.beacons.map(near)));
  const farthest = far.filter(s => sum(s) === Math.max(...far.map(sum)));
  const beacon = farthest[fate(farthest.length)] as Space;
  const placeOne = (name: 'A' | 'B'): Pair | null => {
    const card = a.draw();
    const ends = [0, 1, 2, 3].map(turn => laid(beacon, card.green, turn).at(-1) as Space);
    const to = ends.find(s => b.isFree(s, name)) ?? b.beside(beacon, 'adjacent', name)[0];
    b.where[name] = to ?? null;
    return to ? xy(to) : null;
  };
  return [xy(beacon), placeOne('A'), placeOne('B')];
};
