'use client'

import { useSyncExternalStore } from 'react'

const LOCAL: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }

/** A time in the reader's own time zone. The server does not know it and renders UTC first. Adds the year unless it is the current one. */
export const LocalTime = ({ iso }: { readonly iso: string }) => {
  const date = new Date(iso)
  const shown = date.getFullYear() === new Date().getFullYear() ? LOCAL : { ...LOCAL, year: 'numeric' as const }
  const words = useSyncExternalStore(
    never,
    () => date.toLocaleString('en-US', shown),
    () => `${date.toLocaleString('en-US', { ...shown, timeZone: 'UTC' })} UTC`,
  )
  return <time dateTime={iso}>{words}</time>
}

const never = () => () => undefined
