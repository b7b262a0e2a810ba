import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** This run's folder, removed at its end. */
export const RUN_FOLDER = mkdtempSync(join(tmpdir(), 'framewell-scale-'))
// As root, the engines run as another user, who needs access.
chmodSync(RUN_FOLDER, 0o755)

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
