import { getQualificationAnalytics } from '@framewell/domain/credit/operatorCalls'
import { QUALIFICATION_STATUSES } from '@framewell/domain/credit/tier'
import { upgradeEligible } from '@framewell/domain/credit/upgradeEligible'
import { getAnalyticsDashboard, getFinancials, getFulfillmentAnalytics, getYcMetrics } from '@framewell/domain/insights/analyticsCalls'
import { listBuilders, listProjects, searchEverything } from '@framewell/domain/insights/dashboardCalls'
import { getAdminMetrics, listMetricRows } from '@framewell/domain/insights/metricCalls'
import { addWeeks, weekStartOf } from '@framewell/domain/network/capacityWeek'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOwner } from '../platform/database/database'
import { bootCms, type TestCms } from '../testing/bootCms'
import { orderCounts, underWayCounts } from './testing/orderCounts'
import { day, daysAgo, makeOrderRows, now } from './testing/orderRows'

let cms: TestCms
let cookie: string
let shop: string

beforeAll(async () => {
  cms = await bootCms()
  const operator = await cms.signInAs('operator')
  cookie = operator.cookie
  shop = await makeOrderRows(cms, operator.id)
})
afterAll(() => cms.stop())

const get = async (path: string): Promise<unknown> => {
  const answer = await cms.request(path, { cookie })
  const body: unknown = await answer.json()
  expect([answer.status, path, answer.ok ? '' : body]).toEqual([200, path, ''])
  return body
}
/** Each figure equals the count by hand: a mean of days to about ten seconds, all others exactly. */
function expectFigures(
  figures: readonly { readonly name: string; readonly value: number | null }[],
  counted: Readonly<Record<string, number>>,
) {
  for (const [name, value] of Object.entries(counted))
    expect(figures.find((figure) => figure.name === name)?.value, name).toBeCloseTo(value, name === 'avgFulfillmentTime' ? 4 : 6)
}

describe('figures of orders', () => {
  it('are what the orders say, counted in another way', async () => {
    const { figures, totalActiveProjects } = getAdminMetrics.output.parse(await get('/api/admin/metrics'))
    expect(totalActiveProjects).toBe(2)
    expectFigures(figures, orderCounts)
    const late = listMetricRows.output.parse(await get('/api/admin/metrics/delayedShipments/rows'))
    expect(late.data.map(({ label }) => label)).toEqual(['FW-2026-00003, Whitfield Homes'])
  })

  it('are the same in every call that returns them', async () => {
    const fulfillment = getFulfillmentAnalytics.output.parse(await get('/api/fulfillment/analytics/overview'))
    expect(fulfillment).toMatchObject({
      activeProjects: 2,
      totalProjects: 5,
      completedProjects: 2,
      totalValue: 140_000,
      averageValue: 35_000,
      statusDistribution: { in_production: 1, shipped: 0, delivered: 1, completed: 2, on_hold: 0, cancelled: 1 },
      tierDistribution: { Standard: 3, Prepay: 2 },
      activeFabricators: 2,
      activeDisputes: 1,
    })
    const { conversionMetrics } = getQualificationAnalytics.output.parse(await get('/api/qualification/analytics'))
    expect(conversionMetrics).toMatchObject({ qualificationSubmissions: 3, projectCreations: 5, fabricatorAssignments: 4 })
    const yc = getYcMetrics.output.parse(await (await cms.request('/api/yc-metrics')).json())
    expect(yc).toMatchObject({ mrr: 60, totalRevenue: 60, convertedCustomers: 2, averageContractValue: 35_000, averageRentalYield: null })
    const dashboard = getAnalyticsDashboard.output.parse(await get('/api/analytics/dashboard?days=90'))
    const counts = ({ funnel }: typeof dashboard) => Object.fromEntries(funnel.map(({ step, count }) => [step, count]))
    // Nobody applied in these days: what the builders of earlier days ordered is not a step of this funnel.
    expect(counts(dashboard)).toMatchObject({ applied: 0, approved: 0, ordered: 0, delivered: 0 })
    const year = getAnalyticsDashboard.output.parse(await get('/api/analytics/dashboard?days=365'))
    expect(counts(year)).toMatchObject({ applied: 3, approved: 3, ordered: 2, delivered: 2 })
    for (const { funnel } of [dashboard, year])
      expect(funnel.map(({ count }) => count)).toEqual(funnel.map(({ count }) => count).sort((a, b) => b - a))
    expect(dashboard.deliveries.reduce((sum, { deliveries }) => sum + deliveries, 0)).toBe(3)
    expect(dashboard.cohorts).toEqual([{ month: daysAgo(310).toISOString().slice(0, 7), builders: 3, approved: 3, ordered: 2 }])
  })
})

