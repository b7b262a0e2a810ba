import { EVERY_ARTICLE } from '@framewell/domain/content/blogQuery'
import type { Page } from '@framewell/domain/content/page'
import { getDraftPage, previewDraft } from '@framewell/domain/content/site'
import { ApiError, type CallApi } from '@framewell/domain/http/callApi'
import { z } from 'zod'
import type { View } from '../shell/view'
import { type CmsAddress, makeVisitorClient, type Visitor } from './cmsClient'
import { showDrawing } from './drawingFiles'
import { drawingsFor } from './pageDrawings'
import { readPosts, shownPosts } from './readPosts'
import type { SiteContent } from './SiteContent'

type PreviewQuery = z.output<typeof getDraftPage.input>

export type PreviewAnswer =
  | {
      readonly kind: 'view'
      readonly view: View
      /** The document the page follows while an editor types; null for a fixed version. */
      readonly document: Pick<PreviewQuery, 'collection' | 'id'> | null
    }
  | { readonly kind: 'refused'; readonly status: number }

interface PreviewNeeds {
  readonly content: SiteContent
  readonly cms: CmsAddress
  readonly visitor: Visitor
}

/** The latest draft of a document or one of its versions, read with the visitor's permissions. */
export function readPreview(needs: PreviewNeeds, query: unknown): Promise<PreviewAnswer> {
  const parsed = getDraftPage.input.safeParse(query)
  return parsed.success ? answer(needs, parsed.data, (call) => call(getDraftPage, parsed.data)) : Promise.resolve(UNREADABLE)
}

/** A document with its editor's unsaved changes, read with the visitor's permissions. */
export function unsavedPreview(needs: PreviewNeeds, body: unknown): Promise<PreviewAnswer> {
  const parsed = previewDraft.input.safeParse(body)
  return parsed.success ? answer(needs, parsed.data, (call) => call(previewDraft, parsed.data)) : Promise.resolve(UNREADABLE)
}

const UNREADABLE: PreviewAnswer = { kind: 'refused', status: 404 }

async function answer(
  { content, cms, visitor }: PreviewNeeds,
  { collection, id, version }: PreviewQuery,
  read: (call: CallApi) => Promise<{ readonly page: Page }>,
): Promise<PreviewAnswer> {
  try {
    const call = makeVisitorClient(cms, visitor)
    const { page } = await read(call)
    const posts = await readPosts(call, page, EVERY_ARTICLE)
    return {
      kind: 'view',
      document: version ? null : { collection, id },
      view: {
        kind: 'page',
        page,
        drawings: drawingsFor(page, { plans: content.plans.value?.plans ?? [], show: showDrawing }),
        ...shownPosts(page, { query: EVERY_ARTICLE, posts }),
      },
    }
  } catch (error) {
    if (error instanceof ApiError) return { kind: 'refused', status: error.status < 500 ? error.status : 503 }
    if (error instanceof z.ZodError) throw error
    // Endlessly nested parts cannot be serialized.
    if (error instanceof RangeError) return UNREADABLE
    return { kind: 'refused', status: 503 }
  }
}
