import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { asOwner } from './database'
import { inTransaction } from './inTransaction'
import { transactionOf } from './transactionOf'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
  await asOwner((client) =>
    client.query(`create table parents (id int primary key);
      create table children (parent int references parents deferrable initially deferred); grant all on parents, children to public`),
  )
})
afterAll(() => cms.stop())

const account = (email: string) => ({ email, password: 'a long test password', name: 'Someone', role: 'builder' as const })
const count = async (email: string) => (await cms.payload.count({ collection: 'accounts', where: { email: { equals: email } } })).totalDocs

describe('a transaction', () => {
  it('keeps everything when its COMMIT succeeds', async () => {
    const req = await cms.localReq()
    await inTransaction(req, () => cms.payload.create({ collection: 'accounts', data: account('kept@framewell.test'), req }))
    expect(await count('kept@framewell.test')).toBe(1)
  })

  it('rejects the operation when a deferred constraint fails at COMMIT', async () => {
    const req = await cms.localReq()
    const work = inTransaction(req, async () => {
      await cms.payload.create({ collection: 'accounts', data: account('deferred@framewell.test'), req })
      await (await transactionOf(req)).execute(sql`insert into children values (404)`)
    })
    await expect(work).rejects.toThrow()
    expect(await count('deferred@framewell.test')).toBe(0)
  })

  it('rejects the operation when the backend is killed before COMMIT', async () => {
    const req = await cms.localReq()
    const work = inTransaction(req, async () => {
      await cms.payload.create({ collection: 'accounts', data: account('killed@framewell.test'), req })
      const { rows } = await (await transactionOf(req)).execute(sql`select pg_backend_pid() as pid`)
      await cms.payload.db.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    })
    await expect(work).rejects.toThrow()
    expect(await count('killed@framewell.test')).toBe(0)
  })

  it('rejects when a statement failed inside and somebody swallowed it', async () => {
    const req = await cms.localReq()
    const work = inTransaction(req, async () => {
      const db = await transactionOf(req)
      await cms.payload.create({ collection: 'accounts', data: account('swallowed@framewell.test'), req })
      await db.execute(sql`select 1/0`).catch(() => undefined)
    })
    await expect(work).rejects.toThrow()
    expect(await count('swallowed@framewell.test')).toBe(0)
  })

  it('rejects when Payload rolled back because of a swallowed failure', async () => {
    const req = await cms.localReq()
    const work = inTransaction(req, async () => {
      await cms.payload.create({ collection: 'accounts', data: account('twice@framewell.test'), req })
      await cms.payload.create({ collection: 'accounts', data: account('twice@framewell.test'), req }).catch(() => undefined)
    })
    await expect(work).rejects.toThrow()
    expect(await count('twice@framewell.test')).toBe(0)
  })

  it('returns its place in the pool when its connection dies at BEGIN', async () => {
    const { pool } = cms.payload.db
    for (let round = 0; round < 30; round++) {
      const req = await cms.localReq()
      await inTransaction(req, async () => {
        const { rows } = await (await transactionOf(req)).execute(sql`select pg_backend_pid() as pid`)
        await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      }).catch(() => undefined)
    }
    await expect(pool.query('select 1')).resolves.toBeTruthy()
    expect(pool.totalCount - pool.idleCount).toBeLessThan(5)
  })

  it('survives losing every connection at once, repeatedly', async () => {
    const { pool } = cms.payload.db
    for (let round = 0; round < 20; round++) {
      await Promise.allSettled(Array.from({ length: 8 }, () => pool.query('select pg_sleep(0.005)')))
      const others =
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename = current_user and datname = current_database()'
      await Promise.allSettled([pool.query(others), ...Array.from({ length: 8 }, () => pool.query('select 1'))])
    }
    // Idle connections may still turn out dead once each; then the pool works again.
    await Promise.allSettled(Array.from({ length: 20 }, () => pool.query('select 1')))
    await expect(pool.query('select 1')).resolves.toBeTruthy()
    expect(pool.totalCount - pool.idleCount).toBe(0)
  })
})
