import { defineConfig } from 'vitest/config'
import { extractRules } from './rules/extractRules.mjs'

export default defineConfig({
  plugins: [
    {
      name: 'take-rules',
      enforce: 'pre',
      transform: (source, id) => (/\.tsx?$/.test(id) ? extractRules(source, id, true) : undefined),
    },
  ],
  test: {
    environment: 'node',
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['dist', 'node_modules'],
    // Tests mostly wait: for browsers, slow bodies and endless requests.
    maxWorkers: 2,
    // A process loads the modules once and runs many files.
    isolate: false,
    globalSetup: 'testing/runFolder.ts',
    // Ends only a test that hangs, even on the slowest machine.
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
})
