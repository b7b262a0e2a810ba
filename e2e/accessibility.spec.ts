import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, readApi, test, withSession } from './journey'

// The crawl checks the pages in the sitemap.
test('/admin-login passes axe, has one h1 and nothing wider than the screen', async ({ page }) => {
  await page.goto('/admin-login')
  await page.waitForLoadState('networkidle')
  await expectNoViolations(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test("the panel's editor screens pass axe: tasks, a list, a page with an open section, settings", async ({ page }) => {
  await withSession(page, 'editor')
  const { docs } = await readApi(page, '/api/pages?where[slug][equals]=steel-framing-benefits&depth=0')
  for (const path of ['', '/collections/pages', '/collections/media', `/collections/pages/${docs[0].id}`, '/globals/site-settings']) {
    await page.goto(`/cms${path}`)
    await page.waitForLoadState('networkidle')
    const section = page.locator('#sections-row-0').getByRole('button', { name: 'Toggle block' }).first()
    if (await section.isVisible()) await section.click()
    // Unfolding content is half hidden meanwhile.
    await expect(page.locator('[class*="rah-animating"]')).toHaveCount(0)
    await expectNoViolations(page)
  }
})

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([])
}
