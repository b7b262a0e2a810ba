import { scheduleSchema } from '@framewell/domain/content/schedules'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../../platform/database/transactionOf'
import { lockDocument } from '../management/lockDocument'
import { type DocumentPlace, publishedSlug, TABLES } from '../publishedState'
import { findSchedules } from '../scheduledPublishing/findSchedules'
import { newestVersion } from '../versions/newestVersion'
import { readRedirects, redirectSchema } from './redirectRows'

const words = z.record(z.string(), z.unknown())

export const undoSchema = z.object({
  documents: z.array(
    z.object({
      collection: z.enum(['pages', 'posts']),
      id: z.string(),
      title: z.string(),
      /** The published version; null if it was not published. */
      published: words.nullable(),
      /** The newer draft; null if the published version was the newest. */
      draft: words.nullable(),
      /** Whether the published version was changed. */
      liveChanged: z.boolean(),
      /** The version after the act: undoing on top of any other would erase somebody's work. */
      after: z.string(),
    }),
  ),
  /** Every old path whose redirect was added, removed or changed, or could be by the undo. */
  redirects: z.array(z.object({ from: z.string(), before: redirectSchema.nullable(), after: redirectSchema.nullable() })),
  /** Schedules that were withdrawn. */
  schedules: z
    .array(scheduleSchema.pick({ collection: true, id: true, what: true, at: true }).extend({ account: z.string().nullable() }))
    .default([]),
})
export type Undo = z.infer<typeof undoSchema>

/**
 * Performs an act on pages and posts in the request's transaction and stores the previous state: published text, drafts, redirects. Locks
 * the documents meanwhile. Returns the undo.
 */
export async function withUndo(req: PayloadRequest, places: readonly DocumentPlace[], work: () => Promise<void>): Promise<string> {
  for (const id of places.map((place) => place.id).sort()) await lockDocument(req, id)
  const before: Awaited<ReturnType<typeof stateOf>>[] = []
  for (const place of places) before.push(await stateOf(req, place))
  const redirectsBefore = await readRedirects(req)
  const plannedBefore = await plansOf(req, places)
  await work()
  const documents: Undo['documents'] = []
  const touched = new Set<string>()
  for (const { live, stamp, ...state } of before) {
    const after = await stateOf(req, state)
    for (const slug of [live, after.live]) if (slug !== null) touched.add(`/${slug}`)
    documents.push({
      ...state,
      liveChanged: stamp !== after.stamp,
      after: (await newestVersion(req, state.collection, state.id))?.version ?? '',
    })
  }
  const redirectsAfter = await readRedirects(req)
  for (const from of [...redirectsBefore.keys(), ...redirectsAfter.keys()]) {
    if (redirectsBefore.get(from)?.to !== redirectsAfter.get(from)?.to) touched.add(from)
  }
  const redirects = [...touched].map((from) => ({
    from,
    before: redirectsBefore.get(from) ?? null,
    after: redirectsAfter.get(from) ?? null,
  }))
  const planned = new Set((await plansOf(req, places)).map(({ jobId }) => jobId))
  const schedules = plannedBefore.filter(({ jobId, failed }) => !failed && !planned.has(jobId))
  // Written by the server: the API does not expose these rows.
  const made = await req.payload.create({
    collection: 'content-undos',
    data: { before: undoSchema.parse({ documents, redirects, schedules }) },
    depth: 0,
    overrideAccess: true,
    req,
  })
  return made.id
}

async function plansOf(req: PayloadRequest, places: readonly DocumentPlace[]) {
  const plans = []
  for (const { id } of places) plans.push(...(await findSchedules(req, id)))
  return plans.map(({ at, ...plan }) => ({ ...plan, at: at.toISOString() }))
}

async function stateOf(req: PayloadRequest, { collection, id }: DocumentPlace) {
  const find = { id, depth: 0, overrideAccess: false, req } as const
  const live = await publishedSlug(req, collection, id)
  const published = live === null ? null : await req.payload.findByID({ collection, ...find })
  const newest = await req.payload.findByID({ collection, ...find, draft: true })
  const database = await transactionOf(req)
  const stamp = await database.execute(
    sql`select concat_ws(' ', updated_at, _status) as stamp from ${TABLES[collection].documents} where id = ${id}`,
  )
  return {
    collection,
    id,
    title: newest.title ?? 'Untitled',
    live,
    stamp: String(stamp.rows[0]?.stamp),
    published: published && wordsOf(published),
    draft: newest._status === 'published' ? null : wordsOf(newest),
  }
}

/** Everything an editor wrote, without derived members. */
function wordsOf(document: object): Record<string, unknown> {
  const { id: _id, createdAt: _created, updatedAt: _updated, deletedAt: _deleted, _status, ...rest } = words.parse(document)
  return rest
}
