import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { isoOf, skippedTime } from '@framewell/domain/content/localTime'
import { useState } from 'react'

/** Resends everything since a local time. */
export const ReplaySince = ({ busy, onReplay }: { busy: boolean; onReplay: (since: string) => void }) => {
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState<string>()
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const since = isoOf(typed)
        const problem = since === '' ? 'Choose a day and a time' : skippedTime(typed)
        setRefused(problem)
        if (!problem) onReplay(since)
      }}
    >
      <Stack gap={3}>
        <TextField
          label="Replay since"
          type="datetime-local"
          hint="Also what happened while it was paused or disabled."
          value={typed}
          error={refused}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div>
          <Button type="submit" size="small" pending={busy} pendingText="Queueing...">
            Replay
          </Button>
        </div>
      </Stack>
    </form>
  )
}
