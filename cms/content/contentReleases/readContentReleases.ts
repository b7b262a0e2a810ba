import {
  CONTENT_RELEASE_STATES,
  type ContentRelease,
  isPendingRelease,
  type ReleaseDocument,
} from '@framewell/domain/content/contentReleases'
import { pathForSlug } from '@framewell/domain/content/page'
import { ABANDONED } from '@framewell/domain/content/publishingRules'
import type { Obstacle } from '@framewell/domain/content/schedules'
import { RETENTION } from '@framewell/domain/retention/retention'
import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import type { ContentRelease as Stored } from '../../payload-types'
import { findApprovers } from '../review/reviewFacts'
import { rehearseTogether } from '../scheduledPublishing/rehearsePublication'

const HOUR_MS = 3_600_000

const documentsSchema = z.array(z.object({ collection: z.enum(['pages', 'posts']), id: z.string() }))

/** Stored releases, newest first, with the person's own rights. */
export async function findContentReleases(req: PayloadRequest, where: Where, limit = 0): Promise<Stored[]> {
  const find = { where, limit, pagination: false, sort: '-updatedAt', depth: 1, overrideAccess: req.user === null, req } as const
  return (await req.payload.find({ collection: 'content-releases', ...find })).docs
}

/** The pages and posts of a release. */
export function documentsOf({ documents }: Pick<Stored, 'documents'>): ReleaseDocument[] {
  return documentsSchema.parse(documents)
}

/** A release as the calls return it. An upcoming one is rehearsed with the current state of its pages. */
export async function toContentRelease(req: PayloadRequest, stored: Stored): Promise<ContentRelease> {
  const places = documentsOf(stored)
  const obstacles = isPendingRelease(stored.state) ? await rehearseTogether(req, places) : new Map<string, Obstacle[]>()
  const documents: ContentRelease['documents'] = []
  for (const { collection, id } of places) {
    const find = { id, draft: true, trash: true, depth: 0, disableErrors: true, overrideAccess: req.user === null, req } as const
    const document = await req.payload.findByID({ collection, ...find })
    documents.push({
      collection,
      id,
      title: document?.title || 'Untitled',
      path: pathForSlug(document?.slug ?? ''),
      obstacles: [...(obstacles.get(id) ?? [])],
    })
  }
  if (documents[0] && (await isAbandoned(req, stored))) documents[0].obstacles.unshift(ABANDONED)
  const { scheduledBy } = stored
  return {
    id: stored.id,
    name: stored.name,
    state: z.enum(CONTENT_RELEASE_STATES).parse(stored.state),
    at: stored.dueAt ?? null,
    by: scheduledBy && typeof scheduledBy === 'object' ? scheduledBy.name || scheduledBy.email : '',
    publishedAt: stored.publishedAt ?? null,
    undo: stored.state === 'published' && undoIsKept(stored) ? (stored.undo ?? null) : null,
    version: stored.updatedAt,
    documents,
  }
}

/** Whether nobody is left who may publish it on schedule. */
async function isAbandoned(req: PayloadRequest, { state, scheduledBy }: Stored): Promise<boolean> {
  if (state !== 'scheduled') return false
  const id = typeof scheduledBy === 'object' ? scheduledBy?.id : scheduledBy
  return !(await findApprovers(req, 'editors')).some((person) => person.id === id)
}

/** Undo data is deleted the night after it expires; undo is no longer offered by then. */
function undoIsKept({ publishedAt }: Stored): boolean {
  return Date.parse(publishedAt ?? '') > Date.now() - RETENTION.contentUndos.hours * HOUR_MS
}
