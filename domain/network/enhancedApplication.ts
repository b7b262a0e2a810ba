import { z } from 'zod'
import { typedNumber } from '../numbers/typedNumber'
import { DIGITAL_INTEGRATIONS, INTEREST_TYPES, PARTNER_TYPES } from './applicationOptions'

const text = (max = 300) => z.string().trim().max(max, `Use at most ${max} characters`)
const atLeast = (length: number, message: string, max = 300) =>
  z.string(message).trim().min(length, message).max(max, `Use at most ${max} characters`)
/** Text that callers also send as a number. */
const textOrNumber = (message: string) =>
  z.preprocess((value) => (typeof value === 'number' ? String(value) : value), atLeast(1, message, 200))
/** A missing part of the form asks for its fields. */
const partOf = <Part extends z.ZodObject>(part: Part) => z.preprocess((value: z.input<Part> | null | undefined) => value ?? {}, part)
const webAddress = (message: string) =>
  text()
    .pipe(z.union([z.literal(''), z.url({ protocol: /^https?$/, error: message })]))
    .default('')

export const rollFormOperatorSchema = z.object({
  machineTypes: atLeast(1, 'Machine types required', 1000),
  typicalTolerances: atLeast(1, 'Tolerances specification required', 1000),
  weeklyCapacity: textOrNumber('Weekly capacity required'),
  leadTimeDays: typedNumber(
    z
      .number('Lead time must be positive')
      .int('Lead time must be positive')
      .min(0, 'Lead time must be positive')
      .max(3650, 'At most 3,650 days'),
  ),
  qualityCertifications: text(1000).default(''),
  digitalIntegration: z.enum(DIGITAL_INTEGRATIONS).optional(),
  insuranceDetails: atLeast(1, 'Insurance details required', 2000),
  sampleAuditLink: webAddress('Invalid audit link URL'),
})

export const lumberYardResellerSchema = z.object({
  existingBuilderNetworkSize: textOrNumber('Builder network size required'),
  geographicCoverage: atLeast(1, 'Geographic coverage required', 1000),
  storageCapabilities: atLeast(1, 'Storage capabilities required', 1000),
  interestTypes: z
    .array(z.enum(INTEREST_TYPES), 'Select at least one interest type')
    .min(1, 'Select at least one interest type')
    .max(INTEREST_TYPES.length),
  creditExperience: atLeast(1, 'Credit experience required', 1000),
  preferredBuilderTypes: z.array(text(120)).max(30).default([]),
})

const referenceSchema = z.object({
  name: atLeast(1, 'Reference name required', 160),
  contact: atLeast(1, 'Contact information required', 300),
  relation: atLeast(1, 'Relationship description required', 300),
})

/** The payload of /enhanced-partner-onboarding, with the specified messages. A chosen type requires its details. */
export const enhancedApplicationSchema = z
  .object({
    partnerTypes: z
      .array(z.enum(PARTNER_TYPES), 'Select at least one partner type')
      .min(1, 'Select at least one partner type')
      .max(PARTNER_TYPES.length),
    companyName: atLeast(2, 'Company name must be at least 2 characters', 160),
    legalEntityName: atLeast(2, 'Legal entity name required', 160),
    primaryContactName: atLeast(2, 'Contact name required', 120),
    email: z.string('Invalid email address').trim().max(254, 'Invalid email address').pipe(z.email('Invalid email address')),
    phone: atLeast(1, 'Phone number required', 40),
    businessAddress: atLeast(10, 'Complete business address required', 300),
    website: webAddress('Invalid website URL'),
    yearsInBusiness: typedNumber(
      z
        .number('Years in business must be positive')
        .int('Years in business must be positive')
        .min(0, 'Years in business must be positive')
        .max(300, 'At most 300'),
    ),
    rollFormOperator: rollFormOperatorSchema.optional(),
    lumberYardReseller: lumberYardResellerSchema.optional(),
    operational: partOf(
      z.object({
        preferredRegions: z
          .array(atLeast(1, 'Select at least one region', 60), 'Select at least one region')
          .min(1, 'Select at least one region')
          .max(60),
        averageOrderSizeCapacity: textOrNumber('Order size capacity required'),
        emergencyOverflowAvailability: atLeast(1, 'Emergency availability required', 300),
        references: z
          .array(referenceSchema, 'At least two references required')
          .min(2, 'At least two references required')
          .max(20, 'At most 20 references'),
      }),
    ),
    agreement: partOf(
      z.object({
        authorizedRepName: atLeast(1, 'Authorized representative name required', 120),
        title: atLeast(1, 'Title required', 120),
        signature: atLeast(1, 'E-signature required (type your name)', 120),
        date: z.string('Date required').min(1, 'Date required').pipe(z.iso.date('Date required')),
      }),
    ),
  })
  .superRefine(({ partnerTypes, rollFormOperator, lumberYardReseller }, { addIssue }) => {
    if (partnerTypes.includes('RollFormOperator') && !rollFormOperator)
      addIssue({
        code: 'custom',
        path: ['rollFormOperator'],
        message: 'Complete roll-form operator details required when this type is selected',
      })
    if (partnerTypes.includes('LumberYardReseller') && !lumberYardReseller)
      addIssue({
        code: 'custom',
        path: ['lumberYardReseller'],
        message: 'Complete lumber yard/reseller details required when this type is selected',
      })
  })
