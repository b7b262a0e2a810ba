import { getCreditDecision } from '@framewell/domain/credit/applicantCalls'
import { decisionLinkIn } from '@framewell/domain/credit/decisionPath'
import { getFinancials } from '@framewell/domain/insights/analyticsCalls'
import { weekStartOf } from '@framewell/domain/network/capacityWeek'
import { getOrder, listOrders } from '@framewell/domain/orders/orderCalls'
import { ORDER_STAGES } from '@framewell/domain/orders/stages'
import { getOwnAccount } from '@framewell/domain/parties/ownAccountCall'
import { listEscrow } from '@framewell/domain/payments/escrowCalls'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedAccounts } from '../accounts/seedAccounts'
import { seedBom } from '../bom/seedBom'
import { seedPlans } from '../catalog/seedPlans'
import { seedPriceBook } from '../catalog/seedPriceBook'
import { env } from '../env'
import { seedDemoApplication } from '../network/seedDemoApplication'
import { seedFabricators } from '../network/seedFabricators'
import { seedZipCodes } from '../network/seedZipCodes'
import { addMember, makeCompany, personFor } from '../parties/members'
import { seedEscrowBank, seedHouseBank } from '../payments/bank/seedHouseBank'
import { verifyLedger } from '../payments/proveLedger'
import { inTransaction } from '../platform/database/inTransaction'
import { bootCms, type TestCms } from '../testing/bootCms'
import { joinCompany } from '../testing/qualifiedBuilder'
import { DEMO_ORDERS } from './demoOrders'
import { makeDemoOrders, seedOrders } from './seedOrders'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

const rows = async (text: string) => (await cms.payload.db.pool.query(text)).rows
const read = async (path: string, cookie: string) => (await cms.request(path, { cookie })).json()

it('gives a demo installation orders in every stage made by the same operations, once, marked as demo data, and notifies nobody', async () => {
  const { payload } = cms
  for (const seed of [seedPlans, seedPriceBook, seedBom, seedHouseBank, seedEscrowBank]) await seed(payload)
  await seedAccounts(payload)
  expect(await seedDemoApplication(payload)).toEqual([expect.stringMatching(/^N-\d{4}-\d{5}$/), 'Miami Valley Framing (demo)'])
  expect(await seedDemoApplication(payload)).toEqual([])
  expect(
    await rows(
      `select count(*)::int as n from audit_records where subject_type = 'network-applications' and created_at > now() - interval '90 days'`,
    ),
    'the history has the days of the application',
  ).toEqual([{ n: 0 }])
  expect(
    await rows(
      `select count(*)::int as n from audit_records where action = 'network-application-seeded' and created_at > now() - interval '1 day'`,
    ),
  ).toEqual([{ n: 1 }])
  expect(await seedFabricators(payload)).toHaveLength(9)
  await seedZipCodes(payload)
  const req = await cms.localReq()
  await inTransaction(req, async () =>
    addMember(req, await makeCompany(req, 'New Homes', 'builder'), await personFor(req, { name: 'New', email: 'new@homes.test' }), 'owner'),
  )
  expect(await seedOrders(payload)).toHaveLength(DEMO_ORDERS.length)
  expect(await seedOrders(payload)).toEqual([])
  expect(
    await rows(
      `select p.email from memberships m join people p on p.id = m.person_id where m.created_at < now() - interval '30 days' order by 1`,
    ),
    'only the demo accounts have owned their company for long: a new owner waits before changing where money goes',
  ).toEqual([{ email: 'builder@framewell.test' }, { email: 'partner@framewell.test' }])
  const { cookie } = await cms.signInAs('operator')
  const list = listOrders.output.parse(await read('/api/tracking/orders?limit=50', cookie))
  expect(list.data.every(({ demo }) => demo)).toBe(true)
  expect(list.data.map(({ stage }) => stage).sort()).toEqual([...ORDER_STAGES].sort())
  expect(
    list.data
      .map(({ status }) => status)
      .filter((status) => status !== 'active')
      .sort(),
  ).toEqual(['awaiting_signature', 'completed'])
  const moving = list.data.find(({ stage }) => stage === 'in_transit')
  const { order } = getOrder.output.parse(await read(`/api/tracking/orders/${moving?.number}`, cookie))
  expect(order.stages.filter(({ reachedAt }) => reachedAt !== null)).toHaveLength(6)
  expect(
    order.slots.every(({ week }) => week <= weekStartOf(new Date())),
    'its shop can sell the weeks after it was made',
  ).toBe(true)
  expect(order.dashboard, 'an engineer’s review was not recorded').toMatchObject([
    { state: 'completed', note: null },
    { state: 'pending', note: 'Not reviewed by an engineer: not required by policy' },
    { state: 'completed', note: null },
    {},
    { state: 'in_progress', note: null },
  ])
  const arrived = list.data.find(({ stage }) => stage === 'delivered_to_site')
  const delivered = getOrder.output.parse(await read(`/api/tracking/orders/${arrived?.number}`, cookie)).order
  expect([delivered.deliveredAt, delivered.expectedDelivery], 'delivered, in list and order').toEqual([arrived?.deliveredAt, null])
  expect(delivered.deliveredAt).toBe(delivered.stages.find(({ stage }) => stage === 'delivered_to_site')?.reachedAt)
  expect(delivered.dashboard[3], 'its quality check was recorded').toMatchObject({ state: 'completed', note: null })
  const reviews = list.data.map(({ review }) => review.state).filter((state) => state !== 'not_required')
  expect(reviews.sort(), 'an engineer approved one order and has another').toEqual(['approved', 'assigned'])
  const escrow = listEscrow.output.parse(await read('/api/payments/escrow', cookie))
  const finished = escrow.find(({ projectId }) => projectId === list.data.find(({ status }) => status === 'completed')?.number)
  expect(finished, 'a finished order has paid its shop').toMatchObject({ depositsHeld: 0 })
  expect(
    await rows(`select f.name from fabricators f join memberships m on m.company_id = f.company_id join people p on p.id = m.person_id
      where p.email = 'partner@framewell.test'`),
    'the demo partner runs a shop',
  ).toEqual([{ name: 'Miami Valley Framing (demo)' }])
  expect(
    await rows(`select a.status, a.signature ->> 'name' as signed, (select count(*)::int from application_messages m where m.application_id = a.id) as messages,
      (select count(*)::int from network_documents d where d.application_id = a.id and d.status = 'accepted') as accepted
      from network_applications a join fabricators f on f.application = a.id::text`),
    'by an application of its own',
  ).toEqual([{ status: 'approved', signed: 'Demo partner', messages: 2, accepted: 2 }])
  expect(await rows('select name from notification_events')).toEqual([])
})

