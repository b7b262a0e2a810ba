import type { Page } from '@playwright/test'
import { openLivePreview } from './editorSteps'
import { expect, readApi, test, withSession } from './journey'
import { SITE } from './product'

/** Journeys about unsaved edits in a misbehaving browser or a busy server. */
test.beforeEach(({ quiet }) => {
  // The browser logs refused and interrupted requests, and the panel is Payload's.
  quiet.allow(/./)
})

const SURFACES = [
  { name: 'content screen', path: (id: string) => `/content-management?page=${id}`, title: (page: Page) => page.getByLabel('Page title') },
  { name: 'panel', path: (id: string) => `/cms/collections/posts/${id}`, title: (page: Page) => page.locator('#field-title') },
] as const

for (const { name, path, title } of SURFACES) {
  test(`a browser without room for a copy says so once on the ${name}, stops nothing, and asks before edits would be lost`, async ({
    page,
    context,
  }) => {
    const id = await newPost(page)
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype
      Storage.prototype.setItem = function (key: string, value: string) {
        if (key.startsWith('framewell.')) throw new DOMException('No room', 'QuotaExceededError')
        setItem.call(this, key, value)
      }
    })
    await page.goto(path(id))
    await title(page).fill('Typed without a copy')
    const notice = page.getByText('This browser keeps no copy of what you type')
    await expect(notice).toBeVisible()
    await expect.poll(() => storedTitle(page, id)).toBe('Typed without a copy')
    await page.getByRole('button', { name: 'OK', exact: true }).click()
    await context.setOffline(true)
    await title(page).fill('Typed without a copy and a connection')
    await expect(page.getByText(/no copy in this browser: leave the page open/)).toBeVisible()
    await expect(notice).toBeHidden()
    const asked = page.waitForEvent('dialog')
    await page.evaluate(() => setTimeout(() => location.reload()))
    await (await asked).dismiss()
    await expect(title(page)).toHaveValue('Typed without a copy and a connection')
    await context.setOffline(false)
    await expect.poll(() => storedTitle(page, id)).toBe('Typed without a copy and a connection')
  })
}

test.describe('where clocks go forward', () => {
  test.use({ timezoneId: 'America/Chicago' })
  const dates = {
    'content screen': async (page: Page) => {
      await page.getByText('Place on the blog, newsletter, date').click()
      return page.getByLabel('First published')
    },
    panel: async (page: Page) => page.locator('#field-publishedAt'),
  }

  for (const { name, path } of SURFACES) {
    test(`a time that they skip stays as typed on the ${name}, with what to do`, async ({ page }) => {
      await page.goto(path(await newPost(page)))
      const date = await dates[name](page)
      await date.fill('2027-03-14T02:30')
      await expect(page.getByText('Choose an earlier or a later one')).toBeVisible()
      await expect(date).toHaveValue('2027-03-14T02:30')
      await expect(date).toHaveAttribute('aria-invalid', 'true')
      await date.fill('2027-03-14T03:30')
      await expect(page.getByText('Choose an earlier or a later one')).toBeHidden()
      await expect(date).toHaveValue('2027-03-14T03:30')
    })
  }
})

test('a long text in another script is saved from the panel: browsers count bytes, not letters', async ({ page }) => {
  const id = await newPost(page)
  await page.goto(`/cms/collections/posts/${id}`)
  await page.locator('#sections-row-0').getByRole('button', { name: 'Toggle block' }).first().click()
  const text = page.locator('#sections-row-0 [contenteditable="true"]').first()
  await text.click()
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Стальной каркас дома. '.repeat(1_800))
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(async () => {
    const stored = await readApi(page, `/api/posts/${id}?draft=true&depth=0`)
    expect(JSON.stringify(stored.sections).length).toBeGreaterThan(39_000)
  }).toPass()
  await expect(page.locator('.save-state[data-status="saved"]')).toBeVisible()
})

test('a text of 200,000 letters is saved from the panel, and its preview keeps working', async ({ page }) => {
  const id = await newPost(page)
  const paragraph = (text: string) => ({ type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text }] })
  const children = [...Array.from({ length: 100 }, () => paragraph('Стальной каркас дома. '.repeat(91))), paragraph('The end of it')]
  const stored = await readApi(page, `/api/posts/${id}?draft=true&depth=0`)
  const written = await page.request.patch(`/api/posts/${id}?draft=true&depth=0`, {
    headers: { origin: SITE },
    data: { sections: [{ ...stored.sections[0], body: { root: { type: 'root', version: 1, children } } }] },
  })
  expect(written.status(), await written.text()).toBe(200)
  const preview = page.frameLocator('iframe[src*="_preview"]')
  await expect(async () => {
    await page.goto(`/cms/collections/posts/${id}`)
    await openLivePreview(page)
    // A busy machine may take longer than the site waits for such a long text.
    await expect(preview.getByText('The end of it')).toBeVisible({ timeout: 20_000 })
  }).toPass()
  await page.locator('#field-title').fill('Long, and seen while it is typed')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Long, and seen while it is typed')
  // Parts only the server renders update with the save.
  await page.locator('#field-category .rs__control').click()
  await page.getByRole('option', { name: 'Case Studies' }).click()
  await expect(preview.getByText('Case Studies').first()).toBeVisible()
  await expect(page.locator('.save-state[data-status="saved"]')).toBeVisible()
})

