import type { ClaimKind } from '@framewell/domain/parties/claim'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import { decisionLinks } from '../credit/decisionLinks'
import { lockRow } from '../platform/database/lockRow'
import type { SqlPart } from '../platform/database/SqlPart'
import { transactionOf } from '../platform/database/transactionOf'
import type { PrivateLink } from '../platform/http/calls/privateLink'
import { productionLinks } from '../production/productionLinks'
import { quoteLinks } from '../quotes/quoteLinks'

interface Claimable {
  readonly links: PrivateLink
  /** Selects id, "tokenHash", "contactEmail", "contactName", "companyName", "companyId"; the rows that go together (a quote's revisions) as one thing. */
  readonly select: (id: string) => SqlPart
  readonly give: (id: string, companyId: string) => SqlPart
  readonly collection: CollectionSlug
}

/** What accounts can take as their own, by the kind of its private link. */
export const CLAIMABLES: Readonly<Record<ClaimKind, Claimable>> = {
  'credit-decision': {
    links: decisionLinks,
    collection: 'credit-applications',
    select: (id) => sql`
      select id, token_hash as "tokenHash", email as "contactEmail", contact_name as "contactName", company_name as "companyName",
        company_id as "companyId" from credit_applications where id = ${id}`,
    give: (id, companyId) => sql`update credit_applications set company_id = ${companyId} where id = ${id}`,
  },
  quote: {
    links: quoteLinks,
    collection: 'issued-quotes',
    // The revisions are one thing, made with the contact that came first: who revises it with another does not make it theirs.
    select: (id) => sql`
      select q.id, q.token_hash as "tokenHash", made.contact_email as "contactEmail", made.contact_name as "contactName",
        made.contact_company as "companyName", q.company_id as "companyId" from issued_quotes q
        left join lateral (select contact_email, contact_name, contact_company from issued_quotes m
          where m.number = q.number and m.contact_email is not null order by m.revision limit 1) made on true
      where q.id = ${id}`,
    give: (id, companyId) => sql`
      update issued_quotes set company_id = ${companyId} where number = (select number from issued_quotes where id = ${id})`,
  },
  production: {
    links: productionLinks,
    collection: 'plan-productions',
    select: (id) => sql`
      select id, token_hash as "tokenHash", contact_email as "contactEmail", contact_name as "contactName", null as "companyName",
        company_id as "companyId" from plan_productions where id = ${id}`,
    give: (id, companyId) => sql`update plan_productions set company_id = ${companyId} where id = ${id}`,
  },
}

const claimedSchema = z.object({
  id: z.string(),
  tokenHash: z.string(),
  contactEmail: z.string().nullable(),
  contactName: z.string().nullable(),
  companyName: z.string().nullable(),
  companyId: z.string().nullable(),
})
export type ClaimedThing = z.infer<typeof claimedSchema>

/** What a private link opens, locked until the transaction ends; undefined alike for an unknown id and a wrong token. */
export async function behindPrivateLink(
  req: PayloadRequest,
  { kind, id, token }: { readonly kind: ClaimKind; readonly id: string; readonly token: string },
): Promise<ClaimedThing | undefined> {
  const found = await findClaimable(req, kind, id)
  return found && CLAIMABLES[kind].links.opens(token, found) ? found : undefined
}

export async function findClaimable(req: PayloadRequest, kind: ClaimKind, id: string): Promise<ClaimedThing | undefined> {
  await lockRow(req, CLAIMABLES[kind].collection, id)
  const db = await transactionOf(req)
  const { rows } = await db.execute(CLAIMABLES[kind].select(id))
  return rows[0] ? claimedSchema.parse(rows[0]) : undefined
}
