/** boardgame.io's own server with its store in memory and its tutorial's game; the port on stdout. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { TIC_TAC_TOE_LINES } from '@potyczka/kernel/fixtures';

interface Peer {
  Server(config: object): { run(port: number): Promise<{ appServer: { address(): { port: number } } }> };
}

/** What we are measured against is a project of its own. */
const PEERS = process.env.PEERS ?? fileURLToPath(new URL('../../../../bench/peers', import.meta.url));
const { Server } = createRequire(path.resolve(PEERS, 'package.json'))('boardgame.io/server') as Peer;

interface State {
  cells: (string | null)[];
}

const game = {
  name: 'tic-tac-toe',
  setup: (): State => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }: { G: State; playerID: string }, cell: number) => {
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf: ({ G, ctx }: { G: State; ctx: { currentPlayer: string } }) => {
    if (TIC_TAC_TOE_LINES.some(line => line.every(c => G.cells[c] === ctx.currentPlayer)))
      return { winner: ctx.currentPlayer };
    return G.cells.includes(null) ? undefined : { draw: true };
  },
};

// It tells on the console what it does.
console.log = () => {};
const { appServer } = await Server({ games: [game], origins: ['*'] }).run(0);
process.stdout.write(`${JSON.stringify({ port: appServer.address().port })}\n`);
process.on('message', (asked: unknown) => {
  if (asked === 'usage') process.send?.({ rss: process.memoryUsage.rss(), cpu: process.cpuUsage() });
});
