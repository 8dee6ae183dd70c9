import type { Event, State } from '@potyczka/apex';
import {
  ActingAutoma,
  type AutomaBoard,
  apply,
  type Decision,
  type Legend,
  newAct,
  type T,
} from '@potyczka/apex/lab';
import type { LegendId, TokenId } from '@potyczka/apex/view';
import { isSame, type Space } from '@potyczka/geometry/lattice';
import type { Ask, CardId, Choice, Proc } from '@potyczka/kernel';
import type { Case } from './apex-automa-case.js';
import { Malformed } from './apex-field.js';
import { figure, groundOf, matchOn } from './apex-position.js';

/** How chance falls, and what players choose: digits that are written down, then always the first. */
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

/** Plays something with every outcome of chance and every answer. */
export function* everyOutcome<X>(play: (script: Script) => X, most = 20_000): Generator<X> {
  let digits: number[] | undefined = [];
  for (let n = 0; digits && n < most; n++) {
    const script: Script = new Script(digits);
    yield play(script);
    digits = script.next();
  }
}

export const played = <X>(proc: Proc<X>): X => {
  const { done, value } = proc.next();
  if (!done) throw new Error('a procedure asked outside of its script');
  return value as X;
};

/** The legends of the format. */
export const WHO = { A: 'BL', B: 'WR', E: 'GB', F: 'PF' } as const satisfies Record<string, LegendId>;
const nameOf = (who: LegendId): string => Object.entries(WHO).find(([, id]) => id === who)?.[0] ?? who;
export const idOf = (name: string): LegendId => WHO[name as keyof typeof WHO];

/** One that hits at every threshold, and one that never does. */
const HIT: CardId = '#A-1';
const AIM = [
  { id: 'A-1', value: 100_000, symbols: [], mark: 'placeholder' },
  { id: 'A-2', value: -100_000, symbols: [], mark: 'placeholder' },
  { id: 'A-3', value: -100_000, symbols: [], mark: 'placeholder' },
] as const;

const BOARD: AutomaBoard = { allied: false, charge: 0, feats: [], used: [], active: null, set: 0, more: 0 };

/** The position of a case: A and B are the enemy Automas, E and F are people. */
export const positionOf = (c: Case): State => {
  const plain = c.ziplines.filter(z => !z.pathfinder);
  const ground = groundOf(
    c.field,
    plain.map(({ ends: [a, b] }) => ({ a, b })),
  );
  const s = matchOn(ground, { red: [WHO.A, WHO.B], blue: [WHO.E, WHO.F] }, 'solo');
  const cards = c.deck.map((d): CardId => `#${d.id}`);
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = c.ring ?? [];
  return {
    ...s,
    ring: c.ring ? { x0, y0, x1, y1 } : null,
    teams: { red: [], blue: ['p1'] },
    cards: {
      aim: AIM,
      sets: [c.weapons],
      decisions: c.deck,
      figures: { 'gas-trap': { destructible: true, danger: 'adjacent' } },
    },
    decisions: cards,
    legends: s.legends.map((l): Legend => {
      const given = c.legends.find(x => idOf(x.id) === l.id);
      const isAutoma = l.team === 'red';
      return {
        ...l,
        seat: 'p1',
        at: given?.at ?? null,
        shield: given?.shield ?? 0,
        health: given?.health ?? 0,
        automa: isAutoma ? BOARD : null,
      };
    }),
    figures: figuresOf(c),
    track: [{ token: 'WR-A-2', due: 9, part: 1 }], // portals go together (APX-DEST-08)
  };
};

/** Ziplines of figures are pairs by their token. A case may have more of them than Pathfinder has tokens. */
const PAIRS: readonly TokenId[] = ['PF-A-1', 'PF-A-2', 'LL-A-1', 'LL-A-2', 'BH-A-1', 'BH-A-2'];

const pairToken = (n: number): TokenId => {
  const token = PAIRS[n];
  if (!token) throw new Malformed(`more than ${PAIRS.length} pairs of anchors`);
  return token;
};

