import { LINK_TOKEN_MEMBER, withLinkToken } from '../http/linkToken'

/** Path of a decision's private page. */
export function decisionPath({ id, token }: { readonly id: string; readonly token: string }): string {
  return withLinkToken(`/terms?decision=${encodeURIComponent(id)}`, token)
}

/** The private link that a decision's path opens. */
export function decisionLinkIn(path: string): { readonly id: string; readonly token: string } {
  const [address = '', fragment] = path.split('#')
  const id = new URLSearchParams(address.split('?')[1]).get('decision') ?? ''
  return { id, token: new URLSearchParams(fragment).get(LINK_TOKEN_MEMBER) ?? '' }
}
