import type { Page } from '@playwright/test'
import { expect, test } from './journey'
import { ANY_WIDTH, JOB } from './product'

/** Card titles, in order. */
const titles = (page: Page) => page.locator('#articles li h3').allTextContents()
const categories = (page: Page) => page.getByRole('navigation', { name: 'Categories' })

test('a reader filters, searches, reads an article and finds the next one', { tag: JOB }, async ({ page }) => {
  await page.goto('/blog')
  await expect(page.getByRole('link', { name: 'Read Article' })).toBeVisible()
  const everything = await titles(page)
  expect(everything.length).toBeGreaterThanOrEqual(8)

  await categories(page).getByRole('link', { name: 'Case Studies' }).click()
  await expect(page).toHaveURL(/category=Case\+Studies/)
  await expect(page.locator('#articles').getByRole('status').first()).toContainText('in Case Studies')
  const cases = await titles(page)
  expect(cases.length).toBeGreaterThanOrEqual(2)
  expect(cases.length).toBeLessThan(everything.length)

  await page.goBack()
  await expect(page).toHaveURL(/\/blog$/)
  await expect.poll(() => titles(page)).toEqual(everything)

  await page.getByLabel('Search articles').fill('retainage')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.locator('#articles').getByRole('status').first()).toContainText('matching “retainage”')
  await page.getByRole('link', { name: /^Read More.*Escrow milestones/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Escrow milestones and retainage/ })).toBeVisible()
  await expect(page.getByText('min read').first()).toBeVisible()
  // A new page scrolls to its top smoothly: a moving link does not receive the press.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'What retainage is for' }).click()
  await expect(page).toHaveURL(/#what-retainage-is-for$/)
  await expect(page.getByRole('heading', { name: 'What retainage is for' })).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Read next' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL(/\/blog$/)
})

test('a search without results offers a way back', { tag: ANY_WIDTH }, async ({ page }) => {
  await page.goto('/blog?q=zeppelin')
  await expect(page.getByText('No articles match')).toBeVisible()
  await page.getByRole('link', { name: 'Show all articles' }).click()
  await expect.poll(() => titles(page)).not.toEqual([])
})

test('everything works without JavaScript', { tag: ANY_WIDTH }, async ({ browser }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const page = await plain.newPage()
  await page.goto('/blog')
  await categories(page).getByRole('link', { name: 'Education' }).click()
  await expect(page).toHaveURL(/category=Education/)
  const education = await titles(page)
  expect(education.length).toBeGreaterThanOrEqual(2)
  await page.getByLabel('Search articles').fill('thermal')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/category=Education&q=thermal/)
  await page.getByRole('link', { name: /^Read More.*Thermal bridges/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Thermal bridges/ })).toBeVisible()
  await page.getByRole('link', { name: 'Energy', exact: true }).click()
  await expect(page).toHaveURL(/tag=Energy/)
  await plain.close()
})

test('feed readers find the articles', { tag: ANY_WIDTH }, async ({ page }) => {
  await page.goto('/blog')
  const rss = await page.locator('link[type="application/rss+xml"]').getAttribute('href')
  const answer = await page.request.get(rss ?? '')
  expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8')
  const xml = await answer.text()
  const links = [...xml.matchAll(/<item>[\s\S]*?<link>(.*?)<\/link>/g)].map(([, link]) => link ?? '')
  expect(links.length).toBeGreaterThanOrEqual(8)
  expect((await page.request.get(new URL(links[0] ?? '').pathname)).status()).toBe(200)
  const feed = await (await page.request.get('/feed.json')).json()
  expect(feed.items).toHaveLength(links.length)
})
