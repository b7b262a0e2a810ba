import { z } from 'zod'
import { defineCall } from '../http/defineCall'
import { PARTNERS } from '../parties/company'
import { directoryPartnerSchema } from './directoryApplication'
import { notSigned, ownApplicationSchema } from './joiningCalls'

const members = { feature: 'network', access: PARTNERS } as const

/** GET /api/own-listings: the directory entries of the signed-in person's companies, with their applications; empty without any. */
export const listOwnListings = defineCall({
  ...members,
  name: 'listOwnListings',
  method: 'GET',
  path: '/api/own-listings',
  keys: 'read',
  summary: "One's own entries of the directory",
  input: z.object({}),
  output: z.object({ listings: z.array(directoryPartnerSchema), applications: z.array(ownApplicationSchema) }),
})

const line = (message: string, max: number) => z.string(message).trim().min(1, message).max(max, `Use at most ${max} characters`)

/** Name, kind and place were verified at approval; only an operator changes them. */
export const ownListingFacts = z.object({
  phone: z.string().trim().max(40, 'Use at most 40 characters').default(''),
  email: line('Email required', 254).pipe(z.email('Invalid email address')),
  specialties: z.array(line('Name the specialty', 120)).max(30, 'At most 30 specialties').default([]),
  experience: z.string().trim().max(4000, 'Use at most 4000 characters').default(''),
})

export const updateOwnListing = defineCall({
  ...members,
  name: 'updateOwnListing',
  method: 'PUT',
  path: '/api/own-listings/{id}',
  keys: 'write',
  summary: "Change one's own entry of the directory",
  input: ownListingFacts.extend({ id: z.uuid() }),
  output: z.object({ listing: directoryPartnerSchema }),
})

/** For the application behind one of the person's own companies; others are not found. */
export const downloadOwnAgreement = defineCall({
  ...members,
  name: 'downloadOwnAgreement',
  method: 'GET',
  path: '/api/own-applications/{id}/agreement',
  summary: "One's own company's signed agreement as a PDF",
  input: z.object({ id: z.uuid() }),
  output: z.unknown(),
  answers: 'stream',
  errors: { notSigned },
})

/** The form as typed: specialties separated by commas. */
export const ownListingFormSchema = z
  .object({ phone: z.string(), email: z.string(), specialties: z.string(), experience: z.string() })
  .transform(
    ({ specialties, ...facts }): Record<string, unknown> => ({
      ...facts,
      specialties: specialties
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    }),
  )
  .pipe(ownListingFacts)
