import type { DirectoryPartner as DirectoryPartnerAnswer } from '@framewell/domain/network/directoryApplication'
import type { listPartners as listPartnersCall } from '@framewell/domain/network/directoryCalls'
import type { PayloadRequest } from 'payload'
import type { DirectoryPartner } from '../payload-types'
import type { Operation } from '../platform/http/calls/bindCall'
import { placesOf } from './placesOf'

/** The verified partners; public, so the rows are read with the server's own right. */
export const listPartners: Operation<typeof listPartnersCall> = async ({ req }) => {
  const { docs } = await req.payload.find({
    collection: 'directory-partners',
    where: { verified: { equals: true } },
    sort: 'businessName',
    pagination: false,
    depth: 0,
    // Strangers have no right to the collection; only the contract's fields of verified partners leave.
    overrideAccess: true,
    req,
  })
  return partnerAnswers(req, docs)
}

/** Partners as the directory shows them, with the coordinates of their towns. */
export async function partnerAnswers(req: PayloadRequest, stored: readonly DirectoryPartner[]): Promise<DirectoryPartnerAnswer[]> {
  const places = await placesOf(
    req,
    stored.map(({ location }) => location),
  )
  return stored.map(({ id, businessName, partnerType, location, phone, email, specialties, experience, verified }) => ({
    id,
    businessName,
    partnerType,
    location,
    phone: phone ?? '',
    email,
    specialties: specialties ?? [],
    experience: experience ?? '',
    verified: verified ?? false,
    coordinates: places.get(location) ?? null,
  }))
}
