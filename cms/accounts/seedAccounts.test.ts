import { afterAll, beforeAll, expect, it } from 'vitest'
import { env } from '../env'
import { bootCms, type TestCms } from '../testing/bootCms'
import { demoAccounts } from './demoAccounts'
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
