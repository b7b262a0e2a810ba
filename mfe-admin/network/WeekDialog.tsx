import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import type { CallApi, CallOptions } from '@framewell/domain/http/callApi'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import { type getCapacity, setCapacityWeek } from '@framewell/domain/network/reviewingCalls'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { onForm } from '@framewell/remote-kit/sending/onForm'
import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactElement, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { SendRefusal } from './SendRefusal'
import { useNetworkSend } from './useNetworkSend'

interface WeekDialogProps {
  fabricatorId: string
  week: CallOutput<typeof getCapacity>['weeks'][number]
  trigger: ReactElement
}
type SetWeek = z.output<typeof setCapacityWeek.input>
const typedWeek = z.object({ closedUnits: z.string(), reservedUnits: z.string(), note: z.string() })
type TypedWeek = z.infer<typeof typedWeek>

/** What a week loses to holidays, maintenance and the shop's own work. */
export const WeekDialog = ({ trigger, ...rest }: WeekDialogProps) => {
  const [open, setOpen] = useState(false)
  const { week, capacityUnits, bookedUnits } = rest.week
  return (
    <Dialog
      title={`Week of ${longDate(week)}`}
      description={`The shop makes ${capacityUnits} units in a full week; orders hold ${bookedUnits}.`}
      trigger={trigger}
      open={open}
      onOpenChange={setOpen}
    >
      <WeekForm {...rest} onDone={() => setOpen(false)} />
    </Dialog>
  )
}

const WeekForm = ({ fabricatorId: id, week, onDone }: Omit<WeekDialogProps, 'trigger'> & { onDone: () => void }) => {
  const labelId = useId()
  const form = useForm<TypedWeek, unknown, SetWeek>({
    resolver: zodResolver(weekSchema(id, week.week)),
    defaultValues: { closedUnits: String(week.closedUnits), reservedUnits: String(week.reservedUnits), note: week.note },
  })
  const { errors } = form.formState
  const saving = useNetworkSend({
    run: (api: CallApi, input: SetWeek, how: CallOptions) => api(setCapacityWeek, input, how),
    form: onForm(form, ['closedUnits', 'reservedUnits', 'note']),
    done: 'Week saved',
    onSent: onDone,
  })
  return (
    <form noValidate aria-labelledby={labelId} onSubmit={form.handleSubmit((input) => void saving.send(input))}>
      <Stack gap={4}>
        <span id={labelId} className="visually-hidden">
          What the week loses
        </span>
        <TextField
          {...form.register('closedUnits')}
          label="Closed"
          hint="Holidays and maintenance"
          inputMode="numeric"
          suffix="units"
          error={errors.closedUnits?.message}
        />
        <TextField
          {...form.register('reservedUnits')}
          label="Reserved"
          hint="Work of the shop's own"
          inputMode="numeric"
          suffix="units"
          error={errors.reservedUnits?.message}
        />
        <TextField {...form.register('note')} label="Note" optional error={errors.note?.message} />
        <SendRefusal failure={saving.failure} />
        <Button type="submit" variant="primary" pending={saving.busy} pendingText="Saving...">
          Save week
        </Button>
      </Stack>
    </form>
  )
}

/** The typed week as the call takes it; a blank number is missing, not 0. */
function weekSchema(id: string, week: string) {
  return typedWeek
    .transform(({ closedUnits, reservedUnits, note }): unknown => ({
      id,
      week,
      note,
      closedUnits: closedUnits.trim() || undefined,
      reservedUnits: reservedUnits.trim() || undefined,
    }))
    .pipe(z.preprocess((input) => input, setCapacityWeek.input))
}
