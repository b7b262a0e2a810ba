/**
 * `npm run bench:lighthouse` against a running product (`npm start` in another terminal, the same PORT): Lighthouse's mobile preset on the
 * pages releases render, medians of five. With BEFORE_ORIGIN also another running product, for example an older commit, in turns.
 * Lighthouse is not installed with the product: first run `npm install --no-save lighthouse@12.8 chrome-launcher@1.2`. ROUTES selects other
 * pages. Prints a table; never fails on a figure.
 */
import { median } from '../../server-kit/testing/figures'

const ROUNDS = 5
const ATTEMPTS = 3
const KB = 1024
const routes = process.env.ROUTES?.split(' ') ?? [
  '/configurator',
  '/simple-configurator',
  '/bom-generator',
  '/home-plans',
  '/qualification',
]
const sites = [
  { name: 'now', origin: `http://localhost:${process.env.PORT ?? 3000}` },
  ...(process.env.BEFORE_ORIGIN ? [{ name: 'before', origin: process.env.BEFORE_ORIGIN }] : []),
]
const FIGURES = ['score', 'accessibility', 'best practices', 'SEO', 'LCP, ms', 'blocked, ms', 'shift', 'KB', 'KB of scripts'] as const

/** A variable, so that the compiler does not look for a missing package. */
const [lighthousePackage, launcherPackage] = ['lighthouse', 'chrome-launcher']
const { default: lighthouse } = await import(lighthousePackage)
const { launch } = await import(launcherPackage)

/** Lighthouse occasionally sees no navigation or paint on a busy machine and is retried. @throws Error after three failures */
async function measured(url: string, attempt = 1): Promise<number[]> {
  const chrome = await launch({
    chromePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
  try {
    const { lhr } = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' })
    if (lhr.runtimeError) {
      if (attempt === ATTEMPTS) throw new Error(`${url}: ${lhr.runtimeError.code}`)
      return await measured(url, attempt + 1)
    }
    const of = (audit: string): number => lhr.audits[audit].numericValue
    const scripts: { resourceType: string; transferSize: number }[] = lhr.audits['network-requests'].details.items
    const score = (category: string) => Math.round(lhr.categories[category].score * 100)
    return [
      ...['performance', 'accessibility', 'best-practices', 'seo'].map(score),
      Math.round(of('largest-contentful-paint')),
      Math.round(of('total-blocking-time')),
      Math.round(of('cumulative-layout-shift') * 1000) / 1000,
      Math.round(of('total-byte-weight') / KB),
      Math.round(scripts.filter(({ resourceType }) => resourceType === 'Script').reduce((sum, one) => sum + one.transferSize, 0) / KB),
    ]
  } finally {
    await chrome.kill()
  }
}

console.log(`| page | ${FIGURES.join(' | ')} |\n|${' --- |'.repeat(FIGURES.length + 1)}`)
for (const path of routes) {
  const runs = sites.map(() => [] as number[][])
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [at, { origin }] of sites.entries()) runs[at]?.push(await measured(origin + path))
  for (const [at, { name }] of sites.entries()) {
    const medians = FIGURES.map((_, figure) => median((runs[at] ?? []).map((run) => run[figure] ?? 0)))
    console.log(`| \`${path}\`, ${name} | ${medians.join(' | ')} |`)
  }
}
