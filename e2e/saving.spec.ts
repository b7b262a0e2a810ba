import type { Browser, Page } from '@playwright/test'
import { expect, readApi, test, withSession } from './journey'
import { SITE } from './product'

/** Journeys of the panel: whatever happens between two people or to the connection, no input is lost. */
test.beforeEach(({ quiet }) => {
  // The panel is Payload's; its notices are not ours to silence, and the browser logs refused or interrupted requests.
  quiet.allow(/./)
})

test('two editors in the panel change different sections of one page: both changes are kept', async ({ page, browser }) => {
  const { id } = await newPage(page)
  await openInPanel(page, id)
  const office = await secondEditor(browser, id)
  await panelField(office, 'sections__0__text').fill('Said by the operator')
  await expectSaved(office)
  await panelField(page, 'sections__1__text').fill('Said by the editor')
  await expect(page.getByText(/changed this document too/)).toBeVisible()
  await expectSaved(page)
  await expect(panelField(page, 'sections__0__text')).toHaveValue('Said by the operator')
  await expect(panelField(page, 'sections__1__text')).toHaveValue('Said by the editor')
  expect(await quotes(page, id)).toEqual(['Said by the operator', 'Said by the editor'])
  await office.context().close()
})

test('two editors in the panel change one field: the second sees both texts and chooses, and a reload loses neither', async ({
  page,
  browser,
}) => {
  const { id } = await newPage(page)
  await openInPanel(page, id)
  const office = await secondEditor(browser, id)
  await panelField(office, 'sections__0__text').fill('What the operator says')
  await expectSaved(office)
  await panelField(page, 'sections__0__text').fill('What the editor says')
  const place = page.getByRole('group', { name: /Section 1, Body/ })
  await expect(place).toContainText('What the editor says')
  await expect(place).toContainText('What the operator says')
  await expect(page.getByText('Not saved: choose a version')).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(place).toContainText('What the editor says')
  await expect(place).toContainText('What the operator says')
  await page.getByRole('button', { name: /^Keep mine/ }).click()
  await expectSaved(page)
  await expect.poll(async () => (await quotes(page, id))[0]).toBe('What the editor says')
  await office.context().close()
})

test("the panel does not overwrite the content screen's save, nor the screen the panel's", async ({ page, browser }) => {
  const { id } = await newPage(page)
  await openInPanel(page, id)
  const office = await (await browser.newContext()).newPage()
  await withSession(office, 'operator')
  await office.goto(`/content-management?page=${id}`)
  await office.getByLabel('Page title').fill('Titled on the screen')
  await expect(office.getByText('Saved', { exact: true })).toBeVisible()
  await panelField(page, 'sections__0__text').fill('Written in the panel')
  await expectSaved(page)
  await expect(panelField(page, 'title')).toHaveValue('Titled on the screen')
  await office.getByRole('tab', { name: 'SEO Settings' }).click()
  await office.getByLabel('Meta title').fill('Described on the screen')
  // The screen learns of the panel's save before its own save, or from its answer.
  await expect(async () => {
    expect(await stored(page, id)).toMatchObject({ title: 'Titled on the screen', seo: { title: 'Described on the screen' } })
  }).toPass()
  await expect(office.getByText('Saved', { exact: true })).toBeVisible()
  await expect.poll(async () => (await quotes(page, id))[0]).toBe('Written in the panel')
  await office.context().close()
})

test('the connection is cut while an editor types in the panel: it says so, keeps the input, and saves it once it is back', async ({
  page,
  context,
}) => {
  const { id } = await newPage(page)
  await openInPanel(page, id)
  await context.setOffline(true)
  await panelField(page, 'sections__0__text').fill('Typed without a connection')
  await expect(page.getByText(/^Not saved: no connection/)).toBeVisible()
  await expect(page.getByText(/Last saved/)).toBeHidden()
  await context.setOffline(false)
  await expectSaved(page)
  await expect.poll(async () => (await quotes(page, id))[0]).toBe('Typed without a connection')
})

