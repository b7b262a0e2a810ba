import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Tests of plain functions share a process, a third of the work. The limit only ends a test that hangs: property tests try a hundred cases,
  // which a busy machine takes its time for.
  test: { include: ['**/*.test.ts'], isolate: false, testTimeout: 120_000 },
})
