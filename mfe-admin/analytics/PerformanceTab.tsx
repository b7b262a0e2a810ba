import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Meter } from '@framewell/design-system/elements/meter/Meter'
import { StatRow } from '@framewell/design-system/elements/stat/StatRow'
import { Table } from '@framewell/design-system/elements/table/Table'
import { percent } from '@framewell/domain/numbers/figure'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { FigureStat } from '../insights/FigureStat'
import { FiguresNotice } from '../insights/FiguresNotice'
import { routingPerformanceQuery } from '../insights/insightQueries'
import { ReadArea } from '../insights/ReadArea'
import { useFigures } from '../insights/useFigures'

const outOf100 = (share: number | null) => (share === null ? 'No data yet' : `${Math.round(share * 100)} / 100`)
const known = (share: number | null) => (share === null ? 'No data yet' : percent(share))

/** Each shop's projects, routing score, on-time rate and load. */
export const PerformanceTab = () => {
  const figures = useFigures({})
  const { figureOf, sample } = figures
  const performance = useQuery(routingPerformanceQuery(useGuardedCall()))
  return (
    <Stack gap={5}>
      <FiguresNotice {...figures} unknown />
      <StatRow>
        <FigureStat name="activeFabricators" figure={figureOf('activeFabricators')} sample={sample} />
        <FigureStat name="avgRating" figure={figureOf('avgRating')} sample={sample} />
        <FigureStat name="capacityUtilization" figure={figureOf('capacityUtilization')} sample={sample} />
        <FigureStat name="satisfactionScore" figure={figureOf('satisfactionScore')} sample={sample} />
      </StatRow>
      <ReadArea read={performance} what="the fabricators" failure="Failed to fetch routing analytics">
        {({ fabricators }) => (
          <Table
            caption="Fabricators by routing performance"
            rows={fabricators}
            rowKey={({ id }) => id}
            notice={<EmptyState title="No fabricator yet">An approved application makes the first.</EmptyState>}
            columns={[
              { id: 'name', header: 'Fabricator', onPhone: 'title', cell: ({ name }) => name },
              { id: 'projects', header: 'Projects', align: 'end', cell: ({ projectCount }) => projectCount },
              { id: 'score', header: 'Average score', align: 'end', cell: ({ averageScore }) => outOf100(averageScore) },
              { id: 'punctual', header: 'On time', align: 'end', cell: ({ onTimeDeliveryRate }) => known(onTimeDeliveryRate) },
              {
                id: 'load',
                header: 'Utilization, four weeks',
                cell: ({ name, averageUtilization }) => (
                  <Meter
                    label={`Utilization of ${name}, this week and the next three`}
                    value={averageUtilization}
                    max={1}
                    text={known(averageUtilization)}
                  />
                ),
              },
            ]}
          />
        )}
      </ReadArea>
    </Stack>
  )
}
