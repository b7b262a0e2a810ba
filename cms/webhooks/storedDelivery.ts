import { DELIVERY_STATES, listWebhookDeliveries, type WebhookDelivery } from '@framewell/domain/webhooks/calls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { SqlPart } from '../platform/database/SqlPart'
import { transactionOf } from '../platform/database/transactionOf'

const iso = z.coerce.date().transform((at) => at.toISOString())
const rowSchema = z.object({
  id: z.string(),
  message: z.string(),
  event: z.string(),
  state: z.enum(DELIVERY_STATES),
  createdAt: iso,
  nextAt: iso.nullable(),
  deliveredAt: iso.nullable(),
  attempts: listWebhookDeliveries.output.shape.data.element.shape.attempts,
})

export async function findDeliveries(req: PayloadRequest, where: SqlPart, behind: SqlPart = sql``): Promise<WebhookDelivery[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select id, message, event, state::text as state, created_at as "createdAt", case when state = 'queued' then next_at end as "nextAt",
      delivered_at as "deliveredAt", attempts
    from webhook_deliveries d where ${where} ${behind}`)
  return z.array(rowSchema).parse(rows)
}
