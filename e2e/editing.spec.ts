import { expect, readApi, test, withSession } from './journey'

test('an editor changes the hero in the panel and sees it on the site within a second', async ({ page, browser, quiet }) => {
  // The panel is Payload's; its development notices are not ours to silence.
  quiet.allow(/./)
  await withSession(page, 'editor')
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto('/')
  const before = await visitor.getByRole('heading', { level: 1 }).textContent()

  const { id } = (await readApi(page, '/api/pages?where[slug][equals]=home&limit=1')).docs[0]
  await page.goto(`/cms/collections/pages/${id}`)
  await page.getByRole('button', { name: 'Toggle block' }).first().click({ timeout: 45_000 })
  const title = page.locator('#field-sections__0__title')
  await expect(title).toBeVisible({ timeout: 45_000 })
  const after = `${before} Today`
  await title.fill(after)
  const published = page.waitForResponse(
    (response) =>
      response.url().includes('/api/pages/') && response.request().method() === 'PATCH' && !response.url().includes('autosave=true'),
  )
  await page.getByRole('button', { name: /Publish changes/ }).click()
  await published
  const publishedAt = Date.now()
  await expect(async () => {
    expect(await (await visitor.request.get('/')).text()).toContain(after)
  }).toPass({ intervals: [50], timeout: 5_000 })
  expect(Date.now() - publishedAt, 'milliseconds from publishing to visible').toBeLessThan(1_000)
  await visitor.context().close()
})
