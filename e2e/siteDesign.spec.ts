import type { Page } from '@playwright/test'
import Papa from 'papaparse'
import { APPROVED_ANSWERS, inDays, send } from './desk'
import { expect, readApi, test, withSession } from './journey'
import { linkTo } from './mailbox'
import { windowOf } from './orderSteps'
import { JOB, SITE } from './product'

const NAME = 'Willa Windy'
const REINFORCED = /^Frame reinforced for 139 mph, exposure C, 70 psf as you confirmed: .+$/

/** Confirms a site at which the plan's own frame fails. */
async function confirmSite(page: Page) {
  await page.getByText('Check this frame for your site').click()
  const form = page.getByRole('form', { name: 'Your site' })
  await form.getByLabel('Ultimate design wind speed').fill('139')
  await form.getByLabel('Wind exposure').selectOption('C')
  await form.getByLabel('Ground snow load').fill('70')
  await form.getByLabel('Seismic design category').selectOption('B')
  await form.getByLabel('Adopted code and edition').fill('2018 IRC')
  await form.getByLabel('Where you found these figures').fill('County building department')
  await form.getByLabel('Your name').fill(NAME)
  await form.getByRole('button', { name: 'Confirm site and check' }).click()
}

/** Presses one named fix after the other until every checked member carries its loads. */
async function pressFixes(page: Page) {
  const fixes = page.getByRole('button', { name: /^(Use|Stiffen) .*(throughout|members?\))$/ })
  const carried = page.getByText(/^All \d+ checked members carry their loads\.$/)
  for (let press = 0; press < 30; press += 1) {
    await expect(fixes.or(carried).first()).toBeVisible()
    if (await carried.isVisible()) break
    const fix = await fixes.first().elementHandle()
    await fixes.first().click()
    await expect.poll(() => fix?.evaluate((button) => button.isConnected)).toBe(false)
  }
  await expect(carried).toBeVisible()
}

const membersShown = async (page: Page) => {
  const words = await page
    .getByText(/^[\d,]+ members, [\d,]+ lb of steel, [\d,]+ studs$/)
    .first()
    .textContent()
  const [members, pounds] = [...(words ?? '').matchAll(/\d[\d,]*/g)].map(([text]) => Number(text.replaceAll(',', '')))
  return { members, pounds }
}

