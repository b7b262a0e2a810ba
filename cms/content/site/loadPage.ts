import type { Page } from '@framewell/domain/content/page'
import type { PayloadRequest } from 'payload'
import { type StoredDocument, toPage } from '../toPage'

interface LoadedPage {
  readonly page: Page
  /** Every document it includes (pictures, linked pages), with the milliseconds of its last change. */
  readonly used: ReadonlyMap<string, string>
}

/** The published form of a page or post; null if it is not published. Parts that cannot be shown are logged for the editors. */
export async function loadPage(req: PayloadRequest, collection: 'pages' | 'posts', id: string): Promise<LoadedPage | null> {
  // The site shows pictures although the public may not list the library; the condition only matches published documents.
  const find = {
    where: { id: { equals: id }, _status: { equals: 'published' } },
    limit: 1,
    pagination: false,
    depth: 1,
    overrideAccess: true,
    req,
  } as const
  const stored: StoredDocument | undefined =
    collection === 'pages'
      ? (await req.payload.find({ collection: 'pages', ...find })).docs.map((document) => ({ kind: 'page', document }) as const)[0]
      : (await req.payload.find({ collection: 'posts', ...find })).docs.map((document) => ({ kind: 'post', document }) as const)[0]
  if (!stored) return null
  const { page, leftOut } = toPage(stored, false)
  if (leftOut.length > 0) req.payload.logger.warn({ msg: 'A published page has parts that cannot be shown', path: page.path, leftOut })
  return {
    page,
    used: documentsIn(stored.document.sections, stored.document.seo, 'cover' in stored.document ? stored.document.cover : null),
  }
}

/** Finds populated documents in a value: only they have both an ID and an update time. */
function documentsIn(...values: unknown[]): Map<string, string> {
  const found = new Map<string, string>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('id' in value && 'updatedAt' in value && typeof value.id === 'string' && typeof value.updatedAt === 'string') {
      found.set(value.id, String(Date.parse(value.updatedAt)))
    }
    for (const member of Object.values(value)) visit(member)
  }
  for (const value of values) visit(value)
  return found
}
