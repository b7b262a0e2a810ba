import { undoRefusal } from '@framewell/domain/content/publishingRules'
import type { undoContentAct as undoContentActCall } from '@framewell/domain/content/undo'
import { sql } from '@payloadcms/db-postgres'
import { type PayloadRequest, ValidationError } from 'payload'
import { recordAudit } from '../../platform/audit/recordAudit'
import { lock } from '../../platform/database/lock'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { notifyHosts } from '../../platform/live/notifyHosts'
import { lockDocument } from '../management/lockDocument'
import { saidOnce } from '../management/refusals'
import { findTrashed } from '../management/restoreContentPage'
import { publishedSlug } from '../publishedState'
import { withoutApproval } from '../review/requireApproval'
import { queueSchedule } from '../scheduledPublishing/queueSchedule'
import { withdrawingSchedules } from '../scheduledPublishing/withdrawSchedules'
import { settlingTogether } from '../slugs/claimSlug'
import { stepAside } from '../slugs/stepAside'
import { newestVersion } from '../versions/newestVersion'
import { putRedirect, readRedirects } from './redirectRows'
import { type Undo, undoSchema } from './withUndo'

/** Restores the previous state: published text, drafts, addresses, redirects and schedules. All or nothing. */
export const undoContentAct: Operation<typeof undoContentActCall> = async ({ req, refuse, now }, { id }) => {
  await lock(req, 'content-undo', id)
  const [record] = (
    await req.payload.find({
      collection: 'content-undos',
      where: { id: { equals: id } },
      limit: 1,
      depth: 0,
      // Only the server reads these rows; the call decides who may undo.
      overrideAccess: true,
      req,
    })
  ).docs
  if (!record) throw refuse('notFound')
  const over = undoRefusal(Boolean(record.undoneAt), [])
  if (over) throw refuse(over.refusal)
  const undo = undoSchema.parse(record.before)
  for (const place of undo.documents.map((document) => document.id).sort()) await lockDocument(req, place)
  const no = undoRefusal(false, await changedSince(req, undo), await trashedSince(req, undo))
  if (no) throw refuse(no.refusal, no.more)
  const arrivals = await makeWay(req, undo)
  const together = settlingTogether(undo.documents.map((document) => document.id))
  for (const document of undo.documents) {
    try {
      await putBack(req, document, together)
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error
      const fields = error.data.errors.filter(saidOnce).map(({ path, message }) => ({
        path: `${document.id}.${path}`,
        message: `${document.title}: ${message}`,
      }))
      throw refuse('invalidInput', { fields })
    }
  }
  for (const arrived of arrivals) await arrived()
  for (const { from, before } of undo.redirects) await putRedirect(req, from, before)
  for (const plan of undo.schedules) if (new Date(plan.at) > now) await queueSchedule(req, plan)
  const database = await transactionOf(req)
  await database.execute(sql`update content_undos set undone_at = now() where id = ${id}`)
  await database.execute(sql`update content_releases set state = 'undone', updated_at = now() where undo = ${id}`)
  await notifyHosts(req, { type: 'content', paths: ['*'] })
  for (const { collection, id: subjectId, title } of undo.documents) {
    await recordAudit(req, { action: 'content-undo', subjectType: collection, subjectId, after: { title } })
  }
  return { undone: undo.documents.map(({ id: document, title }) => ({ id: document, title })) }
}

async function changedSince(req: PayloadRequest, { documents, redirects }: Undo): Promise<string[]> {
  const titles: string[] = []
  for (const { collection, id, title, after } of documents) {
    if ((await newestVersion(req, collection, id))?.version !== after) titles.push(title)
  }
  const now = await readRedirects(req)
  for (const { from, after } of redirects) if (now.get(from)?.to !== after?.to) titles.push(`the redirect from ${from}`)
  return titles
}

/** Titles of the documents that are in the trash. */
async function trashedSince(req: PayloadRequest, { documents }: Undo): Promise<string[]> {
  const titles: string[] = []
  for (const { id, title } of documents) if (await findTrashed(req, id)) titles.push(title)
  return titles
}

/** A document that occupies a restored address moves aside, if it leaves that address too. */
async function makeWay(req: PayloadRequest, { documents }: Undo): Promise<(() => Promise<void>)[]> {
  const arrivals = []
  for (const { collection, id, published } of documents) {
    const slug = await publishedSlug(req, collection, id)
    const wanted = documents.some((other) => other.id !== id && other.published?.slug === slug)
    if (slug !== null && wanted && published && published.slug !== slug) arrivals.push(await stepAside(req, { collection, id }, slug))
  }
  return arrivals
}

async function putBack(
  req: PayloadRequest,
  { collection, id, published, draft, liveChanged }: Undo['documents'][number],
  together: Record<string, unknown>,
): Promise<void> {
  // The previous state.
  const update = {
    id,
    depth: 0,
    overrideAccess: false,
    context: { ...withoutApproval, ...withdrawingSchedules(false), ...together },
    req,
  } as const
  if (published && (liveChanged || !draft)) {
    await req.payload.update({ collection, ...update, data: { ...published, _status: 'published' } })
  }
  if (!published && liveChanged && (await publishedSlug(req, collection, id)) !== null) {
    await req.payload.update({ collection, ...update, data: { ...draft, _status: 'draft' } })
    return
  }
  if (draft) await req.payload.update({ collection, ...update, data: { ...draft, _status: 'draft' }, draft: true })
}
