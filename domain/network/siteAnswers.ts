import { z } from 'zod'
import { neededDay } from '../dates/neededDay'

/** Where a frame is needed and by which day. Both are optional and may be empty until an order is placed. */
export const siteAnswers = {
  siteZip: z
    .string()
    .trim()
    .regex(/^(\d{5})?$/, 'Use five digits'),
  deliverBy: z.union([z.literal(''), neededDay('Choose the day you need it by')], 'Choose the day you need it by'),
}

export interface SiteAnswers {
  readonly siteZip?: string | undefined
  readonly deliverBy?: string | undefined
}

/** A submitted place and day, with null for what was not given. */
export const siteSchema = z.object({ zip: z.string().nullable(), deliverBy: z.string().nullable() })
export type Site = z.infer<typeof siteSchema>

/** The place and day of submitted answers. */
export const submittedSite = (answers: { readonly [Key in keyof SiteAnswers]: SiteAnswers[Key] | null }): Site => ({
  zip: answers.siteZip || null,
  deliverBy: answers.deliverBy || null,
})
