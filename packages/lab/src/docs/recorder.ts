import type { Answers, Connection, Push, Reply, RequestName, RequestOf } from '@potyczka/table';
import { LEFT_OUT, printJson } from './print-json.js';
import type { QuietWorld } from './quiet-world.js';

type Fields = Readonly<Record<string, unknown>>;

/** Options of a question that are shown before the rest is left out. */
const OPTIONS = 2;

/** The named fields of an object; the rest is left out. */
const only = (x: Fields, names: readonly string[]): Fields => {
  const kept = Object.fromEntries(names.map(name => [name, x[name]]));
  return Object.keys(x).length > names.length ? { ...kept, '…': LEFT_OUT } : kept;
};

/** Of what a list says about a table, what changes. */
const INFO = ['phase', 'seats', 'myTurn'];

/** A question with its first options. */
const question = (x: unknown): unknown => {
  const shown = x as { options: readonly unknown[] };
  const { options } = shown;
  const cut = options.length > OPTIONS + 1 ? [...options.slice(0, OPTIONS), LEFT_OUT] : options;
  return { ...shown, options: cut };
};

/** Everything that was said in one scene, in order. */
export class Recorder {
  private lines: string[] = [];
  /** Requests that some scene shows. */
  readonly shown = new Set<string>();
  /** Problems that some scene shows. */
  readonly problems = new Set<string>();

  constructor(readonly world: QuietWorld) {}

  add(mark: string, message: unknown): void {
    this.lines.push(`${mark} ${printJson(message, '', mark.length + 1)}`);
  }

  note(text: string): void {
    this.lines.push(`# ${text}`);
  }

  /** What was recorded since the last call. */
  take(): string {
    const text = this.lines.join('\n');
    this.lines = [];
    return text;
  }

  person(name: string): Person {
    return new Person(this, name);
  }
}

interface Showing {
  /** The answer is lost on its way. */
  readonly isLost?: boolean;
  /** Fields of the request that are left out. */
  readonly without?: string;
  /** Fields of the answer that are shown; all if not given. */
  readonly value?: readonly string[];
  /** Fields of `now` in the news that follow, by whose news are shown. */
  readonly hear?: readonly (readonly [Person, readonly string[]])[];
}

/** Somebody at a table whose messages are recorded. */
export class Person {
  private connection: Connection;
  private heard: Push[] = [];
  private next = 1;

  constructor(
    private readonly recorder: Recorder,
    private readonly name: string,
  ) {
    this.connection = this.connect();
  }

  private connect(): Connection {
    const id = `guest-${this.name}`;
    const who = { id, name: `Guest ${this.name === 'ann' ? 1001 : 1002}` };
    return this.recorder.world.service.connect(who, push => this.heard.push(structuredClone(push)));
  }

  /** The connection breaks, and another takes its place. */
  reconnect(): void {
    this.connection.close();
    this.connection = this.connect();
    this.next = 1;
  }

  close(): void {
    this.connection.close();
  }

  /** Asks, records the answer and what others hear, and lets a second pass. */
  async ask<K extends RequestName>(
    what: K,
    rest: Omit<RequestOf<K>, 'id' | 'do'>,
    showing: Showing = {},
  ): Promise<Answers[K]> {
    const reply = await this.send({ id: this.next++, do: what, ...rest }, showing);
    return (reply.ok ? reply.value : undefined) as Answers[K];
  }

  /** Sends anything at all. */
  async send(message: object, { value, hear = [], isLost, without }: Showing = {}): Promise<Reply> {
    const { recorder } = this;
    for (const [person] of hear) person.heard = [];
    const reply = await this.connection.handle(structuredClone(message));
    if ('do' in message) recorder.shown.add(String(message.do));
    if (!reply.ok) recorder.problems.add(reply.problem.code);
    recorder.add(`${this.name} →`, without ? { ...message, [without]: LEFT_OUT } : message);
    // News are sent before the answer of the request that made them.
    for (const [person, fields] of hear) if (person === this) person.showHeard(fields);
    const short = reply.ok && value ? { ...reply, value: only(reply.value as Fields, value) } : reply;
    if (!isLost) recorder.add(`${this.name} ←`, short);
    await recorder.world.pass(1000);
    for (const [person, fields] of hear) person.showHeard(fields);
    return reply;
  }

  /** The same without a record of it. */
  async silently<K extends RequestName>(what: K, rest: Omit<RequestOf<K>, 'id' | 'do'>): Promise<Answers[K]> {
    const reply = await this.connection.handle({ id: this.next++, do: what, ...rest });
    if (!reply.ok) throw new Error(`${what} was refused: ${reply.problem.why.id}`);
    await this.recorder.world.pass(1000);
    return reply.value as Answers[K];
  }

  showHeard(fields: readonly string[]): void {
    for (const push of this.heard) {
      const now = push.push === 'news' ? only(push.now as unknown as Fields, fields) : undefined;
      if (!now) this.recorder.add(`${this.name} ⇠`, push);
      else {
        const mine = now.mine ? { mine: question(now.mine) } : {};
        const info = now.info ? { info: only(now.info as Fields, INFO) } : {};
        this.recorder.add(`${this.name} ⇠`, { ...push, now: { ...now, ...mine, ...info } });
      }
    }
    this.heard = [];
  }
}
