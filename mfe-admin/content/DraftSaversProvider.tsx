import { getContentPage, updateContentPage } from '@framewell/domain/content/contentCalls'
import type { ContentPage } from '@framewell/domain/content/contentPage'
import { sessionQuery } from '@framewell/remote-kit/session/sessionQuery'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useEffect, useMemo, useRef } from 'react'
import { cachePage } from './cachedPages'
import { draftBackup } from './draftBackup'
import type { EditablePage } from './editablePage'
import { type PageSaver, pageSaver } from './pageDraft'

interface DraftSavers {
  /** The saver of a page, created when the page is first opened. */
  readonly of: (page: ContentPage) => PageSaver
  /** The page was deleted: its pending changes are not sent, and come back with it. */
  readonly forget: (id: string) => void
}

const DraftSaversContext = createContext<DraftSavers | null>(null)

/** A section's title and text are derived from its fields, on the server and here. */
function withoutDerivedText({ sections, ...changes }: Partial<EditablePage>) {
  return { ...changes, ...(sections ? { sections: sections.map(({ id, type, fields }) => ({ id, type, fields })) } : {}) }
}

function later(milliseconds: number, run: () => void): () => void {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

/** Keeps each page's saver alive when another page is selected, so that a pending or failed save continues. */
export const DraftSaversProvider = ({ children }: { children: ReactNode }) => {
  const call = useGuardedCall()
  const queryClient = useQueryClient()
  const { data: session } = useQuery(sessionQuery(useShell()))
  // Unsaved text belongs to its account: another user who signs in does not get it.
  const typedBy = useRef(session?.id ?? '').current
  const savers = useMemo(() => new Map<string, PageSaver>(), [])
  const value = useMemo<DraftSavers>(
    () => ({
      of: (page) => {
        const known = savers.get(page.id)
        if (known) return known
        const saver = pageSaver(page, {
          send: (id, changes, { expectedVersion, publishing }) =>
            call(updateContentPage, { id, ...withoutDerivedText(changes), expectedVersion, typedBy, ...(publishing ?? { asDraft: true }) }),
          read: (id) => call(getContentPage, { id }),
          backup: draftBackup(typedBy),
          later,
          onSaved: (saved) => cachePage(queryClient, saved),
        })
        savers.set(page.id, saver)
        return saver
      },
      forget: (id) => {
        savers.get(id)?.discard()
        savers.delete(id)
      },
    }),
    [savers, call, queryClient, typedBy],
  )
  useEffect(() => {
    const saveAll = () => {
      for (const saver of savers.values()) saver.flush()
    }
    const askBeforeLosing = (event: BeforeUnloadEvent) => {
      if ([...savers.values()].some((saver) => saver.unsaved && saver.state().uncopied)) event.preventDefault()
    }
    for (const saver of savers.values()) saver.open()
    window.addEventListener('online', saveAll)
    window.addEventListener('pagehide', saveAll)
    window.addEventListener('beforeunload', askBeforeLosing)
    return () => {
      window.removeEventListener('online', saveAll)
      window.removeEventListener('pagehide', saveAll)
      window.removeEventListener('beforeunload', askBeforeLosing)
      for (const saver of savers.values()) saver.close()
    }
  }, [savers])
  return <DraftSaversContext value={value}>{children}</DraftSaversContext>
}

export function useDraftSavers(): DraftSavers {
  const savers = use(DraftSaversContext)
  if (!savers) throw new Error('This screen needs a DraftSaversProvider')
  return savers
}
