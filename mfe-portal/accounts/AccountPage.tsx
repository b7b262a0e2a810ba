import { Button } from '@framewell/design-system/elements/button/Button'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { Section } from '@framewell/design-system/elements/layout/Section'
import { ROLES } from '@framewell/domain/accounts/roles'
import { SessionGuard } from '@framewell/remote-kit/session/SessionGuard'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { AccountSkeleton } from './AccountSkeleton'
import { signInPathFor } from './accountPaths'
import { OwnAccount } from './OwnAccount'
import { ownAccountQuery } from './ownAccountQuery'

/** /account: the signed-in person's account. */
export const AccountPage = () => (
  <SessionGuard roles={ROLES} signInPath={signInPathFor} refused={() => <Button href="/">Back to home</Button>}>
    <Own />
  </SessionGuard>
)

const Own = () => {
  const own = useQuery(ownAccountQuery(useGuardedCall()))
  if (own.data) return <OwnAccount {...own.data} />
  if (!own.error) return <AccountSkeleton />
  return (
    <Section space="tight">
      <ErrorState title="Your account could not be loaded" onRetry={() => own.refetch()} retrying={own.isFetching}>
        Nothing was lost. Please try again in a moment.
      </ErrorState>
    </Section>
  )
}
