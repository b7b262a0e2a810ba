import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { IconButton } from '@framewell/design-system/elements/icon-button/IconButton'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import type { ContentPage } from '@framewell/domain/content/contentPage'
import { isoOf, skippedTime } from '@framewell/domain/content/localTime'
import { cancelSchedule, type Obstacle, schedulePublication } from '@framewell/domain/content/schedules'
import { isApiError } from '@framewell/domain/http/isApiError'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { schedulesQuery } from './contentQueries'
import { ownTimeZone } from './publishing/moments'
import { ScheduleLine } from './ScheduleLine'

/** Schedules publishing the latest draft or unpublishing the page, and shows beforehand what would prevent it. */
export const ScheduleDialog = ({ page, onOpen }: { page: ContentPage; onOpen: () => void }) => {
  const shell = useShell()
  const cache = useQueryClient()
  const [what, setWhat] = useState<'publish' | 'unpublish'>('publish')
  const [time, setTime] = useState('')
  const [obstacles, setObstacles] = useState<readonly Pick<Obstacle, 'path' | 'message'>[]>([])
  const query = schedulesQuery(useGuardedCall())
  const planned = useQuery({ ...query, select: (all) => all.filter(({ id }) => id === page.id) })
  const renew = () => cache.invalidateQueries({ queryKey: query.queryKey })
  const schedule = useSend(schedulePublication, {
    words: { kept: 'Nothing was scheduled' },
    onSent: () => {
      setTime('')
      setObstacles([])
      shell.toast({ title: what === 'publish' ? 'Publication scheduled' : 'Unpublishing scheduled', tone: 'success' })
    },
    onFailed: (_, error) => setObstacles((isApiError(error) && error.problem?.fields) || []),
    onSettled: renew,
  })
  const cancel = useSend(cancelSchedule, { onSettled: renew })
  const unusable = time === '' || skippedTime(time) !== undefined
  const failure = schedule.failure ?? cancel.failure
  return (
    <Dialog
      title="Schedule"
      description={`Times are in your time zone (${ownTimeZone()}). The newest draft then goes live.`}
      trigger={<IconButton size="small" variant="outlined" label="Schedule" icon={<CalendarClock />} />}
      onOpenChange={(open) => open && onOpen()}
      footer={
        <Button
          variant="primary"
          pending={schedule.busy}
          pendingText="Checking..."
          aria-disabled={unusable || undefined}
          onClick={() =>
            void schedule.send(
              unusable ? null : { collection: page.kind === 'page' ? 'pages' : 'posts', id: page.id, at: isoOf(time), what },
            )
          }
        >
          Schedule
        </Button>
      }
    >
      <Stack gap={4}>
        {page.isPublished ? (
          <SelectField
            label="What happens"
            options={[
              { value: 'publish', label: 'Publish the newest draft' },
              { value: 'unpublish', label: 'Unpublish' },
            ]}
            value={what}
            onChange={(event) => setWhat(event.currentTarget.value === 'unpublish' ? 'unpublish' : 'publish')}
          />
        ) : null}
        <TextField
          label="When"
          type="datetime-local"
          error={skippedTime(time)}
          value={time}
          onChange={(event) => setTime(event.currentTarget.value)}
        />
        {failure && failure.kind !== 'totalChanged' ? (
          <Alert tone="bad" live="assertive" title={failure.sentence}>
            {obstacles.length > 0 ? (
              <ul>
                {obstacles.map(({ path, message }) => (
                  <li key={path + message}>{message}</li>
                ))}
              </ul>
            ) : null}
          </Alert>
        ) : null}
        {planned.data?.map((one) => (
          <Stack key={one.jobId} gap={2}>
            <ScheduleLine schedule={one} />
            <div>
              <Button size="small" pending={cancel.busy} pendingText="Canceling..." onClick={() => void cancel.send({ jobId: one.jobId })}>
                {one.failed ? 'Dismiss' : 'Cancel schedule'}
              </Button>
            </div>
          </Stack>
        ))}
      </Stack>
    </Dialog>
  )
}
