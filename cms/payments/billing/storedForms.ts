import { type SiteForms, WAIVER_FORM_BASES } from '@framewell/domain/payments/waiverForms'
import { WAIVER_KINDS, type WaiverKind } from '@framewell/domain/payments/waivers'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../../platform/database/transactionOf'

/** The state of a job's site and the kinds that have a form in force there, as PHASE_FACTS reads them. */
export const siteFormsSchema: z.ZodType<SiteForms | null> = z.object({ state: z.string(), kinds: z.array(z.enum(WAIVER_KINDS)) }).nullable()

const formRow = z.object({
  state: z.string(),
  basis: z.enum(WAIVER_FORM_BASES),
  citation: z.string(),
  effectiveFrom: z.string(),
  version: z.number(),
  text: z.string(),
})

/** The form of a kind that is in force on a day where a project's job is; null if none is entered. */
export async function formFor(
  req: PayloadRequest,
  number: string,
  kind: WaiverKind,
  today: string,
): Promise<z.infer<typeof formRow> | null> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select w.state::text as state, w.basis::text as basis, w.citation, w.effective_from as "effectiveFrom", w.version::int as version,
      coalesce(w.text, '') as text
    from orders o join zip_codes z on z.zip = o.site_zip join waiver_forms w on w.state::text = z.state::text
    where o.number = ${number} and w.kind::text = ${kind} and w.effective_from <= ${today}
    order by w.effective_from desc limit 1`)
  return formRow.nullable().parse(rows[0] ?? null)
}
