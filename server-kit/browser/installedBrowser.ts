import { existsSync } from 'node:fs'

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Path of the Chromium or Chrome on this machine: the one given, if it exists, or one that the system has; undefined when there is none. */
export function installedBrowser(given: string | undefined): string | undefined {
  return [given, ...SYSTEM_BROWSERS].find((path) => path !== undefined && existsSync(path))
}
