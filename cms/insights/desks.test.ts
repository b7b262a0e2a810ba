import { getQualificationAnalytics } from '@framewell/domain/credit/operatorCalls'
import { upgradeEligible } from '@framewell/domain/credit/upgradeEligible'
import { getAnalyticsDashboard, getFinancials, getFulfillmentAnalytics, getYcMetrics } from '@framewell/domain/insights/analyticsCalls'
import { listBuilders, listProjects, searchEverything } from '@framewell/domain/insights/deskCalls'
import { getAdminMetrics, listMetricRows } from '@framewell/domain/insights/metricCalls'
import { creditProject, debitHouse, debitProject } from '@framewell/domain/payments/posting'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../database/inTransaction'
import { post } from '../payments/post'
import { bootCms, type TestCms } from '../testing/bootCms'

let cms: TestCms
let cookie: string
let shop: string
const now = new Date()
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const day = (days: number) => daysAgo(days).toISOString().slice(0, 10)

/** Orders as the test counts them. Days are before today. */
const orders = [
  {
    number: 'FW-2026-00001',
    company: 0,
    tier: 'Standard',
    status: 'completed',
    stage: 'completion_qa',
    placed: 300,
    due: 250,
    done: 255,
    cents: 5_000_000,
    area: 1200,
  },
  {
    number: 'FW-2026-00002',
    company: 0,
    tier: 'Standard',
    status: 'active',
    stage: 'delivered_to_site',
    placed: 60,
    due: 30,
    done: 20,
    cents: 4_000_000,
    area: 1000,
  },
  {
    number: 'FW-2026-00003',
    company: 0,
    tier: 'Standard',
    status: 'active',
    stage: 'fabrication_started',
    placed: 40,
    due: 2,
    done: null,
    cents: 3_000_000,
    area: 800,
  },
  {
    number: 'FW-2026-00004',
    company: 1,
    tier: 'Prepay',
    status: 'cancelled',
    stage: 'order_placed',
    placed: 20,
    due: 1,
    done: null,
    cents: 9_000_000,
    area: 5000,
  },
  {
    number: 'FW-2026-00005',
    company: 1,
    tier: 'Prepay',
    status: 'completed',
    stage: 'completion_qa',
    placed: 90,
    due: 40,
    done: 41,
    cents: 2_000_000,
    area: 900,
  },
] as const
const people = [
  { email: 'dana@example.com', name: 'Dana Whitfield', company: 0, tier: 'Standard' },
  { email: 'sam+homes@example.com', name: 'Sam 100% Okafor', company: 1, tier: 'Prepay' },
  { email: 'new@example.com', name: 'New Builder', company: null, tier: 'Preferred' },
] as const

