import { accountAudience } from '@framewell/domain/notifications/audience'
import { reviewStepped, reviewWaiting } from '@framewell/domain/notifications/events/engineering'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { notify } from '../../notifications/notify'
import type { Order } from '../../payload-types'
import { recordAudit } from '../../platform/audit/recordAudit'
import { transactionOf } from '../../platform/database/transactionOf'
import { changed } from '../../platform/live/changed'
import { companiesIn } from '../orderParties'
import { type EventActor, recordEvent } from '../recordEvent'
import { ENGINEER_STAYS } from './licenses'
import { designSite, modelHash } from './modelHash'
import { findReview, type SeenReview } from './openReview'

interface ReviewStep {
  /** In the audit trail: 'review-assign'. */
  readonly action: `review-${string}`
  /** In the order's timeline, after the actor's name. */
  readonly words: string
  /** In the notices; the words without it. The shop reads the timeline, not questions and answers. */
  readonly told?: string
  /** Who gets a notice: operators with the builder. */
  readonly tells?: readonly ('engineer' | 'builder' | 'shop')[]
  readonly before?: Record<string, unknown>
  readonly after?: Record<string, unknown>
}

/** The signed-in person as the order's timeline names them. */
export function reviewActor(req: PayloadRequest, seenAs: SeenReview['seenAs']): EventActor {
  return { actor: `${seenAs}_${req.user?.id ?? ''}`, actorName: req.user?.name ?? '' }
}

/** Records a step of a review: in the order's timeline and the audit trail. Open screens of the order and of its engineer reload. */
export async function recordReviewStep(
  req: PayloadRequest,
  { order, review }: Pick<SeenReview, 'order' | 'review'>,
  actor: EventActor,
  { action, words, told, tells = [], before, after }: ReviewStep,
  now: Date,
): Promise<void> {
  await recordEvent(req, order, { ...actor, kind: 'review', notes: words }, now)
  await recordAudit(req, { action, subjectType: 'orders', subjectId: order.id, ...(before && { before }), ...(after && { after }) })
  const what = told ?? words
  const { number, title } = order
  const engineer = review && (await presentEngineer(req, review))
  if (tells.includes('engineer') && engineer) await notify(req, reviewWaiting, { number, title, engineer, by: actor.actorName, what })
  if (tells.includes('builder')) {
    const { builder, shop } = await companiesIn(req, order)
    const companies = [builder, ...(tells.includes('shop') && shop ? [shop] : [])]
    await notify(req, reviewStepped, { number, title, companies, by: actor.actorName, what })
  }
  if (engineer) await changed(req, 'orders', order.id, [accountAudience(engineer)])
}

/** The account of the assigned engineer; null once they have left their firm. */
async function presentEngineer(req: PayloadRequest, { id }: NonNullable<SeenReview['review']>): Promise<string | null> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(
    sql`select r.engineer_id as engineer from engineering_reviews r where r.id = ${id} and ${ENGINEER_STAYS}`,
  )
  return z.object({ engineer: z.string() }).optional().parse(rows[0])?.engineer ?? null
}

/** The review of an order whose site moved: the loads that its engineer entered were those of another place. Null before an engineer was assigned. */
export async function withoutDesignSite(req: PayloadRequest, order: Order): Promise<SeenReview['review']> {
  const review = await findReview(req, order)
  return review && req.payload.db.updateOne({ collection: 'engineering-reviews', id: review.id, data: { site: null }, req })
}

/** Voids a valid approval of another model than the order has now. */
export async function voidApproval(
  req: PayloadRequest,
  { order, review }: { readonly order: Order; readonly review: SeenReview['review'] },
  actor: EventActor,
  reason: string,
  now: Date,
): Promise<void> {
  const hash = modelHash(order, designSite(review))
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    update engineering_approvals set voided_at = ${now.toISOString()}, void_reason = ${reason}, updated_at = now()
    where order_id = ${order.id} and voided_at is null and model_hash <> ${hash} returning revision`)
  const revision = rows[0]?.revision
  if (revision === undefined) return
  const words = `The approval of revision ${revision} is void: ${reason}.`
  await recordReviewStep(
    req,
    { order, review },
    actor,
    { action: 'review-void', words, tells: ['engineer', 'builder', 'shop'], after: { revision, reason } },
    now,
  )
}
