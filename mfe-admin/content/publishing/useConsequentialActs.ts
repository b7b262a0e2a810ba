import { getConsequences, hasDeadLinks, type PerformedAct } from '@framewell/domain/content/consequences'
import { contentActionResult } from '@framewell/domain/content/consequenceWords'
import type { ContentPage } from '@framewell/domain/content/contentPage'
import { pathForSlug } from '@framewell/domain/content/page'
import { draftSaved } from '@framewell/domain/content/saving/draftSaved'
import { listSchedules, publishesLater } from '@framewell/domain/content/schedules'
import { undoContentAct } from '@framewell/domain/content/undo'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { pageQuery, pageQueryKey } from '../contentQueries'
import type { PageSaver } from '../pageDraft'
import { useRefetchReleases } from './useRefetchReleases'

/** Actions with effects beyond their page: the pending one, and how to undo the last one. */
export function useConsequentialActs(saver: PageSaver) {
  const shell = useShell()
  const call = useGuardedCall()
  const cache = useQueryClient()
  const renew = useRefetchReleases()
  const [act, setAct] = useState<PerformedAct | null>(null)
  const [done, setDone] = useState<{ readonly words: string; readonly undo: string } | null>(null)
  const readAgain = async (id: string) => {
    await cache.invalidateQueries({ queryKey: pageQueryKey(id) })
    saver.seen(await cache.fetchQuery({ ...pageQuery(call, id), staleTime: 0 }))
    renew()
  }
  const undo = useSend(undoContentAct, {
    onSent: () => {
      setDone(null)
      shell.toast({ title: 'Undone', description: 'Address, redirects and draft are as they were.', tone: 'success' })
    },
    onFailed: (failure) =>
      shell.toast({
        title: 'It could not be undone',
        ...(failure.kind === 'totalChanged' ? {} : { description: failure.sentence }),
        tone: 'destructive',
      }),
    onSettled: () => void readAgain(saver.id),
  })
  /** Saves unsaved changes as a draft; reports when that is not possible yet. */
  const saved = async () => {
    const all = await draftSaved(saver)
    if (!all) shell.toast({ title: 'Not saved yet', description: 'Fix the marked fields first.', tone: 'destructive' })
    return all
  }
  return {
    act,
    done,
    undo,
    close: () => setAct(null),
    dismiss: () => setDone(null),
    /** Whether publishing the current form moves the page, replaces a schedule, or leaves out links that lead nowhere. */
    reachesFurther: async ({ livePath, hasUnpublishedChanges }: ContentPage, slug: string) => {
      if (livePath !== null && livePath !== pathForSlug(slug)) return true
      if (livePath !== null && !hasUnpublishedChanges && !saver.unsaved) return false
      // If this read fails, the save reports the error.
      const read = await call(listSchedules, { id: saver.id }).catch(() => null)
      if (read?.schedules.some(publishesLater)) return true
      if (!(await draftSaved(saver))) return false
      const shown = await call(getConsequences, { id: saver.id, act: 'publish' }).catch(() => null)
      return shown ? hasDeadLinks(shown) : false
    },
    /** Saves unsaved changes as a draft, then shows the consequences. */
    begin: async (next: PerformedAct) => {
      if (await saved()) setAct(next)
    },
    saved,
    restored: (page: ContentPage, undoId: string) => {
      setDone({ words: 'This version is now the draft. Visitors see it once you publish it.', undo: undoId })
      void readAgain(page.id)
    },
    finish: (before: ContentPage, page: ContentPage, undoId: string) => {
      setAct(null)
      setDone({
        words: contentActionResult(before.livePath, page.livePath),
        undo: undoId,
      })
      void readAgain(page.id)
    },
  }
}
