import { companyDay, dayAfter } from '@framewell/domain/dates/businessDays'
import { dollarsOfCents, cents as toCents } from '@framewell/domain/money/cents'
import { type Books, getBooks } from '@framewell/domain/payments/bookCalls'
import { closingCents, lastDayOf } from '@framewell/domain/payments/books'
import type { LedgerAccountKind } from '@framewell/domain/payments/ledgerAccount'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MoneyHouse, moneyHouse } from '../../testing/moneyHouse'
import { readCsvRows } from '../../testing/readJournals'

interface Movement {
  readonly day: string
  readonly cents: number
  readonly text: string
  readonly reference: string
}

const today = companyDay(new Date())
const FIRST_DAY = dayAfter(today, -110)
const OPENING = 5_000_000
let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
})
afterAll(() => house.cms.stop())

const ask = (path: string, json?: unknown) => house.desk.ask(house.desk.operators[0], path, json)
async function booksOn(day: string): Promise<Books> {
  const { status, body } = await ask(`/books?from=${day}&until=${day}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return getBooks.output.parse(body)
}
function closing({ rows }: Books, account: LedgerAccountKind): number {
  const row = rows.find((one) => one.account === account)
  return row ? closingCents(row) : 0
}
const decide = async (reference: string, json: object) =>
  ask(`/bank/lines/${(await house.desk.line(reference)).id}/decide`, { reason: 'known', ...json })
const undo = async (reference: string) => ask(`/bank/lines/${(await house.desk.line(reference)).id}/undo`, { reason: 'not this' })
const close = (month: string) => ask('/books/closings', { month, reason: 'reconciled' })
const fileOf = async (month: string) => String((await ask(`/books/file?format=journal&from=${month}-01&until=${lastDayOf(month)}`)).body)

/** A statement of these movements. @param before the balance it opens with */
function statement(before: number, movements: readonly Movement[]): string {
  let balance = before
  const dollars = (amount: number) => dollarsOfCents(toCents(amount)).toFixed(2)
  const rows = movements.map(({ day, cents, text, reference }) => {
    balance += cents
    return `${day},${dollars(cents)},"${text}",${dollars(balance)},${reference}`
  })
  return ['Date,Amount,Description,Balance,Reference', ...rows, ''].join('\r\n')
}

/** The bank's account as somebody keeps it by hand: its movements, which of them are booked, and the closed months. */
class Bank {
  movements: Movement[] = []
  /** The imports that count, with the id of each statement. */
  readonly imports: { readonly id: string; readonly movements: readonly Movement[] }[] = []
  readonly booked = new Set<string>()
  readonly closed = new Map<string, { readonly books: Books; readonly file: string }>()
  balance = OPENING

  /** The balance of the bank's account at the end of a day of an open month, of what is booked. */
  on(day: string): number {
    return this.movements
      .filter((one) => one.day <= day && (one.cents > 0 || this.booked.has(one.reference)))
      .reduce((sum, one) => sum + one.cents, OPENING)
  }

  get lastClosed(): string {
    return [...this.closed.keys()].sort().at(-1) ?? ''
  }
}

const step = fc.oneof(
  { weight: 7, arbitrary: fc.record({ kind: fc.constant('import'), size: fc.integer({ min: 1, max: 3 }), at: fc.nat(), seed: fc.nat() }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('decide'), size: fc.constant(0), at: fc.nat(), seed: fc.nat() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('undo'), size: fc.constant(0), at: fc.nat(), seed: fc.nat() }) },
  ...(['close', 'advance', 'cancel', 'refund', 'takeBack'] as const).map((kind) => ({
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant(kind), size: fc.constant(0), at: fc.nat(), seed: fc.nat() }),
  })),
)

/** Asks for an early payout, as its shop, and lends it; one that the order does not cover is refused. */
async function advance(number: string): Promise<boolean> {
  const { desk } = house
  const { body } = await desk.ask(desk.shop.person, '/factoring', { projectId: number, urgency: 'standard' })
  if (!body.request) return false
  await desk.sign(number, 'early_payout', 'conditional')
  return (await ask(`/factoring/${body.request.id}/decide`, { decision: 'approve', reason: 'Good record' })).status === 200
}

/** What is posted as a consequence of a step, and no statement shows. */
const CONSEQUENCES = `'refund', 'refund_withdrawn', 'factoring_advance', 'advance_undone', 'advance_owed', 'house_credit'`

/** Consequences that the books count on another day than that of their step, and accounts that were overdrawn on a day. */
async function outOfOrder(): Promise<readonly string[]> {
  const { rows } = await house.cms.payload.db.pool.query<{ words: string }>(`
    select kind || ' of ' || posted_at || ' on ' || effective_at as words from ledger_postings
      where reverses is null and effective_at <> posted_at and kind in (${CONSEQUENCES})
    union all
    select kind || ' of ' || project_id || ' below zero on ' || at from (
      select a.kind, a.project_id, p.effective_at as at, sum(e.amount_cents * case a.side when 'debit' then 1 else -1 end)
        over (partition by a.id order by p.effective_at, p.id) as cents
      from ledger_entries e join ledger_accounts a on a.id = e.account_id join ledger_postings p on p.id = e.posting_id
      where a.kind in ('advance', 'builder_payable', 'fabricator_payable')) days where cents < 0`)
  return rows.map(({ words }) => words)
}

describe('the books', () => {
  it('do not begin below zero: a first statement that opens overdrawn is refused, and says by how much', async () => {
    const fee = { day: today, cents: -500, text: 'fee', reference: 'FEE' }
    const { status, body } = await house.desk.importStatement(statement(-10_000, [fee]))
    expect([status, body.code]).toEqual([409, 'bankShort'])
    expect(body.detail).toContain('It opens with −$100.00, and the books hold no overdraft.')
    expect((await booksOn(today)).rows).toEqual([])
  })

  it('have the bank’s balance on each day, in any order of imports, decisions, undos, statements taken back and closings, and closed months never change', async () => {
    const bank = new Bank()
    const builder = house.desk.builder.company
    const order = await house.desk.project(9_000_000, 'Standard')
    const others = await Promise.all([600_000, 500_000, 400_000].map((price) => house.desk.project(price, 'Standard')))
    const orders = [order, ...others]
    const invoices: string[] = (await Promise.all(orders.map(house.invoicesOf))).flat().map(({ number }: { number: string }) => number)
    const credits = new Set<string>()
    const done = { advance: 0, cancel: 0, refund: 0, taken: 0, takenBack: 0 }
    let references = 0
    let day = FIRST_DAY
    const deposits = await Promise.all(
      others.map(async (number): Promise<Movement> => {
        const [deposit] = await house.invoicesOf(number)
        return { day, cents: deposit.amountCents, text: deposit.number, reference: `D${number}` }
      }),
    )
    expect((await house.desk.importStatement(statement(bank.balance, deposits))).body.matched).toBe(deposits.length)
    for (const { reference, cents } of deposits) {
      bank.booked.add(reference)
      bank.balance += cents
    }
    bank.movements.push(...deposits)
    for (const number of others) {
      expect(await advance(number)).toBe(true)
      done.advance += 1
    }
    const steps = fc.sample(fc.array(step, { minLength: 120, maxLength: 120 }), { numRuns: 1, seed: 20_261_130 })[0] ?? []
    for (const { kind, size, at, seed } of steps) {
      if (kind === 'import') {
        const movements = Array.from({ length: size }, (_, nth): Movement => {
          day = [dayAfter(day, (seed + nth) % 6), today].sort()[0] ?? today
          references += 1
          const reference = `M${references}`
          const cents = ((seed + nth * 7_919) % 50_000) + 100
          const isIn = (at + nth) % 3 > 0
          return { day, cents: isIn ? cents : -cents, text: `movement ${reference}`, reference }
        })
        const answer = await house.desk.importStatement(statement(bank.balance, movements))
        expect(answer.status, JSON.stringify(answer.body)).toBe(200)
        bank.movements.push(...movements)
        bank.imports.push({ id: answer.body.statement.id, movements })
        bank.balance += movements.reduce((sum, { cents }) => sum + cents, 0)
      } else if (kind === 'takeBack') {
        const newest = bank.imports.pop()
        if (!newest) continue
        const answer = await ask(`/bank/statements/${newest.id}/take-back`, { reason: 'of another company' })
        expect(answer.status, JSON.stringify(answer.body)).toBe(200)
        bank.movements = bank.movements.filter((one) => !newest.movements.includes(one))
        bank.balance -= newest.movements.reduce((sum, { cents }) => sum + cents, 0)
        for (const { reference } of newest.movements) {
          bank.booked.delete(reference)
          credits.delete(reference)
        }
        done.takenBack += 1
      } else if (kind === 'decide') {
        const waiting = bank.movements.filter(({ reference }) => !bank.booked.has(reference))
        const one = waiting[at % waiting.length]
        if (!one) continue
        const invoice = invoices[seed % invoices.length]
        const how =
          one.cents < 0
            ? [{ decision: 'charge' }, { decision: 'expense' }][seed % 2]
            : [
                { decision: 'capital' },
                { decision: 'income' },
                { decision: 'credit', companyId: builder },
                { decision: 'invoice', allocations: [{ invoice, amountCents: Math.ceil(one.cents / 2) }] },
              ][seed % 4]
        const answer = await decide(one.reference, how ?? {})
        // An invoice may be paid by now, or its order canceled.
        if (how?.decision === 'invoice' && answer.status === 422) continue
        expect(answer.status, JSON.stringify(answer.body)).toBe(200)
        bank.booked.add(one.reference)
        if (how?.decision === 'credit') credits.add(one.reference)
      } else if (kind === 'undo') {
        const decided = bank.movements.filter(({ reference }) => bank.booked.has(reference))
        const one = decided[at % decided.length]
        if (!one) continue
        const answer = await undo(one.reference)
        expect(answer.status, JSON.stringify(answer.body)).toBe(200)
        bank.booked.delete(one.reference)
        credits.delete(one.reference)
        done.taken += 1
      } else if (kind === 'advance') {
        if (await advance(orders[at % orders.length] ?? order)) done.advance += 1
      } else if (kind === 'cancel') {
        const canceled = others.pop()
        if (!canceled) continue
        orders.splice(orders.indexOf(canceled), 1)
        await house.desk.cancel(canceled)
        done.cancel += 1
      } else if (kind === 'refund') {
        const one = [...credits].filter((reference) => bank.booked.has(reference))[0]
        if (!one) continue
        credits.delete(one)
        const answer = await ask(`/bank/lines/${(await house.desk.line(one)).id}/refund`, { amountCents: 100, reason: 'they asked' })
        expect(answer.status, JSON.stringify(answer.body)).toBe(200)
        done.refund += 1
      } else if (bank.closed.size < 2) {
        const month = (bank.lastClosed ? dayAfter(lastDayOf(bank.lastClosed), 1) : FIRST_DAY).slice(0, 7)
        const { status } = await close(month)
        if (status === 200) bank.closed.set(month, { books: await booksOn(lastDayOf(month)), file: await fileOf(month) })
      }
    }
    expect(bank.closed.size).toBeGreaterThan(1)
    for (const [kind, times] of Object.entries(done)) expect(times, kind).toBeGreaterThan(0)
    expect(await outOfOrder()).toEqual([])
    for (const [month, { books, file }] of bank.closed) {
      expect((await booksOn(lastDayOf(month))).rows, month).toEqual(books.rows)
      expect(await fileOf(month), month).toBe(file)
    }
    const open = [...new Set(bank.movements.map((one) => one.day))].filter((one) => one.slice(0, 7) > bank.lastClosed)
    expect(open.length).toBeGreaterThan(10)
    for (const one of open) {
      expect(closing(await booksOn(one), 'bank'), one).toBe(bank.on(one))
      expect((await ask(`/receivables?on=${one}`)).body, one).toMatchObject({ differenceCents: 0, creditDifferenceCents: 0, differing: [] })
    }
    expect(await house.findings()).toEqual([])
    for (const { reference, cents } of bank.movements)
      if (!bank.booked.has(reference)) await decide(reference, { decision: cents < 0 ? 'charge' : 'income' })
    for (const one of open) {
      const stated = bank.movements.filter(({ day: booked }) => booked <= one).reduce((sum, { cents }) => sum + cents, OPENING)
      expect(closing(await booksOn(one), 'bank'), `${one}: the bank's own closing balance`).toBe(stated)
    }
  })

  it('count a movement of a closed month on the first open day and say when the bank booked it, also when it is undone', async () => {
    const [{ month }] = (await booksOn(today)).closings as [Books['closings'][number]]
    const firstOpen = dayAfter(lastDayOf(month), 1)
    const { pool } = house.cms.payload.db
    const { rows } = await pool.query('select closing_cents::int as cents from bank_statements order by created_at desc limit 1')
    const bankDay = `${month}-11`
    await house.desk.importStatement(statement(rows[0].cents, [{ day: bankDay, cents: -777, text: 'Service charge', reference: 'LATE' }]))
    expect((await decide('LATE', { decision: 'charge' })).status).toBe(200)
    const before = closing(await booksOn(lastDayOf(month)), 'bank_charges')
    const journal = async () =>
      readCsvRows(String((await ask(`/books/file?format=journal&from=${firstOpen}&until=${firstOpen}`)).body)).filter(
        ({ Description = '' }) => Description.includes('LATE'),
      )
    expect((await journal()).map(({ Date: on, Description }) => [on, Description])).toEqual([
      [firstOpen, `LATE: known, booked by the bank on ${longDate(bankDay)}`],
      [firstOpen, `LATE: known, booked by the bank on ${longDate(bankDay)}`],
    ])
    expect((await undo('LATE')).status).toBe(200)
    expect((await journal()).reduce((sum, row) => sum + Number(row.Debit || 0) - Number(row.Credit || 0), 0)).toBe(0)
    expect(await journal()).toHaveLength(4)
    expect(closing(await booksOn(lastDayOf(month)), 'bank_charges')).toBe(before)
    await expect(
      pool.query(
        `insert into ledger_postings (key, kind, description, fingerprint, actor_email, request_id, effective_at)
         values ('late', 'test', 'late', repeat('0', 64), 'a@b.example', 'r', $1)`,
        [`${lastDayOf(month)}T12:00:00Z`],
      ),
    ).rejects.toThrow('The books of this day are closed')
  })

  it('count a payment, its credit and its taking back on the bank’s day in the customer’s statement', async () => {
    const [operator] = house.desk.operators
    const order = await house.desk.project(4_000_000, 'Standard')
    const [invoice] = await house.invoicesOf(order)
    const { pool } = house.cms.payload.db
    const { rows } = await pool.query('select closing_cents::int as cents from bank_statements order by created_at desc limit 1')
    const bankDay = dayAfter(today, -2)
    const paid = invoice.amountCents + 5_000
    await house.desk.importStatement(statement(rows[0].cents, [{ day: bankDay, cents: paid, text: 'for the kit', reference: 'EARLY' }]))
    const account = async () =>
      readCsvRows(
        String(
          (
            await house.desk.ask(
              operator,
              `/account-statement?format=csv&companyId=${house.desk.builder.company}&from=${bankDay}&until=${bankDay}`,
            )
          ).body,
        ),
      ).filter(({ Description = '' }) => Description.includes('EARLY'))
    expect(
      (await decide('EARLY', { decision: 'invoice', allocations: [{ invoice: invoice.number, amountCents: invoice.amountCents }] })).status,
    ).toBe(200)
    expect(await account()).toHaveLength(2)
    expect((await undo('EARLY')).status).toBe(200)
    const moves = await account()
    expect(moves).toHaveLength(4)
    for (const day of [bankDay, dayAfter(today, -1), today])
      expect((await ask(`/receivables?on=${day}`)).body, day).toMatchObject({ differenceCents: 0, creditDifferenceCents: 0, differing: [] })
  })

  it('count what follows from a payment that is taken back when it is, not on the bank’s day', async () => {
    const { desk } = house
    const bankDay = dayAfter(today, -3)
    const pay = async (reference: string, invoice: { number: string; amountCents: number }) => {
      const { rows } = await house.cms.payload.db.pool.query(
        "select closing_cents::int as cents from bank_statements where house_account = 'operating' order by created_at desc limit 1",
      )
      await desk.importStatement(statement(rows[0].cents, [{ day: bankDay, cents: invoice.amountCents, text: invoice.number, reference }]))
      expect((await desk.line(reference)).status).toBe('matched')
    }
    const lent = await desk.project(4_000_000, 'Standard')
    await pay('COVERS', (await house.invoicesOf(lent))[0])
    expect(await advance(lent)).toBe(true)
    expect((await undo('COVERS')).status).toBe(200)

    const ahead = await desk.project(4_000_000, 'Standard')
    const [deposit, progress] = await house.invoicesOf(ahead)
    await pay('DEPOSIT', deposit)
    await pay('AHEAD', progress)
    for (const phase of desk.phases.slice(0, 2)) {
      await desk.reach(ahead, phase)
      await desk.sign(ahead, phase, 'conditional')
      expect((await desk.complete(ahead, phase)).status).toBe(200)
    }
    expect((await undo('AHEAD')).status).toBe(200)
    const { rows: states } = await house.cms.payload.db.pool.query(
      `select s.status, to_char(s.at at time zone 'America/New_York', 'YYYY-MM-DD') as day from invoice_states s join invoices i on i.id = s.invoice_id
       where i.number = $1 order by s.id desc limit 2`,
      [progress.number],
    )
    expect(states).toEqual([
      { status: 'open', day: today },
      { status: 'scheduled', day: bankDay },
    ])

    const canceled = await desk.project(500_000, 'Standard')
    await pay('CANCELED', (await house.invoicesOf(canceled))[0])
    await desk.cancel(canceled)
    expect((await undo('CANCELED')).status).toBe(200)
    expect(await outOfOrder()).toEqual([])
    expect(await house.findings()).toEqual([])
  })
})
