import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { StatRow } from '@framewell/design-system/elements/stat/StatRow'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { metricText } from '@framewell/domain/insights/metricText'
import { FULFILLMENT_LABELS } from '@framewell/domain/orders/stages'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { ChartFigure } from '../insights/chart/ChartFigure'
import { Distribution } from '../insights/Distribution'
import { FigureStat } from '../insights/FigureStat'
import { analyticsQuery, fulfillmentQuery } from '../insights/insightQueries'
import { Panel, Panels } from '../insights/Panels'
import { ReadArea } from '../insights/ReadArea'

const statusWord = (name: string) => labelOf(FULFILLMENT_LABELS, name)

/** Orders by status and tier, their value, and the trend of lead time and on-time delivery. */
export const ProjectAnalyticsTab = () => {
  const api = useGuardedCall()
  const fulfillment = useQuery(fulfillmentQuery(api))
  const dashboard = useQuery(analyticsQuery(api, 365))
  return (
    <Stack gap={5}>
      <ReadArea read={fulfillment} what="the projects" failure="Failed to fetch fulfillment analytics">
        {({
          totalProjects,
          activeProjects,
          completedProjects,
          totalValue,
          averageValue,
          avgFulfillmentTime,
          statusDistribution,
          tierDistribution,
        }) => (
          <Stack gap={5}>
            <StatRow>
              <FigureStat
                name="totalProjects"
                figure={{ value: totalProjects, change: null }}
                detail={`${activeProjects} active, ${completedProjects} completed`}
              />
              <FigureStat name="totalOrderValue" label="Total value" figure={{ value: totalValue, change: null }} />
              <FigureStat name="averageContractValue" label="Average value" figure={{ value: averageValue, change: null }} />
              <FigureStat
                name="avgFulfillmentTime"
                label="Average lead time"
                figure={{ value: avgFulfillmentTime, change: null }}
                detail="from order to delivery"
              />
            </StatRow>
            <Panels>
              <Panel title="By status">
                <Distribution counts={statusDistribution} wordOf={statusWord} />
              </Panel>
              <Panel title="By tier">
                <Distribution counts={tierDistribution} />
              </Panel>
            </Panels>
          </Stack>
        )}
      </ReadArea>
      <ReadArea read={dashboard} what="the deliveries">
        {({ deliveries }) =>
          deliveries.length === 0 ? (
            <EmptyState title="Nothing was delivered yet">Lead time and punctuality begin with the first delivery.</EmptyState>
          ) : (
            <Panels>
              <Panel title="Lead time">
                <ChartFigure
                  title="Days from order to delivery, by month of delivery"
                  of="Month"
                  kind="lines"
                  categories={deliveries.map(({ month }) => month)}
                  series={[{ name: 'Days', values: deliveries.map(({ leadDays }) => leadDays) }]}
                  textOf={(value) => metricText(value, 'days')}
                />
              </Panel>
              <Panel title="Punctuality">
                <ChartFigure
                  title="Delivered on the promised day or before, by month"
                  of="Month"
                  kind="lines"
                  categories={deliveries.map(({ month }) => month)}
                  series={[{ name: 'On time', values: deliveries.map(({ onTimeRate }) => onTimeRate) }]}
                  textOf={(value) => metricText(value, 'percent')}
                />
              </Panel>
            </Panels>
          )
        }
      </ReadArea>
    </Stack>
  )
}
