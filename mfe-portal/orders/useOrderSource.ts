import type { CallInput } from '@framewell/domain/http/defineCall'
import type { placeOrder } from '@framewell/domain/orders/placing'
import { usePrivateLink } from '@framewell/remote-kit/address/usePrivateLink'
import { useSearchParams } from 'react-router-dom'

export type OrderedSource = CallInput<typeof placeOrder>['source']

/** The source of an order in the URL, as `placeOrderPath` wrote it; null if there is none. */
export function useOrderSource(): OrderedSource | null {
  const [address] = useSearchParams()
  const quote = usePrivateLink('quote')
  const production = usePrivateLink('production')
  const configuration = usePrivateLink('configuration')
  const asked = address.get('total')
  if (quote) return { kind: 'quote', ...withToken(quote) }
  if (production) return { kind: 'production', ...withToken(production) }
  const total = asked === null ? Number.NaN : Number(asked)
  return configuration && Number.isFinite(total) ? { kind: 'configuration', ...configuration, total } : null
}

/** A company orders its own records without the private link's token. */
const withToken = ({ id, token }: { readonly id: string; readonly token: string }) => (token ? { id, token } : { id })
