import type { listCreditApplications as listCreditApplicationsCall } from '@framewell/domain/credit/operatorCalls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { counted } from '../insights/metricCalls'
import { readFigures } from '../insights/readFigures'
import type { Operation } from '../platform/http/calls/bindCall'
import { pageOfSql } from '../platform/lists/pageOfSql'
import { answerEnds } from './answerFields'
import { rowOf } from './storedApplication'

const idRows = z.array(z.object({ id: z.string() }))

/** Applications, newest first, and figures over all of them. */
export const listCreditApplications: Operation<typeof listCreditApplicationsCall> = async ({ req, now }, { status, ...asked }) => {
  const { data, ...page } = await pageOfSql(
    req,
    {
      every: sql`select *, case when qualification_status = 'rejected' then 0 else assigned_credit_limit end as shown_limit from credit_applications`,
      searched: Object.keys(answerEnds),
      where: status === 'all' ? [] : [sql`qualification_status = ${status}`],
      sorts: { applied: 'applied_at', applicant: 'contact_name', score: 'credit_score', limit: 'shown_limit' },
    },
    asked,
  )
  const ids = idRows.parse(data).map(({ id }) => id)
  const { docs } = await req.payload.find({
    collection: 'credit-applications',
    where: { id: { in: ids } },
    pagination: false,
    depth: 0,
    req,
  })
  const rows = new Map(docs.map((stored) => [stored.id, rowOf(stored)]))
  return { data: ids.flatMap((id) => rows.get(id) ?? []), ...page, summary: await summarise(req, now) }
}

/** The dashboards open each of these figures. */
async function summarise(req: PayloadRequest, now: Date) {
  const figures = await readFigures(req, ['totalApplications', 'approvedApplications', 'pendingCreditReviews', 'averageCreditScore'], now)
  const total = counted(figures.totalApplications)
  const approved = counted(figures.approvedApplications)
  const pending = counted(figures.pendingCreditReviews)
  const { value: average } = figures.averageCreditScore
  return {
    total,
    approved,
    pending,
    rejected: total - approved - pending,
    averageScore: average === null ? null : Math.round(average * 10) / 10,
  }
}
