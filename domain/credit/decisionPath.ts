import { linkTokenIn, withLinkToken } from '../http/linkToken'

/** Path of a decision's private page. */
export function decisionPath({ id, token }: { readonly id: string; readonly token: string }): string {
  return withLinkToken(`/terms?decision=${encodeURIComponent(id)}`, token)
}

/** The private link that a decision's path opens. */
export function decisionLinkIn(path: string): { readonly id: string; readonly token: string } {
  const [, id = ''] = /[?&]decision=([^&#]*)/.exec(path) ?? []
  return { id: decodeURIComponent(id), token: linkTokenIn(path) }
}
