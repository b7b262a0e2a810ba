import type { Waiver } from '@framewell/domain/payments/projectCalls'
import { waiverSchema } from '@framewell/domain/payments/projectCalls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isoTime } from '../../platform/database/isoTime'
import { transactionOf } from '../../platform/database/transactionOf'

/** SQL: the waiver `w` was signed by the shop `f` that makes the project `p` now, under the company it belongs to now. */
export const OF_PRESENT_SHOP =
  'w.project_id = p.id and w.fabricator_id = p.fabricator_id and f.id = p.fabricator_id and w.company_id = f.company_id'

/** What the current shop of a project has signed, oldest first. An earlier shop's waivers stay on file but do not count here. */
export async function signedWaivers(req: PayloadRequest, projectId: string): Promise<Waiver[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select w.id, w.phase, w.condition, w.kind, w.amount_cents::float8 as "amountCents", w.signed_by as "signedBy",
      ${isoTime(sql`w.signed_at`)} as "signedAt", w.text_version::int as "textVersion", w.text_hash as "textHash"
    from lien_waivers w, payment_projects p, fabricators f
    where p.id = ${projectId} and ${sql.raw(OF_PRESENT_SHOP)} order by w.signed_at, w.id`)
  return z.array(waiverSchema).parse(rows)
}
