import { type Dice, quickDice } from '@potyczka/kernel';
import { TIC_TAC_TOE_LINES, ticTacToe } from '@potyczka/kernel/fixtures';
import { beginning, chanceFrom, Run, seedOf, World } from '@potyczka/kernel/run';
import type { Bench } from './figure.js';
import { peerModule } from './peer.js';
import { median, perSecond } from './timing.js';

const ROUNDS = 7;
const MILLISECONDS = 300;
const PEER = 'boardgame.io 0.50.2';

const pick = <T>(dice: Dice, list: readonly T[]): T => list[dice.below(list.length)] as T;

/** One random game of ours, every option looked at; how many decisions it took. */
function playWorld(dice: Dice): number {
  const world = new World(ticTacToe, {}, beginning(ticTacToe, {}), chanceFrom(dice));
  let decisions = 0;
  for (; world.result === undefined; decisions++) {
    const seat = world.ask!.seat;
    world.give(seat, pick(dice, world.legal(seat)));
  }
  return decisions;
}

/** The same as a match: record, sealed chance, events for each seat, undo line. */
function playRun(dice: Dice): number {
  const run = new Run(ticTacToe, {}, { seed: SEED });
  while (run.result === undefined) {
    const seat = run.now.ask!.seat;
    run.answer(seat, run.q, pick(dice, run.now.legal(seat)));
  }
  return run.n;
}

const SEED = seedOf(1);

/** What we use of boardgame.io. */
interface Peer {
  Client(config: object): {
    start(): void;
    reset(): void;
    readonly moves: Readonly<Record<string, (cell: number) => void>>;
    getState(): { G: { cells: readonly (string | null)[] }; ctx: { gameover?: unknown } };
  };
}

/** The same game as boardgame.io's own tutorial writes it. */
const theirTicTacToe = {
  setup: () => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }: { G: { cells: (string | null)[] }; playerID: string }, id: number) => {
      if (G.cells[id] !== null) return 'INVALID_MOVE';
      G.cells[id] = playerID;
      return undefined;
    },
  },
  endIf: ({ G, ctx }: { G: { cells: (string | null)[] }; ctx: { currentPlayer: string } }) => {
    const { cells } = G;
    if (TIC_TAC_TOE_LINES.some(line => line.every(c => cells[c] === ctx.currentPlayer)))
      return { winner: ctx.currentPlayer };
    return cells.includes(null) ? undefined : { draw: true };
  },
};

/** One random game of theirs, by a client that is used again: making a new one each time is slower. */
function theirPlayout({ Client }: Peer, dice: Dice): () => number {
  const client = Client({ game: theirTicTacToe, numPlayers: 2, debug: false });
  client.start();
  return () => {
    client.reset();
    let decisions = 0;
    for (;;) {
      const { G, ctx } = client.getState();
      if (ctx.gameover !== undefined) return decisions;
      const free = G.cells.flatMap((mark, cell) => (mark === null ? [cell] : []));
      client.moves.clickCell?.(pick(dice, free));
      decisions++;
    }
  };
}

/** Enough games at a time that looking at the clock costs nothing. */
const GAMES = 20;

const games = (play: () => number): number => {
  let decisions = 0;
  for (let game = 0; game < GAMES; game++) decisions += play();
  return decisions;
};

/** Rates are those of the best round, the least disturbed; the ratio is the median over rounds. */
export const bench: Bench = report => {
  const dice = quickDice(1);
  const peer = peerModule('boardgame.io/client') as Peer | undefined;
  const theirs = peer && theirPlayout(peer, quickDice(1));
  const rounds = Array.from({ length: ROUNDS }, () => ({
    world: perSecond(() => games(() => playWorld(dice)), MILLISECONDS),
    run: perSecond(() => games(() => playRun(dice)), MILLISECONDS),
    theirs: theirs ? perSecond(() => games(theirs), MILLISECONDS) : Number.NaN,
  })).slice(1); // the first round warms up
  const figure = (name: string, of: 'world' | 'run', aim?: string) =>
    report({
      name,
      value: Math.max(...rounds.map(round => round[of])),
      unit: 'decisions/s',
      ...(peer && { peer: PEER, ratio: median(rounds.map(round => round[of] / round.theirs)) }),
      ...(aim && { aim }),
    });
  figure('kernel: tic-tac-toe, random playouts', 'world', '>= 100 x');
  figure('kernel: the same with record, seal, events, undo line', 'run', '>= 40 x');
  if (peer) {
    report({
      name: `kernel: ${PEER}, the same game`,
      value: Math.max(...rounds.map(round => round.theirs)),
      unit: 'decisions/s',
    });
  }
};
