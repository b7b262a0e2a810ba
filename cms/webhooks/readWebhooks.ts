import type {
  listWebhookDeliveries as deliveriesCall,
  listWebhooks as listCall,
  getWebhookOptions as optionsCall,
} from '@framewell/domain/webhooks/calls'
import { HOOK_EVENTS } from '@framewell/domain/webhooks/hookEvents'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { transactionOf } from '../database/transactionOf'
import type { Operation } from '../http/bindCall'
import { findDeliveries } from './storedDelivery'
import { findEndpoints, keptBy, openEndpoint } from './storedEndpoint'

const totalSchema = z.object({ total: z.number() })

export const listWebhooks: Operation<typeof listCall> = async ({ req }, { state, search, sort, direction, page, limit }) => {
  const where = sql`${await keptBy(req)} and (${state} = 'all' or e.state::text = ${state})
    and position(lower(${search}) in lower(concat_ws(' ', e.name, e.url))) > 0`
  const order = direction === 'ascending' ? sql`asc` : sql`desc`
  const by = sort === 'name' ? sql`lower(e.name)` : sql`e.created_at`
  const data = await findEndpoints(req, where, sql`order by ${by} ${order}, e.id limit ${limit} offset ${(page - 1) * limit}`)
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`select count(*)::int as total from webhook_endpoints e where ${where}`)
  return { data, total: totalSchema.parse(rows[0]).total }
}

export const getWebhookOptions: Operation<typeof optionsCall> = async () => ({
  events: [...HOOK_EVENTS.values()].map(({ name, title, feature }) => ({ name, title, feature })),
})

export const listWebhookDeliveries: Operation<typeof deliveriesCall> = async (context, { id, state, search, direction, page, limit }) => {
  const { req } = context
  await openEndpoint(context, id)
  const where = sql`endpoint_id = ${id} and (${state} = 'all' or d.state::text = ${state})
    and position(lower(${search}) in lower(concat_ws(' ', d.event, d.message))) > 0`
  const order = direction === 'ascending' ? sql`asc` : sql`desc`
  const data = await findDeliveries(req, where, sql`order by d.created_at ${order}, d.id limit ${limit} offset ${(page - 1) * limit}`)
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`select count(*)::int as total from webhook_deliveries d where ${where}`)
  return { data, total: totalSchema.parse(rows[0]).total }
}
