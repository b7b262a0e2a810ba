import type { ClaimKind } from '@framewell/domain/parties/claim'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import { lockRow } from '../platform/database/lockRow'
import type { SqlPart } from '../platform/database/SqlPart'
import { transactionOf } from '../platform/database/transactionOf'
import { extension } from '../platform/features/extension'
import type { PrivateLink } from '../platform/http/calls/privateLink'

/** Something a company can take as its own with its private link. */
export interface Claimable {
  readonly links: PrivateLink
  /**
   * Selects id, "tokenHash", "contactEmail", "contactName", "companyName", "companyId"; rows that belong together (a quote's revisions)
   * count as one thing.
   */
  readonly select: (id: string) => SqlPart
  readonly give: (id: string, companyId: string) => SqlPart
  /** Selects id and "companyName" of everything that was made with an address, is no company's yet, and may become one's. */
  readonly unclaimed: (email: string) => SqlPart
  readonly collection: CollectionSlug
}

/** What accounts can take as their own, by the kind of its private link. */
export const claimables = extension<Readonly<Record<ClaimKind, Claimable>>>('claimables')

const claimedSchema = z.object({
  id: z.string(),
  tokenHash: z.string(),
  contactEmail: z.string().nullable(),
  contactName: z.string().nullable(),
  companyName: z.string().nullable(),
  companyId: z.string().nullable(),
})
export type ClaimedThing = z.infer<typeof claimedSchema>

/** What a private link opens, locked until the transaction ends; undefined for an unknown ID and a wrong token alike. */
export async function behindPrivateLink(
  req: PayloadRequest,
  { kind, id, token }: { readonly kind: ClaimKind; readonly id: string; readonly token: string },
): Promise<ClaimedThing | undefined> {
  const found = await findClaimable(req, kind, id)
  return found && claimables.get()[kind].links.opens(token, found) ? found : undefined
}

export async function findClaimable(req: PayloadRequest, kind: ClaimKind, id: string): Promise<ClaimedThing | undefined> {
  const { collection, select } = claimables.get()[kind]
  await lockRow(req, collection, id)
  const db = await transactionOf(req)
  const { rows } = await db.execute(select(id))
  return rows[0] ? claimedSchema.parse(rows[0]) : undefined
}
