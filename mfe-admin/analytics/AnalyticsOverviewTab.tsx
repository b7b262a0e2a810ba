import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { StatRow } from '@framewell/design-system/elements/stat/StatRow'
import { metricText } from '@framewell/domain/insights/metricText'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { ChartFigure } from '../insights/chart/ChartFigure'
import { Distribution } from '../insights/Distribution'
import { FigureStat } from '../insights/FigureStat'
import { FiguresNotice } from '../insights/FiguresNotice'
import { metricQuery, qualificationQuery } from '../insights/insightQueries'
import { Panel, Panels } from '../insights/Panels'
import { ReadArea } from '../insights/ReadArea'
import { useFigures } from '../insights/useFigures'

/** Number of applications, their decisions, and how long orders take. */
export const AnalyticsOverviewTab = () => {
  const api = useGuardedCall()
  const figures = useFigures({})
  const { figureOf, sample } = figures
  const qualification = useQuery(qualificationQuery(api))
  const applications = useQuery(metricQuery(api, 'applicationsThisMonth'))
  return (
    <Stack gap={5}>
      <FiguresNotice {...figures} unknown />
      <StatRow>
        <FigureStat name="applicationsThisMonth" figure={figureOf('applicationsThisMonth')} sample={sample} />
        <FigureStat name="conversionRate" figure={figureOf('conversionRate')} sample={sample} />
        <FigureStat name="activeProjects" figure={figureOf('activeProjects')} sample={sample} />
        <FigureStat
          name="avgFulfillmentTime"
          label="Average lead time"
          figure={figureOf('avgFulfillmentTime')}
          sample={sample}
          detail="from order to delivery"
        />
      </StatRow>
      <Panels>
        <Panel title="Applications over time">
          <ReadArea read={applications} what="the applications" failure="Failed to fetch qualification analytics">
            {({ months }) => (
              <ChartFigure
                title="Credit applications by month"
                of="Month"
                kind="bars"
                categories={months.map(({ month }) => month)}
                series={[{ name: 'Applications', values: months.map(({ value }) => value) }]}
                textOf={(value) => metricText(value, 'count')}
              />
            )}
          </ReadArea>
        </Panel>
        <Panel title="Builders by tier">
          <ReadArea read={qualification} what="the tiers" failure="Failed to fetch qualification analytics">
            {({ tierDistribution }) => <Distribution counts={tierDistribution} />}
          </ReadArea>
        </Panel>
      </Panels>
    </Stack>
  )
}
