import { listContentReleases } from '@framewell/domain/content/contentReleases'
import type { Planned } from '@framewell/domain/content/plannedMarks'
import { listSchedules } from '@framewell/domain/content/schedules'
import { callApi } from '../../../panel/callApi'
import { PLANNED_EVENT } from './plannedEvent'

let known: Planned | null = null
let asking = false
const listeners = new Set<() => void>()

/** What is planned, loaded once for all rows of a list; null until loaded. */
export const planned = (): Planned | null => known

/** A document was saved: reads again whether its schedule or release would fail, if it has one. */
export function checkPlanned(id: string): void {
  const isPlanned =
    known?.schedules.some((one) => one.id === id) || known?.releases.some(({ documents }) => documents.some((one) => one.id === id))
  if (isPlanned) void ask()
}

/** For useSyncExternalStore: the first subscriber loads it; returning to the tab or planning something loads it again. */
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
    // On an error the marks are omitted; the schedule itself shows what is planned.
  } finally {
    asking = false
  }
}
