import { CONTENT_MESSAGES, createContentPage } from '@framewell/domain/content/contentCalls'
import type { ContentKind, SectionInput } from '@framewell/domain/content/contentPage'
import { NEW_PAGE } from '@framewell/domain/content/newPage'
import { ADVISED_TEXT_LIMIT } from '@framewell/domain/content/page'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQueryClient } from '@tanstack/react-query'
import { cachePage } from './cachedPages'
import type { EditablePage } from './editablePage'
import { useContentPlace } from './useContentPlace'

/** Creates a page or post with the specified defaults, or a copy of one, and selects it. A retry after a lost answer creates no second one. */
export function useCreatePage() {
  const shell = useShell()
  const queryClient = useQueryClient()
  const { go } = useContentPlace()
  const page = useSend(createContentPage, {
    onSent: (created) => {
      cachePage(queryClient, created)
      go({ page: created.id, tab: 'content', status: 'all', search: '' })
      shell.toast({ title: CONTENT_MESSAGES.created, tone: 'success' })
    },
    onFailed: (_, error) =>
      shell.toast({ title: CONTENT_MESSAGES.createFailed, description: problemSentence(error, 'Please try again.'), tone: 'destructive' }),
  })
  const { sections: _sections, internalLinks: _internal, externalLinks: _external, targetKeywords: _keywords, ...texts } = NEW_PAGE
  const input = { ...texts, internalLinks: [], externalLinks: [], targetKeywords: [] }
  return {
    create: (kind: ContentKind) => void page.send({ ...input, kind, sections: FIRST_SECTIONS[kind] }),
    duplicate: (original: EditablePage, kind: ContentKind) => void page.send({ ...copyOf(original), kind }),
    creating: page.busy,
  }
}

/** A post is written at once; a page is composed of sections. */
const FIRST_SECTIONS: Readonly<Record<ContentKind, SectionInput[]>> = { post: [{ type: 'richText', fields: {} }], page: [] }

const MARK = ' (copy)'
const LONGEST_SLUG = 80

/** A draft with everything of the original but its publication. A taken slug gets a number. */
function copyOf({ title, slug, sections, publishDate: _, ...original }: EditablePage) {
  return {
    ...original,
    title: `${title.slice(0, ADVISED_TEXT_LIMIT - MARK.length)}${MARK}`,
    slug: slug && `${slug.slice(0, LONGEST_SLUG)}-copy`,
    sections: sections.map(({ type, fields }) => ({ type, fields })),
  }
}
