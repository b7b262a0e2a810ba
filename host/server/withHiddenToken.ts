import { canonicalPath } from '@framewell/domain/content/canonicalPath'
import { LINK_TOKEN_MEMBER, withLinkToken } from '@framewell/domain/http/linkToken'

/**
 * The newsletter's pages are plain forms that work without the browser's code, which alone could read a fragment; the link that ends
 * notification mails is read by the server, which moves the token itself (see stopNotifications).
 */
const NOT_LINKS = /^\/(newsletter|notifications|static|releases|api|cms|_)/

/**
 * Where a private link that was made before tokens stood in the fragment leads: to the same place with its token there, so that no page is
 * drawn, framed or left under an address that holds one. Null for every other address.
 */
export function withHiddenToken(url: string): string | null {
  const question = url.indexOf('?')
  if (question < 0 || !url.includes(LINK_TOKEN_MEMBER, question) || NOT_LINKS.test(url)) return null
  const path = url.slice(0, question)
  // A path like '//elsewhere' would lead to another site.
  if (canonicalPath(path) !== path) return null
  const query = new URLSearchParams(url.slice(question))
  const token = query.get(LINK_TOKEN_MEMBER)
  if (!token) return null
  query.delete(LINK_TOKEN_MEMBER)
  return withLinkToken(query.size > 0 ? `${path}?${query}` : path, token)
}
