import type { EventData, EventFields, RemoteEvent } from '@framewell/domain/releases/remoteEvents'
import { useEffect, useEffectEvent } from 'react'
import { useShell } from './useShell'

/** Hears an event of another micro-frontend while the screen is shown. Declare it in `events.hears` of routes.ts. */
export function useRemoteEvent<Fields extends EventFields>(event: RemoteEvent<Fields>, listener: (data: EventData<Fields>) => void): void {
  const { events } = useShell()
  const hear = useEffectEvent(listener)
  useEffect(() => events?.hear(event, (data) => hear(data)), [events, event])
}

/** Returns a function that sends an event. Declare it in `events.sends` of routes.ts. A site whose shell has no events drops it. */
export function useSendRemoteEvent<Fields extends EventFields>(event: RemoteEvent<Fields>): (data: EventData<Fields>) => void {
  const { events } = useShell()
  return (data) => events?.send(event, data)
}
