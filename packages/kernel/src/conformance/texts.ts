import type { Dice } from '../chance.js';
import { legalAnswers } from '../legal.js';
import type { OneAsk } from '../question.js';
import type { Run } from '../run/run.js';
import { LANGS, tableText } from '../run/text.js';
import type { Msg, Who } from '../vocabulary.js';
import { labelOf } from './secrets.js';
import { must, type Suite } from './suite.js';

/** Reads what people read: everything of a new kind, and now and then something of a kind that was read before. */
export class Reader<S, E extends { type: string }, V, O, R> {
  private readonly read = new Set<string>();

  constructor(
    private readonly suite: Suite<S, E, V, O, R>,
    private readonly dice: Dice,
  ) {}

  /** The prompt, labels and refusals of a question exist in both languages. */
  question(ask: OneAsk): void {
    if (!this.isDue(ask.spec.rule, 10)) return;
    const messages: Msg[] = [ask.spec.ask];
    if (ask.kind === 'place' || ask.kind === 'places')
      for (const a of legalAnswers(ask, 4)) {
        const show = labelOf(ask, a);
        if (show) messages.push(show.label);
      }
    if (ask.kind === 'choose' || ask.kind === 'many') {
      for (const x of ask.spec.from) {
        const refusal = ask.spec.judge?.(x);
        if (refusal) messages.push(refusal.why);
        const show = ask.spec.show?.(x);
        must(show !== undefined, () => `${ask.spec.rule}: ${ask.spec.key(x)} has no label`);
        if (show) messages.push(show.label);
      }
    }
    for (const msg of messages) {
      for (const lang of LANGS)
        readable(tableText(lang, msg) ?? this.suite.say(lang, msg), () => JSON.stringify(msg));
    }
  }

  /** Every event has a sentence in both languages, for everybody. */
  events(run: Run<S, E, V, O, R>, viewers: readonly Who[]): void {
    for (const who of viewers) {
      for (const { event } of run.events(who)) {
        if (!this.isDue(`${event.type} ${who}`, 20)) continue;
        for (const lang of LANGS) readable(this.suite.tell(lang, event), () => JSON.stringify(event));
      }
    }
  }

  private isDue(kind: string, oneIn: number): boolean {
    if (this.read.has(kind)) return this.dice.below(oneIn) === 0;
    this.read.add(kind);
    return true;
  }
}

const readable = (text: string, of: () => string): void => {
  must(
    text.trim().length > 0 && !/undefined|NaN|\[object|[{}]|#/.test(text),
    () => `not a sentence: '${text}' for ${of()}`,
  );
};
