import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import { labelOf } from '@framewell/domain/collections/labelOf'
import type { Order } from '@framewell/domain/orders/order'
import { nextStage, ORDER_STAGE_LABELS, type OrderStage } from '@framewell/domain/orders/stages'
import { recordStage } from '@framewell/domain/orders/workCalls'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ORDER_QUERIES } from './orderQueries'

/** For operators: a button that records the next stage of an order for its shop, with a reason. Renders nothing for the order's parties. */
export const RecordForShop = ({ order }: { order: Order }) => {
  const [open, setOpen] = useState(false)
  const stage = nextStage(order.stage)
  if (order.seenAs !== 'operator' || !order.may.includes('recordStage') || stage === undefined) return null
  const name = labelOf(ORDER_STAGE_LABELS, stage).toLowerCase()
  return (
    <Dialog
      title={`Record for the shop: ${name}`}
      description={`${order.fabricator?.name ?? 'The shop'} usually records its own work. The builder and the shop read your reason.`}
      open={open}
      onOpenChange={setOpen}
      trigger={<Button>Record for the shop</Button>}
    >
      <Recording order={order} stage={stage} onDone={() => setOpen(false)} />
    </Dialog>
  )
}

const INSPECTION = [
  { value: 'passed', label: 'Passed at the first attempt' },
  { value: 'failed', label: 'Did not pass at the first attempt' },
]

const Recording = ({ order, stage, onDone }: { order: Order; stage: OrderStage; onDone: () => void }) => {
  const { toast } = useShell()
  const queries = useQueryClient()
  const [notes, setNotes] = useState('')
  const [inspection, setInspection] = useState('')
  const [fault, setFault] = useState<string>()
  const name = labelOf(ORDER_STAGE_LABELS, stage).toLowerCase()
  const sending = useSend(recordStage, {
    words: { makes: 'record' },
    form: { shows: (path) => path === 'notes', mark: (path, message) => (path === 'notes' ? setFault(message) : undefined) },
    onSent: () => {
      toast({ title: `Recorded: ${name}`, tone: 'success' })
      onDone()
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: ORDER_QUERIES }),
  })
  const record = () => {
    setFault(undefined)
    void sending.send({
      orderId: order.number,
      stage,
      notes,
      ...(inspection !== '' && { inspectionPassed: inspection === 'passed' }),
    })
  }
  return (
    <Stack gap={4}>
      {stage === 'completion_qa' ? (
        <SelectField
          label="Final inspection"
          optional
          placeholder="Not recorded"
          options={INSPECTION}
          value={inspection}
          onChange={(event) => setInspection(event.currentTarget.value)}
        />
      ) : null}
      <TextArea label="Reason" rows={3} value={notes} error={fault} onChange={(event) => setNotes(event.currentTarget.value)} />
      {fault ? null : <SendAlert title="Not recorded" failure={sending.failure} />}
      <Button
        variant="primary"
        pending={sending.busy}
        pendingText="Recording..."
        disabledReason={
          stage === 'fabrication_started' && order.review.blocks ? `Fabrication is waiting for an engineer: ${order.review.words}.` : null
        }
        onClick={record}
      >
        Record: {name}
      </Button>
    </Stack>
  )
}
