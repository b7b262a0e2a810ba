import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import Papa from 'papaparse'
import { dayFrom } from '../domain/dates/businessDays'
import { asOneOperator, send, stamp } from './desk'
import { expect, readApi, test } from './journey'
import { bankOnRecord, importStatement } from './orderSteps'
import { JOB } from './product'

asOneOperator()

/** The bank's day: of a month that is over at any hour, and before anything else of the product was posted. */
const DAYS_AGO = 96
const MONTH = dayFrom(new Date(), -DAYS_AGO).slice(0, 7)
const BATCH = `JB-${MONTH}`

/** Movements that are booked without an order, with what they are. */
const MOVEMENTS = [
  { cents: 5_000_000, text: 'Owners', decision: 'capital' },
  { cents: -4_550, text: 'Service charge', decision: 'charge' },
  { cents: -120_010, text: 'Rent', decision: 'expense' },
] as const

test('a closed month, exported and read by an independent double-entry check, sums to the same trial balance', { tag: JOB }, async ({
  page,
}) => {
  const mark = stamp()
  await test.step('capital, a bank charge and the rent of that month are booked today', async () => {
    const bank = await bankOnRecord(page, mark)
    const movements = MOVEMENTS.map(({ cents, text }) => ({ cents, text: `${text} ${mark}` }))
    await importStatement(page, bank.statement(DAYS_AGO, movements), /0 matched, 3 to decide/)
    const { data } = await readApi(page, `/api/payments/bank/lines?status=all&limit=100&search=${mark}`)
    for (const { cents, decision } of MOVEMENTS) {
      const line = data.find(({ amountCents }: { amountCents: number }) => amountCents === cents)
      await send(page, `/api/payments/bank/lines/${line.id}/decide`, { decision, reason: 'As the bank says' })
    }
  })

  await test.step('the month is closed', async () => {
    await page.goto('/admin-dashboard?tab=books')
    await page.getByRole('button', { name: 'Close a month' }).click()
    const dialog = page.getByRole('dialog', { name: 'Close a month' })
    await dialog.getByLabel('Month').fill(MONTH)
    await dialog.getByLabel('Reason').fill('Statements are imported and matched')
    await dialog.getByRole('button', { name: 'Close the month' }).click()
    await expect(page.getByRole('table', { name: 'Closed months' }).getByText(BATCH)).toBeVisible()
  })

  await test.step('its journal, added up by its own rows, is the trial balance', async () => {
    const journal = await saved(page, 'General journal (CSV)')
    const rows = tableOf(journal)
    expect(rows.length).toBeGreaterThanOrEqual(2 * MOVEMENTS.length)
    for (const row of rows) expect(row.Batch).toBe(BATCH)
    for (const { debit, credit } of sumsOf(rows, 'Posting').values()) expect(debit).toBe(credit)

    const trial = tableOf(await saved(page, 'Statements (CSV)')).filter(({ Report }) => Report === 'Trial balance')
    const balances = new Map<string, number>()
    for (const [account, { debit, credit }] of sumsOf(rows, 'Account')) if (debit !== credit) balances.set(account, debit - credit)
    const stated = new Map<string, number>()
    for (const row of trial) {
      const cents = centsOf(row['Debit balance']) - centsOf(row['Credit balance'])
      if (row.Number && row.Account && cents !== 0) stated.set(row.Account, cents)
    }
    expect(stated).toEqual(balances)
    const total = trial.find(({ Account }) => Account === 'Total')
    expect(total?.['Debit balance']).toBe(total?.['Credit balance'])
    expect([balances.get('Bank charges'), balances.get('Operating expenses')]).toEqual([4_550, 120_010])

    expect(await saved(page, 'General journal (CSV)'), 'the same file every time').toBe(journal)
  })
})

/** The text of a closed month's file. */
async function saved(page: Page, format: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: `${format} of ${BATCH}` }).click()])
  return readFile(await download.path(), 'utf8')
}

const tableOf = (text: string) => Papa.parse<Record<string, string>>(text.trim(), { header: true }).data
const centsOf = (dollars: string | undefined) => Math.round(Number(dollars || 0) * 100)

/** Debits and credits by a column, in cents. */
function sumsOf(rows: readonly Record<string, string>[], column: string) {
  const sums = new Map<string, { debit: number; credit: number }>()
  for (const row of rows) {
    const { debit, credit } = sums.get(row[column] ?? '') ?? { debit: 0, credit: 0 }
    sums.set(row[column] ?? '', { debit: debit + centsOf(row.Debit), credit: credit + centsOf(row.Credit) })
  }
  return sums
}
