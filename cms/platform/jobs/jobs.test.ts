import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { asOwner } from '../database/database'
import { inTransaction } from '../database/inTransaction'
import { transactionOf } from '../database/transactionOf'
import { DueRows } from './DueRows'
import { defineJob, type Job } from './defineJob'
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
function startRunner(jobs: readonly Job[] = [note, broken], now?: () => Date): () => Promise<void> {
  const runner = new JobRunner(cms.payload, jobs, now)
  runner.start()
  const stop = () => runner.stop()
  running.push(stop)
  return stop
}
// A time is stored in milliseconds, rounded: `now()` may be later than now.
const waitIsOver = (key: string) =>
  cms.payload.db.pool.query(`update background_jobs set run_after = now() - interval '1 second' where dedup_key = $1`, [key])

it('is done once by any number of runners, after the commit that queued it', async () => {
  startRunner()
  startRunner()
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
  expect(await runJob(cms.payload, broken, id), 'it waits').toBe(false)
  await waitIsOver(key)
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
    ('kept tick', 'at 1', 'done', 1, now() - interval '1 day'), ('gone tick', 'at 2', 'done', 1, now() - interval '3 days')`)
  const req = await cms.localReq()
  await inTransaction(req, async () => purgeDoneJobs.run(req, undefined))
  const { rows } = await pool.query(`select name from background_jobs where name like 'kept%' or name like 'gone%' order by name`)
  expect(rows.map(({ name }) => name)).toEqual(['kept', 'kept tick'])
})

it('is tried again after its process died, and given up when it always does', async () => {
  const { pool } = cms.payload.db
  const { id, key } = await queued(broken, 'deadly')
  // What a process leaves that died during its second and last attempt.
  await pool.query('update background_jobs set attempts = 2 where id = $1', [id])
  expect(await runJob(cms.payload, broken, id)).toBe(true)
  expect(await rowsOf(key)).toMatchObject([{ status: 'failed', error: expect.stringMatching(/its server stopped/) }])
  expect(await effects()).toEqual([])
})

it('is left to the process that runs it, however long that takes', async () => {
  const { id } = await queued(note, 'slow')
  const holder = await cms.payload.db.pool.connect()
  try {
    await holder.query('begin')
    await holder.query('select from background_jobs where id = $1 for update', [id])
    expect(await runJob(cms.payload, note, id)).toBe(false)
    await holder.query('rollback')
  } finally {
    holder.release()
  }
  expect(await runJob(cms.payload, note, id)).toBe(true)
})

it('is not begun once its runner stops', async () => {
  let looks = 0
  const rows = new DueRows({
    pool: cms.payload.db.pool,
    channel: 'nothing',
    work: async () => {
      looks += 1
      return looks === 1
    },
    log: cms.payload.logger,
    unread: 'unread',
  })
  await rows.sweep()
  expect(looks, 'until nothing is left').toBe(2)
  await rows.stop()
  // What a job does that ends while its runner stops.
  await rows.sweep()
  expect(looks).toBe(2)
})

describe('a schedule', () => {
  const hourly = defineJob({ name: 'hourly', schedule: '0 * * * *', input: z.undefined(), run: ({ req }) => effect(req, 'struck') })
  let clock = new Date()
  /** Sets the clock; the runners look. */
  async function itIs(time: string): Promise<void> {
    clock = new Date(`2026-11-27T${time}Z`)
    await cms.payload.db.pool.query(`select pg_notify('background_jobs', '')`)
  }
  const start = () => startRunner([hourly], () => clock)
  const keys = async () =>
    (await cms.payload.db.pool.query(`select dedup_key as key from background_jobs where name = 'hourly' order by 1`)).rows.map(
      ({ key }) => key,
    )
  const strikes = (times: number) => vi.waitFor(async () => expect(await effects()).toHaveLength(times), { timeout: 30_000 })
  beforeEach(() => cms.payload.db.pool.query(`delete from background_jobs where name = 'hourly'`))

  it('is kept once by any number of runners, from the first time after the job came', async () => {
    clock = new Date('2026-11-27T15:20:00Z')
    start()
    start()
    await itIs('15:59:59')
    await itIs('16:00:01')
    await strikes(1)
    await itIs('17:00:01')
    await strikes(2)
    expect(await keys()).toEqual(['at hourly 2026-11-27T16:00:00.000Z', 'at hourly 2026-11-27T17:00:00.000Z'])
  })

  it('is made up for once, when every runner was stopped at its time', async () => {
    clock = new Date('2026-11-27T15:59:00Z')
    const stop = start()
    await itIs('16:00:01')
    await strikes(1)
    await stop()
    clock = new Date('2026-11-27T19:30:00Z')
    start()
    await strikes(2)
    expect(await keys()).toEqual(['at hourly 2026-11-27T16:00:00.000Z', 'at hourly 2026-11-27T19:00:00.000Z'])
  })

  it('leaves out a time while an earlier one waits to be run', async () => {
    clock = new Date('2026-11-27T15:59:00Z')
    await cms.payload.db.pool.query(
      `insert into background_jobs (name, status, attempts, dedup_key, run_after) values ('hourly', 'queued', 0, 'at hourly earlier', now() + interval '1 hour')`,
    )
    start()
    await itIs('16:00:01')
    await itIs('17:00:01')
    const other = await queued(note, 'after')
    startRunner()
    await vi.waitFor(async () => expect(await rowsOf(other.key)).toMatchObject([{ status: 'done' }]), { timeout: 30_000 })
    expect(await keys()).toEqual(['at hourly earlier'])
  })

  it('comes again after the clock was set back', async () => {
    clock = new Date('2026-11-27T15:59:00Z')
    start()
    await itIs('16:00:01')
    await strikes(1)
    // The database's clock goes back as well: what it noted is in the future now.
    await cms.payload.db.pool.query(`update background_jobs set created_at = now() + interval '1 hour' where name = 'hourly'`)
    await itIs('15:10:00')
    await strikes(2)
    await itIs('16:00:01')
    await strikes(3)
  })
})
