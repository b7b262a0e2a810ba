import { becomesFabricator } from '@framewell/domain/network/applicationDocuments'
import type { DirectoryPartnerKind } from '@framewell/domain/network/applicationOptions'
import { directoryApplicationSchema } from '@framewell/domain/network/directoryApplication'
import { enhancedApplicationSchema } from '@framewell/domain/network/enhancedApplication'
import type { FabricatorFacts } from '@framewell/domain/network/fabricatorFacts'
import type { PayloadRequest } from 'payload'
import type { NetworkApplication } from '../payload-types'

/** The input of an approval. */
export interface Approval {
  readonly facts: FabricatorFacts | undefined
  /** The last day of the accepted insurance certificate. */
  readonly insuredUntil: string | null
  readonly companyId: string
}

/** Creates what an approved application asked for: a shop, and one directory entry for each further kind, all in one company. */
export async function makeMembers(
  req: PayloadRequest,
  application: NetworkApplication,
  { facts, insuredUntil, companyId: company }: Approval,
): Promise<{ readonly fabricator?: string; readonly directoryPartners: readonly string[] }> {
  const fabricator =
    becomesFabricator(application) && facts ? await makeFabricator(req, application, facts, { insuredUntil, company }) : undefined
  const directoryPartners: string[] = []
  for (const entry of directoryEntries(application)) {
    const { id } = await req.payload.db.create({
      collection: 'directory-partners',
      data: { ...entry, email: application.email, verified: true, demo: false, application: application.id, company },
      req,
    })
    directoryPartners.push(String(id))
  }
  return { ...(fabricator && { fabricator }), directoryPartners }
}

async function makeFabricator(
  req: PayloadRequest,
  application: NetworkApplication,
  facts: FabricatorFacts,
  kept: { readonly insuredUntil: string | null; readonly company: string },
): Promise<string> {
  const { id } = await req.payload.db.create({
    collection: 'fabricators',
    data: {
      ...facts,
      ...kept,
      name: application.companyName,
      contactName: application.contactName,
      contactEmail: application.email,
      finishedOrders: 0,
      onTimeOrders: 0,
      inspections: 0,
      passedInspections: 0,
      disputedOrders: 0,
      status: 'active',
      isPreferred: false,
      demo: false,
      application: application.id,
    },
    req,
  })
  return String(id)
}

interface DirectoryEntry {
  readonly businessName: string
  readonly partnerType: DirectoryPartnerKind
  readonly location: string
  readonly phone: string
  readonly specialties: readonly string[]
  readonly experience: string
}

/** The directory entries of a partner: one for each kind the application names; none for a shop alone. */
function directoryEntries({ kind, answers, companyName: businessName, place }: NetworkApplication): readonly DirectoryEntry[] {
  if (kind === 'simple') return []
  if (kind === 'directory') {
    const { partnerType, location, phone, experience } = directoryApplicationSchema.parse(answers)
    return [{ businessName, partnerType, location, phone, specialties: [], experience }]
  }
  const { partnerTypes, phone, lumberYardReseller: yard, operational, yearsInBusiness } = enhancedApplicationSchema.parse(answers)
  const entry = { businessName, location: place, phone }
  return [
    ...(partnerTypes.includes('LumberYardReseller') && yard
      ? [
          {
            ...entry,
            partnerType: 'lumber-yard' as const,
            specialties: yard.preferredBuilderTypes.filter(Boolean),
            experience: yard.geographicCoverage,
          },
        ]
      : []),
    ...(partnerTypes.includes('ReferralCapacityBroker')
      ? [
          {
            ...entry,
            partnerType: 'capacity-broker' as const,
            // A broker is found by the regions where it has shops.
            specialties: operational.preferredRegions,
            experience:
              `Finds capacity for orders of ${operational.averageOrderSizeCapacity}. ${yearsInBusiness} ` +
              `${yearsInBusiness === 1 ? 'year' : 'years'} in business. Overflow: ${operational.emergencyOverflowAvailability}`,
          },
        ]
      : []),
  ]
}
