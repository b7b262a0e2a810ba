import { useSyncExternalStore } from 'react'

function subscribe(changed: () => void): () => void {
  const watching = new MutationObserver(changed)
  watching.observe(document.documentElement, { attributeFilter: ['data-approved'] })
  return () => watching.disconnect()
}

/**
 * Whether the signed-in builder's company has approved credit, as the host marks it on the document (domain/accounts/signedInHint). A hint
 * for labels only: the server decides what the builder may do.
 */
export function useIsApproved(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.approved !== undefined,
    () => false,
  )
}
