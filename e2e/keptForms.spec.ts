import type { Browser, Page } from '@playwright/test'
import { expect, readApi, test, withSession } from './journey'
import { SITE } from './product'

/** Journeys of panel forms with a save button: whatever happens to the save, the input stays. */
test.beforeEach(({ quiet }) => {
  // The browser logs refused, interrupted and signed-out requests; the panel's notices are Payload's.
  quiet.allow(/./)
})

const SETTINGS = '/cms/globals/site-settings'
const smallPrint = (page: Page) => page.locator('#field-smallPrint')
const state = (page: Page, status: string) => page.locator(`.save-state[data-status="${status}"]`)
const save = (page: Page) => page.locator('#action-save').click()

test.describe('settings of the site', () => {
  let before: string
  test.beforeEach(async ({ page }) => {
    await withSession(page, 'editor')
    before = (await settings(page)).smallPrint ?? ''
  })
  test.afterEach(async ({ page }) => {
    await withSession(page, 'editor')
    await page.request.post('/api/globals/site-settings', { headers: { origin: SITE }, data: { smallPrint: before } })
  })

  test('two people change one field: the second chooses between both texts, twice when a third saves meanwhile', async ({
    page,
    browser,
  }) => {
    const office = await asOperator(browser)
    await open(page, SETTINGS)
    await open(office, SETTINGS)
    await smallPrint(office).fill('Said by the operator')
    await save(office)
    await expect(state(office, 'saved')).toBeVisible()
    await smallPrint(page).fill('Said by the editor')
    await page.locator('#field-announcement__href').fill('/home-plans')
    await save(page)
    const place = page.getByRole('group', { name: 'Small print of the footer' })
    await expect(place).toContainText('Said by the editor')
    await expect(place).toContainText('Said by the operator')
    await smallPrint(office).fill('Said by the operator again')
    await save(office)
    await expect(state(office, 'saved')).toBeVisible()
    // Only the keyboard is used.
    await page.locator('.saving-notices').focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Keep mine: Small print of the footer' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(place).toContainText('Said by the operator again')
    await expect(page.locator('#field-announcement__href')).toHaveValue('/home-plans')
    await page.getByRole('button', { name: 'Keep mine: Small print of the footer' }).click()
    await expect(state(page, 'saved')).toBeVisible()
    expect(await settings(page)).toMatchObject({ smallPrint: 'Said by the editor', announcement: { href: '/home-plans' } })

    await smallPrint(office).fill('Said by the operator at last')
    await save(office)
    await office.getByRole('button', { name: 'Take theirs: Small print of the footer' }).click()
    await expect(smallPrint(office)).toHaveValue('Said by the editor')
    await expect(state(office, 'saved')).toBeVisible()
    await page.request.post('/api/globals/site-settings', { headers: { origin: SITE }, data: { announcement: { href: null } } })
    await office.context().close()
  })

  test('the connection is cut during a save: the form says so, keeps the input, and saves it once it is back', async ({
    page,
    context,
  }) => {
    await open(page, SETTINGS)
    await context.setOffline(true)
    await smallPrint(page).fill('Typed without a connection')
    await save(page)
    await expect(page.getByText(/^Not saved: no connection. Kept in this browser/)).toBeVisible()
    await page.getByRole('button', { name: 'Try now' }).click()
    await expect(page.getByText(/^Not saved: no connection. Kept in this browser/)).toBeVisible()
    await context.setOffline(false)
    await expect(state(page, 'saved')).toBeVisible()
    expect((await settings(page)).smallPrint).toBe('Typed without a connection')
  })

  test('editing after a failed save does not save half a word later', async ({ page, context }) => {
    await open(page, SETTINGS)
    await context.setOffline(true)
    await smallPrint(page).fill('Half')
    await save(page)
    await expect(page.getByText(/^Not saved: no connection/)).toBeVisible()
    await smallPrint(page).fill('Half a w')
    await expect(page.getByText('Not saved yet')).toBeVisible()
    const looked = page.waitForResponse((answer) => /site-settings\?/.test(answer.url()) && answer.request().method() === 'GET')
    await context.setOffline(false)
    await looked
    await expect(page.getByText('Not saved yet')).toBeVisible()
    expect((await settings(page)).smallPrint ?? '').toBe(before)
    await save(page)
    await expect(state(page, 'saved')).toBeVisible()
    expect((await settings(page)).smallPrint).toBe('Half a w')
  })
})

