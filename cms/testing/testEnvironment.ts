import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'

// Before any module of ours reads the environment: this file's own database, and secrets that only tests know.
const database = `test_${randomBytes(6).toString('hex')}`
Object.assign(process.env, {
  DATABASE_URL: `postgresql://framewell@localhost/${database}?host=${encodeURIComponent(inject('testSocket'))}`,
  DATA_DIR: inject('testDataDir'),
  SITE_URL: 'http://localhost:3000',
  PAYLOAD_SECRET: randomBytes(32).toString('hex'),
  INTERNAL_TOKEN: randomBytes(32).toString('hex'),
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
  SMTP_URL: '',
  NODE_ENV: 'test',
})
