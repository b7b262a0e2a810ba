import { ownRun } from '../../server-kit/testing/ownRun'

/** The folder of a run that starts a product of its own, removed at its end. */
export const RUN_FOLDER = ownRun('bench')
