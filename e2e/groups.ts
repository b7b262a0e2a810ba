import { join } from 'node:path'
import { ROOT } from './product'

/** Projects of one group run beside each other, on two workers; the groups one after the other. */
export const GROUPS = [
  { name: 'readers', projects: ['readers-phone', 'readers'] },
  // The editors first, because the journey of a scheduled post is mostly waiting for its time.
  { name: 'makers', projects: ['editors', 'builders', 'builders-phone'] },
  { name: 'alone', projects: ['alone'] },
] as const

/** Where `npm test` finds what a group's journeys came to. */
export function groupReport(name: (typeof GROUPS)[number]['name']): string {
  return join(ROOT, '.cache', 'test-reports', `e2e-${name}.json`)
}
