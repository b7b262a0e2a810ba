import { Link } from '@framewell/design-system/elements/link/Link'
import { usd } from '@framewell/domain/money/usd'
import { isContract, type Order } from '@framewell/domain/orders/order'
import { orderPriceWords } from '@framewell/domain/orders/partyOrder'
import { PriceButton } from '@framewell/remote-kit/payments/PriceButton'
import { PAYMENT_QUERIES } from '../payments/paymentQueries'
import { reviewPath } from './orderPaths'

/** An order's price: a builder's opens the invoices or, before signing, the itemized order form. */
export const OrderPrice = ({ order }: { order: Order }) => {
  if (!isContract(order)) return orderPriceWords(order.priceCents)
  const { number, priceCents, signature } = order
  return signature ? (
    <PriceButton projectId={number} priceCents={priceCents} queries={PAYMENT_QUERIES}>
      {usd(priceCents)}
    </PriceButton>
  ) : (
    <Link href={reviewPath(number)}>{usd(priceCents)}</Link>
  )
}
