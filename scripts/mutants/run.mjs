import { fork } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/run.mjs';

/** @typedef {import('./list.mjs').Numbered} Numbered */
/** @typedef {import('./runner.mjs').Ran} Ran */
/** @typedef {import('./runner.mjs').Answer} Answer */
/** @typedef {'killed' | 'survived' | 'unreached' | 'broken' | 'endless'} Fate `broken`: nothing loads with it; `endless`: a test never ended, or ended the process */
/** @typedef {{ fate: Fate, by?: string, file?: string }} Verdict */

const RUNNER = path.join(ROOT, 'scripts', 'mutants', 'runner.mjs');
/** A run that takes so much longer than all tests together without a fault never ends. */
const ENDLESS_TIMES = 6;
const ENDLESS_MS = 60_000;
/** Without a fault nothing hangs. */
const PATIENT_MS = 1_800_000;

/** Tests that play whole games: they notice much, and late. */
const PLAYS = /(conformance|playouts|hints|coverage|simulate|golden)[^/]*\.test\.ts$/;

/** The process that runs the tests has ended by itself. */
export class Gone extends Error {}

/** A process that runs tests. */
export class Runner {
  constructor() {
    // A group of its own, so that it can be ended with the workers that it has begun.
    this.child = fork(RUNNER, { cwd: ROOT, stdio: ['ignore', 'ignore', 'ignore', 'ipc'], detached: true });
  }

  /** @param {unknown} message @param {number} ms @returns {Promise<any>} */
  ask(message, ms) {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => done({ endless: true }), ms);
      const gone = () => reject(new Gone('the process that runs the tests has gone'));
      const done = (/** @type {any} */ answer) => {
        clearTimeout(timer);
        this.child.off('message', done);
        this.child.off('exit', gone);
        if (answer.error) reject(new Error(answer.error));
        else resolve(answer);
      };
      this.child.on('message', done);
      this.child.on('exit', gone);
      this.child.send(/** @type {import('node:child_process').Serializable} */ (message));
    });
  }

  end() {
    if (this.child.pid === undefined) return;
    try {
      process.kill(-this.child.pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}

/** A fault may also bring the whole process down, by filling its memory. Any other error is one of this tool: no verdict. @param {unknown} error */
function endedBy(error) {
  if (error instanceof Gone) return {};
  throw error;
}

/** Tries faults, one after the other; several trials may work side by side. */
export class Trial {
  /** @param {string} game @param {readonly Numbered[]} faults those that are tried */
  constructor(game, faults) {
    this.game = game;
    this.faults = faults;
    /** @type {{ file: string, ms: number, seen: ReadonlySet<number> }[]} */
    this.files = [];
    /** @type {Runner[]} */
    this.idle = [];
  }

  /** Which faults each file of tests reaches when nothing is broken. */
  async begin() {
    const seenIn = mkdtempSync(path.join(ROOT, 'node_modules', '.cache-mutants-'));
    const runner = new Runner();
    try {
      await runner.ask({ begin: { game: this.game, faults: this.faults, seenIn } }, PATIENT_MS);
      const { ran, stray } = /** @type {Answer} */ (
        await runner.ask({ job: { fault: -1, files: 'all' } }, PATIENT_MS)
      );
      if (stray[0] !== undefined) throw new Error(`the tests fail without any fault: ${stray[0]}`);
      const wrong = ran.find(({ failed, broken }) => failed.length + broken.length > 0);
      if (wrong)
        throw new Error(`${wrong.file} fails without any fault: ${[...wrong.failed, ...wrong.broken][0]}`);
      const told = readdirSync(seenIn).map(name => JSON.parse(readFileSync(path.join(seenIn, name), 'utf8')));
      const seen = new Map(told.map(({ file, seen }) => [file, new Set(seen)]));
      this.files = ran.map(({ file, ms }) => ({ file, ms, seen: seen.get(file) ?? new Set() }));
    } finally {
      runner.end();
      rmSync(seenIn, { recursive: true, force: true });
    }
  }

  /** Files of tests that can notice a fault: those beside it first, then the quick ones, those that play last. @param {Numbered} fault */
  judgesOf(fault) {
    const own = `/src/${fault.file.replace(/\.ts$/, '')}`;
    const rank = (/** @type {string} */ file) =>
      file.includes(`${own}.`) ? 0 : PLAYS.test(file) ? 3 : file.includes(path.posix.dirname(own)) ? 1 : 2;
    return this.files
      .filter(({ seen }) => seen.has(fault.n))
      .sort((a, b) => rank(a.file) - rank(b.file) || a.ms - b.ms);
  }

  /** @param {Numbered} fault @returns {Promise<Verdict>} */
  async try(fault) {
    const judges = this.judgesOf(fault);
    if (judges.length === 0) return { fate: 'unreached' };
    const runner = this.idle.pop() ?? (await this.fresh());
    const ms = ENDLESS_MS + ENDLESS_TIMES * judges.reduce((sum, each) => sum + each.ms, 0);
    const files = judges.map(({ file }) => file);
    /** @type {Partial<Answer>} */
    const { ran, stray = [] } = await runner.ask({ job: { fault: fault.n, files } }, ms).catch(endedBy);
    if (!ran) {
      runner.end();
      return { fate: 'endless' };
    }
    this.idle.push(runner);
    return verdictOf(ran, stray);
  }

  async fresh() {
    const runner = new Runner();
    await runner.ask({ begin: { game: this.game, faults: this.faults } }, PATIENT_MS);
    return runner;
  }

  end() {
    for (const runner of this.idle) runner.end();
  }
}

/**
 * What plain vitest says; but where not one file loads, the fault is none that anybody would have left there.
 * @param {readonly Ran[]} ran
 * @param {readonly string[]} stray
 * @returns {Verdict}
 */
function verdictOf(ran, stray) {
  const noticed = (/** @type {Ran} */ { file }, /** @type {string} */ by) =>
    /** @type {const} */ ({ fate: 'killed', by, file: path.relative(ROOT, file) });
  for (const each of ran) {
    if (each.failed[0] !== undefined) return noticed(each, each.failed[0]);
  }
  const unloaded = ran.find(({ broken }) => broken.length > 0);
  if (!unloaded) return stray[0] === undefined ? { fate: 'survived' } : { fate: 'killed', by: stray[0] };
  const why = `${unloaded.broken[0]}`;
  const nothingLoads = ran.every(({ broken }) => broken.length > 0);
  return nothingLoads ? { fate: 'broken', by: why } : noticed(unloaded, `does not load: ${why}`);
}

/** Whether a fault was only noticed by tests that play whole games. @param {Verdict} verdict */
export const isLate = ({ fate, file }) => fate === 'killed' && file !== undefined && PLAYS.test(file);
