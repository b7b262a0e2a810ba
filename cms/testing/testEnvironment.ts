import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { inject } from 'vitest'

// Runs before any module reads the environment. One process runs several files and reads the environment once, so what it set for the first
// file stays: its database's name, its folder, and secrets that only tests know.
if (!process.env.TEST_DATABASE) {
  const database = `test_${randomBytes(6).toString('hex')}`
  const address = (user: string) => `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(inject('testSocket'))}`
  Object.assign(process.env, {
    TEST_DATABASE: database,
    // As on the built-in server: tests have the application's rights.
    DATABASE_URL: address('framewell_app'),
    DATABASE_OWNER_URL: address('framewell'),
    DATA_DIR: join(inject('testFiles'), database),
    SITE_URL: 'http://localhost:3000',
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    INTERNAL_SECRET: randomBytes(32).toString('hex'),
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    SMTP_URL: '',
    // The tests' provider runs next to them.
    OIDC_PRIVATE_ISSUER: 'true',
    NODE_ENV: 'test',
  })
}
