import { ownRun } from '../../server-kit/testing/ownRun'

/** This run's folder, removed at its end. */
export const RUN_FOLDER = ownRun('faults')
