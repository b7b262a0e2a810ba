import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { companiesOf } from '../parties/companyOf'
import { transactionOf } from '../platform/database/transactionOf'
import { hasRole } from '../platform/sessions/access'

const unreadRows = z.array(z.object({ id: z.string(), unread: z.number() }))

/** Messages of others that the signed-in person may read and has not read, by order: a shop those of its own time. */
export async function unreadOf(req: PayloadRequest, orders: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (!req.user || orders.length === 0) return new Map()
  const readsAll = hasRole(req, OPERATOR_ROLES)
  const companies = JSON.stringify((await companiesOf(req)).map(({ id }) => id))
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select order_id as id, count(*)::int as unread from order_messages m join orders o on o.id = m.order_id
    where order_id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(orders)}::jsonb)) and author_id is distinct from ${req.user.id}::uuid
      and (${readsAll} or m.fabricator_id = o.fabricator_id or o.company_id in (select value::uuid from jsonb_array_elements_text(${companies}::jsonb)))
      and not exists (select from order_reads r where r.order_id = m.order_id and r.account_id = ${req.user.id}::uuid and r.read_at >= m.at)
    group by order_id`)
  return new Map(unreadRows.parse(rows).map(({ id, unread }) => [id, unread]))
}
