import { join } from 'node:path'
import { ownRun } from '@framewell/server-kit/testing/ownRun'

/** Its database, which `--keep` leaves for the next run. */
const DATA_DIR = join(import.meta.dirname, '..', '..', '..', '.data', 'bench-insights')

/** This run's folder, removed at its end. */
export const RUN_FOLDER = ownRun('bench-insights', { DATA_DIR, NODE_ENV: 'production', LOG_LEVEL: 'error' })
