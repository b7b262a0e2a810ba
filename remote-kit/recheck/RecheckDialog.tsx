import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { factorCalls } from '@framewell/domain/accounts/factors'
import { recheckCalls } from '@framewell/domain/accounts/recheck'
import type { CallInput } from '@framewell/domain/http/defineCall'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { askForPasskey } from '../factors/passkeyBrowser'
import { passkeyFailure } from '../factors/passkeyFailure'
import { problemSentence } from '../sending/problemSentence'
import { SIGNED_IN_QUERIES } from '../session/sessionQuery'
import { useShell } from '../shell/useShell'

const { checkIdentity } = recheckCalls

/** Confirms the person's identity in the middle of an action; typed input below stays. */
export const RecheckDialog = ({ onClose }: { onClose: (confirmed: boolean) => void }) => {
  const { call } = useShell()
  const formId = useId()
  const [typed, setTyped] = useState('')
  const factors = useQuery({
    queryKey: [...SIGNED_IN_QUERIES, 'own-factors'],
    queryFn: ({ signal }) => call(factorCalls.getFactors, {}, { signal }),
  })
  // Until known, or when it can't be, a password is the most common method.
  const { password = true, totp = false, passkey = false } = factors.data?.ways ?? {}
  const check = useMutation({
    mutationFn: (given: CallInput<typeof checkIdentity>) => call(checkIdentity, given),
    networkMode: 'always',
    onSuccess: () => onClose(true),
    onError: () => setTyped(''),
  })
  const byPasskey = useMutation({
    mutationFn: async () => call(checkIdentity, { passkey: await askForPasskey(call) }),
    networkMode: 'always',
    onSuccess: () => onClose(true),
  })
  const words = password && totp ? 'Your password, or a code of your app' : totp ? 'A code of your app' : 'Your password'
  const isCode = totp && (!password || /^\d{6}$/.test(typed.replace(/\s/g, '')))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose(false)}
      title="Confirm it's you"
      description="For money, rights, releases and keys we ask again who you are. You'll pick up where you left off."
      footer={
        <>
          <Button onClick={() => onClose(false)}>Cancel</Button>
          {passkey ? (
            <Button pending={byPasskey.isPending} pendingText="Waiting for your passkey..." onClick={() => byPasskey.mutate()}>
              Use a passkey
            </Button>
          ) : null}
          {password || totp ? (
            <Button type="submit" form={formId} variant="primary" pending={check.isPending} pendingText="Checking...">
              Confirm
            </Button>
          ) : null}
        </>
      }
    >
      <Stack gap={4}>
        {password || totp ? (
          <form
            id={formId}
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              if (typed.trim()) check.mutate(isCode ? { code: typed } : { password: typed })
            }}
          >
            <TextField
              label={words}
              type="password"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              error={check.error ? problemSentence(check.error, 'The service did not answer. Please try again.') : undefined}
              autoComplete={password ? 'current-password' : 'one-time-code'}
            />
          </form>
        ) : null}
        {!password && !totp && !passkey ? (
          <Text>Your company directory signs you in. Sign out and in again there: that counts as a confirmation.</Text>
        ) : null}
        <Text size="small" tone="bad" role="alert">
          {byPasskey.error ? passkeyFailure(byPasskey.error) : null}
        </Text>
      </Stack>
    </Dialog>
  )
}
