import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { factorCalls } from '@framewell/domain/accounts/factors'
import type { Session } from '@framewell/domain/accounts/session'
import { problemSentence } from '../sending/problemSentence'
import { useShell } from '../shell/useShell'
import { useCodeForm } from './useCodeForm'

interface SecondFactorFormProps {
  ticket: string
  onSignedIn: (session: Session) => void
  onAgain: () => void
}

/** The second step of a sign-in: an authenticator code or a recovery code. */
export const SecondFactorForm = ({ ticket, onSignedIn, onAgain }: SecondFactorFormProps) => {
  const { call } = useShell()
  const { field, pending, submit } = useCodeForm(
    async (code) => onSignedIn((await call(factorCalls.confirmSignIn, { ticket, code })).session),
    (error) => problemSentence(error, 'The service did not answer. Please try again.'),
  )
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={5}>
        <Text>Your password is right. Enter the code of your authenticator app, or one of your recovery codes.</Text>
        <TextField {...field} label="Code" autoComplete="one-time-code" autoCapitalize="characters" spellCheck={false} autoFocus />
        <Button type="submit" variant="primary" block pending={pending} pendingText="Checking...">
          Sign in
        </Button>
        <Button block onClick={onAgain}>
          Begin again
        </Button>
      </Stack>
    </form>
  )
}
