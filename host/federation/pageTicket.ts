import type { PageSet } from '../shell/PageSet'

let given: string[] = []

/** Stores the release set this page is pinned to. */
export function rememberSet(set: PageSet): void {
  given = [...set.given]
}

/** Proves that this page was served with these releases: its nonce is the ticket (see host/server/visitTickets.ts). */
export function pageTicket(): { readonly ticket: string; readonly given: string[] } {
  return { ticket: document.querySelector<HTMLElement>('style[nonce]')?.nonce ?? '', given }
}
