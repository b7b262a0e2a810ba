import type { Change } from '@framewell/domain/notifications/liveCalls'
import { LiveChanges } from '../live/LiveChanges'

/** Changes that a story or a test tells, in the server's place. */
export function playedChanges() {
  const told = new Set<(change: Change) => void>()
  const changes = new LiveChanges(({ hear }) => {
    told.add(hear)
    return () => told.delete(hear)
  })
  return {
    changes,
    tell: (change: Change) => {
      for (const hear of told) hear(change)
    },
  }
}
