import { useSyncExternalStore } from 'react'

function subscribe(changed: () => void): () => void {
  const watching = new MutationObserver(changed)
  watching.observe(document.documentElement, { attributeFilter: ['data-approved', 'data-signed-in'] })
  return () => watching.disconnect()
}

/**
 * What the host marks on the document from the hint cookie (domain/accounts/signedInHint); undefined without it and on the server. Only for
 * what a screen shows: the server decides what somebody may do.
 */
export function useDocumentMark(mark: 'approved' | 'signedIn'): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset[mark],
    () => undefined,
  )
}
