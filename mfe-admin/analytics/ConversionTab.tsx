import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { Table } from '@framewell/design-system/elements/table/Table'
import type { getQualificationAnalytics } from '@framewell/domain/credit/operatorCalls'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import { ANALYTICS_DAYS } from '@framewell/domain/insights/analyticsCalls'
import type { MetricName } from '@framewell/domain/insights/metrics'
import { percent } from '@framewell/domain/numbers/figure'
import { periodWords } from '@framewell/domain/quotes/quoteWords'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { FigureFacts } from '../insights/FigureFacts'
import { analyticsQuery, qualificationQuery } from '../insights/insightQueries'
import { Panel, Panels } from '../insights/Panels'
import { ReadArea } from '../insights/ReadArea'
import { Funnel } from './Funnel'

type ConversionMetrics = CallOutput<typeof getQualificationAnalytics>['conversionMetrics']

const share = (part: number, all: number) => (all === 0 ? 'None' : `${part} (${percent(part / all)})`)

/** The call's figures by the metric that opens each, in funnel order. */
const MEMBERS = new Map<MetricName, keyof ConversionMetrics>([
  ['totalApplications', 'qualificationSubmissions'],
  ['tierAssignments', 'tierAssignments'],
  ['projectCreations', 'projectCreations'],
  ['fabricatorAssignments', 'fabricatorAssignments'],
  ['conversionRate', 'conversionRate'],
])

function qualificationFigure(of: ConversionMetrics, name: MetricName) {
  const member = MEMBERS.get(name)
  return member && { value: of[member] }
}

/** The funnel from first contact to delivered order, and each month's cohort of builders. */
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
        <Panel title={`Builders from first contact to delivery, last ${days} days`}>
          <ReadArea read={dashboard} what="the funnel">
            {({ funnel }) => <Funnel steps={funnel} />}
          </ReadArea>
        </Panel>
        <Panel title="Qualification">
          <ReadArea read={qualification} what="qualification" failure="Failed to fetch qualification analytics">
            {({ conversionMetrics }) => (
              <FigureFacts
                names={[...MEMBERS.keys()]}
                figures={{ sample: false, figureOf: (name) => qualificationFigure(conversionMetrics, name) }}
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
                  { id: 'month', header: 'Month', onPhone: 'title', cell: ({ month }) => periodWords(month) },
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