test('without a connection the content screen says that a page was not saved, also when it is the first notice', async ({
  page,
  context,
}) => {
  const id = await newPost(page)
  await page.goto(`/content-management?page=${id}`)
  await expect(page.getByLabel('Page title')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByLabel('Page title').fill('Typed without a connection')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Failed to update page').first()).toBeVisible()
  await context.setOffline(false)
  await expect.poll(() => storedTitle(page, id)).toBe('Typed without a connection')
})

test('a text whose editor failed to load leaves the content screen usable, and loads with the connection', async ({ page }) => {
  const id = await newPost(page)
  let cut = true
  await page.route('**/releases/**/*.js', async (route) => {
    const answer = await route.fetch()
    if (cut && (await answer.text()).includes('lexical')) return route.abort('internetdisconnected')
    await route.fulfill({ response: answer })
  })
  const lost = page.waitForEvent('requestfailed')
  await page.goto(`/content-management?page=${id}`)
  const form = await page.getByLabel('Page title').elementHandle()
  await lost
  cut = false
  await form?.fill('Typed before the editor arrived')
  await expect(page.locator('[contenteditable="true"]').first()).toBeVisible()
  expect(await form?.inputValue()).toBe('Typed before the editor arrived')
  expect(await form?.isVisible()).toBe(true)
})

test('a text opened without a connection leaves the form usable, and its editor loads with the connection', async ({ page, context }) => {
  const id = await newPost(page)
  await page.goto(`/cms/collections/posts/${id}`)
  await expect(page.locator('.save-state[data-status="saved"]')).toBeVisible()
  await context.setOffline(true)
  await page.locator('#field-title').fill('Typed before the text was unfolded')
  await page.locator('#sections-row-0').getByRole('button', { name: 'Toggle block' }).first().click()
  await expect(page.getByText(/^Not saved: no connection/)).toBeVisible()
  const notice = page.getByText('Part of this form hasn’t loaded')
  await expect(notice).toBeVisible()
  await expect(page.locator('#field-title')).toHaveValue('Typed before the text was unfolded')
  await context.setOffline(false)
  await expect(page.locator('#sections-row-0 [contenteditable="true"]').first()).toBeVisible()
  await expect(notice).toBeHidden()
  await expect.poll(() => storedTitle(page, id)).toBe('Typed before the text was unfolded')
})

test('after a reload the panel shows the stored edits, though the server could not render the form at first', async ({ page }) => {
  const id = await newPost(page)
  await page.goto(`/cms/collections/posts/${id}`)
  await expect(page.locator('.save-state[data-status="saved"]')).toBeVisible()
  const saves = `**/api/posts/${id}?*`
  await page.route(saves, (route) => (route.request().method() === 'PATCH' ? route.abort() : route.continue()))
  await page.locator('#field-title').fill('Kept over a reload')
  await expect(page.getByText(/^Not saved: no connection/)).toBeVisible()
  let refused = 0
  await page.route(`**/cms/collections/posts/${id}`, (route) => {
    if (route.request().method() !== 'POST' || refused === 2) return route.continue()
    refused += 1
    return route.fulfill({ status: 503, body: '' })
  })
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.unroute(saves)
  await expect(page.locator('#field-title')).toHaveValue('Kept over a reload')
  await expect.poll(() => storedTitle(page, id)).toBe('Kept over a reload')
  expect(refused).toBe(2)
})

let made = 0

/** A post with one text, created by the content screen's call. */
async function newPost(page: Page): Promise<string> {
  await withSession(page, 'editor')
  made += 1
  const answer = await page.request.post('/api/content/pages', {
    headers: { origin: SITE },
    data: {
      title: `Not lost ${made}`,
      slug: `not-lost-${Date.now().toString(36)}-${made}`,
      sections: [{ type: 'richText', title: 'First', content: 'Words.' }],
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).id
}

async function storedTitle(page: Page, id: string): Promise<string> {
  // Offline the page's own requests fail; these are the test's.
  return (await readApi(page, `/api/posts/${id}?draft=true&depth=0`)).title
}
