import { judgeAnswer } from '../asked.js';
import type { Chance } from '../chance.js';
import type { Game } from '../game.js';
import { blank, cardsIn, namesCard } from '../plain.js';
import type { Answer, OneAsk } from '../question.js';
import type { CardId, Msg, Refusal, RuleId, Seat, Who } from '../vocabulary.js';
import { refuse } from '../vocabulary.js';
import type { By, Entry, MatchRecord } from './record.js';
import { hashOf, type Salts, type SealedChance, type Seed, sealedChance, sealOf } from './seal.js';
import { type Base, beginning, type Happened, World } from './world.js';

export const NOT_ASKED = refuse('TABLE-SEAT', 'table-not-asked');
export const STALE = refuse('TABLE-STALE', 'table-stale');
export const OVER = refuse('TABLE-OVER', 'table-over');
export const FAULT = refuse('TABLE-FAULT', 'table-fault');
export const NOTHING_TO_RETRACT = refuse('TABLE-RETRACT', 'table-nothing-to-retract');
export const UNDO_BLOCKED = refuse('TABLE-UNDO', 'table-undo-blocked');

/** What became of an answer. */
export type Reply =
  | { readonly ok: true; readonly n: number }
  | { readonly ok: false; readonly refusal: Refusal };

/** Why an entry cannot be taken back without the others: what came to light with it. */
export type NewInformation = 'chance' | 'face' | 'reveal';

/** How far a seat may take back freely, and what stands behind that line. */
export interface UndoLine {
  /** The earliest entry that may be taken back; undefined if none may. */
  readonly to: number | undefined;
  readonly blockedBy: NewInformation | 'answer' | 'start';
}

/** A question as everybody may see it: who is asked and what, never the options. */
export interface PublicQuestion {
  readonly q: number;
  readonly seat: Seat;
  readonly rule: RuleId;
  readonly ask: Msg;
}

interface Told<E> {
  readonly n: number;
  readonly event: E;
  /** For each card in the event that lay face down after it: who has seen its face. */
  readonly hidden: ReadonlyMap<CardId, readonly Seat[]> | undefined;
}

interface Standing {
  readonly n: number;
  readonly seat: Seat;
  readonly item: Happened;
  /** How many events had been told before it. */
  readonly told: number;
  readonly news: NewInformation | undefined;
}

/** How a run gets its chance: from a sealed seed, or, in tests, from elsewhere. */
export type RunChance = { readonly seed: Seed; readonly salts?: Salts } | { readonly chance: Chance };

/**
 * A match: a world with its record, what was told to whom, and the line behind
 * which nothing can be taken back.
 */
export class Run<S, E extends { type: string }, V, O, R> {
  private world: World<S, E, V, O, R>;
  private readonly first: Base<S>;
  private readonly lines: Entry[] = [];
  /** Everything since the first state that has not been taken back. */
  private happened: Happened[] = [];
  private standing: Standing[] = [];
  private told: Told<E>[] = [];
  private faces: Map<CardId, readonly Seat[]> = new Map();
  private news: NewInformation | undefined;
  private repeating = false;
  private question = 0;
  private readonly chance: Chance | SealedChance;
  /** The last fault in the rules, for whoever mends them. */
  fault: unknown;

  constructor(
    readonly game: Game<S, E, V, O, R>,
    readonly options: O,
    readonly source: RunChance,
    start?: Base<S>,
  ) {
    this.chance = 'seed' in source ? sealedChance(source.seed, source.salts) : source.chance;
    this.first = start ?? beginning(game, options);
    this.faces = this.facesOf(this.first.state);
    this.setEntry(0);
    this.world = this.stand(this.first, [], false);
  }

  /** Number of entries so far. */
  get n(): number {
    return this.lines.length;
  }

  /** The number of the open question; answers must name it. */
  get q(): number {
    return this.question;
  }

  get result(): R | undefined {
    return this.world.result;
  }

  /** The world behind the match, for forks and guesses. */
  get now(): World<S, E, V, O, R> {
    return this.world;
  }

  /** The hash of the state. */
  get hash(): string {
    return hashOf(this.world.state);
  }

  /** What somebody is shown. */
  view(who: Who): V {
    return this.world.view(who);
  }

