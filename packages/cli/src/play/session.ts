import { type Bot, type Budget, sightOf } from '@potyczka/bots';
import { type Answer, BLANK, type CardId, quickDice, type Seat } from '@potyczka/kernel';
import { cardsIn, hashOf, type Lang, type OneAsk, type Run, replay, sealOf } from '@potyczka/kernel/run';
import { Failure } from '../args.js';
import type { Io } from '../io.js';
import { saveRecord } from '../records.js';
import { type Kit, sayAny } from '../registry.js';
import { columns, type Paint } from '../terminal/paint.js';
import type { Lines } from './lines.js';
import { answerOf, type Option, optionsOf } from './options.js';
import { ruleText } from './rule-text.js';
import { type Typed, typedCommand, WORDS, type Words } from './words.js';

/** How a person's line ended: an answer was given, something else was asked, or the person left. */
type Step = 'answered' | 'again' | 'left';

/** A sender that is no person gets this many tries before the first legal answer is taken. */
const PATIENCE = 5;

/** How long a bot that can think longer may think, in milliseconds. */
const THINKING = 1000;

export interface Seats<S, R> {
  readonly me: Seat;
  readonly botOf: (seat: Seat) => Bot<S, R>;
}

const isCard = (x: unknown): x is CardId => typeof x === 'string' && x.startsWith('#') && x !== BLANK;

/** One match between a person in the terminal and bots. */
export class Session<S, E extends { type: string }, V, O, R> {
  private readonly words: Words;
  private told = 0;
  private lastDrawn = '';
  private missed = 0;

  constructor(
    private readonly kit: Kit<S, E, V, O, R>,
    private readonly run: Run<S, E, V, O, R>,
    private readonly seats: Seats<S, R>,
    private readonly lang: Lang,
    private readonly io: Io,
    private readonly lines: Lines,
    private readonly paint: Paint,
  ) {
    this.words = WORDS[lang];
  }

  /** Plays to the end, or until the person leaves. Returns the exit code. */
  async play(): Promise<number> {
    const { run, words, kit } = this;
    this.print(this.paint('bold', words.welcome(kit.title)));
    this.print(words.seal(run.record(false).seal ?? '-'));
    this.print(words.hint);
    // The board shows what the setup, or a saved match, has come to; the log tells how.
    this.told = run.events(this.seats.me).length;
    this.draw();
    while (run.result === undefined) {
      this.tellNews();
      if (this.answerBots() || this.answerForced()) continue;
      if ((await this.answerMine()) === 'left') {
        this.print(words.left);
        return 0;
      }
    }
    this.tellNews();
    return this.end(run.result);
  }