it('show what the ledger moved in each period', async () => {
  for (const period of ['week', 'month', 'quarter', 'year']) {
    const financials = getFinancials.output.parse(await get(`/api/admin/financials?period=${period}`))
    expect(financials).toMatchObject({
      revenue: 60,
      received: 8000,
      released: 2940,
      previousRevenue: 0,
      growth: null,
      monthlyTarget: 500_000,
      creditLimit: null,
    })
    expect(financials.parts.at(-1)).toMatchObject({ revenue: 60, received: 8000, released: 2940 })
    expect(financials.mix).toEqual([{ kind: 'received', amount: 8000, percent: 100 }])
  }
  expect((await cms.request('/api/admin/financials?period=decade', { cookie })).status).toBe(400)
})

it('count what is open in the network, the money and the system', async () => {
  const { pool } = cms.payload.db
  const week = weekStartOf(now)
  await pool.query(
    `insert into capacity_holds (hold_id, fabricator_id, week, units, reference, expires_at, confirmed_at)
     values (gen_random_uuid(), $1, $2, 20, 'booked', now() + interval '1 day', now()), (gen_random_uuid(), $1, $2, 5, 'held', now() + interval '1 day', null),
       (gen_random_uuid(), $1, $2, 7, 'over', now() - interval '1 day', null), (gen_random_uuid(), $1, $3, 9, 'later', now() + interval '1 day', now())`,
    [shop, week, addWeeks(week, 1)],
  )
  await pool.query(`insert into background_jobs (name, status, attempts, run_after) values ('late', 'queued', 0, now() - interval '65 minutes'),
    ('later', 'queued', 0, now() + interval '1 hour'), ('done', 'done', 1, now() - interval '3 hours')`)
  for (const [version, status, minutes] of [
    ['1.0.0', 'live', 10],
    ['1.0.0', 'live', 20],
    ['1.0.0', 'live', 90],
    ['0.9.0', 'retired', 5],
  ] as const) {
    await pool.query(
      `insert into remote_releases (remote, version, status, contract, manifest) values ('mfe-portal', $1, $2, 1, '{}') on conflict (remote, version) do nothing`,
      [version, status],
    )
    await pool.query(
      `insert into remote_failures (remote, version, stage, path, message, count, first_seen_at, last_seen_at)
       values ('mfe-portal', $1, 'load', '/', $2, 1, now(), now() - make_interval(mins => $3))`,
      [version, `failed ${minutes}`, minutes],
    )
  }
  await pool.query(
    `insert into network_applications (number, kind, company_name, contact_name, email, place, answers, status, submitted_at, promised_by, token_hash)
     select 'N-' || n, 'simple', 'Shop ' || n, 'X', 'x@example.com', '{}', '{}', status::enum_network_applications_status, now() - interval '3 days', now() + days * interval '1 day', 'n' || n
     from (values (1, 'submitted', 1), (2, 'in-review', -1), (3, 'approved', -1)) v (n, status, days)`,
  )
  // A payout needs a run, a bank detail and more, which no figure reads.
  await asOwner(async (client) => {
    await client.query('set session_replication_role = replica')
    for (const [phase, released, settled, status] of [
      ['fabrication_start', 12, 10, 'settled'],
      ['shipment', 20, 15, 'settled'],
      ['delivery', 9, 1, 'returned'],
    ] as const) {
      await client.query(
        `insert into phase_completions (project_id, phase, release, posting_id, completed_by, created_at)
         select id, $1, '{}', '1', 'x', $2 from payment_projects where number = 'FW-2026-00002'`,
        [phase, daysAgo(released)],
      )
      await client.query(
        `insert into payouts (run_id, reference, company_id, project_id, account, amount_cents, bank_detail_id, status, phases, settled_on)
         select gen_random_uuid(), $1::text, company_id, id, 'fabricator_payable', 100, gen_random_uuid(), $2::enum_payouts_status, jsonb_build_array($1::text), $3
         from payment_projects where number = 'FW-2026-00002'`,
        [phase, status, day(settled)],
      )
    }
    await client.query('set session_replication_role = origin')
  })
  const after = getAdminMetrics.output.parse(await get('/api/admin/metrics'))
  expectFigures(after.figures, underWayCounts)
  const delay = after.figures.find(({ name }) => name === 'schedulerDelay')?.value
  expect([65, 66]).toContain(delay)
})

