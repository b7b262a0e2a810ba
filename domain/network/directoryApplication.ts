import { z } from 'zod'
import { DIRECTORY_PARTNER_KINDS, DIRECTORY_PARTNER_TYPES } from './applicationOptions'

const text = (max: number) => z.string().trim().max(max, `Use at most ${max} characters`)
const required = (message: string, max = 160) => z.string(message).trim().min(1, message).max(max, `Use at most ${max} characters`)

/** The application of /network-partners. */
export const directoryApplicationSchema = z.object({
  businessName: required('Business name required'),
  location: required('Location required', 200),
  contactName: required('Contact name required', 120),
  email: required('Email required', 254).pipe(z.email('Invalid email address')),
  phone: text(40).default(''),
  partnerType: z.enum(DIRECTORY_PARTNER_TYPES, 'Choose a partner type'),
  currentCustomers: text(2000).default(''),
  experience: text(4000).default(''),
  interests: text(2000).default(''),
})
export type DirectoryApplication = z.infer<typeof directoryApplicationSchema>

/** A partner as the directory shows it. */
export const directoryPartnerSchema = z.object({
  id: z.string(),
  businessName: z.string(),
  partnerType: z.enum(DIRECTORY_PARTNER_KINDS),
  location: z.string(),
  phone: z.string(),
  email: z.string(),
  specialties: z.array(z.string()),
  experience: z.string(),
  verified: z.boolean(),
  /** Coordinates of its town; null when the location names none. */
  coordinates: z.object({ lat: z.number(), lng: z.number() }).nullable(),
})
export type DirectoryPartner = z.infer<typeof directoryPartnerSchema>

/** Specialties a card shows before '+N more'; also the number of skeletons while loading. */
export const SPECIALTIES_ON_A_CARD = 2
export const SKELETON_CARDS = 6
/** The company's stated margin for directory partners: a claim of the specification, not a measured result. */
export const PARTNER_MARGINS = '20-30%'

/** The form as typed, and as drafts store it. */
export const directoryDraftSchema = z.object({
  businessName: z.string(),
  location: z.string(),
  contactName: z.string(),
  email: z.string(),
  phone: z.string(),
  partnerType: z.string(),
  currentCustomers: z.string(),
  experience: z.string(),
  interests: z.string(),
})

export const DIRECTORY_DEFAULTS: z.infer<typeof directoryDraftSchema> = {
  businessName: '',
  location: '',
  contactName: '',
  email: '',
  phone: '',
  partnerType: '',
  currentCustomers: '',
  experience: '',
  interests: '',
}

/** Validates a whole draft. */
export const directoryFormSchema = directoryDraftSchema
  .transform((draft): Record<string, unknown> => draft)
  .pipe(directoryApplicationSchema)
