import type {
  listWebhookDeliveries as deliveriesCall,
  listWebhooks as listCall,
  getWebhookOptions as optionsCall,
} from '@framewell/domain/webhooks/calls'
import { HOOK_EVENTS } from '@framewell/domain/webhooks/hookEvents'
import { sql } from '@payloadcms/db-postgres'
import type { Operation } from '../platform/http/calls/bindCall'
import { holdsWords } from '../platform/lists/listing'
import { listRows } from '../platform/lists/listRows'
import { findDeliveries } from './storedDelivery'
import { findEndpoints, keptBy, openEndpoint } from './storedEndpoint'

export const listWebhooks: Operation<typeof listCall> = async ({ req }, { state, search, ...asked }) =>
  listRows(
    req,
    {
      tables: sql`webhook_endpoints e`,
      where: sql`${await keptBy(req)} and (${state} = 'all' or e.state::text = ${state}) and ${holdsWords(search, [sql`e.name`, sql`e.url`])}`,
      newest: sql`e.created_at`,
      id: sql`e.id`,
      sorts: { name: sql`lower(e.name)` },
      find: (where, { order, cut }) => findEndpoints(req, where, sql`${order} ${cut}`),
    },
    asked,
  )

export const getWebhookOptions: Operation<typeof optionsCall> = async () => ({
  events: [...HOOK_EVENTS.values()].map(({ name, title, feature }) => ({ name, title, feature })),
})

export const listWebhookDeliveries: Operation<typeof deliveriesCall> = async (context, { id, state, search, ...asked }) => {
  const { req } = context
  await openEndpoint(context, id)
  return listRows(
    req,
    {
      tables: sql`webhook_deliveries d`,
      where: sql`d.endpoint_id = ${id} and (${state} = 'all' or d.state::text = ${state}) and ${holdsWords(search, [sql`d.event`, sql`d.message`])}`,
      newest: sql`d.created_at`,
      id: sql`d.id`,
      find: (where, { order, cut }) => findDeliveries(req, where, sql`${order} ${cut}`),
    },
    asked,
  )
}
