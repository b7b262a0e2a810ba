import { EDITOR_ROLES } from '@framewell/domain/accounts/roles'
import { listContentPages as listContentPagesCall } from '@framewell/domain/content/contentCalls'
import type { ContentPage } from '@framewell/domain/content/contentPage'
import type { PayloadRequest } from 'payload'
import type { Operation } from '../../platform/http/calls/bindCall'
import { hasRole } from '../../platform/sessions/access'
import { touched } from '../drafts/isUntouched'
import { withFacts } from '../facts/readFacts'
import { publishedPages } from './publishedPages'
import { readContentPages } from './readContentPages'

/** Pages and posts by title that the person may see, filtered by status and by words of title or slug. */
export const listContentPages: Operation<typeof listContentPagesCall> = async ({ req }, { status, search }) => {
  const words = search.toLowerCase()
  const pages = hasRole(req, EDITOR_ROLES) ? await readContentPages(req, touched) : await asRead(req, await publishedPages(req))
  return pages.filter(
    ({ isPublished, title, slug }) =>
      (status === 'all' || isPublished === (status === 'published')) && (title.toLowerCase().includes(words) || slug.includes(words)),
  )
}

/** Editors see which facts a text uses; everybody else sees their values. */
function asRead(req: PayloadRequest, pages: readonly ContentPage[]): Promise<ContentPage[]> {
  return withFacts(req, listContentPagesCall.output, [...pages])
}
