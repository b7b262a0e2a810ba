import type { Cents } from '@framewell/domain/money/cents'
import { openOffer } from '@framewell/domain/payments/factoring'
import type { FactoringRequest } from '@framewell/domain/payments/factoringCalls'
import { missingForms, waitsForFormsWords } from '@framewell/domain/payments/waiverForms'
import type { WaiverCondition } from '@framewell/domain/payments/waivers'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isoTime } from '../../platform/database/isoTime'
import type { SqlPart } from '../../platform/database/SqlPart'
import { storedCentsSchema } from '../../platform/database/storedCents'
import { transactionOf } from '../../platform/database/transactionOf'
import { ADVANCE_UNSIGNED } from '../billing/waiverSums'
import { findProject, type StoredProject } from '../projects/findProject'
import { type HouseCredit, houseCredit } from '../projects/houseCredit'
import { siteFormsOf } from '../projects/phaseState'
import { holdsRetainage } from '../projects/storedContract'
import { advanceStanding } from './advanceStanding'
import { findRequests, requestAnswer, type StoredRequest } from './storedRequests'

interface WaivedAdvance {
  /** Of the request. */
  readonly id: string
  readonly amountCents: Cents
  /** When it was requested, ISO. */
  readonly requestedAt: string
}

/**
 * The early payout that a project's shop can sign a waiver for now, with what it is paid; undefined when none waits for one. Conditional: first an
 * approved one of which a part was taken back before it was sent, because it keeps the project from being paid; else the request that waits
 * for its decision, with the offer of now, which is what an approval pays. Unconditional: the last one that a payout on a bank statement paid.
 * @param requestId only of this request, so that nobody signs another one's waiver
 */
export async function waivedAdvance(
  req: PayloadRequest,
  project: StoredProject,
  condition: WaiverCondition,
  requestId: string | undefined,
): Promise<WaivedAdvance | undefined> {
  const named = requestId === undefined ? sql`true` : sql`q.id = ${requestId}`
  if (condition === 'unconditional') return paidAdvance(req, project, named)
  const unsigned = await unsignedAdvance(req, project, named)
  if (unsigned) return unsigned
  const [request] = await findRequests(
    req,
    sql`p.id = ${project.id} and q.status = 'pending' and q.fabricator_id is not distinct from ${project.fabricatorId} and ${named}`,
  )
  return request && requestedNow(req, project, request)
}

/** What an approval of a waiting request would pay now; undefined when it could not be approved. */
async function requestedNow(
  req: PayloadRequest,
  project: StoredProject,
  { id, urgency, createdAt }: StoredRequest,
  credit?: HouseCredit,
): Promise<WaivedAdvance | undefined> {
  const open = openOffer(await advanceStanding(req, project, false, credit), urgency)
  return 'refusal' in open ? undefined : { id, amountCents: open.offer.paidCents, requestedAt: createdAt }
}

/**
 * The requests as their calls answer them: a waiver of one that waits counts while an approval would pay what was signed for, and there is none
 * to sign while it could pay nothing.
 */
export async function requestAnswers(req: PayloadRequest, stored: readonly StoredRequest[]): Promise<FactoringRequest[]> {
  const answers: FactoringRequest[] = []
  // It sums the whole ledger.
  const credit = stored.some(({ status }) => status === 'pending') ? await houseCredit(req, false) : undefined
  for (const request of stored) {
    const answer = requestAnswer(request)
    const isPending = request.status === 'pending'
    const isOpen = isPending || (request.status === 'approved' && !request.waiverSigned)
    const project = isOpen ? await findProject(req, request.projectId) : undefined
    const now = isPending && project ? await requestedNow(req, project, request, credit) : undefined
    const paysNothing = isPending && project && !now
    const waiverSigned = paysNothing ? null : now ? await hasAdvanceWaiver(req, now.id, now.amountCents) : answer.waiverSigned
    const forms = project && waiverSigned === false ? await missingAdvanceForms(req, project) : []
    const waitsForForm = forms.length > 0 ? waitsForFormsWords(forms, isPending ? 'advance' : 'payout') : null
    answers.push({ ...answer, waiverSigned, waitsForForm })
  }
  return answers
}

/** The state's forms that an early payout's waiver needs and that are not entered. */
export async function missingAdvanceForms(req: PayloadRequest, project: StoredProject): Promise<string[]> {
  const waiver = { phase: 'early_payout', condition: 'conditional' } as const
  return missingForms([waiver], await siteFormsOf(req, project), holdsRetainage(project))
}

/** An approved early payout that was not sent, of which less is left than its shop signed for. */
async function unsignedAdvance(req: PayloadRequest, { id }: StoredProject, named: SqlPart): Promise<WaivedAdvance | undefined> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select ${WAIVED} from factoring_requests q join payment_projects p on p.id = q.project_id
    where p.id = ${id} and ${ADVANCE_UNSIGNED} and ${named} order by q.decided_at limit 1`)
  return paidRow.optional().parse(rows[0])
}

const paidRow = z.object({ id: z.string(), amountCents: storedCentsSchema, requestedAt: z.string() })
/** SQL: an early payout `q` as `paidRow` reads it. */
const WAIVED = sql`q.id, q.paid_cents as "amountCents", ${isoTime(sql`q.created_at`)} as "requestedAt"`

async function paidAdvance(req: PayloadRequest, { id, fabricatorId }: StoredProject, named: SqlPart): Promise<WaivedAdvance | undefined> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select ${WAIVED} from factoring_requests q
    where q.project_id = ${id} and q.fabricator_id is not distinct from ${fabricatorId} and q.status in ('approved', 'settled') and ${named}
      and exists (select from payouts o where o.project_id = q.project_id and o.fabricator_id = q.fabricator_id and o.status = 'settled'
        and o.created_at >= q.decided_at)
    order by q.decided_at desc limit 1`)
  return paidRow.optional().parse(rows[0])
}

/** Whether the shop has signed the conditional waiver of exactly this amount for an early payout. */
export async function hasAdvanceWaiver(req: PayloadRequest, requestId: string, amountCents: Cents): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select from lien_waivers w where w.advance_id = ${requestId} and w.condition = 'conditional' and w.amount_cents = ${amountCents} limit 1`)
  return rows.length > 0
}
