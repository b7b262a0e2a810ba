import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { asOwner } from '../database/database'
import { transactionOf } from '../database/transactionOf'
import { eachInTransaction } from './eachInTransaction'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
  await asOwner((client) => client.query('create table written (word text not null); grant all on written to public'))
})
afterAll(() => cms.stop())

it('goes on after a record that fails, keeps nothing of it, and fails at the end', async () => {
  const run = eachInTransaction(cms.payload, ['first', 'broken', 'last'], async (req, word) => {
    await (await transactionOf(req)).execute(sql`insert into written values (${word})`)
    if (word === 'broken') throw new Error('The printer is on fire')
  })
  await expect(run).rejects.toThrow('1 of 3 records failed, the first with: The printer is on fire')
  const { rows } = await cms.payload.db.pool.query('select word from written order by word')
  expect(rows.map(({ word }) => word)).toEqual(['first', 'last'])
})
