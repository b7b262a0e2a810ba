import type { listCreditApplications as listCreditApplicationsCall } from '@framewell/domain/credit/operatorCalls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, Where } from 'payload'
import { transactionOf } from '../database/transactionOf'
import type { Operation } from '../http/bindCall'
import { rowOf } from './storedApplication'

const SEARCHED = ['contactName', 'email', 'companyName', 'projectLocation'] as const

/** Applications, newest first, and figures over all of them. */
export const listCreditApplications: Operation<typeof listCreditApplicationsCall> = async ({ req }, { status, search, page, limit }) => {
  // Wildcards of LIKE are letters here.
  const words = search.replace(/[\\%_]/g, '\\$&')
  const conditions: Where[] = [
    ...(status === 'all' ? [] : [{ qualificationStatus: { equals: status } }]),
    ...(words ? [{ or: SEARCHED.map((field) => ({ [field]: { contains: words } })) }] : []),
  ]
  const { docs, totalDocs } = await req.payload.find({
    collection: 'credit-applications',
    where: { and: conditions },
    sort: ['-appliedAt', 'id'],
    page,
    limit,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return { data: docs.map(rowOf), total: totalDocs, summary: await summarise(req) }
}

async function summarise(req: PayloadRequest) {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select count(*)::int as total,
      count(*) filter (where qualification_status = 'approved')::int as approved,
      count(*) filter (where qualification_status = 'pending')::int as pending,
      count(*) filter (where qualification_status = 'rejected')::int as rejected,
      round(avg(credit_score), 1)::float8 as average
    from credit_applications`)
  const [figures] = rows
  return {
    total: Number(figures?.total),
    approved: Number(figures?.approved),
    pending: Number(figures?.pending),
    rejected: Number(figures?.rejected),
    averageScore: figures?.average == null ? null : Number(figures.average),
  }
}
