import { randomBytes } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { expect, newApplicant, readApi, test, withSession } from './journey'
import { ANY_WIDTH, JOB, SITE } from './product'

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const passesAxe = async (page: Page) => {
  // A toast fading in has no contrast yet.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([])
}

const OPTIONS = [
  ['Foundation', /Slab with insulated stem wall/],
  ['Steel Frame', /18-gauge steel frame/],
  ['Sheathing', /Integrated system/],
  ['Roofing', /Standing seam metal/],
] as const

/** From the chosen plan to the last step with everything chosen. */
async function chooseOptions(page: Page) {
  for (const [title, option] of OPTIONS) {
    await next(page).click()
    await expect(step(page, title)).toBeFocused()
    await page.getByRole('radio', { name: option }).check()
    await expect(page.getByText('Selection Updated').first()).toBeVisible()
  }
}

test('a catalog plan becomes a configuration, a bill of materials and a credit application', { tag: JOB }, async ({ page }) => {
  await page.goto('/steel-configurator')
  await expect(step(page, 'Plan Selection')).toBeVisible()
  // Refused, but focusable: it says why.
  await next(page).press('Enter')
  await expect(page.getByText('Plan Selection Required').first()).toBeVisible()
  await page.getByRole('radio', { name: /The Schiff/ }).check()
  await expect(page.getByText('Plan Selected').first()).toBeVisible()
  await passesAxe(page)
  await next(page).click()
  await expect(page).toHaveURL(/step=1/)
  await next(page).press('Enter')
  await expect(page.getByText('Selection Required', { exact: true }).first()).toBeVisible()
  await page.goBack()
  await expect(step(page, 'Plan Selection')).toBeVisible()
  await chooseOptions(page)
  await expect(page.getByText('$75,200').filter({ visible: true }).first()).toBeVisible()
  await passesAxe(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(overflow).toBeLessThanOrEqual(0)

  await page.reload()
  await expect(page.getByRole('radio', { name: /Standing seam metal/ })).toBeChecked()
  await page.getByRole('button', { name: 'Generate BOM' }).click()
  await expect(page).toHaveURL(/\/bom-generator/)
  await expect(page.getByText('The Schiff').filter({ visible: true }).first()).toBeVisible()

  await page.goBack()
  await page.getByRole('button', { name: 'Apply for Credit' }).click()
  await expect(page.getByText('Configuration Complete').first()).toBeVisible()
  await expect(page).toHaveURL(/\/qualification/)
  const saved: unknown = await page.evaluate(() => JSON.parse(localStorage.getItem('framewell.steel.configuration') ?? 'null'))
  expect(saved).toMatchObject({ planId: 'the-schiff-plan', totalPrice: 75_200, roofing: 'standing-seam-metal' })
})

/** A valid PDF: one empty page. */
const PDF = Buffer.from(
  `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`,
)

test('own drawings: a file is uploaded, invalid ones say why, and an operator finds it', { tag: JOB }, async ({ page, browser, quiet }) => {
  quiet.allow(/415|Failed to load resource/)
  const name = `floor plan ${Date.now()}.pdf`
  await page.goto('/steel-configurator')
  await page.getByRole('tab', { name: 'Upload Custom Plan' }).click()
  const action = page.getByRole('button', { name: 'Upload Plan' })
  await expect(action).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel('Plan name').fill('Lot 7 duplex')
  await page.getByLabel('Choose files or drop them here').setInputFiles([
    { name, mimeType: 'application/pdf', buffer: PDF },
    { name: 'too large.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10 * 1024 * 1024 + 1, 32) },
    { name: 'notes.docx', mimeType: 'application/msword', buffer: Buffer.from('words') },
    { name: 'renamed.pdf', mimeType: 'application/pdf', buffer: randomBytes(4_000) },
  ])
  await expect(page.getByText('Arrived')).toHaveCount(1)
  await expect(page.getByText(/This file is larger than 10 MB/)).toBeVisible()
  // One refused by name in the browser, one by content on the server.
  await expect(page.getByText(/This file is not a PDF, DWG, DXF, JPG, PNG or SVG/)).toHaveCount(2)
  await passesAxe(page)

  // Input and uploads survive a reload.
  await page.reload()
  await expect(page.getByLabel('Plan name')).toHaveValue('Lot 7 duplex')
  await expect(page.getByText(name)).toBeVisible()
  await page.getByLabel(/Square feet/).fill('1500')
  await action.click()
  await expect(page.getByText('Plan Uploaded').first()).toBeVisible()
  await expect(page.getByText('Lot 7 duplex is in your configuration')).toBeVisible()
  await chooseOptions(page)
  await expect(page.getByText('$32,700').filter({ visible: true }).first()).toBeVisible()

  const office = await browser.newPage()
  await withSession(office, 'operator')
  const { data }: { data: { name: string }[] } = await readApi(office, '/api/plan-uploads?limit=100')
  expect(data.map((file) => file.name)).toContain(name)
  await office.close()
})

test('an interrupted upload can be retried after a lost connection, and removed', { tag: ANY_WIDTH }, async ({ page, quiet }) => {
  quiet.allow(/ERR_FAILED|Failed to load resource/)
  await page.goto('/steel-configurator?tab=upload')
  await page.route('**/api/plan-uploads?**', (route) => route.abort(), { times: 1 })
  await page.getByLabel('Choose files or drop them here').setInputFiles([{ name: 'site.pdf', mimeType: 'application/pdf', buffer: PDF }])
  await page.getByRole('button', { name: 'Send site.pdf again' }).click()
  await expect(page.getByText('Arrived')).toBeVisible()
  await page.getByRole('button', { name: 'Remove site.pdf' }).click()
  await expect(page.getByText('site.pdf')).toHaveCount(0)
})

test('a draft continues on a second device, and the first one is informed', async ({ page, context, browser, quiet }) => {
  quiet.allow(/409|Failed to load resource/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/steel-configurator?plan=the-bova-plan')
  await expect(page.getByRole('radio', { name: /The Bova/ })).toBeChecked()
  await next(page).click()
  await page.getByRole('radio', { name: /Slab with insulated stem wall/ }).check()
  await page.getByRole('button', { name: 'Copy private link' }).click()
  await expect(page.getByText('Private link copied').first()).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const phone = await browser.newContext()
  const second = await phone.newPage()
  await second.goto(link)
  await expect(step(second, 'Foundation')).toBeVisible()
  await expect(second.getByRole('radio', { name: /Slab with insulated stem wall/ })).toBeChecked()
  // Id and token are removed from the address, so that a screenshot or a copied address reveals nothing.
  await expect(second).not.toHaveURL(/token/)
  await next(second).click()
  await second.getByRole('radio', { name: /18-gauge steel frame/ }).check()
  await expect(second.getByText('Saved just now')).toBeVisible()

  await next(page).click()
  await page.getByRole('radio', { name: /18-gauge steel frame/ }).check()
  await expect(page.getByText('This configuration was changed on another device')).toBeVisible()
  await page.getByRole('button', { name: 'Reload to see it' }).click()
  await expect(page.getByText('This configuration was changed on another device')).toHaveCount(0)
  await expect(page.getByRole('radio', { name: /18-gauge steel frame/ })).toBeChecked()
  await phone.close()
})

test('a configuration becomes a quote', async ({ page }) => {
  const builder = newApplicant('Stella Steel')
  await page.goto('/steel-configurator?plan=the-storch-plan')
  await expect(page.getByRole('radio', { name: /The Storch/ })).toBeChecked()
  await chooseOptions(page)
  await page.getByRole('button', { name: 'Get a quote' }).click()
  await expect(step(page, 'Get a quote')).toBeFocused()
  await page.getByLabel('Your name').fill(builder.name)
  await page.getByLabel('Email').fill(builder.email)
  await page.getByRole('button', { name: 'Get My Quote' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /Quote Q-/ })).toBeFocused()
  await expect(page.getByText('The Storch, 1,800 sq ft', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Your order is for the framing kit: \$[\d,]+\. Not part of the framing kit: \$[\d,]+\./)).toBeVisible()
  await page.getByRole('link', { name: 'Open the quote' }).click()
  await expect(page).toHaveURL(/\/quote\?/)
  await expect(page.getByText('$91,600').first()).toBeVisible()
})

test('an operator offers a frame with higher walls; drawing and price follow, and a quote keeps both', { tag: ANY_WIDTH }, async ({
  page,
  browser,
}) => {
  const office = await browser.newPage()
  await withSession(office, 'operator')
  const option = {
    group: 'steel-frame',
    optionId: `tall-${Date.now()}`,
    name: 'Tall steel frame',
    description: '18-gauge studs in higher walls.',
    priceCents: 14_250_00,
    studGauge: '18',
    wallHeightFeet: '10',
    position: 200,
  }
  const made = await office.request.post('/api/price-options', { data: option, headers: { origin: SITE } })
  expect(made.status()).toBe(201)
  const { doc }: { doc: { id: number } } = await made.json()

  await page.goto('/steel-configurator?plan=the-storch-plan')
  await expect(page.getByRole('radio', { name: /The Storch/ })).toBeChecked()
  await chooseOptions(page)
  await page.goto('/steel-configurator?step=2')
  await page.getByRole('radio', { name: /Tall steel frame/ }).check()
  await expect(page.getByText('Walls 10 ft high')).toBeVisible()
  await expect(page.getByText('$93,350').filter({ visible: true }).first()).toBeVisible()
  await page.goto('/steel-configurator?step=4')
  await page.getByRole('button', { name: 'Get a quote' }).click()
  const builder = newApplicant('Tara Tall')
  await page.getByLabel('Your name').fill(builder.name)
  await page.getByLabel('Email').fill(builder.email)
  await page.getByRole('button', { name: 'Get My Quote' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /Quote Q-/ })).toBeFocused()

  const withdrawn = await office.request.patch(`/api/price-options/${doc.id}`, { data: { offered: false }, headers: { origin: SITE } })
  expect(withdrawn.status()).toBe(200)
  await office.close()
  await page.getByRole('link', { name: 'Open the quote' }).click()
  await expect(page).toHaveURL(/\/quote\?/)
  await expect(page.getByText('$93,350').first()).toBeVisible()
  await expect(page.getByText('Tall steel frame').first()).toBeVisible()
  // The plate of the frame as drawn: two stories of 10 ft and a floor.
  await expect(page.getByText(/20′-11″/).first()).toBeAttached()
})

/** Presses Tab until the target has focus. */
async function tabTo(page: Page, target: Locator) {
  for (let pressed = 0; pressed < 60; pressed += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`The keyboard does not reach ${target}`)
}

test('the keyboard alone leads from the plan to the end', { tag: ANY_WIDTH }, async ({ page }) => {
  await page.goto('/steel-configurator')
  const plan = page.getByRole('radio', { name: /The Bova/ })
  await expect(plan).toBeVisible()
  await tabTo(page, plan)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /The Schiff/ })).toBeChecked()
  for (const [title, option] of OPTIONS) {
    await tabTo(page, next(page))
    await page.keyboard.press('Enter')
    await expect(step(page, title)).toBeFocused()
    await tabTo(page, page.getByRole('radio', { name: option }))
    await page.keyboard.press('Space')
    await expect(page.getByRole('radio', { name: option })).toBeChecked()
  }
  await tabTo(page, page.getByRole('button', { name: 'Apply for Credit' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/qualification/)
})

test('an unknown plan and a broken draft are reported plainly', { tag: ANY_WIDTH }, async ({ page, quiet }) => {
  quiet.allow(/framewell\.steel\.draft/)
  await page.goto('/steel-configurator?plan=the-castle')
  await expect(page.getByText('Plan Not Found')).toBeVisible()
  await page.evaluate(() => localStorage.setItem('framewell.steel.draft', '{broken'))
  await page.goto('/configurator')
  await expect(step(page, 'Plan Selection')).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
})
