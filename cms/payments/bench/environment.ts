import { ownRun } from '@framewell/server-kit/testing/ownRun'

/** This run's folder, removed at its end. */
export const RUN_FOLDER = ownRun('bench-payments', { NODE_ENV: 'production', LOG_LEVEL: 'error' })
