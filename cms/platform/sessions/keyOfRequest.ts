import type { PayloadRequest } from 'payload'

/** The API key that a request was admitted with. */
interface RequestKey {
  readonly id: string
  readonly name: string
  readonly prefix: string
  readonly expiresAt: string
  /** The only company whose records it opens; null for staff. */
  readonly company: string | null
}

const known = new WeakMap<object, RequestKey>()

export function rememberKey(req: PayloadRequest, key: RequestKey): void {
  known.set(req, key)
}

export function keyOf(req: PayloadRequest): RequestKey | undefined {
  return known.get(req)
}
