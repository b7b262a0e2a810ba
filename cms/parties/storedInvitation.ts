import { ROLES } from '@framewell/domain/accounts/roles'
import { CLAIM_KINDS } from '@framewell/domain/parties/claim'
import { COMPANY_KINDS, MEMBER_ROLES } from '@framewell/domain/parties/company'
import { type Invitation, invitationStatus } from '@framewell/domain/parties/invitation'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { SqlPart } from '../platform/database/SqlPart'
import { transactionOf } from '../platform/database/transactionOf'

// PostgreSQL's own format of a time, as the driver returns it for direct SQL.
const time = z.union([z.string(), z.date()]).transform((value) => new Date(value).toISOString())

const storedSchema = z.object({
  id: z.string(),
  personId: z.string(),
  accountId: z.string().nullable(),
  accountRole: z.enum(ROLES).nullable(),
  email: z.string(),
  name: z.string(),
  companyId: z.string(),
  companyName: z.string(),
  kind: z.enum(COMPANY_KINDS),
  role: z.enum(MEMBER_ROLES),
  claimKind: z.enum(CLAIM_KINDS).nullable(),
  claimId: z.string().nullable(),
  invitedAt: time,
  expiresAt: time,
  acceptedAt: time.nullable(),
  withdrawnAt: time.nullable(),
})
export type StoredInvitation = z.infer<typeof storedSchema>

/** SQL of an invitation's state: the domain's `invitationStatus`, for a filter; a test keeps the two equal. */
export const INVITATION_STATE = sql`case when accepted_at is not null then 'accepted' when withdrawn_at is not null then 'withdrawn'
  when expires_at <= now() then 'expired' else 'open' end`
export const INVITATION_TABLES = sql`party_invitations invitations join people on people.id = person_id join companies on companies.id = company_id
  left join accounts on accounts.email = people.email`

/** Invitations with their people and companies. @param rest what follows the joins: where, order, limit, locks. */
export async function findInvitations(req: PayloadRequest, rest: SqlPart): Promise<StoredInvitation[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select invitations.id, person_id as "personId", accounts.id as "accountId", accounts.role::text as "accountRole", people.email, people.name, company_id as "companyId",
      companies.name as "companyName", companies.kind, invitations.role, claim_kind as "claimKind", claim_id as "claimId",
      invitations.created_at as "invitedAt", expires_at as "expiresAt", accepted_at as "acceptedAt", withdrawn_at as "withdrawnAt"
    from ${INVITATION_TABLES} ${rest}`)
  return z.array(storedSchema).parse(rows)
}

/** An invitation as operators see it. */
export function invitationAnswer(stored: StoredInvitation, now: Date): Invitation {
  const { id, email, name, companyId, companyName, kind, role, invitedAt, expiresAt } = stored
  const company = { id: companyId, name: companyName, kind }
  return { id, email, name, company, role, status: invitationStatus(stored, now), invitedAt, expiresAt }
}
