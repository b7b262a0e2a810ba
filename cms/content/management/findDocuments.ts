import { EDITOR_ROLES } from '@framewell/domain/accounts/roles'
import type { PayloadRequest, Where } from 'payload'
import type { Page, Post } from '../../payload-types'
import { hasRole } from '../../platform/sessions/access'

export type ContentDocument =
  | { readonly collection: 'pages'; readonly document: Page }
  | { readonly collection: 'posts'; readonly document: Post }

/** Titles may repeat, addresses may not. */
const ORDER = ['title', 'slug']

/** Pages and posts with the person's own rights: editors get the newest draft of each, everybody else the published version. */
export function findDocuments(req: PayloadRequest, where: Where = {}): Promise<ContentDocument[]> {
  return find(req, where, hasRole(req, EDITOR_ROLES))
}

/** Pages and posts in the trash, with the person's own rights: the newest draft of each. */
export function trashedDocuments(req: PayloadRequest): Promise<ContentDocument[]> {
  return find(req, { deletedAt: { exists: true } }, true, true)
}

/** The same as they were on the site, or would have been: what restoring them brings back besides their drafts. */
export function trashedLive(req: PayloadRequest): Promise<ContentDocument[]> {
  return find(req, { deletedAt: { exists: true } }, false, true)
}

/** Pages and posts as visitors see them, with the person's own rights. */
export function publishedDocuments(req: PayloadRequest): Promise<ContentDocument[]> {
  return find(req, { _status: { equals: 'published' } }, false)
}

async function find(req: PayloadRequest, where: Where, draft: boolean, trash = false): Promise<ContentDocument[]> {
  const asked = {
    where,
    draft,
    trash,
    depth: 0,
    pagination: false,
    sort: ORDER,
    overrideAccess: false,
    req,
  } as const
  const { docs: pages } = await req.payload.find({ collection: 'pages', ...asked })
  const { docs: posts } = await req.payload.find({ collection: 'posts', ...asked })
  return [
    ...pages.map((document) => ({ collection: 'pages', document }) as const),
    ...posts.map((document) => ({ collection: 'posts', document }) as const),
  ]
}
