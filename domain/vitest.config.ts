import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    // Property tests try a hundred cases; on a busy machine that takes longer than vitest's five seconds.
    testTimeout: 30_000,
  },
})
