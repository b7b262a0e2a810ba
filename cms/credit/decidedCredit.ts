import { type QualificationStatus, TIERS } from '@framewell/domain/credit/tier'
import { centsOfDollars } from '@framewell/domain/money/cents'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { SqlPart } from '../platform/database/SqlPart'
import { transactionOf } from '../platform/database/transactionOf'

const decisionRow = z.object({
  tier: z.enum(TIERS),
  status: z.enum(['approved', 'pending', 'rejected']),
  limit: z.coerce.number().transform(centsOfDollars),
  at: z.string(),
})

/** SQL: when a person last decided the application with this ID (a column); null when nobody did. */
const decidedAt = (id: SqlPart): SqlPart => sql`(select max(r.created_at) from audit_records r where r.subject_id = ${id}::text
  and r.subject_type = 'credit-applications' and r.action in ('credit-approve', 'credit-reject', 'credit-override'))`

interface Applicant {
  /** Null before anybody has claimed the application. */
  readonly company: SqlPart
  readonly email: SqlPart
  readonly companyName: SqlPart
  /** When it was made. */
  readonly at: SqlPart
}

/**
 * SQL: a person has decided about the applicant, or will. One may apply before signing up, so an applicant is known by company, mailbox or
 * typed company name; of the last, which anybody can type, only what was turned down, lowered or is under review counts. Other applications
 * then wait for a person: nobody lifts a rejection or a limit, or gets around a review, by applying again.
 */
const waitsForPerson = ({ company, email, companyName, at }: Applicant): SqlPart => {
  // One index for each: an "or" over them reads every application.
  const known = sql`select id, qualification_status, adverse_action, applied_at from credit_applications where company_id = ${company}
    union all select id, qualification_status, adverse_action, applied_at from credit_applications where mailbox_of(email) = mailbox_of(${email})`
  const named = sql`select id, qualification_status, adverse_action, applied_at from credit_applications
    where company_name <> '' and company_key(company_name) = company_key(${companyName}) and company_key(${companyName}) <> ''`
  return sql`exists (select from (${known}) c where ${decidedAt(sql`c.id`)} is not null)
  or exists (select from (${known} union all ${named}) c
    where c.qualification_status = 'rejected' or jsonb_typeof(c.adverse_action) = 'object'
      or (c.qualification_status = 'pending' and c.applied_at < ${at}))`
}

interface NewApplication {
  readonly companyId: string | null
  readonly email: string
  readonly companyName: string
  readonly status: QualificationStatus
  readonly appliedAt: string
}

/** The status of a new application by its policy, unless it waits for a person. */
export async function statusFor(
  req: PayloadRequest,
  { companyId, email, companyName, status, appliedAt }: NewApplication,
): Promise<QualificationStatus> {
  if (status !== 'approved') return status
  const database = await transactionOf(req)
  const waits = waitsForPerson({
    company: sql`${companyId}::uuid`,
    email: sql`${email}::text`,
    companyName: sql`${companyName}::text`,
    at: sql`${appliedAt}::timestamptz`,
  })
  const { rows } = await database.execute(sql`select ${waits} as waits`)
  return rows[0]?.waits === true ? 'pending' : status
}

/** SQL: the same of the stored application `a`, once it is a company's, unless a person has decided it. */
export const statusGiven = (
  companyId: string,
): SqlPart => sql`(case when a.qualification_status = 'approved' and ${decidedAt(sql`a.id`)} is null
  and (${waitsForPerson({ company: sql`${companyId}::uuid`, email: sql`a.email`, companyName: sql`a.company_name`, at: sql`a.applied_at` })})
  then 'pending' else a.qualification_status end)`

/** The credit decision that applies to a company: the last one of a person; before one, its newest that is not pending, else its newest. */
export async function decidedCredit(req: PayloadRequest, companyId: string): Promise<z.infer<typeof decisionRow> | undefined> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select assigned_tier as tier, qualification_status as status, assigned_credit_limit as limit, applied_at::text as at
    from credit_applications c where company_id = ${companyId}
    order by ${decidedAt(sql`c.id`)} desc nulls last, qualification_status = 'pending', applied_at desc limit 1`)
  return decisionRow.optional().parse(rows[0])
}
