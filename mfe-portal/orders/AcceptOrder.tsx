import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import type { Order } from '@framewell/domain/orders/order'
import { acceptOrder } from '@framewell/domain/orders/workCalls'
import { deadlineDate } from '@framewell/domain/quotes/quoteWords'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { OfferedPrice } from './OfferedPrice'
import { ORDER_QUERIES, orderQuery } from './orderQueries'

/** An order that its shop has not accepted: the deadline, and the button for the shop or an operator. */
export const AcceptOrder = ({ order }: { order: Order }) => {
  const { fabricator, acceptBy, seenAs, may } = order
  const accepting = useAccepting(order)
  if (acceptBy === null) return null
  const isShop = seenAs === 'fabricator'
  const button = isShop ? <AcceptButton order={order} accepting={accepting} /> : <AcceptForShop order={order} />
  return (
    <Stack gap={3}>
      <Alert
        tone={isShop ? 'warn' : 'info'}
        title={isShop ? `Accept by ${deadlineDate(acceptBy)}` : `Waiting for ${fabricator?.name ?? 'the shop'} to accept`}
        actions={may.includes('accept') ? button : null}
      >
        {isShop
          ? 'If you neither accept nor decline it, we look for another shop. Recording that fabrication started accepts it too.'
          : `It has until ${deadlineDate(acceptBy)}. After that we look for another shop at the same price and terms.`}
      </Alert>
      <OfferedPrice order={order} />
      <SendAlert title="Not accepted" failure={accepting.failure} />
    </Stack>
  )
}

/** For operators: accepts the order for its shop, with a reason. */
const AcceptForShop = ({ order }: { order: Order }) => {
  const [open, setOpen] = useState(false)
  const [notes, setNotes] = useState('')
  const [fault, setFault] = useState<string>()
  const accepting = useAccepting(order, setFault)
  return (
    <Dialog
      title={`Accept ${order.number} for the shop`}
      description={`${order.fabricator?.name ?? 'The shop'} usually accepts its own work. The builder and the shop read your reason.`}
      open={open}
      onOpenChange={setOpen}
      trigger={<Button size="small">Accept for the shop</Button>}
    >
      <Stack gap={4}>
        <TextArea label="Reason" rows={3} value={notes} error={fault} onChange={(event) => setNotes(event.currentTarget.value)} />
        {fault ? null : <SendAlert title="Not accepted" failure={accepting.failure} />}
        <AcceptButton order={order} accepting={accepting} notes={notes} onPress={() => setFault(undefined)} />
      </Stack>
    </Dialog>
  )
}

interface AcceptButtonProps {
  readonly order: Order
  readonly accepting: ReturnType<typeof useAccepting>
  readonly notes?: string
  readonly onPress?: () => void
}

const AcceptButton = ({ order: { number, shopPrice }, accepting, notes = '', onPress }: AcceptButtonProps) => (
  <Button
    size="small"
    variant="primary"
    pending={accepting.busy}
    pendingText="Accepting..."
    disabledReason={
      shopPrice?.quoteWaits
        ? 'The quote for this order is not decided yet.'
        : shopPrice && shopPrice.cents === null
          ? 'No price is agreed for this order yet.'
          : null
    }
    onClick={() => {
      onPress?.()
      void accepting.send({ orderId: number, notes })
    }}
  >
    Accept order
  </Button>
)

function useAccepting({ number }: Pick<Order, 'number'>, mark?: (fault: string) => void) {
  const { toast } = useShell()
  const api = useGuardedCall()
  const queries = useQueryClient()
  return useSend(acceptOrder, {
    words: { makes: 'acceptance' },
    form: {
      shows: (path) => mark !== undefined && path === 'notes',
      mark: (path, message) => (path === 'notes' ? mark?.(message) : undefined),
    },
    onSent: (answer) => {
      queries.setQueryData(orderQuery(api, number).queryKey, answer)
      toast({ title: `Order ${number} accepted`, tone: 'success' })
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: ORDER_QUERIES }),
  })
}
