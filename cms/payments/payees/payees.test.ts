import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MoneyHouse, moneyHouse } from '../../testing/moneyHouse'
import { confirmShopAccount, openHouse } from '../../testing/moneySteps'
import { readCsvRows } from '../../testing/readJournals'

const PHASE = 'fabrication_start'
const W9 = {
  name: 'Test Partner',
  businessName: 'Ohio Roll Form',
  taxClass: 'individual',
  address: '12 Canal St, Dayton, OH 45402',
  tin: '123-45-6789',
  signature: 'Test Partner',
}

let house: MoneyHouse
let companyName: string
beforeAll(async () => {
  house = await moneyHouse()
  await openHouse(house.cms, house.desk)
  const { rows } = await house.cms.payload.db.pool.query('select name from companies where id = $1', [house.desk.shop.company])
  companyName = rows[0].name
})
afterAll(() => house.cms.stop())

/** Pays a phase of a new order. @returns its payout, once a statement shows it */
async function paid() {
  const { desk } = house
  const number = await desk.project(1_000_000, 'Premium')
  await desk.reach(number, PHASE)
  await desk.sign(number, PHASE, 'conditional')
  await desk.complete(number, PHASE)
  const { run } = (await desk.ask(desk.operators[0], '/payout-runs', { payOn: '2099-01-05', projectIds: [number] })).body
  for (const operator of desk.operators) await desk.ask(operator, `/payout-runs/${run.id}/decide`, { decision: 'approve' })
  const [payout] = run.payouts
  await desk.importStatement(desk.statement([{ cents: -payout.amountCents, text: `ACH ${payout.reference}` }]))
  const { rows } = await house.cms.payload.db.pool.query('select left(settled_on, 4) as year from payouts where id = $1', [payout.id])
  return { payout, year: rows[0].year }
}
/** The shop's own task and the operators' task about its W-9. */
const w9Tasks = async () => {
  const { cms, desk } = house
  const own = await (await cms.request('/api/tasks', { cookie: desk.shop.person.cookie })).json()
  const operators = await (await cms.request('/api/admin/tasks?kind=w9', { cookie: desk.operators[0].cookie })).json()
  return [own.tasks.filter(({ kind }: { kind: string }) => kind === 'w9'), operators.data]
}
const payees = async (year: string) => (await house.desk.ask(house.desk.operators[0], `/payees?year=${year}`)).body

it('what statements show as paid counts for the year, without what came back, and a missing W-9 is named', async () => {
  const { desk } = house
  expect(await w9Tasks()).toEqual([[], []])
  const kept = await paid()
  expect(await w9Tasks()).toMatchObject([
    [{ name: companyName, detail: 'no signed W-9 for your 1099', href: '/account#own-w9' }],
    [
      {
        name: companyName,
        detail: 'Not signed yet',
        late: false,
        href: expect.stringMatching(/^\/admin-dashboard\?tab=fabricators&shop=/),
      },
    ],
  ])
  const returned = await paid()
  const both = kept.payout.amountCents + returned.payout.amountCents
  expect((await payees(kept.year)).rows).toMatchObject([
    { company: companyName, payouts: 2, paidCents: both, standing: 'w9Missing', w9: null },
  ])
  await desk.importStatement(desk.statement([{ cents: returned.payout.amountCents, text: `ACH RETURN ${returned.payout.reference} R03` }]))
  expect((await payees(kept.year)).rows).toMatchObject([{ payouts: 1, paidCents: kept.payout.amountCents }])
  expect((await payees(String(Number(kept.year) - 1))).rows).toEqual([])
  await confirmShopAccount(desk)
})

