import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { FieldGroup } from '@framewell/design-system/elements/field-group/FieldGroup'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { companyDay } from '@framewell/domain/dates/businessDays'
import { recordAssembled, recordShipment } from '@framewell/domain/orders/shipmentCalls'
import { loadWords, type OrderShipments, poundsOf, poundsWords } from '@framewell/domain/orders/shipments'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { ORDER_QUERIES } from '../orders/orderQueries'
import { ChoosePanels } from './ChoosePanels'

const { carrier, billOfLading, shippedOn, limitPounds } = recordShipment.input.shape
const FIELDS = ['carrier', 'billOfLading', 'shippedOn', 'limitPounds'] as const
/** A blank limit is no limit. */
const limit = z.preprocess((value) => value || undefined, limitPounds)
const formSchema = z.object({ carrier, billOfLading, shippedOn, limitPounds: limit })

/** Chooses panels in the shop, and records them as assembled or as shipped on one truck. */
export const LoadTruck = ({ number, panels }: Pick<OrderShipments, 'panels'> & { number: string }) => {
  const inShop = panels.filter(({ shipment }) => shipment === null)
  const { toast } = useShell()
  const queries = useQueryClient()
  const [marks, setMarks] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<string>()
  const form = useForm<z.input<typeof formSchema>, unknown, z.output<typeof formSchema>>({
    resolver: zodResolver(formSchema),
    defaultValues: { carrier: '', billOfLading: '', shippedOn: companyDay(new Date()), limitPounds: '' },
  })
  const { errors } = form.formState
  const onSettled = () => void queries.invalidateQueries({ queryKey: ORDER_QUERIES })
  const onPanels = (path: string, message: string) => (path === 'panels' ? setRefused(message) : undefined)
  const assembling = useSend(recordAssembled, {
    words: { makes: 'record' },
    form: { shows: (path) => path === 'panels', mark: onPanels },
    onSettled,
  })
  const shipping = useSend(recordShipment, {
    words: { makes: 'shipment' },
    form: {
      shows: (path) => path === 'panels' || FIELDS.some((field) => field === path),
      mark: (path, message) => {
        const field = FIELDS.find((each) => each === path)
        if (field) form.setError(field, { type: 'server', message })
        onPanels(path, message)
      },
    },
    onSent: ({ shipments }) => {
      toast({ title: `Shipment ${shipments.length} recorded`, tone: 'success' })
      setMarks(new Set())
      form.reset()
    },
    onSettled,
  })
  const chosen = inShop.filter(({ mark }) => marks.has(mark))
  const pounds = poundsOf(chosen)
  const payload = Number(form.watch('limitPounds')) || undefined
  const nothing = chosen.length === 0 ? 'Choose panels first.' : null
  const own = () => chosen.map(({ mark }) => mark)
  const isMade = chosen.every(({ assembledOn }) => assembledOn !== null)
  return (
    <form
      noValidate
      aria-label="Load a truck"
      onSubmit={form.handleSubmit((papers) => {
        setRefused(undefined)
        void shipping.send({ orderId: number, panels: own(), ...papers })
      })}
    >
      <Stack gap={5}>
        <ChoosePanels panels={inShop} chosen={marks} onChange={setMarks} error={refused} />
        <FieldGroup columns={2}>
          <TextField label="Carrier" {...form.register('carrier')} error={errors.carrier?.message} />
          <TextField label="Bill of lading number" {...form.register('billOfLading')} error={errors.billOfLading?.message} />
          <TextField label="Ship day" type="date" {...form.register('shippedOn')} error={errors.shippedOn?.message} />
          <TextField
            label="Truck's payload limit"
            optional
            suffix="lb"
            inputMode="decimal"
            {...form.register('limitPounds')}
            error={errors.limitPounds?.message}
          />
        </FieldGroup>
        <Text aria-live="polite">
          {chosen.length === 0 ? 'No panel chosen.' : `${loadWords(chosen)}: ${poundsWords(pounds)}`}
          {chosen.length > 0 && payload ? ` of ${poundsWords(payload)}` : ''}
        </Text>
        {payload && pounds > payload ? (
          <Alert tone="warn" title="Too heavy for this truck">
            Take off at least {poundsWords(pounds - payload)}.
          </Alert>
        ) : null}
        <SendAlert title="Not recorded" failure={shipping.failure ?? assembling.failure} />
        <Stack direction="row" gap={3}>
          <Button type="submit" variant="primary" pending={shipping.busy} pendingText="Recording..." disabledReason={nothing}>
            Record shipment
          </Button>
          <Button
            pending={assembling.busy}
            pendingText="Recording..."
            disabledReason={nothing}
            onClick={() => {
              setRefused(undefined)
              void assembling.send({ orderId: number, panels: own(), assembled: !isMade })
            }}
          >
            {chosen.length > 0 && isMade ? 'Not assembled after all' : 'Mark as assembled'}
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}
