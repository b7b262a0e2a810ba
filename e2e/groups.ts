import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import config from './playwright.config'
import { ROOT } from './product'

/** Projects of one group run in parallel on two workers; groups run in sequence. */
export const GROUPS = [
  // Builders change no page of the site.
  { name: 'visitors', projects: ['readers-phone', 'readers', 'builders', 'builders-phone'] },
  // Editors and newcomers order nothing.
  { name: 'makers', projects: ['money', 'editors', 'newcomers', 'newcomers-phone'] },
  { name: 'alone', projects: ['alone'] },
] as const

/** Where `npm test` finds a group's results. */
export function groupReport(name: (typeof GROUPS)[number]['name']): string {
  return join(ROOT, '.cache', 'test-reports', `e2e-${name}.json`)
}

/** Groups with a journey in the files: others do not start, and leave no report. All, when no file is named. */
export function groupsOf(files: readonly string[]): readonly (typeof GROUPS)[number][] {
  const hasFile = (project: string) => {
    const matches = config.projects?.find(({ name }) => name === project)?.testMatch
    return matches instanceof RegExp && files.some((file) => matches.test(file))
  }
  return GROUPS.filter(({ projects }) => files.length === 0 || projects.some(hasFile))
}

const PANEL = /goto\(['`]\/cms['`/]|\/cms\/login|InPanel/

/** Whether a journey in the files visits the panel, which takes longest to build; without files, whether any does. */
export function openPanel(files: readonly string[]): boolean {
  const journeys = files.filter((file) => file.endsWith('.spec.ts'))
  return journeys.length === 0 || journeys.some((file) => PANEL.test(readFileSync(join(ROOT, 'e2e', basename(file)), 'utf8')))
}
