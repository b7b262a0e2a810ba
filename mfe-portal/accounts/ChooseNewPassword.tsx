import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { PASSWORD_MESSAGES, passwordCalls, UNKNOWN_RESET_LINK } from '@framewell/domain/accounts/passwords'
import { onForm } from '@framewell/remote-kit/sending/onForm'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { SIGNED_IN_QUERIES, sessionQuery } from '@framewell/remote-kit/session/sessionQuery'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { AccountSheet } from './AccountSheet'
import { SIGN_IN_PATH } from './accountPaths'
import { isRefusal, isTruncatedLink } from './isRefusal'
import { NewPasswordField } from './NewPasswordField'
import { RequestLink } from './RequestLink'

const { resetPassword } = passwordCalls
const schema = resetPassword.input.pick({ password: true })

/** Sets a new password with the token of a mailed link. If the link does not open, offers to request another. */
export const ChooseNewPassword = ({ token }: { token: string }) => {
  const shell = useShell()
  const queryClient = useQueryClient()
  const [opens, setOpens] = useState(true)
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { password: '' } })
  const { send, busy, failure, answer } = useSend(resetPassword, {
    form: onForm(form, ['password']),
    onSent: () => {
      // All sessions of the account have ended, including this browser's.
      shell.sessionChanged()
      queryClient.setQueryData(sessionQuery(shell).queryKey, null)
      queryClient.removeQueries({ queryKey: SIGNED_IN_QUERIES })
    },
    onFailed: (_, error) => {
      if (isRefusal(resetPassword, error, 'unknownLink') || isTruncatedLink(error)) setOpens(false)
      if (isRefusal(resetPassword, error, 'commonPassword')) {
        form.setError('password', { message: PASSWORD_MESSAGES.common }, { shouldFocus: true })
      }
    },
  })
  if (!opens) return <RequestLink refused={UNKNOWN_RESET_LINK} />
  if (answer) {
    return (
      <AccountSheet
        arrived
        title="Your password is changed"
        lead="Every session of your account has ended, on all devices. Sign in with the new password."
      >
        <Button variant="primary" href={SIGN_IN_PATH}>
          Sign in
        </Button>
      </AccountSheet>
    )
  }
  const { password } = form.formState.errors
  return (
    <AccountSheet title="Choose a new password" lead="It ends every session of your account, on all devices.">
      <form noValidate onSubmit={form.handleSubmit((values) => void send({ ...values, token }))}>
        <Stack gap={5}>
          {password ? null : <SendAlert title="Your password was not changed" failure={failure} />}
          <NewPasswordField {...form.register('password')} error={password?.message} />
          <Button type="submit" variant="primary" block pending={busy} pendingText="Saving...">
            Save the new password
          </Button>
        </Stack>
      </form>
    </AccountSheet>
  )
}
