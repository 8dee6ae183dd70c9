import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkFileNames, codeSplitting, onlyRules } from './pwa/chunks.js';
import { compress } from './pwa/compress.js';
import { pwa } from './pwa/plugin.js';
import { scopeGames } from './pwa/scope.js';

/** Where `npm run dev` has the server listen. */
const SERVER = `127.0.0.1:${process.env.POTYCZKA_DEV_PORT ?? 3000}`;

export default defineConfig({
  // A page that is built for one test is sent as it is.
  plugins: [react(), scopeGames(), pwa(), ...(process.env.POTYCZKA_PLAIN_PAGE ? [] : [compress()])],
  resolve: { conditions: ['source', 'module', 'browser', 'import', 'default'] },
  worker: {
    format: 'es',
    plugins: () => [onlyRules()],
    rolldownOptions: { output: { chunkFileNames, codeSplitting } },
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    chunkSizeWarningLimit: 400,
    rolldownOptions: { output: { chunkFileNames, codeSplitting } },
  },
  server: {
    proxy: { '/ws': { target: `ws://${SERVER}`, ws: true }, '/addresses': `http://${SERVER}` },
  },
});
