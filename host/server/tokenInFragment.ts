import { canonicalPath } from '@framewell/domain/content/canonicalPath'
import { LINK_TOKEN_MEMBER, withLinkToken } from '@framewell/domain/http/linkToken'

/**
 * The newsletter's pages are plain forms that work without JavaScript, which alone could read a fragment. The server handles the
 * notification unsubscribe link and moves its token itself (see stopNotifications).
 */
const NOT_LINKS = /^\/(newsletter|waiting-list|notifications|static|releases|api|cms|_)/

/**
 * Redirect target of an old private link with its token in the query: the same page with the token in the fragment, so that no page is
 * rendered, framed or left under a URL that contains a token. Null for every other URL.
 */
export function tokenInFragment(url: string): string | null {
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
