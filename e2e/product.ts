import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '..')
export const PORT = Number(process.env.E2E_PORT ?? 4300)
export const SITE = `http://localhost:${PORT}`
/** The journeys' own database, media and releases; made afresh for each run. */
export const DATA_DIR = join(ROOT, '.data', 'e2e')

/** What failed journeys leave to look at: for each a screenshot and a trace, and the log of the product. The next run of the same group replaces it. */
export const LEFT_BY_FAILURES = join(ROOT, 'test-results', 'journeys')

/** Flags for a browser without a sandbox, a GPU or calls to its maker. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const

/** Tag of a journey in which nothing depends on the width of the screen: it is made once, on the wide one. */
export const ANY_WIDTH = '@any-width'