it('has an approved price list of every demo shop, by which each accepted order pays its shop and leaves Framewell a margin', async () => {
  expect(
    await rows(`select count(*)::int as shops, count(l.id)::int as lists, max(l.proposed_by) filter (where f.application is not null) as partner
      from fabricators f left join shop_price_lists l on l.fabricator_id = f.id and l.status = 'approved' and l.order_id is null`),
  ).toEqual([{ shops: 10, lists: 10, partner: 'Demo partner' }])
  const accepted =
    await rows(`select o.shop_price ->> 'rule' as rule, (o.shop_price ->> 'cents')::float8 as shop, o.price_cents::float8 as contract,
      (p.release_policy ->> 'shopPriceCents')::float8 as paid from orders o join payment_projects p on p.number = o.number where o.accepted_at is not null`)
  expect(accepted).toHaveLength(DEMO_ORDERS.filter(({ stage }) => stage !== null).length)
  for (const { rule, shop, contract, paid } of accepted) {
    expect([rule, paid]).toEqual(['plan', shop])
    expect(shop).toBeLessThan(contract)
  }
})

it('has a limit for releases on trade credit that leaves room beside what is released and paid early', async () => {
  const { cookie } = await cms.signInAs('operator')
  const financials = getFinancials.output.parse(await read('/api/admin/financials?period=year', cookie))
  expect(financials.creditDrawn).toBeGreaterThan(0)
  expect(financials.creditLimit).toBeGreaterThan(2 * financials.creditDrawn)
})

