import { zipsIn } from '@framewell/domain/tax/enteredTax'
import { CERTIFICATE_KINDS, type SalesTax, salesTax, TAX_CATEGORIES, TAX_LEVELS } from '@framewell/domain/tax/salesTax'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../platform/database/transactionOf'

const foundRow = z.object({
  state: z.string(),
  materials: z.boolean(),
  freight: z.boolean(),
  services: z.boolean(),
  rates: z.array(
    z.object({
      state: z.string(),
      level: z.enum(TAX_LEVELS),
      name: z.string(),
      percent: z.coerce.number(),
      source: z.string(),
      zips: z.string().transform(zipsIn),
      from: z.string(),
      until: z.string().nullable(),
    }),
  ),
  certificates: z.array(z.object({ state: z.string(), kind: z.enum(CERTIFICATE_KINDS), number: z.string(), expiresOn: z.string() })),
})

interface Delivery {
  /** ZIP code of the site; null while it is unknown. */
  readonly zip: string | null
  /** The day whose rates and certificates apply. */
  readonly on: string
  /** The buyer, if it is known. */
  readonly companyId: string | null
}

/** The sales tax of lines that are delivered to a ZIP code. Null where we charge none: the price is then before tax. */
export async function salesTaxAt(
  req: PayloadRequest,
  { zip, on, companyId }: Delivery,
  lines: Parameters<typeof salesTax>[4],
): Promise<SalesTax | null> {
  if (zip === null) return null
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select s.state, s.materials, s.freight, s.services,
      (select coalesce(jsonb_agg(jsonb_build_object('state', r.state, 'level', r.level, 'name', r.name, 'percent', r.percent, 'source', r.source,
          'zips', coalesce(r.zips, ''), 'from', r.effective_from, 'until', nullif(r.effective_until, ''))), '[]')
        from tax_rates r where r.state::text = s.state::text) as rates,
      (select coalesce(jsonb_agg(jsonb_build_object('state', c.state, 'kind', c.kind, 'number', c.number, 'expiresOn', c.expires_on)
          order by c.expires_on desc, c.id), '[]')
        from tax_certificates c where c.company_id = ${companyId} and c.state::text = s.state::text) as certificates
    from zip_codes z join tax_states s on s.state::text = z.state::text and s.charged where z.zip = ${zip}`)
  const found = foundRow.optional().parse(rows[0])
  if (!found) return null
  const categories = TAX_CATEGORIES.filter((category) => found[category])
  return salesTax({ state: found.state, zip, on }, found.rates, categories, found.certificates, lines)
}
