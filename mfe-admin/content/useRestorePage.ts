import { restoreContentPage } from '@framewell/domain/content/contentCalls'
import type { ContentPage } from '@framewell/domain/content/contentPage'
import { isApiError } from '@framewell/domain/http/isApiError'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cachePage } from './cachedPages'
import { DELETED_QUERY } from './contentQueries'
import { useContentPlace } from './useContentPlace'

/** Restores a deleted page as it was and selects it. */
export function useRestorePage(onRestored?: () => void) {
  const shell = useShell()
  const call = useGuardedCall()
  const queryClient = useQueryClient()
  const { go } = useContentPlace()
  return useMutation({
    mutationFn: (page: ContentPage) => call(restoreContentPage, { id: page.id }),
    onSuccess: (page) => {
      onRestored?.()
      cachePage(queryClient, page)
      void queryClient.invalidateQueries({ queryKey: DELETED_QUERY })
      go({ page: page.id, status: 'all', search: '' })
      shell.toast({ title: 'Page restored', description: `“${page.title}” is back as it was.`, tone: 'success' })
    },
    onError: (error) =>
      shell.toast({
        title: 'The page could not be restored',
        description: (isApiError(error) && error.problem?.detail) || problemSentence(error, 'Please try again.'),
        tone: 'destructive',
      }),
  })
}
