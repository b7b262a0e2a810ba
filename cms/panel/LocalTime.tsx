'use client'

import { useSyncExternalStore } from 'react'

const LOCAL: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }

/** A moment in the reader's own time zone, which the server does not know: until then it is said in UTC. */
export const LocalTime = ({ iso }: { readonly iso: string }) => {
  const words = useSyncExternalStore(
    never,
    () => new Date(iso).toLocaleString('en-US', LOCAL),
    () => `${new Date(iso).toLocaleString('en-US', { ...LOCAL, timeZone: 'UTC' })} UTC`,
  )
  return <time dateTime={iso}>{words}</time>
}

const never = () => () => undefined
