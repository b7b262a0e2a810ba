import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { VisuallyHidden } from '@framewell/design-system/elements/visually-hidden/VisuallyHidden'
import { PRESENCE_EVERY_MS, type Present, sharePresence } from '@framewell/domain/content/presence'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useEffect, useState } from 'react'

const Others = createContext<readonly Present[]>([])
const NOBODY: readonly Present[] = []
const TAB = Math.random().toString(36).slice(2)

/**
 * Says which section of a page the cursor is in, and knows where other editors are: within five seconds. A closed tab is gone at once if the
 * browser can still send it, otherwise after fifteen seconds.
 */
export const Presence = ({ page, children }: { page: string; children: ReactNode }) => {
  const call = useGuardedCall()
  const section = useSectionInFocus()
  const { data, isError } = useQuery({
    queryKey: ['presence', page, section],
    queryFn: async () => (await call(sharePresence, { id: page, tab: TAB, section })).others,
    // Only while the tab is in view.
    refetchInterval: PRESENCE_EVERY_MS,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  })
  useEffect(() => {
    const leave = () => void call(sharePresence, { id: page, tab: TAB, section: null, left: true }).catch(() => undefined)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [call, page])
  // Without an answer nobody knows who is here.
  return <Others value={isError ? NOBODY : (data ?? NOBODY)}>{children}</Others>
}

/** The names of other editors, of the whole page or of one of its sections. */
export const Editors = ({ section }: { section?: string }) => {
  const others = use(Others).filter((other) => section === undefined || other.section === section)
  const names = [...new Set(others.map(({ name }) => name))]
  return names.map((name) => (
    <Badge key={name} tone="info">
      {name}
      {section === undefined ? ' has this page open' : <VisuallyHidden> is in this section</VisuallyHidden>}
    </Badge>
  ))
}

/** The id of the section that the cursor is in, or was last in; null before. */
function useSectionInFocus(): string | null {
  const [section, setSection] = useState<string | null>(null)
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const card = target instanceof Element ? target.closest('[data-section]') : null
      if (card) setSection(card.getAttribute('data-section'))
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [])
  return section
}
