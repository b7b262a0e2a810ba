import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { Session } from '@framewell/domain/accounts/session'
import { useState } from 'react'
import { useShell } from '../shell/useShell'
import { AddPasskey } from './AddPasskey'
import { AddTotp, type Enrolled } from './AddTotp'
import { RecoveryCodes } from './RecoveryCodes'

interface EnrolFirstProps {
  ticket: string
  onSignedIn: (session: Session) => void
  onAgain: () => void
}

/** For a sign-in whose account must have a second factor and has none: sets one up, then continues. */
export const EnrolFirst = ({ ticket, onSignedIn, onAgain }: EnrolFirstProps) => {
  const { call } = useShell()
  const [enrolled, setEnrolled] = useState<Enrolled | null>(null)
  const finish = ({ session }: Enrolled) => (session ? onSignedIn(session) : onAgain())
  const added = (given: Enrolled) => (given.recoveryCodes.length > 0 ? setEnrolled(given) : finish(given))
  if (enrolled) return <RecoveryCodes codes={enrolled.recoveryCodes} onKept={() => finish(enrolled)} />
  return (
    <Stack gap={6}>
      <Text>Your role needs a second factor: an authenticator app on your telephone, or a passkey. Set one up to go on.</Text>
      <AddTotp call={call} ticket={ticket} onAdded={added} />
      <Stack as="section" gap={3} aria-labelledby="or-a-passkey">
        <Heading level={2} size={5} id="or-a-passkey">
          Or a passkey
        </Heading>
        <AddPasskey call={call} ticket={ticket} onAdded={added} />
      </Stack>
      <Button onClick={onAgain}>Begin again</Button>
    </Stack>
  )
}
