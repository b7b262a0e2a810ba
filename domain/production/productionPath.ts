import { withLinkToken } from '../http/linkToken'

/** Path of a production's private page. */
export function productionPath({ id, planId, token }: { readonly id: string; readonly planId: string; readonly token: string }): string {
  return withLinkToken(`/configurator?plan=${encodeURIComponent(planId)}&production=${encodeURIComponent(id)}`, token)
}