it('a shop signs its own W-9; its number is encrypted, masked on screens, whole in the file that the audit trail names', async () => {
  const { desk, cms } = house
  const [operator] = desk.operators
  expect((await desk.ask(desk.shop.person, '/w9')).body).toEqual({ w9: null })
  const wrong = (await desk.ask(desk.shop.person, '/w9', { ...W9, tin: '123456789' })).body
  expect(wrong.fields).toMatchObject([{ path: 'tin', message: expect.stringContaining('EIN like 12-3456789') }])
  const another = (await desk.ask(desk.shop.person, '/w9', { ...W9, signature: 'Olivia Park' })).body
  expect(another.fields, 'somebody else’s name').toMatchObject([{ path: 'signature' }])
  expect((await desk.ask(desk.builder.person, '/w9', W9)).status).toBe(403)
  expect((await desk.ask(desk.shop.person, '/w9', W9)).status).toBe(201)
  expect(await w9Tasks()).toEqual([[], []])
  const { w9 } = (await desk.ask(desk.shop.person, '/w9')).body
  expect(w9).toMatchObject({ maskedTin: 'XXX-XX-6789', businessName: 'Ohio Roll Form', signedBy: 'Test Partner' })
  const { rows } = await cms.payload.db.pool.query('select w::text as stored from w9_forms w')
  expect(JSON.stringify(rows)).not.toContain('123-45')
  const { rows: trail } = await cms.payload.db.pool.query("select a::text as kept from audit_records a where action = 'w9-sign'")
  expect(JSON.stringify(trail)).toContain('XXX-XX-6789')
  expect(JSON.stringify(trail)).not.toContain('123-45')

  // The name on the W-9 is another one than was screened.
  const [{ id }] = (await desk.ask(operator, '/bank/details?status=active')).body.data
  await desk.checkPayee(id)
  const { year } = await paid()
  expect((await payees(year)).rows).toMatchObject([{ standing: 'nec', category: 'services', w9: { maskedTin: 'XXX-XX-6789' } }])
  expect((await desk.ask(desk.shop.person, `/payees?year=${year}`)).status).toBe(403)
  const file = String((await desk.ask(operator, `/payees/file?year=${year}`)).body)
  expect(file).toContain('123-45-6789')
  expect(file).toMatch(/Form 1099-NEC\r\n$/)
  const { rows: downloads } = await cms.payload.db.pool.query(
    "select subject_id as year from audit_records where action = 'payees-download'",
  )
  expect(downloads).toEqual([{ year }])

  // What it is paid for decides the form, from a year on.
  const category = (change: object, who = operator) =>
    desk.ask(who, `/payees/${desk.shop.company}/category`, {
      category: 'rents',
      fromYear: Number(year),
      reason: 'A rented yard',
      ...change,
    })
  expect((await category({}, desk.shop.person)).status).toBe(403)
  expect((await category({ reason: '' })).body.fields).toMatchObject([{ path: 'reason' }])
  for (const fromYear of [[Number(year)], year, null])
    expect((await category({ fromYear })).body.fields).toMatchObject([{ path: 'fromYear', message: 'Choose a year' }])
  expect((await payees(year)).rows).toMatchObject([{ nextCategoryYear: null }])
  expect(
    (await desk.ask(operator, `/payees/${desk.builder.company}/category`, { category: 'none', fromYear: 2026, reason: 'x y z' })).status,
  ).toBe(404)
  expect((await category({ category: 'none', fromYear: Number(year) + 1 })).status).toBe(201)
  expect((await payees(year)).rows, 'a later year').toMatchObject([
    { standing: 'nec', category: 'services', nextCategoryYear: Number(year) + 1 },
  ])
  expect((await category({})).status).toBe(201)
  const [{ paidCents }] = (await payees(year)).rows
  expect((await payees(year)).rows).toMatchObject([{ standing: 'misc', category: 'rents', nextCategoryYear: Number(year) + 1 }])
  const [rented = {}] = readCsvRows(String((await desk.ask(operator, `/payees/file?year=${year}`)).body))
  expect([rented['Paid (1099-NEC, box 1)'], rented['Rents (1099-MISC, box 1)'], rented.Form]).toEqual([
    '0.00',
    (paidCents / 100).toFixed(2),
    'Form 1099-MISC',
  ])
  expect((await category({ category: 'services', reason: 'It makes kits' })).status).toBe(201)
  expect((await payees(year)).rows).toMatchObject([{ standing: 'nec', category: 'services' }])
  const { rows: set } = await cms.payload.db.pool.query(
    "select before, after, reason from audit_records where action = 'payee-category-set' order by created_at desc limit 1",
  )
  expect(set).toMatchObject([{ before: { category: 'rents' }, after: { category: 'services' }, reason: 'It makes kits' }])

  // The newest counts.
  expect((await desk.ask(desk.shop.person, '/w9', { ...W9, taxClass: 'llc_c', tin: '12-3456789' })).status).toBe(201)
  expect((await payees(year)).rows).toMatchObject([{ standing: 'corporation', w9: { maskedTin: 'XX-XXX6789' } }])
})

