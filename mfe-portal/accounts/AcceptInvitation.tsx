import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { newPasswordSchema, PASSWORD_MESSAGES } from '@framewell/domain/accounts/passwords'
import type { Session } from '@framewell/domain/accounts/session'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import { acceptInvitation, type openInvitation } from '@framewell/domain/parties/partyCalls'
import { NameField } from '@framewell/remote-kit/forms/PersonFields'
import { onForm } from '@framewell/remote-kit/sending/onForm'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { sessionQuery } from '@framewell/remote-kit/session/sessionQuery'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { ACCOUNT_PATH } from './accountPaths'
import { isRefusal } from './isRefusal'
import { NewPasswordField } from './NewPasswordField'

const withPassword = acceptInvitation.input.pick({ name: true }).extend({ password: newPasswordSchema })

export type OpenedInvitation = CallOutput<typeof openInvitation>

interface AcceptInvitationProps {
  token: string
  invitation: OpenedInvitation
  /** The session of the invited person; when signed in, they need neither name nor password. */
  signedIn: Session | null
}

/** Accepts an invitation and redirects to the person's account; the server signs them in. */
export const AcceptInvitation = ({ token, invitation: { name, company }, signedIn }: AcceptInvitationProps) => {
  const shell = useShell()
  const queryClient = useQueryClient()
  const form = useForm({ resolver: zodResolver(withPassword), defaultValues: { name, password: '' } })
  const { send, busy, failure, answer } = useSend(acceptInvitation, {
    form: onForm(form, ['name', 'password']),
    onSent: ({ session }) => {
      shell.sessionChanged()
      queryClient.setQueryData(sessionQuery(shell).queryKey, session)
      shell.toast({ title: `Welcome to ${company.name}`, tone: 'success' })
      shell.navigate(ACCOUNT_PATH, { replace: true })
    },
    onFailed: (_, error) => {
      if (isRefusal(acceptInvitation, error, 'commonPassword')) {
        form.setError('password', { message: PASSWORD_MESSAGES.common }, { shouldFocus: true })
      }
    },
  })
  const { errors } = form.formState
  const alert = errors.password ? null : <SendAlert title="You have not joined yet" failure={failure} />
  const join = { type: 'submit', variant: 'primary', block: true, pending: busy || answer !== null, pendingText: 'Joining...' } as const
  if (signedIn) {
    return (
      <Stack gap={5}>
        {alert}
        <Button {...join} type="button" onClick={() => void send({ token, name: signedIn.name })}>
          Join {company.name}
        </Button>
      </Stack>
    )
  }
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => void send({ ...values, token }))}>
      <Stack gap={5}>
        {alert}
        <NameField {...form.register('name')} error={errors.name?.message} />
        <NewPasswordField {...form.register('password')} error={errors.password?.message} />
        <Button {...join}>Join {company.name}</Button>
      </Stack>
    </form>
  )
}
