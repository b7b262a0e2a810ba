import { withLinkToken } from '../http/linkToken'

/** Path of a decision's private page. */
export function decisionPath({ id, token }: { readonly id: string; readonly token: string }): string {
  return withLinkToken(`/terms?decision=${encodeURIComponent(id)}`, token)
}
