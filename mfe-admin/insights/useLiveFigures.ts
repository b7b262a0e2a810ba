import type { Topic } from '@framewell/domain/notifications/topics'
import { useLive } from '@framewell/remote-kit/live/useLive'
import { INSIGHT_QUERIES } from './insightQueries'

/** What figures are made of: a change in any of these reads them anew. */
const TOPICS = [
  'credit',
  'orders',
  'payments',
  'quotes',
  'network',
  'production',
  'mails',
  'insights',
  'system',
] as const satisfies readonly Topic[]

/** Keeps figures and alerts as of now while they are on the screen. */
export function useLiveFigures(): void {
  // The list never changes: hooks are called in one order.
  // biome-ignore lint/correctness/useHookAtTopLevel: a constant list
  for (const topic of TOPICS) useLive(topic, INSIGHT_QUERIES)
}
