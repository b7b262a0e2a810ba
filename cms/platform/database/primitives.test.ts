import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { announce } from './announce'
import { asOwner } from './database'
import { inTransaction } from './inTransaction'
import { listen } from './listen'
import { lock, tryLock } from './lock'
import { lockRow } from './lockRow'
import { nextNumber } from './nextNumber'
import { snapshot } from './snapshot'
import { transactionOf } from './transactionOf'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

/** Adds one to a number by reading, waiting and writing: without a lock, two at once lose one. */
async function count(guard: (req: Awaited<ReturnType<TestCms['localReq']>>) => Promise<unknown>): Promise<void> {
  const req = await cms.localReq()
  await inTransaction(req, async () => {
    await guard(req)
    const { rows } = await (await transactionOf(req)).execute(sql`select n from counted, pg_sleep(0.02)`)
    await (await transactionOf(req)).execute(sql`update counted set n = ${Number(rows[0]?.n) + 1}`)
  })
}

describe('a lock', () => {
  it('lets one in at a time, per name and ID', async () => {
    await asOwner((client) => client.query('create table counted as select 0 as n; grant all on counted to public'))
    await Promise.all(Array.from({ length: 8 }, () => count((req) => lock(req, 'counted', 'one'))))
    expect((await cms.payload.db.pool.query('select n from counted')).rows).toEqual([{ n: 8 }])
  })

  it('is refused at once when not waiting, and free for another ID', async () => {
    const [first, second] = [await cms.localReq(), await cms.localReq()]
    await inTransaction(first, async () => {
      await lock(first, 'busy', 'a')
      await inTransaction(second, async () => {
        expect([await tryLock(second, 'busy', 'a'), await tryLock(second, 'busy', 'b')]).toEqual([false, true])
      })
    })
  })

  it('is refused outside a transaction, where it would guard nothing', async () => {
    const req = await cms.localReq()
    await expect(lock(req, 'loose')).rejects.toThrow('needs a transaction')
    await expect(lockRow(req, 'accounts', randomUUID())).rejects.toThrow('needs a transaction')
  })

  it('on a row holds up a change of that row, and says when there is none', async () => {
    const { id } = await cms.signInAs('builder')
    await cms.payload.db.pool.query('update counted set n = 0')
    await Promise.all(Array.from({ length: 8 }, () => count((req) => lockRow(req, 'accounts', id))))
    expect((await cms.payload.db.pool.query('select n from counted')).rows).toEqual([{ n: 8 }])
    const req = await cms.localReq()
    expect(await inTransaction(req, () => lockRow(req, 'accounts', randomUUID()))).toBe(false)
  })
})

it('numbers are given once, even when many ask at once', async () => {
  await asOwner((client) => client.query('create sequence test_numbers; grant usage on sequence test_numbers to public'))
  const req = await cms.localReq()
  const series = { prefix: 'T', sequence: 'test_numbers' }
  const given = await Promise.all(Array.from({ length: 20 }, () => nextNumber(req, series, new Date('2026-12-31T23:00:00Z'))))
  expect(new Set(given).size).toBe(20)
  expect(given).toContain('T-2026-00020')
})

describe('a snapshot', () => {
  it('reads everything as of one moment, and writes nothing', async () => {
    const req = await cms.localReq()
    const accounts = (reading: typeof req) => cms.payload.count({ collection: 'accounts', req: reading }).then(({ totalDocs }) => totalDocs)
    const [before, meanwhile] = await snapshot(req, async (reading) => {
      const first = await accounts(reading)
      await cms.signInAs('partner')
      return [first, await accounts(reading)]
    })
    expect(meanwhile).toBe(before)
    expect(await accounts(req)).toBe(Number(before) + 1)
    await expect(snapshot(req, async (reading) => (await transactionOf(reading)).execute(sql`update counted set n = 5`))).rejects.toThrow()
    expect(req.transactionID).toBeUndefined()
  })
})

it('receives what is committed on its channel, again after a lost connection, until it stops', async () => {
  const heard: string[] = []
  const { pool } = cms.payload.db
  const stop = listen(pool, 'test_channel', { hear: (message) => heard.push(message), opened: () => heard.push('opened') })
  await vi.waitFor(() => expect(heard).toEqual(['opened']))
  await pool.query("select pg_notify('test_channel', 'one'), pg_notify('another', 'unheard')")
  await vi.waitFor(() => expect(heard).toEqual(['opened', 'one']))
  await pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'framewell events' and datname = current_database()",
  )
  await vi.waitFor(() => expect(heard).toEqual(['opened', 'one', 'opened']))
  await pool.query("select pg_notify('test_channel', 'two')")
  await vi.waitFor(() => expect(heard.at(-1)).toBe('two'))
  stop()
  await vi.waitFor(async () => {
    const { rows } = await pool.query(
      "select count(*)::int as n from pg_stat_activity where application_name = 'framewell events' and datname = current_database()",
    )
    expect(rows).toEqual([{ n: 0 }])
  })
})

it('announces what is committed, after the commit, in order and to every process; nothing that is rolled back; and later what the connection failed to send', async () => {
  const heard: string[] = []
  const { pool } = cms.payload.db
  const stop = listen(pool, 'announced', { hear: (message) => heard.push(message), opened: () => heard.push('opened') })
  await vi.waitFor(() => expect(heard).toEqual(['opened']))
  const req = await cms.localReq()
  await inTransaction(req, async () => {
    await announce(req, 'announced', 'committed')
    await announce(req, 'announced', 'too')
    // The mark is announced while the transaction is open: its messages come later.
    await announce(await cms.localReq(), 'announced', 'mark')
    await vi.waitFor(() => expect(heard.at(-1)).toBe('mark'))
    expect(heard).toEqual(['opened', 'mark'])
  })
  await vi.waitFor(() => expect(heard).toEqual(['opened', 'mark', 'committed', 'too']))
  const undone = inTransaction(req, async () => {
    await announce(req, 'announced', 'never')
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  const query = vi.spyOn(pool, 'query').mockImplementationOnce(() => Promise.reject(new Error('connection lost')))
  await announce(req, 'announced', 'in the end')
  await vi.waitFor(() => expect(heard).toEqual(['opened', 'mark', 'committed', 'too', 'in the end']))
  query.mockRestore()
  stop()
})
