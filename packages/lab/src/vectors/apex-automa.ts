import type {
  Criterion,
  Decision,
  Doer,
  Effect,
  Enemy,
  Pair,
  Reach,
  Scheme,
  SchemeLetter,
  SetWeapon,
  Surroundings,
} from '@potyczka/apex/automa';
import {
  candidates,
  domeBetween,
  firstFree,
  hasCover,
  inBest,
  reposition,
  thresholdOf,
  weaponFor,
} from '@potyczka/apex/automa';
import {
  adjacentSpaces,
  distance,
  elementsOn,
  type Intersection,
  isAdjacent,
  isAdjacentToElement,
  isSame,
  type Lattice,
  levelOf,
  type Space,
  sight,
  zoneEffect,
} from '@potyczka/geometry/lattice';
import type { Proc } from '@potyczka/kernel';
import { type Case, readEffects, type Thing } from './apex-automa-case.js';
import { type Fields, fields, whole } from './apex-field.js';

/** How chance falls: digits that are written down, then always the first; what was asked is kept. */
export class Script {
  readonly asked: { n: number; took: number }[] = [];
  constructor(private readonly digits: readonly number[]) {}
  pick(n: number): number {
    const took = this.digits[this.asked.length] ?? 0;
    this.asked.push({ n, took });
    return took;
  }
  /** The next script in which another outcome comes; undefined when all were seen. */
  next(): number[] | undefined {
    for (let k = this.asked.length - 1; k >= 0; k--) {
      const { n, took } = this.asked[k] as { n: number; took: number };
      if (took + 1 < n) return [...this.asked.slice(0, k).map(a => a.took), took + 1];
    }
    return undefined;
  }
}

/** Runs something with every outcome of chance. */
export function* everyOutcome<X>(run: (script: Script) => X, most = 20_000): Generator<X> {
  let digits: number[] | undefined = [];
  for (let n = 0; digits && n < most; n++) {
    const script: Script = new Script(digits);
    yield run(script);
    digits = script.next();
  }
}

export const played = <X>(proc: Proc<X>): X => {
  const { done, value } = proc.next();
  if (!done) throw new Error('an Automa asks nobody here');
  return value as X;
};

export type Told = readonly unknown[];

const xy = ({ x, y }: Space): [number, number] => [x, y];

/** The Automa of a case in one run of chance. */
export class Automa implements Doer {
  readonly events: Told[] = [];
  readonly lattice: Lattice;
  readonly set: readonly Reach[];
  readonly cards: number;
  place: Space | null;
  shot = false;
  step = 0;
  mainId: string | null = null;
  secondaryId: string | null = null;
  tokens = 0;
  shield = 20;
  health = 40;
  schemes: Readonly<Record<SchemeLetter, Scheme>> = {} as Record<SchemeLetter, Scheme>;
  feat: Fields | undefined;
  eliminates: readonly string[] = [];
  private readonly where = new Map<string, Space | null>();
  private readonly gone = new Set<string>();
  private deck: Decision[];
  private readonly discard: Decision[] = [];
  private rotations: number[] = [];
  private inHand: Decision | undefined;

  constructor(
    readonly given: Case,
    readonly script: Script,
    readonly how: { readonly from?: Space; readonly shuffled?: boolean } = {},
  ) {
    this.lattice = given.field.lattice;
    this.set = given.weapons;
    this.cards = given.deck.length;
    this.deck = [...given.deck];
    for (const l of given.legends) this.where.set(l.id, l.at);
    this.place = how.from ?? this.where.get('A') ?? null;
  }

  private get team(): number {
    return this.given.legends.find(l => l.id === 'A')?.team ?? 1;
  }

  private alive(id: string | null): Space | null {
    return id === null ? null : (this.where.get(id) ?? null);
  }

  get ally(): Space | null {
    const ally = this.given.legends.find(l => l.team === this.team && l.id !== 'A');
    return ally ? this.alive(ally.id) : null;
  }

  enemies(): readonly Enemy[] {
    return this.given.legends.flatMap(l => {
      const at = l.team === this.team ? null : this.alive(l.id);
      return at ? [{ id: l.id, at, points: l.shield + l.health }] : [];
    });
  }

  private thingsLeft(): readonly Thing[] {
    return this.given.things.filter(t => !this.gone.has(t.id));
  }

