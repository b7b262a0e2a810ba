import type { CallOutput } from '@framewell/domain/http/defineCall'
import type { getQuote } from '@framewell/domain/quotes/quoteCalls'
import type { PayloadRequest } from 'payload'
import { extension } from '../platform/features/extension'

type OrderOfQuote = (req: PayloadRequest, quoteId: string, now: Date) => Promise<Pick<CallOutput<typeof getQuote>, 'order' | 'proposed'>>

/** The order made from a quote, or the change order that proposes it, which this feature does not know. */
export const orderOfQuote = extension<OrderOfQuote>('orderOfQuote')
