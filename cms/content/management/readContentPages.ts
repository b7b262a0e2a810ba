import { EDITOR_ROLES } from '@framewell/domain/accounts/roles'
import type { ContentPage } from '@framewell/domain/content/contentPage'
import type { PayloadRequest, Where } from 'payload'
import { CallProblem } from '../../platform/http/calls/CallProblem'
import { hasRole } from '../../platform/sessions/access'
import { type ContentFacts, contentFacts } from './contentFacts'
import { type ContentDocument, findDocuments } from './findDocuments'
import { documentPictureIds, pictureId, toContentPage } from './toContentPage'

/** Content pages with the person's own rights; see findDocuments. */
export async function readContentPages(req: PayloadRequest, where?: Where): Promise<ContentPage[]> {
  return toContentPages(req, await findDocuments(req, where))
}

/** Documents as content pages, without the fields of their sections. */
export async function toContentPages(req: PayloadRequest, documents: readonly ContentDocument[]): Promise<ContentPage[]> {
  const facts = await contentFacts(
    req,
    documents.map(({ document }) => pictureId(document)).filter((id) => id !== undefined),
  )
  return documents.map((document) => toContentPage(document, facts, { forEditor: hasRole(req, EDITOR_ROLES), whole: false }))
}

/** One content page (complete for editors) with the document it was made from. @throws CallProblem notFound */
export async function readContentPage(
  req: PayloadRequest,
  id: string,
): Promise<{ readonly page: ContentPage; readonly stored: ContentDocument; readonly facts: ContentFacts }> {
  const [stored] = await findDocuments(req, { id: { equals: id } })
  if (!stored) throw new CallProblem('notFound')
  const picture = pictureId(stored.document)
  const facts = await contentFacts(req, [...(picture ? [picture] : []), ...documentPictureIds(stored.document)])
  return { page: toContentPage(stored, facts, { forEditor: hasRole(req, EDITOR_ROLES), whole: true }), stored, facts }
}
