import type { Topic } from '@framewell/domain/notifications/topics'
import { useLive } from '@framewell/remote-kit/live/useLive'
import { INSIGHT_QUERIES } from './insightQueries'

/** The sources of the figures: a change in any of them triggers a refetch. */
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

/** Keeps visible figures and alerts current. */
export function useLiveFigures(): void {
  useLive(TOPICS, INSIGHT_QUERIES)
}
