import { z } from 'zod'
import { defineCall } from '../http/defineCall'
import { changeSchema } from '../notifications/liveCalls'
import { remoteNameSchema } from '../releases/remoteName'
import { STATUS_EVENTS_PATH } from './statusCards'

const count = z.number().int().min(0)

/** Public platform status: counts and versions, nothing about a person or a customer. */
export const siteStatusSchema = z.object({
  /** ISO time of the reading. */
  readAt: z.string(),
  /** Database response time in milliseconds. */
  databaseMilliseconds: count,
  plans: z.object({ onOffer: count, smallestSquareFeet: count.nullable(), largestSquareFeet: count.nullable() }),
  /** Each micro-frontend's live release. */
  releases: z.array(z.object({ remote: remoteNameSchema, version: z.string(), liveSince: z.string().nullable() })),
  /** Credit applications with a decision. */
  decisions: z.object({ toDate: count, lastThirtyDays: count }),
  pages: z.object({ published: count, lastChange: z.string().nullable() }),
  /** Mail waiting to be sent. Without a mail server, nothing counts as waiting. */
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

/** Names the topic that changed and no record. */
export const watchSiteStatus = defineCall({
  name: 'watchSiteStatus',
  method: 'GET',
  path: STATUS_EVENTS_PATH,
  summary: 'Stream that says when the status may have changed (server-sent events)',
  feature: 'content',
  access: 'public',
  input: z.object({}),
  output: changeSchema,
  answers: 'stream',
  rateLimit: { points: 60, windowSeconds: 60, by: ['address'] },
})
