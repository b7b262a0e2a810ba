import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { RECHECK_MINUTES } from '@framewell/domain/accounts/recheck'
import { AskAgainContext } from '@framewell/remote-kit/recheck/AskAgain'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { use } from 'react'

/** Asks for identity confirmation right away; the panel at /cms sends users here. */
export const ConfirmIdentity = () => {
  const askAgain = use(AskAgainContext)
  const { toast } = useShell()
  const confirm = async () => {
    if (await askAgain?.())
      toast({ title: 'Confirmed', description: `We won’t ask again for ${RECHECK_MINUTES} minutes.`, tone: 'success' })
  }
  return (
    <Stack as="section" gap={4} align="start" aria-labelledby="confirm-identity">
      <Heading level={2} size={4} id="confirm-identity">
        Confirm it's you
      </Heading>
      <Text tone="muted">
        For money, rights, releases and keys you are asked again when your last sign-in or confirmation is older than {RECHECK_MINUTES}{' '}
        minutes.
      </Text>
      <Button onClick={() => void confirm()}>Confirm now</Button>
    </Stack>
  )
}
