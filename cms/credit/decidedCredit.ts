import { TIERS } from '@framewell/domain/credit/tier'
import { centsOfDollars } from '@framewell/domain/money/cents'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../platform/database/transactionOf'

const decisionRow = z.object({
  tier: z.enum(TIERS),
  status: z.enum(['approved', 'pending', 'rejected']),
  limit: z.coerce.number().transform(centsOfDollars),
  at: z.string(),
})

/** The credit decision that applies to a company: its newest that is not pending, else its newest. */
export async function decidedCredit(req: PayloadRequest, companyId: string): Promise<z.infer<typeof decisionRow> | undefined> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select assigned_tier as tier, qualification_status as status, assigned_credit_limit as limit, applied_at::text as at
    from credit_applications where company_id = ${companyId}
    order by qualification_status = 'pending', applied_at desc limit 1`)
  return decisionRow.optional().parse(rows[0])
}
