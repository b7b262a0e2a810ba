import { centsOfDollars } from '@framewell/domain/money/cents'
import { usdWithCents } from '@framewell/domain/money/usd'
import { factoringDecided } from '@framewell/domain/notifications/events/payments'
import { advancePosting, decidedAdvance, offerInDollars, openOffer, requestedAdvance } from '@framewell/domain/payments/factoring'
import type {
  decideFactoring as decideCall,
  listFactoring as listCall,
  getFactoringOffer as offerCall,
  requestFactoring as requestCall,
  searchFactoring as searchFactoringCall,
} from '@framewell/domain/payments/factoringCalls'
import { isAgreed } from '@framewell/domain/payments/phases'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { notify } from '../../notifications/notify'
import { isTied } from '../../parties/independence'
import { recordAudit } from '../../platform/audit/recordAudit'
import type { SqlPart } from '../../platform/database/SqlPart'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { holdsWords } from '../../platform/lists/listing'
import { listRows } from '../../platform/lists/listRows'
import { moneyChanged } from '../moneyChanged'
import { post } from '../post'
import { findProject, lockAnyProject, lockProject, sideOf } from '../projects/findProject'
import { projectScope } from '../projects/projectScope'
import { advanceStanding } from './advanceStanding'
import { hasAdvanceWaiver, missingAdvanceForms, requestAnswers } from './advanceWaiver'
import { behindAdvance, findRequests, NEWEST, REQUESTS, requestOf } from './storedRequests'

/** SQL: the requests of one's own shops; for operators all of them. Builders do not see what their shop borrows. */
async function ownRequests(req: PayloadRequest): Promise<SqlPart> {
  const scope = await projectScope(req)
  if (scope.all) return sql`true`
  return sql`s.company_id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(scope.companyIds)}::jsonb))`
}

export const listFactoring: Operation<typeof listCall> = async ({ req }, { projectId, page, limit }) => {
  const where = sql`${await ownRequests(req)} and (${projectId ?? null}::varchar is null or p.number = ${projectId ?? null})`
  return requestAnswers(req, await findRequests(req, where, sql`${NEWEST} limit ${limit} offset ${(page - 1) * limit}`))
}

export const searchFactoring: Operation<typeof searchFactoringCall> = async ({ req }, input) => {
  const status = input.status === 'all' ? sql`true` : sql`q.status::text = ${input.status}`
  const { data, ...rest } = await listRows(
    req,
    {
      tables: REQUESTS,
      where: sql`${await ownRequests(req)} and ${status} and ${holdsWords(input.search, [sql`s.name`, sql`p.number`])}`,
      newest: sql`q.created_at`,
      id: sql`q.id`,
      sorts: { advanceAmount: sql`q.advance_cents`, receivableAmount: sql`q.receivable_cents` },
      find: (which, { order, cut }) => findRequests(req, which, sql`${order} ${cut}`),
    },
    input,
  )
  return { data: await requestAnswers(req, data), ...rest }
}

export const getFactoringOffer: Operation<typeof offerCall> = async ({ req, refuse }, { projectId, urgency }) => {
  const project = await findProject(req, projectId)
  // A project without a shop has nobody to advance to.
  if (!project?.fabricatorId || (await sideOf(req, project)) === 'builder') throw refuse('unknownProject')
  if (!isAgreed(project.releasePolicy)) throw refuse('noPrice')
  const open = openOffer(await advanceStanding(req, project), urgency)
  if ('refusal' in open) throw refuse(open.refusal)
  return offerInDollars(open.offer)
}

export const requestFactoring: Operation<typeof requestCall> = async ({ req, refuse, session, now }, { projectId, urgency }) => {
  const project = await lockProject(req, projectId)
  if (!project?.fabricatorId || (await sideOf(req, project)) !== 'fabricator') throw refuse('unknownProject')
  if (!isAgreed(project.releasePolicy)) throw refuse('noPrice')
  const waiting = await findRequests(req, sql`p.id = ${project.id} and q.status = 'pending'`)
  const asked = requestedAdvance(waiting, await advanceStanding(req, project), urgency)
  if ('refusal' in asked) throw refuse(asked.refusal)
  const { trust, receivableCents, ...offer } = asked.offer
  const { id } = await req.payload.db.create({
    collection: 'factoring-requests',
    data: {
      project: project.id,
      fabricator: project.fabricatorId,
      status: 'pending',
      urgency,
      trustLevel: trust,
      receivableCents,
      advanceCents: offer.advanceCents,
      paidCents: offer.paidCents,
      factoringDiscount: offer.factoringDiscount,
      requestedBy: session?.name ?? '',
      createdAt: now.toISOString(),
    },
    req,
  })
  await recordAudit(req, {
    action: 'factoring-request',
    subjectType: 'factoring-requests',
    subjectId: String(id),
    after: { projectId, urgency, ...offer },
  })
  await moneyChanged(req, project)
  return { request: await requestOf(req, String(id)) }
}

/** Approval computes the offer again: what was released or advanced meanwhile is not advanced twice. */
export const decideFactoring: Operation<typeof decideCall> = async ({ req, refuse, session, now }, { id, decision, reason }) => {
  const [named] = await findRequests(req, sql`q.id = ${id}`)
  if (!named) throw refuse('notFound')
  const project = await lockAnyProject(req, named.projectId)
  const [stored] = await findRequests(req, sql`q.id = ${id}`)
  if (!project || !stored) throw refuse('notFound')
  if (decision === 'approve' && (await isTied(req, session?.id ?? '', behindAdvance(project.fabricatorCompanyId))))
    throw refuse('notIndependent')
  const standing = await advanceStanding(req, project, decision === 'approve')
  const decided = decidedAdvance(stored, decision, { ...standing, fabricatorId: project.fabricatorId })
  if ('refusal' in decided) throw refuse(decided.refusal)
  if (decided.status === 'approved' && !(await hasAdvanceWaiver(req, id, decided.offer.paidCents))) {
    const forms = await missingAdvanceForms(req, project)
    if (forms.length > 0) throw refuse('waiverFormMissing', { detail: `${forms.join('. ')}.` })
    throw refuse('waiverMissing', { detail: `Conditional lien waiver for the early payout of ${usdWithCents(decided.offer.paidCents)}.` })
  }
  const db = await transactionOf(req)
  const by = sql`decided_by = ${session?.name ?? ''}, decision_reason = ${reason}, decided_at = ${now.toISOString()}::timestamptz, updated_at = now()`
  if (decided.status === 'rejected') await db.execute(sql`update factoring_requests set status = 'rejected', ${by} where id = ${id}`)
  else {
    const { offer } = decided
    await post(req, advancePosting(project.number, id, offer))
    await db.execute(sql`
      update factoring_requests set status = 'approved', advance_cents = ${offer.advanceCents}, paid_cents = ${offer.paidCents},
        receivable_cents = ${offer.receivableCents}, factoring_discount = ${offer.factoringDiscount}, ${by} where id = ${id}`)
  }
  await recordAudit(req, {
    action: `factoring-${decision}`,
    subjectType: 'factoring-requests',
    subjectId: id,
    before: { status: 'pending' },
    after: { status: decided.status },
    reason,
  })
  const request = await requestOf(req, id)
  const { number: projectId, title, fabricatorCompanyId } = project
  await notify(req, factoringDecided, {
    projectId,
    title,
    // The builder is not involved.
    companies: fabricatorCompanyId ? [fabricatorCompanyId] : [],
    approved: decision === 'approve',
    paidCents: centsOfDollars(request.paidAmount),
    reason,
  })
  await moneyChanged(req, project)
  return { request }
}
