import { LINK_TOKEN_MEMBER } from '@framewell/domain/http/linkToken'
import { type ClaimKind, claimSchema } from '@framewell/domain/parties/claim'
import { returnPath } from '@framewell/remote-kit/session/returnPath'
import type { z } from 'zod'
import { SIGN_IN_PATH } from './accountPaths'

/** What a person without an account can be led to order. */
const ORDERED: readonly ClaimKind[] = ['quote', 'production']

/**
 * The quote or production whose private link a person follows to its order, which lets them sign up.
 * @param place where sign-in leads, for example '/place-order?quote=5b1d…#token=…'
 */
export function claimOfPlace(place: string | null): z.infer<typeof claimSchema> | null {
  const path = returnPath(place, SIGN_IN_PATH)
  if (path === null) return null
  const { searchParams, hash } = new URL(path, 'https://place.invalid')
  const token = new URLSearchParams(hash.slice(1)).get(LINK_TOKEN_MEMBER)
  for (const kind of ORDERED) {
    const found = claimSchema.safeParse({ kind, id: searchParams.get(kind), token })
    if (found.success) return found.data
  }
  return null
}
