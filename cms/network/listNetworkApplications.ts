import type { listNetworkApplications as listNetworkApplicationsCall } from '@framewell/domain/network/reviewingCalls'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'
import { listDocuments } from '../platform/lists/listDocuments'

const OPEN = ['submitted', 'in-review']
const figures = z.object({ open: z.number(), late: z.number() })
const openQuestionRows = z.array(z.object({ id: z.string(), questions: z.number() }))

/** Applications, first those whose answer is due soonest; decided ones newest first. */
export const listNetworkApplications: Operation<typeof listNetworkApplicationsCall> = async ({ req, now }, { status, kind, ...asked }) => {
  const { docs, ...page } = await listDocuments(
    req,
    {
      collection: 'network-applications',
      searched: ['number', 'companyName', 'contactName', 'email', 'place'],
      where: [
        ...(status === 'all' ? [] : [status === 'open' ? { status: { in: OPEN } } : { status: { equals: status } }]),
        ...(kind === 'all' ? [] : [{ kind: { equals: kind } }]),
      ],
      newest: 'submittedAt',
      sorts: { due: 'promisedBy', company: 'companyName' },
      standard: status === 'open' ? 'promisedBy' : undefined,
    },
    asked,
  )
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select count(*)::int as open, count(*) filter (where promised_by < ${now.toISOString()}::timestamptz)::int as late
    from network_applications where status in ('submitted', 'in-review')`)
  // A question is open until the applicant sends something after it.
  const { rows: open } = await database.execute(sql`
    select q.application_id as id, count(*)::int as questions from application_messages q
    where q."from" = 'operator' and q.application_id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(docs.map(({ id }) => id))}::jsonb))
      and not exists (select from application_messages a where a.application_id = q.application_id and a."from" = 'applicant' and a.created_at > q.created_at)
    group by q.application_id`)
  const questions = new Map(openQuestionRows.parse(open).map((row) => [row.id, row.questions]))
  return {
    data: docs.map((stored) => ({
      id: stored.id,
      applicationId: stored.number,
      kind: stored.kind,
      companyName: stored.companyName,
      contactName: stored.contactName,
      email: stored.email,
      place: stored.place,
      status: stored.status,
      submittedAt: stored.submittedAt,
      promisedBy: stored.promisedBy,
      openQuestions: questions.get(stored.id) ?? 0,
    })),
    ...page,
    summary: figures.parse(rows[0]),
  }
}
