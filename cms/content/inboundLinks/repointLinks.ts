import type { repointLinks as repointLinksCall } from '@framewell/domain/content/inboundLinks'
import type { PayloadRequest } from 'payload'
import type { Page, Post } from '../../payload-types'
import { recordAudit } from '../../platform/audit/recordAudit'
import type { Operation } from '../../platform/http/calls/bindCall'
import { withoutApproval } from '../review/requireApproval'
import { type LinkingDocument, linkingDocuments, linksIn } from './linkingDocuments'
import { oldPathsOf } from './oldPathsOf'
import { rewriteLinks } from './rewriteLinks'

/** Repoints links to a page's old addresses to its current one. */
export const repointLinks: Operation<typeof repointLinksCall> = async ({ req }, { path }) => {
  const oldPaths = await oldPathsOf(req, path)
  if (oldPaths.size === 0) return { changed: 0 }
  let changed = 0
  for (const document of await linkingDocuments(req, oldPaths)) {
    await repointDocument(req, document, oldPaths, path)
    changed += document.count
  }
  changed += await repointNavigation(req, oldPaths, path)
  changed += await repointSettings(req, oldPaths, path)
  if (changed > 0) {
    await recordAudit(req, {
      action: 'links-repoint',
      subjectType: 'redirects',
      subjectId: path,
      after: { oldPaths: [...oldPaths], path, changed },
    })
  }
  return { changed }
}

/** The published version stays published, and its draft stays the newest version. */
async function repointDocument(
  req: PayloadRequest,
  { where, id, published, draft }: LinkingDocument,
  oldPaths: ReadonlySet<string>,
  path: string,
): Promise<void> {
  // The links lead where they led before.
  const update = { collection: where, id, depth: 0, overrideAccess: false, context: withoutApproval, req } as const
  if (published && linksIn(published, oldPaths) > 0) {
    await req.payload.update({ ...update, data: { ...wordsOf(published, oldPaths, path), _status: 'published' } })
  }
  if (draft) await req.payload.update({ ...update, data: wordsOf(draft, oldPaths, path), draft: true })
}

/** The whole document, so that a write changes only its links: Payload fills omitted fields from the newest draft. */
function wordsOf(document: Page | Post, oldPaths: ReadonlySet<string>, path: string) {
  const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, _status: _, ...words } = document
  return { ...words, sections: rewriteLinks(document.sections, oldPaths, path).value }
}

async function repointNavigation(req: PayloadRequest, oldPaths: ReadonlySet<string>, path: string): Promise<number> {
  const { header, alternateHeader, footer } = await req.payload.findGlobal({ slug: 'navigation', depth: 0, overrideAccess: false, req })
  const { value, count } = rewriteLinks({ header, alternateHeader, footer }, oldPaths, path)
  if (count > 0) await req.payload.updateGlobal({ slug: 'navigation', data: value, depth: 0, overrideAccess: false, req })
  return count
}

async function repointSettings(req: PayloadRequest, oldPaths: ReadonlySet<string>, path: string): Promise<number> {
  const { announcement } = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: false, req })
  const { value, count } = rewriteLinks({ announcement }, oldPaths, path)
  if (count > 0) await req.payload.updateGlobal({ slug: 'site-settings', data: value, depth: 0, overrideAccess: false, req })
  return count
}
