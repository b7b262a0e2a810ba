import { randomUUID } from 'node:crypto'
import type { ListedSession } from '@framewell/domain/accounts/sessionList'
import { defineCall } from '@framewell/domain/http/defineCall'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { bindCall } from '../platform/http/calls/bindCall'
import { bootCms, type TestCms } from '../testing/bootCms'
import { TEST_PASSWORD } from '../testing/signInAs'

const NO_ID = '00000000-0000-4000-8000-000000000000'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'

let ran = 0
const moveMoney = defineCall({
  name: 'moveMoney',
  method: 'POST',
  path: '/api/test-money',
  summary: 'Asks for a fresh check',
  feature: 'accounts',
  access: ['operator', 'super_admin'],
  input: z.object({}),
  recheck: true,
  idempotent: true,
  output: z.object({ moved: z.number() }),
})

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms([bindCall(moveMoney, async () => ({ moved: ++ran }))])
})
afterAll(() => cms.stop())

const signIn = async (username: string, userAgent = FIREFOX, address = '203.0.113.7') => {
  const answer = await cms.request('/api/session', {
    json: { username, password: TEST_PASSWORD },
    headers: { 'user-agent': userAgent },
    address,
  })
  expect(answer.status).toBe(200)
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}
const sessionsOf = async (cookie: string): Promise<ListedSession[]> =>
  (await (await cms.request('/api/account/sessions', { cookie, address: '203.0.113.7' })).json()).sessions
const lives = async (cookie: string) => (await (await cms.request('/api/session', { cookie })).json()).session !== null
const clearChecks = (account: string) =>
  cms.payload.db.pool.query("update session_details set checked_at = now() - interval '1 hour' where account_id = $1", [account])
const recordsOf = async (action: string, subjectId: string) =>
  (
    await cms.payload.find({
      collection: 'audit-records',
      where: { and: [{ action: { equals: action } }, { subjectId: { equals: subjectId } }] },
    })
  ).docs

describe('the list of own sessions', () => {
  it('names device and address, marks the asking one, and ends one or all others at once, on record', async () => {
    const { email, id } = await cms.signInAs('builder')
    const [here, there, third] = [await signIn(email), await signIn(email, 'curl/8.5', '198.51.100.9'), await signIn(email)]
    const listed = await sessionsOf(here)
    expect(listed).toHaveLength(4)
    expect(listed[0]).toMatchObject({ current: true, device: 'Firefox on Linux', address: '203.0.113.7', means: 'password' })
    const other = listed.find(({ address }) => address === '198.51.100.9')
    expect(other).toMatchObject({ current: false, device: 'Another program' })
    const ended = await cms.request(`/api/account/sessions/${other?.id}`, { method: 'DELETE', cookie: here })
    expect(await ended.json()).toEqual({ ended: 1 })
    expect([await lives(here), await lives(there), await lives(third)]).toEqual([true, false, true])
    expect((await cms.request(`/api/account/sessions/${other?.id}`, { method: 'DELETE', cookie: here })).status).toBe(404)
    expect(await (await cms.request('/api/account/sessions', { method: 'DELETE', cookie: here })).json()).toEqual({ ended: 2 })
    expect([await lives(here), await lives(third)]).toEqual([true, false])
    expect(await recordsOf('session-end', id)).toHaveLength(2)
  })

  it("ends nobody else's", async () => {
    const [own, foreign] = [await cms.signInAs('builder'), await cms.signInAs('builder')]
    const [{ id = '' } = {}] = await sessionsOf(foreign.cookie)
    expect((await cms.request(`/api/account/sessions/${id}`, { method: 'DELETE', cookie: own.cookie })).status).toBe(404)
    expect(await lives(foreign.cookie)).toBe(true)
  })

  it('closes the event stream of the session it ends', async () => {
    const { email, cookie } = await cms.signInAs('operator')
    const there = await signIn(email)
    const stream = await cms.request('/api/events', { cookie: there })
    expect(stream.status).toBe(200)
    await cms.request('/api/account/sessions', { method: 'DELETE', cookie })
    // The stream announces its end and is closed by the server: reading it to the end returns.
    expect(await stream.text()).toContain('"type":"end"')
    expect((await cms.request('/api/events', { cookie: there })).status).toBe(401)
  })

  it('of a person is for super admins, who end it with a reason on record', async () => {
    const [admin, person] = [await cms.signInAs('super_admin'), await cms.signInAs('operator')]
    const end = (account: string, json: object) => cms.request(`/api/sign-ins/${account}/end`, { cookie: admin.cookie, json })
    const { sessions } = await (await cms.request(`/api/sign-ins/${person.id}`, { cookie: admin.cookie })).json()
    expect(sessions).toHaveLength(1)
    expect((await end(person.id, {})).status).toBe(400)
    expect((await end(person.id, { reason: 'Lost laptop', session: NO_ID })).status).toBe(404)
    expect((await end(NO_ID, { reason: 'Lost laptop' })).status).toBe(404)
    expect(await (await end(person.id, { reason: 'Lost laptop', session: sessions[0].id })).json()).toEqual({ ended: 1 })
    expect(await lives(person.cookie)).toBe(false)
    expect((await recordsOf('session-end', person.id))[0]).toMatchObject({ reason: 'Lost laptop', actorId: admin.id })
  })
})

