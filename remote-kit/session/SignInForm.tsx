import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { type Session, signIn } from '@framewell/domain/accounts/session'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { PasskeySignIn } from '../factors/PasskeySignIn'
import { SecondFactorForm } from '../factors/SecondFactorForm'
import { later } from '../shell/later'
import { useShell } from '../shell/useShell'
import { DirectorySignIn } from './DirectorySignIn'
import { type NextStep, nextStep } from './nextStep'
import { signInFailure } from './signInFailure'
import { storedUsername } from './storedUsername'

type Credentials = z.infer<typeof signIn.input>

interface SignInFormProps {
  /** Button text. */
  action: string
  onSignedIn: (session: Session) => void
}

/** Its code loads for people who must set up a factor first. */
const EnrolFirst = later(async () => (await import('../factors/EnrolFirst')).EnrolFirst, null)

/** Signs in with a passkey alone, or with name and password followed by a second factor where the account has or needs one. */
export const SignInForm = ({ action, onSignedIn }: SignInFormProps) => {
  const [step, setStep] = useState<NextStep | null>(null)
  const begin = () => setStep(null)
  if (step?.kind === 'code') return <SecondFactorForm ticket={step.ticket} onSignedIn={onSignedIn} onAgain={begin} />
  if (step?.kind === 'enrol') return <EnrolFirst ticket={step.ticket} onSignedIn={onSignedIn} onAgain={begin} />
  return (
    <Stack gap={5}>
      <PasswordForm action={action} onSignedIn={onSignedIn} onStep={setStep} />
      <PasskeySignIn onSignedIn={onSignedIn} />
      <DirectorySignIn />
    </Stack>
  )
}

/** Username and password. After a refusal it shows why, keeps the username and focuses the emptied password field. */
const PasswordForm = ({ action, onSignedIn, onStep }: SignInFormProps & { onStep: (step: NextStep) => void }) => {
  const shell = useShell()
  const form = useForm<Credentials>({
    resolver: zodResolver(signIn.input),
    defaultValues: { username: storedUsername.read(), password: '' },
  })
  const { errors } = form.formState
  const attempt = useMutation({
    mutationFn: (credentials: Credentials) => shell.call(signIn, credentials),
    onMutate: ({ username }) => storedUsername.write(username),
    onSuccess: ({ session }) => {
      storedUsername.write('')
      onSignedIn(session)
    },
    onError: (error) => {
      const step = nextStep(error)
      if (step) return onStep(step)
      shell.toast({ ...signInFailure(error), tone: 'destructive' })
      form.resetField('password')
      form.setFocus('password')
    },
  })
  const failure = attempt.error ? signInFailure(attempt.error) : null
  return (
    <form noValidate onSubmit={form.handleSubmit((credentials) => attempt.mutate(credentials))}>
      <Stack gap={5}>
        {failure ? (
          // The toast announces it; this stays visible.
          <Alert tone="bad" title={failure.title}>
            {failure.description}
          </Alert>
        ) : null}
        <TextField
          {...form.register('username')}
          label="Username"
          hint="The email address of your account"
          error={errors.username?.message}
          autoComplete="username"
          autoCapitalize="none"
          inputMode="email"
          spellCheck={false}
        />
        <TextField
          {...form.register('password')}
          type="password"
          label="Password"
          error={errors.password?.message}
          autoComplete="current-password"
        />
        <Button type="submit" variant="primary" block pending={attempt.isPending || attempt.isSuccess} pendingText="Authenticating...">
          {action}
        </Button>
      </Stack>
    </form>
  )
}
