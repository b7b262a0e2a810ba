/**
 * `npm run bench:paint` against a running product (`npm start` in another terminal, the same PORT): when the largest content is painted on
 * a slowed phone, five cold visits per page in turns. PAGES selects other pages. Prints a table; never fails on a figure.
 */
import type { Browser } from 'playwright'
import { median } from '../../server-kit/testing/figures'
import { launchBrowser } from './launchBrowser'

const ROUNDS = 5
const TARGET_MS = 1200
/** Slow 4G as in Lighthouse's mobile preset; bytes per second. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 }
const CPU_SLOWDOWN = 4
const site = `http://127.0.0.1:${process.env.PORT ?? 3000}`
const PAGES = process.env.PAGES?.split(' ') ?? [
  '/',
  '/platform',
  '/blog',
  '/home-plans',
  '/configurator',
  '/qualification',
  '/production-network',
]

/** Milliseconds from the page request to its largest content, with an empty cache. */
async function largestPaint(browser: Browser, path: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', NETWORK)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.goto(site + path, { waitUntil: 'networkidle' })
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          })
        }),
    )
  } finally {
    await context.close()
  }
}

const browser = await launchBrowser()
const times = new Map(PAGES.map((path) => [path, [] as number[]]))
for (let round = 0; round < ROUNDS; round += 1) for (const [path, measured] of times) measured.push(await largestPaint(browser, path))
await browser.close()
console.log(`| page | largest paint, median of ${ROUNDS} | worst | wanted |\n| --- | --- | --- | --- |`)
for (const [path, measured] of times)
  console.log(`| ${path} | ${median(measured).toFixed(0)} ms | ${Math.max(...measured).toFixed(0)} ms | ${TARGET_MS} ms |`)
