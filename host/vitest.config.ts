import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['dist', 'node_modules'],
    // They only end a test that hangs, on the slowest machine too.
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
})
