import { defineConfig } from 'vitest/config'
import { takeRules } from './rules/takeRules.mjs'

export default defineConfig({
  plugins: [
    {
      name: 'take-rules',
      enforce: 'pre',
      transform: (source, id) => (/\.tsx?$/.test(id) ? takeRules(source, id, true) : undefined),
    },
  ],
  test: {
    environment: 'node',
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['dist', 'node_modules'],
    // Half of the time is waiting: for browsers, for slow bodies, for what never ends.
    maxWorkers: 2,
    // A process reads the modules once and runs many files.
    isolate: false,
    globalSetup: 'testing/runFolder.ts',
    // They only end a test that hangs, on the slowest machine too.
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
})
