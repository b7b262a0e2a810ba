import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import type { Order } from '@framewell/domain/orders/order'
import { hasReached } from '@framewell/domain/orders/stages'
import { FABRICATOR_ACTOR } from '@framewell/domain/orders/trackingCalls'
import { NO_SHOP_YET } from '@framewell/domain/orders/transitions'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { Factory } from 'lucide-react'
import { FabricatorCard } from './FabricatorCard'
import { fabricatorQuery, timelineQuery } from './orderQueries'

/** The order's shop once work has begun, with its record on similar orders. */
export const SmartMatching = ({ order }: { order: Order }) => {
  const timeline = useQuery(timelineQuery(useGuardedCall(), order.number))
  return (
    <Reading read={timeline} loading="Loading order details..." failure="The timeline could not be loaded">
      {({ timeline: events }) => {
        const began = events.find(({ stage, actor }) => stage === 'fabrication_started' && actor.startsWith(FABRICATOR_ACTOR))
        return began ? (
          <Matched fabricatorId={began.actor} order={order} />
        ) : (
          <EmptyState icon={<Factory />} title="No Fabricator Data">
            {hasReached(order.stage, 'fabrication_started')
              ? `We recorded the work of ${order.fabricator?.name ?? 'the shop'}. A shop's record appears here when it records its own steps.`
              : order.fabricator
                ? `${order.fabricator.name} is chosen for this order. Its record appears here once it has started fabrication.`
                : `${NO_SHOP_YET}. A shop's record appears here once it has started fabrication.`}
          </EmptyState>
        )
      }}
    </Reading>
  )
}

const Matched = ({ fabricatorId, order }: { fabricatorId: string; order: Order }) => {
  const read = useQuery(fabricatorQuery(useGuardedCall(), fabricatorId))
  return (
    <Reading read={read} loading="Loading order details..." failure="The shop's record could not be loaded">
      {({ profile }) => <FabricatorCard profile={profile} slots={order.slots} />}
    </Reading>
  )
}
