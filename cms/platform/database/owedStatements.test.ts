import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { asOwner } from './database'
import { inTransaction } from './inTransaction'
import { runPrepared } from './runPrepared'
import { transactionOf } from './transactionOf'
import { writeBehind } from './writeBehind'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
  await asOwner((client) =>
    client.query('create table notes (id serial primary key, word text not null unique); grant all on notes, notes_id_seq to public'),
  )
})
afterAll(() => cms.stop())

const noted = (word: string | null) => ({ name: 'note', text: 'insert into notes (word) values ($1)', values: [word] })
const words = async () => {
  const { rows } = await cms.payload.db.pool.query('select word from notes order by id')
  return rows.map(({ word }) => word)
}
const inRequest = async (work: (req: Awaited<ReturnType<TestCms['localReq']>>) => Promise<unknown>) => {
  await cms.payload.db.pool.query('delete from notes')
  const req = await cms.localReq()
  return inTransaction(req, () => work(req))
}

describe('the pending statements of a transaction', () => {
  it('are applied before the next statement, in order, and many times on one connection', async () => {
    for (let round = 0; round < 3; round += 1)
      await inRequest(async (req) => {
        await writeBehind(req, noted('one'))
        await writeBehind(req, noted('two'))
        expect(await runPrepared(req, 'count_notes', 'select count(*)::int as count from notes', [])).toEqual([{ count: 2 }])
        await writeBehind(req, noted('three'))
      })
    expect(await words()).toEqual(['one', 'two', 'three'])
  })

  it('go before several statements in one text, which answer as before', async () => {
    await inRequest(async (req) => {
      await writeBehind(req, noted('before'))
      const { rows } = await (await transactionOf(req)).execute(sql`select count(*)::int as count from notes`)
      expect(rows).toEqual([{ count: 1 }])
      await (await transactionOf(req)).execute(
        sql.raw("insert into notes (word) values ('first'); insert into notes (word) values ('second')"),
      )
    })
    expect(await words()).toEqual(['before', 'first', 'second'])
  })

  it('fail the COMMIT that carries them, and nothing is stored', async () => {
    const work = inRequest(async (req) => {
      await runPrepared(req, 'a_note', "insert into notes (word) values ('kept')", [])
      await writeBehind(req, noted(null))
    })
    await expect(work).rejects.toMatchObject({ code: '23502' })
    expect(await words()).toEqual([])
  })

  it('fail the statement that carries them; swallowing that commits nothing', async () => {
    const work = inRequest(async (req) => {
      await writeBehind(req, noted('twice'))
      await writeBehind(req, noted('twice'))
      await expect(runPrepared(req, 'count_notes', 'select count(*)::int as count from notes', [])).rejects.toMatchObject({ code: '23505' })
    })
    await expect(work).rejects.toThrow()
    expect(await words()).toEqual([])
  })

  it('are dropped with a transaction that is rolled back, even one that ran nothing', async () => {
    const { pool } = cms.payload.db
    for (let round = 0; round < 30; round += 1)
      await expect(
        inRequest(async (req) => {
          await writeBehind(req, noted('forgotten'))
          throw new Error('no')
        }),
      ).rejects.toThrow('no')
    expect(await words()).toEqual([])
    expect(pool.totalCount - pool.idleCount).toBe(0)
    const { rows } = await pool.query(
      "select count(*)::int as open from pg_stat_activity where state like 'idle in transaction%' and datname = current_database()",
    )
    expect(rows).toEqual([{ open: 0 }])
  })

  it('are lost with their connection, and the commit reports it', async () => {
    const work = inRequest(async (req) => {
      const [asked] = await runPrepared(req, 'own_pid', 'select pg_backend_pid() as pid', [])
      await writeBehind(req, noted('lost'))
      await cms.payload.db.pool.query('select pg_terminate_backend($1)', [Object(asked).pid])
    })
    await expect(work).rejects.toThrow()
    expect(await words()).toEqual([])
  })

  it('are written at once where there is no transaction', async () => {
    await writeBehind(await cms.localReq(), noted('alone'))
    expect(await words()).toContain('alone')
  })
})
