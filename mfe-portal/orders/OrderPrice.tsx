import { Link } from '@framewell/design-system/elements/link/Link'
import { usd } from '@framewell/domain/money/usd'
import type { Order } from '@framewell/domain/orders/order'
import { PriceButton } from '@framewell/remote-kit/payments/PriceButton'
import { PAYMENT_QUERIES } from '../payments/paymentQueries'
import { reviewPath } from './orderPaths'

/** An order's price; it opens the invoices or, before signing, the itemized order form. */
export const OrderPrice = ({ order: { number, priceCents, signature } }: { order: Order }) =>
  signature ? (
    <PriceButton projectId={number} priceCents={priceCents} queries={PAYMENT_QUERIES}>
      {usd(priceCents)}
    </PriceButton>
  ) : (
    <Link href={reviewPath(number)}>{usd(priceCents)}</Link>
  )
