import { Drawer } from '@framewell/design-system/elements/drawer/Drawer'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { Stat } from '@framewell/design-system/elements/stat/Stat'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import type { getMetric } from '@framewell/domain/insights/metricCalls'
import { METRICS, type MetricName } from '@framewell/domain/insights/metrics'
import { comparedText, figureZone, metricText, spanText } from '@framewell/domain/insights/metricText'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { statChange } from './changeText'
import { ChartFigure } from './chart/ChartFigure'
import { FigureRows } from './FigureRows'
import { metricQuery } from './insightQueries'
import { useFocusReturn } from './useFocusReturn'
import { useOpenedFigure } from './useOpenedFigure'

/** A drawer for the figure in the URL: its definition, history and underlying rows. */
export const FigureDrawer = () => {
  const { opened, closeFigure } = useOpenedFigure()
  useFocusReturn(opened)
  return (
    <Wide
      title={opened ? METRICS[opened].title : 'Figure'}
      open={opened !== null}
      onOpenChange={(open) => (open ? undefined : closeFigure())}
    >
      {opened ? <OpenedFigure key={opened} name={opened} /> : null}
    </Wide>
  )
}

const OpenedFigure = ({ name }: { name: MetricName }) => {
  const metric = useQuery(metricQuery(useGuardedCall(), name))
  return (
    <Stack gap={6}>
      <Text>{METRICS[name].definition}</Text>
      <Text tone="muted">
        {spanText(METRICS[name].span)}. {figureZone()}
      </Text>
      {metric.data ? <History {...metric.data} /> : null}
      {metric.isError && !metric.data ? (
        <ErrorState title="The history could not be loaded" retrying={metric.isFetching} onRetry={() => metric.refetch()}>
          {problemSentence(metric.error, 'The connection failed.')}
        </ErrorState>
      ) : null}
      {metric.isPending ? (
        <LoadingArea label="Loading the history">
          <Skeleton width="8rem" height="2.5rem" />
          <Skeleton shape="block" height="16rem" />
        </LoadingArea>
      ) : null}
      <FigureRows name={name} />
    </Stack>
  )
}

const History = ({ figure: { name, value, previous, change, unit, title }, months, days }: CallOutput<typeof getMetric>) => {
  const textOf = (one: number) => metricText(one, unit)
  return (
    <>
      <Stat
        label="Now"
        value={metricText(value, unit)}
        detail={previous === null ? 'Nothing was recorded to compare it with' : comparedText(previous, METRICS[name])}
        {...statChange(METRICS[name], change)}
      />
      {months.length > 1 ? (
        <ChartFigure
          title={`${title}, by months`}
          of="Month"
          kind="bars"
          categories={months.map(({ month }) => month)}
          series={[{ name: title, values: months.map((month) => month.value) }]}
          textOf={textOf}
        />
      ) : null}
      {days.length > 1 ? (
        <ChartFigure
          title={`${title}, the last ${days.length} days`}
          of="Day"
          kind="lines"
          categories={days.map(({ day }) => day)}
          series={[{ name: title, values: days.map((day) => day.value) }]}
          textOf={textOf}
        />
      ) : (
        <Text tone="muted">Its history begins with today's value, recorded at the end of the day.</Text>
      )}
    </>
  )
}

const Wide = styled(Drawer)`
  && {
    width: min(52rem, 100vw);
  }
`
