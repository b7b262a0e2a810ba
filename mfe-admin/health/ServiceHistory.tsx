import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { HEALTH_PERIODS, type HealthHistory, type HealthPeriod, type ReleaseHistory } from '@framewell/domain/health/historyCalls'
import { metricText } from '@framewell/domain/insights/metricText'
import { SLOW_ABOVE_MS } from '@framewell/domain/releases/releaseHealth'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { ChartFigure } from '../insights/chart/ChartFigure'
import { Panel, Panels } from '../insights/Panels'
import { ReadArea } from '../insights/ReadArea'
import { healthHistoryQuery } from './healthQuery'
import { partLabel } from './partLabel'

const PERIOD_WORDS: Readonly<Record<HealthPeriod, string>> = {
  hour: 'Last hour',
  day: 'Last 24 hours',
  week: 'Last 7 days',
  month: 'Last 30 days',
}
const count = (value: number) => metricText(value, 'count')
const percent = (value: number) => metricText(value, 'percent')
const milliseconds = (value: number) => metricText(value, 'milliseconds')

/** The service's history from every process's records and samples; the period is in the URL. */
export const ServiceHistory = () => {
  const [address, setAddress] = useSearchParams()
  const period = HEALTH_PERIODS.find((each) => each === address.get('over')) ?? 'day'
  const read = useQuery({ ...healthHistoryQuery(useGuardedCall(), period), placeholderData: keepPreviousData })
  return (
    <section aria-labelledby="service-history">
      <Stack gap={4}>
        <Heading id="service-history" level={2} size={5}>
          Over time
        </Heading>
        <Period
          size="small"
          label="Period"
          value={period}
          options={optionsOf(HEALTH_PERIODS, PERIOD_WORDS)}
          onChange={({ currentTarget }) =>
            setAddress((current) => {
              const changed = new URLSearchParams(current)
              changed.set('over', currentTarget.value)
              return changed
            })
          }
        />
        <ReadArea read={read} what="how the service did">
          {(history) => <Shown period={period} history={history} />}
        </ReadArea>
      </Stack>
    </section>
  )
}

const Shown = ({ period, history: { parts, releases } }: { period: HealthPeriod; history: HealthHistory }) => {
  const shared = { of: 'From', level: 3, categories: parts.map(({ at }) => partLabel(at, period)) } as const
  return (
    <Panels>
      <Panel title="Response times">
        <ChartFigure
          {...shared}
          title="Mean response time"
          kind="lines"
          series={[{ name: 'Mean', values: parts.map(({ meanMs }) => meanMs) }]}
          textOf={milliseconds}
        />
        <ChartFigure
          {...shared}
          title="Slowest answer"
          kind="bars"
          series={[{ name: 'Slowest', values: parts.map(({ slowestMs }) => slowestMs) }]}
          textOf={milliseconds}
        />
      </Panel>
      <Panel title="Requests and errors">
        <ChartFigure
          {...shared}
          title="Requests"
          kind="bars"
          series={[{ name: 'Requests', values: parts.map(({ requests }) => requests) }]}
          textOf={count}
        />
        <ChartFigure
          {...shared}
          title="Error rate"
          kind="lines"
          series={[{ name: 'Errors', values: parts.map(({ errorPercent }) => errorPercent) }]}
          textOf={percent}
        />
      </Panel>
      <Panel title="Queues">
        <ChartFigure
          {...shared}
          title="Most that waited at once"
          kind="lines"
          series={[
            { name: 'Background jobs', values: parts.map(({ jobsDue }) => jobsDue) },
            { name: 'Mails', values: parts.map(({ mailsWaiting }) => mailsWaiting) },
            { name: 'Webhook deliveries', values: parts.map(({ deliveriesWaiting }) => deliveriesWaiting) },
          ]}
          textOf={count}
        />
      </Panel>
      {releases.length === 0 ? (
        <Panel title="Releases">
          <EmptyState title="No page reported">Pages with a micro-frontend tell how it did when a visitor leaves them.</EmptyState>
        </Panel>
      ) : null}
      {releases.map((release) => (
        <Panel key={`${release.remote} ${release.version}`} title={`${release.remote} ${release.version}`}>
          <ReleaseCharts shared={shared} release={release} />
        </Panel>
      ))}
    </Panels>
  )
}

interface ReleaseChartsProps {
  shared: { readonly of: string; readonly level: 3; readonly categories: readonly string[] }
  release: ReleaseHistory
}

const ReleaseCharts = ({ shared, release: { parts } }: ReleaseChartsProps) => (
  <>
    <ChartFigure
      {...shared}
      title="Visits, failures and errors"
      kind="bars"
      series={[
        { name: 'Visits', values: parts.map(({ visits }) => visits) },
        { name: 'Failures', values: parts.map(({ failures }) => failures) },
        { name: 'Errors', values: parts.map(({ errors }) => errors) },
      ]}
      textOf={count}
    />
    <ChartFigure
      {...shared}
      title={`Slow visits: paint above ${SLOW_ABOVE_MS.lcp / 1000} s, answer above ${SLOW_ABOVE_MS.inp} ms`}
      kind="lines"
      series={[
        { name: 'Largest paint', values: parts.map(({ slowPaintPercent }) => slowPaintPercent) },
        { name: 'Slowest answer', values: parts.map(({ slowAnswerPercent }) => slowAnswerPercent) },
      ]}
      textOf={percent}
    />
  </>
)

const Period = styled(SelectField)`
  max-width: 14rem;
`
