import { Link } from '@framewell/design-system/elements/link/Link'
import { Stat } from '@framewell/design-system/elements/stat/Stat'
import { StatRow } from '@framewell/design-system/elements/stat/StatRow'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import { usd } from '@framewell/domain/money/usd'
import type { listOrders } from '@framewell/domain/orders/orderCalls'
import { OPEN_ORDERS_PATH } from '@framewell/domain/orders/trackingPath'

const overdueText = (late: number) => (late === 0 ? 'no open order is late' : `${late} open and late`)

/** Quick stats over all visible orders, regardless of filters. Their space is reserved while loading. */
export const OrderFigures = ({ summary }: { summary: CallOutput<typeof listOrders>['summary'] | undefined }) => {
  const shown = (value: string | number | undefined) => value ?? '…'
  return (
    <StatRow aria-busy={summary ? undefined : true}>
      <Stat
        label="Open orders"
        value={shown(summary?.open)}
        detail={summary ? <Link href={OPEN_ORDERS_PATH}>{usd(summary.openValueCents)}</Link> : ' '}
      />
      <Stat label="In fabrication" value={shown(summary?.inFabrication)} detail="at their shops" />
      <Stat label="In transit" value={shown(summary?.inTransit)} detail="on the road" />
      <Stat label="Delivered" value={shown(summary?.delivered)} detail={summary ? overdueText(summary.late) : ' '} />
    </StatRow>
  )
}
