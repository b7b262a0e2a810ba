import type { LiveSet } from '@framewell/domain/releases/liveSet'
import { givenReleases } from '@framewell/domain/releases/visitTicket'

let given: string[] = []

/** Stores the release set this page is pinned to. */
export function rememberSet(set: LiveSet): void {
  given = givenReleases(set)
}

/** Proves that this page was served with these releases: its nonce is the ticket (see host/server/visitTickets.ts). */
export function pageTicket(): { readonly ticket: string; readonly given: string[] } {
  return { ticket: document.querySelector<HTMLElement>('style[nonce]')?.nonce ?? '', given }
}
