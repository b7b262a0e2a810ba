import { type Cents, cents } from '@framewell/domain/money/cents'
import { type DisputeDetail, type DisputeRow, disputeDetailSchema, disputeRowSchema } from '@framewell/domain/payments/disputeCalls'
import { disputeHolds } from '@framewell/domain/payments/disputeRules'
import type { Held } from '@framewell/domain/payments/disputes'
import { shopPart } from '@framewell/domain/payments/shopMoney'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isoTime } from '../../platform/database/isoTime'
import type { SqlPart } from '../../platform/database/SqlPart'
import { storedCentsSchema } from '../../platform/database/storedCents'
import { transactionOf } from '../../platform/database/transactionOf'
import { orderActions } from '../orderActions'
import { balancesOf } from '../projects/balances'
import { findProjectIn, type StoredProject } from '../projects/findProject'
import { inScope, projectScope } from '../projects/projectScope'
import { decisionRefusal } from './decisionRefusal'

/** What resolving a dispute can divide: the retainage after delivery; before it, what delivery would pay the shop and escrow holds. */
export async function heldFor(req: PayloadRequest, project: StoredProject): Promise<Held> {
  return disputeHolds(project, await balancesOf(req, project.number))
}

const detailRow = disputeRowSchema.omit({ late: true, heldCents: true, heldIn: true, unread: true, decisionRefusal: true }).extend({
  orderId: z.string(),
  /** The company of the shop that made the order when it was opened. */
  shopCompanyId: z.string().nullable(),
  description: z.string(),
  resolutionReason: z.string().nullable(),
  resolvedBy: z.string().nullable(),
  resolvedAt: z.string().nullable(),
  refundCents: storedCentsSchema.nullable(),
  releaseCents: storedCentsSchema.nullable(),
})
type StoredDispute = z.infer<typeof detailRow>

/** Disputes the request's person may read: for the builder, operators, and the shop that made the order when they were opened. */
export async function findDisputes(req: PayloadRequest, where: SqlPart, behind: SqlPart = sql``): Promise<StoredDispute[]> {
  const db = await transactionOf(req)
  const scope = await projectScope(req)
  const { rows } = await db.execute(sql`
    select d.id, o.id as "orderId", f.company_id as "shopCompanyId", p.number as "projectId", p.title, d.reason, d.status, d.opened_by as "openedBy", c.name as builder, f.name as fabricator,
      ${isoTime(sql`d.created_at`)} as "openedAt", d.decide_by as "decideBy", d.outcome, d.description, d.resolution_reason as "resolutionReason",
      d.resolved_by as "resolvedBy", ${isoTime(sql`d.resolved_at`)} as "resolvedAt", d.refund_cents as "refundCents", d.release_cents as "releaseCents"
    from payment_disputes d join payment_projects p on p.id = d.project_id join orders o on o.number = p.number join companies c on c.id = p.company_id
      left join fabricators f on f.id = d.fabricator_id
    where ${inScope(scope)} and ${where} ${behind}`)
  return z.array(detailRow).parse(rows)
}

/** Amounts of a dispute in the figures of the request's person: for its shop in proportion to its own price. */
async function inFiguresOf(
  req: PayloadRequest,
  project: StoredProject,
  { shopCompanyId }: StoredDispute,
): Promise<(amount: Cents) => Cents> {
  const { all, companyIds } = await projectScope(req)
  const isShop = !all && !companyIds.includes(project.companyId) && shopCompanyId !== null && companyIds.includes(shopCompanyId)
  if (!isShop) return (amount) => amount
  // Nothing is held for a shop that lost the order, or before its price is agreed.
  const holds = project.agreed && shopCompanyId === project.fabricatorCompanyId
  return (amount) => (holds ? shopPart(amount, project, project.deliveryRetainage) : cents(0))
}

export async function disputeRow(req: PayloadRequest, stored: StoredDispute, today: string): Promise<DisputeRow> {
  const project = stored.status === 'open' ? await findProjectIn(req, { all: true, companyIds: [] }, stored.projectId, false) : null
  const held = project && (await heldFor(req, project))
  return disputeRowSchema.parse({
    ...stored,
    late: stored.status === 'open' && stored.decideBy < today,
    heldIn: held?.heldIn ?? 'retainage',
    heldCents: held && project ? (await inFiguresOf(req, project, stored))(held.heldCents) : 0,
    decisionRefusal: project && (await decisionRefusal(req, project, stored.shopCompanyId)),
    unread: await orderActions.get().unreadOn(req, stored.orderId),
  })
}

/** A dispute with its evidence. */
export async function disputeDetail(req: PayloadRequest, stored: StoredDispute, today: string): Promise<DisputeDetail> {
  const db = await transactionOf(req)
  const evidence = await db.execute(sql`
    select id, name, mime_type as "mimeType", size_bytes::float8 as "sizeBytes", "by", ${isoTime(sql`created_at`)} as at
    from dispute_evidence where dispute_id = ${stored.id} order by created_at, id`)
  const { resolutionReason, resolvedBy, resolvedAt, refundCents, releaseCents } = stored
  const project = await findProjectIn(req, { all: true, companyIds: [] }, stored.projectId, false)
  const seen = project ? await inFiguresOf(req, project, stored) : (amount: Cents) => amount
  return disputeDetailSchema.parse({
    ...(await disputeRow(req, stored, today)),
    description: stored.description,
    resolution:
      resolvedAt === null
        ? null
        : {
            reason: resolutionReason ?? '',
            by: resolvedBy ?? '',
            at: resolvedAt,
            refundCents: seen(refundCents ?? cents(0)),
            releaseCents: seen(releaseCents ?? cents(0)),
          },
    evidence: evidence.rows,
  })
}
