import { createHash, randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { env } from '../../env'
import { BASELINE } from '../../migrations/20261130_050000_baseline'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { describeSchema } from '../../testing/describeSchema'
import { asOwner } from './database'
import { refuseUnknownSchema } from './refuseUnknownSchema'

/** SHA-256 of the schema made by the 54 migrations before this baseline (commit e5a805b5), as `describeSchema` prints it. */
const SCHEMA_BEFORE = 'c5ff7d268165def4ce1560411ef3d43a6e242dc5ea9e45571c442c12d9fc823c'

const database = `test_baseline_${randomUUID().slice(0, 8)}`
let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
  await asOwner((client) => client.query(`create database ${database}`))
})
afterAll(async () => {
  await asOwner((client) => client.query(`drop database ${database} with (force)`))
  await cms.stop()
})

it('the baseline makes the schema that the migrations before it made', async () => {
  const url = new URL(env.DATABASE_OWNER_URL ?? '')
  url.pathname = `/${database}`
  const pool = new pg.Pool({ connectionString: url.href })
  try {
    for (const part of BASELINE) await pool.query(part)
    const lines = await describeSchema(pool)
    expect(lines.length).toBeGreaterThan(3_000)
    expect(createHash('sha256').update(lines.join('\n')).digest('hex')).toBe(SCHEMA_BEFORE)
  } finally {
    await pool.end()
  }
})

it('a database of an unreleased build is refused before anything changes, with the command that helps', async () => {
  expect(await refuseUnknownSchema(cms.payload.db.pool)).toBeUndefined()
  await asOwner((client) => client.query("insert into payload_migrations (name, batch) values ('20261121_030319_ground', 1)"))
  await expect(refuseUnknownSchema(cms.payload.db.pool)).rejects.toThrow(/20261121_030319_ground.*npm run db:reset/)
})