  /** The open questions as somebody may see them. */
  questions(who: Who): PublicQuestion[] {
    const hidden = this.faces;
    const isHidden = (card: CardId): boolean => !maySee(hidden, card, who);
    return this.world.asks.map(({ seat, spec }) => ({
      q: this.question,
      seat,
      rule: spec.rule,
      ask: namesCard(spec.ask) ? blank(spec.ask, isHidden) : spec.ask,
    }));
  }

  /** The open question to a seat, with its candidates: for that seat alone. */
  askOf(seat: Seat): OneAsk | undefined {
    return this.world.askOf(seat);
  }

  /** What has been told so far, as somebody may know it, from the event numbered `from` on. */
  events(who: Who, from = 0): { readonly n: number; readonly event: E }[] {
    return this.told.slice(from).map(({ n, event, hidden }) => ({
      n,
      event: hidden ? blank(event, card => !maySee(hidden, card, who)) : event,
    }));
  }

  /** All events with every face up: for checks and for the log of a finished match, never for a player. */
  everything(): E[] {
    return this.told.map(t => t.event);
  }

  /** Judges an answer and, if it is legal, plays on. A refused one changes nothing. */
  answer(seat: Seat, q: number, a: unknown, by?: By): Reply {
    const refusal = this.judge(seat, q, a);
    if (refusal) return { ok: false, refusal };
    const ask = this.world.askOf(seat) as OneAsk;
    const clean = tidy(ask, a as Answer);
    const n = this.n + 1;
    const { world } = this;
    const { base, since } = world;
    const before = { told: this.told.length, faces: this.faces, happened: this.happened.length };
    const beforeSince = since.slice();
    const item: Happened = { seat, rule: ask.spec.rule, a: clean };
    this.setEntry(n);
    this.news = world.pending?.kind === 'all' && world.asks.length === 1 ? 'reveal' : undefined;
    this.lines.push({ n, seat, q, a: clean, ...(by && { by }) });
    this.happened.push(item);
    try {
      world.give(seat, clean);
    } catch (e) {
      this.fault = e;
      this.lines.pop();
      this.told.length = before.told;
      this.happened.length = before.happened;
      this.faces = before.faces;
      this.world = this.stand(base, beforeSince, true);
      return { ok: false, refusal: FAULT };
    }
    this.standing.push({ n, seat, item, told: before.told, news: this.news });
    if (!this.isPartlyAnswered()) this.question = n;
    return { ok: true, n };
  }

  /** Judges an answer without giving it. */
  judge(seat: Seat, q: number, a: unknown): Refusal | undefined {
    if (this.world.result !== undefined) return OVER;
    const ask = this.world.askOf(seat);
    if (!ask) return NOT_ASKED;
    if (q !== this.question) return STALE;
    try {
      return judgeAnswer(ask, a);
    } catch (e) {
      this.fault = e;
      return FAULT;
    }
  }

  /** The one legal answer to a seat's question, if there is exactly one. */
  forced(seat: Seat): Answer | undefined {
    const legal = this.world.legal(seat, 2);
    return legal.length === 1 ? legal[0] : undefined;
  }

  /** Takes back a seat's own answer while others are still choosing. */
  retract(seat: Seat): Reply {
    const { pending, asks, base, since } = this.world;
    const waits = pending?.kind === 'all' && pending.parts.some(p => p.seat === seat);
    if (!waits || asks.some(a => a.seat === seat)) return { ok: false, refusal: NOTHING_TO_RETRACT };
    const isMine = (h: Happened): boolean => 'seat' in h && h.seat === seat;
    const last = this.standing.findLast(s => s.seat === seat) as Standing;
    const n = this.n + 1;
    this.lines.push({ n, seat, retract: last.n });
    this.standing = this.standing.filter(s => s !== last);
    this.happened = this.happened.toSpliced(this.happened.findLastIndex(isMine), 1);
    this.world = this.stand(base, since.toSpliced(since.findLastIndex(isMine), 1), true);
    return { ok: true, n };
  }

  /** How far a seat may take back without asking the others. */
  undoLine(seat: Seat): UndoLine {
    let to: number | undefined;
    for (let i = this.standing.length - 1; i >= 0; i--) {
      const s = this.standing[i] as Standing;
      if (s.news) return { to, blockedBy: s.news };
      if (s.seat !== seat) return { to, blockedBy: 'answer' };
      to = s.n;
    }
    return { to, blockedBy: 'start' };
  }

