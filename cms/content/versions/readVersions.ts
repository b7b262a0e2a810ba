import {
  type ContentVersion,
  type listContentVersions as listContentVersionsCall,
  VERSIONS_PER_PAGE,
} from '@framewell/domain/content/versions'
import type { PayloadRequest, TypeWithVersion } from 'payload'
import type { Page, Post } from '../../payload-types'
import type { Operation } from '../../platform/http/calls/bindCall'
import { CallProblem } from '../../platform/http/calls/CallProblem'
import { type ContentDocument, findDocuments } from '../management/findDocuments'
import { type ContentCollection, publishedSlug } from '../publishedState'
import { compareDocuments } from './compareDocuments'

type StoredVersion = TypeWithVersion<Page | Post>

export const listContentVersions: Operation<typeof listContentVersionsCall> = async ({ req }, { id, page }) => {
  const { collection } = await findStored(req, id)
  // One more than is shown: the last one is compared with it.
  const skipped = (page - 1) * VERSIONS_PER_PAGE
  const { docs, totalDocs } = await findVersions(req, collection, id, skipped + VERSIONS_PER_PAGE + 1)
  const marks = await marksOf(req, collection, id)
  const live = marks.live === id ? await liveAsVersion(req, collection, id) : undefined
  // It is older than every draft that is kept.
  if (live && docs.length === totalDocs) docs.push(live)
  const versions = docs.slice(skipped, skipped + VERSIONS_PER_PAGE).map((stored, at) => {
    const before = docs[skipped + at + 1]
    return { ...versionFacts(stored, marks), changed: before ? changedParts(before.version, stored.version) : null }
  })
  return { versions, total: live ? totalDocs + 1 : totalDocs }
}

export interface FoundVersion {
  readonly stored: ContentDocument
  readonly version: Page | Post
  readonly facts: ContentVersion
}

/**
 * A version of a page, with the person's own rights.
 * @param depth 1 populates its pictures for display; 0 returns it as stored
 * @throws CallProblem notFound
 */
export async function readVersion(req: PayloadRequest, id: string, version: string, depth: 0 | 1): Promise<FoundVersion> {
  const stored = await findStored(req, id)
  const { collection } = stored
  const asked = { collection, where: { id: { equals: version }, parent: { equals: id } }, depth, limit: 1, pagination: false } as const
  const [kept] = (await req.payload.findVersions({ ...asked, overrideAccess: false, req })).docs
  const found = kept ?? (version === id ? await liveAsVersion(req, collection, id, depth) : undefined)
  if (!found) throw new CallProblem('notFound')
  return { stored, version: found.version, facts: versionFacts(found, await marksOf(req, collection, id)) }
}

async function findStored(req: PayloadRequest, id: string): Promise<ContentDocument> {
  const [stored] = await findDocuments(req, { id: { equals: id } })
  if (!stored) throw new CallProblem('notFound')
  return stored
}

function findVersions(req: PayloadRequest, collection: ContentCollection, id: string, limit: number) {
  return req.payload.findVersions({
    collection,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    limit,
    depth: 1,
    overrideAccess: false,
    req,
  })
}

/**
 * What visitors see, in the shape of a version and with the ID of its page: only so many versions are kept, and a long series of drafts
 * pushes out the one that was published.
 */
async function liveAsVersion(
  req: PayloadRequest,
  collection: ContentCollection,
  id: string,
  depth = 1,
): Promise<StoredVersion | undefined> {
  const asked = { collection, id, depth, disableErrors: true, overrideAccess: false, req } as const
  const live = await req.payload.findByID(asked)
  if (live?._status !== 'published') return undefined
  return { id, parent: id, version: live, createdAt: live.updatedAt, updatedAt: live.updatedAt }
}

interface Marks {
  readonly newest: string | undefined
  /** The ID of the page itself once its published version is no longer kept. */
  readonly live: string | undefined
}

/** Which version is in the form, and which one is published. */
async function marksOf(req: PayloadRequest, collection: ContentCollection, id: string): Promise<Marks> {
  const asked = { collection, sort: '-updatedAt', limit: 1, pagination: false, depth: 0, select: {}, overrideAccess: false, req } as const
  const newest = await req.payload.findVersions({ ...asked, where: { parent: { equals: id } } })
  const isLive = (await publishedSlug(req, collection, id)) !== null
  const live = isLive
    ? await req.payload.findVersions({ ...asked, where: { parent: { equals: id }, 'version._status': { equals: 'published' } } })
    : { docs: [] }
  return { newest: newest.docs[0]?.id, live: isLive ? (live.docs[0]?.id ?? id) : undefined }
}

function versionFacts({ id, updatedAt, version }: StoredVersion, { newest, live }: Marks): ContentVersion {
  return {
    id,
    at: updatedAt,
    by: version.modifiedBy ?? 'Somebody',
    state: id === live ? 'live' : version._status === 'published' ? 'published' : 'draft',
    newest: id === newest,
    title: version.title ?? 'Untitled',
    slug: version.slug ?? null,
  }
}

function changedParts(before: Page | Post, after: Page | Post) {
  const { fields, sections } = compareDocuments(before, after)
  return [...fields.map(({ label }) => ({ name: label, kind: 'changed' as const })), ...sections.map(({ name, kind }) => ({ name, kind }))]
}
