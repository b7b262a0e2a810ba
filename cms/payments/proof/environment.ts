import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where this run keeps everything; removed at its end. */
export const RUN_FOLDER = mkdtempSync(join(tmpdir(), 'framewell-money-'))

/** The servers' errors; kept when a promise does not hold. */
export const ERROR_LOG = `${RUN_FOLDER}.log`

// Before any module of ours reads the environment: the processes of this run share secrets that only they know.
Object.assign(process.env, {
  DATA_DIR: join(RUN_FOLDER, 'data'),
  DATABASE_URL: '',
  NODE_ENV: 'production',
  SITE_URL: 'http://localhost:3000',
  PAYLOAD_SECRET: randomBytes(32).toString('hex'),
  INTERNAL_SECRET: randomBytes(32).toString('hex'),
  LOG_LEVEL: 'silent',
  // Only the proof's own money is in the books.
  DEMO_DATA: 'false',
})
