import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Tests of pure functions share a process, which cuts the time to a third. The timeout only ends hanging tests: property tests run a
  // hundred cases, which takes time on a busy machine.
  test: { include: ['**/*.test.ts'], isolate: false, testTimeout: 120_000 },
})
