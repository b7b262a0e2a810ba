import { EVERY_ARTICLE } from '@framewell/domain/content/blogQuery'
import { getDraftPage } from '@framewell/domain/content/site'
import { ApiError } from '@framewell/domain/http/callApi'
import { z } from 'zod'
import type { View } from '../shell/view'
import { type CmsAddress, makeVisitorClient, type Visitor } from './cmsClient'
import { drawingsFor } from './drawPage'
import { readPosts, shownPosts } from './readPosts'
import type { SiteContent } from './SiteContent'

const querySchema = getDraftPage.input
export type PreviewQuery = z.output<typeof querySchema>

export type PreviewAnswer =
  | { readonly kind: 'view'; readonly view: View; readonly document: PreviewQuery }
  | { readonly kind: 'refused'; readonly status: number }

/** The newest draft of a document, seen with the visitor's own rights. */
export async function readPreview(content: SiteContent, cms: CmsAddress, visitor: Visitor, query: unknown): Promise<PreviewAnswer> {
  const parsed = querySchema.safeParse(query)
  if (!parsed.success) return { kind: 'refused', status: 404 }
  try {
    const call = makeVisitorClient(cms, visitor)
    const { page } = await call(getDraftPage, parsed.data)
    const posts = await readPosts(call, page, EVERY_ARTICLE)
    return {
      kind: 'view',
      document: parsed.data,
      view: {
        kind: 'page',
        page,
        drawings: drawingsFor(page, content.plans.value?.plans ?? []),
        ...shownPosts(page, { query: EVERY_ARTICLE, posts }),
      },
    }
  } catch (error) {
    if (error instanceof ApiError) return { kind: 'refused', status: error.status < 500 ? error.status : 503 }
    if (error instanceof z.ZodError) throw error
    return { kind: 'refused', status: 503 }
  }
}
