import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { alias: { '@payload-config': join(import.meta.dirname, '../payload.config.ts') } },
  test: {
    include: ['**/*.test.ts'],
    exclude: ['node_modules/**', 'dist/**', '.next/**'],
    pool: 'forks',
    // Without it the rich text editor's modules hang at random on Node 20.
    execArgv: ['--conditions=production'],
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 120_000,
    globalSetup: 'testing/testServer.ts',
    setupFiles: 'testing/testEnvironment.ts',
  },
})
