import { INTEREST_TYPE_WORDS, PARTNER_TYPE_WORDS } from './applicationOptions'
import type { EnhancedDraft } from './enhancedApplication'

/** Labels of the enhanced form's fields. */
export const ENHANCED_LABELS = {
  partnerTypes: 'Partner types',
  companyName: 'Company name',
  legalEntityName: 'Legal entity name',
  primaryContactName: 'Primary contact',
  email: 'Email',
  phone: 'Phone',
  businessAddress: 'Business address',
  website: 'Website',
  yearsInBusiness: 'Years in business',
  'rollFormOperator.machineTypes': 'Machine types',
  'rollFormOperator.typicalTolerances': 'Typical tolerances',
  'rollFormOperator.weeklyCapacity': 'Weekly capacity',
  'rollFormOperator.leadTimeDays': 'Lead time',
  'rollFormOperator.qualityCertifications': 'Quality certifications',
  'rollFormOperator.digitalIntegration': 'Digital integration',
  'rollFormOperator.insuranceDetails': 'Insurance details',
  'rollFormOperator.sampleAuditLink': 'Link to a sample audit',
  'lumberYardReseller.existingBuilderNetworkSize': 'Builder network size',
  'lumberYardReseller.geographicCoverage': 'Geographic coverage',
  'lumberYardReseller.storageCapabilities': 'Storage capabilities',
  'lumberYardReseller.interestTypes': 'Interest types',
  'lumberYardReseller.creditExperience': 'Credit experience',
  'lumberYardReseller.preferredBuilderTypes': 'Preferred builder types',
  'operational.preferredRegions': 'Preferred regions',
  'operational.averageOrderSizeCapacity': 'Average order size capacity',
  'operational.emergencyOverflowAvailability': 'Emergency and overflow availability',
  'agreement.authorizedRepName': 'Authorized representative',
  'agreement.title': 'Title',
  'agreement.signature': 'E-signature',
  'agreement.date': 'Date',
} as const
export const REFERENCE_LABELS = { name: 'Reference name', contact: 'Contact information', relation: 'Relationship' } as const

export interface ReadAnswer {
  readonly label: string
  /** Empty when unanswered. */
  readonly answer: string
}

const wordsOf = (values: readonly string[], words: Readonly<Record<string, string>>) => values.map((value) => words[value] ?? value)

/** The answers so far, step by step, without the signature; only questions for the chosen partner types. */
export function enhancedAnswers(draft: EnhancedDraft): readonly (readonly ReadAnswer[])[] {
  const { rollFormOperator: shop, lumberYardReseller: yard, operational, partnerTypes } = draft
  const read = (label: string, answer: string | readonly string[]) => ({
    label,
    answer: (typeof answer === 'string' ? [answer.trim()] : answer).join(', '),
  })
  const L = ENHANCED_LABELS
  return [
    [
      read(L.partnerTypes, wordsOf(partnerTypes, PARTNER_TYPE_WORDS)),
      read(L.companyName, draft.companyName),
      read(L.legalEntityName, draft.legalEntityName),
      read(L.primaryContactName, draft.primaryContactName),
      read(L.email, draft.email),
      read(L.phone, draft.phone),
      read(L.businessAddress, draft.businessAddress),
      read(L.website, draft.website),
      read(L.yearsInBusiness, draft.yearsInBusiness),
    ],
    [
      ...(partnerTypes.includes('RollFormOperator')
        ? [
            read(L['rollFormOperator.machineTypes'], shop.machineTypes),
            read(L['rollFormOperator.typicalTolerances'], shop.typicalTolerances),
            read(L['rollFormOperator.weeklyCapacity'], shop.weeklyCapacity),
            read(L['rollFormOperator.leadTimeDays'], shop.leadTimeDays),
            read(L['rollFormOperator.qualityCertifications'], shop.qualityCertifications),
            read(L['rollFormOperator.digitalIntegration'], shop.digitalIntegration),
            read(L['rollFormOperator.insuranceDetails'], shop.insuranceDetails),
            read(L['rollFormOperator.sampleAuditLink'], shop.sampleAuditLink),
          ]
        : []),
      ...(partnerTypes.includes('LumberYardReseller')
        ? [
            read(L['lumberYardReseller.existingBuilderNetworkSize'], yard.existingBuilderNetworkSize),
            read(L['lumberYardReseller.geographicCoverage'], yard.geographicCoverage),
            read(L['lumberYardReseller.storageCapabilities'], yard.storageCapabilities),
            read(L['lumberYardReseller.interestTypes'], wordsOf(yard.interestTypes, INTEREST_TYPE_WORDS)),
            read(L['lumberYardReseller.creditExperience'], yard.creditExperience),
            read(L['lumberYardReseller.preferredBuilderTypes'], yard.preferredBuilderTypes),
          ]
        : []),
    ],
    [
      read(L['operational.preferredRegions'], operational.preferredRegions),
      read(L['operational.averageOrderSizeCapacity'], operational.averageOrderSizeCapacity),
      read(L['operational.emergencyOverflowAvailability'], operational.emergencyOverflowAvailability),
      ...operational.references.map(({ name, contact, relation }, at) =>
        read(`Reference ${at + 1}`, [name, contact, relation].map((part) => part.trim()).filter(Boolean)),
      ),
    ],
  ]
}
