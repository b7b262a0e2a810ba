import { Button } from '@framewell/design-system/elements/button/Button'
import { Section } from '@framewell/design-system/elements/layout/Section'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { ROLES } from '@framewell/domain/accounts/roles'
import { SessionGuard } from '@framewell/remote-kit/session/SessionGuard'
import { signInPathFor } from '../accountPaths'
import { ConfirmIdentity } from './ConfirmIdentity'
import { OwnAddress } from './OwnAddress'
import { OwnFactors } from './OwnFactors'
import { OwnPassword } from './OwnPassword'
import { OwnSessions } from './OwnSessions'

/** /account-security: sign-in methods and sessions of the signed-in user. */
export const SecurityPage = () => (
  <SessionGuard roles={ROLES} signInPath={signInPathFor} refused={() => <Button href="/">Back to home</Button>}>
    <Section space="tight">
      <Stack gap={10}>
        <Stack gap={2}>
          <Heading level={1}>Sign-in and security</Heading>
          <Text tone="muted">How you sign in, and where you are signed in.</Text>
        </Stack>
        <OwnAddress />
        <OwnPassword />
        <OwnFactors />
        <OwnSessions />
        <ConfirmIdentity />
      </Stack>
    </Section>
  </SessionGuard>
)
