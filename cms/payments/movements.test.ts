import { searchEscrow, searchTransactions } from '@framewell/domain/payments/escrowCalls'
import { searchFactoring } from '@framewell/domain/payments/factoringCalls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MoneyHouse, moneyHouse } from '../testing/moneyHouse'
import type { TestPerson } from '../testing/signInAs'

const MANY = 5_000
let house: MoneyHouse
let project: string
beforeAll(async () => {
  house = await moneyHouse()
  project = await house.desk.project(1_000_000, 'Prepay')
  await house.payDeposit(project)
  await postMany()
})
afterAll(() => house.cms.stop())

/** Ten postings per millisecond on Framewell's own accounts, each larger than the one before. */
async function postMany(): Promise<void> {
  const { pool } = house.cms.payload.db
  await pool.query(`insert into ledger_accounts (kind, side, may_go_negative) values ('bank', 'debit', true), ('capital', 'credit', true)
    on conflict do nothing`)
  await pool.query(
    `with posted as (
       insert into ledger_postings (key, kind, description, fingerprint, actor_email, request_id, posted_at)
       select 'many:' || n, 'fee', 'Many ' || n, repeat('0', 64), 'system', 'many', timestamptz '2030-01-01' + n * interval '100 microseconds'
       from generate_series(1, ${MANY}) n returning id, substr(description, 6)::int as n
     )
     insert into ledger_entries (posting_id, account_id, amount_cents)
     select posted.id, a.id, case a.kind when 'bank' then posted.n else -posted.n end
     from posted, ledger_accounts a where a.project_id is null and a.kind in ('bank', 'capital')`,
  )
}

async function page(who: TestPerson, query: string) {
  const { status, body } = await house.desk.ask(who, `/movements${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return searchTransactions.output.parse(body)
}

it('transactions are read to the end, each transaction once, by an operator with five thousand', async () => {
  const [operator] = house.desk.operators
  const first = await page(operator, '?limit=100')
  const seen = new Map(first.data.map((row) => [row.id, row]))
  for (let next = first.next; next; ) {
    const more = await page(operator, `?limit=100&after=${encodeURIComponent(next)}`)
    for (const row of more.data) {
      expect(seen.has(row.id)).toBe(false)
      seen.set(row.id, row)
    }
    next = more.next
  }
  expect(seen.size).toBe(first.total)
  expect(first.total).toBeGreaterThan(MANY)
  expect(
    [...seen.values()]
      .filter(({ projectId }) => projectId === project)
      .map(({ description }) => description)
      .join(),
  ).toContain('Payment of invoice')
})

it('transactions are sorted, filtered and searched as a whole, not per page', async () => {
  const [operator] = house.desk.operators
  const largest = await page(operator, '?sort=amount&search=Many&limit=2')
  expect(largest.data.map(({ amount }) => amount)).toEqual([MANY / 100, (MANY - 1) / 100])
  const smallest = await page(operator, '?sort=amount&direction=ascending&search=many&limit=1')
  expect(smallest).toMatchObject({ total: MANY, data: [{ amount: 0.01, fromParty: 'Framewell', toParty: 'Bank' }] })
  expect((await page(operator, '?status=reversed')).total).toBe(0)
  expect((await page(operator, `?search=${project}`)).total).toBeGreaterThan(0)
  expect((await page(operator, '?search=%25')).total).toBe(0)
  const oldest = await page(operator, `?page=${Math.ceil((await page(operator, '')).total / 20)}`)
  expect(oldest.data.at(-1)?.projectId).toBe(project)
})

it("transactions show a company only its own projects' transactions, the same as the specified list", async () => {
  const { builder, shop } = house.desk
  const other = await house.cms.signInAs('builder')
  // Nothing is released to the shop yet.
  for (const [{ person }, projects] of [
    [builder, [project]],
    [shop, []],
  ] as const) {
    const { data, total } = await page(person, '?limit=100')
    expect(total).toBe(data.length)
    expect(new Set(data.map(({ projectId }) => projectId))).toEqual(new Set(projects))
    const plain: { id: string }[] = (await house.desk.ask(person, '/transactions')).body
    expect(new Set(data.map(({ id }) => id))).toEqual(new Set(plain.map(({ id }) => id)))
    expect((await page(person, '?search=Many')).total).toBe(0)
  }
  expect((await page(other, '')).total).toBe(0)
})

it('early payout requests show to their shop and to operators only', async () => {
  const { builder, shop, operators } = house.desk
  await house.cms.payload.db.pool.query(
    `insert into factoring_requests (id, project_id, fabricator_id, trust_level, urgency, advance_cents, receivable_cents, paid_cents,
       factoring_discount, status, requested_by, created_at, updated_at)
     select gen_random_uuid(), id, fabricator_id, 'High', 'standard', 100, 200, 97, 0.03, 'pending', 'test', now(), now() from payment_projects where number = $1`,
    [project],
  )
  const other = await house.cms.signInAs('partner')
  const seen = async (who: TestPerson) => searchFactoring.output.parse((await house.desk.ask(who, '/early-payouts')).body).total
  expect([await seen(operators[0]), await seen(shop.person), await seen(builder.person), await seen(other)]).toEqual([1, 1, 0, 0])
  const [request] = searchFactoring.output.parse((await house.desk.ask(shop.person, '/early-payouts')).body).data
  expect((await house.desk.ask(shop.person, '/factoring')).body).toEqual([request])
  expect((await house.cms.request('/api/payments/early-payouts')).status).toBe(401)
})

it("the escrow list has accounts of one's own projects, the same as the specified list", async () => {
  const { builder, shop, operators } = house.desk
  const seen = async (who: TestPerson, query = '') => {
    const { body } = await house.desk.ask(who, `/escrow-accounts${query}`)
    return searchEscrow.output.parse(body)
  }
  for (const who of [operators[0], builder.person, shop.person]) {
    const { data, total } = await seen(who)
    expect([total, data.map(({ projectId }) => projectId)]).toEqual([1, [project]])
    expect(data).toEqual((await house.desk.ask(who, '/escrow')).body)
  }
  expect((await seen(await house.cms.signInAs('builder'))).total).toBe(0)
  expect((await seen(operators[0], '?status=closed')).total).toBe(0)
  expect((await seen(operators[0], `?search=${project}&sort=totalValue`)).data[0]?.totalValue).toBe(10_000)
})
