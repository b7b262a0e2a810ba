import { randomUUID } from 'node:crypto'
import type { ServerProcess } from '@framewell/server-kit/testing/serverProcess'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { env } from '../env'
import { bootCms, type TestCms } from '../testing/bootCms'
import { freePort } from '../testing/freePort'
import { sendTo, type TestRequest } from '../testing/sendTo'
import { bundleServer, startServer } from '../testing/serverProcess'
import { TEST_PASSWORD, type TestPerson } from '../testing/signInAs'

let cms: TestCms
let other: ServerProcess
beforeAll(async () => {
  await bundleServer()
  cms = await bootCms()
  const { DATABASE_URL = '', DATABASE_OWNER_URL = '' } = process.env
  other = await startServer(env.DATA_DIR, await freePort(), { DATABASE_URL, DATABASE_OWNER_URL })
}, 600_000)
afterAll(async () => {
  await other?.stop('SIGTERM')
  await cms?.stop()
}, 600_000)

/** Requests go to the two processes in turn. */
const inTurn = () => {
  let asked = 0
  return (path: string, init: TestRequest) => sendTo(asked++ % 2 === 0 ? cms.origin : other.origin, path, init)
}
const there = (path: string, init: TestRequest = {}) => sendTo(other.origin, path, init)
const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .find((one) => one.includes('framewell-token='))
    ?.split(';')[0] ?? ''
const signIn = (username: string, password = TEST_PASSWORD, address?: string) => ({ json: { username, password }, address })
const livesThere = async (cookie: string) => (await (await there('/api/session', { cookie })).json()).session !== null

describe('two processes share one limit', () => {
  it('of wrong passwords for a name, also when all arrive at once', async () => {
    const { email } = await cms.signInAs('builder')
    const send = inTurn()
    const address = '203.0.113.90'
    const guess = (_: unknown, at: number) => send('/api/session', signIn(email, `guess ${at}`, address))
    const answers = await Promise.all(Array.from({ length: 20 }, guess))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    for (const origin of [cms.origin, other.origin]) {
      expect([423, 429]).toContain((await sendTo(origin, '/api/session', signIn(email, TEST_PASSWORD, address))).status)
    }
  })

  it('of wrong codes of a second factor: 20 of an account, from wherever', async () => {
    const person = await cms.signInAs('operator')
    const { secret } = await (await cms.request('/api/account/totp', { json: {}, cookie: person.cookie })).json()
    const code = (stepsOn: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsOn * 30_000 })
    expect((await cms.request('/api/account/totp/confirm', { json: { code: code(0) }, cookie: person.cookie })).status).toBe(200)
    const { ticket } = (await (await there('/api/session', signIn(person.email))).json()).expected
    const send = inTurn()
    const guesses = Array.from({ length: 40 }, (_, at) =>
      send('/api/session/second-factor', { json: { ticket, code: code(30 + at) }, address: `198.51.100.${at}` }),
    )
    const codes = await Promise.all((await Promise.all(guesses)).map(async (answer) => (await answer.json()).code))
    expect(codes.filter((one) => one === 'wrongCode').length).toBeLessThanOrEqual(20)
  })

  it('of requests from one address', async () => {
    const send = inTurn()
    const asks = Array.from({ length: 80 }, () =>
      send('/api/password/forgotten', { json: { email: `${randomUUID()}@framewell.test` }, address: '203.0.113.91' }),
    )
    const statuses = (await Promise.all(asks)).map(({ status }) => status)
    const here = await cms.request('/api/password/forgotten', { json: { email: 'x@framewell.test' }, address: '203.0.113.91' })
    expect(statuses).toContain(429)
    expect(here.status).toBe(429)
  })
})

describe('a session that ends at one process ends at the other', () => {
  const opened = async (): Promise<{ person: TestPerson; cookie: string }> => {
    const person = await cms.signInAs('operator')
    const answer = await there('/api/session', signIn(person.email))
    expect([answer.status, await answer.clone().json()]).toMatchObject([200, {}])
    const cookie = cookieOf(answer)
    expect(await livesThere(cookie)).toBe(true)
    return { person, cookie }
  }

  it('by signing out', async () => {
    const { cookie } = await opened()
    expect((await cms.request('/api/session', { method: 'DELETE', cookie })).status).toBe(200)
    expect(await livesThere(cookie)).toBe(false)
  })

  it('by a new password', async () => {
    const { person, cookie } = await opened()
    const json = { currentPassword: TEST_PASSWORD, password: 'four unrelated wooden words' }
    expect((await cms.request('/api/password', { json, cookie: person.cookie })).status).toBe(200)
    expect(await livesThere(cookie)).toBe(false)
  })

  it('by an end that a super admin orders, with the events that were still being read', async () => {
    const { person, cookie } = await opened()
    const events = await there('/api/events', { cookie })
    expect(events.status).toBe(200)
    const admin = await cms.signInAs('super_admin')
    const ended = await cms.request(`/api/sign-ins/${person.id}/end`, { json: { reason: 'Lost laptop' }, cookie: admin.cookie })
    expect(ended.status).toBe(200)
    expect(await events.text()).toContain('"type":"end"')
    expect(await livesThere(cookie)).toBe(false)
  })

  it('by the end of the account’s rights', async () => {
    const { person, cookie } = await opened()
    const statements = () => there('/api/payments/bank/statements', { cookie })
    expect((await statements()).status).toBe(200)
    await cms.payload.update({ collection: 'accounts', id: person.id, data: { role: 'builder' } })
    expect([401, 403]).toContain((await statements()).status)
  })
})
