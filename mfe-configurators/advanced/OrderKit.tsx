import { kitPrice, kitRefusal } from '@framewell/domain/orders/kitPrice'
import type { AdvancedAnswers } from '@framewell/domain/quotes/advancedQuote'
import type { Priced } from '@framewell/domain/quotes/quoteLine'
import { OrderConfiguration } from '../quotes/OrderConfiguration'
import type { OrderConfigurationProps } from '../quotes/useOrderConfiguration'

export interface OrderKitProps {
  draft: OrderConfigurationProps<AdvancedAnswers>['draft']
  price: Priced
}

/** Orders the framing kit of the configured house; nothing where it has none. */
export const OrderKit = ({ draft, price }: OrderKitProps) => {
  const inputs = { kind: 'advanced', answers: draft.state } as const
  return kitRefusal(inputs, kitPrice(inputs, price)) ? null : <OrderConfiguration draft={draft} totalCents={price.totalCents} />
}
