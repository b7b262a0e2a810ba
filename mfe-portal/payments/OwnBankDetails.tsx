import { Badge, type BadgeTone } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { type BankAccount, bankAccountSchema } from '@framewell/domain/payments/bankAccount'
import { type BankDetail, listBankDetails, proposeBankDetail } from '@framewell/domain/payments/payoutCalls'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { onForm } from '@framewell/remote-kit/sending/onForm'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { PAYMENT_QUERIES } from './paymentQueries'

const QUERY = [...PAYMENT_QUERIES, 'bank-details'] as const
const STATES: Readonly<Record<BankDetail['status'], { readonly words: string; readonly tone: BadgeTone }>> = {
  waiting: { words: 'Waits for confirmation', tone: 'warn' },
  active: { words: 'In use', tone: 'ok' },
  replaced: { words: 'Replaced', tone: 'neutral' },
  rejected: { words: 'Rejected', tone: 'bad' },
}

/** Where the person's company is paid: the last digits of what was entered, and a way to enter another account. */
export const OwnBankDetails = ({ companyId }: { companyId: string }) => {
  const api = useGuardedCall()
  const read = useQuery({ queryKey: QUERY, queryFn: ({ signal }) => api(listBankDetails, { limit: 5 }, { signal }) })
  return (
    <Stack as="section" gap={4} aria-labelledby="own-bank-details">
      <Heading level={2} size={4} id="own-bank-details">
        Bank details
      </Heading>
      <Reading read={read} loading="Loading bank details" failure="Your bank details could not be read">
        {({ data }) => (
          <Stack as="ul" role="list" gap={2}>
            {data.length === 0 ? <Text as="li">No bank account yet. What is paid out to your company needs one.</Text> : null}
            {data.map(({ id, accountName, accountLastFour, status }) => (
              <li key={id}>
                {accountName}, account that ends in {accountLastFour} <Badge tone={STATES[status].tone}>{STATES[status].words}</Badge>
              </li>
            ))}
          </Stack>
        )}
      </Reading>
      <EnterAccount companyId={companyId} />
    </Stack>
  )
}

const EnterAccount = ({ companyId }: { companyId: string }) => {
  const [open, setOpen] = useState(false)
  const { toast } = useShell()
  const queries = useQueryClient()
  const form = useForm<BankAccount>({
    resolver: zodResolver(bankAccountSchema),
    defaultValues: { accountName: '', routingNumber: '', accountNumber: '', accountType: 'checking' },
  })
  const { errors } = form.formState
  const sending = useSend(proposeBankDetail, {
    form: onForm(form, ['accountName', 'routingNumber', 'accountNumber', 'accountType']),
    onSent: () => {
      toast({ title: 'Bank details entered', description: 'They are used once we have confirmed them with you.', tone: 'success' })
      form.reset()
      setOpen(false)
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: QUERY }),
  })
  return (
    <Dialog
      title="Enter a bank account"
      description="A person of ours calls you back before it is used. Until then payouts go where they went."
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        sending.reset()
      }}
      trigger={<Button>Enter a bank account</Button>}
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
          <SendAlert failure={sending.failure} />
          <Button type="submit" variant="primary" pending={sending.busy} pendingText="Saving...">
            Save
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}
