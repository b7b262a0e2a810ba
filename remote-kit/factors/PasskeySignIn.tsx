import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Text } from '@framewell/design-system/elements/text/Text'
import { factorCalls } from '@framewell/domain/accounts/factors'
import type { Session } from '@framewell/domain/accounts/session'
import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useShell } from '../shell/useShell'
import { askForPasskey, hasPasskeys } from './passkeyBrowser'
import { passkeyFailure } from './passkeyFailure'

/** Signs in with a passkey alone; renders nothing in browsers without passkeys. */
export const PasskeySignIn = ({ onSignedIn }: { onSignedIn: (session: Session) => void }) => {
  const { call } = useShell()
  const attempt = useMutation({
    mutationFn: async () => call(factorCalls.signInByPasskey, await askForPasskey(call)),
    networkMode: 'always',
    onSuccess: ({ session }) => onSignedIn(session),
  })
  if (!hasPasskeys()) return null
  return (
    <Stack gap={2}>
      <Button
        block
        icon={<KeyRound />}
        pending={attempt.isPending || attempt.isSuccess}
        pendingText="Waiting for your passkey..."
        onClick={() => attempt.mutate()}
      >
        Use a passkey
      </Button>
      <Text size="small" tone="bad" role="alert">
        {attempt.error ? passkeyFailure(attempt.error) : null}
      </Text>
    </Stack>
  )
}
