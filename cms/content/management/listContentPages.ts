import { EDITOR_ROLES } from '@framewell/domain/accounts/roles'
import { type ContentStatus, listContentPages as listContentPagesCall } from '@framewell/domain/content/contentCalls'
import type { ContentPage } from '@framewell/domain/content/contentPage'
import type { PayloadRequest } from 'payload'
import type { Operation } from '../../platform/http/calls/bindCall'
import { hasRole } from '../../platform/sessions/access'
import { touched } from '../drafts/isUntouched'
import { withFacts } from '../facts/readFacts'
import { trashedDocuments } from './findDocuments'
import { publishedPages } from './publishedPages'
import { readContentPages, toContentPages } from './readContentPages'

/** Pages and posts by title that the person may see, filtered by status and by words of title or slug. */
export const listContentPages: Operation<typeof listContentPagesCall> = async ({ req }, { status, search }) => {
  const words = search.toLowerCase()
  const pages = await pagesFor(req, status)
  return pages.filter(
    ({ isPublished, title, slug }) =>
      (status === 'all' || status === 'deleted' || isPublished === (status === 'published')) &&
      (title.toLowerCase().includes(words) || slug.includes(words)),
  )
}

async function pagesFor(req: PayloadRequest, status: ContentStatus): Promise<ContentPage[]> {
  if (!hasRole(req, EDITOR_ROLES)) return status === 'deleted' ? [] : asRead(req, await publishedPages(req))
  return status === 'deleted' ? toContentPages(req, await trashedDocuments(req)) : readContentPages(req, touched)
}

/** Editors see which facts a text uses; everybody else sees their values. */
function asRead(req: PayloadRequest, pages: readonly ContentPage[]): Promise<ContentPage[]> {
  return withFacts(req, listContentPagesCall.output, [...pages])
}
