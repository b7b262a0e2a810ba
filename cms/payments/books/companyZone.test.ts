import { companyDay, startOfDay } from '@framewell/domain/dates/businessDays'
import { inCompanyZone, US_ZONES } from '@framewell/domain/dates/testing/inCompanyZone'
import { getFinancials } from '@framewell/domain/insights/analyticsCalls'
import { getBooks } from '@framewell/domain/payments/bookCalls'
import { closingCents } from '@framewell/domain/payments/books'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MoneyHouse, moneyHouse } from '../../testing/moneyHouse'
import { readCsvRows } from '../../testing/readJournals'
import { checkCompanyZone } from './checkCompanyZone'

let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
})
afterAll(() => house.cms.stop())

/** A day that has always begun in Kiritimati and not yet in Pago Pago. */
const [EARLY, LATE] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago']
const CENTS = 12_345

async function postAt(at: string): Promise<void> {
  const { pool } = house.cms.payload.db
  await pool.query(`insert into ledger_accounts (kind, side, may_go_negative) values ('bank', 'debit', true), ('revenue', 'credit', true)
    on conflict do nothing`)
  await pool.query(
    `with posted as (
       insert into ledger_postings (key, kind, description, fingerprint, actor_email, request_id, posted_at)
       values ('zone', 'fee', 'Zone', repeat('0', 64), 'system', 'zone', $1) returning id
     )
     insert into ledger_entries (posting_id, account_id, amount_cents)
     select posted.id, a.id, case a.kind when 'bank' then ${CENTS} else -${CENTS} end
     from posted, ledger_accounts a where a.project_id is null and a.kind in ('bank', 'revenue')`,
    [at],
  )
}

async function ask(path: string) {
  const { status, body } = await house.desk.ask(house.desk.operators[0], path)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

describe('an entry between two midnights, at the end of September', () => {
  const AT = '2026-10-01T05:30:00Z'
  beforeAll(() => postAt(AT))

  it.each(US_ZONES)('is in one month of the books, the journal and the dashboard in %s', async (zone) => {
    await inCompanyZone(zone, async () => {
      const day = companyDay(new Date(AT))
      expect(day).toBe(zone === 'America/New_York' || zone === 'America/Chicago' ? '2026-10-01' : '2026-09-30')
      for (const month of ['2026-09', '2026-10']) {
        const expected = day.startsWith(month) ? CENTS : 0
        const period = `from=${month}-01&until=${month === '2026-09' ? '2026-09-30' : '2026-10-31'}`
        const { rows } = getBooks.output.parse(await ask(`/books?${period}`))
        const revenue = rows.find(({ account }) => account === 'revenue')
        expect(revenue?.creditCents ?? 0, month).toBe(expected)
        const journal = readCsvRows(String(await ask(`/books/file?format=journal&${period}`)))
        expect(journal.length > 0, month).toBe(expected > 0)
        const answer = await house.cms.request('/api/admin/financials?period=year', { cookie: house.desk.operators[0].cookie })
        const { parts } = getFinancials.output.parse(await answer.json())
        expect(parts.find(({ label }) => label === month)?.revenue, month).toBe(expected / 100)
      }
    })
  })
})

describe('an invoice due on the day that is in Pago Pago', () => {
  it('is late where it is tomorrow already, in the list, the tasks and the orders alike', async () => {
    const number = await house.desk.project(1_000_000, 'Standard')
    const [invoice] = await house.invoicesOf(number)
    const due = await inCompanyZone(LATE, () => companyDay(new Date()))
    await house.cms.payload.db.pool.query('update invoices set due_on = $1 where number = $2', [due, invoice.number])
    const cookie = house.desk.operators[0].cookie
    const late = async () => {
      const listed = await ask('/invoices?status=overdue')
      const tasks = await (await house.cms.request('/api/admin/tasks?kind=overdueInvoice', { cookie })).json()
      const projects = await (await house.cms.request('/api/admin/projects', { cookie })).json()
      const overdue = projects.data.filter((project: { paymentStatus: string }) => project.paymentStatus === 'overdue')
      return [listed.data.length, tasks.data.length, overdue.length]
    }
    expect(await inCompanyZone(LATE, late)).toEqual([0, 0, 0])
    expect(await inCompanyZone(EARLY, late)).toEqual([1, 1, 1])
  })
})

describe('a company', () => {
  it('closes a month an hour after it ends there, and starts in that zone only from then on', async () => {
    const { pool } = house.cms.payload.db
    const close = () => house.desk.ask(house.desk.operators[0], '/books/closings', { month: '2026-09', reason: 'reconciled' })
    await inCompanyZone('Pacific/Honolulu', async () => {
      await expect(checkCompanyZone(pool)).resolves.toBeUndefined()
      expect((await close()).status).toBe(200)
      const { rows } = await pool.query('select time_zone, ends_at, balances from book_closings')
      expect(rows).toMatchObject([{ time_zone: 'Pacific/Honolulu', ends_at: startOfDay('2026-10-01') }])
      expect(rows[0].balances.revenue).toBe(-CENTS)
      const { rows: books } = getBooks.output.parse(await ask('/books?from=2026-09-01&until=2026-09-30'))
      const revenue = books.find(({ account }) => account === 'revenue')
      expect(revenue && closingCents(revenue)).toBe(rows[0].balances.revenue)
      await expect(checkCompanyZone(pool)).resolves.toBeUndefined()
    })
    await expect(checkCompanyZone(pool)).rejects.toThrow(
      "The books were closed through 2026-09 in Pacific/Honolulu, and a closed month doesn't move: set COMPANY_TIME_ZONE=Pacific/Honolulu instead of America/New_York.",
    )
  })

  it('does not start in a zone that the database does not know', async () => {
    await inCompanyZone('Mars/Base', async () => {
      await expect(checkCompanyZone(house.cms.payload.db.pool)).rejects.toThrow("the database's time zones don't include")
    })
  })
})
