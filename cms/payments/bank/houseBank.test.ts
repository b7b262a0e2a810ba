import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { HOUSE_ACCOUNT } from '../../testing/enterHouseAccount'
import { houseBankAccount } from './houseBankAccount'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

it('one super admin alone cannot change the account that pays and gets paid', async () => {
  const [first, second] = [await cms.signInAs('super_admin'), await cms.signInAs('super_admin')]
  const save = async (who: { cookie: string }, json: object) => {
    const answer = await cms.request('/api/globals/house-bank', { cookie: who.cookie, json })
    return { status: answer.status, body: await answer.json() }
  }
  const used = async () => (await houseBankAccount(await cms.localReq()))?.accountNumber
  expect((await save(first, HOUSE_ACCOUNT)).status).toBe(200)
  expect(await used()).toBe('000123456789')
  const other = { accountNumber: '999999999999' }
  expect((await save(first, { ...other, inUse: { ...HOUSE_ACCOUNT, ...other }, enteredById: second.id })).status).toBe(200)
  expect(await used(), 'it waits').toBe('000123456789')
  const alone = await save(first, { ...other, confirm: true })
  expect([alone.status, alone.body.fields?.[0]?.path]).toEqual([400, 'confirm'])
  // A change made together with the confirmation was not seen by the first person.
  expect((await save(second, { accountNumber: '888888888888', confirm: true })).status).toBe(200)
  expect(await used()).toBe('000123456789')
  expect((await save(second, { confirm: true })).status).toBe(400)
  expect((await save(first, { confirm: true })).status).toBe(200)
  expect(await used()).toBe('888888888888')
  const emptied = await save(first, { accountNumber: '' })
  expect([emptied.status, emptied.body.fields?.[0]?.path], 'open invoices are paid to it').toEqual([400, 'accountNumber'])
  const { rows } = await cms.payload.db.pool.query(
    `select after ->> 'state' as state from audit_records where action = 'house-bank-change' order by created_at`,
  )
  expect(rows.map(({ state }) => state)).toEqual(['in use', 'waits for a second person', 'waits for a second person', 'in use'])
})
