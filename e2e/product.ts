import { join } from 'node:path'
import { throwawayFolder } from '../server-kit/testing/throwawayFolder'

export const ROOT = join(import.meta.dirname, '..')
export const PORT = Number(process.env.E2E_PORT ?? 4300)
export const SITE = `http://localhost:${PORT}`
/** The journeys' own database, media and releases, created fresh for each run. */
export const DATA_DIR = throwawayFolder(ROOT, 'e2e')

/** Artifacts of failed journeys: a screenshot and a trace each, and the product's log. The next run of the same group replaces them. */
export const LEFT_BY_FAILURES = join(ROOT, 'test-results', 'journeys')

/** Flags for a browser without a sandbox, a GPU or calls to its vendor. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const

/** Tag of a journey that does not depend on screen width: it runs once, at the wide one. */
export const ANY_WIDTH = '@any-width'

/**
 * Tag of the one journey that shows a job of a person being done: `npm test` runs these. What can go wrong meanwhile, a second way to do the
 * same, and what is measured on pages have no tag: `npm run test:full` runs all journeys.
 */
export const JOB = '@job'
