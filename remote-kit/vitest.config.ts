import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Tests of plain functions share a process. The limit only ends a test that hangs, on the slowest machine too.
  test: { include: ['**/*.test.ts'], isolate: false, testTimeout: 120_000 },
})
