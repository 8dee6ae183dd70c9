import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { ROOT } from '../lib/run.mjs';

/** @typedef {import('./build.mjs').Numbered} Numbered */
/** @typedef {{ name: string, file: string, seen: ReadonlySet<number>, ms: number }} Test */
/** @typedef {'killed' | 'survived' | 'unreached'} Fate */

const WORKER = path.join(ROOT, 'scripts', 'mutants', 'worker.mjs');
/** Whoever hangs longer than this, and than a multiple of what the test usually takes, hangs for ever. */
const HANGS_MS = 10_000;
const HANGS_TIMES = 50;
/** Without a fault a test may take its time. */
const PATIENT_MS = 120_000;

/** A worker that has loaded all tests, with a fault awake or none. */
class Hand {
  /** @param {readonly { file: string, url: string }[]} entries @param {number} fault */
  constructor(entries, fault) {
    this.worker = new Worker(WORKER, { workerData: { entries, fault }, stdout: true, stderr: true });
    /** @type {((message: any) => void) | undefined} */
    this.hear = undefined;
    /** @type {any[]} */
    this.heard = [];
    const tell = (/** @type {any} */ message) => {
      if (this.hear) this.hear(message);
      else this.heard.push(message);
    };
    this.worker.on('message', tell);
    this.worker.on('error', e => tell({ broken: String(e) }));
  }

  /** @param {number} ms @returns {Promise<any>} */
  next(ms) {
    if (this.heard.length > 0) return Promise.resolve(this.heard.shift());
    return new Promise(resolve => {
      const timer = setTimeout(() => done({ hangs: true }), ms);
      const done = (/** @type {any} */ message) => {
        clearTimeout(timer);
        this.hear = undefined;
        resolve(message);
      };
      this.hear = done;
    });
  }

  /** @param {unknown} job */
  give(job) {
    this.worker.postMessage(job);
  }

  end() {
    return this.worker.terminate();
  }
}

/** Tries faults, one after the other. */
export class Trial {
  /** @param {readonly { file: string, url: string }[]} entries */
  constructor(entries) {
    this.entries = entries;
    /** @type {Test[]} */
    this.tests = [];
    /** Faults that are reached while the modules load: they need a fresh start. @type {Set<number>} */
    this.atLoad = new Set();
    /** @type {Hand | undefined} */
    this.hand = undefined;
  }

  /** What each test reaches when nothing is broken. */
  async begin() {
    const hand = new Hand(this.entries, -1);
    const loaded = await hand.next(PATIENT_MS);
    if (!loaded.loaded) throw new Error(`the tests do not load: ${loaded.broken}`);
    this.atLoad = new Set(loaded.seen);
    hand.give({
      fault: -1,
      tests: loaded.loaded.map((/** @type {unknown} */ _, /** @type {number} */ i) => i),
    });
    for (;;) {
      const message = await hand.next(PATIENT_MS);
      if (message.done) break;
      if (message.hangs || message.problem !== undefined) {
        const { name } = loaded.loaded[message.ran] ?? { name: 'a test' };
        throw new Error(`${name} fails without any fault: ${message.problem ?? 'it hangs'}`);
      }
      this.tests.push({ ...loaded.loaded[message.ran], seen: new Set(message.seen), ms: message.ms });
    }
    this.hand = hand;
  }

  /** Tests that can notice a fault, those of its own file first, then the quick ones. @param {Numbered} fault */
  judgesOf(fault) {
    const own = fault.file.replace(/\.ts$/, '');
    const isOwn = (/** @type {Test} */ t) =>
      t.file.startsWith(own) ? 0 : t.file.startsWith(path.dirname(own)) ? 1 : 2;
    const judges = this.tests.map((test, at) => ({ test, at }));
    const able = this.atLoad.has(fault.n) ? judges : judges.filter(({ test }) => test.seen.has(fault.n));
    return able.sort((a, b) => isOwn(a.test) - isOwn(b.test) || a.test.ms - b.test.ms).map(({ at }) => at);
  }

  /** @param {Numbered} fault @returns {Promise<{ fate: Fate, by?: string }>} */
  async try(fault) {
    const tests = this.judgesOf(fault);
    if (tests.length === 0) return { fate: 'unreached' };
    if (!this.atLoad.has(fault.n)) {
      this.hand ??= await this.fresh(-1);
      if (!this.hand) throw new Error('the tests no longer load');
      const { verdict, isSpent } = await this.judge(this.hand, fault, tests);
      if (!isSpent) return verdict;
      await this.end();
    }
    // Whatever was noticed in a process that is no longer clean is tried again in one that is.
    const hand = await this.fresh(this.atLoad.has(fault.n) ? fault.n : -1);
    if (!hand) return { fate: 'killed', by: 'it does not load' };
    const { verdict } = await this.judge(hand, fault, tests);
    await hand.end();
    return verdict;
  }

  /**
   * @param {Hand} hand
   * @param {Numbered} fault
   * @param {readonly number[]} tests
   * @returns {Promise<{ verdict: { fate: Fate, by?: string }, isSpent: boolean }>}
   */
  async judge(hand, fault, tests) {
    hand.give({ fault: fault.n, tests });
    let at = tests[0] ?? 0;
    for (;;) {
      const message = await hand.next(Math.max(HANGS_MS, HANGS_TIMES * (this.tests[at]?.ms ?? 0)));
      if (message.trying !== undefined) {
        at = message.trying;
        continue;
      }
      if (message.survived) return { verdict: { fate: 'survived' }, isSpent: false };
      const by = this.tests[message.killedBy ?? at]?.name ?? '';
      return { verdict: { fate: 'killed', by }, isSpent: !message.isClean };
    }
  }

  /** @param {number} fault */
  async fresh(fault) {
    const hand = new Hand(this.entries, fault);
    const loaded = await hand.next(PATIENT_MS);
    if (loaded.loaded && loaded.loaded.length === this.tests.length) return hand;
    await hand.end();
    return undefined;
  }

  async end() {
    const { hand } = this;
    this.hand = undefined;
    await hand?.end();
  }
}
