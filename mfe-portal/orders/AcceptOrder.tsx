import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import type { Order } from '@framewell/domain/orders/order'
import { acceptOrder } from '@framewell/domain/orders/workCalls'
import { deadlineDate } from '@framewell/domain/quotes/quoteWords'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQueryClient } from '@tanstack/react-query'
import { OfferedPrice } from './OfferedPrice'
import { ORDER_QUERIES } from './orderQueries'

/** An order that its shop has not accepted: the deadline, and the button for the shop or an operator. */
export const AcceptOrder = ({ order }: { order: Order }) => {
  const { number, fabricator, acceptBy, seenAs, may, shopPrice } = order
  const { toast } = useShell()
  const queries = useQueryClient()
  const sending = useSend(acceptOrder, {
    words: { makes: 'acceptance' },
    onSent: () => toast({ title: `Order ${number} accepted`, tone: 'success' }),
    onSettled: () => void queries.invalidateQueries({ queryKey: ORDER_QUERIES }),
  })
  if (acceptBy === null) return null
  const isShop = seenAs === 'fabricator'
  return (
    <Stack gap={3}>
      <Alert
        tone={isShop ? 'warn' : 'info'}
        title={isShop ? `Accept by ${deadlineDate(acceptBy)}` : `Waiting for ${fabricator.name} to accept`}
        actions={
          may.includes('accept') ? (
            <Button
              size="small"
              variant="primary"
              pending={sending.busy}
              pendingText="Accepting..."
              disabledReason={shopPrice?.quoteWaits ? 'The quote for this order is not decided yet.' : null}
              onClick={() => void sending.send({ orderId: number })}
            >
              {isShop ? 'Accept order' : 'Accept for the shop'}
            </Button>
          ) : null
        }
      >
        {isShop
          ? 'If you neither accept nor decline it, the order goes to the next shop. Recording that fabrication started accepts it too.'
          : `It has until ${deadlineDate(acceptBy)}. After that the order goes to the next shop at the same price and terms.`}
      </Alert>
      <OfferedPrice order={order} />
      <SendAlert title="Not accepted" failure={sending.failure} />
    </Stack>
  )
}
