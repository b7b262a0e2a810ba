import type { CallInput } from '@framewell/domain/http/defineCall'
import type { applyAsFabricator } from '@framewell/domain/network/joiningCalls'

/** A shop's answers on the simple form. */
export const shopApplication = {
  companyName: 'Wabash Steel Frames',
  contactName: 'Dana Ruiz',
  contactEmail: 'dana@wabash.test',
  address: '12 Canal St, Fort Wayne, IN 46802',
  latitude: 41.0793,
  longitude: -85.1394,
  weeklyCapacity: 30,
  yearsInBusiness: 12,
  qualityManagementSystem: 'ISO 9001',
  primaryServiceRegions: ['Indiana'],
  maxDeliveryRadius: 250,
  preferredPaymentTerms: 'Net 30',
  insuranceCoverage: 'General liability $2M',
  clientReferences: [{ companyName: 'Hearth Homes', contactPerson: 'A. Cole', contactEmail: '', projectType: 'Townhouses' }],
} satisfies CallInput<typeof applyAsFabricator>

/** What its reviewer adds at approval. */
export const shopFacts = {
  address: shopApplication.address,
  latitude: shopApplication.latitude,
  longitude: shopApplication.longitude,
  weeklyCapacity: 30,
  reachMiles: 250,
  webs: ['350' as const, '600' as const],
  mils: [33 as const, 43 as const],
  maxMemberFeet: 40,
  toleranceInches: 0.0625,
}

/** A PDF by its content. */
export const smallPdf = new TextEncoder().encode('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n')
