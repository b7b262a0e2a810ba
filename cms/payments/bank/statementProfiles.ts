import { createHash } from 'node:crypto'
import type { saveStatementProfile as saveCall } from '@framewell/domain/payments/bankCalls'
import { type CsvProfile, csvProfileSchema } from '@framewell/domain/payments/csvProfile'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { recordAudit } from '../../platform/audit/recordAudit'
import { lock } from '../../platform/database/lock'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'

/** Column profiles that operators saved. */
export async function statementProfiles(req: PayloadRequest): Promise<CsvProfile[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`select profile from statement_profiles order by created_at`)
  return z
    .array(z.object({ profile: csvProfileSchema }))
    .parse(rows)
    .map(({ profile }) => profile)
}

export const saveStatementProfile: Operation<typeof saveCall> = async ({ req, session }, profile) => {
  const { name, headings, width } = profile
  const layout = headings.length > 0 ? headings : width
  const layoutHash = createHash('sha256').update(JSON.stringify(layout)).digest('hex')
  await lock(req, 'statement-profiles')
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    update statement_profiles set name = ${name}, profile = ${JSON.stringify(profile)}::jsonb, saved_by = ${session?.name ?? ''}, updated_at = now()
    where layout_hash = ${layoutHash} returning id`)
  const id = rows[0]
    ? String(rows[0].id)
    : String(
        (
          await req.payload.db.create({
            collection: 'statement-profiles',
            data: { name, layoutHash, profile, savedBy: session?.name ?? '' },
            req,
          })
        ).id,
      )
  await recordAudit(req, {
    action: 'statement-profile-save',
    subjectType: 'statement-profiles',
    subjectId: id,
    after: { name, columns: profile.columns },
  })
  return { name }
}
