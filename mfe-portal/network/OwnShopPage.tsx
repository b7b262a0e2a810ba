import { Button } from '@framewell/design-system/elements/button/Button'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { noShop } from '@framewell/domain/network/ownShopCalls'
import { PARTNERS } from '@framewell/domain/parties/company'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { Factory } from 'lucide-react'
import { GuardedPage } from '../accounts/GuardedPage'
import { OwnDirectory } from './OwnDirectory'
import { OwnShop } from './OwnShop'
import { ownListingsQuery, ownShopQuery } from './ownShopQueries'

/** /shop: a partner's own shop and directory listings, to view and maintain. */
export const OwnShopPage = () => (
  <GuardedPage
    roles={PARTNERS}
    others={{
      icon: <Factory />,
      title: 'This page is for partners',
      text: 'Shops and directory partners see their own page here.',
    }}
  >
    <Own />
  </GuardedPage>
)

const Own = () => {
  const call = useGuardedCall()
  const shop = useQuery(ownShopQuery(call))
  const directory = useQuery(ownListingsQuery(call))
  if (shop.data && directory.data) {
    if (shop.data.shop) return <OwnShop shop={shop.data.shop} listings={directory.data.listings} />
    return directory.data.listings.length > 0 ? <OwnDirectory {...directory.data} /> : <NoShop />
  }
  if (shop.error || directory.error)
    return (
      <ErrorState
        title="Your shop could not be loaded"
        onRetry={() => {
          void shop.refetch()
          void directory.refetch()
        }}
        retrying={shop.isFetching || directory.isFetching}
      >
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

const NoShop = () => (
  <EmptyState icon={<Factory />} title="No shop yet" action={<Button href="/partner-onboarding">Apply with your shop</Button>}>
    {noShop.message}
  </EmptyState>
)
