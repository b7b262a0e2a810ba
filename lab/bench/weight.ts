/**
 * `npm run bench:weight` against a running product (`npm start` in another terminal, the same PORT): compressed kilobytes of scripts each
 * public page loads before the first interaction, and after hydration. EACH=1 lists every file. Prints a table; never fails on a figure.
 */

import { weighScripts } from '../../e2e/scriptWeight'
import { launchBrowser } from './launchBrowser'

const site = `http://127.0.0.1:${process.env.PORT ?? 3000}`
const PAGES = process.env.PAGES?.split(' ') ?? [
  '/',
  '/platform',
  '/blog',
  '/home-plans',
  '/configurator',
  '/configurator?plan=the-storch-plan',
  '/steel-configurator',
  '/simple-configurator',
  '/simple-configurator?plan=the-storch-plan',
  '/advanced-configurator',
  '/bom-generator',
  '/qualification',
  '/terms',
  '/production-network',
  '/partner-onboarding',
  '/enhanced-partner-onboarding',
  '/network-partners',
]

const browser = await launchBrowser()
console.log('| page | KB before the first move | KB alive |\n| --- | --- | --- |')
for (const path of PAGES) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const scripts = weighScripts(page)
  await page.goto(site + path, { waitUntil: 'networkidle' })
  const before = await scripts.total()
  await page.mouse.move(200, 300)
  await page.mouse.move(220, 310)
  await page.waitForFunction(() => !document.querySelector('[data-area]:not([data-alive])'))
  await page.waitForLoadState('networkidle')
  // What a screen loads once it is shown.
  await page.waitForTimeout(1000)
  console.log(`| ${path} | ${before.toFixed(1)} | ${(await scripts.total()).toFixed(1)} |`)
  if (process.env.EACH)
    for (const [url, size] of (await scripts.each()).toSorted(([, a], [, b]) => b - a)) console.log(`  ${size.toFixed(1)} ${url}`)
  await page.close()
}
await browser.close()
