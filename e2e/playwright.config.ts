import { join } from 'node:path'
import { chromium, defineConfig, devices } from '@playwright/test'
import { installedBrowser } from '../server-kit/browser/installedBrowser'
import { ANY_WIDTH, CHROMIUM_ARGS, DATA_DIR, JOB, LEFT_BY_FAILURES, PORT, ROOT, SITE } from './product'

// Journeys read the product's database with its own code, which reads data folder and keys from the environment.
Object.assign(process.env, { PORT: String(PORT), CMS_PORT: String(PORT + 1), DATA_DIR })

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }

/** `npm test` runs one journey for each job of each person, `npm run test:full` all of them at both widths. */
const FULL = process.env.TEST_FULL !== undefined
const CHOSEN = FULL ? /./ : new RegExp(JOB)
/** What has a shape of its own on a phone is read on one in `npm test` too. */
const READ_ON_PHONES = /landing\.spec\.ts/

/** Nobody changes the site's pages while these read all of them. */
const READERS = /(accessibility|blog|crawl|landing)\.spec\.ts/
/** Each creates its own documents and reads nothing others could change. */
const BUILDERS =
  /(adminTabs|adminWorkTabs|controlTabs|controlKeyTabs|controlSystemTabs|credit|desks|drawn|network|newsletter|notifications|picker|scriptsOff|siteDesign|steel)\.spec\.ts/
/** The same, and they order nothing: they run while money is counted. */
const NEWCOMERS = /(accounts|bom|quotes|security|signedIn)\.spec\.ts/
const EDITORS =
  /(betweenPeople|comments|content|editorial|keptForms|lostWords|panelPictures|panelPresses|panelRows|panelScreens|panelWriting|pastedArticle|preview|publishing|saving|versions)\.spec\.ts/
/** They count every cent, or change a rule of orders: one at a time, and nobody else may order or pay meanwhile. */
const MONEY = /(books|developments|engineering|figures|machines|orders|payouts|receipts|refunds)\.spec\.ts/
/** They take the product apart, change a rule for all editors, or measure its speed. */
const ALONE = /(approval|editing|outage|outside|releases|shipping)\.spec\.ts/

const FIRST = ['readers', 'readers-phone', 'builders', 'builders-phone']

/** Journeys against the whole product, started by the README's command on its own ports and data. */
export default defineConfig({
  testDir: '.',
  // A run empties its folder first: each group has its own.
  outputDir: join(LEFT_BY_FAILURES, process.env.E2E_GROUP ?? 'single'),
  globalSetup: './signInOnce.ts',
  // All journeys share one product: those that would see another's changes run after it, here by dependencies, in `npm test` by groups.
  // `--no-deps` runs one file alone.
  workers: 2,
  fullyParallel: false,
  grep: CHOSEN,
  forbidOnly: process.env.CI !== undefined,
  // A second attempt distinguishes a defect from a busy machine; `npm test` lists at its end what needed one.
  retries: process.env.CI === undefined ? 0 : 1,
  // A working journey takes seconds; the timeouts only end one that hangs, on the slowest machine too.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: SITE,
    screenshot: 'only-on-failure',
    // Recorded at the second attempt: recording every first one slows the run, and a test after one that left a context open would fail.
    trace: { mode: 'on-first-retry', screenshots: false, sources: false },
    launchOptions: { executablePath: installedBrowser(process.env.CHROMIUM_PATH) ?? chromium.executablePath(), args: [...CHROMIUM_ARGS] },
  },
  projects: [
    { name: 'readers-phone', use: phone, testMatch: FULL ? READERS : READ_ON_PHONES, grepInvert: new RegExp(ANY_WIDTH) },
    { name: 'readers', use: desktop, testMatch: READERS },
    { name: 'builders', use: desktop, testMatch: BUILDERS },
    { name: 'builders-phone', use: phone, testMatch: FULL ? BUILDERS : /^$/, grepInvert: new RegExp(ANY_WIDTH) },
    // First, because its journeys run one after another; editors' fill the other worker meanwhile.
    { name: 'money', use: desktop, testMatch: MONEY, workers: 1, dependencies: FIRST },
    { name: 'editors', use: desktop, testMatch: EDITORS, dependencies: FIRST },
    { name: 'newcomers', use: desktop, testMatch: NEWCOMERS, dependencies: FIRST },
    { name: 'newcomers-phone', use: phone, testMatch: FULL ? NEWCOMERS : /^$/, grepInvert: new RegExp(ANY_WIDTH), dependencies: FIRST },
    { name: 'alone', use: desktop, testMatch: ALONE, workers: 1, dependencies: ['newcomers', 'newcomers-phone', 'editors', 'money'] },
  ],
  // `npm test` starts the product once for its groups of journeys (`runGroups.ts`).
  webServer: process.env.E2E_STARTED
    ? undefined
    : {
        command: 'npx tsx e2e/startFresh.ts',
        cwd: ROOT,
        // The site answers before the panel, which takes longer to build.
        url: `${SITE}${process.env.WITHOUT_PANEL === 'true' ? '/readyz' : '/cms/login'}`,
        timeout: 600_000,
        stdout: 'pipe',
        env: { PORT: String(PORT), DATA_DIR },
        gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      },
})
