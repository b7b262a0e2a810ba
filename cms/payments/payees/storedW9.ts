import { TAX_CLASSES } from '@framewell/domain/payments/taxClass'
import type { W9 } from '@framewell/domain/payments/w9Calls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { SqlPart } from '../../platform/database/SqlPart'
import { transactionOf } from '../../platform/database/transactionOf'

const w9Row = z.object({
  companyId: z.string(),
  sealed: z.string(),
  name: z.string(),
  businessName: z.string(),
  taxClass: z.enum(TAX_CLASSES),
  address: z.string(),
  maskedTin: z.string(),
  signedBy: z.string(),
  signedOn: z.string(),
})

interface StoredW9 {
  readonly w9: W9
  /** The number, encrypted. */
  readonly sealed: string
}

/** The newest W-9 of each company. @param where of `w9_forms w` */
export async function w9sOf(req: PayloadRequest, where: SqlPart): Promise<ReadonlyMap<string, StoredW9>> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select distinct on (w.company_id) w.company_id as "companyId", w.sealed, w.name, coalesce(w.business_name, '') as "businessName",
      w.tax_class::text as "taxClass", w.address, w.masked_tin as "maskedTin", w.signed_by as "signedBy", w.signed_on as "signedOn"
    from w9_forms w where ${where} order by w.company_id, w.created_at desc, w.id desc`)
  return new Map(
    z
      .array(w9Row)
      .parse(rows)
      .map(({ companyId, sealed, ...w9 }) => [companyId, { w9, sealed }]),
  )
}
