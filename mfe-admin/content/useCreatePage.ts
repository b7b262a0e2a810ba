import { CONTENT_MESSAGES, createContentPage } from '@framewell/domain/content/contentCalls'
import { NEW_PAGE } from '@framewell/domain/content/newPage'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { useIdempotencyKey } from '@framewell/remote-kit/sending/useIdempotencyKey'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { keepListed } from './cachedPages'
import { useContentPlace } from './useContentPlace'

/** Adds a page with the specified defaults and selects it. Trying again after a lost answer makes no second one. */
export function useCreatePage() {
  const shell = useShell()
  const call = useGuardedCall()
  const queryClient = useQueryClient()
  const { go } = useContentPlace()
  const keyFor = useIdempotencyKey()
  const created = useRef(0)
  return useMutation({
    mutationFn: () => {
      const { sections: _sections, internalLinks: _internal, externalLinks: _external, targetKeywords: _keywords, ...texts } = NEW_PAGE
      const input = { ...texts, sections: [], internalLinks: [], externalLinks: [], targetKeywords: [] }
      return call(createContentPage, input, { idempotencyKey: keyFor({ ...input, number: created.current }) })
    },
    onSuccess: (page) => {
      created.current += 1
      keepListed(queryClient, page)
      go({ page: page.id, tab: 'content', status: 'all', search: '' })
      shell.toast({ title: CONTENT_MESSAGES.created, tone: 'success' })
    },
    onError: (error) =>
      shell.toast({ title: CONTENT_MESSAGES.createFailed, description: problemSentence(error, 'Please try again.'), tone: 'destructive' }),
  })
}
