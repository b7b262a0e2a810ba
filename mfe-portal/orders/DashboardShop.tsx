import { Card } from '@framewell/design-system/elements/card/Card'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Figure } from '@framewell/design-system/elements/text/Figure'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { NEW_SHOP, NO_FINISHED_ORDERS } from '@framewell/domain/network/earnedQuality'
import type { Order } from '@framewell/domain/orders/order'
import { NO_SHOP_YET } from '@framewell/domain/orders/transitions'
import { CertificationBadge } from '@framewell/remote-kit/network/CertificationBadge'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { fabricatorQuery } from './orderQueries'

/** The specification shows quality out of 5 here; it is the same value as elsewhere, on a scale of 0 to 100. */
const OUT_OF_FIVE = 20

/** The order's shop with its quality out of 5. */
export const DashboardShop = ({ order: { fabricator } }: { order: Order }) =>
  fabricator ? (
    <ShopCard id={fabricator.id} />
  ) : (
    <Card>
      <Heading level={2} size={5}>
        {NO_SHOP_YET}
      </Heading>
    </Card>
  )

const ShopCard = ({ id }: { id: string }) => {
  const read = useQuery(fabricatorQuery(useGuardedCall(), id))
  return (
    <Reading read={read} loading="Loading the shop" failure="The shop could not be loaded">
      {({ profile: { company, location, certificationTier, reliabilityScore, onTimePercentage, finishedOrders } }) => (
        <Card>
          <Stack gap={3}>
            <Stack direction="row" gap={3} align="center">
              <Heading level={2} size={5}>
                {company}
              </Heading>
              <CertificationBadge tier={certificationTier} />
            </Stack>
            <Text size="small" tone="muted">
              {location.address}
            </Text>
            {finishedOrders === 0 ? (
              <Text>
                {NEW_SHOP}. {NO_FINISHED_ORDERS}.
              </Text>
            ) : (
              <Text>
                <Figure size="small">{(reliabilityScore / OUT_OF_FIVE).toFixed(1)}</Figure> out of 5 for quality,{' '}
                {Math.round(onTimePercentage)}% on time over {finishedOrders} finished {finishedOrders === 1 ? 'order' : 'orders'}
              </Text>
            )}
          </Stack>
        </Card>
      )}
    </Reading>
  )
}
