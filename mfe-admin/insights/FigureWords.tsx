import { Drawer } from '@framewell/design-system/elements/drawer/Drawer'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Text } from '@framewell/design-system/elements/text/Text'
import { METRICS } from '@framewell/domain/insights/metrics'
import { figureZone, spanText } from '@framewell/domain/insights/metricText'
import { useFocusReturn } from './useFocusReturn'
import { useOpenedFigure } from './useOpenedFigure'

/** For visitors: the definition of the figure in the URL. Its history and rows are for operators only. */
export const FigureWords = () => {
  const { opened, closeFigure } = useOpenedFigure()
  useFocusReturn(opened)
  return (
    <Drawer
      title={opened ? METRICS[opened].title : 'Figure'}
      open={opened !== null}
      onOpenChange={(open) => (open ? undefined : closeFigure())}
    >
      {opened ? (
        <Stack gap={4}>
          <Text>{METRICS[opened].definition}</Text>
          <Text tone="muted">
            {spanText(METRICS[opened].span)}. {figureZone()}
          </Text>
          <Text tone="muted">Network operators can open its history and the records behind it.</Text>
        </Stack>
      ) : null}
    </Drawer>
  )
}