beforeAll(async () => {
  cms = await bootCms()
  const operator = await cms.signInAs('operator')
  cookie = operator.cookie
  const { payload } = cms
  const make = (collection: Parameters<typeof payload.db.create>[0]['collection'], data: Record<string, unknown>) =>
    payload.db.create({ collection, data })
  for (const table of ['credit_applications', 'fabricators', 'plan_productions', 'issued_quotes'])
    await payload.db.pool.query(`delete from ${table}`)
  const companies = [
    String((await make('companies', { name: 'Whitfield Homes', kind: 'builder' })).id),
    String((await make('companies', { name: 'Okafor', kind: 'builder' })).id),
  ]
  shop = String(
    (
      await make('fabricators', {
        name: 'Wabash Steel',
        status: 'active',
        address: 'x',
        latitude: 1,
        longitude: 1,
        reachMiles: 1,
        weeklyCapacity: 50,
        unitCents: 1,
        maxMemberFeet: 20,
        toleranceInches: 0.1,
        webs: ['350'],
        mils: [54],
      })
    ).id,
  )
  for (const { email, name, company, tier } of people)
    await make('credit-applications', {
      contactName: name,
      email,
      companyName: company === null ? null : 'Company',
      company: company === null ? null : companies[company],
      projectLocation: 'Dayton',
      projectType: 'Spec',
      startTimeline: 'Immediately',
      budgetScale: 'Small (<$100K)',
      familiarityWithSteel: 'Expert',
      assignedTier: tier,
      creditScore: 70,
      assignedCreditLimit: 75_000,
      qualificationStatus: 'approved',
      aiSummary: 'x',
      improvements: [],
      factors: [],
      policyVersion: 1,
      appliedAt: daysAgo(310).toISOString(),
      tokenHash: email,
    })
  for (const { number, company, tier, status, stage, placed, due, done, cents, area } of orders) {
    const order = await make('orders', {
      number,
      title: 'The Schiff Plan',
      status,
      stage,
      stageReachedAt: daysAgo(1).toISOString(),
      company: companies[company],
      companyName: company === 0 ? 'Whitfield Homes' : 'Okafor',
      placedBy: operator.id,
      fabricator: shop,
      fabricatorName: 'Wabash Steel',
      source: {},
      sourceId: number,
      revision: 1,
      tier,
      priceCents: cents,
      creditCents: 0,
      units: 10,
      steelPounds: 1000,
      terms: {},
      releasePolicy: {},
      frozen: { frame: { areaSqft: area } },
      cutList: 'x',
      form: {},
      siteAddress: 'x',
      siteZip: '45402',
      latitude: 1,
      longitude: 1,
      deliverBy: day(due),
      routingDecision: 'x',
      slots: [],
      placedAt: daysAgo(placed).toISOString(),
      signedAt: daysAgo(placed).toISOString(),
    })
    if (done !== null)
      await make('order-events', {
        order: order.id,
        kind: 'stage',
        stage: 'delivered_to_site',
        at: daysAgo(done).toISOString(),
        actor: 'fab_1',
        actorName: 'Wabash Steel',
      })
    const project = await make('payment-projects', {
      number,
      title: 'The Schiff Plan',
      company: companies[company],
      fabricator: shop,
      priceCents: cents,
      terms: {},
      releasePolicy: {},
      status: 'active',
    })
    const invoice = (given: Record<string, unknown>) =>
      make('invoices', { project: project.id, company: companies[company], prepaid: false, paidCents: 0, creditedCents: 0, ...given })
    if (number.endsWith('2')) {
      await invoice({ number: 'INV-1', kind: 'deposit', status: 'paid', amountCents: 800_000, paidCents: 800_000, dueOn: day(59) })
      await invoice({ number: 'INV-2', kind: 'final', status: 'open', amountCents: 1_000_000, paidCents: 250_000, dueOn: day(-10) })
      await make('payment-disputes', {
        project: project.id,
        reason: 'quality',
        description: 'x',
        status: 'open',
        openedBy: 'x',
        decideBy: day(-5),
      })
    }
  }
  const req = await cms.localReq()
  await inTransaction(req, async () => {
    await post(req, {
      key: 'desks:in',
      kind: 'bank_receipt',
      description: 'Receipt',
      entries: [debitHouse('bank', 800_000), creditProject('FW-2026-00002', 'escrow', 800_000)],
    })
    await post(req, {
      key: 'desks:release',
      kind: 'phase_release',
      description: 'Release',
      entries: [
        debitProject('FW-2026-00002', 'escrow', 300_000),
        creditProject('FW-2026-00002', 'fee', 6_000),
        creditProject('FW-2026-00002', 'fabricator_payable', 294_000),
      ],
    })
  })
})
afterAll(() => cms.stop())

const get = async (path: string): Promise<unknown> => {
  const answer = await cms.request(path, { cookie })
  const body: unknown = await answer.json()
  expect([answer.status, path, answer.ok ? '' : body]).toEqual([200, path, ''])
  return body
}
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

