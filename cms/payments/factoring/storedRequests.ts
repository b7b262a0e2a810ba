import { dollarsOfCents } from '@framewell/domain/money/cents'
import { FACTORING_STATUSES, FACTORING_URGENCIES, TRUST_LEVELS } from '@framewell/domain/payments/factoring'
import type { FactoringRequest } from '@framewell/domain/payments/factoringCalls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Behind } from '../../parties/independence'
import { isoTime } from '../../platform/database/isoTime'
import type { SqlPart } from '../../platform/database/SqlPart'
import { storedCentsSchema } from '../../platform/database/storedCents'
import { transactionOf } from '../../platform/database/transactionOf'

const requestRows = z.array(
  z.object({
    id: z.string(),
    fabricatorId: z.string(),
    shopCompanyId: z.string().nullable(),
    fabricator: z.string(),
    projectId: z.string(),
    trustLevel: z.enum(TRUST_LEVELS),
    urgency: z.enum(FACTORING_URGENCIES),
    advanceCents: storedCentsSchema,
    receivableCents: storedCentsSchema,
    paidCents: storedCentsSchema,
    owedCents: storedCentsSchema,
    factoringDiscount: z.coerce.number(),
    outstandingCents: storedCentsSchema,
    status: z.enum(FACTORING_STATUSES),
    waiverSigned: z.boolean(),
    decisionReason: z.string().nullable(),
    createdAt: z.string(),
  }),
)
export type StoredRequest = z.infer<typeof requestRows>[number]

export const REQUESTS = sql`factoring_requests q join payment_projects p on p.id = q.project_id join fabricators s on s.id = q.fabricator_id`
export const NEWEST = sql`order by q.created_at desc, q.id`

/** The people behind an early payout, who cannot approve it. @param shopCompanyId company of the shop that makes the order now */
export const behindAdvance = (shopCompanyId: string | null): Behind => ({ companies: shopCompanyId ? [shopCompanyId] : [] })

export async function findRequests(req: PayloadRequest, where: SqlPart, behind: SqlPart = NEWEST): Promise<StoredRequest[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select q.id, q.fabricator_id as "fabricatorId", s.company_id as "shopCompanyId", s.name as fabricator, p.number as "projectId", q.trust_level as "trustLevel", q.urgency,
      q.advance_cents as "advanceCents", q.receivable_cents as "receivableCents", q.paid_cents as "paidCents",
      q.factoring_discount as "factoringDiscount", coalesce(a.balance_cents, 0) as "outstandingCents", q.status,
      exists (select from lien_waivers w where w.advance_id = q.id and w.condition = 'conditional' and w.amount_cents = q.paid_cents) as "waiverSigned",
      q.owed_cents as "owedCents", coalesce(q.debt_reason, q.end_reason, q.decision_reason) as "decisionReason", ${isoTime(sql`q.created_at`)} as "createdAt"
    from ${REQUESTS}
      left join fabricators f on f.id = p.fabricator_id left join ledger_accounts a on a.kind = 'advance' and a.project_id = p.number
    where ${where} ${behind}`)
  return requestRows.parse(rows)
}

export const requestAnswer = (stored: StoredRequest): FactoringRequest => ({
  id: stored.id,
  rollFormerId: stored.fabricatorId,
  rollFormer: stored.fabricator,
  projectId: stored.projectId,
  trustLevel: stored.trustLevel,
  urgency: stored.urgency,
  advanceAmount: dollarsOfCents(stored.advanceCents),
  receivableAmount: dollarsOfCents(stored.receivableCents),
  factoringDiscount: stored.factoringDiscount,
  paidAmount: dollarsOfCents(stored.paidCents),
  outstandingAmount: dollarsOfCents(stored.outstandingCents),
  owedAmount: dollarsOfCents(stored.owedCents),
  status: stored.status,
  waiverSigned: stored.waiverSigned,
  waitsForForm: null,
  decisionReason: stored.decisionReason,
  createdAt: stored.createdAt,
})

export async function requestOf(req: PayloadRequest, id: string): Promise<FactoringRequest> {
  const [stored] = await findRequests(req, sql`q.id = ${id}`)
  if (!stored) throw new Error('A request was stored and cannot be found')
  return requestAnswer(stored)
}