it('shows a dispute, an early payout, a returned payout and a released retainage, in a ledger that adds up', async () => {
  expect(await rows('select status::text from payment_disputes order by status')).toEqual([{ status: 'open' }, { status: 'resolved' }])
  expect(await rows('select status::text from factoring_requests')).toEqual([{ status: 'approved' }])
  expect(await rows('select status::text, account::text from payouts')).toEqual([{ status: 'returned', account: 'builder_payable' }])
  expect(
    await rows(
      `select r.pay_on from payout_runs r join payouts o on o.run_id = r.id where r.pay_on::date > current_date or r.created_at > r.sent_at
        union all select q.created_at::text from factoring_requests q where q.created_at > now() - interval '23 hours'
        union all select d.created_at::text from payment_disputes d where d.created_at > now() - interval '23 hours'`,
    ),
    'nothing pays later than it came back, and each was asked for on the day it happened',
  ).toEqual([])
  expect(await rows(`select count(*)::int as n from ledger_postings where kind = 'retainage_release'`)).toEqual([{ n: 1 }])
  expect(
    await rows(
      `select p.key from (select *, lag(posted_at) over (order by id) as before from ledger_postings) p where p.posted_at < p.before`,
    ),
    'entries are numbered in the order of their days',
  ).toEqual([])
  expect(
    await rows(`select p.number from payment_projects p join orders o on o.number = p.number
      join lateral (select min(s.posted_at) as first from ledger_accounts a join ledger_entries e on e.account_id = a.id
        join ledger_postings s on s.id = e.posting_id where a.project_id = p.number) s on true
      where s.first not between o.placed_at and o.placed_at + interval '2 days'`),
    'and have the day on which it happened',
  ).toEqual([])
  expect(
    await rows(`select l.bank_reference from bank_lines l join receipt_parts x on x.line_id = l.id join ledger_postings s on s.id::text = x.posting_id::text
      where (s.posted_at at time zone 'America/New_York')::date <> l.booked_on::date or x.created_at <> s.posted_at`),
  ).toEqual([])
  expect(
    await rows(
      `select x.phase from phase_completions x join ledger_postings s on s.id::text = x.posting_id::text where x.created_at <> s.posted_at`,
    ),
  ).toEqual([])
  expect(await rows(`select count(*)::int as n from bank_lines where status <> 'matched'`)).toEqual([{ n: 0 }])
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  const { findings } = await verifyLedger(client)
  await client.end()
  expect(findings).toEqual([])
  expect(
    await rows('select number from prenote_files where created_at > usable_from::timestamptz'),
    'no prenote is usable before it is sent',
  ).toEqual([])
  expect(
    await rows('select b.id from bank_details b join prenote_files p on p.id = b.prenote_file_id where b.created_at > p.created_at'),
    'nor sent to an account before that is entered',
  ).toEqual([])
})

it('is completed by “Seed Demo Data”, and not changed by a second time', async () => {
  const counts = () =>
    rows(`select (select count(*)::int from orders) as orders, (select count(*)::int from ledger_postings) as postings,
      (select count(*)::int from payment_disputes) as disputes, (select count(*)::int from payouts) as payouts`)
  const before = await counts()
  const { cookie } = await cms.signInAs('operator')
  const seed = async () => (await cms.request('/api/production-network/seed-demo', { cookie, json: {} })).json()
  // The directory's six partners.
  expect(await seed()).toEqual({ success: true, created: 6 })
  expect(await seed()).toEqual({ success: true, created: 0 })
  expect(await counts()).toEqual(before)
  await rows(`update orders set site_address = 'Moved' where stage = 'kit_packaged'`)
  expect(await seed()).toEqual({ success: true, created: 1 })
  expect(await seed()).toEqual({ success: true, created: 0 })
})

it('makes nothing beside a real shop', async () => {
  await rows(`update fabricators set demo = false where name = 'Willamette Truss (demo)'`)
  await rows(`update orders set site_address = 'Moved' where stage = 'in_transit'`)
  const req = await cms.localReq()
  expect(await inTransaction(req, () => makeDemoOrders(req, new Date()))).toEqual([])
})

it('gives the demo builder a credit decision that its members open', async () => {
  const [{ company }] = await rows(`select company_id as company from credit_applications where demo and assigned_tier = 'Premium'`)
  const member = await cms.signInAs('builder')
  await joinCompany(cms.payload, company, member)
  const { things } = getOwnAccount.output.parse(await read('/api/account', member.cookie))
  const path = things.find(({ kind }) => kind === 'credit-decision')?.path ?? ''
  const { id, token } = decisionLinkIn(path)
  const answer = await cms.request(`/api/qualification/decisions/${id}`, { headers: { 'x-link-token': token } })
  expect(getCreditDecision.output.parse(await answer.json())).toMatchObject({ tier: 'Premium', status: 'approved' })
})
