import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Link } from '@framewell/design-system/elements/link/Link'
import { passwordCalls, RESET_MINUTES } from '@framewell/domain/accounts/passwords'
import { EmailField } from '@framewell/remote-kit/forms/PersonFields'
import { onForm } from '@framewell/remote-kit/sending/onForm'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { AccountSheet } from './AccountSheet'
import { SIGN_IN_PATH } from './accountPaths'

const { requestPasswordReset } = passwordCalls

/** Requests a link by mail. The response is the same for every address. `refused` says why the previous link did not open. */
export const RequestLink = ({ refused }: { refused?: string }) => {
  const form = useForm({ resolver: zodResolver(requestPasswordReset.input), defaultValues: { email: '' } })
  const { send, busy, failure, answer, reset } = useSend(requestPasswordReset, { form: onForm(form, ['email']) })
  if (answer) {
    return (
      <AccountSheet arrived title="Check your inbox" lead={answer.message}>
        <Stack gap={4} align="start">
          <p>It opens once, within {RESET_MINUTES} minutes. Nothing came? Check your spam folder, or request another link.</p>
          <Button onClick={reset}>Ask again</Button>
        </Stack>
      </AccountSheet>
    )
  }
  return (
    <AccountSheet
      arrived={refused !== undefined}
      title="Reset your password"
      lead="Enter the address of your account. We’ll email you a link to choose a new password."
    >
      {refused === undefined ? null : (
        <Alert tone="warn" title="This link does not open">
          {refused}
        </Alert>
      )}
      <form noValidate onSubmit={form.handleSubmit((input) => void send(input))}>
        <Stack gap={5}>
          <SendAlert title="The link could not be sent" failure={failure} />
          <EmailField {...form.register('email')} error={form.formState.errors.email?.message} />
          <Button type="submit" variant="primary" block pending={busy} pendingText="Sending...">
            Send the link
          </Button>
        </Stack>
      </form>
      <Link href={SIGN_IN_PATH} variant="standalone">
        Back to sign-in
      </Link>
    </AccountSheet>
  )
}
