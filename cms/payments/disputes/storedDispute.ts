import { addCents, cents } from '@framewell/domain/money/cents'
import { subtractCents } from '@framewell/domain/money/differences'
import { type DisputeDetail, type DisputeRow, disputeDetailSchema, disputeRowSchema } from '@framewell/domain/payments/disputeCalls'
import { disputeHolds } from '@framewell/domain/payments/disputeRules'
import type { Held } from '@framewell/domain/payments/disputes'
import { isAgreed } from '@framewell/domain/payments/phases'
import { shopPart } from '@framewell/domain/payments/shopMoney'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isoTime } from '../../platform/database/isoTime'
import type { SqlPart } from '../../platform/database/SqlPart'
import { storedCentsSchema } from '../../platform/database/storedCents'
import { transactionOf } from '../../platform/database/transactionOf'
import { advanceBooks } from '../factoring/storedAdvances'
import { orderActions } from '../orderActions'
import { balancesOf } from '../projects/balances'
import { findProjectIn, type StoredProject } from '../projects/findProject'
import { inScope, projectScope } from '../projects/projectScope'
import { decisionRefusal } from './decisionRefusal'

/** What a dispute of a project holds, all of which resolving it can divide. */
export async function heldFor(req: PayloadRequest, project: StoredProject): Promise<Held> {
  return disputeHolds(project, await balancesOf(req, project.number), await advanceBooks(req, project))
}

const computed = {
  late: true,
  heldCents: true,
  unreleasedCents: true,
  heldIn: true,
  releasedCents: true,
  unread: true,
  decisionRefusal: true,
} as const

const detailRow = disputeRowSchema.omit(computed).extend({
  orderId: z.string(),
  /** The company of the shop that made the order when it was opened. */
  shopCompanyId: z.string().nullable(),
  description: z.string(),
  resolutionReason: z.string().nullable(),
  resolvedBy: z.string().nullable(),
  refundCents: storedCentsSchema.nullable(),
  releaseCents: storedCentsSchema.nullable(),
  releasedRefundCents: storedCentsSchema,
  takenCents: storedCentsSchema,
  shopReleaseCents: storedCentsSchema,
})
type StoredDispute = z.infer<typeof detailRow>

/** Disputes the request's person may read: for the builder, operators, and the shop that made the order when they were opened. */
export async function findDisputes(req: PayloadRequest, where: SqlPart, behind: SqlPart = sql``): Promise<StoredDispute[]> {
  const db = await transactionOf(req)
  const scope = await projectScope(req)
  const { rows } = await db.execute(sql`
    select d.id, o.id as "orderId", f.company_id as "shopCompanyId", p.number as "projectId", p.title, d.reason, d.status, d.opened_by as "openedBy", c.name as builder, f.name as fabricator,
      ${isoTime(sql`d.created_at`)} as "openedAt", d.decide_by as "decideBy", d.outcome, d.description, d.resolution_reason as "resolutionReason",
      d.resolved_by as "resolvedBy", ${isoTime(sql`d.resolved_at`)} as "resolvedAt", d.refund_cents as "refundCents", d.release_cents as "releaseCents",
      coalesce(d.released_refund_cents, 0) as "releasedRefundCents", coalesce(d.taken_cents, 0) as "takenCents", coalesce(d.shop_release_cents, 0) as "shopReleaseCents"
    from payment_disputes d join payment_projects p on p.id = d.project_id join orders o on o.number = p.number join companies c on c.id = p.company_id
      left join fabricators f on f.id = d.fabricator_id
    where ${inScope(scope)} and ${where} ${behind}`)
  return z.array(detailRow).parse(rows)
}

/** Which figures the request's person reads: those of the contract, of the shop's own price, or nothing of it. */
async function figuresOf(
  req: PayloadRequest,
  project: StoredProject,
  { shopCompanyId }: StoredDispute,
): Promise<'contract' | 'shop' | 'none'> {
  const { all, companyIds } = await projectScope(req)
  const isShop = !all && !companyIds.includes(project.companyId) && shopCompanyId !== null && companyIds.includes(shopCompanyId)
  if (!isShop) return 'contract'
  // Nothing is held for a shop that lost the order, or before its price is agreed.
  return isAgreed(project.releasePolicy) && shopCompanyId === project.fabricatorCompanyId ? 'shop' : 'none'
}

const NOTHING_HELD = { heldCents: cents(0), unreleasedCents: cents(0), heldIn: 'retainage' as const, releasedCents: cents(0) }

/** What an open dispute holds, in the figures of the request's person. */
async function heldSeen(req: PayloadRequest, project: StoredProject, stored: StoredDispute) {
  const { payableCents, ...held } = await heldFor(req, project)
  const figures = await figuresOf(req, project, stored)
  if (figures === 'contract') return held
  if (figures === 'none') return { ...NOTHING_HELD, heldIn: held.heldIn }
  const unreleasedCents = shopPart(held.unreleasedCents, project, project.deliveryRetainage)
  return { ...held, heldCents: addCents(unreleasedCents, payableCents), unreleasedCents, releasedCents: payableCents }
}

/** What a decision gave each side, in the figures of the request's person. */
async function decidedSeen(req: PayloadRequest, project: StoredProject, stored: StoredDispute) {
  const { refundCents, releaseCents, releasedRefundCents, takenCents, shopReleaseCents } = stored
  const figures = await figuresOf(req, project, stored)
  if (figures === 'contract') return { refundCents: refundCents ?? cents(0), releaseCents: releaseCents ?? cents(0) }
  if (figures === 'none') return { refundCents: cents(0), releaseCents: cents(0) }
  const unreleasedRefund = subtractCents(refundCents ?? cents(0), releasedRefundCents)
  return { refundCents: addCents(shopPart(unreleasedRefund, project, null), takenCents), releaseCents: shopReleaseCents }
}

export async function disputeRow(req: PayloadRequest, stored: StoredDispute, today: string): Promise<DisputeRow> {
  const project = stored.status === 'open' ? await findProjectIn(req, { all: true, companyIds: [] }, stored.projectId, false) : null
  return disputeRowSchema.parse({
    ...stored,
    late: stored.status === 'open' && stored.decideBy < today,
    ...(project ? await heldSeen(req, project, stored) : NOTHING_HELD),
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
  const { resolutionReason, resolvedBy, resolvedAt } = stored
  const project = await findProjectIn(req, { all: true, companyIds: [] }, stored.projectId, false)
  return disputeDetailSchema.parse({
    ...(await disputeRow(req, stored, today)),
    description: stored.description,
    resolution:
      resolvedAt === null || !project
        ? null
        : {
            reason: resolutionReason ?? '',
            by: resolvedBy ?? '',
            at: resolvedAt,
            ...(await decidedSeen(req, project, stored)),
          },
    evidence: evidence.rows,
  })
}