describe('a call that requires a recent check', () => {
  const move = (cookie: string, key?: string) =>
    cms.request('/api/test-money', { cookie, json: {}, headers: key ? { 'idempotency-key': key } : {} })
  const check = (cookie: string, password: string) => cms.request('/api/session/check', { cookie, json: { password } })

  it('is answered after a sign-in, refused when that is long ago, and answered under the same key after a check', async () => {
    const { email, id } = await cms.signInAs('operator')
    const cookie = await signIn(email)
    expect((await move(cookie)).status).toBe(200)
    await clearChecks(id)
    const before = ran
    const refused = await move(cookie, 'the-same-key-of-the-attempt')
    expect([refused.status, (await refused.json()).code]).toEqual([403, 'recheckRequired'])
    expect(ran).toBe(before)
    expect((await check(cookie, 'a guess')).status).toBe(403)
    expect((await move(cookie, 'the-same-key-of-the-attempt')).status).toBe(403)
    expect((await check(cookie, TEST_PASSWORD)).status).toBe(200)
    expect(await (await move(cookie, 'the-same-key-of-the-attempt')).json()).toEqual({ moved: before + 1 })
    expect(await recordsOf('identity-check-failed', id)).toHaveLength(1)
  })

  it('counts a check only for the session that made it, and wrong ones as failed sign-ins', async () => {
    const { email, id } = await cms.signInAs('operator')
    const [one, other] = [await signIn(email), await signIn(email)]
    await clearChecks(id)
    await check(one, TEST_PASSWORD)
    expect([(await move(one)).status, (await move(other)).status]).toEqual([200, 403])
    for (let at = 0; at < 5; at++) {
      await cms.request('/api/session/check', { cookie: other, json: { password: `guess ${at}` }, address: '192.0.2.77' })
    }
    const locked = await cms.request('/api/session/check', { cookie: other, json: { password: TEST_PASSWORD }, address: '192.0.2.77' })
    expect(locked.status).toBe(429)
    expect((await move(other)).status).toBe(403)
  })

  it("protects rights too, on Payload's own routes", async () => {
    const [admin, person] = [await cms.signInAs('super_admin'), await cms.signInAs('editor')]
    const cookie = await signIn(admin.email)
    await clearChecks(admin.id)
    const account = `/api/accounts/${person.id}`
    const attempts = [
      () => cms.request(account, { method: 'PATCH', cookie, json: { role: 'super_admin' } }),
      () => cms.request(account, { method: 'PATCH', cookie, json: { password: 'another long password of theirs' } }),
      // An address is not written there; the call that requests one needs the same check.
      () => cms.request(`/api/sign-ins/${person.id}/address`, { cookie, json: { email: 'mine@framewell.test', reason: 'Married' } }),
      () => cms.request(account, { method: 'DELETE', cookie }),
      () =>
        cms.request('/api/accounts', {
          cookie,
          json: { email: 'new@framewell.test', password: 'correct horse battery', name: 'New', role: 'operator' },
        }),
    ]
    const settings = [
      ['house-bank', { name: 'Framewell Inc' }],
      ['key-policy', { maxDays: 30 }],
      ['credit-policy', {}],
    ] as const
    for (const [global, json] of settings) attempts.push(() => cms.request(`/api/globals/${global}`, { cookie, json }))
    attempts.push(() => cms.request(`/api/globals/credit-policy/versions/${randomUUID()}`, { cookie, json: {} }))
    for (const attempt of attempts) {
      const answer = await attempt()
      expect([answer.status, (await answer.json()).code]).toEqual([403, 'recheckRequired'])
    }
    expect((await cms.request(account, { method: 'PATCH', cookie, json: { name: 'Renamed' } })).status).toBe(200)
    await check(cookie, TEST_PASSWORD)
    expect((await cms.request(account, { method: 'PATCH', cookie, json: { role: 'operator' } })).status).toBe(200)
    for (const [global, json] of settings) expect((await cms.request(`/api/globals/${global}`, { cookie, json })).status).not.toBe(403)
  })
})
