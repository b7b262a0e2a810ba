import type { Change } from '@framewell/domain/notifications/liveCalls'
import type { Changes } from '../live/changeSource'

/** Change events a story or test triggers instead of the server. */
export function fakeChanges() {
  const told = new Set<(change: Change) => void>()
  const changes: Changes = {
    listen: (hear) => {
      told.add(hear)
      return () => told.delete(hear)
    },
  }
  return {
    changes,
    tell: (change: Change) => {
      for (const hear of told) hear(change)
    },
  }
}
