import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    // A release built by a team outside, from the packed kit: half a minute that `npm run test:full` spends.
    exclude: ['node_modules/**', ...(process.env.TEST_FULL ? [] : ['**/*.long.test.ts'])],
    // Some tests read the imports of the whole repository. The limit only ends a test that hangs, even on the slowest machine.
    testTimeout: 120_000,
  },
})
