import { randomBytes } from 'node:crypto'
import { join } from 'node:path'

/** Where the attacked product keeps its data. */
export const DATA_DIR = join(import.meta.dirname, '..', '.data', 'attack')

// Before any module of the cms reads the environment: who attacks as a host has to hold the same secrets as the product.
Object.assign(process.env, {
  DATA_DIR,
  DATABASE_URL: '',
  SITE_URL: '',
  PAYLOAD_SECRET: randomBytes(32).toString('hex'),
  INTERNAL_SECRET: randomBytes(32).toString('hex'),
})