test('a builder confirms a windy site, applies the fixes, and orders the frame that was checked', { tag: JOB }, async ({
  page,
  browser,
  quiet,
}) => {
  test.slow()
  const isPhone = (page.viewportSize()?.width ?? 0) < 768
  const office = await windowOf(browser, quiet.hear, 1440, 900)
  await withSession(office, 'operator')
  const email = `willa.${Date.now()}@windy.example`
  await send(office, '/api/invitations', { name: NAME, email, kind: 'builder', companyName: `Windy Homes ${Date.now()}` })
  await page.goto(await linkTo(email, '/join'))
  await page.getByLabel('New password').fill('seven quiet steel trusses')
  await page.getByRole('button', { name: /^Join / }).click()
  await expect(page).toHaveURL(/\/account/)
  await send(page, '/api/qualification/apply', { ...APPROVED_ANSWERS, contactName: NAME, email, companyName: 'Windy Homes' })

  const checked =
    await test.step('she configures a house, confirms its site, and sees price, drawing and weight follow each fix', async () => {
      await page.goto('/steel-configurator?plan=the-schiff-plan')
      await expect(page.getByRole('radio', { name: /The Schiff/ })).toBeChecked()
      for (const option of [/Slab with insulated stem wall/, /18-gauge steel frame/, /Insulated panels/, /Architectural shingles/]) {
        await page.getByRole('button', { name: 'Next', exact: true }).click()
        await page.getByRole('radio', { name: option }).check()
      }
      if (isPhone) await page.getByRole('button', { name: 'All views and the price line by line' }).click()
      await expect(page.getByText('$74,500').filter({ visible: true }).first()).toBeVisible()
      const before = await membersShown(page)
      await confirmSite(page)
      await expect(page.getByText(/^\d+ of \d+ checked members are overloaded$/)).toBeVisible()
      await expect(page.getByText(/^Adds \$[\d,.]+ to the kit\.$/).first()).toBeVisible()
      await pressFixes(page)
      const after = await membersShown(page)
      expect(after.pounds).toBeGreaterThan(before.pounds ?? 0)
      await expect(page.getByText(REINFORCED).filter({ visible: true }).first()).toBeVisible()
      await expect(page.getByText('$74,500').filter({ visible: true })).toHaveCount(0)
      return after
    })

  await test.step('the bill counts that frame', async () => {
    await page.getByRole('button', { name: 'Generate BOM' }).click()
    await expect(page).toHaveURL(/\/bom-generator/)
    await expect(page.getByText(/Frame reinforced for 139 mph/).first()).toBeVisible()
    await expect(page.getByText(/^All \d+ checked members carry their loads\.$/)).toBeVisible()
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/api/bom/generate') && response.ok()),
      page.getByRole('button', { name: 'Generate BOM' }).click(),
    ])
    const { bom }: { bom: { summary: { frame_members: number; frame_weight_pounds: number } } } = await answer.json()
    expect([bom.summary.frame_members, Math.round(bom.summary.frame_weight_pounds)]).toEqual([checked.members, checked.pounds])
    await page.goBack()
  })

  const quoted = await test.step('the quote prices it and names the site', async () => {
    await page.getByRole('button', { name: 'Get a quote' }).click()
    await page.getByLabel('Your name').fill(NAME)
    await page.getByLabel('Email').fill(email)
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/api/steel-quotes') && response.ok()),
      page.getByRole('button', { name: 'Get My Quote' }).click(),
    ])
    const { quote }: { quote: { totalCents: number; lines: { id: string; amountCents: number }[] } } = await answer.json()
    const added = quote.lines.find(({ id }) => id === 'frame-fixes')?.amountCents ?? 0
    expect(quote.totalCents).toBe(7_450_000 + added)
    await page.getByRole('link', { name: 'Open the quote' }).click()
    await expect(page).toHaveURL(/\/quote\?/)
    await expect(page.getByText(REINFORCED).first()).toBeVisible()
    await expect(page.getByText('Designed for 139 mph, exposure C, 70 psf ground snow.', { exact: false })).toBeVisible()
    await expect(page.getByText(`${NAME} confirmed 139 mph, exposure C, 70 psf on`, { exact: false })).toBeVisible()
    return { kitCents: 5_500_000 + added }
  })

  const number = await test.step('the order is for that kit', async () => {
    await page.getByRole('link', { name: 'Place Order' }).click()
    await page.getByLabel('Site address').fill('12 Canal St, Dayton, OH')
    await page.getByLabel('ZIP code').fill('45402')
    await page.getByLabel('Needed by').fill(inDays(150))
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect(page).toHaveURL(/order=FW-\d{4}-\d+/)
    await page.getByLabel('Your name, as your signature').fill(NAME)
    await page.getByRole('button', { name: 'Sign and order' }).click()
    await expect(page.getByText('Order signed').first()).toBeVisible()
    return new URL(page.url()).searchParams.get('order') ?? ''
  })

  await test.step('order, cut list and review have the same members, weight and price', async () => {
    await page.goto(`/order-tracking?order=${number}`)
    await expect(page.getByText(REINFORCED).first()).toBeVisible()
    const { order } = await readApi(office, `/api/tracking/orders/${number}`)
    expect([order.frame.members, Math.round(order.frame.steelPounds)]).toEqual([checked.members, checked.pounds])
    expect(order.priceCents).toBe(quoted.kitCents)
    const cuts = await office.request.get(`/api/tracking/orders/${number}/cut-list`, { headers: { origin: SITE } })
    const [, ...rest] = (await cuts.text()).split(/\r?\n/)
    expect(Papa.parse(rest.join('\n'), { header: true, skipEmptyLines: true }).data).toHaveLength(checked.members ?? 0)
    const { review } = await readApi(office, `/api/engineering/orders/${number}`)
    expect(review.builderSite.join(' ')).toMatch(/Willa Windy confirmed 139 mph.*Frame reinforced/)
  })
})

test('a builder fixes a house by its size for a windy site, sees price and frame follow, and gets it quoted', async ({ page }) => {
  test.slow()
  const isPhone = (page.viewportSize()?.width ?? 0) < 768
  await page.goto('/advanced-configurator?step=3')
  await page.getByRole('radio', { name: /Premium steel/ }).check()
  if (isPhone) await page.getByRole('button', { name: 'All views and the price line by line' }).click()
  // 125 × 1,450 + 22,000.
  await expect(page.getByText('$203,250').filter({ visible: true }).first()).toBeVisible()
  const before = await membersShown(page)
  await confirmSite(page)
  await expect(page.getByText(/^\d+ of \d+ checked members are overloaded$/)).toBeVisible()
  await pressFixes(page)
  const after = await membersShown(page)
  expect(after.pounds).toBeGreaterThan(before.pounds ?? 0)
  await expect(page.getByText(REINFORCED).filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByText('$203,250').filter({ visible: true })).toHaveCount(0)

  await page.goto('/advanced-configurator?step=5')
  await page.getByLabel('Your name').fill(NAME)
  await page.getByLabel('Email').fill(`willa.${Date.now()}@windy.example`)
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/advanced-quotes') && response.ok()),
    page.getByRole('button', { name: 'Get My Quote' }).click(),
  ])
  const { quote, privateLink }: { quote: { totalCents: number; lines: { id: string; amountCents: number }[] }; privateLink: string } =
    await answer.json()
  const added = quote.lines.find(({ id }) => id === 'frame-fixes')?.amountCents ?? 0
  expect(quote.totalCents).toBe(20_325_000 + added)
  await page.goto(privateLink)
  await expect(page.getByText(REINFORCED).first()).toBeVisible()
  await expect(page.getByText(`${NAME} confirmed 139 mph, exposure C, 70 psf on`, { exact: false })).toBeVisible()
  await expect(page.getByText(/checked members are overloaded/)).toHaveCount(0)
})