test('a section added without a connection gets its fields once it is back', async ({ page, context }) => {
  const { id } = await newPage(page)
  await openInPanel(page, id)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Add Section' }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: 'Quote', exact: true }).click()
  await expect(page.locator('#sections-row-2')).toBeVisible()
  await expect(page.getByText(/^Not saved: no connection/)).toBeVisible()
  await context.setOffline(false)
  await panelField(page, 'sections__2__text').fill('Typed into the late section')
  await expectSaved(page)
  await expect.poll(async () => (await quotes(page, id))[2]).toBe('Typed into the late section')
})

test('the session ends while an editor types in the panel: after signing in elsewhere the input is saved', async ({ page, context }) => {
  const { id } = await newPage(page)
  await openInPanel(page, id)
  await context.clearCookies()
  await panelField(page, 'sections__0__text').fill('Typed after the session ended')
  await expect(page.getByText(/^Not saved: your session has ended/)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Sign in/ })).toBeVisible()
  await withSession(page, 'editor')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expectSaved(page)
  await expect.poll(async () => (await quotes(page, id))[0]).toBe('Typed after the session ended')
})

test('a taken address marks its field and does not keep other changes from being saved', async ({ page }) => {
  const taken = await newPage(page)
  const { id } = await newPage(page)
  await openInPanel(page, id)
  await panelField(page, 'slug').fill(taken.slug)
  await panelField(page, 'sections__0__text').fill('Saved all the same')
  await expect(page.getByText('Not saved: see the marked fields')).toBeVisible()
  await expect(page.getByText(/^Address: '.*' already has this address/)).toBeVisible()
  await expect(page.locator('.field-type', { has: page.locator('#field-slug') }).last()).toHaveClass(/error/)
  await expect(async () => expect((await quotes(page, id))[0]).toBe('Saved all the same')).toPass()
  await panelField(page, 'slug').fill(`${taken.slug}-free`)
  await expectSaved(page)
  expect(await stored(page, id)).toMatchObject({ slug: `${taken.slug}-free` })
})

let made = 0

/** A draft with two quotes, created through the API. */
async function newPage(page: Page): Promise<{ id: string; slug: string }> {
  await withSession(page, 'editor')
  made += 1
  const slug = `kept-words-${Date.now()}-${made}`
  const answer = await page.request.post('/api/pages?draft=true&depth=0', {
    headers: { origin: SITE },
    data: {
      title: `Kept words ${made}`,
      slug,
      sections: [
        { blockType: 'quote', text: 'First quote' },
        { blockType: 'quote', text: 'Second quote' },
      ],
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return { id: (await answer.json()).doc.id, slug }
}

const panelField = (page: Page, path: string) => page.locator(`#field-${path}`)

async function openInPanel(page: Page, id: string): Promise<void> {
  await page.goto(`/cms/collections/pages/${id}`)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  for (const at of [0, 1]) {
    await expect(async () => {
      if (!(await panelField(page, `sections__${at}__text`).isVisible()))
        await page.locator(`#sections-row-${at}`).getByRole('button', { name: 'Toggle block' }).first().click()
      await expect(panelField(page, `sections__${at}__text`)).toBeVisible({ timeout: 2_000 })
    }).toPass()
  }
}

async function secondEditor(browser: Browser, id: string): Promise<Page> {
  const office = await (await browser.newContext()).newPage()
  await withSession(office, 'operator')
  await openInPanel(office, id)
  return office
}

async function expectSaved(page: Page): Promise<void> {
  await expect(page.locator('.save-state[data-status="saved"]')).toBeVisible()
}

async function stored(page: Page, id: string) {
  return readApi(page, `/api/pages/${id}?draft=true&depth=0`)
}

async function quotes(page: Page, id: string): Promise<string[]> {
  return (await stored(page, id)).sections.map(({ text }: { text: string }) => text)
}
