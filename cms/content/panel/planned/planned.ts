import { listContentReleases } from '@framewell/domain/content/contentReleases'
import type { Planned } from '@framewell/domain/content/plannedMarks'
import { listSchedules } from '@framewell/domain/content/schedules'
import { callApi } from '../../../panel/callApi'
import { PLANNED_EVENT } from './plannedEvent'

let known: Planned | null = null
let asking = false
const listeners = new Set<() => void>()

/** What is planned, asked for once for all rows of a list; null until it is known. */
export const planned = (): Planned | null => known

/** For useSyncExternalStore: the first one who looks asks, and whoever comes back or plans something asks anew. */
export function watchPlanned(listener: () => void): () => void {
  if (listeners.size === 0) {
    void ask()
    window.addEventListener(PLANNED_EVENT, ask)
    window.addEventListener('focus', ask)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener(PLANNED_EVENT, ask)
    window.removeEventListener('focus', ask)
  }
}

async function ask(): Promise<void> {
  if (asking) return
  asking = true
  try {
    const [{ schedules }, { releases }] = await Promise.all([callApi(listSchedules, {}), callApi(listContentReleases, {})])
    known = { schedules, releases }
    for (const listener of listeners) listener()
  } catch {
    // A mark that cannot be made is left out: the schedule itself says what is planned.
  } finally {
    asking = false
  }
}
