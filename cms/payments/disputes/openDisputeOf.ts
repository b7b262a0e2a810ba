import { DISPUTE_REASONS } from '@framewell/domain/payments/disputes'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../../platform/database/transactionOf'

const openDispute = z.object({ id: z.string(), reason: z.enum(DISPUTE_REASONS), decideBy: z.string(), late: z.boolean() })

/** The dispute that is open over an order; null when none is. For who may see the order. */
export async function openDisputeOf(req: PayloadRequest, orderNumber: string, now: Date): Promise<z.infer<typeof openDispute> | null> {
  const db = await transactionOf(req)
  const today = now.toISOString().slice(0, 10)
  const { rows } = await db.execute(sql`
    select d.id, d.reason, d.decide_by as "decideBy", d.decide_by < ${today} as late
    from payment_disputes d join payment_projects p on p.id = d.project_id where p.number = ${orderNumber} and d.status = 'open'`)
  return openDispute.nullable().parse(rows[0] ?? null)
}
