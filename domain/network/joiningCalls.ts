import { z } from 'zod'
import { defineCall } from '../http/defineCall'
import { mailLeavesSchema } from '../notifications/mailLeaves'
import { APPLICATION_KINDS } from './applicationOptions'
import { APPLICATION_STATUSES, DOCUMENT_KINDS, DOCUMENT_STATUSES } from './applicationStates'
import { directoryApplicationSchema } from './directoryApplication'
import { enhancedApplicationSchema } from './enhancedApplication'
import { simpleApplicationSchema } from './simpleApplication'

const submittedSchema = z.object({
  success: z.literal(true),
  /** The reference number shown to people: 'N-2026-00042'. */
  applicationId: z.string(),
  id: z.string(),
  /** Opens the application without sign-in. */
  token: z.string(),
  /** Status of the mail with the application's link. */
  mail: mailLeavesSchema.optional(),
})
const limits = { points: 10, windowSeconds: 600 } as const

export const applyAsFabricator = defineCall({
  name: 'applyAsFabricator',
  method: 'POST',
  path: '/api/partner-onboarding',
  summary: 'Apply to join the production network (simple form)',
  feature: 'network',
  access: 'public',
  input: simpleApplicationSchema,
  output: submittedSchema,
  idempotent: true,
  rateLimit: { ...limits, by: ['address'] },
})

export const applyAsPartner = defineCall({
  name: 'applyAsPartner',
  method: 'POST',
  path: '/api/partners/apply',
  summary: 'Apply as a partner with details and a signed agreement (enhanced form)',
  feature: 'network',
  access: 'public',
  input: enhancedApplicationSchema,
  output: submittedSchema,
  idempotent: true,
  rateLimit: { ...limits, by: ['address'] },
})

export const applyToDirectory = defineCall({
  name: 'applyToDirectory',
  method: 'POST',
  path: '/api/partners',
  summary: 'Apply to be listed in the partner directory',
  feature: 'network',
  access: 'public',
  input: directoryApplicationSchema,
  output: submittedSchema,
  idempotent: true,
  rateLimit: { ...limits, by: ['address'] },
})

export const networkDocumentSchema = z.object({
  id: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  name: z.string(),
  issuer: z.string(),
  /** '2027-06-30'; null for a document that does not expire. */
  expiresOn: z.string().nullable(),
  status: z.enum(DOCUMENT_STATUSES),
  sizeBytes: z.number(),
  uploadedAt: z.string(),
})
export type NetworkDocument = z.infer<typeof networkDocumentSchema>

export const applicationMessageSchema = z.object({
  id: z.string(),
  from: z.enum(['operator', 'applicant']),
  text: z.string(),
  at: z.string(),
})

/** An application as its applicant sees it. */
export const ownApplicationSchema = z.object({
  id: z.string(),
  applicationId: z.string(),
  kind: z.enum(APPLICATION_KINDS),
  companyName: z.string(),
  status: z.enum(APPLICATION_STATUSES),
  submittedAt: z.string(),
  /** When an answer is promised. */
  promisedBy: z.string(),
  decidedAt: z.string().nullable(),
  /** Why it was rejected; null otherwise. */
  decisionReason: z.string().nullable(),
  messages: z.array(applicationMessageSchema),
  documents: z.array(networkDocumentSchema),
  /** Form answers by member name. */
  answers: z.record(z.string(), z.unknown()),
  /** For the enhanced form: what was signed, by whom, when. */
  signature: z
    .object({ name: z.string(), title: z.string(), signedAt: z.string(), agreementVersion: z.number(), agreementHash: z.string() })
    .nullable(),
})
export type OwnApplication = z.infer<typeof ownApplicationSchema>

const linkInput = z.object({ id: z.uuid(), token: z.string().min(16).max(128) })
const unknownApplication = { status: 404, message: 'This link does not open an application. Check that it is complete.' } as const
const decided = { status: 409, message: 'This application has been decided. Write to us instead.' } as const
export const notSigned = { status: 404, message: 'Nothing was signed with this application.' } as const
const byLink = { feature: 'network', access: 'public' } as const

