import type { PayloadRequest } from 'payload'

/**
 * The version that a request says it was made on: `If-Match: "2026-11-21T09:00:00.000Z"`; null for one that doesn't say, or takes any ('*').
 * What is no version of ours is one that no document has: it does not pass for unsaid (RFC 9110, section 13.1.1).
 */
export function statedVersion({ headers }: Pick<PayloadRequest, 'headers'>): string | null {
  const stated = headers.get('if-match')?.trim() ?? '*'
  return stated === '*' ? null : (/^"([^"]*)"$/.exec(stated)?.[1] ?? stated)
}
