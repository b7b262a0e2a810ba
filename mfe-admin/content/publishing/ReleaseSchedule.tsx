import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { type ContentRelease, scheduleContentRelease } from '@framewell/domain/content/contentReleases'
import { isoOf, skippedTime } from '@framewell/domain/content/localTime'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useState } from 'react'
import { momentOf, ownTimeZone } from './moments'
import { Refusal } from './Refusal'
import { useRefetchReleases } from './useRefetchReleases'

/** Schedules a release after a dry run. */
export const ReleaseSchedule = ({ release: { id, name, at, state, version } }: { release: ContentRelease }) => {
  const [open, setOpen] = useState(false)
  const [time, setTime] = useState('')
  const unusable = time === '' || skippedTime(time) !== undefined
  const schedule = useSend(scheduleContentRelease, {
    words: { kept: 'Nothing was scheduled' },
    onSent: () => setOpen(false),
    onSettled: useRefetchReleases(),
  })
  return (
    <Dialog
      title={`Schedule “${name}”`}
      description={`Times are in your time zone (${ownTimeZone()}). We check all pages together first.`}
      open={open}
      onOpenChange={setOpen}
      trigger={<Button size="small">Schedule</Button>}
      footer={
        <>
          {state === 'scheduled' ? (
            <Button onClick={() => void schedule.send({ id, expectedVersion: version, at: null })}>Cancel the schedule</Button>
          ) : null}
          <Button
            variant="primary"
            pending={schedule.busy}
            pendingText="Checking..."
            aria-disabled={unusable || undefined}
            onClick={() => void schedule.send(unusable ? null : { id, expectedVersion: version, at: isoOf(time) })}
          >
            Schedule
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {state === 'scheduled' && at ? <p>It goes live {momentOf(at)}.</p> : null}
        <TextField
          label="When"
          type="datetime-local"
          error={skippedTime(time)}
          value={time}
          onChange={(event) => setTime(event.currentTarget.value)}
        />
        {schedule.failure ? <Refusal failure={schedule.failure} /> : null}
      </Stack>
    </Dialog>
  )
}
