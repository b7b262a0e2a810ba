import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { Table } from '@framewell/design-system/elements/table/Table'
import { ANALYTICS_DAYS } from '@framewell/domain/insights/analyticsCalls'
import { metricText } from '@framewell/domain/insights/metricText'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { ChartFigure } from '../insights/chart/ChartFigure'
import { analyticsQuery, qualificationQuery } from '../insights/insightQueries'
import { Panel, Panels } from '../insights/Panels'
import { ReadArea } from '../insights/ReadArea'

const count = (value: number) => metricText(value, 'count')
const share = (part: number, all: number) => (all === 0 ? 'None' : `${part} (${Math.round((part / all) * 100)}%)`)

/** The way from a configuration to a delivered order, and how each month's builders went it. */
export const ConversionTab = () => {
  const api = useGuardedCall()
  const [address, setAddress] = useSearchParams()
  const days = ANALYTICS_DAYS.find((each) => String(each) === address.get('days')) ?? 90
  const dashboard = useQuery(analyticsQuery(api, days))
  const qualification = useQuery(qualificationQuery(api))
  const choose = (next: string) =>
    setAddress((current) => {
      const changed = new URLSearchParams(current)
      changed.set('days', next)
      return changed
    })
  return (
    <Stack gap={5}>
      <SelectField
        size="small"
        label="Time"
        value={String(days)}
        options={ANALYTICS_DAYS.map((value) => ({ value: String(value), label: `Last ${value} days` }))}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <Panels>
        <Panel title="Funnel">
          <ReadArea read={dashboard} what="the funnel">
            {({ funnel }) => (
              <ChartFigure
                title={`From configuration to delivery, last ${days} days`}
                of="Step"
                kind="bars"
                categories={funnel.map(({ title }) => title)}
                series={[{ name: 'Count', values: funnel.map((step) => step.count) }]}
                textOf={count}
              />
            )}
          </ReadArea>
        </Panel>
        <Panel title="Qualification">
          <ReadArea read={qualification} what="qualification" failure="Failed to fetch qualification analytics">
            {({ conversionMetrics }) => (
              <DescriptionList
                variant="figures"
                items={[
                  { term: 'Applications', detail: count(conversionMetrics.qualificationSubmissions) },
                  { term: 'Tiers assigned', detail: count(conversionMetrics.tierAssignments) },
                  { term: 'Projects created', detail: count(conversionMetrics.projectCreations) },
                  { term: 'Fabricators assigned', detail: count(conversionMetrics.fabricatorAssignments) },
                  { term: 'Conversion rate', detail: metricText(conversionMetrics.conversionRate, 'percent') },
                ]}
              />
            )}
          </ReadArea>
        </Panel>
        <Panel title="Cohorts">
          <ReadArea read={dashboard} what="the cohorts">
            {({ cohorts }) => (
              <Table
                caption="Builders by the month of their first application"
                rows={cohorts}
                rowKey={({ month }) => month}
                notice={<EmptyState title="No builder yet">The first application begins the first cohort.</EmptyState>}
                columns={[
                  { id: 'month', header: 'Month', onPhone: 'title', cell: ({ month }) => month },
                  { id: 'builders', header: 'Builders', align: 'end', cell: ({ builders }) => builders },
                  { id: 'approved', header: 'Approved', align: 'end', cell: ({ approved, builders }) => share(approved, builders) },
                  { id: 'ordered', header: 'Ordered', align: 'end', cell: ({ ordered, builders }) => share(ordered, builders) },
                ]}
              />
            )}
          </ReadArea>
        </Panel>
      </Panels>
    </Stack>
  )
}