test('menu edits survive a reload, of which the panel warns, and can be dropped', async ({ page }) => {
  await withSession(page, 'editor')
  const before = await readApi(page, '/api/globals/navigation?depth=0')
  await open(page, '/cms/globals/navigation')
  // The panel remembers the tab somebody had open.
  await page.getByRole('button', { name: 'Header', exact: true }).click()
  const label = page.locator('#field-header__button__label')
  const stored = await label.inputValue()
  await label.fill('Typed before the reload')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  const warned = page.waitForEvent('dialog').then((dialog) => dialog.accept())
  await page.reload()
  await warned
  await expect(page.getByText('Your earlier unsaved changes are back in the form.')).toBeVisible()
  await expect(label).toHaveValue('Typed before the reload')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await page.locator('.doc-tabs__tab-link, .doc-tab').getByText('Versions').first().click()
  await page.getByRole('button', { name: 'Stay on this page' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(label).toHaveValue(stored)
  await expect(state(page, 'saved')).toBeVisible()
  await page.reload()
  await expect(label).toHaveValue(stored)
  await expect(page.getByText('Your earlier unsaved changes')).toHaveCount(0)
  expect(await readApi(page, '/api/globals/navigation?depth=0')).toEqual(before)
})

test('the session ends before a redirect is saved: after signing in elsewhere it is saved, only by the account that typed it', async ({
  page,
  context,
}) => {
  const id = await newRedirect(page)
  await open(page, `/cms/collections/redirects/${id}`)
  await context.clearCookies()
  await page.locator('#field-to').fill('/typed-after-the-session')
  await save(page)
  await expect(page.getByText('Not saved: your session has ended. Kept in this browser')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in (new tab)' })).toBeVisible()

  await withSession(page, 'operator')
  const other = await context.newPage()
  await open(other, `/cms/collections/redirects/${id}`)
  await expect(other.locator('#field-to')).toHaveValue('/first')
  await other.close()
  const refused = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.status() === 401)
  await save(page)
  await refused
  await expect(page.getByText('Not saved: your session has ended. Kept in this browser')).toBeVisible()

  await withSession(page, 'editor')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(state(page, 'saved')).toBeVisible()
  expect((await readApi(page, `/api/redirects/${id}?depth=0`)).to).toBe('/typed-after-the-session')
})

test('an unsaved new redirect is back after a reload, and is created once however often it is submitted', async ({ page, context }) => {
  await withSession(page, 'editor')
  const from = `/kept-${Date.now().toString(36)}`
  await page.goto('/cms/collections/redirects/create')
  await page.locator('#field-from').fill(from)
  await page.locator('#field-to').fill('/first')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.locator('#field-from')).toHaveValue(from)
  await context.setOffline(true)
  await save(page)
  await expect(page.getByText('Not saved: no connection. Kept in this browser')).toBeVisible()
  await context.setOffline(false)
  await page.locator('#action-save').dblclick()
  await page.waitForURL(/redirects\/[0-9a-f-]{36}$/)
  await expect(page.locator('#field-to')).toHaveValue('/first')
  const { totalDocs } = await readApi(page, `/api/redirects?where[from][equals]=${from}&depth=0`)
  expect(totalDocs).toBe(1)
  await page.goto('/cms/collections/redirects/create')
  await expect(page.locator('#field-from')).toHaveValue('')
})

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(state(page, 'saved')).toBeVisible()
}

async function settings(page: Page) {
  return readApi(page, '/api/globals/site-settings?depth=0')
}

async function newRedirect(page: Page): Promise<string> {
  await withSession(page, 'editor')
  const answer = await page.request.post('/api/redirects?depth=0', {
    headers: { origin: SITE },
    data: { from: `/ended-${Date.now().toString(36)}`, to: '/first' },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()).doc.id
}

async function asOperator(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: SITE })).newPage()
  await withSession(page, 'operator')
  return page
}
