import { ownRun } from '@framewell/server-kit/testing/ownRun'

/** Where this run keeps everything; removed at its end. Only the proof's own money is in its books. */
export const RUN_FOLDER = ownRun('money', { NODE_ENV: 'production', DEMO_DATA: 'false' })

/** The servers' errors; kept when a promise does not hold. */
export const ERROR_LOG = `${RUN_FOLDER}.log`