const figuresOf = (c: Case): State['figures'] => {
  const kindOf = (kind: string) => kind as State['figures'][number]['kind'];
  const things = c.things.map(({ id, kind, at }) =>
    figure({
      id,
      kind: kindOf(kind),
      owner: WHO.E,
      token: kind === 'portal' ? 'WR-A-2' : 'GB-A-1',
      spot: { on: 'space', at },
    }),
  );
  const anchors = c.ziplines.filter(z => z.pathfinder);
  const point = (id: string, kind: string, token: TokenId, at: Case['domes'][number]) =>
    figure({ id, kind: kindOf(kind), owner: WHO.F, token, spot: { on: 'point', at } });
  return [
    ...things,
    ...anchors.flatMap((z, n) => z.ends.map((at, k) => point(`${z.id}/${k}`, 'anchor', pairToken(n), at))),
    ...c.domes.map((at, k) => point(`dome ${k}`, 'dome', 'GB-A-1', at)),
    ...c.smokes.map((at, k) => point(`smoke ${k}`, 'smoke', 'GB-A-1', at)),
    ...c.bombardments.map((at, k) =>
      figure({
        id: `bombardment ${k}`,
        kind: 'bombardment',
        owner: WHO.E,
        token: 'GB-A-2',
        spot: { on: 'space', at },
      }),
    ),
  ];
};

const answered = <X>(value: X): Ask<X> =>
  ({
    *[Symbol.iterator]() {
      return value;
    },
  }) as unknown as Ask<X>;

export type AutomaTold = unknown[];

const xy = ({ x, y }: Space): [number, number] => [x, y];

/** What a case wants of its table. */
interface Wanted {
  /** The order of the Decision deck is not known. */
  readonly shuffled?: boolean;
  /** Enemies whom a shot eliminates; other shots miss. */
  readonly eliminates?: readonly string[];
}

/**
 * A table at which a position is played: the game's own procedures and events, with chance and the answers of the
 * players out of a script. Nobody reacts, and a grenade hurts nobody, as the format says.
 */
export class CaseTable {
  readonly t: T;
  readonly s: State;
  readonly told: AutomaTold[] = [];
  private unknown: boolean;
  private rotations: number[] = [];
  private spares = false;

  constructor(
    position: State,
    readonly given: Case,
    readonly script: Script,
    private readonly wanted: Wanted = {},
  ) {
    const { legends, bags, loot, cooling } = position;
    this.s = {
      ...position,
      legends: [...legends],
      bags: { ...bags },
      loot: { ...loot },
      cooling: { ...cooling },
    };
    this.unknown = wanted.shuffled === true;
    this.t = {
      s: this.s,
      choose: <X>(_: unknown, c: Choice<X>) => {
        const legal = c.from.filter(x => c.judge?.(x) === undefined);
        return answered(legal[this.script.pick(legal.length)] as X);
      },
      *window() {},
      mightHold: () => false,
      roll: <X>(rule: string, faces: readonly X[]) => this.roll(rule, faces),
      shuffle: (_: string, cards: readonly CardId[]) => {
        this.unknown = true;
        return this.withTop(cards);
      },
      emit: (e: Event) => this.emit(e),
    } as unknown as T;
  }

  /** A legend as an Automa of this table. */
  automa(who: LegendId = WHO.A, reacting: { shooter: LegendId } | null = null): ActingAutoma {
    return new CaseAutoma(this, who, reacting);
  }

  private roll<X>(rule: string, faces: readonly X[]): X {
    if (rule === 'APX-USE-05') return faces[0] as X;
    if (rule !== 'APX-SHOOT-26') return faces[this.script.pick(faces.length)] as X;
    const target = nameOf((this.s.shot as NonNullable<State['shot']>).target);
    const hits = this.wanted.eliminates?.includes(target) === true;
    return faces.find(face => (face === (HIT as unknown)) === hits) as X;
  }

  private withTop(cards: readonly CardId[]): CardId[] {
    const top = cards[this.script.pick(cards.length)] as CardId;
    return [top, ...cards.filter(c => c !== top)];
  }

