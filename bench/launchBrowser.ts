import { type Browser, chromium } from 'playwright'

/** The browser that benches look with: Debian's, or the one that CHROMIUM_PATH names. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  })
