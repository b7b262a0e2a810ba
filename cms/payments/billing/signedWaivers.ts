import type { Waiver } from '@framewell/domain/payments/projectCalls'
import { waiverSchema } from '@framewell/domain/payments/projectCalls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isoTime } from '../../database/isoTime'
import { transactionOf } from '../../database/transactionOf'

/** A project's signed waivers, oldest first. */
export async function signedWaivers(req: PayloadRequest, projectId: string): Promise<Waiver[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select id, phase, condition, kind, amount_cents::float8 as "amountCents", signed_by as "signedBy", ${isoTime(sql`signed_at`)} as "signedAt",
      text_version::int as "textVersion", text_hash as "textHash"
    from lien_waivers where project_id = ${projectId} order by signed_at, id`)
  return z.array(waiverSchema).parse(rows)
}
