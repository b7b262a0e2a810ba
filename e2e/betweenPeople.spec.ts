import type { Browser, Page } from '@playwright/test'
import { expect, readApi, test, withSession } from './journey'
import { SITE } from './product'

/** Journeys of several people, or one device, on one document: nobody loses an edit. */
test.beforeEach(({ quiet }) => {
  // The browser logs refused, interrupted and signed-out requests; the panel's notices are Payload's.
  quiet.allow(/./)
})

for (const surface of ['content screen', 'panel'] as const) {
  test(`a save that arrived without its answer makes nobody on the ${surface} choose between their own edits`, async ({ page }) => {
    const { id } = await newPage(page)
    const onScreen = surface === 'content screen'
    await page.goto(onScreen ? `/content-management?page=${id}` : `/cms/collections/pages/${id}`)
    await expect(page.getByText(/^Saved/).first()).toBeVisible()
    const title = onScreen ? page.getByLabel('Page title') : page.locator('#field-title')
    let lost = 0
    await page.route(onScreen ? `**/api/content/pages/${id}` : `**/api/pages/${id}?*`, async (route) => {
      if (route.request().method() === 'GET' || lost > 0) return route.continue()
      lost += 1
      expect((await route.fetch()).status()).toBe(200)
      return route.abort('connectionreset')
    })
    await title.fill('Typed')
    await expect.poll(() => lost).toBe(1)
    await title.fill('Typed, and typed on')
    await expect.poll(async () => (await stored(page, id)).title).toBe('Typed, and typed on')
    await expect(page.getByText(/choose a version/)).toHaveCount(0)
  })
}

test('another account on the same device neither gets an editor’s unsaved edits nor saves them under its name', async ({
  page,
  context,
}) => {
  const { id } = await newPage(page)
  await page.goto(`/content-management?page=${id}`)
  await expect(page.getByText(/^Saved/).first()).toBeVisible()
  // Somebody else signs in in another tab; this one continues typing.
  await withSession(page, 'operator')
  const refused = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.status() === 401)
  await page.getByLabel('Page title').fill('Typed by the editor')
  await refused
  const other = await context.newPage()
  await other.goto(`/content-management?page=${id}`)
  await expect(other.getByLabel('Page title')).toHaveValue('Between people')
  await other.getByLabel('Page title').fill('Titled by the operator')
  await expect.poll(async () => (await stored(other, id)).title).toBe('Titled by the operator')
  await other.close()
  await withSession(page, 'editor')
  await page.goto(`/content-management?page=${id}`)
  await expect(page.getByText('Not saved: choose a version')).toBeVisible()
  await expect(page.getByLabel('Page title')).toHaveValue('Typed by the editor')
})

test('a removed section that somebody else restored comes back once, and its undo disappears', async ({ page }) => {
  const { id } = await newPage(page)
  const before = await readApi(page, `/api/content/pages/${id}`)
  await page.goto(`/content-management?page=${id}`)
  await page.getByRole('button', { name: 'Remove Quote, number 1' }).click()
  const undo = page.getByText('Quote removed')
  await expect(undo).toBeVisible()
  await expect.poll(async () => (await stored(page, id)).sections.length).toBe(1)
  const kept = before.sections.map(({ id: own, type, fields }: { id: string; type: string; fields: object }) => ({ id: own, type, fields }))
  const answer = await page.request.put(`/api/content/pages/${id}`, {
    headers: { origin: SITE },
    data: { sections: kept, asDraft: true },
  })
  expect(answer.status()).toBe(200)
  await expect(page.getByRole('article', { name: 'Quote, number 2' })).toBeVisible()
  await expect(undo).toBeHidden()
})

test('two people edit the settings in the panel: each saves something else, and neither overwrites the other', async ({
  page,
  browser,
}) => {
  await withSession(page, 'editor')
  const office = await asOperator(browser)
  const before = await readApi(page, '/api/globals/site-settings?depth=0')
  try {
    for (const person of [page, office]) {
      await person.goto('/cms/globals/site-settings')
      await expect(person.locator('#field-phone')).toBeEnabled()
    }
    // Both start typing before either saves.
    await office.locator('#field-address').fill('1 Main Street')
    await page.locator('#field-phone').fill('555 0100')
    for (const [person, more] of [
      [page, ' ext. 1'],
      [page, ' ext. 2'],
      [office, ''],
    ] as const) {
      if (more) await page.locator('#field-phone').fill(`555 0100${more}`)
      await person.locator('#action-save').click()
      await expect(person.locator('.save-state[data-status="saved"]')).toBeVisible()
    }
    expect(await readApi(page, '/api/globals/site-settings?depth=0')).toMatchObject({ phone: '555 0100 ext. 2', address: '1 Main Street' })
  } finally {
    const { phone, address } = before
    await page.request.post('/api/globals/site-settings', { headers: { origin: SITE }, data: { phone, address } })
    await office.context().close()
  }
})

let made = 0

/** A draft with two quotes, created through the API. */
async function newPage(page: Page): Promise<{ id: string }> {
  await withSession(page, 'editor')
  made += 1
  const answer = await page.request.post('/api/pages?draft=true&depth=0', {
    headers: { origin: SITE },
    data: {
      title: 'Between people',
      slug: `between-people-${Date.now().toString(36)}-${made}`,
      sections: [
        { blockType: 'quote', text: 'First quote' },
        { blockType: 'quote', text: 'Second quote' },
      ],
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return { id: (await answer.json()).doc.id }
}

async function asOperator(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: SITE })).newPage()
  await withSession(page, 'operator')
  return page
}

async function stored(page: Page, id: string) {
  return readApi(page, `/api/pages/${id}?draft=true&depth=0`)
}
