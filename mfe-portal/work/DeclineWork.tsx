import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import { declineOrder } from '@framewell/domain/orders/workCalls'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ORDER_QUERIES } from '../orders/orderQueries'

/** A shop that cannot make an order gives it back, before fabrication, with the reason. */
export const DeclineWork = ({ number }: { number: string }) => {
  const { toast } = useShell()
  const queries = useQueryClient()
  const [, setAddress] = useSearchParams()
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [refused, setRefused] = useState<string>()
  const declining = useSend(declineOrder, {
    words: { makes: 'answer' },
    form: { shows: (path) => path === 'reason', mark: (path, message) => (path === 'reason' ? setRefused(message) : undefined) },
    onSent: () => {
      toast({ title: `Order ${number} is given back`, tone: 'success' })
      setAddress({})
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: ORDER_QUERIES }),
  })
  return (
    <Dialog
      title={`Give order ${number} back?`}
      description="Another shop takes it over. The builder and we are told why."
      open={open}
      onOpenChange={setOpen}
      trigger={<Button variant="plain">We cannot make this</Button>}
      footer={
        <Button
          variant="danger"
          pending={declining.busy}
          pendingText="Giving back..."
          onClick={() => {
            setRefused(undefined)
            void declining.send({ orderId: number, reason })
          }}
        >
          Give it back
        </Button>
      }
    >
      <Stack gap={4}>
        <TextArea label="Why" rows={3} value={reason} error={refused} onChange={(event) => setReason(event.currentTarget.value)} />
        {refused ? null : <SendAlert title="Not given back" failure={declining.failure} />}
      </Stack>
    </Dialog>
  )
}
