import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { installedBrowser } from '../server-kit/browser/installedBrowser'

/** CHROMIUM_PATH, an installed browser, or undefined: Playwright's own. */
const executablePath = installedBrowser(process.env.CHROMIUM_PATH)

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// Stories run React's production build, as visitors do, in two thirds of the time, and nothing is flushed for them: lost input or focus
// shows. REACT=development shows React's warnings.
process.env.NODE_ENV = process.env.REACT ?? 'production'

/**
 * Storybook records every call of a story's `play` for its panel of interactions: for each one it sorts all before it and reads the text of
 * every element. Tests show no panel.
 */
const WITHOUT_RECORDING = 'window.__STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER__ = { instrument: (calls) => calls }'

export default defineConfig({
  test: {
    // Libraries are bundled before the browser can connect, which takes time on a busy machine. Vitest reads this here, not in the project.
    browser: { connectTimeout: 300_000 },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{tokens,foundation,elements}/**/*.test.{ts,tsx}'],
          // Only ends hanging tests, on the slowest machine too; the same below.
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
      {
        plugins: [
          storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) }),
          {
            name: 'without-recording',
            transformIndexHtml: () => [{ tag: 'script', children: WITHOUT_RECORDING, injectTo: 'head-prepend' }],
          },
        ],
        // Discovers every library before the first story: a late one reloads the page and fails the story under test.
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
          // Two pages share the files; each keeps loaded modules for its next file, since stories leave nothing behind. Projects with
          // different worker counts run sequentially.
          maxWorkers: 2,
          isolate: false,
          sequence: { groupOrder: 1 },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // No motion in tests: content appears immediately, however busy the machine is.
            provider: playwright({ launchOptions: { executablePath, args }, contextOptions: { reducedMotion: 'reduce' } }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
})
