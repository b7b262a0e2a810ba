/**
 * `npm run bench:check` against a running product (`npm start` in another terminal, the same PORT): how long a screen is blocked while its
 * frame is checked for a confirmed site, on a CPU slowed four times. Each row answers one question of the bill's form and waits for the
 * check of the new frame. Prints a table; never fails on a figure.
 */
import type { Page } from 'playwright'
import { launchBrowser } from './launchBrowser'

const site = `http://127.0.0.1:${process.env.PORT ?? 3000}`
const SLOWER = 4
const PLANS = ['bova-900', 'schiff-1350', 'storch-1800'] as const
/** For measuring: 139 mph, exposure C and 70 psf, where members fail and fixes are calculated. */
const CONFIRMED = {
  windMph: 139,
  exposure: 'C',
  snowPsf: 70,
  seismicCategory: 'B',
  adoptedCode: '2018 IRC',
  source: 'bench',
  confirmedBy: 'bench',
  confirmedAt: '2026-11-28T00:00:00.000Z',
}

type Seen = typeof globalThis & { tasks?: number[]; events?: number[] }

/** The longest blocking task and the slowest event since the last reading. */
const reading = (page: Page) =>
  page.evaluate(() => {
    const seen = globalThis as Seen
    const longest = { task: Math.max(0, ...(seen.tasks ?? [])), event: Math.max(0, ...(seen.events ?? [])) }
    seen.tasks = []
    seen.events = []
    return longest
  })

const browser = await launchBrowser()
console.log(`| plan | while | longest task at ${SLOWER}x slower, ms | slowest interaction, ms |\n| --- | --- | --- | --- |`)
for (const plan of PLANS) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const devtools = await page.context().newCDPSession(page)
  await page.addInitScript((confirmed) => {
    localStorage.setItem('framewell.site', JSON.stringify(confirmed))
    const seen = globalThis as Seen
    new PerformanceObserver((list) => {
      seen.tasks = [...(seen.tasks ?? []), ...list.getEntries().map(({ duration }) => duration)]
    }).observe({ type: 'longtask', buffered: true })
    new PerformanceObserver((list) => {
      seen.events = [...(seen.events ?? []), ...list.getEntries().map(({ duration }) => duration)]
      // The platform's own option; TypeScript's library lacks it.
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  }, CONFIRMED)
  await page.goto(`${site}/bom-generator?plan=${plan}`, { waitUntil: 'networkidle' })
  const check = page.getByRole('region', { name: 'Check by calculation' })
  await check.waitFor()
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await reading(page)
  const before = await check.textContent()
  await page.getByText('Counting options').click()
  await page.getByRole('combobox', { name: 'Stud gauge' }).selectOption('16')
  await page.waitForFunction(
    (text) => {
      const shown = document.querySelector('[aria-label="Check by calculation"]')?.textContent
      return shown !== undefined && shown !== null && shown !== text
    },
    before,
    { timeout: 60_000 },
  )
  await page.waitForTimeout(1_000)
  const { task, event } = await reading(page)
  console.log(`| ${plan} | the stud gauge changes and the frame is checked | ${task.toFixed(0)} | ${event.toFixed(0)} |`)
  await page.close()
}
await browser.close()
