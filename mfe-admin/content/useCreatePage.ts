import { CONTENT_MESSAGES, createContentPage } from '@framewell/domain/content/contentCalls'
import { NEW_PAGE } from '@framewell/domain/content/newPage'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQueryClient } from '@tanstack/react-query'
import { cachePage } from './cachedPages'
import { useContentPlace } from './useContentPlace'

/** Creates a page with the specified defaults and selects it. A retry after a lost answer creates no second one. */
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
  const input = { ...texts, sections: [], internalLinks: [], externalLinks: [], targetKeywords: [] }
  return { create: () => void page.send(input), creating: page.busy }
}
