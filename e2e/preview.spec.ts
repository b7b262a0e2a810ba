import { openLivePreview } from './editorSteps'
import { expect, test, withSession } from './journey'
import { JOB, SITE } from './product'

test('an editor sees unsaved input in the preview beside the form, and form and preview link to the same section', { tag: JOB }, async ({
  page,
}) => {
  await withSession(page, 'editor')
  const made = await page.request.post('/api/content/pages', {
    headers: { origin: SITE },
    data: {
      title: 'Seen while it is typed',
      slug: `seen-while-typed-${Date.now().toString(36)}`,
      sections: [
        { type: 'richText', title: 'The first', content: 'Words. '.repeat(400) },
        { type: 'richText', title: 'The last', content: 'Words.' },
      ],
    },
  })
  const { id, sections } = await made.json()
  // Nothing is saved while this journey types: the preview can only show the form's state.
  await page.route(`**/api/content/pages/${id}`, (route) => (route.request().method() === 'PUT' ? undefined : route.continue()))
  await page.goto(`/content-management?page=${id}`)
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const preview = page.frameLocator('iframe[title^="Preview of"]')
  await expect(preview.getByRole('heading', { level: 1, name: 'Seen while it is typed' })).toBeVisible()
  await page.getByLabel('Page title').fill('Not saved at all')
  await expect(preview.getByRole('heading', { level: 1, name: 'Not saved at all' })).toBeVisible()
  await page.getByLabel('Section title').last().fill('The end')
  const end = preview.getByRole('heading', { name: 'The end' })
  await expect(end).toBeInViewport()
  await preview.getByRole('heading', { name: 'The first' }).click()
  await expect(page.locator(`[id="section-${sections[0].id}-up"]`)).toBeFocused()

  // Each width is shown completely.
  for (const width of ['768', '1440']) {
    await page.getByLabel('Width of the preview').selectOption(width)
    await expect.poll(() => preview.locator('html').evaluate(() => window.innerWidth)).toBe(Number(width))
    const { room, frame } = await page.locator('iframe[title^="Preview of"]').evaluate((shown) => ({
      room: shown.parentElement?.getBoundingClientRect().right ?? 0,
      frame: shown.getBoundingClientRect().right,
    }))
    expect(frame).toBeLessThanOrEqual(room)
  }
  await page.getByRole('button', { name: 'Close the preview' }).click()
  await expect(page.getByRole('button', { name: 'Add page' })).toBeVisible()
})

test('on a phone the edited field stays in view when the preview above it scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await withSession(page, 'editor')
  const made = await page.request.post('/api/content/pages', {
    headers: { origin: SITE },
    data: {
      title: 'Followed on a phone',
      slug: `followed-on-a-phone-${Date.now().toString(36)}`,
      sections: [
        { type: 'richText', title: 'The first', content: 'Words. '.repeat(400) },
        { type: 'richText', title: 'The last', content: 'Words.' },
      ],
    },
  })
  await page.goto(`/content-management?page=${(await made.json()).id}&preview=390`)
  const preview = page.frameLocator('iframe[title^="Preview of"]')
  await expect(preview.getByRole('heading', { level: 1, name: 'Followed on a phone' })).toBeVisible()
  const last = page.getByLabel('Section title').last()
  await last.click()
  await expect(preview.getByRole('heading', { name: 'The last' })).toBeInViewport()
  await expect(last).toBeInViewport()
  // The page fills the frame.
  expect(await page.locator('iframe[title^="Preview of"]').evaluate((frame) => frame.parentElement?.scrollTop)).toBe(0)
})

test('a new article in the panel is previewed from the first word on', async ({ page, quiet }) => {
  // The browser logs it about the frame of Payload's preview.
  quiet.allow(/allow-scripts and allow-same-origin/)
  await withSession(page, 'editor')
  await page.goto('/cms')
  await page.getByRole('link', { name: 'Write a post' }).click()
  await page.locator('#field-title').fill('The first word')
  await page.waitForURL(/posts\/[0-9a-f-]{36}/)
  const preview = await openLivePreview(page)
  await expect(preview.getByRole('heading', { level: 1, name: 'The first word' })).toBeVisible()
  await page.locator('#field-title').fill('The second word')
  await expect(preview.getByRole('heading', { level: 1, name: 'The second word' })).toBeVisible()
})

test("a panel that missed its preview's first message still shows the input", async ({ page, quiet }) => {
  quiet.allow(/allow-scripts and allow-same-origin/)
  await withSession(page, 'editor')
  await page.addInitScript(() => {
    if (window.top !== window) return
    let missed = false
    window.addEventListener('message', (event) => {
      if (missed || event.data?.type !== 'payload-live-preview') return
      missed = true
      event.stopImmediatePropagation()
    })
  })
  const made = await page.request.post('/api/content/pages', {
    headers: { origin: SITE },
    data: { title: 'Missed at first', slug: `missed-${Date.now().toString(36)}` },
  })
  await page.goto(`/cms/collections/posts/${(await made.json()).id}`)
  const heading = (await openLivePreview(page)).getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Missed at first')
  await page.locator('#field-title').fill('Heard at last')
  await expect(heading).toHaveText('Heard at last')
})
