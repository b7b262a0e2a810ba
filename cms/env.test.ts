import { describe, expect, it } from 'vitest'
import { readEnv } from './env'

const secrets = { PAYLOAD_SECRET: 'p'.repeat(32), INTERNAL_TOKEN: 'i'.repeat(32) }

describe('the environment', () => {
  it('needs nothing on one machine, and makes secrets that stay', () => {
    const source = { DATA_DIR: process.env.DATA_DIR }
    const first = readEnv(source)
    expect(first).toMatchObject({ SITE_URL: 'http://localhost:3000', CMS_PORT: 3001, DEPLOYED: false })
    expect(first.PAYLOAD_SECRET.length).toBeGreaterThanOrEqual(32)
    expect(readEnv(source).INTERNAL_TOKEN).toBe(first.INTERNAL_TOKEN)
  })

  it.each([
    { SITE_URL: 'https://framewell.example' },
    { SITE_URL: 'http://192.168.1.20:3000', FRAMEWELL_ENV: 'local' },
    { NODE_ENV: 'production', SITE_URL: 'https://localhost.framewell.example' },
    { FRAMEWELL_ENV: 'production' },
  ])('refuses a deployment on generated secrets: %o', (source) => {
    expect(() => readEnv(source)).toThrow(/set PAYLOAD_SECRET and INTERNAL_TOKEN/)
    expect(readEnv({ ...source, ...secrets })).toMatchObject({ DEPLOYED: true, LOG_LEVEL: 'info' })
  })

  it('writes no secret into a build', () => {
    expect(readEnv({ NEXT_PHASE: 'phase-production-build', FRAMEWELL_ENV: 'production' }).PAYLOAD_SECRET).toBe('')
  })

  it.each([
    [{ PORT: 'abc' }, /PORT/],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL/],
    [{ ...secrets, PAYLOAD_SECRET: 'short' }, /PAYLOAD_SECRET must have at least 32 characters/],
    [{ SITE_URL: 'ftp://x' }, /SITE_URL/],
  ])('says in one sentence what is wrong: %o', (source, message) => {
    expect(() => readEnv(source)).toThrow(message)
  })
})
