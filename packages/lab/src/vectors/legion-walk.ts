import type { Answer, RuleId, Seat } from '@potyczka/kernel';
import { type Chance, judgeAnswer, legalAnswers, type OneAsk, position, World } from '@potyczka/kernel/run';
import { type Event, game, type Options, type Result, type State, type View } from '@potyczka/legion';

type Battle = World<State, Event, View, Options, Result>;
type S = Battle['state'];

/** Whose dice are rolled now, and what each of them shows, in order; blank where nothing is said. */
export interface Faces {
  readonly who?: (s: S, lastChosen: string | undefined) => string;
  readonly shows?: Readonly<Record<string, readonly string[]>>;
  readonly otherwise?: string;
}

const OPTIONS: Options = {
  battlefield: 'desert',
  first: 'rebels-500',
  second: 'empire-500',
  hiddenMinis: false,
  inPart: false,
  armies: {},
};

/** A battle of the vectors, answered question by question and forked where several answers are tried. */
export class Walk {
  private world!: Battle;
  readonly events: Event[] = [];
  private readonly rolled: Record<string, number> = {};
  /** The effect of a unit that was chosen last: 'Y:guardian'. */
  private chosen: string | undefined;

  constructor(
    private readonly start: State,
    readonly faces: Faces = {},
    from?: Walk,
  ) {
    const watch = { event: (e: Event) => this.events.push(e), chance: () => {}, step: () => {} };
    if (!from) {
      this.world = new World(game, OPTIONS, position(start), this.chance(), { watch });
      return;
    }
    this.chosen = from.chosen;
    Object.assign(this.rolled, from.rolled);
    const { snapshot, tail } = from.world;
    this.world = new World(game, OPTIONS, snapshot, this.chance(), { ...tail, watch });
    this.events.splice(0, this.events.length, ...from.events); // what was repeated was told already
  }

  /** The same battle, to be answered otherwise. */
  fork(): Walk {
    return new Walk(this.start, this.faces, this);
  }

  private chance(): Chance {
    const { who = () => '', shows = {}, otherwise = 'blank' } = this.faces;
    return {
      roll: (_, faces) => {
        const name = who(
          (this.world as Battle | undefined)?.state ?? (this.start as unknown as S),
          this.chosen,
        );
        const nth = this.rolled[name] ?? 0;
        this.rolled[name] = nth + 1;
        // what is no die of an attack: whatever comes first
        return Math.max(0, faces.indexOf(shows[name]?.[nth] ?? otherwise));
      },
      shuffle: (_, cards) => [...cards],
    };
  }

  get s(): S {
    return this.world.state;
  }
  get ask(): OneAsk | undefined {
    return this.world.asks[0];
  }
  get asked(): string {
    return this.ask?.spec.ask.id ?? 'nothing';
  }
  isAsked(id: string): boolean {
    return this.asked === id;
  }
  get seat(): Seat | undefined {
    return this.ask?.seat;
  }

  legal(most = 200): Answer[] {
    return this.ask ? legalAnswers(this.ask, most) : [];
  }
  /** Where both choose at once. */
  legalFor(seat: Seat): Answer[] {
    const ask = this.world.asks.find(a => a.seat === seat);
    return ask ? legalAnswers(ask, 200) : [];
  }
  /** All keys that are shown, legal or not. */
  shown(): string[] {
    const { ask } = this;
    return ask?.kind === 'choose' || ask?.kind === 'many' ? ask.spec.from.map(x => ask.spec.key(x)) : [];
  }
  why(answer: Answer): RuleId | undefined {
    return this.ask ? judgeAnswer(this.ask, answer)?.rule : undefined;
  }

  give(answer: Answer): this {
    const { ask } = this;
    if (!ask) throw new Error('nothing is asked');
    const refusal = judgeAnswer(ask, answer);
    if (refusal) throw new Error(`${ask.spec.ask.id}: ${refusal.rule} ${refusal.why.id}`);
    if (typeof answer === 'string' && answer.includes(':')) this.chosen = answer;
    this.world.give(ask.seat, answer);
    return this;
  }

  /** Answers in every way until this holds, and gives each end once. */
  ends(isOver: (w: Walk) => boolean, answers: (w: Walk) => readonly Answer[] = w => w.legal()): Walk[] {
    if (!this.ask || isOver(this)) return [this];
    const all = answers(this);
    return all.flatMap((answer, n) => {
      const next = n === all.length - 1 ? this : this.fork();
      return next.give(answer).ends(isOver, answers);
    });
  }
}
