import { Button } from '@framewell/design-system/elements/button/Button'
import { Card } from '@framewell/design-system/elements/card/Card'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { PANEL_ROLES, ROLE_LABELS, type Role } from '@framewell/domain/accounts/roles'
import type { Session } from '@framewell/domain/accounts/session'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { CenteredPanel } from '@framewell/remote-kit/session/CenteredPanel'
import { hasRole } from '@framewell/remote-kit/session/hasRole'
import { useSignOut } from '@framewell/remote-kit/session/useSignOut'
import { CONTENT_PATH } from './signInPlace'

/** What a signed-in user without one of a screen's roles sees in its place. */
export const NotAnOperator = ({ session, roles }: { session: Session; roles: readonly Role[] }) => {
  const people = roles.includes('editor') ? 'editors and operators' : 'operators'
  const signOut = useSignOut()
  return (
    <CenteredPanel>
      <Card padding="large">
        <Stack gap={4}>
          <Heading level={1} size={3}>
            This area is for {people}
          </Heading>
          <Text tone="muted">
            You are signed in as {session.email} ({labelOf(ROLE_LABELS, session.role)}). Sign in with another account, or ask a super admin
            to give you the role.
          </Text>
          <Stack direction="row" gap={3}>
            <Button variant="primary" pending={signOut.isPending} pendingText="Signing out..." onClick={() => signOut.mutate()}>
              Use another account
            </Button>
            {hasRole(session, PANEL_ROLES) ? (
              <Button href={CONTENT_PATH}>Open the content screen</Button>
            ) : (
              <Button href="/">Back to home</Button>
            )}
          </Stack>
        </Stack>
      </Card>
    </CenteredPanel>
  )
}
