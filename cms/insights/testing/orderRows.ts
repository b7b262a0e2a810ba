import { dayFrom } from '@framewell/domain/dates/businessDays'
import { cents } from '@framewell/domain/money/cents'
import { creditOwnAccount, creditProject, debitOwnAccount, debitProject } from '@framewell/domain/payments/posting'
import { post } from '../../payments/post'
import { inTransaction } from '../../platform/database/inTransaction'
import type { TestCms } from '../../testing/bootCms'
import { shopRow } from './shopRow'

export const now = new Date()
export const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
export const day = (days: number) => dayFrom(now, -days)

/** The test's orders. Days are before today. */
export const orders = [
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

/** Inserts them with their builders, their shop, its deliveries, their invoices, a dispute, and money. @returns the shop's ID. */
export async function makeOrderRows({ payload, localReq }: TestCms, operator: string): Promise<string> {
  const make = (collection: Parameters<typeof payload.db.create>[0]['collection'], data: Record<string, unknown>) =>
    payload.db.create({ collection, data })
  for (const table of ['credit_applications', 'fabricators', 'plan_productions', 'issued_quotes'])
    await payload.db.pool.query(`delete from ${table}`)
  const companies = [
    String((await make('companies', { name: 'Whitfield Homes', kind: 'builder' })).id),
    String((await make('companies', { name: 'Okafor', kind: 'builder' })).id),
  ]
  // 0.9 on time, 0.85 passed, 0.925 without a dispute, each with the ten orders that every shop starts with; and a shop without a record.
  const record = { finishedOrders: 10, onTimeOrders: 9, inspections: 10, passedInspections: 8, disputedOrders: 1 }
  const shop = String((await make('fabricators', { ...shopRow('Wabash Steel', 'active'), ...record })).id)
  await make('fabricators', shopRow('New shop', 'active'))
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
  const { id: statement } = await make('bank-statements', {
    reference: 'rows',
    accountLastFour: '1234',
    accountHash: 'rows',
    contentHash: 'rows',
    format: 'camt053',
    fileName: 'rows.xml',
    day: day(60),
    openingCents: cents(0),
    closingCents: cents(0),
    lineCount: 2,
    importedBy: 'x',
  })
  for (const { number, company, tier, status, stage, placed, due, done, cents: price, area } of orders) {
    const order = await make('orders', {
      number,
      title: 'The Schiff Plan',
      status,
      stage,
      stageReachedAt: daysAgo(1).toISOString(),
      company: companies[company],
      companyName: company === 0 ? 'Whitfield Homes' : 'Okafor',
      placedBy: operator,
      fabricator: shop,
      fabricatorName: 'Wabash Steel',
      source: {},
      sourceId: number,
      revision: 1,
      tier,
      priceCents: cents(price),
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
      priceCents: cents(price),
      terms: {},
      releasePolicy: {},
      status: 'active',
    })
    /** An invoice that a payment of the bank has paid as far as it says. */
    const invoice = async (given: { readonly number: string; readonly paidCents: number } & Record<string, unknown>) => {
      const owner = { project: project.id, company: companies[company] }
      const { id } = await make('invoices', { ...owner, prepaid: true, creditedCents: 0, ...given })
      const paid = { company: companies[company], amountCents: cents(given.paidCents) }
      const { id: line } = await make('bank-lines', {
        ...paid,
        statement: statement,
        bankReference: given.number,
        bookedOn: day(60),
        text: given.number,
        status: 'matched',
        matchedTo: given.number,
        unappliedCents: cents(0),
      })
      await make('receipt-parts', { ...paid, ...owner, line, invoice: id, postingId: '0', decidedBy: 'x' })
    }
    if (number.endsWith('1'))
      await invoice({ number: 'INV-0', kind: 'final', status: 'paid', amountCents: 500_000, paidCents: 500_000, dueOn: day(250) })
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
  const req = await localReq()
  await inTransaction(req, async () => {
    // What was at the bank before the books began is not received.
    await post(req, {
      key: 'desks:opening',
      kind: 'opening_balance',
      description: 'Opening balance of the operating account',
      entries: [debitOwnAccount('bank', cents(25_000_000)), creditOwnAccount('capital', cents(25_000_000))],
    })
    await post(req, {
      key: 'desks:in',
      kind: 'receipt',
      description: 'Receipt',
      entries: [debitOwnAccount('bank', cents(800_000)), creditProject('FW-2026-00002', 'escrow', cents(800_000))],
    })
    await post(req, {
      key: 'desks:release',
      kind: 'phase_release',
      description: 'Release',
      entries: [
        debitProject('FW-2026-00002', 'escrow', cents(300_000)),
        creditProject('FW-2026-00002', 'fee', cents(6_000)),
        creditProject('FW-2026-00002', 'fabricator_payable', cents(294_000)),
      ],
    })
  })
  return shop
}
