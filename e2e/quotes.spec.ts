import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, newApplicant, readApi, test, withSession } from './journey'
import { ANY_WIDTH, JOB } from './product'

const fillContact = async (page: Page, { name, email }: { readonly name: string; readonly email: string }) => {
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Email').fill(email)
}

/** Quotes an operator finds under an email address. */
async function quotesOf(page: Page, email: string) {
  await withSession(page, 'operator')
  return readApi(page, `/api/quotes?search=${encodeURIComponent(email)}`)
}

test('a builder prices a finished house in three steps and gets one quote, also after a lost answer', { tag: JOB }, async ({
  page,
  browser,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED|The quote was not submitted/)
  const builder = newApplicant('Paula Plan')
  await page.goto('/simple-configurator?plan=the-schiff-plan')
  // The server renders the page; its code, and with it the dialog, loads with the visitor's first interaction.
  await page.mouse.move(40, 200)
  await page.getByRole('button', { name: 'Calculate Development ROI' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The Schiff' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Please choose an option' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('radio', { name: /Extreme Weather/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('radio', { name: /Build-to-Sell/ }).check()
  await page.reload()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('radio', { name: /Build-to-Sell/ })).toBeChecked()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('radio', { name: /^Mid/ }).check()
  await fillContact(page, builder)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  // The first attempt's answer is lost.
  let attempts = 0
  await page.route('**/api/ultra-quotes', async (route) => {
    attempts += 1
    if (attempts > 1) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Get My Quote' }).click()
  await expect(page.getByText('Quote Submission Failed').first()).toBeVisible()
  await page.getByRole('button', { name: 'Get My Quote' }).click()
  await expect.poll(() => attempts, 'the second press is sent').toBe(2)
  await expect(page.getByText('Quote Submitted Successfully!').first()).toBeVisible()
  await page.waitForURL((url) => url.pathname === '/')
  // The back button does not lose it.
  await page.goBack()
  await expect(page.getByText(/^Your quote Q-.*\$306,500/)).toBeVisible()

  const office = await browser.newPage()
  const { data, total } = await quotesOf(office, builder.email)
  // 289,000 + 8,500 + 6,200 + 2,800.
  expect(total).toBe(1)
  expect(data[0]).toMatchObject({ kind: 'plan', total: 306_500, revision: 1, contact: { email: builder.email } })
  await office.close()
})

test('a house by its dimensions, by keyboard only, to its PDF and a revision', { tag: JOB }, async ({ page, browser }) => {
  const builder = newApplicant('Dana Dimension')
  await page.goto('/advanced-configurator?step=1')
  await expect(page.getByRole('heading', { level: 2, name: 'House Dimensions' })).toBeVisible()
  const press = (...keys: string[]) =>
    keys.reduce<Promise<void>>((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())
  const type = (text: string) => page.keyboard.type(text)
  const reach = async (name: string | RegExp, role: 'button' | 'link' | 'textbox' | 'radio' | 'checkbox') => {
    const target = page.getByRole(role, { name }).first()
    for (let tabs = 0; tabs < 80; tabs += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab never reaches ${name}`)
  }
  await reach('Length', 'textbox')
  await press('Control+A')
  await type('50')
  await reach('Width', 'textbox')
  await press('Control+A')
  await type('30')
  await expect(page.getByLabel('Square footage')).toHaveValue('1500')
  await reach('Next', 'button')
  await press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Foundation Options' })).toBeFocused()
  await reach(/Concrete slab/, 'radio')
  await press('Space')
  await reach('Next', 'button')
  await press('Enter')
  await reach(/Standard steel/, 'radio')
  await press('Space')
  await reach('Next', 'button')
  await press('Enter')
  await reach(/^Insulation/, 'checkbox')
  await press('Space')
  await reach('Next', 'button')
  await press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Project Summary' })).toBeFocused()
  await reach('Your name', 'textbox')
  await type(builder.name)
  await press('Tab')
  await type(builder.email)
  await reach('Get My Quote', 'button')
  await press('Enter')
  await expect(page.getByText('Quote Submitted Successfully!').first()).toBeVisible()
  // A key press keeps the confirmation on screen.
  await press('Shift')
  await expect(page.getByText(/^Quote Q-/).first()).toBeVisible()
  await page.getByRole('link', { name: 'Open the quote' }).click()
  await expect(page).toHaveURL(/\/quote\?/)
  await expect(page.getByRole('heading', { level: 1, name: /Q-/ })).toBeVisible()

  // (125 + 18.75) × 1,500 + 15,000 + 1,800.
  await expect(page.getByText('$232,425').first()).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await (await downloaded).path())))
  const { text } = await extractText(pdf, { mergePages: true })
  expect(text).toContain('$232,425')
  expect(text).toMatch(/Concrete slab[\s\S]*Standard steel[\s\S]*Insulation/)

  await page.getByRole('link', { name: 'Change this quote' }).click()
  await expect(page.getByText(/^You are changing quote Q-/)).toBeVisible()
  await page.goto('/advanced-configurator?step=3')
  await expect(page.locator('[data-area]:not([data-alive])'), 'its code is there').toHaveCount(0)
  await page.getByRole('radio', { name: /Premium steel/ }).check()
  await page.goto('/advanced-configurator?step=5')
  await expect(page.locator('[data-area]:not([data-alive])'), 'its code is there').toHaveCount(0)
  await page.getByRole('button', { name: 'Get My Quote' }).click()
  await expect(page.getByText('Revision 2 submitted')).toBeVisible()
  const office = await browser.newPage()
  const { data } = await quotesOf(office, builder.email)
  expect(data.map(({ revision, total, status }: Record<string, unknown>) => [revision, total, status])).toEqual([
    [2, 239_425, 'open'],
    [1, 232_425, 'replaced'],
  ])
  await office.close()
})

test('a missing plan leads back to the catalog', { tag: ANY_WIDTH }, async ({ page }) => {
  await page.goto('/simple-configurator?plan=the-moon-plan')
  await expect(page.getByText('Plan Not Found')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Home Plans' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/home-plans')
})
