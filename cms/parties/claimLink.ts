import { claimOutcome } from '@framewell/domain/parties/claim'
import type { claimLink as claimLinkCall } from '@framewell/domain/parties/partyCalls'
import { provenAddressOf } from '../notifications/provenAddress'
import type { Operation } from '../platform/http/calls/bindCall'
import { behindPrivateLink } from './claimables'
import { companyOf } from './companyOf'
import { giveThing } from './giveThing'

/** A signed-in person takes what their private link opens for their company. */
export const claimLink: Operation<typeof claimLinkCall> = async ({ req, refuse, session }, link) => {
  const company = await companyOf(req, 'builder')
  if (!company || !session) throw refuse('noCompany')
  const thing = await behindPrivateLink(req, link)
  if (!thing) throw refuse('unknownLink')
  const email = await provenAddressOf(req, session.id)
  if (email === undefined) throw refuse('unprovedAddress')
  const outcome = claimOutcome(thing, { email, companyId: company.id })
  if (outcome === 'ownedByOther' || outcome === 'otherAddress') throw refuse(outcome)
  if (outcome === 'claimed') await giveThing(req, link.kind, thing.id, company.id)
  return { company }
}
