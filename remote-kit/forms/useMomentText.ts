import { isoOf, localMoment, skippedTime } from '@framewell/domain/content/localTime'
import { useState, useSyncExternalStore } from 'react'

interface MomentText {
  /** The text of the date and time control; empty on the server, which does not know the reader's time zone. */
  readonly text: string
  /** Why the typed time cannot be used. */
  readonly problem: string | undefined
  readonly onText: (text: string) => void
}

/**
 * A stored time, typed in the reader's own time zone. A time that clocks skip stays as typed, with the reason, and is not stored.
 * @param stored an ISO time; empty for none
 * @param onChange gets an ISO time; '' for none
 */
export function useMomentText(stored: string | null | undefined, onChange: (moment: string) => void): MomentText {
  const [skipped, setSkipped] = useState<{ text: string; stored: string | null | undefined }>()
  const shown = useSyncExternalStore(
    never,
    () => localMoment(stored),
    () => '',
  )
  // A value that arrives from elsewhere replaces what was typed.
  const text = skipped && skipped.stored === stored ? skipped.text : shown
  return {
    text,
    problem: skippedTime(text),
    onText: (typed) => {
      const usable = skippedTime(typed) === undefined
      setSkipped(usable ? undefined : { text: typed, stored })
      if (usable) onChange(isoOf(typed))
    },
  }
}

const never = () => () => undefined