describe('figures of orders', () => {
  it('are what the orders say, counted in another way', async () => {
    const { figures, totalActiveProjects } = getAdminMetrics.output.parse(await get('/api/admin/metrics'))
    const value = (name: string) => figures.find((figure) => figure.name === name)?.value
    const kept = orders.filter(({ status }) => status !== 'cancelled')
    const delivered = orders.flatMap((order) =>
      order.done === null ? [] : [{ ...order, days: order.placed - order.done, onTime: order.done >= order.due }],
    )
    const disputed = (number: string) => number.endsWith('2')
    expect(totalActiveProjects).toBe(2)
    expect(value('activeProjects')).toBe(2)
    expect(value('totalProjects')).toBe(5)
    expect(value('completedProjects')).toBe(2)
    expect(value('totalOrderValue')).toBe(kept.reduce((sum, { cents }) => sum + cents / 100, 0))
    expect(value('averageContractValue')).toBe(mean(kept.map(({ cents }) => cents / 100)))
    expect(value('averageProjectSize')).toBe(mean(kept.map(({ area }) => area)))
    expect(value('convertedCustomers')).toBe(2)
    expect(value('avgFulfillmentTime')).toBeCloseTo(mean(delivered.map(({ days }) => days)), 4)
    expect(value('onTimeRate')).toBeCloseTo((delivered.filter(({ onTime }) => onTime).length / delivered.length) * 100, 6)
    expect(value('delayedShipments')).toBe(1)
    expect(value('activeDisputes')).toBe(1)
    expect(value('disputeRate')).toBeCloseTo((1 / 5) * 100, 6)
    expect(value('satisfactionScore')).toBeCloseTo(
      mean(delivered.map(({ onTime, number }) => (onTime ? 2.5 : 0) + (disputed(number) ? 0 : 2.5))),
      6,
    )
    expect(value('averageProfitMargin')).toBeCloseTo((6_000 / 300_000) * 100, 6)
    expect(value('upgradeReviews')).toBe(2)
    const late = listMetricRows.output.parse(await get('/api/admin/metrics/delayedShipments/rows'))
    expect(late.data.map(({ label }) => label)).toEqual(['FW-2026-00003, Whitfield Homes'])
  })

  it('are the same in every call that tells them', async () => {
    const fulfillment = getFulfillmentAnalytics.output.parse(await get('/api/fulfillment/analytics/overview'))
    expect(fulfillment).toMatchObject({
      activeProjects: 2,
      totalProjects: 5,
      completedProjects: 2,
      totalValue: 140_000,
      averageValue: 35_000,
      statusDistribution: { active: 2, completed: 2, cancelled: 1 },
      tierDistribution: { Standard: 3, Prepay: 2 },
      activeFabricators: 1,
      activeDisputes: 1,
    })
    const { conversionMetrics } = getQualificationAnalytics.output.parse(await get('/api/qualification/analytics'))
    expect(conversionMetrics).toMatchObject({ qualificationSubmissions: 3, projectCreations: 5, fabricatorAssignments: 4 })
    const yc = getYcMetrics.output.parse(await (await cms.request('/api/yc-metrics')).json())
    expect(yc).toMatchObject({ mrr: 60, totalRevenue: 60, convertedCustomers: 2, averageContractValue: 35_000, averageRentalYield: null })
    const dashboard = getAnalyticsDashboard.output.parse(await get('/api/analytics/dashboard?days=90'))
    expect(Object.fromEntries(dashboard.funnel.map(({ step, count }) => [step, count]))).toMatchObject({
      approved: 0,
      ordered: 3,
      delivered: 2,
    })
    expect(dashboard.deliveries.reduce((sum, { deliveries }) => sum + deliveries, 0)).toBe(3)
    expect(dashboard.cohorts).toEqual([{ month: daysAgo(310).toISOString().slice(0, 7), builders: 3, approved: 3, ordered: 2 }])
  })
})

it('tells of each period what the ledger moved', async () => {
  for (const period of ['week', 'month', 'quarter', 'year']) {
    const financials = getFinancials.output.parse(await get(`/api/admin/financials?period=${period}`))
    expect(financials).toMatchObject({ revenue: 60, received: 8000, released: 2940, previousRevenue: 0, growth: null })
    expect(financials.parts.at(-1)).toMatchObject({ revenue: 60, received: 8000, released: 2940 })
    expect(financials.mix).toEqual([{ kind: 'bank_receipt', amount: 8000, percent: 100 }])
  }
  expect((await cms.request('/api/admin/financials?period=decade', { cookie })).status).toBe(400)
})

describe('the lists of the desks', () => {
  const builders = async (query = '') => listBuilders.output.parse(await get(`/api/admin/builders?${query}`))
  const projects = async (query = '') => listProjects.output.parse(await get(`/api/admin/projects?${query}`))
  const numbers = ({ data }: Awaited<ReturnType<typeof projects>>) => data.map(({ number }) => number.slice(-1)).sort()

  it('show what builders owe and may become, by the rule of the domain', async () => {
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

  it('show how projects stand', async () => {
    expect(numbers(await projects())).toEqual(['1', '2', '3', '4', '5'])
    expect(numbers(await projects('status=late'))).toEqual(['3'])
    expect(numbers(await projects('status=disputed'))).toEqual(['2'])
    expect(numbers(await projects('status=completed'))).toEqual(['1', '5'])
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

it('finds people, orders and shops by their words, whatever else they type', async () => {
  const found = async (text: string) =>
    searchEverything.output
      .parse(await get(`/api/admin/search?text=${encodeURIComponent(text)}`))
      .found.map(({ kind, href }) => `${kind} ${href}`)
  expect(await found('00003')).toEqual([expect.stringMatching(/^order \/admin\?tab=projects&search=FW-2026-00003&project=/)])
  expect(await found('wabash')).toEqual(expect.arrayContaining([`fabricator /admin?tab=fabricators&search=Wabash%20Steel&shop=${shop}`]))
  expect(await found('sam+homes')).toEqual([expect.stringContaining('search=sam%2Bhomes%40example.com')])
  expect(await found("';--")).toEqual([])
  expect((await cms.request('/api/admin/search?text=a', { cookie })).status).toBe(400)
})
