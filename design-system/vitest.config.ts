import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** CHROMIUM_PATH, else a browser that is installed, else undefined: Playwright's own. */
const executablePath = process.env.CHROMIUM_PATH || installed.find((path) => existsSync(path))

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// Stories meet React as visitors do, in two thirds of the time, and nothing is flushed for them: what loses typed text or focus shows.
// With REACT=development it says what it warns of.
process.env.NODE_ENV = process.env.REACT ?? 'production'

export default defineConfig({
  test: {
    // The libraries are bundled before the browser can connect, which takes its time on a busy machine. Vitest reads it here, not in the project.
    browser: { connectTimeout: 300_000 },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{tokens,foundation,elements}/**/*.test.{ts,tsx}'],
          // They only end a test that hangs, on the slowest machine too; here as below.
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
      {
        plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
        // Every library is found before the first story runs: one found later reloads the page and fails the story under test.
        optimizeDeps: {
          entries: [
            'elements/**/*.tsx',
            'docs/**/*.stories.tsx',
            '.storybook/preview.tsx',
            '../remote-kit/**/*.stories.tsx',
            '../mfe-*/**/*.stories.tsx',
            '../host/{sections,shell}/**/*.stories.tsx',
          ],
        },
        test: {
          name: 'stories',
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // Two pages take the files in turn; each reads the modules once and keeps them for its next file: stories leave nothing behind that the
          // next could see. Projects with other numbers of workers run one after the other.
          maxWorkers: 2,
          isolate: false,
          sequence: { groupOrder: 1 },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // No motion in tests: what appears is there at once, however busy the machine is.
            provider: playwright({ launchOptions: { executablePath, args }, contextOptions: { reducedMotion: 'reduce' } }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
})
