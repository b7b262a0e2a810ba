import { randomUUID } from 'node:crypto'
import { companyDay, dayAfter } from '@framewell/domain/dates/businessDays'
import { cents, decimalDollars } from '@framewell/domain/money/cents'
import { batchNumber, closingCents, trialBalance } from '@framewell/domain/payments/books'
import { LEDGER_ACCOUNTS } from '@framewell/domain/payments/ledgerAccount'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../platform/database/inTransaction'
import { type MoneyHouse, moneyHouse } from '../../testing/moneyHouse'
import { readCsvRows, readIif } from '../../testing/readJournals'
import { amendProject } from '../projects/amendProject'

let house: MoneyHouse
let started: string
const today = companyDay(new Date())
const PAST = '2026-08'

beforeAll(async () => {
  house = await moneyHouse()
  const { desk } = house
  const [operator] = desk.operators
  started = await desk.project(5_890_000, 'Standard')
  await house.payDeposit(started)
  await desk.reach(started, 'fabrication_start')
  await desk.sign(started, 'fabrication_start', 'conditional')
  expect((await desk.complete(started, 'fabrication_start')).status).toBe(200)
  await desk.project(1_000_000, 'Standard')
  await desk.importStatement(
    desk.statement([
      { cents: 9_000_000, text: 'owners', reference: 'CAP' },
      { cents: -4_500, text: 'Service charge', reference: 'FEE' },
      { cents: -120_000, text: 'Rent', reference: 'RENT' },
    ]),
  )
  for (const [reference, decision] of [
    ['CAP', 'capital'],
    ['FEE', 'charge'],
    ['RENT', 'expense'],
  ] as const)
    expect((await desk.ask(operator, `/bank/lines/${(await desk.line(reference)).id}/decide`, { decision, reason: 'known' })).status).toBe(
      200,
    )
})
afterAll(() => house.cms.stop())

const books = (query = '', period = `from=${today}&until=${today}`) => house.desk.ask(house.desk.operators[0], `/books?${period}${query}`)
const file = (format: string, query = '', period = `from=${today}&until=${today}`) =>
  house.desk.ask(house.desk.operators[0], `/books/file?format=${format}&${period}${query}`)

/** Every account's debits less credits, by title, from the ledger's own balances. */
async function storedBalances() {
  const { rows } = await house.cms.payload.db.pool.query(
    `select kind, sum(case side when 'debit' then balance_cents else -balance_cents end)::float8 as cents from ledger_accounts group by kind`,
  )
  return new Map(rows.map(({ kind, cents }: { kind: keyof typeof LEDGER_ACCOUNTS; cents: number }) => [LEDGER_ACCOUNTS[kind].title, cents]))
}

/** Sums of a journal's amounts by account, without accounts at zero. */
function sumsBy(entries: readonly { readonly account: string; readonly cents: number }[]) {
  const sums = new Map<string, number>()
  for (const { account, cents } of entries) sums.set(account, (sums.get(account) ?? 0) + cents)
  return new Map([...sums].filter(([, cents]) => cents !== 0).sort())
}
const open = (balances: ReadonlyMap<string, number>) => new Map([...balances].filter(([, cents]) => cents !== 0).sort())

