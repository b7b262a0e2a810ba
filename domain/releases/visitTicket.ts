import type { LiveSet } from './liveSet'

/**
 * Proves that a page was sent to a visitor with a set of releases. It is the page's nonce, so that cached pages carry their own: random
 * bytes, the expiry, a keyed hash of the visitor's network, and a signature over these and the releases.
 */
export const TICKET = {
  randomBytes: 16,
  /** Seconds since 1970, big endian. */
  endBytes: 4,
  networkBytes: 7,
  signatureBytes: 16,
  /** A page open for longer no longer measures a release. */
  lifeSeconds: 12 * 3600,
} as const

/** Bytes the signature covers; the rest of a ticket is the signature. */
export const TICKET_HEAD_BYTES = TICKET.randomBytes + TICKET.endBytes + TICKET.networkBytes
const TICKET_BYTES = TICKET_HEAD_BYTES + TICKET.signatureBytes
/** Characters in base64, ending with '=='. */
export const TICKET_LENGTH = Math.ceil(TICKET_BYTES / 3) * 4

/** What a report says about a release. Each counts once per network. */
export const REPORT_KINDS = ['begun', 'visit', 'lcp', 'inp', 'failure', 'error'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

/** Releases a page with this set may show, as sorted 'remote@version'; its ticket signs them. */
export function givenReleases({ remotes }: LiveSet): string[] {
  const given = remotes.flatMap(({ live, fallback }) => (fallback ? [live, fallback] : [live]))
  return [...new Set(given.map(releaseName))].sort()
}

export function releaseName({ remote, version }: { readonly remote: string; readonly version: string }): string {
  return `${remote}@${version}`
}

/**
 * The signed text (HMAC-SHA256 under the internal token). Its prefix separates it from anything else signed with that token.
 * @param head the ticket's first bytes, in base64
 */
export function ticketText(head: string, given: readonly string[]): string {
  return `release-visit:${head}:${given.join(' ')}`
}

/** The input of a network's keyed hash. @param network as returned by networkOf */
export function ticketNetworkText(network: string): string {
  return `release-visit-network:${network}`
}
