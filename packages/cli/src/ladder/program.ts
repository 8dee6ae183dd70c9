import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface, type Interface } from 'node:readline';
import { Failure } from '../args.js';

/** How long a program may take to end once it is told no more, in milliseconds. */
const MOMENT_MS = 5000;

/** A player that is a program of somebody else's: it is told lines of JSON, and answers those that ask. */
export class Program {
  private readonly child: ChildProcess;
  private readonly lines: Interface;
  private readonly waiting: AsyncIterator<string>;
  private isGone = false;

  constructor(
    readonly command: string,
    private readonly patience: number,
  ) {
    this.child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
    const { stdin, stdout } = this.child;
    if (!stdin || !stdout) throw new Failure(`${command} cannot be spoken to`);
    // Whoever has ended reads no more; what became of it is told where it is asked next.
    stdin.on('error', () => {
      this.isGone = true;
    });
    this.child.on('error', () => {
      this.isGone = true;
    });
    this.lines = createInterface({ input: stdout, crlfDelay: Number.POSITIVE_INFINITY });
    this.waiting = this.lines[Symbol.asyncIterator]();
  }

  tell(what: object): void {
    if (!this.isGone) this.child.stdin?.write(`${JSON.stringify(what)}\n`);
  }

  /** What it answers, as it stands; undefined if it has ended, or has said nothing for too long. */
  async ask(what: object): Promise<string | undefined> {
    if (this.isGone) return undefined;
    this.tell(what);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<undefined>(resolve => {
      timer = setTimeout(() => resolve(undefined), this.patience);
    });
    const line = await Promise.race([this.waiting.next(), late]);
    clearTimeout(timer);
    if (line && line.done !== true) return line.value;
    // An answer that comes later would be taken for that to the next question.
    this.close();
    return undefined;
  }

  /** It is told no more, and has a moment to hear what it was told. */
  async leave(): Promise<void> {
    if (this.isGone || this.child.exitCode !== null) return this.close();
    const ended = new Promise<void>(resolve => this.child.once('exit', () => resolve()));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<void>(resolve => {
      timer = setTimeout(resolve, MOMENT_MS);
    });
    this.child.stdin?.end();
    await Promise.race([ended, late]);
    clearTimeout(timer);
    this.close();
  }

  private close(): void {
    this.isGone = true;
    this.lines.close();
    this.child.stdin?.end();
    this.child.kill();
  }
}
