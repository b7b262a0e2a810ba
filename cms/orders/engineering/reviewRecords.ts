import { type ReviewPolicy, type ReviewRecord, reviewPolicySchema } from '@framewell/domain/orders/engineering/reviewState'
import { hasReached } from '@framewell/domain/orders/stages'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { JSON_LIST } from '../../network/keepShops'
import { currentRoutingPolicy } from '../../network/routingPolicies'
import type { Order } from '../../payload-types'
import { transactionOf } from '../../platform/database/transactionOf'
import { ENGINEER_STAYS } from './licenses'

/** A review's record, with the file of its newest approval. */
export interface StoredReview extends ReviewRecord {
  readonly sealedSet: string | null
}

type Reviewed = Pick<Order, 'id' | 'stage' | 'reviewPolicy'>

const time = z.coerce
  .date()
  .transform((at) => at.toISOString())
  .nullable()
const rowSchema = z.object({
  id: z.string(),
  engineer: z.string().nullable(),
  open: z.number(),
  revision: z.coerce.number().nullable(),
  approver: z.string().nullable(),
  number: z.string().nullable(),
  state: z.string().nullable(),
  approvedAt: time,
  voidedAt: time,
  sealedSet: z.string().nullable(),
})

/** What is on record about the reviews of some orders, by order. */
export async function reviewRecords(req: PayloadRequest, orders: readonly Reviewed[]): Promise<ReadonlyMap<string, StoredReview>> {
  if (orders.length === 0) return new Map()
  const today = await reviewPolicyNow(req)
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select o.id::text, case when ${ENGINEER_STAYS} then r.engineer_name end as engineer, a.revision, a.engineer_name as approver, a.license_number as number, a.license_state as state,
      a.approved_at as "approvedAt", a.voided_at as "voidedAt", a.sealed_set_id::text as "sealedSet",
      (select count(*)::int from engineering_questions q where q.order_id = o.id and q.answered_at is null) as open
    from orders o left join engineering_reviews r on r.order_id = o.id
      left join lateral (select * from engineering_approvals x where x.order_id = o.id order by x.approved_at desc, x.id desc limit 1) a on true
    where o.id = any(${JSON_LIST(orders.map(({ id }) => id))})`)
  const found = new Map(
    z
      .array(rowSchema)
      .parse(rows)
      .map((row) => [row.id, row]),
  )
  return new Map(orders.map((order) => [order.id, recordOf(policyOf(order, today), found.get(order.id))]))
}

export async function reviewRecord(req: PayloadRequest, order: Reviewed): Promise<StoredReview> {
  return (await reviewRecords(req, [order])).get(order.id) ?? recordOf(null, undefined)
}

/** Today's policy. */
export async function reviewPolicyNow(req: PayloadRequest): Promise<ReviewPolicy> {
  const { reviewRequired: required, reviewReason: reason } = (await currentRoutingPolicy(req)).policy
  return { required, reason }
}

/** Today's policy applies until fabrication starts; then the order keeps the one it started under. */
function policyOf({ stage, reviewPolicy }: Reviewed, today: ReviewPolicy): ReviewPolicy | null {
  return hasReached(stage, 'fabrication_started') ? reviewPolicySchema.nullable().parse(reviewPolicy ?? null) : today
}

function recordOf(policy: ReviewPolicy | null, row: z.infer<typeof rowSchema> | undefined): StoredReview {
  const { engineer = null, open = 0, revision, approver, number, state, approvedAt, voidedAt = null, sealedSet = null } = row ?? {}
  const approval =
    revision && approver && number && state && approvedAt
      ? { revision, engineer: approver, licenseNumber: number, licenseState: state, approvedAt, voidedAt }
      : null
  return { policy, engineer, openQuestions: open, approval, sealedSet }
}