describe('the lists of the dashboards', () => {
  const builders = async (query = '') => listBuilders.output.parse(await get(`/api/admin/builders?${query}`))
  const projects = async (query = '') => listProjects.output.parse(await get(`/api/admin/projects?${query}`))
  const numbers = ({ data }: Awaited<ReturnType<typeof projects>>) => data.map(({ number }) => number.slice(-1)).sort()

  it("show what builders owe and may become, by the domain's rule", async () => {
    const { data, total } = await builders()
    expect(total).toBe(3)
    const dana = data.find(({ email }) => email === 'dana@example.com')
    expect(dana).toMatchObject({ outstandingBalance: 7500, projectCount: 3, creditLimit: 75_000, upgradeEligible: true })
    const eligible = await builders('upgrade=eligible')
    expect(eligible.data.map(({ id }) => id).sort()).toEqual(
      data
        .filter(({ upgradeEligible: may }) => may)
        .map(({ id }) => id)
        .sort(),
    )
    expect(upgradeEligible('Standard', { completedOrders: 1, lateInvoices: 0, firstOrderAt: daysAgo(100) }, now)).toBe(false)
    expect(upgradeEligible('Prepay', { completedOrders: 1, lateInvoices: 1, firstOrderAt: daysAgo(100) }, now)).toBe(false)
  })

  it('give a rejected builder no limit and no upgrade', async () => {
    const { pool } = cms.payload.db
    const set = (status: string) =>
      pool.query(`update credit_applications set qualification_status = $1 where email = 'dana@example.com'`, [status])
    await set('rejected')
    const { data } = await builders('sort=limit&direction=ascending')
    expect(data.find(({ email }) => email === 'dana@example.com')).toMatchObject({ creditLimit: 0, upgradeEligible: false })
    expect((await builders('upgrade=eligible')).data.map(({ email }) => email)).not.toContain('dana@example.com')
    await set('approved')
  })

  it('search, filter, sort and page', async () => {
    expect((await builders('search=100%25')).data.map(({ name }) => name)).toEqual(['Sam 100% Okafor'])
    expect((await builders('search=_')).total).toBe(0)
    expect((await builders('tier=Preferred')).data.map(({ name }) => name)).toEqual(['New Builder'])
    expect((await builders('sort=name&direction=ascending&limit=2')).data.map(({ name }) => name)).toEqual([
      'Dana Whitfield',
      'New Builder',
    ])
    expect(await builders('page=9')).toMatchObject({ data: [], total: 3 })
  })

  it.each([
    ['builders', async (query: string) => builders(query)],
    ['projects', async (query: string) => projects(query)],
  ] as const)('continue after the last row: %s', async (_, ask) => {
    const whole = (await ask('limit=100')).data.map(({ id }) => id)
    const read: string[] = []
    let after = ''
    do {
      const { data, next } = await ask(`limit=2${after && `&after=${encodeURIComponent(after)}`}`)
      read.push(...data.map(({ id }) => id))
      after = next ?? ''
    } while (after !== '' && read.length < 20)
    expect(read).toEqual(whole)
  })

  it('show the state of projects', async () => {
    expect(numbers(await projects())).toEqual(['1', '2', '3', '4', '5'])
    expect(numbers(await projects('status=late'))).toEqual(['3'])
    expect(numbers(await projects('status=disputed'))).toEqual(['2'])
    expect(numbers(await projects('status=completed'))).toEqual(['1', '5'])
    const states = Object.fromEntries((await projects()).data.map(({ number, paymentStatus }) => [number.slice(-1), paymentStatus]))
    // Prepaid is what was paid, and all invoices paid is paid.
    expect(states).toEqual({ 1: 'paid', 2: 'pending_final', 3: 'on_track', 4: 'on_track', 5: 'on_track' })
    const { data } = await projects('search=00002')
    expect(data).toMatchObject([
      {
        depositCollected: 8000,
        escrowStatus: 'held',
        paymentStatus: 'pending_final',
        disputes: 1,
        late: false,
        actualDelivery: day(20),
        deadline: day(30),
      },
    ])
  })
})

