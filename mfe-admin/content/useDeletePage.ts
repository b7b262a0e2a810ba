import { CONTENT_MESSAGES, deleteContentPage } from '@framewell/domain/content/contentCalls'
import type { ContentPage } from '@framewell/domain/content/contentPage'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { uncachePage } from './cachedPages'
import { useDraftSavers } from './DraftSaversProvider'
import { useContentPlace } from './useContentPlace'
import { useRestorePage } from './useRestorePage'

/** Deletes a page and clears the selection. The page can be restored at once, and later from the list of deleted pages. */
export function useDeletePage() {
  const shell = useShell()
  const call = useGuardedCall()
  const queryClient = useQueryClient()
  const savers = useDraftSavers()
  const { go } = useContentPlace()
  const [deleted, setDeleted] = useState<ContentPage | null>(null)
  const restore = useRestorePage(() => setDeleted(null))
  const remove = useMutation({
    mutationFn: ({ page, stamp }: { readonly page: ContentPage; readonly stamp: string }) =>
      call(deleteContentPage, { id: page.id, stamp }),
    onSuccess: (_, { page }) => {
      savers.forget(page.id)
      setDeleted(page)
      go({ page: null, tab: 'content' })
      uncachePage(queryClient, page.id)
      shell.toast({ title: CONTENT_MESSAGES.deleted, tone: 'success', action: { label: 'Undo', onSelect: () => restore.mutate(page) } })
    },
    onError: (error) =>
      shell.toast({
        title: CONTENT_MESSAGES.deleteFailed,
        description: problemSentence(error, 'Nothing was deleted.'),
        tone: 'destructive',
      }),
  })
  return { deleted, remove, restore, dismiss: () => setDeleted(null) }
}
export type PageDeletion = ReturnType<typeof useDeletePage>