  around(): Surroundings {
    const things = this.thingsLeft();
    const bodies = this.given.legends.flatMap(l => {
      const at = l.id === 'A' ? null : this.alive(l.id);
      return at ? [at] : [];
    });
    return {
      lattice: this.lattice,
      bodies: [...bodies, ...things.filter(t => t.kind === 'drone').map(t => t.at)],
      closed: things.filter(t => t.kind === 'portal').map(t => t.at),
      danger: at => this.danger(at),
      pairs: this.given.ziplines
        .filter(z => !this.gone.has(`${z.id}/0`) && !this.gone.has(`${z.id}/1`))
        .map((z): Pair => ({ id: z.id, ends: z.ends })),
    };
  }

  danger(at: Space): boolean {
    const { ring, bombardments } = this.given;
    if (ring) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = ring;
      if (at.x < x0 || at.x > x1 || at.y < y0 || at.y > y1) return true;
    }
    if (bombardments.some(b => distance(b, at) <= 2)) return true;
    return this.thingsLeft().some(
      t =>
        t.kind === 'gas-trap' &&
        (isSame(t.at, at) || adjacentSpaces(this.lattice, t.at).some(s => isSame(s, at))),
    );
  }

  at(): Space {
    if (!this.place) throw new Error('A is off the map');
    return this.place;
  }
  /** AUT-PRIO-12 */
  private currentMain(): string | null {
    if (this.alive(this.mainId)) return this.mainId;
    return this.alive(this.secondaryId) ? this.secondaryId : null;
  }
  main(): Space | null {
    return this.alive(this.currentMain());
  }
  byPriority() {
    const main = this.currentMain();
    const others = this.enemies().filter(e => e.id !== main);
    return [...this.enemies().filter(e => e.id === main), ...others];
  }
  hasShot(): boolean {
    return this.shot;
  }
  isOffMap(): boolean {
    return this.place === null;
  }
  isOver(): boolean {
    return this.place === null || (this.step > 0 && this.enemies().length === 0);
  }
  sees(at: Space): boolean {
    return sight(this.lattice, this.at(), at).seen;
  }
  mayShoot(at: Space): boolean {
    return this.given.domes.every(d => domeBetween(this.lattice, d, this.at(), at) === undefined);
  }
  isOptimal(): boolean {
    const main = this.main();
    if (this.shot || !main || this.step < 5 || this.step > 9) return false;
    return inBest(this.set, distance(this.at(), main)) && this.sees(main) && this.mayShoot(main);
  }
  isAdjacentTo(at: Space): boolean {
    return isAdjacent(this.lattice, at, this.at());
  }
  points(mp: number): number {
    return mp;
  }
  hasRoomBeside(): boolean {
    return firstFree(this.around(), this.at(), 'neighbouring') !== undefined;
  }

  draw(): Decision {
    if (this.inHand) this.discard.push(this.inHand);
    if (this.deck.length === 0) {
      this.deck = this.discard.splice(0);
      this.isShuffled = true;
    }
    const shuffled = this.how.shuffled || this.isShuffled;
    const k = shuffled ? this.script.pick(this.deck.length) : 0;
    const [card] = this.deck.splice(k, 1);
    if (!card) throw new Error('no Decision cards');
    this.inHand = card;
    this.rotations = [];
    this.events.push(['card', card.id, this.rotations]);
    return card;
  }
  private isShuffled = false;

  laid(_: Decision, rotation: number): void {
    this.rotations.push(rotation);
  }

  destroy(from: Space, path: readonly Space[]): void {
    const hit = new Set<string>();
    for (const t of this.thingsLeft())
      if (path.some(s => isSame(s, t.at))) {
        hit.add(t.id);
        if (t.kind === 'portal') for (const p of this.thingsLeft()) if (p.kind === 'portal') hit.add(p.id);
      }
    const way = [from, ...path];
    for (const z of this.given.ziplines.filter(each => each.pathfinder))
      for (const [k, end] of z.ends.entries())
        if (
          !this.gone.has(`${z.id}/${k}`) &&
          way.some((s, n) => n > 0 && this.crosses(way[n - 1] as Space, s, end))
        )
          hit.add(`${z.id}/${k}`);
    if (hit.size === 0) return;
    for (const id of hit) this.gone.add(id);
    this.events.push(['destroy', [...hit].sort()]);
  }

  /** A diagonal step through the corner of an anchor, on the level of one of its two spaces. */
  private crosses(a: Space, b: Space, end: Intersection): boolean {
    if (a.x === b.x || a.y === b.y) return false;
    const isThere = end.x === Math.max(a.x, b.x) && end.y === Math.max(a.y, b.y);
    return isThere && [a, b].some(s => levelOf(this.lattice, s) === end.level);
  }

  *stepTo(to: Space): Proc {
    this.place = to;
    this.events.push(['step', xy(to)]);
  }
  *zipTo(pair: Pair, to: Space): Proc {
    this.place = to;
    this.events.push(['zip', pair.id, xy(to)]);
  }
  putBack(to: Space): void {
    this.place = to;
    this.events.push(['back', xy(to)]);
  }
  *shoot(): Proc {
    const main = this.currentMain();
    if (main) yield* this.shootAt(main);
  }

  *shootAt(id: string): Proc {
    const to = this.alive(id);
    if (!to) return;
    const far = distance(this.at(), to);
    const { slot } = weaponFor(this.set, far);
    const weapon = this.given.weapons[slot] as SetWeapon;
    const { threshold, attachments } = thresholdOf(weapon, far, this.tokens);
    this.shot = true;
    this.events.push(['shoot', id, slot + 1, threshold + this.smoke(to) + this.boost(), attachments]);
    if (!this.eliminates.includes(id)) return;
    this.where.set(id, null);
    this.events.push(['eliminated', id]);
  }

  smoke(to: Space): number {
    return (
      10 * this.given.smokes.filter(s => zoneEffect(this.lattice, s, this.at(), to).effect !== 'none').length
    );
  }

  private boost(): number {
    const boost = this.feat?.boost === undefined ? undefined : fields(this.feat.boost, 'feat.boost');
    if (!boost) return 0;
    const pay = boost.pay === undefined ? 0 : whole(boost.pay, 'feat.boost.pay');
    if (pay > this.tokens) return 0;
    this.tokens -= pay;
    return boost.threshold === undefined ? 0 : whole(boost.threshold, 'feat.boost.threshold');
  }

  drawOne(ids: readonly string[]): string {
    return ids[this.script.pick(ids.length)] as string;
  }
  decided(main: string, secondary: string | null, by: Criterion): void {
    this.mainId = main;
    this.secondaryId = secondary;
    this.events.push(['main', main, by]);
  }
  begins(step: number): void {
    this.step = step;
  }
  besideBin(): boolean {
    const { edges = [] } = this.given.field.plan;
    return edges.some(
      ({ at, object }) =>
        object.kind === 'supply-bin' &&
        elementsOn(this.lattice, at).some(
          e => e.object.kind === 'supply-bin' && isAdjacentToElement(this.lattice, this.at(), e),
        ),
    );
  }
  usesBin(): void {
    this.events.push(['bin']);
    this.restore(5, 5);
    this.gain(1);
  }
  drawFeat(): void {}
  featOf(step: 5 | 8): readonly Effect[] {
    return this.feat && this.feat.step === step ? readEffects(this.feat.effects, 'feat.effects') : [];
  }
  *abilities(): Proc {}
  chose(scheme: SchemeLetter | 'danger'): void {
    this.events.push(['scheme', scheme]);
  }
  charge(): number {
    return this.tokens;
  }
  pay(n: number): void {
    this.tokens -= n;
  }
  gain(n: number): void {
    this.tokens = Math.min(5, this.tokens + n);
  }
  restore(shield: number, health: number): void {
    this.shield = Math.min(20, this.shield + shield);
    this.health = Math.min(40, this.health + health);
  }
  *throwAt(id: string): Proc {
    this.events.push(['grenade', id]);
  }
  *pullHere(id: string): Proc {
    const to = firstFree(this.around(), this.at(), 'neighbouring');
    if (!to) return;
    this.where.set(id, to);
    this.events.push(['pull', id, xy(to)]);
    if (this.isOptimal()) yield* this.shoot();
  }
  *pushAway(): Proc {}
  *reposition(): Proc {
    const enemies = this.enemies().map(e => e.at);
    const to = reposition(candidates(this.around(), this.at(), enemies));
    this.place = to;
    this.events.push(['reposition', xy(to)]);
    if (this.isOptimal()) yield* this.shoot();
  }
  leavesOut(): boolean {
    return false;
  }
  idle(): void {}
  ends(): void {}

  candidates() {
    return candidates(
      this.around(),
      this.at(),
      this.enemies().map(e => e.at),
    );
  }
  hasCover(at: Space): boolean {
    return hasCover(this.lattice, at);
  }
}
