import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { businessDayFrom } from '../domain/dates/businessDays'
import { rowsOf } from './database'
import { asOneOperator, inDays, send, stamp } from './desk'
import { demoAccount, expect, readApi, test, withSession } from './journey'
import { returnOf } from './nachaReturn'
import { qualifiedBuilder } from './networkSteps'
import { bankOnRecord, importStatement, KIT, PRICE_CENTS, preparePayee, projectOf } from './orderSteps'
import { ANY_WIDTH, JOB } from './product'

asOneOperator()
// The second journey goes on where the first one ends.
test.describe.configure({ mode: 'serial' })

const DEPOSIT_CENTS = PRICE_CENTS / 10
/** What the journeys share: one builder, its canceled order, and the payout of its refund. */
const refund = { number: '', session: '', payout: { reference: '', file: '' } }

test('the refund of a canceled order goes to a confirmed account, and is shown until it is paid', { tag: [JOB, ANY_WIDTH] }, async ({
  page,
  browser,
}) => {
  const request = await qualifiedBuilder(browser, page)
  refund.session = JSON.stringify(await request.storageState())
  const builder = await builderWindow(browser)
  const { quote } = await send(builder, '/api/steel-quotes', KIT)
  const { order } = await send(builder, '/api/tracking/orders', {
    source: { kind: 'quote', id: quote.id },
    siteAddress: '14 Canal St, Dayton, OH',
    siteZip: '45402',
    deliverBy: inDays(100),
  })
  refund.number = order.number
  await send(builder, `/api/tracking/orders/${order.number}/signature`, { name: 'Nel Homes', textHash: order.form.textHash })
  const [deposit] = (await projectOf(page, order.number)).invoices
  const bank = await bankOnRecord(page, stamp())
  await importStatement(page, bank.statement(0, [{ cents: DEPOSIT_CENTS, text: deposit.number }]), /1 matched, 0 to decide/)

  await page.goto(`/order-tracking?order=${order.number}`)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  const canceling = page.getByRole('dialog', { name: `Cancel order ${order.number}?` })
  await canceling.getByLabel('Why').fill('The lot was sold')
  await canceling.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(page.getByText('Refund of $5,500.00').first()).toBeVisible()
  // Focus is where the button was, not at the top of the page.
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)

  await builder.goto(`/order-tracking?order=${order.number}`)
  await expect(builder.getByText('$5,500.00 is owed back to you. Enter a bank account to receive it.')).toBeVisible()
  // Accounts entered by an owner of fewer than 30 days wait a week, which no journey can.
  await rowsOf(
    `update memberships set created_at = now() - interval '60 days' where company_id = (select company_id from payment_projects where number = $1)`,
    [order.number],
  )
  const office = await enterAccount(builder, browser, '987650001')
  await builder.goto(`/order-tracking?order=${order.number}`)
  await expect(builder.getByText(/It goes to the account that ends in 0001 with the next payout run\./)).toBeVisible()
  refund.payout = await payOut(page, office, order.number)
  await builder.reload()
  await expect(builder.getByText(/^\$5,500\.00 is on its way to the account that ends in 0001/)).toBeVisible()
  const paid = bank.statement(0, [{ cents: -DEPOSIT_CENTS, text: `ACH ${refund.payout.reference}` }])
  await importStatement(page, paid, /1 matched, 0 to decide/)
  await builder.reload()
  await expect(builder.getByText('Refund paid')).toBeVisible()
  await expect(builder.getByText(/^\$5,500\.00 was paid to the account that ends in 0001/)).toBeVisible()
  await Promise.all([builder.close(), office.close()])
})

