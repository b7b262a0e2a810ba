import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readEnv } from './env'

const secrets = { PAYLOAD_SECRET: 'p'.repeat(32), INTERNAL_SECRET: 'i'.repeat(32) }

describe('the environment', () => {
  it('refuses a Chromium that does not exist, instead of using another', () => {
    const wrong = { DATA_DIR: process.env.DATA_DIR, CHROMIUM_PATH: '/opt/chromium/chrome' }
    expect(() => readEnv(wrong)).toThrow('CHROMIUM_PATH names /opt/chromium/chrome, which does not exist')
  })

  it('needs nothing on one machine, and creates secrets that stay', () => {
    const source = { DATA_DIR: process.env.DATA_DIR }
    const first = readEnv(source)
    expect(first).toMatchObject({ SITE_URL: 'http://localhost:3000', CMS_PORT: 3001, DEPLOYED: false })
    expect(first.PAYLOAD_SECRET.length).toBeGreaterThanOrEqual(32)
    expect(readEnv(source).INTERNAL_TOKEN).toBe(first.INTERNAL_TOKEN)
  })

  it.each([
    { SITE_URL: 'https://framewell.example' },
    { SITE_URL: 'https://192.168.1.20:3000', FRAMEWELL_ENV: 'local' },
    { NODE_ENV: 'production', SITE_URL: 'https://localhost.framewell.example' },
    { FRAMEWELL_ENV: 'production' },
  ])('refuses a deployment on generated secrets: %o', (source) => {
    expect(() => readEnv(source)).toThrow(/set PAYLOAD_SECRET and INTERNAL_SECRET/)
    expect(readEnv({ ...source, ...secrets })).toMatchObject({ DEPLOYED: true, LOG_LEVEL: 'info' })
  })

  it('refuses an owner of another database, or of none', () => {
    const DATABASE_OWNER_URL = 'postgres://owner@db.example/framewell'
    expect(() => readEnv({ ...secrets, DATABASE_OWNER_URL })).toThrow(/without DATABASE_URL/)
    expect(() => readEnv({ ...secrets, DATABASE_OWNER_URL, DATABASE_URL: 'postgres://app@db.example/other' })).toThrow(
      /different databases/,
    )
    expect(readEnv({ ...secrets, DATABASE_OWNER_URL, DATABASE_URL: 'postgres://app@pool.example:6432/framewell' })).toMatchObject({
      DATABASE_OWNER_URL,
    })
  })

  it('refuses a replica of another database, or of none', () => {
    const DATABASE_REPLICA_URL = 'postgres://app@standby.example/framewell'
    expect(() => readEnv({ ...secrets, DATABASE_REPLICA_URL })).toThrow(/DATABASE_REPLICA_URL is set without DATABASE_URL/)
    expect(() => readEnv({ ...secrets, DATABASE_REPLICA_URL, DATABASE_URL: 'postgres://app@db.example/other' })).toThrow(
      /different databases/,
    )
  })

  it('creates random secrets once, readable by their owner only, and derives tokens that all differ', () => {
    const folder = mkdtempSync(join(tmpdir(), 'framewell-secrets-'))
    const made = readEnv({ DATA_DIR: folder })
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
    expect(readEnv({ DATA_DIR: folder })).toMatchObject({ PAYLOAD_SECRET: made.PAYLOAD_SECRET, INTERNAL_TOKEN: made.INTERNAL_TOKEN })
    expect(new Set([made.INTERNAL_TOKEN, made.INTERNAL_SECRET, made.PAYLOAD_SECRET]).size).toBe(3)
    rmSync(folder, { recursive: true })
  })

  it.each([
    { FRAMEWELL_ENV: 'production', SITE_URL: 'http://framewell.example' },
    { FRAMEWELL_ENV: 'production', SITE_URL: 'http://10.0.0.7:3000' },
    { NODE_ENV: 'production', SITE_URL: 'http://framewell.example' },
  ])('refuses a deployment without https: %o', (source) => {
    expect(() => readEnv({ ...source, ...secrets })).toThrow(/reached by https only/)
  })

  it.each(['DATABASE_URL', 'DATABASE_OWNER_URL', 'DATABASE_REPLICA_URL'] as const)(
    'refuses a deployment whose %s leads to another network without TLS',
    (name) => {
      const near = { DATABASE_URL: 'postgres://a@db.internal/f' }
      const source = { ...secrets, FRAMEWELL_ENV: 'production', ...near }
      expect(() => readEnv({ ...source, [name]: 'postgres://a@db.example.com/f' })).toThrow(
        `${name} leads over networks of others without TLS`,
      )
      expect(readEnv({ ...source, [name]: 'postgres://a@db.example.com/f?sslmode=verify-full' }).DEPLOYED).toBe(true)
      expect(readEnv({ ...secrets, ...near, [name]: 'postgres://a@db.example.com/f' }).DEPLOYED).toBe(false)
    },
  )

  it('takes secrets from files, and earlier ones next to the current one', () => {
    const folder = mkdtempSync(join(tmpdir(), 'framewell-secrets-'))
    writeFileSync(join(folder, 'payload'), `${'f'.repeat(40)}\n`)
    const { PAYLOAD_SECRET: _, ...others } = secrets
    const read = readEnv({
      ...others,
      PAYLOAD_SECRET_FILE: join(folder, 'payload'),
      PAYLOAD_SECRET_PREVIOUS: `${'e'.repeat(32)},${'d'.repeat(32)}`,
    })
    expect(read.PAYLOAD_SECRETS).toEqual(['f'.repeat(40), 'e'.repeat(32), 'd'.repeat(32)])
    rmSync(folder, { recursive: true })
  })

  it.each([
    ['a', 'a/'],
    ['a/b/', 'a/b/'],
    ['', ''],
  ])('takes the prefix %j of a bucket as %j', (given, taken) => {
    expect(readEnv({ ...secrets, S3_BUCKET: 'framewell', S3_PREFIX: given }).S3_PREFIX).toBe(taken)
  })

  it('writes no secret into a build', () => {
    expect(readEnv({ NEXT_PHASE: 'phase-production-build', FRAMEWELL_ENV: 'production' }).PAYLOAD_SECRET).toBe('')
  })

  it.each([
    [{ PORT: 'abc' }, /PORT/],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL/],
    [{ ...secrets, PAYLOAD_SECRET: 'short' }, /PAYLOAD_SECRET must have at least 32 characters/],
    [{ SITE_URL: 'ftp://x' }, /SITE_URL/],
    [{ COMPANY_TIME_ZONE: 'US/Central' }, /COMPANY_TIME_ZONE has to be written America\/Chicago/],
    [
      { COMPANY_TIME_ZONE: 'Mars/Base' },
      /COMPANY_TIME_ZONE is 'Mars\/Base', which is no time zone: write its name in the tz database, for example/,
    ],
    [{ S3_ENDPOINT: 'https://s3.example', S3_PREFIX: 'a' }, /Without S3_BUCKET S3_ENDPOINT and S3_PREFIX does nothing/],
    [{ S3_BUCKET: 'a', S3_ACCESS_KEY_ID: 'key' }, /belong together/],
    [{ S3_BUCKET: 'a', S3_PREFIX: '../b' }, /S3_PREFIX/],
    [{ S3_BUCKET: 'a', S3_PREFIX: '/b' }, /S3_PREFIX/],
  ])('says in one sentence what is wrong: %o', (source, message) => {
    expect(() => readEnv(source)).toThrow(message)
  })
})
