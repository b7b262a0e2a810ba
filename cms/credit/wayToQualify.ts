import { decisionPath } from '@framewell/domain/credit/decisionPath'
import type { Problem } from '@framewell/domain/http/problem'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { provenAddressOf } from '../notifications/provenAddress'
import { transactionOf } from '../platform/database/transactionOf'
import { decisionLinks } from './decisionLinks'

/**
 * How somebody whose company has no decision gets to one: with a decision of their own, proved address that is no company's yet, by the path
 * that opens it; otherwise by applying.
 */
export async function wayToQualify(req: PayloadRequest, account: string): Promise<Pick<Problem, 'detail' | 'expected'>> {
  const own = await unclaimedDecision(req, account)
  const token = own && decisionLinks.tokenOf(own)
  if (!own || !token) return { detail: 'Apply for credit terms first: it takes a minute.' }
  return {
    detail: `Your application of ${longDate(own.appliedAt)} is not in your account yet. Open it and save it to your account.`,
    expected: { decision: decisionPath({ id: own.id, token }) },
  }
}

async function unclaimedDecision(req: PayloadRequest, account: string) {
  const address = await provenAddressOf(req, account)
  if (address === undefined) return undefined
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select id, token_hash as "tokenHash", applied_at as "appliedAt" from credit_applications
    where mailbox_of(email) = mailbox_of(${address}) and lower(email) = ${address} and company_id is null and qualification_status <> 'rejected'
    order by applied_at desc limit 1`)
  return z
    .object({ id: z.string(), tokenHash: z.string(), appliedAt: z.coerce.date().transform((at) => at.toISOString()) })
    .optional()
    .parse(rows[0])
}
