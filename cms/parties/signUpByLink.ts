import { signUpRefusal } from '@framewell/domain/parties/claim'
import { maskedEmail } from '@framewell/domain/parties/maskedEmail'
import type { signUpByLink as signUpByLinkCall } from '@framewell/domain/parties/partyCalls'
import type { Operation } from '../platform/http/calls/bindCall'
import { behindPrivateLink } from './claimables'
import { mailInvitation } from './mailInvitation'
import { makeCompany, personFor } from './members'
import { signUpCompany } from './signUpCompany'

/**
 * Mails an invitation to the address a thing was made with: holding the link does not prove that address. A company is created for the
 * person unless an open invitation of theirs has one.
 */
export const signUpByLink: Operation<typeof signUpByLinkCall> = async ({ req, now, refuse }, link) => {
  const thing = await behindPrivateLink(req, link)
  if (!thing) throw refuse('unknownLink')
  const no = signUpRefusal(thing)
  if (no || !thing.contactEmail) throw refuse(no ?? 'noContact')
  const name = thing.contactName || 'Builder'
  const personId = await personFor(req, { name, email: thing.contactEmail })
  const companyName = thing.companyName || name
  const companyId = (await signUpCompany(req, personId)) ?? (await makeCompany(req, companyName, 'builder'))
  const claim = { kind: link.kind, id: thing.id }
  await mailInvitation(req, now, { personId, name, email: thing.contactEmail, companyId, companyName, role: 'owner', claim })
  return { sentTo: maskedEmail(thing.contactEmail) }
}
