import type { PayloadRequest } from 'payload'
import type { Page, Post } from '../../payload-types'
import type { ContentCollection } from '../publishedState'
import { rewriteLinks } from './rewriteLinks'

type Document = Page | Post

/** A page or post that links to an old address in its published version, in its newest draft, or in both. */
export interface LinkingDocument {
  readonly where: ContentCollection
  readonly id: string
  readonly title: string
  readonly count: number
  readonly published: Document | null
  /** Null if no draft is newer than the published version. */
  readonly draft: Document | null
}

/** Searches all pages and posts with the person's own rights. */
export async function linkingDocuments(req: PayloadRequest, oldPaths: ReadonlySet<string>): Promise<LinkingDocument[]> {
  return [...(await linkingIn(req, 'pages', oldPaths)), ...(await linkingIn(req, 'posts', oldPaths))]
}

async function linkingIn(req: PayloadRequest, where: ContentCollection, oldPaths: ReadonlySet<string>): Promise<LinkingDocument[]> {
  const find = { collection: where, depth: 0, pagination: false, overrideAccess: false, req } as const
  const published = await req.payload.find({ ...find, where: { _status: { equals: 'published' } } })
  const newest = await req.payload.find({ ...find, draft: true })
  const publishedById = new Map(published.docs.map((document) => [document.id, document]))
  return newest.docs.flatMap((document) => {
    const seen = publishedById.get(document.id) ?? null
    const draft = document._status === 'draft' ? document : null
    const count = Math.max(linksIn(seen, oldPaths), linksIn(draft, oldPaths))
    return count > 0 ? [{ where, id: document.id, title: document.title ?? 'Untitled', count, published: seen, draft }] : []
  })
}

/** The number of links to old addresses in a document. */
export function linksIn(document: Document | null, oldPaths: ReadonlySet<string>): number {
  return document ? rewriteLinks(document.sections, oldPaths, '/').count : 0
}
