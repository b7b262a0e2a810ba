import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Tests of pure functions share a process. The timeout only ends hanging tests, on the slowest machine too.
  test: { include: ['**/*.test.ts'], isolate: false, testTimeout: 120_000 },
})
