import { searchEverything } from '@framewell/domain/insights/dashboardCalls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MoneyHouse, moneyHouse } from '../testing/moneyHouse'

let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
})
afterAll(() => house.cms.stop())

it('finds a payout by its number and its amount, in its run, with its state in words', async () => {
  const { desk, cms } = house
  const [operator, colleague] = desk.operators
  const account = { accountName: 'Ohio Roll Form', routingNumber: '091000019', accountNumber: '12345678', accountType: 'checking' }
  const { detail } = (await desk.ask(desk.shop.person, '/bank/details', account)).body
  await desk.ask(operator, `/bank/details/${detail.id}/decide`, { decision: 'confirm', reason: 'called back' })
  await desk.checkPayee(detail.id)
  const number = await desk.project(1_000_000, 'Premium')
  await desk.reach(number, 'fabrication_start')
  await desk.sign(number, 'fabrication_start', 'conditional')
  await desk.complete(number, 'fabrication_start')
  const { run } = (await desk.ask(operator, '/payout-runs', { payOn: '2099-01-05', projectIds: [number] })).body
  await desk.ask(colleague, `/payout-runs/${run.id}/decide`, { decision: 'approve' })
  const find = async (text: string) => {
    const answer = await cms.request(`/api/admin/search?text=${encodeURIComponent(text)}`, { cookie: operator.cookie })
    return searchEverything.output.parse(await answer.json()).found
  }
  const [payout] = run.payouts
  const isPayout = {
    kind: 'payout',
    match: 'exact',
    href: `/admin-dashboard?tab=payouts&run=${run.id}`,
    title: expect.stringContaining(payout.reference),
  }
  expect((await find(payout.reference))[0]).toMatchObject({ ...isPayout, detail: `${number} · waiting` })
  expect(await find(`$${payout.amountCents / 100}`)).toContainEqual(expect.objectContaining(isPayout))
  expect((await find(run.number))[0]).toMatchObject({ title: run.number, detail: 'approved once · January 5, 2099' })
})

it('names a builder without a company as an individual', async () => {
  const { cms, desk } = house
  const json = {
    projectLocation: 'Dayton, OH',
    projectType: 'Spec',
    startTimeline: '1-3 months',
    budgetScale: 'Medium ($100K–500K)',
    familiarityWithSteel: 'New to steel framing',
    contactName: 'Karen Oyler',
    email: 'karen.oyler@example.com',
    companyName: '',
    siteZip: '45402',
  }
  expect((await cms.request('/api/qualification/apply', { json })).status).toBe(200)
  const answer = await cms.request('/api/admin/search?text=Karen%20Oyler', { cookie: desk.operators[0].cookie })
  expect(searchEverything.output.parse(await answer.json()).found).toContainEqual(
    expect.objectContaining({ kind: 'builder', title: 'Karen Oyler', detail: 'Individual · karen.oyler@example.com' }),
  )
  const byZip = await cms.request('/api/admin/search?text=45402', { cookie: desk.operators[0].cookie })
  expect(searchEverything.output.parse(await byZip.json()).found).toContainEqual(
    expect.objectContaining({ kind: 'builder', title: 'Karen Oyler' }),
  )
})

it('finds a phone number however it is written', async () => {
  const { cms, desk } = house
  await cms.payload.db.pool.query(
    "insert into directory_partners (business_name, partner_type, location, email, phone) values ('Akron Steel', 'capacity-broker', 'Akron, OH', 'akron@example.com', '(330) 555-0142 ext. 2')",
  )
  for (const text of ['330-555-0142', '3305550142', '(330) 555-0142', '555 0142', '+1 330 555 0142', '1 (330) 555-0142']) {
    const answer = await cms.request(`/api/admin/search?text=${encodeURIComponent(text)}`, { cookie: desk.operators[0].cookie })
    expect(searchEverything.output.parse(await answer.json()).found, text).toMatchObject([
      { kind: 'partner', title: 'Akron Steel', match: 'exact' },
    ])
  }
})

it('finds a bank movement by its amount, in and out', async () => {
  const { cms, desk } = house
  await cms.payload.db.pool.query(`
    with statement as (
      insert into bank_statements (reference, account_last_four, account_hash, content_hash, format, file_name, day, opening_cents, closing_cents, line_count, imported_by)
      values ('find', '1234', 'find', 'find', 'camt053', 'find.xml', '2026-01-05', 0, 100000, 2, 'find') returning id)
    insert into bank_lines (statement_id, bank_reference, booked_on, amount_cents, text, counterparty, status)
    select id, 'find-in', '2026-01-05', 100111, 'Wire', 'Hale Rental Homes', 'unmatched'::enum_bank_lines_status from statement
    union all select id, 'find-out', '2026-01-05', -111, 'Wire fee', '', 'unmatched' from statement`)
  const found = async (text: string) => {
    const answer = await cms.request(`/api/admin/search?text=${encodeURIComponent(text)}`, { cookie: desk.operators[0].cookie })
    return searchEverything.output.parse(await answer.json()).found.filter(({ kind }) => kind === 'movement')
  }
  const where = 'Operating account · January 5, 2026 · unmatched'
  const href = expect.stringMatching(/^\/admin-dashboard\?tab=bank&status=all&movement=/)
  expect(await found('$1,001.11')).toMatchObject([{ title: 'Hale Rental Homes', detail: `$1,001.11 in · ${where}`, match: 'exact', href }])
  expect(await found('1.11')).toMatchObject([{ title: 'Wire fee', detail: `$1.11 out · ${where}`, match: 'exact', href }])
})

it('says how many more of a kind there are', async () => {
  const { cms, desk } = house
  await cms.payload.db.pool.query(
    "insert into directory_partners (business_name, partner_type, location, email) select 'Mansfield Steel ' || place, 'capacity-broker', 'Mansfield, OH', 'mansfield@example.com' from generate_series(1, 7) place",
  )
  const find = async (text: string) => {
    const answer = await cms.request(`/api/admin/search?text=${encodeURIComponent(text)}`, { cookie: desk.operators[0].cookie })
    const { found, cut } = searchEverything.output.parse(await answer.json())
    return { found: found.length, cut }
  }
  expect(await find('Mansfield Steel')).toEqual({ found: 5, cut: [{ kind: 'partner', count: 7 }] })
  expect(await find('Mansfield Steel 7')).toEqual({ found: 1, cut: [] })
})
