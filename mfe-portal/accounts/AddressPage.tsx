import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { addressCalls, recoveryCalls } from '@framewell/domain/accounts/addressChange'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { sessionQuery } from '@framewell/remote-kit/session/sessionQuery'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { AccountSheet } from './AccountSheet'
import { FORGOTTEN_PATH, SECURITY_PATH } from './accountPaths'
import { useFragmentToken } from './useFragmentToken'

const { confirmAddress } = addressCalls
const { stopAddressChange } = recoveryCalls

/** /account-address#token=: confirms a new email address through its mailed link; with `?stop=yes`, the old address cancels the change. */
export const AddressPage = () => {
  const token = useFragmentToken()
  const { search } = useLocation()
  if (token === null)
    return (
      <AccountSheet title="This link is incomplete" lead="Open the link in our email again, or copy all of it.">
        <Button href={SECURITY_PATH}>Sign-in and security</Button>
      </AccountSheet>
    )
  return new URLSearchParams(search).has('stop') ? <Stop key={token} token={token} /> : <Confirm key={token} token={token} />
}

const Confirm = ({ token }: { token: string }) => {
  const shell = useShell()
  const queries = useQueryClient()
  const { send, busy, failure, answer } = useSend(confirmAddress, {
    onSent: () => {
      shell.sessionChanged()
      void queries.invalidateQueries({ queryKey: sessionQuery(shell).queryKey })
    },
  })
  if (answer)
    return (
      <AccountSheet
        arrived
        title="Your address is confirmed"
        lead={
          answer.changed
            ? `Your account uses ${answer.email} now. Sign in with it on your other devices.`
            : `Your account uses ${answer.email}.`
        }
      >
        <Button variant="primary" href={SECURITY_PATH}>
          Sign-in and security
        </Button>
      </AccountSheet>
    )
  return (
    <AccountSheet title="Confirm your address" lead="This address becomes the one you sign in with, and the one we write to.">
      <Stack gap={5}>
        <SendAlert title="Nothing was changed" failure={failure} />
        <Button variant="primary" block pending={busy} pendingText="Confirming..." onClick={() => void send({ token })}>
          Confirm this address
        </Button>
      </Stack>
    </AccountSheet>
  )
}

const Stop = ({ token }: { token: string }) => {
  const shell = useShell()
  const queries = useQueryClient()
  const { send, busy, failure, answer } = useSend(stopAddressChange, {
    onSent: () => {
      shell.sessionChanged()
      void queries.invalidateQueries({ queryKey: sessionQuery(shell).queryKey })
    },
  })
  if (answer)
    return (
      <AccountSheet
        arrived
        title={answer.takenBack ? 'The change was undone' : 'The change was stopped'}
        lead={`Your account uses ${answer.email}. Everyone is signed out, and the old password no longer works. We emailed you a link to choose a new one.`}
      >
        <Lines title="We removed what was added to the account since then" lines={answer.ended} />
        <Lines title="Review what was done in your name, and contact us about anything that wasn’t you" lines={answer.acts} />
        <Button href={FORGOTTEN_PATH}>Send another link</Button>
      </AccountSheet>
    )
  return (
    <AccountSheet
      title="Stop the change of your address?"
      lead="Your account keeps this address. Everyone is signed out, anything added to the account since is removed (keys, bank accounts, webhooks, invited people), and you choose a new password."
    >
      <Stack gap={5}>
        <SendAlert title="Nothing was changed" failure={failure} />
        <Button variant="primary" block pending={busy} pendingText="Stopping..." onClick={() => void send({ token })}>
          Stop the change
        </Button>
      </Stack>
    </AccountSheet>
  )
}

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) =>
  lines.length === 0 ? null : (
    <Stack gap={2}>
      <Heading level={2} size={5}>
        {title}
      </Heading>
      <Rows>
        {[...new Set(lines)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Rows>
    </Stack>
  )

const Rows = styled.ul`
  margin: 0;
  padding-inline-start: 1.25rem;
  overflow-wrap: anywhere;
`
