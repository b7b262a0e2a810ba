import { claimSchema } from '@framewell/domain/parties/claim'
import type { z } from 'zod'

/**
 * The quote whose private link a person follows to its order, which lets them sign up.
 * @param place where sign-in leads, for example '/place-order?quote=5b1d…#token=…'
 */
export function claimOfPlace(place: string | null): z.infer<typeof claimSchema> | null {
  if (!place?.startsWith('/')) return null
  const { searchParams, hash } = new URL(place, 'https://place.invalid')
  const found = claimSchema.safeParse({
    kind: 'quote',
    id: searchParams.get('quote'),
    token: new URLSearchParams(hash.slice(1)).get('token'),
  })
  return found.success ? found.data : null
}