  /** A deck in an unknown order has any of its cards on top. */
  turnsUp(): void {
    if (this.unknown && this.s.decisions.length > 0) this.s.decisions = this.withTop(this.s.decisions);
  }

  private emit(e: Event): void {
    if (e.type === 'suffered' && e.by === 'grenade') {
      this.spares = true;
      return;
    }
    const isSpared = this.spares && e.type === 'eliminated';
    this.spares = false;
    if (isSpared) return;
    this.tell(e);
    (apply[e.type] as (s: State, e: Event) => void)(this.s, e);
  }

  /** The event in the words of the format. */
  private tell(e: Event): void {
    const line = this.lineOf(e);
    if (line) this.told.push(line);
  }

  private lineOf(e: Event): AutomaTold | undefined {
    switch (e.type) {
      case 'respawned':
        return ['respawn', e.beacon && xy(e.beacon), xy(e.at)];
      case 'main-enemy':
        return ['main', nameOf(e.main), e.by];
      case 'used-bin':
        return ['bin'];
      case 'scheme':
        return ['scheme', e.scheme];
      case 'drew-decision':
        this.rotations = [];
        return ['card', e.card.slice(1), this.rotations];
      case 'laid':
        this.rotations.push(e.rotation);
        return undefined;
      case 'destroyed':
        return ['destroy', [...e.figures].sort()];
      case 'taken':
        return this.alsoGone(e.figures);
      case 'revealed':
        return this.shootLine(e.threshold);
      case 'eliminated':
        return ['eliminated', nameOf(e.who)];
      case 'threw':
        return ['grenade', nameOf(this.s.legends.find(l => l.at && isSame(l.at, e.at))?.id as LegendId)];
      case 'weighed':
        return ['reposition', xy(e.to)];
      case 'moved':
        return this.moveLine(e);
      default:
        return undefined;
    }
  }

  private shootLine(threshold: number): AutomaTold {
    const { target, slot, charged } = this.s.shot as NonNullable<State['shot']>;
    return ['shoot', nameOf(target), slot + 1, threshold, charged];
  }

  /** What goes with something that was destroyed. */
  private alsoGone(figures: readonly string[]): undefined {
    const last = this.told.at(-1);
    if (last?.[0] === 'destroy') last[1] = [...new Set([...(last[1] as string[]), ...figures])].sort();
    return undefined;
  }

  private moveLine({ who, how, path, over }: Extract<Event, { type: 'moved' }>): AutomaTold | undefined {
    const to = xy(path.at(-1) as Space);
    if (how === 'automa') return [path.length > 1 ? 'step' : 'back', to];
    if (how === 'zipline') return ['zip', this.pairNamed(over ?? ''), to];
    return how === 'pull' ? ['pull', nameOf(who), to] : undefined;
  }

  /** The name that the case has for a pair: the game counts ziplines of the map, and has tokens for anchors. */
  pairNamed(id: string): string | undefined {
    const { ziplines } = this.given;
    const n = Number(/^zipline-(\d+)$/.exec(id)?.[1] ?? Number.NaN);
    if (!Number.isNaN(n)) return ziplines.filter(z => !z.pathfinder)[n]?.id;
    return ziplines.filter(z => z.pathfinder)[PAIRS.findIndex(token => token === id)]?.id;
  }
}

class CaseAutoma extends ActingAutoma {
  constructor(
    private readonly table: CaseTable,
    who: LegendId,
    reacting: { shooter: LegendId } | null,
  ) {
    super(table.t, who, reacting);
  }
  override draw(): Decision {
    this.table.turnsUp();
    return super.draw();
  }
  override drawFeat(): void {} // the case says which Feat is active
  override *abilities(): Proc {} // none in the format
}

/** A stands somewhere, in its activation. */
export const standing = (
  s: State,
  at: Space | null,
  act: Partial<NonNullable<State['act']>> = {},
): State => ({
  ...s,
  legends: s.legends.map(l => (l.id === WHO.A ? { ...l, at } : l)),
  act: { ...newAct(WHO.A), ...act },
});
