import type { Page } from '@framewell/domain/content/page'
import { isRecord } from '@framewell/domain/content/saving/sameValue'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { type StoredDocument, toPage } from '../toPage'

/** Stamp of a document that is deleted, also while it can be restored. */
export const GONE = 'gone'

interface LoadedPage {
  readonly page: Page
  /** Every document it includes (pictures, linked pages), with the milliseconds of its last change, or GONE. */
  readonly used: ReadonlyMap<string, string>
}

/** The published form of a page or post; null if it is not published. Parts that cannot be shown are logged for the editors. */
export async function loadPage(req: PayloadRequest, collection: 'pages' | 'posts', id: string): Promise<LoadedPage | null> {
  const stored = await findPublished(req, collection, id, 1)
  if (!stored) return null
  const { page, leftOut } = toPage(stored, false)
  if (leftOut.length > 0) req.payload.logger.warn({ msg: 'A published page has parts that cannot be shown', path: page.path, leftOut })
  const used = documentsIn(shownIn(stored))
  // Payload replaces the reference to a deleted document by null: only the stored value still names what may be restored.
  const references = hasLostReference(shownIn(stored)) ? await findPublished(req, collection, id, 0) : undefined
  const gone = references ? referencesIn(shownIn(references)).filter((reference) => !used.has(reference)) : []
  return { page, used: new Map([...used, ...gone.map((reference) => [reference, GONE] as const)]) }
}

async function findPublished(
  req: PayloadRequest,
  collection: 'pages' | 'posts',
  id: string,
  depth: 0 | 1,
): Promise<StoredDocument | undefined> {
  // The site shows pictures although the public may not list the library; the condition only matches published documents.
  const find = {
    where: { id: { equals: id }, _status: { equals: 'published' } },
    limit: 1,
    pagination: false,
    depth,
    overrideAccess: true,
    req,
  } as const
  return collection === 'pages'
    ? (await req.payload.find({ collection: 'pages', ...find })).docs.map((document) => ({ kind: 'page', document }) as const)[0]
    : (await req.payload.find({ collection: 'posts', ...find })).docs.map((document) => ({ kind: 'post', document }) as const)[0]
}

/** The parts of a document that may refer to others. */
function shownIn({ document }: StoredDocument): readonly unknown[] {
  return [document.sections, document.seo, 'cover' in document ? document.cover : null]
}

/** Finds populated documents in a value, with their stamps: only they have both an ID and an update time. */
function documentsIn(value: unknown): Map<string, string> {
  return new Map(
    recordsIn(value).flatMap(({ id, updatedAt }) =>
      typeof id === 'string' && typeof updatedAt === 'string' ? [[id, String(Date.parse(updatedAt))] as const] : [],
    ),
  )
}

function hasLostReference(value: unknown): boolean {
  return recordsIn(value).some((record) => 'relationTo' in record && record.value === null)
}

function referencesIn(value: unknown): string[] {
  return recordsIn(value).flatMap((record) => {
    const id = 'relationTo' in record ? z.uuid().safeParse(record.value) : undefined
    return id?.success ? [id.data] : []
  })
}

/** A value's records, at any depth. */
function recordsIn(value: unknown): Readonly<Record<string, unknown>>[] {
  if (Array.isArray(value)) return value.flatMap(recordsIn)
  return isRecord(value) ? [value, ...Object.values(value).flatMap(recordsIn)] : []
}
