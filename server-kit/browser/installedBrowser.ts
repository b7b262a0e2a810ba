import { existsSync } from 'node:fs'

const SYSTEM_BROWSERS = [
  // Without windows: it starts a page in two thirds of the processor time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Path of the Chromium or Chrome on this machine: the one given, or one that the system has; undefined when there is none.
 * @throws Error with what to do when the given one does not exist: another browser than the one asked for is never used
 */
export function installedBrowser(given: string | undefined): string | undefined {
  if (given === undefined) return SYSTEM_BROWSERS.find((path) => existsSync(path))
  if (existsSync(given)) return given
  throw new Error(`CHROMIUM_PATH names ${given}, which does not exist: name an installed Chromium or Chrome, or leave it out.`)
}
