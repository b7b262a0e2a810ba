import type { QualificationStatus } from '@framewell/domain/credit/tier'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { SqlPart } from '../platform/database/SqlPart'
import { transactionOf } from '../platform/database/transactionOf'
import { decidedAt } from './decidedCredit'

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
