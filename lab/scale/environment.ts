import { randomBytes } from 'node:crypto'
import { ownRun } from '../../server-kit/testing/ownRun'

const secret = () => randomBytes(24).toString('hex')
/** For this run only. */
export const SECRETS = {
  owner: secret(),
  application: secret(),
  superuser: secret(),
  replication: secret(),
  rest: secret(),
  payload: secret(),
  internal: secret(),
} as const

/** This run's folder, removed at its end. */
export const RUN_FOLDER = ownRun('scale', { PAYLOAD_SECRET: SECRETS.payload, INTERNAL_SECRET: SECRETS.internal })
