import type { Page } from '@playwright/test'
import { bankOf } from './bankFile'
import { asOneOperator, inDays, send, stamp } from './desk'
import { expect, readApi, test } from './journey'
import { qualifiedBuilder } from './networkSteps'
import { importStatement, KIT, PRICE_CENTS, projectOf } from './orderSteps'
import { ANY_WIDTH } from './product'

asOneOperator()

interface Invoice {
  readonly number: string
  readonly kind: 'deposit' | 'progress' | 'final'
  readonly openCents: number
}

const DEPOSIT_CENTS = PRICE_CENTS / 10
const EXTRA_CENTS = 8_000

test('a short payment, the rest with $80 too much, and one wire for two invoices', { tag: ANY_WIDTH }, async ({ page, browser }) => {
  const mark = stamp()
  const request = await qualifiedBuilder(browser, page)
  const builder = await (await browser.newContext({ storageState: await request.storageState() })).newPage()
  const { quote } = await send(builder, '/api/steel-quotes', KIT)
  const { order } = await send(builder, '/api/tracking/orders', {
    source: { kind: 'quote', id: quote.id },
    siteAddress: '12 Canal St, Dayton, OH',
    siteZip: '45402',
    deliverBy: inDays(100),
  })
  const signature = { name: 'Nel Homes', textHash: order.form.textHash }
  await send(builder, `/api/tracking/orders/${order.number}/signature`, signature)
  const invoices = async (): Promise<Invoice[]> => (await projectOf(page, order.number)).invoices
  const invoiceOf = async (kind: Invoice['kind']) => {
    const found = (await invoices()).find((invoice) => invoice.kind === kind)
    if (!found) throw new Error(`No ${kind} invoice`)
    return found
  }
  const { data, position } = await readApi(page, '/api/payments/bank/statements?limit=1')
  const bank = bankOf(data[0]?.closingCents ?? 50_000_000, mark)
  let receipts = 0
  const arrives = async (cents: number, text: string) => {
    await importStatement(page, bank.statement(0, [{ cents, text }]), /0 matched, 1 to decide/)
    receipts += 1
    return openReceipt(page, `${mark}${receipts}`)
  }
  const deposit = (await invoiceOf('deposit')).number

  await test.step('a short payment pays a part of the deposit, and the order still waits', async () => {
    const movement = await arrives(500_000, `Nel ${mark}`)
    await movement.getByText('Payment of invoices', { exact: true }).click()
    await movement.getByLabel('Add an invoice').selectOption(deposit)
    await expect(movement.getByLabel(`Amount for ${deposit}`)).toHaveValue('$5,000.00')
    await decide(movement, 'A part, announced by mail')
    expect((await invoiceOf('deposit')).openCents).toBe(DEPOSIT_CENTS - 500_000)
    await builder.goto(`/order-tracking?order=${order.number}`)
    await expect(builder.getByText('Deposit due: $500 of $5,500')).toBeVisible()
  })

  await test.step('the rest arrives with too much: the order begins, and the difference is credit', async () => {
    const movement = await arrives(DEPOSIT_CENTS - 500_000 + EXTRA_CENTS, `Nel ${mark} ${deposit}`)
    await movement.getByText('Payment of invoices', { exact: true }).click()
    await movement.getByRole('button', { name: `Use ${deposit}` }).click()
    await expect(movement.getByText(/^\$80\.00 is left as credit of Nel Homes/)).toBeVisible()
    await decide(movement, 'Their bank rounded up')
    await expect(builder.getByText(/^Waiting for .+ to accept$/)).toBeVisible()
    await expect(movement.getByText(/^\$80\.00 is credit of Nel Homes/)).toBeVisible()
  })

  await test.step('the credit pays a part of the last invoice', async () => {
    const final = await invoiceOf('final')
    await page.getByRole('button', { name: 'Apply credit' }).click()
    const applying = page.getByRole('dialog', { name: 'Apply credit' })
    await applying.getByLabel('Add an invoice').selectOption(final.number)
    await expect(applying.getByLabel(`Amount for ${final.number}`)).toHaveValue('$80.00')
    await applying.getByLabel('Reason').fill('As the builder asked')
    await applying.getByRole('button', { name: 'Apply credit' }).click()
    await expect(applying).toBeHidden()
    expect((await invoiceOf('final')).openCents).toBe(final.openCents - EXTRA_CENTS)
  })

  await test.step('one wire pays the two invoices that are left', async () => {
    const [progress, final] = [await invoiceOf('progress'), await invoiceOf('final')]
    const movement = await arrives(progress.openCents + final.openCents, `WIRE NEL ${mark}`)
    await movement.getByText('Payment of invoices', { exact: true }).click()
    await movement.getByRole('button', { name: `Use ${progress.number}, ${final.number}` }).click()
    await expect(movement.getByText('All of it pays invoices.')).toBeVisible()
    await decide(movement, 'Both in one wire')
    await expect(movement.getByText('Nothing is left.')).toBeVisible()
    for (const { number, openCents } of await invoices()) expect(openCents, number).toBe(0)
  })

  await test.step('the builder sees each part, and the bank agrees', async () => {
    await builder.goto(`/payments?tab=milestones&project=${order.number}`)
    await expect(builder.getByText('$55,000.00').first()).toBeVisible()
    const after = (await readApi(page, '/api/payments/bank/statements?limit=1')).position
    expect(after).toMatchObject({ statementCents: bank.balance(), differenceCents: 0, suspenseCents: position.suspenseCents })
  })
})

/** Opens a bank movement by its reference. */
async function openReceipt(page: Page, reference: string) {
  await page.goto(`/admin-dashboard?tab=bank&search=${reference}`)
  await page.getByRole('button', { name: `Open ${reference}` }).click()
  return page.getByRole('dialog', { name: 'Movement of the bank account' })
}

async function decide(movement: ReturnType<Page['getByRole']>, reason: string): Promise<void> {
  await movement.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await movement.getByRole('button', { name: 'Decide', exact: true }).click()
  await expect(movement.getByText('Decided by')).toBeVisible()
}
