import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { PgBoss } from 'pg-boss'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { asOwner } from '../database/database'
import { inTransaction } from '../database/inTransaction'
import { transactionOf } from '../database/transactionOf'
import { defineJob } from './defineJob'
import { heedClock } from './heedClock'
import { JobRunner } from './JobRunner'
import { purgeDoneJobs } from './purgeDoneJobs'
import { runJob } from './runJob'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
  await asOwner((client) => client.query('create table effects (word text not null); grant all on effects to public'))
})
afterAll(() => cms.stop())
beforeEach(() => cms.payload.db.pool.query('truncate effects'))

const effect = async (req: PayloadRequest, word: string) => (await transactionOf(req)).execute(sql`insert into effects values (${word})`)
const note = defineJob({
  name: 'note',
  input: z.object({ word: z.string() }),
  run: ({ req, input }) => effect(req, input.word),
})
const broken = defineJob({
  name: 'broken',
  input: z.object({ word: z.string() }),
  attempts: 2,
  run: async ({ req, input }) => {
    await effect(req, input.word)
    throw new Error('The printer is on fire')
  },
})

const effects = async () => (await cms.payload.db.pool.query('select word from effects order by word')).rows.map(({ word }) => word)
const rowsOf = async (key: string) =>
  (await cms.payload.db.pool.query('select id, status, attempts::int, error from background_jobs where dedup_key = $1', [key])).rows
async function queued(job: typeof note | typeof broken, word: string, key: string = randomUUID()) {
  const req = await cms.localReq()
  await inTransaction(req, () => job.queue(req, { word }, { dedupKey: key }))
  return { key, id: String((await rowsOf(key))[0]?.id) }
}

const running: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((stop) => stop()))
})
async function startRunner(): Promise<void> {
  const { pool } = cms.payload.db
  const boss = new PgBoss({ schema: 'pgboss', db: { executeSql: (text, values) => pool.query(text, values) } })
  boss.on('error', () => undefined)
  await boss.start()
  const runner = new JobRunner(boss, cms.payload, [note, broken])
  await runner.start()
  running.push(async () => {
    runner.stop()
    await boss.stop({ graceful: true, timeout: 5000 })
  })
}

it('is done once by any number of runners, after the commit that queued it', async () => {
  // One after the other, as processes start: the first creates the queue's tables.
  await startRunner()
  await startRunner()
  const words = Array.from({ length: 12 }, (_, index) => `word ${String(index).padStart(2, '0')}`)
  await Promise.all(words.map((word) => queued(note, word)))
  await vi.waitFor(async () => expect(await effects()).toEqual(words), { timeout: 30_000 })
})

it('is never done when the change that queued it is rolled back, and once per key', async () => {
  const key = randomUUID()
  const req = await cms.localReq()
  await expect(
    inTransaction(req, async () => {
      await note.queue(req, { word: 'never' }, { dedupKey: key })
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  expect(await rowsOf(key)).toEqual([])
  await queued(note, 'once', key)
  await queued(note, 'twice', key)
  expect(await rowsOf(key)).toHaveLength(1)
})

it('takes effect once, however often and however many at once run it', async () => {
  const { id, key } = await queued(note, 'once')
  await Promise.allSettled(Array.from({ length: 6 }, () => runJob(cms.payload, note, id)))
  await runJob(cms.payload, note, id)
  expect(await effects()).toEqual(['once'])
  expect(await rowsOf(key)).toMatchObject([{ status: 'done', attempts: 1 }])
})

it('leaves nothing behind when it fails, and is given up with its reason after the last attempt', async () => {
  const { id, key } = await queued(broken, 'half')
  await expect(runJob(cms.payload, broken, id)).rejects.toThrow('on fire')
  expect(await rowsOf(key)).toMatchObject([{ status: 'queued', attempts: 1, error: 'The printer is on fire' }])
  await runJob(cms.payload, broken, id)
  expect(await rowsOf(key)).toMatchObject([{ status: 'failed', attempts: 2 }])
  await runJob(cms.payload, broken, id)
  expect(await effects()).toEqual([])
})

it('refuses an invalid input', async () => {
  const req = await cms.localReq()
  await expect(note.queue(req, JSON.parse('{"word":7}'))).rejects.toThrow('expected string')
})

it('keeps completed jobs for a month, and scheduled ones for two days', async () => {
  const { pool } = cms.payload.db
  await pool.query(`insert into background_jobs (name, dedup_key, status, attempts, done_at) values
    ('kept', 'key-kept', 'done', 1, now() - interval '29 days'), ('gone', 'key-gone', 'done', 1, now() - interval '31 days'),
    ('kept tick', null, 'done', 1, now() - interval '1 day'), ('gone tick', null, 'done', 1, now() - interval '3 days')`)
  const req = await cms.localReq()
  await inTransaction(req, async () => purgeDoneJobs.run(req, undefined))
  const { rows } = await pool.query(`select name from background_jobs where name like 'kept%' or name like 'gone%' order by name`)
  expect(rows.map(({ name }) => name)).toEqual(['kept', 'kept tick'])
})

it('does not wait for the time that a clock showed before it was set back', async () => {
  const { pool } = cms.payload.db
  const boss = new PgBoss({ schema: 'pgboss', db: { executeSql: (text, values) => pool.query(text, values) } })
  boss.on('error', () => undefined)
  await boss.start()
  await boss.createQueue('heeds-clock')
  const [kept, waiting] = [randomUUID(), randomUUID()]
  await boss.insert('heeds-clock', [{ id: kept }, { id: waiting }])
  await pool.query(`update pgboss.job set singleton_on = date_trunc('minute', now() at time zone 'utc') where id = $1`, [kept])
  await pool.query(`update pgboss.job set start_after = now() + interval '1 hour' where id = $1`, [waiting])
  await pool.query(
    `insert into pgboss.job (name, singleton_on) select 'heeds-clock', date_trunc('minute', now() at time zone 'utc') + interval '30 minutes'`,
  )
  await pool.query(`update pgboss.version set cron_on = now() + interval '1 hour'`)
  await heedClock(pool, ['heeds-clock'])
  const { rows } = await pool.query(`select id, start_after <= now() as due from pgboss.job where name = 'heeds-clock' order by id`)
  expect(rows).toEqual([kept, waiting].sort().map((id) => ({ id, due: true })))
  expect((await pool.query('select cron_on from pgboss.version')).rows).toEqual([{ cron_on: null }])
  await boss.stop({ graceful: false })
})
