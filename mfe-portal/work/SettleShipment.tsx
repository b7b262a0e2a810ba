import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { companyDay } from '@framewell/domain/dates/businessDays'
import { settleShipment } from '@framewell/domain/orders/shipmentCalls'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ORDER_QUERIES } from '../orders/orderQueries'

const WORDS = {
  deliver: {
    trigger: 'Record delivery',
    title: 'Delivered',
    description: 'The builder sees the day. The last delivery brings the order to its stage Delivered to site.',
    action: 'Record delivery',
    done: 'delivered',
  },
  cancel: {
    trigger: 'Cancel shipment',
    title: 'Cancel this shipment?',
    description:
      'For a shipment entered by mistake. Its panels return to the shop, and the order is no longer in transit. The builder sees your reason.',
    action: 'Cancel shipment',
    done: 'canceled',
  },
} as const

interface SettleShipmentProps {
  readonly orderId: string
  readonly shipment: number
  readonly action: keyof typeof WORDS
}

/** A button that opens a dialog to record a shipment's delivery, or to cancel it. */
export const SettleShipment = ({ orderId, shipment, action }: SettleShipmentProps) => {
  const words = WORDS[action]
  const { toast } = useShell()
  const queries = useQueryClient()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState<string>()
  const path = action === 'deliver' ? 'change.deliveredOn' : 'change.reason'
  const sending = useSend(settleShipment, {
    words: { makes: 'shipment' },
    form: { shows: (each) => each === path, mark: (each, message) => (each === path ? setRefused(message) : undefined) },
    onSent: () => {
      toast({ title: `Shipment ${shipment} ${words.done}`, tone: 'success' })
      setOpen(false)
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: ORDER_QUERIES }),
  })
  const send = () => {
    setRefused(undefined)
    const change = action === 'deliver' ? ({ action, deliveredOn: typed } as const) : ({ action, reason: typed } as const)
    void sending.send({ orderId, shipment, change })
  }
  const field = {
    value: typed,
    error: refused,
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) => setTyped(value),
  }
  return (
    <Dialog
      title={`Shipment ${shipment}: ${words.title}`}
      description={words.description}
      open={open}
      onOpenChange={(opens) => {
        if (opens) setTyped(action === 'deliver' ? companyDay(new Date()) : '')
        setOpen(opens)
      }}
      trigger={
        <Button size="small" variant={action === 'deliver' ? 'quiet' : 'plain'}>
          {words.trigger}
        </Button>
      }
      footer={
        <Button variant={action === 'deliver' ? 'primary' : 'danger'} pending={sending.busy} pendingText="Recording..." onClick={send}>
          {words.action}
        </Button>
      }
    >
      <Stack gap={4}>
        {action === 'deliver' ? <TextField label="Delivered on" type="date" {...field} /> : <TextArea label="Why" rows={3} {...field} />}
        {refused ? null : <SendAlert title="Not recorded" failure={sending.failure} />}
      </Stack>
    </Dialog>
  )
}
