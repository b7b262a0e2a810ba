import { join } from 'node:path'
import config from './playwright.config'
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

/** The groups that have a journey of the files: the others are not begun, and leave no report. All, when no file is named. */
export function groupsOf(files: readonly string[]): readonly (typeof GROUPS)[number][] {
  const hasFile = (project: string) => {
    const matches = config.projects?.find(({ name }) => name === project)?.testMatch
    return matches instanceof RegExp && files.some((file) => matches.test(file))
  }
  return GROUPS.filter(({ projects }) => files.length === 0 || projects.some(hasFile))
}
