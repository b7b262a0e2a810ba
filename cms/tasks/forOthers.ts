import { NOT_INDEPENDENT } from '@framewell/domain/parties/independence'
import { BEHIND_DETAILS } from '@framewell/domain/payments/bankDetailCalls'
import { APPROVED_ALREADY, TIED_APPROVAL } from '@framewell/domain/payments/payoutCalls'
import type { TaskKindName } from '@framewell/domain/tasks/taskKinds'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { applicantOf } from '../credit/reviewCreditApplication'
import { behindPrice, findShopPrices } from '../network/shopPrices'
import { type Behind, tiedAmong } from '../parties/independence'
import { behindDispute } from '../payments/disputes/decisionRefusal'
import { behindAdvance } from '../payments/factoring/storedRequests'
import { behindDetail, behindPayee, findDetails } from '../payments/payouts/storedDetail'
import { behindRun, findRuns } from '../payments/payouts/storedRun'
import type { SqlPart } from '../platform/database/SqlPart'
import { transactionOf } from '../platform/database/transactionOf'
import { taskId } from './taskRows'

/** A kind of task that needs a person who is on no side of it. */
interface Independent {
  /** Why its call refuses the others. */
  readonly reason: string
  /** Why it refuses one of the accounts behind the record, where that is another sentence. */
  readonly ownReason?: string
  /** The people behind each record that waits, by its id. */
  readonly behind: (req: PayloadRequest) => Promise<readonly (readonly [string, Behind])[]>
}

const applicants = z.array(z.object({ id: z.string(), company: z.string().nullable(), email: z.string() }))
const disputes = z.array(
  z.object({
    id: z.string(),
    companyId: z.string(),
    fabricatorCompanyId: z.string().nullable(),
    shopCompanyId: z.string().nullable(),
  }),
)
const advances = z.array(z.object({ id: z.string(), shop: z.string().nullable() }))

async function rowsOf<Rows>(req: PayloadRequest, schema: z.ZodType<Rows>, query: SqlPart): Promise<Rows> {
  return schema.parse((await (await transactionOf(req)).execute(query)).rows)
}

const INDEPENDENT: Readonly<Partial<Record<TaskKindName, Independent>>> = {
  creditReview: {
    reason: NOT_INDEPENDENT.message,
    behind: async (req) =>
      (
        await rowsOf(
          req,
          applicants,
          sql`select id, company_id::text as company, email from credit_applications where qualification_status = 'pending'`,
        )
      ).map((row) => [row.id, applicantOf(row)]),
  },
  shopPrice: {
    reason: NOT_INDEPENDENT.message,
    behind: async (req) => (await findShopPrices(req, sql`l.status = 'proposed'`)).map((price) => [price.id, behindPrice(price)]),
  },
  dispute: {
    reason: NOT_INDEPENDENT.message,
    behind: async (req) =>
      (
        await rowsOf(
          req,
          disputes,
          sql`select d.id, p.company_id::text as "companyId", now_made.company_id::text as "fabricatorCompanyId", f.company_id::text as "shopCompanyId"
            from payment_disputes d join payment_projects p on p.id = d.project_id left join fabricators now_made on now_made.id = p.fabricator_id
            left join fabricators f on f.id = d.fabricator_id where d.status = 'open'`,
        )
      ).map(({ id, shopCompanyId, ...project }) => [id, behindDispute(project, shopCompanyId)]),
  },
  earlyPayout: {
    reason: NOT_INDEPENDENT.message,
    behind: async (req) =>
      (
        await rowsOf(
          req,
          advances,
          sql`select r.id, f.company_id::text as shop from factoring_requests r join payment_projects p on p.id = r.project_id
            left join fabricators f on f.id = p.fabricator_id where r.status = 'pending'`,
        )
      ).map(({ id, shop }) => [id, behindAdvance(shop)]),
  },
  bankDetails: {
    reason: BEHIND_DETAILS.message,
    behind: async (req) => (await findDetails(req, sql`b.status = 'waiting'`)).map((detail) => [detail.id, behindDetail(detail)]),
  },
  payeeCheck: {
    reason: NOT_INDEPENDENT.message,
    behind: async (req) =>
      (await findDetails(req, sql`b.status = 'active'`)).flatMap((detail) =>
        detail.missingChecks.length > 0 ? [[detail.id, behindPayee(detail)]] : [],
      ),
  },
  payoutRun: {
    reason: TIED_APPROVAL.message,
    ownReason: APPROVED_ALREADY.message,
    behind: async (req) => (await findRuns(req, sql`r.status = 'approved_once'`)).map((run) => [run.id, behindRun(run)]),
  },
}

/**
 * SQL: the tasks that a person may not decide, as `id` and `reason`: the calls that decide them refuse the person by the same rule.
 * @param person their account; null for a program
 */
export async function tasksForOthers(req: PayloadRequest, person: string | null): Promise<SqlPart> {
  const found: { readonly kind: string; readonly record: string; readonly reason: string }[] = []
  for (const [kind, { reason, ownReason = reason, behind }] of Object.entries(INDEPENDENT)) {
    if (person === null) break
    const matters = new Map(await behind(req))
    for (const record of await tiedAmong(req, person, matters))
      found.push({ kind, record, reason: matters.get(record)?.accounts?.includes(person) ? ownReason : reason })
  }
  return sql`(select ${taskId(sql`kind`, sql`record`)} as id, reason from jsonb_to_recordset(${JSON.stringify(found)}::jsonb)
    as o (kind text, record text, reason text))`
}