export const getOwnApplication = defineCall({
  ...byLink,
  name: 'getOwnApplication',
  method: 'GET',
  path: '/api/partner-applications/{id}',
  summary: 'One application by its private link',
  input: linkInput,
  output: z.object({ application: ownApplicationSchema }),
  errors: { unknownApplication },
  rateLimit: { points: 120, windowSeconds: 60, by: ['address'] },
})

const messageText = z.string('Write a message').trim().min(1, 'Write a message').max(4000, 'Use at most 4,000 characters')

export const answerQuestion = defineCall({
  ...byLink,
  name: 'answerQuestion',
  method: 'POST',
  path: '/api/partner-applications/{id}/messages',
  summary: "Answer the reviewer's question on one's own application",
  input: linkInput.extend({ text: messageText }),
  output: z.object({ application: ownApplicationSchema }),
  errors: { unknownApplication, decided },
  idempotent: true,
  rateLimit: { points: 20, windowSeconds: 600, by: ['address', 'id'] },
})

export const documentFacts = z.object({
  kind: z.enum(DOCUMENT_KINDS, 'Choose what it is'),
  name: z.string('Name the file').trim().min(1, 'Name the file').max(255, 'Use a shorter file name'),
  issuer: z.string('Say who issued it').trim().min(1, 'Say who issued it').max(160, 'Use at most 160 characters'),
  expiresOn: z.iso.date('Use a date like 2027-06-30').optional(),
})
export const DOCUMENT_ERRORS = {
  fileTooLarge: { status: 413, message: 'This file is larger than 10 MB. Make it smaller, then add it again.' },
  unknownFileType: { status: 415, message: 'This file is not a PDF, JPG or PNG. Export it as one of these and add it again.' },
  emptyFile: { status: 400, message: 'This file is empty. Choose another one.' },
  expiryMissing: { status: 422, message: 'An insurance certificate needs the day it ends.' },
  expired: { status: 422, message: 'This certificate has ended already. Add the one that is valid now.' },
} as const

/** POST with the file's bytes as the body (application/octet-stream); the rest is in the query. */
export const addApplicationDocument = defineCall({
  ...byLink,
  name: 'addApplicationDocument',
  method: 'POST',
  path: '/api/partner-applications/{id}/documents',
  summary: 'Add a document to an application (the body is the file, at most 10 MB)',
  idempotent: true,
  takes: 'file',
  input: linkInput.extend(documentFacts.shape),
  output: z.object({ document: networkDocumentSchema }),
  errors: { unknownApplication, decided, ...DOCUMENT_ERRORS },
  rateLimit: { points: 30, windowSeconds: 600, by: ['address'] },
})

export const downloadAgreement = defineCall({
  ...byLink,
  name: 'downloadAgreement',
  method: 'GET',
  path: '/api/partner-applications/{id}/agreement',
  summary: 'The signed agreement as a PDF',
  input: linkInput,
  output: z.unknown(),
  answers: 'stream',
  errors: { unknownApplication, notSigned },
  rateLimit: { points: 30, windowSeconds: 60, by: ['address'] },
})

/** City, state and coordinates of a five-digit US ZIP code, from the bundled data set. */
export const findZip = defineCall({
  name: 'findZip',
  method: 'GET',
  path: '/api/places/zip/{zip}',
  keys: 'read',
  summary: 'City, state and coordinates of a US ZIP code',
  feature: 'network',
  access: 'public',
  input: z.object({ zip: z.string().regex(/^\d{5}$/, 'Use five digits') }),
  output: z.object({ zip: z.string(), city: z.string(), state: z.string(), lat: z.number(), lng: z.number() }),
  errors: { unknownZip: { status: 404, message: 'We do not know this ZIP code. Place the pin on the map, or type the coordinates.' } },
  rateLimit: { points: 120, windowSeconds: 60, by: ['address'] },
})
