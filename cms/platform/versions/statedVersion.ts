import type { PayloadRequest } from 'payload'

/**
 * The version that a request is based on: `If-Match: "2026-11-21T09:00:00.000Z"`; null if it states none or accepts any ('*'). A malformed
 * version matches no document; it is not treated as missing (RFC 9110, section 13.1.1).
 */
export function statedVersion({ headers }: Pick<PayloadRequest, 'headers'>): string | null {
  const stated = headers.get('if-match')?.trim() ?? '*'
  return stated === '*' ? null : (/^"([^"]*)"$/.exec(stated)?.[1] ?? stated)
}
