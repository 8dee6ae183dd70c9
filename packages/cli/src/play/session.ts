import { type Bot, type Budget, sightOf } from '@potyczka/bots';
import { type Answer, quickDice, type Seat } from '@potyczka/kernel';
import { hashOf, type OneAsk, type Run, replay, sealOf } from '@potyczka/kernel/run';
import { Failure } from '../args.js';
import type { Io } from '../io.js';
import { saveRecord } from '../records.js';
import type { Lines } from './lines.js';
import { answerOf, type Option, optionsOf } from './options.js';
import type { Screen } from './screen.js';
import { type Typed, typedCommand } from './words.js';

/** What became of a line: the question is settled, it is still open, or the person left. */
type LineOutcome = 'settled' | 'open' | 'left';

/** A sender that is no person gets this many tries before the first legal answer is taken. */
const PATIENCE = 5;

/** How long a bot that can think longer may think, in milliseconds. */
const THINKING = 1000;

export interface Seats<S, R> {
  readonly me: Seat;
  readonly botOf: (seat: Seat) => Bot<S, R>;
}

/** One match between a person in the terminal and bots. */
export class Session<S, E extends { type: string }, V, O, R> {
  private missed = 0;

  constructor(
    private readonly run: Run<S, E, V, O, R>,
    private readonly seats: Seats<S, R>,
    private readonly screen: Screen<S, E, V, O, R>,
    private readonly lines: Lines,
    private readonly io: Io,
  ) {}

  /** Plays to the end, or until the person leaves. Returns the exit code. */
  async play(): Promise<number> {
    const { run, screen } = this;
    screen.welcome();
    while (run.result === undefined) {
      screen.news();
      if (this.answerBots() || this.answerForced()) continue;
      if ((await this.answerMine()) === 'left') {
        screen.print(screen.words.left);
        return 0;
      }
    }
    screen.news();
    screen.scores(run.result);
    return this.checkSeal() ? 0 : 1;
  }

  /** A bot answers what is asked of it; true if one did. */
  private answerBots(): boolean {
    const { run, seats } = this;
    const ask = run.now.asks.find(({ seat }) => seat !== seats.me);
    if (!ask) return false;
    const forced = run.forced(ask.seat);
    this.give(ask.seat, forced ?? this.botAnswer(ask.seat), forced === undefined ? 'bot' : 'forced');
    return true;
  }

  private botAnswer(seat: Seat): Answer {
    const { run, seats } = this;
    // Depends on the match so far and nothing else, so that a saved match goes on as it would have.
    const seed = 'seed' in run.source ? run.source.seed : '';
    const dice = quickDice(Number.parseInt(hashOf(['bots', seed, run.n]).slice(0, 8), 16));
    const budget: Budget = { milliseconds: THINKING, now: () => performance.now() };
    return seats.botOf(seat).answer(sightOf(run.now, seat), dice, budget);
  }

  /** Where only one answer is possible the table gives it. */
  private answerForced(): boolean {
    const { run, seats } = this;
    const forced = run.forced(seats.me);
    if (forced === undefined) return false;
    // What would end the person's part of a stage they give themselves: until then they can take back steps.
    if (run.stepOf(seats.me) > 0 && run.now.stage?.endsWith(seats.me, forced)) return false;
    const label = optionsOf(run.askOf(seats.me) as OneAsk).find(({ key }) => key === forced)?.label;
    if (label) this.screen.forced(label);
    this.give(seats.me, forced, 'forced');
    return true;
  }

  private give(seat: Seat, answer: Answer, by?: 'bot' | 'forced'): void {
    const reply = this.run.answer(seat, this.run.q, answer, by);
    if (!reply.ok) throw new Error(`${seat}: ${reply.refusal.rule} ${String(this.run.fault)}`);
  }

  private async answerMine(): Promise<LineOutcome> {
    const { run, seats, screen } = this;
    const ask = run.askOf(seats.me);
    if (!ask) throw new Error('nobody is asked');
    const options = optionsOf(ask);
    screen.question(ask, options);
    this.missed = 0;
    for (;;) {
      const line = await this.lines.next(screen.words.prompt);
      if (line === undefined) return 'left';
      const step = this.read(line.trim(), ask, options);
      if (step !== 'open') return step;
    }
  }

