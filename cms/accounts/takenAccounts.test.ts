import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { mailsTo } from '../testing/mailsTo'
import { TEST_PASSWORD, type TestPerson } from '../testing/signInAs'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

const ask = async (path: string, json: unknown, cookie?: string) => {
  const answer = await cms.request(path, { json, cookie })
  return { status: answer.status, body: await answer.json() }
}
const tokenTo = async (email: string, subject: string) => {
  const mails = await mailsTo(cms.payload, email)
  return /#token=([\w-]+)/.exec(mails.findLast((mail) => mail.subject === subject)?.text ?? '')?.[1] ?? ''
}
const requestAddress = ({ cookie }: TestPerson, email: string) =>
  ask('/api/account/address', { email, currentPassword: TEST_PASSWORD }, cookie)
const addressOf = async ({ id }: TestPerson) => (await cms.payload.findByID({ collection: 'accounts', id, overrideAccess: true })).email

it('a new password, however it is set, ends other sessions and a change of address that somebody else asked for with the old one', async () => {
  const ways = [
    ({ cookie }: TestPerson) => ask('/api/password', { currentPassword: TEST_PASSWORD, password: 'seven quiet steel trusses' }, cookie),
    async ({ email }: TestPerson) => {
      await ask('/api/password/forgotten', { email })
      const token = await tokenTo(email, 'Choose a new password')
      return ask('/api/password/reset', { token, password: 'seven quiet steel trusses' })
    },
    async ({ id }: TestPerson) => {
      const { cookie } = await cms.signInAs('super_admin')
      const answer = await cms.request(`/api/accounts/${id}`, { method: 'PATCH', json: { password: 'seven quiet steel trusses' }, cookie })
      return { status: answer.status, body: await answer.json() }
    },
  ]
  const lives = async (cookie: string) => (await (await cms.request('/api/session', { cookie })).json()).session !== null
  for (const renew of ways) {
    const person = await cms.signInAs('builder')
    const thief = `thief-${person.email}`
    expect((await requestAddress(person, thief)).status).toBe(200)
    const other = await cms.request('/api/session', { json: { username: person.email, password: TEST_PASSWORD } })
    const stolen = other.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    expect(await lives(stolen)).toBe(true)
    expect((await renew(person)).status).toBe(200)
    expect(await lives(stolen)).toBe(false)
    expect((await ask('/api/address/confirm', { token: await tokenTo(thief, 'Confirm your address') })).status).toBe(404)
    expect(await addressOf(person)).toBe(person.email)
  }
})

it('whoever takes an address back ends the ship keys that were issued since', async () => {
  const person = await cms.signInAs('operator')
  const issue = () => ask('/api/releases/keys', { holder: 'A team', remotes: ['mfe-portal'], days: 30 }, person.cookie)
  const own = await issue()
  expect(own.status, JSON.stringify(own.body)).toBe(200)
  const thief = `thief-${person.email}`
  await requestAddress(person, thief)
  await ask('/api/address/confirm', { token: await tokenTo(thief, 'Confirm your address') }, person.cookie)
  const stolen = await issue()
  expect(stolen.status, JSON.stringify(stolen.body)).toBe(200)
  expect((await ask('/api/address/stop', { token: await tokenTo(person.email, 'The address of your account was changed') })).status).toBe(
    200,
  )
  const { docs } = await cms.payload.find({ collection: 'remote-ship-keys', overrideAccess: true, sort: 'createdAt' })
  expect(docs.map(({ id, revokedAt }) => [id, Boolean(revokedAt)])).toEqual([
    [own.body.id, false],
    [stolen.body.id, true],
  ])
})