export type EnhancedApplication = z.infer<typeof enhancedApplicationSchema>

export const ENHANCED_STEPS = [
  { id: 'business', title: 'Partner Type & Business Info' },
  { id: 'details', title: 'Specialized Details' },
  { id: 'operations', title: 'Operational & References' },
  { id: 'agreement', title: 'Agreement & Signature' },
] as const
const DETAILS_STEP = ENHANCED_STEPS.findIndex(({ id }) => id === 'details')
/** Minimum and initial number of references. */
export const MIN_ENHANCED_REFERENCES = 2

/** The form as typed, before validation, and as drafts store it. */
export const enhancedDraftSchema = z.object({
  partnerTypes: z.array(z.string()),
  companyName: z.string(),
  legalEntityName: z.string(),
  primaryContactName: z.string(),
  email: z.string(),
  phone: z.string(),
  businessAddress: z.string(),
  website: z.string(),
  yearsInBusiness: z.string(),
  rollFormOperator: z.object({
    machineTypes: z.string(),
    typicalTolerances: z.string(),
    weeklyCapacity: z.string(),
    leadTimeDays: z.string(),
    qualityCertifications: z.string(),
    digitalIntegration: z.string(),
    insuranceDetails: z.string(),
    sampleAuditLink: z.string(),
  }),
  lumberYardReseller: z.object({
    existingBuilderNetworkSize: z.string(),
    geographicCoverage: z.string(),
    storageCapabilities: z.string(),
    interestTypes: z.array(z.string()),
    creditExperience: z.string(),
    preferredBuilderTypes: z.string(),
  }),
  operational: z.object({
    preferredRegions: z.array(z.string()),
    averageOrderSizeCapacity: z.string(),
    emergencyOverflowAvailability: z.string(),
    references: z.array(z.object({ name: z.string(), contact: z.string(), relation: z.string() })),
  }),
  agreement: z.object({ authorizedRepName: z.string(), title: z.string(), signature: z.string(), date: z.string() }),
})
export type EnhancedDraft = z.infer<typeof enhancedDraftSchema>

export const EMPTY_PARTNER_REFERENCE = { name: '', contact: '', relation: '' } as const

/** The empty form; the signature date is today. */
export function enhancedDefaults(today: string): EnhancedDraft {
  return {
    partnerTypes: [],
    companyName: '',
    legalEntityName: '',
    primaryContactName: '',
    email: '',
    phone: '',
    businessAddress: '',
    website: '',
    yearsInBusiness: '',
    rollFormOperator: {
      machineTypes: '',
      typicalTolerances: '',
      weeklyCapacity: '',
      leadTimeDays: '',
      qualityCertifications: '',
      digitalIntegration: '',
      insuranceDetails: '',
      sampleAuditLink: '',
    },
    lumberYardReseller: {
      existingBuilderNetworkSize: '',
      geographicCoverage: '',
      storageCapabilities: '',
      interestTypes: [],
      creditExperience: '',
      preferredBuilderTypes: '',
    },
    operational: {
      preferredRegions: [],
      averageOrderSizeCapacity: '',
      emergencyOverflowAvailability: '',
      references: Array.from({ length: MIN_ENHANCED_REFERENCES }, () => ({ ...EMPTY_PARTNER_REFERENCE })),
    },
    agreement: { authorizedRepName: '', title: '', signature: '', date: today },
  }
}

/** Empty numbers are missing, not 0. */
const missingWhenBlank = (text: string) => (text.trim() === '' ? undefined : text)

/** Validates a whole draft, without details of types that were not chosen. */
export const enhancedFormSchema = enhancedDraftSchema
  .transform(
    ({ rollFormOperator, lumberYardReseller, yearsInBusiness, ...draft }): Record<string, unknown> => ({
      ...draft,
      yearsInBusiness: missingWhenBlank(yearsInBusiness),
      ...(draft.partnerTypes.includes('RollFormOperator') && {
        rollFormOperator: {
          ...rollFormOperator,
          leadTimeDays: missingWhenBlank(rollFormOperator.leadTimeDays),
          digitalIntegration: missingWhenBlank(rollFormOperator.digitalIntegration),
        },
      }),
      ...(draft.partnerTypes.includes('LumberYardReseller') && {
        lumberYardReseller: {
          ...lumberYardReseller,
          preferredBuilderTypes: lumberYardReseller.preferredBuilderTypes
            .split(',')
            .map((type) => type.trim())
            .filter(Boolean),
        },
      }),
    }),
  )
  .pipe(enhancedApplicationSchema)

/** The steps of a form in which something is missing or wrong. The details are unfinished until a type is chosen that says which they are. */
export function unfinishedSteps(draft: EnhancedDraft): ReadonlySet<number> {
  const issues = enhancedFormSchema.safeParse(draft).error?.issues ?? []
  const steps = issues.map(({ path }) => enhancedStepOf(path.join('.')))
  return new Set(draft.partnerTypes.length === 0 ? [...steps, DETAILS_STEP] : steps)
}

/** The step of a field, to show a refused one. */
export function enhancedStepOf(path: string): number {
  const [part = ''] = path.split('.')
  if (part === 'rollFormOperator' || part === 'lumberYardReseller') return DETAILS_STEP
  if (part === 'operational') return 2
  return part === 'agreement' ? 3 : 0
}