  private read(line: string, ask: OneAsk, options: readonly Option[]): LineOutcome {
    if (line === '' && ask.kind === 'many') return this.tryAnswer(ask, []);
    if (/^-?\d+([ ,]+-?\d+)*$/.test(line)) {
      const answer = answerOf(ask, options, line.split(/[ ,]+/).map(Number));
      return answer === undefined ? this.miss(this.accepted(ask, options), ask) : this.tryAnswer(ask, answer);
    }
    const [word = '', ...rest] = line.split(/\s+/);
    const command = typedCommand(word.toLowerCase());
    if (!command) return this.miss(this.screen.words.unknown, ask);
    return this.obey(command, rest.join(' '), ask, options);
  }

  private accepted(ask: OneAsk, options: readonly Option[]): string {
    const { words } = this.screen;
    if (ask.kind === 'number') return words.number(ask.spec.min, ask.spec.max);
    const numbers = words.noSuchOption(options.length);
    return ask.kind === 'many' ? numbers : `${words.chooseOne} ${numbers}`;
  }

  private tryAnswer(ask: OneAsk, answer: Answer): LineOutcome {
    const reply = this.run.answer(ask.seat, this.run.q, answer);
    if (reply.ok) return 'settled';
    const { why, rule } = reply.refusal;
    return this.miss(`${this.screen.say(why)} (${rule})`, ask);
  }

  /** One line says what is wrong. A program that sends the same for ever must not hang the match. */
  private miss(reason: string, ask: OneAsk): LineOutcome {
    const { screen, run } = this;
    screen.print(reason);
    this.missed++;
    if (this.io.isTerminal.input || this.missed < PATIENCE) return 'open';
    screen.print(screen.words.wontListen);
    this.give(ask.seat, run.now.legal(ask.seat, 1)[0] as Answer);
    return 'settled';
  }

  private obey(command: Typed, rest: string, ask: OneAsk, options: readonly Option[]): LineOutcome {
    const { screen } = this;
    switch (command) {
      case 'quit':
        return 'left';
      case 'undo':
        return this.undo();
      case 'help':
        screen.print(screen.words.help);
        break;
      case 'greyed':
        screen.options(options, true);
        break;
      case 'why':
        screen.why(ask, options, Number(rest));
        break;
      case 'rules':
        screen.rule(rest.toUpperCase());
        break;
      case 'card':
        screen.card(rest.toLowerCase());
        break;
      case 'board':
        screen.draw();
        break;
      case 'log':
        screen.log(Number(rest));
        break;
      case 'save':
        this.save(rest);
        break;
    }
    return 'open';
  }

  private save(file: string): void {
    const { screen, run } = this;
    if (file === '') {
      screen.print(screen.words.saveWhere);
      return;
    }
    try {
      saveRecord(file, run.record(true));
      screen.print(screen.words.saved(file));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      screen.print(error.message);
    }
  }

  /** Takes back the last decision of the person's own, a step of a stage or an entry; not what the table gave because nothing else was legal. */
  private undo(): LineOutcome {
    const { run, seats, screen } = this;
    if (run.canRetract(seats.me) && run.retract(seats.me).ok) {
      screen.undone();
      return 'settled';
    }
    const isMine = (e: (typeof run.entries)[number]): boolean =>
      'q' in e && e.by === undefined && e.seat === seats.me && !this.isTakenBack(e.n);
    const decided = run.entries.findLast(isMine);
    if (!decided || !run.undo(decided.n, { seat: seats.me }).ok) {
      screen.print(screen.words.nothingToUndo);
      return 'open';
    }
    screen.undone();
    return 'settled';
  }

  private isTakenBack(n: number): boolean {
    return this.run.entries.some(e => 'undo' in e && e.undo <= n && n < e.n);
  }

  /** Whether the seed is the one whose seal was shown, and the match replays to the same end. */
  private checkSeal(): boolean {
    const { run, screen } = this;
    const record = run.record();
    const { seed, seal } = record;
    const holds = seed !== undefined && sealOf(seed) === seal && replay(run.game, record).ok;
    screen.print(holds ? screen.words.sealHolds(seed) : screen.words.sealBroken);
    return holds;
  }
}
