import type { OwnApplication } from '@framewell/domain/network/joiningCalls'
import type {
  listOwnListings as listOwnListingsCall,
  updateOwnListing as updateOwnListingCall,
} from '@framewell/domain/network/ownListingCalls'
import { companiesOf, isMemberOf } from '../parties/companyOf'
import type { DirectoryPartner } from '../payload-types'
import { recordAudit } from '../platform/audit/recordAudit'
import { idOf } from '../platform/database/idOf'
import type { Operation } from '../platform/http/calls/bindCall'
import { partnerAnswers } from './listPartners'
import { lockedRow } from './lockedRow'
import { findApplication } from './ownApplicationCalls'
import { ownApplication } from './storedApplication'

/** More than any company has. */
const MOST = 100

export const listOwnListings: Operation<typeof listOwnListingsCall> = async ({ req }) => {
  const companies = (await companiesOf(req)).map(({ id }) => id)
  if (companies.length === 0) return { listings: [], applications: [] }
  const { docs } = await req.payload.db.find<DirectoryPartner>({
    collection: 'directory-partners',
    where: { company: { in: companies } },
    sort: ['businessName', 'id'],
    limit: MOST,
    pagination: false,
    req,
  })
  const applications: OwnApplication[] = []
  for (const id of new Set(docs.flatMap(({ application }) => application ?? []))) {
    const stored = await findApplication(req, id)
    if (stored) applications.push(await ownApplication(req, stored))
  }
  return { listings: await partnerAnswers(req, docs), applications }
}

/** Another company's entry is answered like an unknown one. */
export const updateOwnListing: Operation<typeof updateOwnListingCall> = async ({ req, refuse }, { id, ...facts }) => {
  const listing = await lockedRow<DirectoryPartner>(req, 'directory-partners', id)
  if (!listing?.company || !(await isMemberOf(req, idOf(listing.company)))) throw refuse('notFound')
  const updated = await req.payload.update({
    collection: 'directory-partners',
    id,
    data: facts,
    depth: 0,
    // Only operators may use the collection; membership of the company is the right to one's own.
    overrideAccess: true,
    req,
  })
  const { phone, email, specialties, experience } = listing
  await recordAudit(req, {
    action: 'directory-partner-profile',
    subjectType: 'directory-partners',
    subjectId: id,
    before: { phone, email, specialties, experience },
    after: facts,
  })
  const [answer] = await partnerAnswers(req, [updated])
  if (!answer) throw refuse('notFound')
  return { listing: answer }
}
