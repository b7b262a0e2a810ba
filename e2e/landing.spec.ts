import { expect, test } from './journey'
import { ANY_WIDTH, JOB } from './product'

const LINKS = [
  '/home-plans',
  '/market-analysis',
  '/terms',
  '/network-partners',
  '/founder-story',
  '/live-demo',
  '/builder-dashboard',
  '/admin-login',
  '/qualification',
  '/bom-generator',
  '/steel-configurator',
]

test('the landing page is complete without JavaScript', { tag: [JOB, ANY_WIDTH] }, async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // A link appears as soon as its target is live, not before.
  for (const href of LINKS) {
    const live = (await page.request.get(href)).ok()
    expect((await page.locator(`a[href="${href}"]`).count()) > 0, `${href} is linked`).toBe(live)
  }
  await expect(page.locator('a[href^="mailto:"]').filter({ hasText: 'Schedule Enterprise Demo' })).toHaveAttribute('href', /subject=/i)
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/\/$/)
  expect(await page.locator('script[type="application/ld+json"]').count()).toBeGreaterThan(0)
  await page.context().close()
})

test('an unknown address answers 404 with the specified text', { tag: ANY_WIDTH }, async ({ page, quiet }) => {
  quiet.allow(/404/)
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
})

test('the slides of the live demo advance although nobody touches the page', { tag: [JOB, ANY_WIDTH] }, async ({ page }) => {
  await page.goto('/live-demo')
  // No slide is inert before React runs, and the first one only once the second is shown.
  await expect(page.locator('[aria-roledescription="slide"]').first()).toHaveAttribute('inert', { timeout: 60_000 })
})

test('the header becomes a slide-out menu on a phone', { tag: JOB }, async ({ page, isMobile }) => {
  await page.goto('/')
  const menu = page.locator('summary', { hasText: 'Menu' })
  if (!isMobile) return expect(menu).toBeHidden()
  await menu.click()
  const links = page.getByRole('navigation', { name: 'Menu' })
  for (const name of ['Apply for Credit', 'Admin Dashboard']) await expect(links.getByRole('link', { name })).toBeVisible()
  // Before hydration the browser's own disclosure opens it; afterwards a drawer that closes with Escape.
  const drawer = page.getByRole('dialog')
  await expect(async () => {
    if (!(await drawer.isVisible())) await menu.click({ timeout: 2_000 })
    await expect(drawer).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
})

test("a page's text, headings and name use fonts of 60 KB in total", { tag: ANY_WIDTH }, async ({ page }) => {
  await page.goto('/')
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ family, status }) => status === 'loaded' && family.endsWith('Variable'))
        .map(({ family, weight }) => `${family} ${weight}`)
        .sort(),
    )
  await expect.poll(loaded).toEqual(['Archivo Variable 720', 'Archivo Variable 760', 'Inter Variable 400 760'])
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .reduce((sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0), 0),
  )
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThan(60_000)
})
