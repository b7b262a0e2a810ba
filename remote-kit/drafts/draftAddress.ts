import { LINK_TOKEN_MEMBER, withLinkToken } from '@framewell/domain/http/linkToken'
import type { PrivateLink } from '../address/usePrivateLink'

/** Query parameter of a saved configuration's private link. */
export const SAVED = 'saved'

export function withoutSavedLink(address: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(address)
  next.delete(SAVED)
  next.delete(LINK_TOKEN_MEMBER)
  return next
}

/** Path and query of a location, without the parts of a private link. */
export function placePath({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  const query = withoutSavedLink(new URLSearchParams(search)).toString()
  return query ? `${pathname}?${query}` : pathname
}

/** Path of the private link that reopens a saved configuration. */
export function privatePath(path: string, { id, token }: PrivateLink): string {
  const [pathname = '/', query = ''] = (path.split('#', 1)[0] ?? '').split('?', 2)
  const address = withoutSavedLink(new URLSearchParams(query))
  address.set(SAVED, id)
  return withLinkToken(`${pathname}?${address}`, token)
}
