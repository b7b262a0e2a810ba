/** Option sets of the onboarding forms, as specified. */
export const CERTIFICATIONS = [
  'ISO 9001:2015 Quality Management',
  'AWS Certified Welding Inspector',
  'AISC Certified Fabricator',
  'OSHA 30-Hour Training',
  'Steel Joist Institute Member',
  'Metal Building Manufacturers Association',
  'National Institute of Steel Detailing',
] as const
export const QUALITY_MANAGEMENT_SYSTEMS = ['ISO 9001', 'Custom QMS', 'In Development', 'None'] as const
export const SERVICE_REGIONS = [
  'Ohio',
  'Michigan',
  'Indiana',
  'Kentucky',
  'West Virginia',
  'Pennsylvania',
  'Illinois',
  'Wisconsin',
  'Tennessee',
] as const
export const PARTNER_PAYMENT_TERMS = ['Net 30', 'Net 45', '50% Upfront 50% on Delivery', 'Payment on Delivery'] as const

/** Types of the enhanced form, with their labels. */
export const PARTNER_TYPES = ['RollFormOperator', 'LumberYardReseller', 'ReferralCapacityBroker'] as const
export type PartnerType = (typeof PARTNER_TYPES)[number]
export const PARTNER_TYPE_WORDS: Record<PartnerType, string> = {
  RollFormOperator: 'Roll-form operator',
  LumberYardReseller: 'Lumber yard or reseller',
  ReferralCapacityBroker: 'Referral or capacity broker',
}
export const DIGITAL_INTEGRATIONS = ['BIM', 'API', 'Both', 'None'] as const
export const INTEREST_TYPES = ['Wholesale', 'FulfillmentHub', 'Referral'] as const
export const INTEREST_TYPE_WORDS: Record<(typeof INTEREST_TYPES)[number], string> = {
  Wholesale: 'Wholesale',
  FulfillmentHub: 'Fulfillment hub',
  Referral: 'Referral',
}

/** Kinds that apply through the partner directory's form. */
export const DIRECTORY_PARTNER_TYPES = ['lumber-yard', 'installer', 'engineer', 'architect', 'manufacturer'] as const
/** Kinds the directory lists, with their labels. Capacity brokers apply through the enhanced form. */
export const DIRECTORY_PARTNER_KINDS = [...DIRECTORY_PARTNER_TYPES, 'capacity-broker'] as const
export type DirectoryPartnerKind = (typeof DIRECTORY_PARTNER_KINDS)[number]
export const DIRECTORY_PARTNER_KIND_WORDS: Record<DirectoryPartnerKind, string> = {
  'lumber-yard': 'Lumber yard',
  installer: 'Installer',
  engineer: 'Engineer',
  architect: 'Architect',
  manufacturer: 'Manufacturer',
  'capacity-broker': 'Capacity broker',
}

/** The form an application used, and the business days within which an answer is promised (the specification's longer figure). */
export const APPLICATION_KINDS = ['simple', 'enhanced', 'directory'] as const
export type ApplicationKind = (typeof APPLICATION_KINDS)[number]
export const REVIEW_PROMISES: Record<
  ApplicationKind,
  { readonly words: string; readonly days: number; readonly countsBusinessDays: boolean }
> = {
  simple: { words: '2-3 business days', days: 3, countsBusinessDays: true },
  enhanced: { words: '1-2 business days', days: 2, countsBusinessDays: true },
  directory: { words: '48 hours', days: 2, countsBusinessDays: false },
}