describe('the books', () => {
  it('add up to the balances of the ledger, debits equal credits, and bank charges are expenses', async () => {
    const { status, body } = await books()
    expect(status).toBe(200)
    const { debitCents, creditCents } = trialBalance(body.rows)
    expect(debitCents).toBe(creditCents)
    const closing = new Map(
      body.rows.map((row: Parameters<typeof closingCents>[0]) => [LEDGER_ACCOUNTS[row.account].title, closingCents(row)]),
    )
    expect(open(closing as Map<string, number>)).toEqual(open(await storedBalances()))
    expect([closing.get('Bank charges'), closing.get('Operating expenses')]).toEqual([4_500, 120_000])
    // 40% of the difference of the contract price of $58,900.00 and what its shop is paid, 98% of it.
    expect(closing.get('Margin')).toBe(-47_120)
    const { body: csv } = await file('statements')
    expect(csv).toContain('Profit,,,,-773.80')
  })

  it('of one order hold its accounts and what was posted for it alone', async () => {
    const { body } = await books(`&projectId=${started}`)
    const { debitCents, creditCents } = trialBalance(body.rows)
    expect(debitCents).toBe(creditCents)
    expect(body.rows.map(({ account }: { account: string }) => account)).not.toContain('expenses')
    expect((await books('&projectId=FW-2000-1')).body.code).toBe('unknownProject')
  })

  it('are for operators', async () => {
    for (const person of [house.desk.builder.person, house.desk.shop.person])
      expect((await house.desk.ask(person, `/books?from=${today}&until=${today}`)).status).toBe(403)
  })

  it('every exported journal, read by itself, sums to the same trial balance and to zero for each posting', async () => {
    const expected = open(await storedBalances())
    const iif = readIif(String((await file('quickbooks_iif')).body))
    const csv = readCsvRows(String((await file('quickbooks_csv')).body)).map((row) => ({
      posting: row['Journal No.'] ?? '',
      account: row['Account Name'] ?? '',
      cents: Math.round(Number(row.Debits ?? 0) * 100) - Math.round(Number(row.Credits ?? 0) * 100),
    }))
    const codes = new Map(Object.values(LEDGER_ACCOUNTS).map(({ number, title }) => [number as string, title as string]))
    const xero = readCsvRows(String((await file('xero')).body)).map((row) => ({
      posting: `${row['*Narration']}${row['*Date']}`,
      account: codes.get(row['*AccountCode'] ?? '') ?? '',
      cents: Math.round(Number(row['*Amount']) * 100),
    }))
    for (const entries of [iif, csv, xero]) {
      expect(sumsBy(entries)).toEqual(expected)
      const postings = sumsBy(entries.map(({ posting, cents }) => ({ account: posting, cents })))
      expect(postings.size, 'every posting balances').toBe(0)
    }
  })

  it('an exported journal uses the names and codes an operator entered', async () => {
    await house.cms.payload.updateGlobal({ slug: 'book-accounts', data: { bank: { name: 'Checking 6789', code: '090' } } })
    expect((await file('quickbooks_csv')).body).toContain('Checking 6789')
    expect((await file('xero')).body).toContain(',090,')
    const name = 'Checking account ending in 6789'
    await house.cms.payload.updateGlobal({ slug: 'book-accounts', data: { bank: { name, code: '' } } })
    expect((await file('quickbooks_iif')).status, `${name.length} characters`).toBe(200)
    await house.cms.payload.updateGlobal({ slug: 'book-accounts', data: { bank: { name: `${name}0`, code: '' } } })
    expect((await file('quickbooks_iif')).body).toMatchObject({ code: 'nameTooLong', detail: `${name}0.` })
    expect((await file('quickbooks_csv')).status).toBe(200)
    await house.cms.payload.updateGlobal({ slug: 'book-accounts', data: { bank: { name: '', code: '' } } })
  })

  it('a month is closed once, when it is over; nothing is posted in it, and its files stay the same', async () => {
    const [operator] = house.desk.operators
    const close = (month: string) => house.desk.ask(operator, '/books/closings', { month, reason: 'reconciled' })
    expect((await close(today.slice(0, 7))).body.code).toBe('notOver')
    expect((await close('2026-13')).status).toBe(400)
    expect(await close(PAST)).toMatchObject({ status: 200, body: { closing: { month: PAST, from: null, until: '2026-08-31' } } })
    expect((await close(PAST)).body.code).toBe('closedAlready')
    expect((await close('2026-07')).body.code).toBe('closedAlready')
    const later = await close('2026-09')
    expect(later.body.closing).toMatchObject({ from: '2026-09-01', until: '2026-09-30' })
    const period = 'from=2026-09-01&until=2026-09-30'
    const first = (await file('journal', '', period)).body
    await house.desk.project(100_000, 'Standard')
    expect((await file('journal', '', period)).body).toBe(first)
    await expect(
      house.cms.payload.db.pool.query(
        `insert into ledger_postings (key, kind, description, fingerprint, actor_email, request_id, posted_at)
         values ('late', 'test', 'late', $1, 'a@b.example', 'r', '2026-09-30T23:59:00-04:00')`,
        ['0'.repeat(64)],
      ),
    ).rejects.toThrow('The books of this day are closed')
    expect(batchNumber('2026-09')).toBe('JB-2026-09')
    expect((await books()).body.closings).toHaveLength(2)
  })

  it('an adjusting entry names its month and reason, and moves only accounts of Framewell', async () => {
    const [operator] = house.desk.operators
    const adjust = (json: object) =>
      house.desk.ask(operator, '/books/adjustments', { month: PAST, amountCents: 2_500, reason: 'Fee of August, booked late', ...json })
    expect((await adjust({ debit: 'bank_charges', credit: 'expenses' })).status).toBe(200)
    expect(await house.desk.balance('bank_charges')).toBe(7_000)
    expect((await adjust({ debit: 'bank_charges', credit: 'bank_charges' })).status).toBe(400)
    expect((await adjust({ debit: 'bank', credit: 'expenses' })).status).toBe(400)
    const early = await adjust({ month: '2099-01', debit: 'bank_charges', credit: 'expenses' })
    expect([early.status, early.body.fields[0].path]).toEqual([422, 'month'])
    expect((await adjust({ debit: 'capital', credit: 'expenses', amountCents: 99_000_000_000 })).body.code).toBe('accountShort')
    expect((await file('journal', '', `from=${dayAfter(today, -1)}&until=${today}`)).body).toContain(
      'Adjustment of 2026-08: Fee of August, booked late',
    )
    expect(await house.findings()).toEqual([])
  })
})

