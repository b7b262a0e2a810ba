import { z } from 'zod'
import { defineCall } from '../http/defineCall'
import { remoteNameSchema } from './remoteName'

/** What pages report. 'freeze': a page that stopped responding. */
const PAGE_STAGES = ['load', 'integrity', 'contract', 'render', 'error', 'freeze'] as const
export type PageStage = (typeof PAGE_STAGES)[number]
/** 'draw' comes from servers alone: a few of them end a candidate, without tickets or networks to count. */
const FAILURE_STAGES = [...PAGE_STAGES, 'draw'] as const
export type FailureStage = (typeof FAILURE_STAGES)[number]

/** Maximum distinct failures stored per release; further ones are counted together. */
export const MAX_FAILURE_GROUPS = 50
/** Maximum remotes on one page. */
const MAX_REMOTES_OF_A_PAGE = 20

const version = z.string().max(64)

// Not in visitTicket.ts, which the first scripts of every page load without zod.
export const visitTicketSchema = z.string().regex(/^[A-Za-z0-9+/]{58}==$/, 'This is not the ticket of a page')

/** Proves that the page was sent, and with which releases. */
const proof = {
  ticket: visitTicketSchema,
  /** Its releases, as givenReleases lists them. */
  given: z.array(z.string().max(200)).max(MAX_REMOTES_OF_A_PAGE * 2),
}
const failure = z.object({
  remote: remoteNameSchema,
  version,
  path: z.string().max(300),
  stage: z.enum(FAILURE_STAGES),
  message: z.string().max(500),
  stack: z.string().max(4000).default(''),
})

/** Sent by a page that could not load or render a remote; operators see the record. */
export const reportRemoteFailure = defineCall({
  name: 'reportRemoteFailure',
  method: 'POST',
  path: '/api/releases/failures',
  summary: 'Record that a remote failed on a page',
  feature: 'releases',
  access: 'public',
  input: failure.extend({ ...proof, stage: z.enum(PAGE_STAGES) }),
  output: z.object({ recorded: z.boolean() }),
  rateLimit: { points: 20, windowSeconds: 60, by: ['address'] },
})

/** Sent by a host that could not render a release; browsers then render it. */
export const reportDrawFailure = defineCall({
  name: 'reportDrawFailure',
  method: 'POST',
  path: '/api/releases/draw-failures',
  summary: 'Record that a host could not draw a release',
  feature: 'releases',
  access: 'internal',
  input: failure,
  output: z.object({ recorded: z.boolean() }),
})

/** Sent by a host through which a micro-frontend's own service gave no answer to pass on, or answered that it failed. */
export const reportServiceFailures = defineCall({
  name: 'reportServiceFailures',
  method: 'POST',
  path: '/api/releases/service-failures',
  summary: 'Record that the service of a micro-frontend failed',
  feature: 'releases',
  access: 'internal',
  input: z.object({
    remote: remoteNameSchema,
    /** Since the host's last report, by what went wrong. */
    failures: z
      .array(z.object({ message: failure.shape.message, path: failure.shape.path, count: z.number().int().min(1) }))
      .min(1)
      .max(20),
    /** Requests that this host sent to the service lately, and how many of them failed. */
    asked: z.number().int().min(1),
    failed: z.number().int().min(1),
  }),
  output: z.object({ recorded: z.boolean() }),
})

/** Sent when a page begins to show a remote, and when it is left: how its remotes performed. */
export const reportVisit = defineCall({
  name: 'reportVisit',
  method: 'POST',
  path: '/api/releases/visits',
  summary: 'Count a visit of the releases that stood on a page, with how fast they were',
  feature: 'releases',
  access: 'public',
  input: z.object({
    ...proof,
    releases: z
      .array(z.object({ remote: remoteNameSchema, version }))
      .min(1)
      .max(MAX_REMOTES_OF_A_PAGE),
    /** The page only begins to show them. */
    begins: z.boolean().default(false),
    /** Milliseconds; missing when the browser measured none. */
    lcp: z.number().min(0).max(600_000).optional(),
    inp: z.number().min(0).max(600_000).optional(),
  }),
  output: z.object({ counted: z.number() }),
  rateLimit: { points: 240, windowSeconds: 60, by: ['address'] },
})
