import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { alias: { '@payload-config': join(import.meta.dirname, '../payload.config.ts') } },
  test: {
    experimental: { fsModuleCache: true },
    include: ['**/*.test.ts'],
    // Files that start their own products, or send every bad input: minutes that `npm run test:full` spends.
    exclude: ['node_modules/**', 'dist/**', '.next/**', ...(process.env.TEST_FULL ? [] : ['**/*.long.test.ts'])],
    pool: 'forks',
    // Reading the modules costs four times as much as starting the cms on them: a process reads them once and runs many files.
    isolate: false,
    // Without it the rich text editor's modules hang at random on Node 20.
    execArgv: ['--conditions=production'],
    maxWorkers: 2,
    // These only end a test that hangs, even on the slowest machine.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    globalSetup: 'testing/testServer.ts',
    setupFiles: 'testing/testEnvironment.ts',
  },
})
