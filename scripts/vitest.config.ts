import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Some tests read the imports of the whole repository. The limit only ends a test that hangs, even on the slowest machine.
  test: { include: ['**/*.test.ts'], testTimeout: 120_000 },
})
