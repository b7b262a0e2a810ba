import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Text } from '@framewell/design-system/elements/text/Text'
import { joinWaitingList, waitingConsent } from '@framewell/domain/network/waitingCalls'
import { type KeyboardEvent, useState } from 'react'
import { EmailField } from '../forms/PersonFields'
import { useOwnContact } from '../forms/useOwnContact'
import { SendAlert } from '../sending/SendAlert'
import { useSend } from '../sending/useSend'

interface JoinWaitingProps {
  zip: string
  /** The address in the form around it: it need not be typed twice. */
  knownEmail?: string | undefined
}

/** Leaves an address for when a shop reaches a ZIP code. It is not a form of its own, because it is shown within others. */
export const JoinWaiting = ({ zip, knownEmail = '' }: JoinWaitingProps) => {
  const [typed, setTyped] = useState<string>()
  const [own, setOwn] = useState('')
  const email = typed ?? (knownEmail || own)
  const [error, setError] = useState<string>()
  const joining = useSend(joinWaitingList, {
    words: { makes: 'request' },
    form: { shows: (path) => path === 'email', mark: (_, message) => setError(message) },
  })
  useOwnContact((contact) => setOwn(contact.email))
  const join = () => {
    setError(undefined)
    void joining.send({ zip, email })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    join()
  }
  if (joining.answer) return <Text measured>{joining.answer.message}</Text>
  return (
    <Stack gap={3}>
      <EmailField
        label={`Email for news about ${zip}`}
        required={false}
        error={error}
        value={email}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
        hint={waitingConsent(zip)}
      />
      <SendAlert title="Not on the list yet" failure={joining.failure} />
      <div>
        <Button onClick={join} pending={joining.busy} pendingText="Sending...">
          Tell me when a shop reaches {zip}
        </Button>
      </div>
    </Stack>
  )
}
