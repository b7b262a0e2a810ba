import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Tests of plain functions share a process. The limit only ends a test that hangs, even on the slowest machine.
  test: { include: ['**/*.test.ts'], isolate: false, testTimeout: 120_000 },
})
