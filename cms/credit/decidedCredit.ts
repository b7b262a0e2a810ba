import { TIERS } from '@framewell/domain/credit/tier'
import { centsOfDollars } from '@framewell/domain/money/cents'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { SqlPart } from '../platform/database/SqlPart'
import { transactionOf } from '../platform/database/transactionOf'

const decisionRow = z.object({
  id: z.string(),
  tier: z.enum(TIERS),
  status: z.enum(['approved', 'pending', 'rejected']),
  limit: z.coerce.number().transform(centsOfDollars),
  at: z.string(),
})

/** SQL: when a person last decided the application with this ID (a column); null when nobody did. */
export const decidedAt = (id: SqlPart): SqlPart => sql`(select max(r.created_at) from audit_records r where r.subject_id = ${id}::text
  and r.subject_type = 'credit-applications' and r.action in ('credit-approve', 'credit-reject', 'credit-override'))`

/** The credit decision that applies to a company: the last one of a person; before one, its newest that is not pending, else its newest. */
export async function decidedCredit(req: PayloadRequest, companyId: string): Promise<z.infer<typeof decisionRow> | undefined> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select id, assigned_tier as tier, qualification_status as status, assigned_credit_limit as limit, applied_at::text as at
    from credit_applications c where company_id = ${companyId}
    order by ${decidedAt(sql`c.id`)} desc nulls last, qualification_status = 'pending', applied_at desc limit 1`)
  return decisionRow.optional().parse(rows[0])
}
