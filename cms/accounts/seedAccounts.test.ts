import { afterAll, beforeAll, expect, it } from 'vitest'
import { env } from '../env'
import { inTransaction } from '../platform/database/inTransaction'
import { bootCms, type TestCms } from '../testing/bootCms'
import { demoAccounts } from './demoAccounts'
import { removeDemoAccounts } from './removeDemoAccounts'
import { seedAccounts } from './seedAccounts'

let cms: TestCms
const own = { DEPLOYED: env.DEPLOYED, ADMIN_EMAIL: env.ADMIN_EMAIL, ADMIN_PASSWORD: env.ADMIN_PASSWORD }
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(async () => {
  Object.assign(env, own)
  await cms.stop()
})

const start = async (settings: Partial<typeof own>) => {
  Object.assign(env, own, settings)
  return seedAccounts(cms.payload)
}
const addresses = async () => (await cms.payload.find({ collection: 'accounts' })).docs.map(({ email }) => email)

it('removing the demo accounts ends their memberships and sessions on record, the last super admin’s too', async () => {
  await start({ DEPLOYED: false })
  const builder = demoAccounts.find(({ role }) => role === 'builder')
  const sent = { username: builder?.email, password: builder?.password }
  const cookie = (await cms.request('/api/session', { json: sent })).headers.getSetCookie()[0]?.split(';')[0] ?? ''
  expect((await cms.request('/api/account/people', { cookie })).status).toBe(200)
  const [account] = (await cms.payload.find({ collection: 'accounts', where: { email: { equals: builder?.email } } })).docs
  const company = await cms.payload.create({ collection: 'companies', data: { name: 'Demo builder', kind: 'builder' } })
  const person = await cms.payload.create({
    collection: 'people',
    data: { name: 'Demo', email: account?.email ?? '', account: account?.id },
  })
  await cms.payload.create({ collection: 'memberships', data: { company: company.id, person: person.id, role: 'owner' } })
  const req = await cms.localReq()
  expect(await inTransaction(req, () => removeDemoAccounts(req))).toHaveLength(demoAccounts.length)
  expect(await addresses()).toEqual([])
  expect((await cms.payload.find({ collection: 'memberships' })).docs).toEqual([])
  expect((await cms.request('/api/account/people', { cookie })).status).toBe(401)
  const { rows } = await cms.payload.db.pool.query(
    'select action, count(*)::int from audit_records where action = any($1) group by 1 order by 1',
    [['account-delete', 'membership-delete']],
  )
  expect(rows).toEqual([
    { action: 'account-delete', count: demoAccounts.length },
    { action: 'membership-delete', count: 1 },
  ])
})

it('one’s own machine gets the demo accounts; a deployment on its data does not start until they are closed', async () => {
  await start({ DEPLOYED: false })
  expect(await addresses()).toHaveLength(demoAccounts.length)
  await expect(start({ DEPLOYED: true })).rejects.toThrow(/still have the demo passwords.*operator@framewell\.test.*remove-demo/)
  // A demo account with its own password is an account like any other.
  await cms.payload.db.pool.query("update accounts set hash = 'pbkdf2-sha256-v1:00', role = 'editor'")
  await expect(start({ DEPLOYED: true })).rejects.toThrow(/set ADMIN_EMAIL and ADMIN_PASSWORD/)
  await expect(start({ DEPLOYED: true, ADMIN_EMAIL: 'ada@example.com', ADMIN_PASSWORD: 'password1234' })).rejects.toThrow(/attackers try/)
  await start({ DEPLOYED: true, ADMIN_EMAIL: 'ada@example.com', ADMIN_PASSWORD: 'seven quiet steel trusses' })
  expect(await addresses()).toContain('ada@example.com')
})
