import type {
  changeContentRelease as changeCall,
  createContentRelease as createCall,
  giveUpContentRelease as giveUpCall,
  listContentReleases as listCall,
  ReleaseDocument,
} from '@framewell/domain/content/contentReleases'
import { elsewhereRefusal, giveUpRefusal, unknownRefusal } from '@framewell/domain/content/publishingRules'
import type { PayloadRequest } from 'payload'
import type { ContentRelease as Stored } from '../../payload-types'
import { recordAudit } from '../../platform/audit/recordAudit'
import { lock } from '../../platform/database/lock'
import type { Operation } from '../../platform/http/calls/bindCall'
import type { Refusing } from '../../platform/http/calls/callContext'
import { newestDrafts } from '../scheduledPublishing/rehearsePublication'
import { lockRelease } from './lockRelease'
import { documentsOf, findContentReleases, toContentRelease } from './readContentReleases'

/** Published and undone releases shown in a list. */
const MAX_PAST = 10
const AHEAD = { state: { in: ['open', 'scheduled', 'failed'] } }

/** Upcoming releases and the latest past ones. */
export const listContentReleases: Operation<typeof listCall> = async ({ req }) => {
  const stored = [
    ...(await findContentReleases(req, AHEAD)),
    ...(await findContentReleases(req, { state: { in: ['published', 'undone'] } }, MAX_PAST)).slice(0, MAX_PAST),
  ]
  const releases = []
  // Sequential: each rehearsal holds a transaction.
  for (const one of stored) releases.push(await toContentRelease(req, one))
  return { releases }
}

export const createContentRelease: Operation<typeof createCall> = async ({ req, refuse }, { name, documents }) => {
  await refuseElsewhere({ req, refuse }, documents, null)
  await refuseUnknown({ req, refuse }, documents, [])
  const stored = await req.payload.create({
    collection: 'content-releases',
    data: { name, state: 'open', documents },
    // Only calls write releases, and they state who may.
    overrideAccess: true,
    req,
  })
  await recordAudit(req, {
    action: 'content-release-create',
    subjectType: 'content-releases',
    subjectId: stored.id,
    after: { name, documents },
  })
  return toContentRelease(req, stored)
}

/** A scheduled release is rehearsed whenever it is shown and again before it goes live. */
export const changeContentRelease: Operation<typeof changeCall> = async (context, { name, documents, ...on }) => {
  const { req } = context
  const stored = await lockRelease(context, on)
  if (documents) await refuseElsewhere(context, documents, stored.id)
  const before = { name: stored.name, documents: documentsOf(stored) }
  if (documents) await refuseUnknown(context, documents, before.documents)
  const after = { name: name ?? before.name, documents: documents ?? before.documents }
  const updated = await storeRelease(req, stored.id, after)
  await recordAudit(req, { action: 'content-release-change', subjectType: 'content-releases', subjectId: stored.id, before, after })
  return toContentRelease(req, updated)
}

export const giveUpContentRelease: Operation<typeof giveUpCall> = async ({ req, refuse }, { id }) => {
  await lock(req, 'content-release', id)
  const [stored] = await findContentReleases(req, { id: { equals: id } })
  if (!stored) throw refuse('notFound')
  const no = giveUpRefusal(stored)
  if (no) throw refuse(no.refusal)
  // Same access as for creating.
  await req.payload.delete({ collection: 'content-releases', id, overrideAccess: true, req })
  const before = { name: stored.name, documents: documentsOf(stored) }
  await recordAudit(req, { action: 'content-release-give-up', subjectType: 'content-releases', subjectId: id, before })
  return { gone: true as const }
}

/** Writes a release. The calls check access; the collection itself allows nobody. */
export async function storeRelease(req: PayloadRequest, id: string, data: Partial<Omit<Stored, 'id'>>): Promise<Stored> {
  return req.payload.update({ collection: 'content-releases', id, data, depth: 1, overrideAccess: true, req })
}

async function refuseUnknown(
  { req, refuse }: Refusing<'unknown'>,
  documents: readonly ReleaseDocument[],
  kept: readonly ReleaseDocument[],
): Promise<void> {
  const found = await newestDrafts(req, documents)
  const no = unknownRefusal(documents, kept, (id) => found.has(id))
  if (no) throw refuse(no.refusal, no.more)
}

/** Locks until the end of the transaction, so that nobody else adds pages. */
async function refuseElsewhere(
  { req, refuse }: Refusing<'elsewhere'>,
  documents: readonly ReleaseDocument[],
  own: string | null,
): Promise<void> {
  await lock(req, 'content-releases')
  const others = (await findContentReleases(req, AHEAD)).filter(({ id }) => id !== own)
  const drafts = await newestDrafts(req, documents)
  const named = others.map((other) => ({ name: other.name, documents: documentsOf(other) }))
  const no = elsewhereRefusal(documents, named, ({ id }) => drafts.get(id)?.title ?? undefined)
  if (no) throw refuse(no.refusal, no.more)
}
