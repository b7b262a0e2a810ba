import { CLAIM_KINDS, type ClaimKind, claimOutcome } from '@framewell/domain/parties/claim'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../platform/database/transactionOf'
import { claimables, findClaimable } from './claimables'
import { giveThing } from './giveThing'
import type { StoredInvitation } from './storedInvitation'

/**
 * Gives a builder's company what the person who joins it made before: the thing they signed up with, and everything else that was made with
 * their address, which the invitation has proved, under the same company name. What names no company comes along when they sign up
 * themselves, not when somebody else invites them. Nothing is taken from another company.
 */
export async function takeClaims(req: PayloadRequest, invitation: StoredInvitation): Promise<void> {
  if (invitation.kind !== 'builder') return
  const { claimKind, claimId } = invitation
  if (claimKind && claimId) await take(req, invitation, claimKind, claimId)
  for (const kind of CLAIM_KINDS) for (const id of await madeBefore(req, invitation, kind)) await take(req, invitation, kind, id)
}

async function take(req: PayloadRequest, { companyId, email }: StoredInvitation, kind: ClaimKind, id: string): Promise<void> {
  const thing = await findClaimable(req, kind, id)
  if (thing && claimOutcome(thing, { email, companyId }) === 'claimed') await giveThing(req, kind, thing.id, companyId)
}

async function madeBefore(
  req: PayloadRequest,
  { email, companyName, claimId }: StoredInvitation,
  kind: ClaimKind,
): Promise<readonly string[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select id from (${claimables.get()[kind].unclaimed(email)}) made
    where company_key(coalesce("companyName", '')) = company_key(${companyName})
      or (${claimId !== null} and coalesce("companyName", '') = '') order by id`)
  return z
    .array(z.object({ id: z.string() }))
    .parse(rows)
    .map(({ id }) => id)
}
