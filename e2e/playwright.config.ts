import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_ARGS, DATA_DIR, PORT, ROOT, SITE } from './product'

/** Journeys against the whole product, started by the README's command on its own ports and its own data. */
export default defineConfig({
  testDir: '.',
  outputDir: join(ROOT, '.cache', 'e2e'),
  // One product, one story at a time: journeys change content and releases that others would see.
  workers: 1,
  fullyParallel: false,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: SITE,
    trace: 'retain-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: [...CHROMIUM_ARGS] },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      testMatch: /(credit|landing|accessibility|crawl|quotes|steel|picker|bom|blog|newsletter)\.spec\.ts/,
    },
  ],
  webServer: {
    command: 'npx tsx e2e/startFresh.ts',
    cwd: ROOT,
    url: `${SITE}/readyz`,
    timeout: 300_000,
    stdout: 'pipe',
    env: { PORT: String(PORT), DATA_DIR },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
})