describe('an application for payment', () => {
  const application = (who = house.desk.builder.person, query = `from=${today}&until=${today}&format=csv`) =>
    house.desk.ask(who, `/projects/${started}/pay-application?${query}`)
  const amounts = (csv: unknown) => new Map(readCsvRows(String(csv)).map((row) => [row.Item, row]))

  it('has the phases as schedule of values, and what is due', async () => {
    const found = amounts((await application()).body)
    expect(found.get('Total')).toMatchObject({
      'Scheduled value': '58900.00',
      'This period': '23560.00',
      'Stored materials': 'Not recorded',
    })
    expect(found.get('8. Current payment due')?.Amount).toBe('23560.00')
    expect(found.get('9. Balance to finish, including retainage')?.Amount).toBe('35340.00')
    const tomorrow = dayAfter(today, 1)
    const next = amounts((await application(undefined, `from=${tomorrow}&until=${tomorrow}&format=csv`)).body)
    expect(next.get('Fabrication start')).toMatchObject({ 'Previous applications': '23560.00', 'This period': '0.00' })
    expect(next.get('8. Current payment due')?.Amount).toBe('0.00')
    expect((await application(undefined, `from=${today}&until=${today}`)).body).toContain('%PDF')
  })

  it('ties to what the builder is billed and has paid', async () => {
    const found = amounts((await application()).body)
    const [deposit] = await house.invoicesOf(started)
    expect(found.get('Invoiced to date, before tax')?.Amount).toBe(decimalDollars(deposit.amountCents))
    expect(found.get('Paid to date, with tax')?.Amount).toBe(`-${decimalDollars(deposit.amountCents)}`)
    expect(found.get('Open on invoices, with tax')?.Amount).toBe('0.00')
  })

  it('of a period shows the contract of its last day: later change orders, refunds and releases are not in it', async () => {
    const { desk, cms } = house
    const number = await desk.project(1_000_000, 'Prepay')
    await house.payDeposit(number)
    const req = await cms.localReq()
    await inTransaction(req, () => amendProject(req, { number }, cents(-250_000)))
    await desk.reach(number, 'fabrication_start')
    await desk.sign(number, 'fabrication_start', 'conditional')
    await desk.complete(number, 'fabrication_start')
    const until = async (day: string) => {
      const { body } = await desk.ask(
        desk.builder.person,
        `/projects/${number}/pay-application?from=${dayAfter(today, -9)}&until=${day}&format=csv`,
      )
      const found = amounts(body)
      const of = (name: string) => found.get(name)?.Amount
      return [
        of('2. Net change by change orders'),
        of('3. Contract sum to date'),
        of('4. Total completed and stored to date'),
        found.get('Delivery')?.['Scheduled value'],
        of('Refunded before delivery'),
        of('Invoiced to date, before tax'),
      ]
    }
    const before = ['0.00', '10000.00', '0.00', '2000.00', undefined, '0.00']
    expect(await until(dayAfter(today, -1))).toEqual(before)
    expect(await until(today)).toEqual(['-2500.00', '7500.00', '3000.00', '1500.00', undefined, '10000.00'])
    const dispute = { projectId: number, reason: 'quality', description: 'Half of the panels are not to the drawing.' }
    const { id } = (await desk.ask(desk.builder.person, '/disputes', dispute)).body.dispute
    const split = { outcome: 'split', refundCents: 100_000, reason: 'Seen on site' }
    const headers = { 'idempotency-key': randomUUID() }
    expect((await desk.ask(desk.operators[0], `/disputes/${id}/resolve`, split, { headers })).status).toBe(200)
    expect((await until(today))[4]).toBe('1000.00')
    expect(await until(dayAfter(today, -1))).toEqual(before)
  })

  it('is for the builder and operators', async () => {
    expect((await application(house.desk.shop.person)).status).toBe(403)
    expect((await application((await house.desk.party('builder')).person)).body.code).toBe('unknownProject')
    expect((await application(house.desk.operators[0])).status).toBe(200)
  })
})
