import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Tests of pure functions share a process. The timeout only ends hanging tests: a property test may be slow on a busy machine.
  test: { include: ['**/*.test.ts'], isolate: false, testTimeout: 120_000 },
})