  /** Takes back everything from entry `to` on; freely for `seat`, or further if all others `agreed`. */
  undo(to: number, by: { readonly seat: Seat } | { readonly agreed: true }): Reply {
    const at = this.standing.findIndex(s => s.n === to);
    if (at < 0) return { ok: false, refusal: UNDO_BLOCKED };
    if ('seat' in by) {
      const line = this.undoLine(by.seat).to;
      if (line === undefined || to < line) return { ok: false, refusal: UNDO_BLOCKED };
    }
    const n = this.n + 1;
    const target = this.standing[at] as Standing;
    this.lines.push({ n, undo: to });
    const kept = this.happened.slice(0, this.happened.indexOf(target.item));
    this.standing = this.standing.slice(0, at);
    this.told.length = target.told;
    this.happened = kept;
    this.setEntry(n);
    this.world = this.stand(this.first, kept, true);
    this.faces = this.facesOf(this.world.state as S);
    this.question = n;
    return { ok: true, n };
  }

  /** The match so far. The seed is in it only once the match is over, or if `open` says so. */
  record(open = this.world.result !== undefined): MatchRecord {
    const { source } = this;
    return {
      format: 1,
      game: this.game.id,
      rulesVersion: this.game.rulesVersion,
      options: this.options,
      ...('seed' in source && { seal: sealOf(source.seed) }),
      ...('seed' in source && source.salts && { salts: source.salts }),
      ...('seed' in source && open && { seed: source.seed }),
      entries: this.lines.slice(),
      hash: this.hash,
    };
  }

  private isPartlyAnswered(): boolean {
    const { pending } = this.world;
    return pending?.kind === 'all' && this.world.asks.length < pending.parts.length;
  }

  private setEntry(n: number): void {
    if ('at' in this.chance) this.chance.at(n);
  }

  /** Builds the world again; with `quietly`, what is repeated is not told again. */
  private stand(base: Base<S>, since: readonly Happened[], quietly: boolean): World<S, E, V, O, R> {
    this.repeating = quietly;
    const world: World<S, E, V, O, R> = new World(this.game, this.options, base, this.chance, {
      since,
      watch: {
        event: (e, s) => this.tell(e, s),
        chance: outcome => {
          if (this.repeating) return;
          this.happened.push({ chance: outcome });
          this.news = 'chance';
        },
        step: () => {},
      },
    });
    this.repeating = false;
    return world;
  }

  private tell(event: E, s: S): void {
    if (this.repeating) return;
    let hidden: Map<CardId, readonly Seat[]> | undefined;
    if (namesCard(event)) {
      const faces = this.facesOf(s);
      if (this.news !== 'chance' && newlySeen(this.faces, faces)) this.news = 'face';
      this.faces = faces;
      for (const card of cardsIn(event)) {
        const seen = faces.get(card);
        if (seen) {
          hidden ??= new Map();
          hidden.set(card, seen);
        }
      }
    }
    this.told.push({ n: this.lines.length, event, hidden });
  }

  private facesOf(state: S): Map<CardId, readonly Seat[]> {
    return new Map(
      this.game.hidden(state as Parameters<typeof this.game.hidden>[0]).map(h => [h.card, h.seen]),
    );
  }
}

const maySee = (hidden: ReadonlyMap<CardId, readonly Seat[]>, card: CardId, who: Who): boolean => {
  const seen = hidden.get(card);
  return !seen || (who !== 'spectator' && seen.includes(who));
};

const newlySeen = (
  before: ReadonlyMap<CardId, readonly Seat[]>,
  after: ReadonlyMap<CardId, readonly Seat[]>,
): boolean => {
  for (const [card, seen] of before) {
    const now = after.get(card);
    if (!now || now.some(seat => !seen.includes(seat))) return true;
  }
  return false;
};

/** The answer as it goes into the record: keys in the order of the candidates, nothing that does not belong. */
const tidy = (ask: OneAsk, a: Answer): Answer => {
  if (ask.kind !== 'many') return ask.kind === 'place' ? ({ ...(a as object) } as Answer) : a;
  const keys = a as readonly string[];
  return ask.spec.from.map(x => ask.spec.key(x)).filter(k => keys.includes(k));
};
