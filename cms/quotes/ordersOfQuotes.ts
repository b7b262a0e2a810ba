import type { CallOutput } from '@framewell/domain/http/defineCall'
import type { getQuote } from '@framewell/domain/quotes/quoteCalls'
import type { PayloadRequest } from 'payload'
import { extension } from '../platform/features/extension'

interface OrdersOfQuotes {
  /** The order made from a quote, or the change order that proposes it. */
  readonly of: (req: PayloadRequest, quoteId: string, now: Date) => Promise<Pick<CallOutput<typeof getQuote>, 'order' | 'proposed'>>
  /** The IDs of all quotes that are proposed in change orders, which wait for signatures. */
  readonly proposed: (req: PayloadRequest) => Promise<readonly string[]>
}

/** What orders make of quotes, which this feature does not know. */
export const ordersOfQuotes = extension<OrdersOfQuotes>('ordersOfQuotes')
