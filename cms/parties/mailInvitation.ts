import { randomBytes, randomUUID } from 'node:crypto'
import { deadlineAfter } from '@framewell/domain/dates/businessDays'
import { personInvited, signUpAsked } from '@framewell/domain/notifications/events/parties'
import type { ClaimKind } from '@framewell/domain/parties/claim'
import type { MemberRole } from '@framewell/domain/parties/company'
import { INVITATION_DAYS, joinPath } from '@framewell/domain/parties/invitation'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { env } from '../env'
import { notify } from '../notifications/notify'
import { plainWords } from '../notifications/plainWords'
import { recordAudit } from '../platform/audit/recordAudit'
import { transactionOf } from '../platform/database/transactionOf'
import { hashToken } from '../platform/http/calls/privateToken'
import { typedName } from '../platform/http/calls/typedName'
import { peopleChanged } from './peopleChanged'

interface NewInvitation {
  readonly personId: string
  readonly name: string
  readonly email: string
  readonly companyId: string
  readonly companyName: string
  readonly role: MemberRole
  readonly claim?: { readonly kind: ClaimKind; readonly id: string }
}

/** Stores an invitation with only its token's hash, and mails its link. @returns the invitation's ID. */
export async function mailInvitation(req: PayloadRequest, now: Date, invitation: NewInvitation): Promise<string> {
  const { personId, name, email, companyId, companyName, role, claim } = invitation
  const id = randomUUID()
  const token = randomBytes(32).toString('base64url')
  const db = await transactionOf(req)
  await db.execute(sql`
    insert into party_invitations (id, person_id, company_id, role, invited_by_id, claim_kind, claim_id, expires_at, token_hash)
    values (${id}, ${personId}, ${companyId}, ${role}, ${req.user?.id ?? null}, ${claim?.kind ?? null}, ${claim?.id ?? null},
      ${deadlineAfter(now, INVITATION_DAYS).toISOString()}, ${hashToken(token)})`)
  await recordAudit(req, {
    action: claim ? 'sign-up-requested' : 'person-invited',
    subjectType: 'party-invitations',
    subjectId: id,
    // Somebody typed this address; the invitation itself holds it while it exists.
    after: { address: typedName(email), company: companyId, role, claim },
  })
  await peopleChanged(req, companyId)
  const invited = { invitation: id, company: companyId, companyName: plainWords(companyName, 'your company'), name, email }
  const secrets = { link: `${env.SITE_URL}${joinPath(token)}` }
  await notify(req, claim ? signUpAsked : personInvited, invited, { secrets, whenFull: 'refuse' })
  return id
}
