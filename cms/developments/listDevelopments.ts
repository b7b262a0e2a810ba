import type { listDevelopments as listDevelopmentsCall } from '@framewell/domain/developments/developmentCalls'
import { developmentState } from '@framewell/domain/developments/developmentView'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { companiesOf } from '../parties/companyOf'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'
import { listDocuments } from '../platform/lists/listDocuments'

/** The developments of the caller's companies. */
export const listDevelopments: Operation<typeof listDevelopmentsCall> = async ({ req }, asked) => {
  const companies = (await companiesOf(req)).map(({ id }) => id)
  const listing = {
    collection: 'developments',
    searched: ['name'],
    where: [{ company: { in: companies } }],
    newest: 'changedAt',
    sorts: { name: 'name' },
    without: { lots: true, quotedLayouts: true, signature: true },
    // The collection is for operators; a member's access comes from their company.
    asSystem: true,
  } as const
  const { docs, ...page } = await listDocuments(req, listing, asked)
  const called = await calledOff(
    req,
    docs.map(({ id }) => id),
  )
  const data = docs.map((row) => ({
    id: row.id,
    name: row.name,
    state: developmentState(Boolean(row.orderedAt), Boolean(row.quoteId)),
    lots: row.lotCount,
    calledOff: called.get(row.id) ?? 0,
    changedAt: row.changedAt,
  }))
  return { data, ...page }
}

/** Lots with an order that was not canceled, by development. */
async function calledOff(req: PayloadRequest, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select d.id::text as id, count(*)::int as count
    from developments d cross join lateral jsonb_array_elements(d.lots) lot join orders o on o.source_id = lot->>'id' and o.company_id = d.company_id and o.status <> 'cancelled'
    where d.id::text in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)) group by d.id`)
  return new Map(
    z
      .array(z.object({ id: z.string(), count: z.number() }))
      .parse(rows)
      .map(({ id, count }) => [id, count]),
  )
}
