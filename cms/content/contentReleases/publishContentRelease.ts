import type {
  ContentRelease,
  publishContentRelease as publishCall,
  scheduleContentRelease as scheduleCall,
} from '@framewell/domain/content/contentReleases'
import { futureTime, releaseRefusal } from '@framewell/domain/content/publishingRules'
import { type PayloadRequest, ValidationError } from 'payload'
import type { ContentRelease as Stored } from '../../payload-types'
import { recordAudit } from '../../platform/audit/recordAudit'
import { inTransaction } from '../../platform/database/inTransaction'
import type { Operation } from '../../platform/http/calls/bindCall'
import { CallProblem } from '../../platform/http/calls/CallProblem'
import type { Refusing } from '../../platform/http/calls/callContext'
import { saidOnce } from '../management/refusals'
import { publishTogether } from '../scheduledPublishing/publishTogether'
import { deadLinksOf, newestDrafts } from '../scheduledPublishing/rehearsePublication'
import { withUndo } from '../undo/withUndo'
import { storeRelease } from './collectContentRelease'
import { lockRelease } from './lockRelease'
import { documentsOf, toContentRelease } from './readContentReleases'

/** Publishes all pages of a release in one transaction, or refuses it with every field to fix. */
export const publishContentRelease: Operation<typeof publishCall> = async (context, on) => {
  const { req } = context
  try {
    const published = await inTransaction(req, async () => publishStored(context, await lockRelease(context, on)))
    return await toContentRelease(req, published)
  } catch (error) {
    if (!(error instanceof CallProblem) || error.code !== 'notReady') throw error
    // The first refusal ended the transaction, so a rehearsal finds the others.
    await refuseObstructed(context, on.id)
    throw error
  }
}

/** Publishes a locked release. @throws CallProblem empty, notReady with the first field to fix */
export async function publishStored({ req, refuse }: Refusing<'empty' | 'notReady'>, stored: Stored): Promise<Stored> {
  const places = documentsOf(stored)
  if (places.length === 0) throw refuse('empty')
  const drafts = await newestDrafts(req, places)
  const gone = places.filter(({ id }) => !drafts.has(id))
  if (gone.length > 0) throw refuse('notReady', { fields: gone.map(({ id }) => ({ path: id, message: 'A page was deleted.' })) })
  const undo = await withUndo(req, places, () =>
    publishTogether(req, places, drafts, (id, error) => {
      if (!(error instanceof ValidationError)) throw error
      const title = drafts.get(id)?.title ?? 'Untitled'
      const fields = error.data.errors
        .filter(saidOnce)
        .map(({ path, message }) => ({ path: `${id}.${path}`, message: `${title}: ${message}` }))
      throw refuse('notReady', { fields })
    }),
  )
  const [dead] = await deadLinksOf(req, places, drafts)
  if (dead) throw refuse('notReady', { fields: dead[1].map(({ path, message }) => ({ path: `${dead[0]}.${path}`, message })) })
  const published = await storeRelease(req, stored.id, {
    state: 'published',
    publishedAt: new Date().toISOString(),
    dueAt: null,
    undo,
  })
  await recordAudit(req, {
    action: 'content-release-publish',
    subjectType: 'content-releases',
    subjectId: stored.id,
    after: { name: stored.name, documents: places },
  })
  return published
}

/** Schedules or unschedules a release. */
export const scheduleContentRelease: Operation<typeof scheduleCall> = async (context, { at, ...on }) => {
  const { req, now, refuse } = context
  const due = at === null ? { at } : futureTime(at, now)
  if ('refusal' in due) throw refuse(due.refusal)
  if (due.at !== null) await refuseObstructed(context, on.id)
  const scheduled = await inTransaction(req, async () => {
    const stored = await lockRelease(context, on)
    const updated = await storeRelease(req, stored.id, {
      state: due.at === null ? 'open' : 'scheduled',
      dueAt: due.at,
      scheduledBy: at === null ? null : (req.user?.id ?? null),
    })
    await recordAudit(req, {
      action: at === null ? 'content-release-unschedule' : 'content-release-schedule',
      subjectType: 'content-releases',
      subjectId: stored.id,
      after: { name: stored.name, at },
    })
    return updated
  })
  return toContentRelease(req, scheduled)
}

/** @throws CallProblem notReady with every field of every page; empty; notFound */
async function refuseObstructed({ req, refuse }: Refusing<'empty' | 'notReady'>, id: string): Promise<void> {
  const release = await readRelease(req, id)
  if (!release) throw refuse('notFound')
  const no = releaseRefusal(release)
  if (no) throw refuse(no.refusal, no.more)
}

async function readRelease(req: PayloadRequest, id: string): Promise<ContentRelease | null> {
  const stored = await req.payload.findByID({
    collection: 'content-releases',
    id,
    depth: 1,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  // The person who publishes or schedules it now replaces the one who scheduled it.
  return stored ? toContentRelease(req, { ...stored, scheduledBy: req.user?.id ?? null }) : null
}
