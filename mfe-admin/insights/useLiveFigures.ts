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
  useLive(TOPICS, INSIGHT_QUERIES)
}