  /** Bots answer what is asked of them; true if any did. */
  private answerBots(): boolean {
    const { run, seats } = this;
    const ask = run.now.asks.find(({ seat }) => seat !== seats.me);
    if (!ask) return false;
    const forced = run.forced(ask.seat);
    const answer = forced ?? this.botAnswer(ask.seat);
    this.give(ask.seat, answer, forced === undefined ? 'bot' : 'forced');
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

  private answerForced(): boolean {
    const { run, seats, words } = this;
    const forced = run.forced(seats.me);
    if (forced === undefined) return false;
    const label = optionsOf(run.askOf(seats.me) as OneAsk).find(option => option.key === forced)?.label;
    if (label) this.print(this.paint('dim', words.forced(sayAny(this.kit, this.lang, label))));
    this.give(seats.me, forced, 'forced');
    return true;
  }

  private give(seat: Seat, answer: Answer, by?: 'bot' | 'forced'): void {
    const reply = this.run.answer(seat, this.run.q, answer, by);
    if (!reply.ok) throw new Error(`${seat}: ${reply.refusal.rule} ${String(this.run.fault)}`);
  }

  private async answerMine(): Promise<Step> {
    const { run, seats, lang } = this;
    const ask = run.askOf(seats.me);
    if (!ask) throw new Error('nobody is asked');
    if (this.kit.hints.isRest(ask.spec.rule)) this.draw({ onlyIfNew: true });
    const options = optionsOf(ask);
    this.print('');
    this.print(this.paint('bold', sayAny(this.kit, lang, ask.spec.ask)) + this.howMany(ask));
    this.list(options, false);
    this.missed = 0;
    for (;;) {
      const line = await this.lines.next(this.words.prompt);
      if (line === undefined) return 'left';
      const step = this.read(line.trim(), ask, options);
      if (step !== 'again') return step;
    }
  }

  private howMany(ask: OneAsk): string {
    const { words } = this;
    if (ask.kind === 'many') {
      const most = Math.min(ask.spec.max, ask.spec.from.length);
      return ` ${words.many(ask.spec.min, most)}`;
    }
    return ask.kind === 'number' ? ` ${words.number(ask.spec.min, ask.spec.max)}` : '';
  }

  private list(options: readonly Option[], withGreyed: boolean): void {
    const { words } = this;
    const label = (option: Option): string => sayAny(this.kit, this.lang, option.label);
    const numbered = (i: number): string => `${i + 1}`.padStart(4);
    const greyed = options.filter(o => o.refusal).length;
    for (const [i, option] of options.entries()) {
      if (!option.refusal) this.print(`${numbered(i)}  ${label(option)}`);
    }
    if (greyed === 0) return;
    if (!withGreyed) {
      this.print(this.paint('dim', `      ${words.greyed(greyed)}`));
      return;
    }
    this.print(this.paint('dim', `      ${words.notPossible}`));
    for (const [i, option] of options.entries()) {
      const { refusal } = option;
      if (!refusal) continue;
      const why = `${sayAny(this.kit, this.lang, refusal.why)} (${refusal.rule})`;
      this.print(this.paint('dim', `${numbered(i)}  ${label(option)}: ${why}`));
    }
  }

  private read(line: string, ask: OneAsk, options: readonly Option[]): Step {
    if (line === '' && ask.kind === 'many') return this.tryAnswer(ask, []);
    if (/^-?\d+([ ,]+-?\d+)*$/.test(line)) {
      const answer = answerOf(ask, options, line.split(/[ ,]+/).map(Number));
      return answer === undefined
        ? this.miss(this.noSuchAnswer(ask, options), ask)
        : this.tryAnswer(ask, answer);
    }
    const [word = '', ...rest] = line.split(/\s+/);
    const command = typedCommand(word.toLowerCase());
    if (!command) return this.miss(this.words.unknown, ask);
    return this.obey(command, rest.join(' '), options);
  }

  private noSuchAnswer(ask: OneAsk, options: readonly Option[]): string {
    const { words } = this;
    if (ask.kind === 'number') return words.number(ask.spec.min, ask.spec.max);
    return ask.kind === 'many'
      ? words.noSuchOption(options.length)
      : `${words.chooseOne} ${words.noSuchOption(options.length)}`;
  }

  private tryAnswer(ask: OneAsk, answer: Answer): Step {
    const { run, seats } = this;
    const reply = run.answer(seats.me, run.q, answer);
    if (reply.ok) return 'answered';
    const { why, rule } = reply.refusal;
    return this.miss(`${sayAny(this.kit, this.lang, why)} (${rule})`, ask);
  }

  /** One line says what is wrong. A program that sends the same for ever must not hang the match. */
  private miss(reason: string, ask: OneAsk): Step {
    this.print(reason);
    this.missed++;
    if (this.io.isTerminal.input || this.missed < PATIENCE) return 'again';
    this.print(this.words.wontListen);
    this.give(this.seats.me, this.run.now.legal(ask.seat, 1)[0] as Answer);
    return 'answered';
  }

  private obey(command: Typed, rest: string, options: readonly Option[]): Step {
    const { words } = this;
    switch (command) {
      case 'quit':
        return 'left';
      case 'undo':
        return this.undo();
      case 'help':
        this.print(words.help);
        break;
      case 'greyed':
        this.list(options, true);
        break;
      case 'why':
        this.why(options, Number(rest));
        break;
      case 'rules':
        this.rule(rest.toUpperCase());
        break;
      case 'card':
        this.card(rest.toLowerCase());
        break;
      case 'board':
        this.draw();
        break;
      case 'log':
        this.log(Number(rest));
        break;
      case 'save':
        this.save(rest);
        break;
    }
    return 'again';
  }

  private why(options: readonly Option[], n: number): void {
    const { words } = this;
    const option = options[n - 1];
    if (!option) {
      this.print(
        options.length > 0 ? `${words.whyWhat} ${words.noSuchOption(options.length)}` : words.whyWhat,
      );
      return;
    }
    const { refusal, label } = option;
    this.print(refusal ? sayAny(this.kit, this.lang, refusal.why) : words.possible);
    const card = label.args?.card;
    if (isCard(card)) this.print(this.kit.describe(this.lang, card));
    const rule = refusal?.rule ?? this.run.askOf(this.seats.me)?.spec.rule;
    if (rule) this.rule(rule);
  }

  private rule(id: string): void {
    const text = ruleText(this.io.root, id);
    this.print(text === undefined ? this.words.noSuchRule(id) : `${this.words.rule} ${id}: ${text}`);
  }

  /** Reads a card that lies open or is in hand, by a part of its name. */
  private card(name: string): void {
    const seen = [...cardsIn(this.run.view(this.seats.me))].filter(isCard);
    const texts = new Set(seen.map(card => this.kit.describe(this.lang, card)));
    const found = [...texts].filter(text => text.split('\n')[0]?.toLowerCase().includes(name));
    this.print(name === '' || found.length === 0 ? this.words.noSuchCard : found.join('\n'));
  }

  private log(last: number): void {
    const events = this.run.events(this.seats.me);
    const shown = last > 0 ? events.slice(-last) : events;
    for (const { event } of shown) this.print(this.kit.tell(this.lang, event));
  }

  private save(file: string): void {
    if (file === '') {
      this.print(this.words.saveWhere);
      return;
    }
    try {
      saveRecord(file, this.run.record(true));
      this.print(this.words.saved(file));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.print(error.message);
    }
  }

  /** Takes back the last decision of the person's own, not one that the table gave because it was the only one. */
  private undo(): Step {
    const { run, seats, words } = this;
    const line = run.undoLine(seats.me).to;
    const decided = run.entries.findLast(
      e => 'a' in e && e.by === undefined && e.seat === seats.me && !this.isTakenBack(e.n),
    );
    if (line === undefined || !decided || decided.n < line || !run.undo(decided.n, { seat: seats.me }).ok) {
      this.print(words.nothingToUndo);
      return 'again';
    }
    this.told = Math.min(this.told, run.events(seats.me).length);
    this.print(words.undone);
    this.draw({ onlyIfNew: true });
    return 'answered';
  }

  private isTakenBack(n: number): boolean {
    return this.run.entries.some(e => 'undo' in e && e.undo <= n && n < e.n);
  }

  private tellNews(): void {
    const { run, seats, kit, lang } = this;
    for (const { event } of run.events(seats.me, this.told)) this.print(`  ${kit.tell(lang, event)}`);
    this.told = run.events(seats.me).length;
  }

  private draw({ onlyIfNew = false } = {}): void {
    const { kit, run, seats, lang } = this;
    const drawn = kit.draw(run.view(seats.me), seats.me, lang, this.paint);
    if (onlyIfNew && drawn === this.lastDrawn) return;
    this.lastDrawn = drawn;
    this.print(`\n${drawn}`);
  }

  private end(result: R): number {
    const { kit, run, lang, words } = this;
    this.draw({ onlyIfNew: true });
    this.print(`\n${this.paint('bold', words.over)}`);
    for (const line of columns(kit.scores(result, run.everything(), lang))) this.print(line);
    const best = kit.winners(result);
    this.print(words.winner(best.map(who => kit.name(lang, who)).join(', '), best.length > 1));
    const record = run.record();
    const holds = record.seed && sealOf(record.seed) === record.seal && replay(kit.game, record).ok;
    this.print(holds ? words.sealHolds(record.seed ?? '') : words.sealBroken);
    return holds ? 0 : 1;
  }

  private print(line: string): void {
    this.io.out(`${line}\n`);
  }
}
