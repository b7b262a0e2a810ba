import type { DirectoryPartner as DirectoryPartnerAnswer } from '@framewell/domain/network/directoryApplication'
import type { listPartners as listPartnersCall } from '@framewell/domain/network/directoryCalls'
import type { Operation } from '../http/bindCall'
import type { DirectoryPartner } from '../payload-types'

/** The verified partners; public, so the rows are read with the server's own right. */
export const listPartners: Operation<typeof listPartnersCall> = async ({ req }) => {
  const { docs } = await req.payload.find({
    collection: 'directory-partners',
    where: { verified: { equals: true } },
    sort: 'businessName',
    limit: 1000,
    pagination: false,
    depth: 0,
    // Strangers have no right to the collection; what leaves is the contract's members of verified partners.
    overrideAccess: true,
    req,
  })
  return docs.map(partnerAnswer)
}

/** A partner as the directory shows it. */
export function partnerAnswer(stored: DirectoryPartner): DirectoryPartnerAnswer {
  const { id, businessName, partnerType, location, phone, email, specialties, experience, verified } = stored
  return {
    id,
    businessName,
    partnerType,
    location,
    phone: phone ?? '',
    email,
    specialties: specialties ?? [],
    experience: experience ?? '',
    verified: verified ?? false,
  }
}
