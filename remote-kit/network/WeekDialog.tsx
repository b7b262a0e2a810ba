import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import type { CallApi, CallOptions } from '@framewell/domain/http/callApi'
import { type CalendarWeek, setCapacityWeek } from '@framewell/domain/network/capacityCalls'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactElement, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { onForm } from '../sending/onForm'
import { SendAlert } from '../sending/SendAlert'
import { useSending } from '../sending/useSend'
import { useShell } from '../shell/useShell'

const weekInput = setCapacityWeek.input.omit({ id: true })
export type WeekInput = z.output<typeof weekInput>
/** Saves a week: an operator's call for any shop, or a shop's own. */
export type SetWeek = (api: CallApi, input: WeekInput, how: CallOptions) => Promise<unknown>

interface WeekDialogProps {
  week: CalendarWeek
  setWeek: SetWeek
  onSettled: () => void
  trigger: ReactElement
}
const typedWeek = z.object({ closedUnits: z.string(), reservedUnits: z.string(), note: z.string() })
type TypedWeek = z.infer<typeof typedWeek>

/** Units a week loses to holidays, maintenance and the shop's other work. */
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

const WeekForm = ({ week: shown, setWeek, onSettled, onDone }: Omit<WeekDialogProps, 'trigger'> & { onDone: () => void }) => {
  // The values when it was opened: a concurrent save is refused, not overwritten.
  const [week] = useState(shown)
  const shell = useShell()
  const labelId = useId()
  const form = useForm<TypedWeek, unknown, WeekInput>({
    resolver: zodResolver(weekSchema(week)),
    defaultValues: { closedUnits: String(week.closedUnits), reservedUnits: String(week.reservedUnits), note: week.note },
  })
  const { errors } = form.formState
  const saving = useSending(setWeek, {
    form: onForm(form, ['closedUnits', 'reservedUnits', 'note']),
    onSent: () => {
      shell.toast({ title: 'Week saved', tone: 'success' })
      onDone()
    },
    onSettled,
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
        <SendAlert failure={saving.failure} />
        <Button type="submit" variant="primary" pending={saving.busy} pendingText="Saving...">
          Save week
        </Button>
      </Stack>
    </form>
  )
}

/** The typed week as the call's input; a blank number is missing, not 0. */
function weekSchema({ week, ...seen }: CalendarWeek) {
  return typedWeek
    .transform(({ closedUnits, reservedUnits, note }): unknown => ({
      week,
      note,
      seen: { closedUnits: seen.closedUnits, reservedUnits: seen.reservedUnits },
      closedUnits: closedUnits.trim() || undefined,
      reservedUnits: reservedUnits.trim() || undefined,
    }))
    .pipe(z.preprocess((input) => input, weekInput))
}
