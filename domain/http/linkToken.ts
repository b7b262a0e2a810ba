/** Carries a private link's token in a request without a body; logs along the way would record a query. */
export const LINK_TOKEN_HEADER = 'x-link-token'
/** The input member in the header. */
export const LINK_TOKEN_MEMBER = 'token'

/** A private link: the path, and the token in its fragment, which browsers send neither to a server nor in a Referer. */
export function withLinkToken(path: string, token: string): string {
  return `${path}#${LINK_TOKEN_MEMBER}=${encodeURIComponent(token)}`
}

/** The token of such a link; empty without one. */
export function linkTokenIn(link: string): string {
  const [, token = ''] = link.split(`#${LINK_TOKEN_MEMBER}=`)
  return decodeURIComponent(token)
}
