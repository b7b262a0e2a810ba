import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { importStatement } from '@framewell/domain/payments/bankCalls'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import type { SendFailure } from '@framewell/remote-kit/sending/sendFailure'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'

export const typedBalanceSchema = importStatement.input.omit({ name: true })
export type TypedBalance = z.input<typeof typedBalanceSchema>

interface ClosingBalanceDialogProps {
  readonly form: UseFormReturn<TypedBalance>
  readonly busy: boolean
  readonly failure: SendFailure | null
  readonly onClose: () => void
  readonly onTyped: (typed: TypedBalance) => void
}

const blankIsNone = (text: unknown) => (typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined)

/** Asks for the closing balance that a file does not show. */
export const ClosingBalanceDialog = ({ form, busy, failure, onClose, onTyped }: ClosingBalanceDialogProps) => {
  const { errors } = form.formState
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Closing balance"
      description="The movements are checked against it: from the last statement's closing balance they have to lead to this one."
    >
      <form noValidate onSubmit={form.handleSubmit(onTyped)}>
        <Stack gap={4}>
          <TextField
            {...form.register('closingBalance', { setValueAs: blankIsNone })}
            label="Closing balance"
            hint="After the last movement of the file, as the bank shows it: 12,345.67"
            inputMode="decimal"
            autoComplete="off"
            error={errors.closingBalance?.message}
          />
          <TextField
            {...form.register('closingDay', { setValueAs: blankIsNone })}
            type="date"
            label="Day of the balance"
            hint="Needed for a file without movements"
            optional
            error={errors.closingDay?.message}
          />
          {Object.keys(errors).length > 0 ? null : <SendAlert title="Not imported" failure={failure} />}
          <Button type="submit" variant="primary" pending={busy} pendingText="Importing...">
            Import
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}
