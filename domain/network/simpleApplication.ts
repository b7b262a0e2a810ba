import { z } from 'zod'
import { figure } from '../numbers/figure'
import { typedNumber } from '../numbers/typedNumber'
import { CERTIFICATIONS, PARTNER_PAYMENT_TERMS, QUALITY_MANAGEMENT_SYSTEMS, SERVICE_REGIONS } from './applicationOptions'

const line = (max = 200) => z.string().trim().max(max, `Use at most ${max} characters`)
const filled = (message: string, max = 200) => z.string(message).trim().min(1, message).max(max, `Use at most ${max} characters`)
const wholeNumberSchema = (message: string, [min, atLeast]: readonly [number, string], max: number) =>
  typedNumber(
    z
      .number(message)
      .int('Use a whole number')
      .min(min, atLeast)
      .max(max, `At most ${figure(max)}`),
  )
const optionalEmail = line(254).pipe(z.union([z.literal(''), z.email('Invalid email address')]))

/** Coordinates typed or picked on the map. Text is parsed as a number, as the specified form sends it. */
export const latitudeSchema = typedNumber(
  z.number('Latitude required').min(-90, 'Latitude goes from -90 to 90').max(90, 'Latitude goes from -90 to 90'),
)
export const longitudeSchema = typedNumber(
  z.number('Longitude required').min(-180, 'Longitude goes from -180 to 180').max(180, 'Longitude goes from -180 to 180'),
)

export const clientReferenceSchema = z.object({
  companyName: line(160).default(''),
  contactPerson: line(120).default(''),
  contactEmail: optionalEmail.default(''),
  projectType: line(120).default(''),
})

const NO_REFERENCE = 'At least one reference needs a company name'

/** The fields of each step of /partner-onboarding, in order. The schema's messages say what a step requires. */
export const simpleApplicationSchema = z.object({
  companyName: filled('Company name required', 160),
  contactName: filled('Contact name required', 120),
  contactEmail: filled('Contact email required', 254).pipe(z.email('Invalid email address')),
  contactPhone: line(40).default(''),
  website: line(300).default(''),
  address: filled('Address required', 300),
  latitude: latitudeSchema,
  longitude: longitudeSchema,
  weeklyCapacity: wholeNumberSchema('Weekly capacity required', [1, 'At least 1 unit a week'], 10_000),
  equipmentDetails: line(4000).default(''),
  yearsInBusiness: wholeNumberSchema('Years in business required', [0, 'At least 0'], 300),
  previousProjects: line(4000).default(''),
  certifications: z.array(z.enum(CERTIFICATIONS)).max(CERTIFICATIONS.length).default([]),
  qualityManagementSystem: z.enum(QUALITY_MANAGEMENT_SYSTEMS, 'Choose a quality management system'),
  primaryServiceRegions: z
    .array(z.enum(SERVICE_REGIONS), 'Select at least one region')
    .min(1, 'Select at least one region')
    .max(SERVICE_REGIONS.length),
  maxDeliveryRadius: wholeNumberSchema('Maximum delivery radius required', [1, 'At least 1 mile'], 3000),
  preferredPaymentTerms: z.enum(PARTNER_PAYMENT_TERMS, 'Choose payment terms'),
  insuranceCoverage: filled('Insurance coverage required', 2000),
  bondingCapacity: line(200).default(''),
  clientReferences: z
    .array(clientReferenceSchema, NO_REFERENCE)
    .max(20, 'At most 20 references')
    .refine((references) => references.some(({ companyName }) => companyName !== ''), NO_REFERENCE),
})
export type SimpleApplication = z.infer<typeof simpleApplicationSchema>

/** The wizard's steps with their fields. Next is disabled until every field of the step passes its schema. */
export const SIMPLE_STEPS = [
  { id: 'company-profile', title: 'Company Profile', fields: ['companyName', 'contactName', 'contactEmail', 'contactPhone', 'website'] },
  {
    id: 'location-capacity',
    title: 'Location & Capacity',
    fields: ['address', 'latitude', 'longitude', 'weeklyCapacity', 'equipmentDetails'],
  },
  {
    id: 'experience-quality',
    title: 'Experience & Quality',
    fields: ['yearsInBusiness', 'previousProjects', 'certifications', 'qualityManagementSystem'],
  },
  { id: 'service-areas', title: 'Service Areas', fields: ['primaryServiceRegions', 'maxDeliveryRadius'] },
  { id: 'business-terms', title: 'Business Terms', fields: ['preferredPaymentTerms', 'insuranceCoverage', 'bondingCapacity'] },
  { id: 'references', title: 'References', fields: ['clientReferences'] },
] as const satisfies readonly { readonly id: string; readonly title: string; readonly fields: readonly (keyof SimpleApplication)[] }[]

