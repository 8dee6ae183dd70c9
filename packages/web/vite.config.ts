import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkFileNames, codeSplitting, onlyRules } from './pwa/chunks.js';
import { compress } from './pwa/compress.js';
import { pwa } from './pwa/plugin.js';
import { scopeGames } from './pwa/scope.js';

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
    proxy: { '/ws': { target: 'ws://127.0.0.1:3000', ws: true }, '/addresses': 'http://127.0.0.1:3000' },
  },
});
