import { Button } from '@framewell/design-system/elements/button/Button'
import { Card } from '@framewell/design-system/elements/card/Card'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { factorCalls, type Passkey } from '@framewell/domain/accounts/factors'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import { AddPasskey } from '@framewell/remote-kit/factors/AddPasskey'
import { AddTotp, type Enrolled } from '@framewell/remote-kit/factors/AddTotp'
import { RecoveryCodes } from '@framewell/remote-kit/factors/RecoveryCodes'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { OWN_FACTORS_QUERY, useOwnFactors } from './useOwnFactors'

const { removeTotp, removePasskey, newRecoveryCodes } = factorCalls

/** The user's second factors: authenticator app, passkeys, recovery codes. */
export const OwnFactors = () => {
  const queries = useQueryClient()
  const [codes, setCodes] = useState<readonly string[]>([])
  const read = useOwnFactors()
  const renew = () => void queries.invalidateQueries({ queryKey: OWN_FACTORS_QUERY })
  const added = ({ recoveryCodes }: Enrolled) => {
    setCodes(recoveryCodes)
    renew()
  }
  return (
    <Stack as="section" gap={4} aria-labelledby="own-factors">
      <Heading level={2} size={4} id="own-factors">
        Second factor
      </Heading>
      <Reading read={read} loading="Loading how you sign in" failure="Your sign-in settings could not be loaded">
        {(factors) =>
          codes.length > 0 ? (
            <RecoveryCodes codes={codes} onKept={() => setCodes([])} />
          ) : (
            <Factors factors={factors} onAdded={added} onCodes={setCodes} onChanged={renew} />
          )
        }
      </Reading>
    </Stack>
  )
}

interface FactorsProps {
  factors: CallOutput<typeof factorCalls.getFactors>
  onAdded: (enrolled: Enrolled) => void
  onCodes: (codes: readonly string[]) => void
  onChanged: () => void
}

const Factors = ({ factors: { ways, passkeys, recoveryCodesLeft, required }, onAdded, onCodes, onChanged }: FactorsProps) => {
  const call = useGuardedCall()
  const offTotp = useSend(removeTotp, { onSettled: onChanged })
  const offPasskey = useSend(removePasskey, { onSettled: onChanged })
  const fresh = useSend(newRecoveryCodes, { onSent: ({ recoveryCodes }) => onCodes(recoveryCodes), onSettled: onChanged })
  if (ways.directory) return <Text>Your company directory signs you in; a second factor is set up there.</Text>
  return (
    <Stack gap={5} align="start">
      <Text tone="muted">
        {ways.totp || ways.passkey
          ? 'Your account has a second factor.'
          : 'Your account has none: anyone who learns your password can sign in.'}
        {required ? ' Your role needs one.' : null}
      </Text>
      <SendAlert title="Not changed" failure={offTotp.failure ?? offPasskey.failure ?? fresh.failure} />
      <Stack direction="row" gap={4} align="center">
        <Text weight="strong">Authenticator app: {ways.totp ? 'in use' : 'not set up'}</Text>
        {ways.totp ? (
          <Button pending={offTotp.busy} pendingText="Removing..." onClick={() => void offTotp.send({})}>
            Remove the app
          </Button>
        ) : (
          <SetUpTotp onAdded={onAdded} />
        )}
      </Stack>
      {passkeys.map((passkey) => (
        <PasskeyLine key={passkey.id} passkey={passkey} busy={offPasskey.busy} onRemove={() => void offPasskey.send({ id: passkey.id })} />
      ))}
      <AddPasskey call={call} onAdded={onAdded} />
      {ways.totp || ways.passkey ? (
        <Stack direction="row" gap={4} align="center">
          <Text>{recoveryCodesLeft} recovery codes left</Text>
          <Button pending={fresh.busy} pendingText="Making codes..." onClick={() => void fresh.send({})}>
            Make new codes
          </Button>
        </Stack>
      ) : null}
    </Stack>
  )
}

const SetUpTotp = ({ onAdded }: { onAdded: (enrolled: Enrolled) => void }) => {
  const call = useGuardedCall()
  const [open, setOpen] = useState(false)
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Set up an authenticator app" trigger={<Button>Set up an app</Button>}>
      <AddTotp
        call={call}
        onAdded={(enrolled) => {
          setOpen(false)
          onAdded(enrolled)
        }}
      />
    </Dialog>
  )
}

const PasskeyLine = ({ passkey, busy, onRemove }: { passkey: Passkey; busy: boolean; onRemove: () => void }) => (
  <Card>
    <Stack direction="row" justify="between" align="center" gap={4}>
      <Stack gap={1}>
        <Text weight="strong">Passkey: {passkey.name}</Text>
        <Text size="small" tone="muted">
          Added <ShortTime iso={passkey.createdAt} />
          {passkey.lastUsedAt ? (
            <>
              , last used <ShortTime iso={passkey.lastUsedAt} />
            </>
          ) : null}
        </Text>
      </Stack>
      <Button disabled={busy} onClick={onRemove} aria-label={`Remove the passkey ${passkey.name}`}>
        Remove
      </Button>
    </Stack>
  </Card>
)
