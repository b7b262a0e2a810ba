import type { TrackedEvent } from '@framewell/domain/insights/track'
import { cents } from '@framewell/domain/money/cents'
import { creditOwnAccount, creditProject, debitOwnAccount, debitProject } from '@framewell/domain/payments/posting'
import { post } from '../../payments/post'
import { recordAudit } from '../../platform/audit/recordAudit'
import { inTransaction } from '../../platform/database/inTransaction'
import type { TestCms } from '../../testing/bootCms'
import { shopRow } from './shopRow'

export const now = new Date()
export const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const PROJECT = '11111111-1111-4111-8111-111111111111'

/** The test's rows as data, counted by hand instead of by the product. */
export const applications = [
  { email: 'a@example.com', at: daysAgo(400), status: 'approved', score: 82, limit: 50_000 },
  { email: 'A@example.com', at: daysAgo(0.001), status: 'approved', score: 90, limit: 120_000 },
  { email: 'b@example.com', at: daysAgo(40), status: 'rejected', score: 41, limit: 7000 },
  { email: 'c@example.com', at: daysAgo(2), status: 'pending', score: 66, limit: 75_000 },
  { email: 'd@example.com', at: daysAgo(0.002), status: 'pending', score: 71, limit: 75_000 },
] as const
export const quotes = [
  {
    number: 'Q-1',
    revision: 1,
    cents: 100_000,
    at: daysAgo(300),
    replacedBy: 'later',
    ordered: false,
    email: 'e@example.com',
    validDays: 5,
  },
  { number: 'Q-1', revision: 2, cents: 150_000, at: daysAgo(299), replacedBy: null, ordered: true, email: 'e@example.com', validDays: 5 },
  {
    number: 'Q-2',
    revision: 1,
    cents: 50_050,
    at: daysAgo(0.001),
    replacedBy: null,
    ordered: false,
    email: 'a@example.com',
    validDays: 30,
  },
  { number: 'Q-3', revision: 1, cents: 990_000, at: daysAgo(500), replacedBy: null, ordered: true, email: null, validDays: -10 },
  { number: 'Q-4', revision: 1, cents: 20_000, at: daysAgo(3), replacedBy: null, ordered: false, email: null, validDays: 27 },
  { number: 'Q-5', revision: 1, cents: 70_000, at: daysAgo(400), replacedBy: null, ordered: false, email: null, validDays: -370 },
] as const

/** Today's events; one of the first is also two days old. */
export const EVENTS_TODAY: Readonly<Partial<Record<TrackedEvent, number>>> = { bom_generated: 2, quote_submitted: 3, plan_compared: 1 }

/** Inserts them, with shops, visitors' events, mails, an audited act of the builder, and money. */
export async function makeBusinessRows({ payload, localReq }: TestCms, builder: string): Promise<void> {
  for (const table of ['credit_applications', 'issued_quotes', 'fabricators', 'plan_productions'])
    await payload.db.pool.query(`delete from ${table}`)
  for (const { email, at, status, score, limit } of applications)
    await payload.db.create({
      collection: 'credit-applications',
      data: {
        contactName: `Person ${email}`,
        email,
        projectLocation: 'Dayton',
        projectType: 'Spec',
        startTimeline: 'Immediately',
        budgetScale: 'Small (<$100K)',
        familiarityWithSteel: 'Expert',
        assignedTier: 'Standard',
        creditScore: score,
        assignedCreditLimit: limit,
        qualificationStatus: status,
        aiSummary: 'x',
        improvements: [],
        factors: [],
        policyVersion: 1,
        appliedAt: at.toISOString(),
        tokenHash: email,
      },
    })
  for (const { number, revision, cents: total, at, replacedBy, ordered, email, validDays } of quotes)
    await payload.db.create({
      collection: 'issued-quotes',
      data: {
        number,
        revision,
        kind: 'steel',
        title: 'House',
        contactEmail: email,
        totalCents: cents(total),
        lines: [],
        changes: [],
        inputs: {},
        warnings: [],
        assumptions: [],
        priceBookVersion: 1,
        issuedAt: at.toISOString(),
        validUntil: daysAgo(-validDays).toISOString(),
        orderedAt: ordered ? at.toISOString() : null,
        replacedBy,
        tokenHash: `${number}${revision}`,
      },
    })
  await payload.db.create({ collection: 'fabricators', data: shopRow('Open', 'active') })
  await payload.db.create({ collection: 'fabricators', data: shopRow('Closed', 'paused') })
  for (const [event, count] of Object.entries(EVENTS_TODAY))
    await payload.db.pool.query(
      `insert into product_events (event, data) select $1::enum_product_events_event, '{}' from generate_series(1, $2::int)`,
      [event, count],
    )
  await payload.db.pool.query(
    `insert into product_events (event, data, created_at) values ('bom_generated', '{}', now() - interval '2 days')`,
  )
  await payload.db.pool.query(
    `insert into outgoing_mail ("to", subject, text, status, dedup_key) values ('a@example.com', 's', 't', 'failed', 'metrics-test')`,
  )
  const req = await localReq()
  await recordAudit(req, {
    action: 'x',
    subjectType: 'x',
    subjectId: 'x',
    actor: { id: builder, email: 'b@x.example', role: 'builder' },
  })
  // The receipt that waits for a decision, as the suspense account holds it.
  await payload.db.pool.query(
    `with statement as (
       insert into bank_statements (reference, account_last_four, account_hash, content_hash, format, file_name, day, opening_cents, closing_cents, line_count, imported_by)
       values ('metrics', '1234', 'metrics', 'metrics', 'camt053', 'metrics.xml', '2026-01-05', 0, 500000, 1, 'metrics') returning id)
     insert into bank_lines (statement_id, bank_reference, booked_on, amount_cents, text, status)
     select id, 'metrics', '2026-01-05', 50000, 'Unknown', 'unmatched' from statement`,
  )
  await inTransaction(req, async () => {
    await post(req, {
      key: 'metrics:in',
      kind: 'receipt',
      description: 'Receipt',
      entries: [
        debitOwnAccount('bank', cents(500_000)),
        creditProject(PROJECT, 'escrow', cents(450_000)),
        creditOwnAccount('suspense', cents(50_000)),
      ],
    })
    await post(req, {
      key: 'metrics:credit',
      kind: 'credit',
      description: 'Trade credit',
      entries: [debitProject(PROJECT, 'receivable', cents(20_000)), creditProject(PROJECT, 'escrow', cents(20_000))],
    })
    await post(req, {
      key: 'metrics:fee',
      kind: 'fee',
      description: 'Fee',
      entries: [debitProject(PROJECT, 'escrow', cents(9_000)), creditProject(PROJECT, 'fee', cents(9_000))],
    })
    // Swept: the same fee is not earned twice.
    await post(req, {
      key: 'metrics:sweep',
      kind: 'sweep',
      description: 'Sweep',
      entries: [debitProject(PROJECT, 'fee', cents(4_000)), creditOwnAccount('revenue', cents(4_000))],
    })
  })
}
