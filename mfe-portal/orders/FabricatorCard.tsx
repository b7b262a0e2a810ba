import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Stat } from '@framewell/design-system/elements/stat/Stat'
import { StatRow } from '@framewell/design-system/elements/stat/StatRow'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import { NEW_SHOP, NO_FINISHED_ORDERS } from '@framewell/domain/network/earnedQuality'
import { percent } from '@framewell/domain/numbers/figure'
import type { Order } from '@framewell/domain/orders/order'
import type { getFabricatorProfile } from '@framewell/domain/orders/trackingCalls'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { CertificationBadge } from '@framewell/remote-kit/network/CertificationBadge'

type Profile = CallOutput<typeof getFabricatorProfile>['profile']

/** A shop's record: reliability, on-time rate, disputes, and the accuracy of its estimates. */
export const FabricatorCard = ({ profile, slots }: { profile: Profile; slots: Order['slots'] }) => {
  const { company, name, location, certificationTier, reliabilityScore, onTimePercentage, disputeRate, etaAccuracy } = profile
  const isNew = profile.finishedOrders === 0
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Stack direction="row" gap={3} align="center">
          <Heading level={3} size={4}>
            {company}
          </Heading>
          <CertificationBadge tier={certificationTier} />
        </Stack>
        <Text tone="muted">
          {location.address}
          {name ? `, ask for ${name}` : ''}
        </Text>
      </Stack>
      <StatRow>
        <Stat
          label="Reliability"
          value={isNew ? NEW_SHOP : `${Math.round(reliabilityScore)}/100`}
          detail={isNew ? NO_FINISHED_ORDERS : `${profile.finishedOrders} finished orders`}
        />
        <Stat
          label="On time"
          value={isNew ? 'New' : `${Math.round(onTimePercentage)}%`}
          detail={isNew ? NO_FINISHED_ORDERS : 'of deliveries'}
        />
        <Stat
          label="Disputes"
          value={isNew ? 'New' : `${Math.round(disputeRate * 10) / 10}%`}
          detail={isNew ? NO_FINISHED_ORDERS : 'of orders, lost'}
        />
        <Stat
          label="Expected times"
          value={etaAccuracy.meanDaysOff === null ? 'New' : `±${Math.round(etaAccuracy.meanDaysOff * 10) / 10} d`}
          detail={etaAccuracy.withinADay === null ? 'none measured yet' : `${percent(etaAccuracy.withinADay)} within a day`}
        />
      </StatRow>
      {isNew ? null : <Text measured>{profile.qualityWords}</Text>}
      {slots.length > 0 ? (
        <Text size="small" tone="muted">
          Its production weeks for this order:{' '}
          {slots.map(({ week, units }) => `${longDate(week)} (${units} ${units === 1 ? 'unit' : 'units'})`).join(', ')}.
        </Text>
      ) : null}
    </Stack>
  )
}
