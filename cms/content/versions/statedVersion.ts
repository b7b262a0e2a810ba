import type { PayloadRequest } from 'payload'

/** The version that a request says it was made on: `If-Match: "2026-11-21T09:00:00.000Z"`; null for one that doesn't say. */
export function statedVersion({ headers }: Pick<PayloadRequest, 'headers'>): string | null {
  return /^"([^"]{1,64})"$/.exec(headers.get('if-match') ?? '')?.[1] ?? null
}
