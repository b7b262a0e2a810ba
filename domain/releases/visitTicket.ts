import type { LiveSet } from './liveSet'

/**
 * Proves that a page was sent to a visitor with a set of releases. It is the page's nonce, so that pages from the page cache carry one of their
 * own: random bytes, the time it ends, a keyed hash of the visitor's network, and a signature over these and the releases.
 */
export const TICKET = {
  randomBytes: 16,
  /** Seconds since 1970, big endian. */
  endBytes: 4,
  networkBytes: 7,
  signatureBytes: 16,
  /** A page open for longer is no measure of a release any more. */
  lifeSeconds: 12 * 3600,
} as const

/** Bytes that the signature covers; what is left of a ticket is the signature. */
export const TICKET_HEAD_BYTES = TICKET.randomBytes + TICKET.endBytes + TICKET.networkBytes
const TICKET_BYTES = TICKET_HEAD_BYTES + TICKET.signatureBytes
/** Characters in base64, the last two of which are '=='. */
export const TICKET_LENGTH = Math.ceil(TICKET_BYTES / 3) * 4

/** What a report says of a release. Each is counted once for each network. */
export const REPORT_KINDS = ['visit', 'lcp', 'inp', 'failure', 'error'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

/** Releases that a page with this set may show, as 'remote@version', sorted: what its ticket is signed with. */
export function givenReleases({ remotes }: LiveSet): string[] {
  const given = remotes.flatMap(({ live, fallback }) => (fallback ? [live, fallback] : [live]))
  return [...new Set(given.map(releaseName))].sort()
}

export function releaseName({ remote, version }: { readonly remote: string; readonly version: string }): string {
  return `${remote}@${version}`
}

/**
 * What is signed (HMAC-SHA256 under the internal token). The first words keep it apart from anything else signed with that token.
 * @param head the ticket's first bytes, in base64
 */
export function ticketText(head: string, given: readonly string[]): string {
  return `release-visit:${head}:${given.join(' ')}`
}

/** What the keyed hash of a network is made of. @param network as networkOf gives it */
export function ticketNetworkText(network: string): string {
  return `release-visit-network:${network}`
}