test('an ACH payout that the bank returns is corrected and paid', { tag: ANY_WIDTH }, async ({ page, browser }) => {
  const { number, payout } = refund
  const builder = await builderWindow(browser)
  const bank = await bankOnRecord(page, stamp())
  await page.goto('/admin-dashboard?tab=payouts')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'returns.ach', mimeType: 'text/plain', buffer: Buffer.from(returnOf(payout.file, payout.reference, 'R03')) })
  await expect(page.getByText('One payout reported')).toBeVisible()
  await expect(page.getByText(/R03: no account, or unable to locate the account/).first()).toBeVisible()
  const back = bank.statement(0, [{ cents: DEPOSIT_CENTS, text: `ACH RETURN ${payout.reference}` }])
  await importStatement(page, back, /1 matched, 0 to decide/)
  await page.goto('/admin-dashboard?tab=payouts')
  await expect(page.getByRole('table', { name: 'Payout runs' }).getByText('Sent back', { exact: true }).first()).toBeVisible()

  await builder.goto(`/order-tracking?order=${number}`)
  await expect(builder.getByText(/The account that ends in 0001 cannot be used\. Enter another one\./)).toBeVisible()
  await expect(builder.getByText(/The bank sent \$5,500\.00 back from the account that ends in 0001\./)).toBeVisible()
  const office = await enterAccount(builder, browser, '987650002')
  const { reference } = await payOut(page, office, number)
  const paid = bank.statement(0, [{ cents: -DEPOSIT_CENTS, text: `ACH ${reference}` }])
  await importStatement(page, paid, /1 matched, 0 to decide/)
  await builder.goto(`/order-tracking?order=${number}`)
  await expect(builder.getByText('Refund paid')).toBeVisible()
  await expect(builder.getByText(/\$5,500\.00 was paid to the account that ends in 0002/)).toBeVisible()
  const { balances } = await projectOf(page, number)
  for (const { account, balanceCents } of balances) expect(balanceCents, account).toBe(0)
  const { position } = await readApi(page, '/api/payments/bank/statements?limit=1')
  expect(position).toMatchObject({ statementCents: bank.balance(), differenceCents: 0 })
  await Promise.all([builder.close(), office.close()])
})

async function builderWindow(browser: Browser): Promise<Page> {
  return (await browser.newContext({ storageState: JSON.parse(refund.session) })).newPage()
}

/** The builder enters an account, and an operator who did not invite it confirms and checks it. @returns that operator's window */
async function enterAccount(builder: Page, browser: Browser, accountNumber: string): Promise<Page> {
  await builder.goto('/account')
  await builder.getByRole('button', { name: 'Enter a bank account' }).click()
  await builder.getByLabel('Name on the account').fill('Nel Homes')
  await builder.getByLabel('Routing number').fill('021000021')
  await builder.getByLabel('Account number').fill(accountNumber)
  await builder.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(builder.getByText('Awaiting confirmation')).toBeVisible()
  const office = await (await browser.newContext()).newPage()
  await withSession(office, 'operator')
  const { email } = demoAccount('operator')
  await rowsOf('update session_details set checked_at = now() where account_id = (select id from accounts where email = $1)', [email])
  const [detail] = await rowsOf('select id from bank_details where account_last_four = $1 order by created_at desc limit 1', [
    accountNumber.slice(-4),
  ])
  await send(office, `/api/payments/bank/details/${detail?.id}/decide`, { decision: 'confirm', reason: 'Called them back' })
  await preparePayee(office, 'Nel Homes')
  return office
}

/** A run pays what is owed on an order; two people approve it. @returns the payout's reference, and the file for the bank */
async function payOut(page: Page, office: Page, number: string): Promise<{ reference: string; file: string }> {
  const { run } = await send(page, '/api/payments/payout-runs', { payOn: businessDayFrom(inDays(1)), projectIds: [number] })
  for (const person of [page, office]) {
    await person.goto('/admin-dashboard?tab=payouts')
    await person.getByRole('button', { name: `Open ${run.number}` }).click()
    await person.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(person.getByText('Run saved').first()).toBeVisible()
  }
  const [file] = await Promise.all([office.waitForEvent('download'), office.getByRole('link', { name: 'NACHA file' }).click()])
  return { reference: run.payouts[0].reference, file: await readFile(await file.path(), 'utf8') }
}
