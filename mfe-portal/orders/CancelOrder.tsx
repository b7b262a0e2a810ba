import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import type { Order } from '@framewell/domain/orders/order'
import { cancelOrder } from '@framewell/domain/orders/orderCalls'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ORDER_QUERIES } from './orderQueries'

/** Cancels an order with a reason, after saying what that brings. */
export const CancelOrder = ({ order: { number } }: { order: Order }) => {
  const { toast } = useShell()
  const queries = useQueryClient()
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [refused, setRefused] = useState<string>()
  const cancelling = useSend(cancelOrder, {
    words: { makes: 'cancellation' },
    form: { shows: (path) => path === 'reason', mark: (path, message) => (path === 'reason' ? setRefused(message) : undefined) },
    onSent: () => {
      toast({ title: `Order ${number} is cancelled`, tone: 'success' })
      setOpen(false)
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: ORDER_QUERIES }),
  })
  return (
    <Dialog
      title={`Cancel order ${number}?`}
      description="The shop's slot is given back, and what was paid is refunded. This cannot be undone."
      open={open}
      onOpenChange={setOpen}
      trigger={<Button variant="plain">Cancel order</Button>}
      footer={
        <Button
          variant="danger"
          pending={cancelling.busy}
          pendingText="Cancelling..."
          onClick={() => {
            setRefused(undefined)
            void cancelling.send({ orderId: number, reason })
          }}
        >
          Cancel the order
        </Button>
      }
    >
      <Stack gap={4}>
        <TextArea label="Why" rows={3} value={reason} error={refused} onChange={(event) => setReason(event.currentTarget.value)} />
        {refused ? null : <SendAlert title="Not cancelled" failure={cancelling.failure} />}
      </Stack>
    </Dialog>
  )
}
