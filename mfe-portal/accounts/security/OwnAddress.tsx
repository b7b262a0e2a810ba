import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { ADDRESS_UNDO_DAYS, type OwnAddress as Address, addressCalls } from '@framewell/domain/accounts/addressChange'
import { PASSWORD_MESSAGES } from '@framewell/domain/accounts/passwords'
import { EmailField } from '@framewell/remote-kit/forms/PersonFields'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { retryUnlessRefused } from '@framewell/remote-kit/reading/retryUnlessRefused'
import { onForm } from '@framewell/remote-kit/sending/onForm'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { isRefusal } from '../isRefusal'
import { CurrentPasswordField } from './CurrentPasswordField'
import { SECURITY_QUERIES } from './securityQueries'
import { useOwnFactors } from './useOwnFactors'

const { getOwnAddress, requestAddress, resendAddressLink, cancelAddressChange } = addressCalls
const QUERY = [...SECURITY_QUERIES, 'address'] as const

/** The account's email address and a form to change it; the change takes effect when the link sent to the new address is opened. */
export const OwnAddress = () => {
  const call = useGuardedCall()
  const queries = useQueryClient()
  const read = useQuery({
    queryKey: QUERY,
    queryFn: ({ signal }) => call(getOwnAddress, {}, { signal }),
    networkMode: 'always',
    retry: retryUnlessRefused,
  })
  const onChanged = (address: Address) => queries.setQueryData(QUERY, address)
  return (
    <Stack as="section" gap={4} aria-labelledby="own-address">
      <Heading level={2} size={4} id="own-address">
        Your email address
      </Heading>
      <Reading read={read} loading="Loading your address" failure="Your address could not be loaded">
        {(address) => (
          <Stack gap={5}>
            <Text>
              {address.email} {address.proved ? '(confirmed)' : '(not confirmed yet)'}
            </Text>
            {address.pending ? <Pending pending={address.pending} onChanged={onChanged} /> : null}
            <Request key={String(address.pending?.email)} address={address} onChanged={onChanged} />
          </Stack>
        )}
      </Reading>
    </Stack>
  )
}

interface ChangedProps {
  onChanged: (address: Address) => void
}

const Pending = ({ pending, onChanged }: ChangedProps & { pending: NonNullable<Address['pending']> }) => {
  const { toast } = useShell()
  const again = useSend(resendAddressLink, {
    onSent: (address) => {
      onChanged(address)
      toast({ title: 'Link sent again', tone: 'success' })
    },
  })
  const cancel = useSend(cancelAddressChange, {
    onSent: (address) => {
      onChanged(address)
      toast({ title: 'Change canceled', tone: 'success' })
    },
  })
  return (
    <Alert
      tone="info"
      title={`Open the link we sent to ${pending.email}`}
      actions={
        <>
          <Button pending={again.busy} pendingText="Sending..." onClick={() => void again.send({})}>
            Send link again
          </Button>
          <Button pending={cancel.busy} pendingText="Canceling..." onClick={() => void cancel.send({})}>
            Cancel this change
          </Button>
        </>
      }
    >
      <SendAlert title="Not changed" failure={again.failure ?? cancel.failure} />
      Nothing changes until you do. The link works until <ShortTime iso={pending.expiresAt} />.
    </Alert>
  )
}

const Request = ({ address, onChanged }: ChangedProps & { address: Address }) => {
  const asksPassword = useOwnFactors().data?.ways.password ?? true
  const form = useForm({
    resolver: zodResolver(requestAddress.input),
    defaultValues: { email: address.proved ? '' : address.email, currentPassword: '' },
  })
  const { send, busy, failure } = useSend(requestAddress, {
    form: onForm(form, ['email', 'currentPassword']),
    onSent: (changed) => {
      onChanged(changed)
      form.reset()
    },
    onFailed: (_, error) => {
      if (isRefusal(requestAddress, error, 'wrongPassword'))
        form.setError('currentPassword', { message: PASSWORD_MESSAGES.currentWrong }, { shouldFocus: true })
    },
  })
  const { email, currentPassword } = form.formState.errors
  return (
    <form noValidate onSubmit={form.handleSubmit((input) => void send(input))}>
      <Stack gap={4} align="start">
        <Text tone="muted">
          We send a link to the new address; it counts once you open it. Your other devices are then signed out. We notify the old address,
          which can undo the change for {ADDRESS_UNDO_DAYS} days.
        </Text>
        {email || currentPassword ? null : <SendAlert title="No link was sent" failure={failure} />}
        <EmailField label={address.proved ? 'New email' : 'Email to confirm'} {...form.register('email')} error={email?.message} />
        {asksPassword ? <CurrentPasswordField {...form.register('currentPassword')} error={currentPassword?.message} /> : null}
        <Button type="submit" pending={busy} pendingText="Sending...">
          Send link
        </Button>
      </Stack>
    </form>
  )
}