it('find people, orders and shops by their words, whatever else is typed', async () => {
  const found = async (text: string) =>
    searchEverything.output
      .parse(await get(`/api/admin/search?text=${encodeURIComponent(text)}`))
      .found.map(({ kind, href }) => `${kind} ${href}`)
  expect(await found('00003')).toEqual([expect.stringMatching(/^order \/admin\?tab=projects&search=FW-2026-00003&project=/)])
  expect(await found('wabash')).toEqual(expect.arrayContaining([`fabricator /admin?tab=fabricators&search=Wabash%20Steel&shop=${shop}`]))
  expect((await found('wabash'))[0], 'the shop comes before its orders').toContain('fabricator ')
  expect(await found('sam+homes')).toEqual([expect.stringContaining('search=sam%2Bhomes%40example.com')])
  expect(await found('sam+homes@example.com')).toEqual([expect.stringContaining('builder ')])
  // An order by its price and by its ZIP code; the best match comes first.
  const [priced] = (
    await cms.payload.db.pool.query('select number, price_cents::float8 as cents, site_zip from orders order by number limit 1')
  ).rows
  const matches = async (text: string) =>
    searchEverything.output.parse(await get(`/api/admin/search?text=${encodeURIComponent(text)}`)).found.map(({ kind, match, title }) => ({
      kind,
      match,
      title,
    }))
  const isPriced = { kind: 'order', match: 'exact', title: expect.stringContaining(priced.number) }
  expect(await matches(`$${(priced.cents / 100).toLocaleString('en-US')}`)).toContainEqual(isPriced)
  expect(await matches(priced.site_zip)).toContainEqual(expect.objectContaining({ kind: 'order', match: 'exact' }))
  expect((await matches('00003'))[0]).toMatchObject({ kind: 'order', match: 'start' })
  expect(await matches('abash')).toEqual(expect.arrayContaining([expect.objectContaining({ kind: 'fabricator', match: 'part' })]))
  expect(await found("';--")).toEqual([])
  expect((await cms.request('/api/admin/search?text=a', { cookie })).status).toBe(400)
})

/** Which steps a builder took, and how many days ago. */
const steps = fc.record({
  status: fc.constantFrom(...QUALIFICATION_STATUSES),
  applied: fc.nat(400),
  signed: fc.option(fc.nat(400)),
})

it('a funnel never grows from one step to the next, whatever builders did and when', async () => {
  const { pool } = cms.payload.db
  const { rows: builders } = await pool.query<{ id: string; company: string }>(
    'select id, company_id as company from credit_applications order by id',
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(steps, { minLength: builders.length, maxLength: builders.length }),
      fc.constantFrom(30, 90, 365),
      async (taken, days) => {
        for (const [at, { id, company }] of builders.entries()) {
          const { status, applied, signed } = taken[at] ?? { status: 'pending', applied: 0, signed: null }
          await pool.query('update credit_applications set qualification_status = $2, applied_at = $3 where id = $1', [
            id,
            status,
            daysAgo(applied),
          ])
          await pool.query('update orders set signed_at = $2 where company_id = $1', [company, signed === null ? null : daysAgo(signed)])
        }
        const { funnel } = getAnalyticsDashboard.output.parse(await get(`/api/analytics/dashboard?days=${days}`))
        const counts = funnel.map(({ count }) => count)
        expect(counts).toEqual(counts.toSorted((a, b) => b - a))
      },
    ),
    { numRuns: 40 },
  )
})
