/**
 * `npm run bench:interaction` against a running product (`npm start` in another terminal, the same PORT): what a configurator's page loads,
 * and its slowest interaction (INP) on a CPU slowed four times. Prints a table; never fails on a figure.
 */
import type { Page } from 'playwright'
import { launchBrowser } from './launchBrowser'

const site = `http://127.0.0.1:${process.env.PORT ?? 3000}`
const SLOWER = 4

const choose = async (page: Page) => {
  await page.getByRole('radio').first().waitFor({ state: 'attached' })
  for (const option of await page.getByRole('radio').all()) await option.click({ force: true })
}
const MEASURED: readonly { path: string; interact: (page: Page) => Promise<void> }[] = [
  {
    path: '/home-plans',
    interact: async (page) =>
      page
        .getByLabel('Bedrooms')
        .selectOption({ index: 1 })
        .then(() => undefined),
  },
  { path: '/steel-configurator', interact: choose },
  { path: '/configurator?plan=the-storch-plan&step=1', interact: choose },
  {
    path: '/simple-configurator?plan=the-storch-plan',
    interact: async (page) => {
      await page.getByRole('button', { name: 'Calculate Development ROI' }).click()
      await choose(page)
    },
  },
  { path: '/advanced-configurator?step=1', interact: (page) => page.getByLabel('Length').pressSequentially('5') },
  {
    path: '/bom-generator?plan=storch-1800',
    interact: async (page) => {
      await page.getByRole('button', { name: 'Generate BOM' }).click()
      await page.getByRole('table').first().waitFor()
    },
  },
]

const browser = await launchBrowser()
console.log(`| page | scripts, KB as sent | slowest interaction at ${SLOWER}x slower, ms |\n| --- | --- | --- |`)
for (const { path, interact } of MEASURED) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const devtools = await page.context().newCDPSession(page)
  let bytes = 0
  const scripts = new Set<string>()
  await devtools.send('Network.enable')
  devtools.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.addInitScript(() => {
    const seen = globalThis as typeof globalThis & { slowest?: number }
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.slowest = Math.max(seen.slowest ?? 0, duration)
      // The platform's own option; TypeScript's library lacks it.
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  await page.goto(site + path, { waitUntil: 'networkidle' })
  const loaded = bytes
  await interact(page)
  await page.waitForTimeout(1_000)
  const slowest = await page.evaluate(() => (globalThis as typeof globalThis & { slowest?: number }).slowest ?? 0)
  console.log(`| ${path} | ${(loaded / 1024).toFixed(0)} | ${slowest} |`)
  await page.close()
}
await browser.close()
