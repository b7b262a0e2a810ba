import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** This run's folder, removed at its end. */
export const RUN_FOLDER = mkdtempSync(join(tmpdir(), 'framewell-faults-'))

// Set before any cms module reads the environment: this run's processes share their own secrets.
Object.assign(process.env, {
  DATA_DIR: join(RUN_FOLDER, 'data'),
  DATABASE_URL: '',
  SITE_URL: 'http://localhost:3000',
  PAYLOAD_SECRET: randomBytes(32).toString('hex'),
  INTERNAL_SECRET: randomBytes(32).toString('hex'),
  LOG_LEVEL: 'silent',
})
