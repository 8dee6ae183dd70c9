import { BLANK, type CardId, type Msg, type Seat } from '@potyczka/kernel';
import type { Paint } from '@potyczka/kernel/register';
import { cardsIn, type Lang, type OneAsk, type Run } from '@potyczka/kernel/run';
import { columns } from '@potyczka/words/terminal';
import { type Kit, sayAny } from '../games.js';
import type { Io } from '../io.js';
import type { Option } from './options.js';
import { ruleText } from './rule-text.js';
import { WORDS, type Words } from './words.js';

const isCard = (x: unknown): x is CardId => typeof x === 'string' && x.startsWith('#') && x !== BLANK;

/** Everything that is printed for one person at the table. */
export class Screen<S, E extends { type: string }, V, O, R> {
  readonly words: Words;
  private told = 0;
  private lastDrawn = '';

  constructor(
    private readonly kit: Kit<S, E, V, O, R>,
    private readonly run: Run<S, E, V, O, R>,
    private readonly me: Seat,
    private readonly lang: Lang,
    private readonly io: Io,
    private readonly paint: Paint,
  ) {
    this.words = WORDS[lang];
  }

  print(line: string): void {
    this.io.out(`${line}\n`);
  }

  say(msg: Msg): string {
    return sayAny(this.kit, this.lang, msg);
  }

  /** The board shows what the setup, or a saved match, has come to; the log tells how. */
  welcome(): void {
    const { words, run, kit } = this;
    this.print(this.paint('bold', words.welcome(kit.title[this.lang])));
    this.print(words.seal(run.record(false).seal ?? '-'));
    this.print(words.hint);
    this.told = run.events(this.me).length;
    this.draw();
  }

  /** What has happened since it was last told. */
  news(): void {
    const events = this.run.events(this.me);
    for (const { event } of events.slice(this.told)) this.print(`  ${this.kit.tell(this.lang, event)}`);
    this.told = events.length;
  }

  draw({ onlyIfNew = false } = {}): void {
    const drawn = this.kit.draw(this.run.view(this.me), this.me, this.lang, this.paint);
    if (onlyIfNew && drawn === this.lastDrawn) return;
    this.lastDrawn = drawn;
    this.print(`\n${drawn}`);
  }

  question(ask: OneAsk, options: readonly Option[]): void {
    // Drawn between decisions that change the table, not between the parts of one.
    if (this.kit.hints.isRest(ask.spec.rule)) this.draw({ onlyIfNew: true });
    this.print('');
    this.print(this.paint('bold', this.say(ask.spec.ask)) + this.howMany(ask));
    this.options(options, false);
  }

  private howMany(ask: OneAsk): string {
    const { words } = this;
    if (ask.kind === 'many')
      return ` ${words.many(ask.spec.min, Math.min(ask.spec.max, ask.spec.from.length))}`;
    return ask.kind === 'number' ? ` ${words.number(ask.spec.min, ask.spec.max)}` : '';
  }

  /** The candidates by number; what is not possible only if asked for, with the reasons. */
  options(options: readonly Option[], withGreyed: boolean): void {
    const { words } = this;
    const numbered = (i: number): string => `${i + 1}`.padStart(4);
    const legal = options.filter(option => !option.refusal).length;
    const greyed = options.slice(legal);
    for (const [i, { label }] of options.slice(0, legal).entries())
      this.print(`${numbered(i)}  ${this.say(label)}`);
    if (greyed.length === 0) return;
    this.dim(`      ${withGreyed ? words.notPossible : words.greyed(greyed.length)}`);
    if (!withGreyed) return;
    for (const [i, { label, refusal }] of greyed.entries()) {
      const why = refusal ? `: ${this.say(refusal.why)} (${refusal.rule})` : '';
      this.dim(`${numbered(legal + i)}  ${this.say(label)}${why}`);
    }
  }

  forced(label: Msg): void {
    this.dim(this.words.forced(this.say(label)));
  }

  /** Why an option is not possible, or what it is, with the rule. */
  why(ask: OneAsk, options: readonly Option[], n: number): void {
    const { words } = this;
    const option = options[n - 1];
    if (!option) {
      this.print(
        `${words.whyWhat} ${options.length > 0 ? words.noSuchOption(options.length) : ''}`.trimEnd(),
      );
      return;
    }
    const { refusal, label } = option;
    this.print(refusal ? this.say(refusal.why) : words.possible);
    const card = label.args?.card;
    if (isCard(card)) this.print(this.kit.describe(this.lang, card));
    this.rule(refusal?.rule ?? ask.spec.rule);
  }

  rule(id: string): void {
    const text = this.kit.ruleTexts.get(id)?.[this.lang] ?? ruleText(this.io.root, id);
    this.print(text === undefined ? this.words.noSuchRule(id) : `${this.words.rule} ${id}: ${text}`);
  }

  /** A card that lies open or is in hand, by a part of its name. */
  card(name: string): void {
    const seen = [...cardsIn(this.run.view(this.me))].filter(isCard);
    const texts = new Set(seen.map(card => this.kit.describe(this.lang, card)));
    const found = [...texts].filter(text => text.split('\n')[0]?.toLowerCase().includes(name));
    this.print(name === '' || found.length === 0 ? this.words.noSuchCard : found.join('\n'));
  }

  /** The last so many lines of the log, or all of it. */
  log(last: number): void {
    const events = this.run.events(this.me);
    for (const { event } of last > 0 ? events.slice(-last) : events)
      this.print(this.kit.tell(this.lang, event));
  }

  /** After something was taken back: what is left counts as told. */
  undone(): void {
    this.told = Math.min(this.told, this.run.events(this.me).length);
    this.print(this.words.undone);
    this.draw({ onlyIfNew: true });
  }

  scores(result: R): void {
    const { kit, words, lang } = this;
    this.draw({ onlyIfNew: true });
    this.print(`\n${this.paint('bold', words.over)}`);
    for (const line of columns(kit.scores(result, this.run.everything(), lang))) this.print(line);
    const best = kit.winners(result);
    this.print(words.winner(best.map(who => kit.name(lang, who)).join(', '), best.length > 1));
  }

  private dim(line: string): void {
    this.print(this.paint('dim', line));
  }
}
