import type { Answer } from '@potyczka/kernel';
import { ambush, muster, series, shots, ticTacToe } from '@potyczka/kernel/fixtures';
import type { AnyCampaign } from '@potyczka/kernel/register';
import { chanceFrom, hashOf, quickDice, resume, seedOf } from '@potyczka/kernel/run';
import { type AnyGame, type Company, MemoryStore, Service } from '@potyczka/table';

const GAMES: Readonly<Record<string, AnyGame>> = {
  'tic-tac-toe': ticTacToe as unknown as AnyGame,
  ambush: ambush as unknown as AnyGame,
  muster: muster as unknown as AnyGame,
  shots: shots as unknown as AnyGame,
};

/** In this world those who lie in ambush do so together. */
const AMBUSH: Company = {
  side: () => 'all',
  wishes: { low: { label: { id: 'low' }, weights: w => w } },
  sayings: { early: { id: 'early' } },
};

/** Noon of the first day of 2026, in London. */
const START = 1_767_268_800_000;

interface Timer {
  readonly at: number;
  readonly nth: number;
  run(): void;
}

/** Lets everything that waits for nothing but the event loop happen. */
const settle = async (): Promise<void> => {
  for (let i = 0; i < 5; i++) await new Promise(resolve => setImmediate(resolve));
};

/** A service in which time passes when it is told to, and chance is always the same. */
export class QuietWorld {
  readonly service: Service;
  /** What was sent to a mail address. */
  code = '';
  private now = START;
  private count = 0;
  private timers: Timer[] = [];
  private readonly faults: unknown[] = [];

  constructor(software: string) {
    this.service = new Service({
      store: new MemoryStore(),
      software,
      gameOf: id => GAMES[id],
      hasGame: id => id in GAMES,
      campaignOf: id => (id === 'tic-tac-toe' ? (series as AnyCampaign) : undefined),
      companyOf: id => (id === 'ambush' ? AMBUSH : undefined),
      now: () => this.now,
      seed: () => seedOf(7),
      token: () => hashOf(['word', ++this.count]).slice(0, 32),
      think: async ({ game, options, checkpoint, seat, wishes }, turn) => {
        const rules = GAMES[game] as AnyGame;
        const world = resume(rules, { ...options }, checkpoint, chanceFrom(quickDice(1)));
        if (game === 'ambush') turn.means?.({ id: wishes.length > 0 ? 'low' : 'early' });
        return world.legal(seat, 1)[0] as Answer;
      },
      ways: { key: 'the-public-key-of-this-server', mail: true, hooks: true },
      sendCode: async (_, code) => {
        this.code = code;
      },
      sealed: text => hashOf(['sealed', text]).slice(0, 32),
      after: (ms, run) => this.after(ms, run),
      reactionMs: 100,
      fault: (where, e) => this.faults.push([where, e]),
    });
  }

  private after(ms: number, run: () => void): () => void {
    const timer: Timer = { at: this.now + ms, nth: ++this.count, run };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter(t => t !== timer);
    };
  }

  /** Lets some milliseconds pass, and everything happen that is due in them. */
  async pass(ms: number): Promise<void> {
    const until = this.now + ms;
    await settle();
    for (;;) {
      const [next] = this.timers.filter(t => t.at <= until).sort((a, b) => a.at - b.at || a.nth - b.nth);
      if (!next) break;
      this.timers = this.timers.filter(t => t !== next);
      this.now = Math.max(this.now, next.at);
      next.run();
      await settle();
    }
    this.now = until;
    if (this.faults.length > 0) throw new Error('the world met a fault', { cause: this.faults });
  }
}
