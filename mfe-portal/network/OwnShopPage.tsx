import { Button } from '@framewell/design-system/elements/button/Button'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { Section } from '@framewell/design-system/elements/layout/Section'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { isApiError } from '@framewell/domain/http/isApiError'
import { PARTNERS } from '@framewell/domain/parties/company'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { SessionGuard } from '@framewell/remote-kit/session/SessionGuard'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { Factory } from 'lucide-react'
import { ACCOUNT_PATH, signInPathFor } from '../accounts/accountPaths'
import { ownShopQuery } from './networkQueries'
import { OwnShop } from './OwnShop'

/** /shop: what a member of a fabricator's company sees of their shop, and keeps up to date. */
export const OwnShopPage = () => (
  <Section space="tight">
    <SessionGuard
      roles={PARTNERS}
      signInPath={signInPathFor}
      refused={() => (
        <EmptyState icon={<Factory />} title="This page is for shops" action={<Button href={ACCOUNT_PATH}>Your account</Button>}>
          People of a fabricator's company see their own shop here.
        </EmptyState>
      )}
    >
      <Own />
    </SessionGuard>
  </Section>
)

const Own = () => {
  const { data, error, refetch, isFetching } = useQuery(ownShopQuery(useGuardedCall()))
  if (data) return <OwnShop shop={data.shop} />
  if (error && isApiError(error) && error.status === 404)
    return (
      <EmptyState icon={<Factory />} title="No shop yet" action={<Button href="/partner-onboarding">Apply with your shop</Button>}>
        {problemSentence(error, 'Your account runs no shop of the network yet.')}
      </EmptyState>
    )
  if (error)
    return (
      <ErrorState title="Your shop could not be read" onRetry={() => refetch()} retrying={isFetching}>
        Nothing was changed. Please try again in a moment.
      </ErrorState>
    )
  return (
    <LoadingArea label="Loading your shop">
      <Skeleton shape="block" height="6rem" />
      <Skeleton shape="block" height="28rem" style={{ marginTop: 'var(--space-8)' }} />
    </LoadingArea>
  )
}
