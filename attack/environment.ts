import { randomBytes } from 'node:crypto'
import { join } from 'node:path'

/** Data folder of the attacked product. */
export const DATA_DIR = join(import.meta.dirname, '..', '.data', 'attack')

// Set before any cms module reads the environment: an attacker acting as a host needs the product's secrets.
Object.assign(process.env, {
  DATA_DIR,
  DATABASE_URL: '',
  SITE_URL: '',
  PAYLOAD_SECRET: randomBytes(32).toString('hex'),
  INTERNAL_SECRET: randomBytes(32).toString('hex'),
})
