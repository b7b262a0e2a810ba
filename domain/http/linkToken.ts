/** Carries a private link's token in a request without a body: a query would stand in the logs of everything the request passes. */
export const LINK_TOKEN_HEADER = 'x-link-token'
/** The member of an input that the header carries. */
export const LINK_TOKEN_MEMBER = 'token'

/** A private link: the path, and the token in its fragment, which browsers send to no server and name in no Referer. */
export function withLinkToken(path: string, token: string): string {
  return `${path}#${LINK_TOKEN_MEMBER}=${encodeURIComponent(token)}`
}
