import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { ACCOUNT_HOLDER_WORDS, ACCOUNT_HOLDERS, bankAccountSchema } from '@framewell/domain/payments/bankAccount'
import { proposeBankDetail } from '@framewell/domain/payments/bankDetailCalls'
import { zodResolver } from '@hookform/resolvers/zod'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { type ReactElement, useState } from 'react'
import { useForm } from 'react-hook-form'
import { onForm } from '../sending/onForm'
import { SendAlert } from '../sending/SendAlert'
import { useSend } from '../sending/useSend'
import { useShell } from '../shell/useShell'

interface BankAccountDialogProps {
  readonly companyId: string
  readonly title: string
  readonly description: string
  /** The toast's text after its title: who confirms it. */
  readonly next: string
  readonly trigger: ReactElement
  /** Queries to reload. */
  readonly queries: QueryKey
}

/** The form for a company's bank account, for its members and for operators; the person who enters one can't confirm it. */
export const BankAccountDialog = ({ companyId, title, description, next, trigger, queries }: BankAccountDialogProps) => {
  const [open, setOpen] = useState(false)
  const { toast } = useShell()
  const client = useQueryClient()
  const form = useForm({
    resolver: zodResolver(bankAccountSchema),
    defaultValues: { accountName: '', routingNumber: '', accountNumber: '', accountType: 'checking', accountHolder: 'business' },
  })
  const { errors } = form.formState
  const sending = useSend(proposeBankDetail, {
    form: onForm(form, ['accountName', 'routingNumber', 'accountNumber', 'accountType', 'accountHolder']),
    onSent: () => {
      toast({ title: 'Bank details entered', description: next, tone: 'success' })
      form.reset()
      setOpen(false)
    },
    onSettled: () => void client.invalidateQueries({ queryKey: queries }),
  })
  return (
    <Dialog
      title={title}
      description={description}
      open={open}
      onOpenChange={(opening) => {
        setOpen(opening)
        sending.reset()
      }}
      trigger={trigger}
    >
      <form noValidate onSubmit={form.handleSubmit((account) => void sending.send({ ...account, companyId }))}>
        <Stack gap={4}>
          <TextField {...form.register('accountName')} label="Name on the account" autoComplete="off" error={errors.accountName?.message} />
          <TextField
            {...form.register('routingNumber')}
            label="Routing number"
            hint="Nine digits"
            inputMode="numeric"
            autoComplete="off"
            error={errors.routingNumber?.message}
          />
          <TextField
            {...form.register('accountNumber')}
            label="Account number"
            inputMode="numeric"
            autoComplete="off"
            error={errors.accountNumber?.message}
          />
          <SelectField
            {...form.register('accountType')}
            label="Kind of account"
            options={[
              { value: 'checking', label: 'Checking' },
              { value: 'savings', label: 'Savings' },
            ]}
            error={errors.accountType?.message}
          />
          <SelectField
            {...form.register('accountHolder')}
            label="Whose account"
            hint="Banks handle payments to a person's own account differently"
            options={optionsOf(ACCOUNT_HOLDERS, ACCOUNT_HOLDER_WORDS)}
            error={errors.accountHolder?.message}
          />
          <SendAlert failure={sending.failure} />
          <Button type="submit" variant="primary" pending={sending.busy} pendingText="Saving...">
            Save
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}