/** Whether a step's fields pass; the rest of the form may be empty. */
export function isSimpleStepComplete(stepIndex: number, draft: Readonly<Record<string, unknown>>): boolean {
  const step = SIMPLE_STEPS[stepIndex]
  const passes = (field: keyof SimpleApplication) =>
    draft[field] !== null && simpleApplicationSchema.shape[field].safeParse(blankAsMissing(draft[field])).success
  return step?.fields.every(passes) ?? false
}

/** An empty number field is missing, not 0. */
function blankAsMissing(value: unknown): unknown {
  return typeof value === 'string' && value.trim() === '' ? undefined : value
}

/** The form as typed, before validation, and as drafts store it. */
export const simpleDraftSchema = z.object({
  companyName: z.string(),
  contactName: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  website: z.string(),
  address: z.string(),
  latitude: z.string(),
  longitude: z.string(),
  weeklyCapacity: z.string(),
  equipmentDetails: z.string(),
  yearsInBusiness: z.string(),
  previousProjects: z.string(),
  certifications: z.array(z.string()),
  qualityManagementSystem: z.string(),
  primaryServiceRegions: z.array(z.string()),
  maxDeliveryRadius: z.string(),
  preferredPaymentTerms: z.string(),
  insuranceCoverage: z.string(),
  bondingCapacity: z.string(),
  clientReferences: z.array(
    z.object({ companyName: z.string(), contactPerson: z.string(), contactEmail: z.string(), projectType: z.string() }),
  ),
})
export type SimpleDraft = z.infer<typeof simpleDraftSchema>

export const EMPTY_CLIENT_REFERENCE = { companyName: '', contactPerson: '', contactEmail: '', projectType: '' } as const

export const SIMPLE_DEFAULTS: SimpleDraft = {
  companyName: '',
  contactName: '',
  contactEmail: '',
  contactPhone: '',
  website: '',
  address: '',
  latitude: '',
  longitude: '',
  weeklyCapacity: '',
  equipmentDetails: '',
  yearsInBusiness: '',
  previousProjects: '',
  certifications: [],
  qualityManagementSystem: '',
  primaryServiceRegions: [],
  maxDeliveryRadius: '',
  preferredPaymentTerms: '',
  insuranceCoverage: '',
  bondingCapacity: '',
  clientReferences: [{ ...EMPTY_CLIENT_REFERENCE }],
}

const NUMBERS = ['latitude', 'longitude', 'weeklyCapacity', 'yearsInBusiness', 'maxDeliveryRadius']

/** Validates a whole draft; an empty number is missing, not 0. */
export const simpleFormSchema = simpleDraftSchema
  .transform((draft) =>
    Object.fromEntries(Object.entries(draft).map(([name, value]) => [name, NUMBERS.includes(name) ? blankAsMissing(value) : value])),
  )
  .pipe(simpleApplicationSchema)

/** Labels of the form's fields. */
export const SIMPLE_LABELS: Record<keyof SimpleDraft, string> = {
  companyName: 'Company name',
  contactName: 'Contact name',
  contactEmail: 'Contact email',
  contactPhone: 'Contact phone',
  website: 'Website',
  address: 'Address',
  latitude: 'Latitude',
  longitude: 'Longitude',
  weeklyCapacity: 'Weekly capacity',
  equipmentDetails: 'Equipment',
  yearsInBusiness: 'Years in business',
  previousProjects: 'Previous projects',
  certifications: 'Certifications',
  qualityManagementSystem: 'Quality management system',
  primaryServiceRegions: 'Service regions',
  maxDeliveryRadius: 'Maximum delivery radius',
  preferredPaymentTerms: 'Payment terms',
  insuranceCoverage: 'Insurance coverage',
  bondingCapacity: 'Bonding capacity',
  clientReferences: 'References',
}
