import type { OrderSource } from '@framewell/domain/orders/order'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../platform/database/transactionOf'
import { markOrdered } from '../quotes/revisions'

/** Assigns the source of an order to the company. A quote counts as ordered and can no longer be revised. */
export async function takeSource(req: PayloadRequest, { kind, id }: OrderSource, companyId: string, now: Date): Promise<void> {
  const database = await transactionOf(req)
  if (kind === 'quote') await markOrdered(req, id, companyId, now)
  if (kind === 'production') await database.execute(sql`update plan_productions set company_id = ${companyId} where id = ${id}`)
}

/** The order was canceled: its quote can be ordered or revised again. */
export async function giveSourceBack(req: PayloadRequest, { kind, id }: OrderSource): Promise<void> {
  const database = await transactionOf(req)
  if (kind === 'quote') await database.execute(sql`update issued_quotes set ordered_at = null, updated_at = now() where id = ${id}`)
}

/** Whether an order that was not canceled was made from it. */
export async function isOrdered(req: PayloadRequest, sourceId: string): Promise<boolean> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`select 1 from orders where source_id = ${sourceId} and status <> 'cancelled' limit 1`)
  return rows.length > 0
}
