import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { PASSWORD_MESSAGES, passwordCalls } from '@framewell/domain/accounts/passwords'
import { onForm } from '@framewell/remote-kit/sending/onForm'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { isRefusal } from '../isRefusal'
import { NewPasswordField } from '../NewPasswordField'
import { CurrentPasswordField } from './CurrentPasswordField'
import { SECURITY_QUERIES } from './securityQueries'
import { useOwnFactors } from './useOwnFactors'

const { changePassword } = passwordCalls

/** Changes the password of users who have one here; others sign in through a company directory. */
export const OwnPassword = () => {
  const factors = useOwnFactors()
  const queries = useQueryClient()
  const { toast } = useShell()
  const form = useForm({ resolver: zodResolver(changePassword.input), defaultValues: { currentPassword: '', password: '' } })
  const { send, busy, failure } = useSend(changePassword, {
    form: onForm(form, ['currentPassword', 'password']),
    onSent: () => {
      form.reset()
      toast({ title: 'Password changed', description: 'Your other devices are signed out.', tone: 'success' })
      void queries.invalidateQueries({ queryKey: SECURITY_QUERIES })
    },
    onFailed: (_, error) => {
      if (isRefusal(changePassword, error, 'wrongPassword'))
        form.setError('currentPassword', { message: PASSWORD_MESSAGES.currentWrong }, { shouldFocus: true })
      if (isRefusal(changePassword, error, 'commonPassword'))
        form.setError('password', { message: PASSWORD_MESSAGES.common }, { shouldFocus: true })
    },
  })
  const { currentPassword, password } = form.formState.errors
  if (!factors.data?.ways.password) return null
  return (
    <Stack as="section" gap={4} aria-labelledby="own-password">
      <Heading level={2} size={4} id="own-password">
        Your password
      </Heading>
      <form noValidate onSubmit={form.handleSubmit((input) => void send(input))}>
        <Stack gap={4} align="start">
          <Text tone="muted">Your other devices are signed out when you change it.</Text>
          {currentPassword || password ? null : <SendAlert title="Your password was not changed" failure={failure} />}
          <CurrentPasswordField {...form.register('currentPassword')} error={currentPassword?.message} />
          <NewPasswordField {...form.register('password')} error={password?.message} />
          <Button type="submit" pending={busy} pendingText="Saving...">
            Change password
          </Button>
        </Stack>
      </form>
    </Stack>
  )
}
