import type { Layout } from '@framewell/domain/framing/layout'
import type { Cents } from '@framewell/domain/money/cents'
import type { OrderedInputs } from '@framewell/domain/orders/frozenOrder'
import type { OrderSource } from '@framewell/domain/orders/order'
import type { SOURCE_ERRORS } from '@framewell/domain/orders/placing'
import type { QuoteLine } from '@framewell/domain/quotes/quoteLine'
import type { Refusing } from '../platform/http/calls/callContext'

/** What it takes to read what is ordered, and to say that it can't be. */
export type PlaceRefusing = Refusing<keyof typeof SOURCE_ERRORS> & { readonly now: Date }

/** What an order is made from, whatever it comes from. */
export interface OrderSubject {
  readonly source: OrderSource
  readonly title: string
  readonly inputs: OrderedInputs
  readonly lines: readonly QuoteLine[]
  readonly totalCents: Cents
  readonly priceBookVersion: number
  readonly layout: Layout | null
  readonly assumptions: readonly string[]
  readonly warnings: readonly string[]
}
