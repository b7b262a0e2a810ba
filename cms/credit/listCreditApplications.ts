import type { listCreditApplications as listCreditApplicationsCall } from '@framewell/domain/credit/operatorCalls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../database/transactionOf'
import type { Operation } from '../http/bindCall'
import { listDocuments } from '../lists/listDocuments'
import { rowOf } from './storedApplication'

/** Applications, newest first, and figures over all of them. */
export const listCreditApplications: Operation<typeof listCreditApplicationsCall> = async ({ req }, { status, ...asked }) => {
  const listing = {
    collection: 'credit-applications',
    searched: ['contactName', 'email', 'companyName', 'projectLocation'],
    where: status === 'all' ? [] : [{ qualificationStatus: { equals: status } }],
    newest: 'appliedAt',
    sorts: { applicant: 'contactName', score: 'creditScore', limit: 'assignedCreditLimit' },
  } as const
  const { docs, ...counted } = await listDocuments(req, listing, asked)
  return { data: docs.map(rowOf), ...counted, summary: await summarise(req) }
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
