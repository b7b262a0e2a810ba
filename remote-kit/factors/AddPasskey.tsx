import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { factorCalls } from '@framewell/domain/accounts/factors'
import type { CallApi } from '@framewell/domain/http/callApi'
import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { Enrolled } from './AddTotp'
import { hasPasskeys, makePasskey } from './passkeyBrowser'
import { passkeyFailure } from './passkeyFailure'

interface AddPasskeyProps {
  call: CallApi
  ticket?: string | undefined
  onAdded: (enrolled: Enrolled) => void
}

/** Adds a passkey on this device, a phone or a security key, with a name for its owner. */
export const AddPasskey = ({ call, ticket, onAdded }: AddPasskeyProps) => {
  const [name, setName] = useState('')
  const add = useMutation({
    mutationFn: async (named: string) => {
      const { ceremony, options } = await call(factorCalls.startPasskey, { ticket })
      return call(factorCalls.addPasskey, { ticket, ceremony, name: named, credential: await makePasskey(options) })
    },
    networkMode: 'always',
    onSuccess: (enrolled) => {
      setName('')
      onAdded(enrolled)
    },
  })
  if (!hasPasskeys()) return <Text tone="muted">This browser knows no passkeys.</Text>
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        add.mutate(name.trim() || 'Passkey')
      }}
    >
      <Stack gap={3} align="start">
        <TextField
          label="Name of the passkey"
          hint="For example: Work laptop"
          value={name}
          maxLength={60}
          onChange={(event) => setName(event.target.value)}
          error={add.error ? passkeyFailure(add.error) : undefined}
        />
        <Button type="submit" icon={<KeyRound />} pending={add.isPending} pendingText="Waiting for your passkey...">
          Add a passkey
        </Button>
      </Stack>
    </form>
  )
}
