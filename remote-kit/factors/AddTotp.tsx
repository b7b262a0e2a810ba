import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { factorCalls } from '@framewell/domain/accounts/factors'
import type { CallApi } from '@framewell/domain/http/callApi'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Reading } from '../reading/Reading'
import { problemSentence } from '../sending/problemSentence'
import { QrCode } from './QrCode'
import { useCodeForm } from './useCodeForm'

export type Enrolled = CallOutput<typeof factorCalls.confirmTotp>

interface AddTotpProps {
  /** Guarded for signed-in people. */
  call: CallApi
  /** Of a sign-in waiting for a factor. */
  ticket?: string | undefined
  onAdded: (enrolled: Enrolled) => void
}

/** Sets up an authenticator app: shows its secret as a QR code and as text, and asks for a first code as proof. */
export const AddTotp = ({ call, ticket, onAdded }: AddTotpProps) => {
  const id = useId()
  const read = useQuery({
    queryKey: ['totp-secret', id],
    queryFn: () => call(factorCalls.startTotp, { ticket }),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })
  const { field, pending, submit } = useCodeForm(
    async (code) => onAdded(await call(factorCalls.confirmTotp, { ticket, code })),
    (error) => problemSentence(error, 'The service did not answer. Please try again.'),
  )
  return (
    <Reading read={read} loading="Making a secret" failure="The authenticator app cannot be set up now">
      {({ uri, secret }) => (
        <form noValidate onSubmit={submit}>
          <Stack gap={4}>
            <Text>Scan this with an authenticator app, or enter its text there. Then type the six digits that the app shows.</Text>
            <QrCode text={uri} label="QR code of the secret; its text is below" />
            <Text size="small" tone="muted">
              {secret.match(/.{1,4}/g)?.join(' ')}
            </Text>
            <TextField {...field} label="Six digits of the app" autoComplete="one-time-code" inputMode="numeric" spellCheck={false} />
            <Button type="submit" variant="primary" pending={pending} pendingText="Checking...">
              Use this app
            </Button>
          </Stack>
        </form>
      )}
    </Reading>
  )
}
