import { z } from 'zod'
import { EDITOR_ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'
import { obstacleSchema } from './schedules'

/** open: being assembled · scheduled: publishes at its time · failed: could not publish at its time · published · undone: rolled back. */
export const CONTENT_RELEASE_STATES = ['open', 'scheduled', 'failed', 'published', 'undone'] as const
export type ContentReleaseState = (typeof CONTENT_RELEASE_STATES)[number]

/** Whether a release is still pending: it can be changed, published or discarded. */
export function isPendingRelease(state: ContentReleaseState): boolean {
  return state === 'open' || state === 'scheduled' || state === 'failed'
}

/** Publishing rehearses all pages in one transaction. */
const MAX_IN_RELEASE = 30

const documentSchema = z.object({ collection: z.enum(['pages', 'posts']), id: z.uuid() })
export type ReleaseDocument = z.infer<typeof documentSchema>

const documents = z
  .array(documentSchema)
  .max(MAX_IN_RELEASE, `Use at most ${MAX_IN_RELEASE} pages`)
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'List each page once')
const name = z.string().trim().min(1, 'Give the release a name').max(100, 'Use at most 100 characters')

const contentReleaseSchema = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(CONTENT_RELEASE_STATES),
  /** ISO time it is scheduled for; null when not scheduled. */
  at: z.string().nullable(),
  /** Who scheduled it; empty when not scheduled. */
  by: z.string(),
  publishedAt: z.string().nullable(),
  /** What undoes it; null when there is nothing to undo. */
  undo: z.string().nullable(),
  /** Changes with every change to the release. Actions name the version they are based on. */
  version: z.string(),
  documents: z.array(
    z.object({
      collection: z.enum(['pages', 'posts']),
      id: z.string(),
      title: z.string(),
      /** The path its newest draft will have. */
      path: z.string(),
      /** What currently prevents it from being published with the others. */
      obstacles: z.array(obstacleSchema),
    }),
  ),
})
export type ContentRelease = z.infer<typeof contentReleaseSchema>

const changedMeanwhile = { status: 409, message: 'Somebody else changed this release in the meantime. Check it again.' }
const notAhead = { status: 409, message: 'This release was already published or discarded.' }
const elsewhere = { status: 409, message: 'A page can be in one release at a time.' }
const unknown = { status: 422, message: 'Some of these pages no longer exist. Nothing was added.' }
const notReady = { status: 422, message: 'Some pages couldn’t be published, so none were.' }

export const listContentReleases = defineCall({
  name: 'listContentReleases',
  method: 'GET',
  path: '/api/content/releases',
  summary: 'Releases of several pages, pending ones rehearsed as they are now; the newest published ones too',
  feature: 'content',
  access: EDITOR_ROLES,
  input: z.object({}),
  output: z.object({ releases: z.array(contentReleaseSchema) }),
})

export const createContentRelease = defineCall({
  name: 'createContentRelease',
  method: 'POST',
  path: '/api/content/releases',
  summary: 'Begin a release of several pages',
  feature: 'content',
  access: EDITOR_ROLES,
  input: z.object({ name, documents: documents.default([]) }),
  output: contentReleaseSchema,
  errors: { elsewhere, unknown },
  idempotent: true,
})

const onVersion = z.object({ id: z.uuid(), expectedVersion: z.string().max(64) })

export const changeContentRelease = defineCall({
  name: 'changeContentRelease',
  method: 'PUT',
  path: '/api/content/releases/{id}',
  summary: 'Rename a release, or set its pages',
  feature: 'content',
  access: EDITOR_ROLES,
  input: onVersion.extend({ name: name.optional(), documents: documents.optional() }),
  output: contentReleaseSchema,
  errors: { changedMeanwhile, notAhead, elsewhere, unknown },
})

export const publishContentRelease = defineCall({
  name: 'publishContentRelease',
  method: 'POST',
  path: '/api/content/releases/{id}/publish',
  summary: 'Publish all pages of a release together, or none',
  feature: 'content',
  access: EDITOR_ROLES,
  input: onVersion,
  output: contentReleaseSchema,
  errors: { changedMeanwhile, notAhead, notReady, empty: { status: 422, message: 'This release has no pages.' } },
})

export const scheduleContentRelease = defineCall({
  name: 'scheduleContentRelease',
  method: 'POST',
  path: '/api/content/releases/{id}/schedule',
  summary: 'Publish a release at a time, rehearsed first; without a time it is taken off the calendar',
  feature: 'content',
  access: EDITOR_ROLES,
  input: onVersion.extend({ at: z.iso.datetime({ offset: true }).nullable() }),
  output: contentReleaseSchema,
  errors: {
    changedMeanwhile,
    notAhead,
    notReady,
    empty: { status: 422, message: 'This release has no pages.' },
    inThePast: { status: 400, message: 'Choose a time in the future.' },
  },
})

export const giveUpContentRelease = defineCall({
  name: 'giveUpContentRelease',
  method: 'DELETE',
  path: '/api/content/releases/{id}',
  summary: 'Give a release up; its pages stay as they are',
  feature: 'content',
  access: EDITOR_ROLES,
  input: z.object({ id: z.uuid() }),
  output: z.object({ gone: z.literal(true) }),
  errors: { notAhead },
})