it('what a shop paid back of an early payout by bank is taken off the year of that movement, until that is undone', async () => {
  const { desk, cms } = house
  const number = await desk.project(1_000_000, 'Premium')
  const { request } = (await desk.ask(desk.shop.person, '/factoring', { projectId: number, urgency: 'standard' })).body
  await desk.sign(number, 'early_payout', 'conditional')
  await desk.ask(desk.operators[0], `/factoring/${request.id}/decide`, { decision: 'approve', reason: 'Good record' })
  const { run } = (await desk.ask(desk.operators[0], '/payout-runs', { payOn: '2099-01-05', projectIds: [number] })).body
  for (const operator of desk.operators) await desk.ask(operator, `/payout-runs/${run.id}/decide`, { decision: 'approve' })
  await desk.importStatement(desk.statement([{ cents: -run.totalCents, text: `ACH ${run.number}` }]))
  await desk.cancel(number)
  const { rows } = await cms.payload.db.pool.query('select left(settled_on, 4) as year from payouts where id = $1', [run.payouts[0].id])
  const { year } = rows[0]
  const before = (await payees(year)).rows[0]

  await desk.importStatement(desk.statement([{ cents: 100_000, text: 'repayment', reference: 'REPAID' }]))
  const { id: bankLineId } = await desk.line('REPAID')
  const received = { decision: 'received', bankLineId, reason: 'Agreed' }
  expect((await desk.ask(desk.operators[0], `/factoring/${request.id}/debt`, received)).status).toBe(200)
  const after = (await payees(year)).rows
  expect(after).toMatchObject([{ payouts: before.payouts, repaidCents: 100_000, paidCents: before.paidCents - 100_000 }])
  const [row = {}] = readCsvRows(String((await desk.ask(desk.operators[0], `/payees/file?year=${year}`)).body))
  const dollars = (amount: number) => (amount / 100).toFixed(2)
  expect([row['Paid out'], row['Early payouts paid back'], row['Paid (1099-NEC, box 1)']]).toEqual(
    [before.paidCents, 100_000, before.paidCents - 100_000].map(dollars),
  )

  // Another part in the next year.
  for (let days = 0; days < 366; days++) desk.statement([])
  await desk.importStatement(desk.statement([{ cents: 50_000, text: 'repayment', reference: 'LATER' }]))
  const { id: later } = await desk.line('LATER')
  await desk.ask(desk.operators[0], `/factoring/${request.id}/debt`, { ...received, bankLineId: later })
  const next = String(Number(year) + 1)
  expect((await payees(next)).threshold).toBeNull()
  const enter = (figure: object) =>
    cms.request('/api/reporting-thresholds', {
      method: 'POST',
      cookie: desk.operators[0].cookie,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ year: Number(next), dollars: 2_100, source: 'A notice of the IRS', ...figure }),
    })
  expect((await enter({ year: 2026 })).status, 'set by law').toBe(400)
  expect((await enter({})).status).toBe(201)
  expect((await payees(next)).threshold).toBe(`$2,100, for payments made in ${next} (A notice of the IRS)`)
  expect((await payees(year)).rows).toEqual(after)
  expect((await payees(next)).rows).toMatchObject([{ company: companyName, payouts: 0, repaidCents: 50_000, paidCents: -50_000 }])
  for (const line of [bankLineId, later]) await desk.ask(desk.operators[0], `/bank/lines/${line}/undo`, { reason: 'Another payer' })
  expect([(await payees(year)).rows, (await payees(next)).rows]).toEqual([[before], []])
})
