import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { RadioCards } from '@framewell/design-system/elements/radio-cards/RadioCards'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import { labelOf } from '@framewell/domain/collections/labelOf'
import type { CallApi, CallOptions } from '@framewell/domain/http/callApi'
import { type FabricatorRow, setFabricatorStatus } from '@framewell/domain/network/fabricatorCalls'
import { FABRICATOR_STATUSES } from '@framewell/domain/network/networkStatus'
import { FABRICATOR_STATUS_WORDS } from '@framewell/remote-kit/network/fabricatorStatusWords'
import { onForm } from '@framewell/remote-kit/sending/onForm'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { SHOP_STATUS_CHANGES } from './shopStatusChanges'
import { useNetworkSend } from './useNetworkSend'

const schema = setFabricatorStatus.input.pick({ status: true, reason: true })
type Typed = z.input<typeof schema>
type Change = z.output<typeof schema>

/** Changes a shop's status to an allowed one, with a reason for the shop and the audit trail. */
export const ManageShop = ({ shop: { id, name, status } }: { shop: FabricatorRow }) => {
  const [open, setOpen] = useState(false)
  const form = useForm<Typed, unknown, Change>({ resolver: zodResolver(schema), defaultValues: { reason: '' } })
  const { errors } = form.formState
  const sending = useNetworkSend({
    run: (api: CallApi, change: Change, how: CallOptions) => api(setFabricatorStatus, { id, ...change }, how),
    form: onForm(form, ['status', 'reason']),
    done: 'Status saved',
    onSent: () => setOpen(false),
  })
  return (
    <Dialog
      title={`Manage ${name}`}
      description="The shop is notified of its new status with your reason."
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        sending.reset()
        form.reset()
      }}
      trigger={
        <Button size="small" aria-label={`Manage ${name}`}>
          Manage
        </Button>
      }
      footer={
        <Button
          variant="primary"
          pending={sending.busy}
          pendingText="Saving..."
          onClick={form.handleSubmit((change) => void sending.send(change))}
        >
          Save status
        </Button>
      }
    >
      <Stack gap={4}>
        <RadioCards
          {...form.register('status')}
          legend="Status"
          error={errors.status?.message}
          options={FABRICATOR_STATUSES.map((value) => ({
            value,
            label: labelOf(FABRICATOR_STATUS_WORDS, value),
            description: value === status ? 'As it is now' : SHOP_STATUS_CHANGES[value].effect,
            disabled: value === status,
          }))}
        />
        <TextArea {...form.register('reason')} label="Reason" rows={3} error={errors.reason?.message} />
        <SendAlert failure={sending.failure} />
      </Stack>
    </Dialog>
  )
}
