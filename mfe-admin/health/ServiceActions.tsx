import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { StatRow } from '@framewell/design-system/elements/stat/StatRow'
import { clearCache, exportLogs } from '@framewell/domain/health/systemCalls'
import { SAMPLE_CONTROL } from '@framewell/domain/insights/sampleFigures'
import { saveFile } from '@framewell/remote-kit/files/saveFile'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useMutation } from '@tanstack/react-query'
import { FigureStat } from '../insights/FigureStat'
import { useFigures } from '../insights/useFigures'
import { ReasonDialog } from '../network/ReasonDialog'

/** The service's response times and the actions an operator can take. */
export const ServiceActions = () => {
  const { figureOf, sample } = useFigures(SAMPLE_CONTROL)
  const api = useGuardedCall()
  const shell = useShell()
  const logs = useMutation({
    mutationFn: () => saveFile(api, exportLogs, {}, 'framewell-log.ndjson'),
    onError: (error) =>
      shell.toast({ title: 'Export failed', description: problemSentence(error, 'The log could not be loaded.'), tone: 'destructive' }),
  })
  return (
    <Stack gap={4}>
      <StatRow>
        <FigureStat name="uptime" figure={figureOf('uptime')} sample={sample} detail="over 30 days" />
        <FigureStat name="apiResponseTime" figure={figureOf('apiResponseTime')} sample={sample} detail="mean of 24 hours" />
        <FigureStat name="errorRate" figure={figureOf('errorRate')} sample={sample} detail="of 24 hours" />
      </StatRow>
      <Stack direction="row" gap={3}>
        <ReasonDialog
          title="Clear cache"
          description="Every host renders all its pages again. Pages are slower for a moment."
          trigger={<Button size="small">Clear Cache</Button>}
          action="Clear cache"
          done="Cache cleared"
          run={(call, reason, how) => call(clearCache, { reason }, how)}
        />
        <Button size="small" pending={logs.isPending} pendingText="Exporting..." onClick={() => logs.mutate()}>
          Export Logs
        </Button>
        <Button size="small" href="/cms/globals/site-settings">
          System Settings
        </Button>
      </Stack>
    </Stack>
  )
}
