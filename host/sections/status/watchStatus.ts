import { STATUS_EVENTS_PATH } from '@framewell/domain/content/statusCards'
import type { StatusWatcher } from './StatusFeed'

/** Follows the platform's stream of changes. The browser reconnects after a lost connection, but not after a refusal. */
export function watchStatus({ changed, lost }: StatusWatcher): () => void {
  const source = new EventSource(STATUS_EVENTS_PATH)
  source.onmessage = changed
  source.onerror = () => lost(source.readyState === EventSource.CLOSED)
  return () => source.close()
}
