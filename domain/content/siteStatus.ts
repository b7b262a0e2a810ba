import { z } from 'zod'
import { defineCall } from '../http/defineCall'
import { remoteNameSchema } from '../releases/remoteName'

const count = z.number().int().min(0)

/** What the platform says about itself to anybody: counts and versions, nothing about a person or a customer. */
export const siteStatusSchema = z.object({
  /** ISO time at which the figures were read. */
  readAt: z.string(),
  /** Milliseconds the database took to answer. */
  databaseMilliseconds: count,
  plans: z.object({ onOffer: count, smallestSquareFeet: count.nullable(), largestSquareFeet: count.nullable() }),
  /** The live release of each micro-frontend that has one. */
  releases: z.array(z.object({ remote: remoteNameSchema, version: z.string(), liveSince: z.string().nullable() })),
  /** Credit applications with a decision. */
  decisions: z.object({ toDate: count, lastThirtyDays: count }),
  pages: z.object({ published: count, lastChange: z.string().nullable() }),
  /** Mails that wait to be sent; the outbox of a system without a mail server is not waiting. */
  mail: z.object({ waiting: count, oldestWaitingSince: z.string().nullable() }),
})
export type SiteStatus = z.infer<typeof siteStatusSchema>

export const getSiteStatus = defineCall({
  name: 'getSiteStatus',
  method: 'GET',
  path: '/api/site/status',
  summary: 'Live figures of the platform: database, plans on offer, releases, decisions, pages, mail',
  feature: 'content',
  access: 'public',
  input: z.object({}),
  output: siteStatusSchema,
  rateLimit: { points: 60, windowSeconds: 60, by: ['address'] },
})
