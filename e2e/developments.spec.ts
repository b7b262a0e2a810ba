import { APPROVED_ANSWERS, inDays, send } from './desk'
import { expect, readApi, test, withSession } from './journey'
import { linkTo } from './mailbox'
import { windowOf } from './orderSteps'
import { ANY_WIDTH, JOB, SITE } from './product'

/** The price breaks are a global rule: the journey leaves them as they were, whatever happens. */
let restoreBreaks = async () => {}
test.afterEach(() => restoreBreaks())

test('a builder plans 12 lots, quotes and orders them together, and calls one off', { tag: [JOB, ANY_WIDTH] }, async ({
  page: builder,
  browser,
  quiet,
}) => {
  const office = await windowOf(browser, quiet.hear, 1440, 900)
  await withSession(office, 'operator')
  const name = 'Olive Order'
  const email = `olive.${Date.now()}@lots.example`
  const setBreaks = async (lotBreaks: readonly object[]) => {
    const answer = await office.request.post('/api/globals/price-settings', { headers: { origin: SITE }, data: { lotBreaks } })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  const { lotBreaks: before } = await readApi(office, '/api/globals/price-settings?depth=0')
  restoreBreaks = () => setBreaks(before ?? [])
  await setBreaks([{ fromLots: 12, percent: 4 }])

  await test.step('she joins and qualifies', async () => {
    await send(office, '/api/invitations', { name, email, kind: 'builder', companyName: `Lots Homes ${Date.now()}` })
    await builder.goto(await linkTo(email, '/join'))
    await builder.getByLabel('New password').fill('seven quiet steel trusses')
    await builder.getByRole('button', { name: /^Join / }).click()
    await expect(builder).toHaveURL(/\/account/)
    await send(builder, '/api/qualification/apply', { ...APPROVED_ANSWERS, contactName: name, email, companyName: 'Lots Homes' })
    await builder.goto('/account')
    await builder.getByRole('link', { name: 'Developments' }).click()
  })

  await test.step('she pastes the rows of her spreadsheet; a row with a mistake stays until it is right', async () => {
    await builder.getByLabel('Name of the development').fill('Cedar Row')
    await builder.getByRole('button', { name: 'Start development' }).click()
    await expect(builder.getByRole('heading', { name: 'Cedar Row' })).toBeVisible()
    await builder.getByRole('button', { name: 'Paste rows' }).click()
    const rows = Array.from(
      { length: 10 },
      (_, at) => `Lot ${at + 1}\t${at === 9 ? 'The Bovaa' : 'The Bova'}\t${at % 2 === 1 ? 'yes' : 'no'}\t\t45402\t${inDays(90 + at)}`,
    )
    const field = builder.getByLabel('Rows copied from a spreadsheet')
    await field.fill(rows.join('\n'))
    await builder.getByRole('button', { name: 'Add these rows' }).click()
    await expect(builder.getByText('9 lots added.')).toBeVisible()
    await expect(builder.getByText(/Row 10: Plan: We do not offer “The Bovaa”/)).toBeVisible()
    await expect(field).toHaveValue(rows[9] ?? '')
    await field.fill((rows[9] ?? '').replace('Bovaa', 'Bova'))
    await builder.getByRole('button', { name: 'Add these rows' }).click()
    await expect(builder.getByText('1 lot added.')).toBeVisible()
    await builder.getByRole('button', { name: 'Paste rows' }).click()
  })

  await test.step('she edits a lot in place, copies two, and sees the price break', async () => {
    await builder.getByRole('button', { name: 'Edit Lot 2', exact: true }).click()
    const form = builder.getByRole('form', { name: 'Edit Lot 2' })
    await form.getByLabel('ZIP code').fill('454')
    await form.getByRole('button', { name: 'Save lot' }).click()
    await expect(form.getByText('Use a ZIP code of five digits')).toBeVisible()
    await form.getByLabel('ZIP code').fill('45402')
    await form.getByLabel('Site address').fill('12 Canal St, Dayton, OH')
    await form.getByLabel('Wind speed').fill('115')
    await form.getByLabel('Wind exposure').selectOption('B')
    await form.getByLabel('Ground snow load').fill('30')
    await form.getByRole('button', { name: 'Save lot' }).click()
    await expect(builder.getByText('115 mph, exposure B, 30 psf')).toBeVisible()
    await builder.getByLabel('Select Lot 1', { exact: true }).check()
    await builder.getByLabel('Select Lot 2', { exact: true }).check()
    await expect(builder.getByText('No price break')).toBeVisible()
    await builder.getByRole('button', { name: 'Duplicate 2 lots' }).click()
    await expect(builder.getByText('4% off, from 12 lots')).toBeVisible()
    await expect(builder.getByRole('button', { name: /^Edit Lot/ })).toHaveCount(12)
  })

  await test.step('one quote, one bill, one nesting for all lots', async () => {
    await builder.getByRole('tab', { name: 'Bill and cut list' }).click()
    await expect(builder.getByText('Materials of all lots').first()).toBeVisible()
    await expect(builder.getByText(/members, [0-9,]+ lb of steel/)).toBeVisible()
    await builder.getByRole('tab', { name: 'Nesting' }).click()
    await expect(builder.getByText('Stock lengths, all lots together')).toBeVisible()
    await builder.getByRole('tab', { name: 'Quote and order' }).click()
    await builder.getByRole('button', { name: 'Quote all lots' }).click()
    await expect(builder.getByRole('heading', { name: /Quote Q-\d{4}-\d+, revision 1/ })).toBeVisible()
  })

  await test.step('she signs the order of all lots', async () => {
    await builder.getByLabel('Your name, as your signature').fill(name)
    await builder.getByRole('button', { name: 'Sign and order all lots' }).click()
    await expect(builder.getByText(`Ordered by ${name}`, { exact: false })).toBeVisible()
  })

  await test.step('she calls one lot off: it is an order at its price, which she signs and follows', async () => {
    await builder.getByRole('tab', { name: /^Lots/ }).click()
    await builder.getByRole('button', { name: 'Call off Lot 2', exact: true }).click()
    await expect(builder.getByLabel('Site address')).toHaveValue('12 Canal St, Dayton, OH')
    await builder.getByRole('button', { name: 'Place Order' }).click()
    await expect(builder).toHaveURL(/order=FW-\d{4}-\d+/)
    await expect(builder.getByText('Price break from 12 lots', { exact: false }).first()).toBeVisible()
    await builder.getByLabel('Your name, as your signature').fill(name)
    await builder.getByRole('button', { name: 'Sign and order' }).click()
    await expect(builder.getByText('Order signed').first()).toBeVisible()
    const number = new URL(builder.url()).searchParams.get('order') ?? ''
    await builder.goto('/developments')
    await builder.getByRole('link', { name: 'Cedar Row' }).click()
    await expect(builder.getByRole('link', { name: new RegExp(number) })).toBeVisible()
    await expect(builder.getByText('1 called off')).toBeVisible()
  })
})
