import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source', 'default'] },
  ssr: { resolve: { conditions: ['source', 'default'] } },
  test: {
    include: ['packages/**/src/**/*.test.ts', 'scripts/**/*.test.ts'],
    testTimeout: 180_000,
  },
});
