import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { TEST_PASSWORD, type TestPerson } from '../testing/signInAs'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

const failedChecks = async (id: string) =>
  (
    await cms.payload.count({
      collection: 'audit-records',
      where: { and: [{ action: { equals: 'identity-check-failed' } }, { subjectId: { equals: id } }] },
    })
  ).totalDocs

/** Every call that takes the signed-in person's password. */
const PATHS: Readonly<Record<string, (person: TestPerson, password: string, address: string) => Promise<Response>>> = {
  'the check of who somebody is': ({ cookie }, password, address) =>
    cms.request('/api/session/check', { json: { password }, cookie, address }),
  'a new password': ({ cookie }, currentPassword, address) =>
    cms.request('/api/password', { json: { currentPassword, password: 'seven quiet steel trusses' }, cookie, address }),
  'a new address': ({ cookie }, currentPassword, address) =>
    cms.request('/api/account/address', { json: { email: 'elsewhere@framewell.test', currentPassword }, cookie, address }),
}

describe('guessing a password with a stolen session', () => {
  it.each(Object.keys(PATHS))('is judged five times by %s, counted, and recorded', async (name) => {
    const ask = PATHS[name]
    const person = await cms.signInAs('builder')
    const address = randomUUID()
    const statuses = []
    for (let at = 0; at < 7; at++) statuses.push((await ask?.(person, `guess number ${at}`, address))?.status)
    expect(statuses).toEqual([...Array(5).fill(403), 429, 429])
    expect(await failedChecks(person.id)).toBe(7)
    // The correct one is not judged either, on any path: they share one count.
    for (const other of Object.values(PATHS)) expect((await other(person, TEST_PASSWORD, address)).status).toBe(429)
    const signIn = await cms.request('/api/session', { json: { username: person.email, password: TEST_PASSWORD }, address })
    expect(signIn.status).toBe(423)
  })

  it("is never judged by Payload's own route", async () => {
    const person = await cms.signInAs('super_admin')
    const patch = (json: object) => cms.request(`/api/accounts/${person.id}`, { method: 'PATCH', json, cookie: person.cookie })
    const wrong = await patch({ password: 'seven quiet steel trusses', currentPassword: 'a guess' })
    const right = await patch({ password: 'seven quiet steel trusses', currentPassword: TEST_PASSWORD })
    expect([wrong.status, right.status]).toEqual([400, 400])
    expect(await wrong.json()).toMatchObject({ fields: [{ path: 'password' }] })
    expect(await failedChecks(person.id)).toBe(0)
    expect((await cms.request('/api/session', { json: { username: person.email, password: TEST_PASSWORD } })).status).toBe(200)
  })

  it('in parallel never exceeds the limit', async () => {
    const person = await cms.signInAs('builder')
    const address = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 18 }, (_, at) =>
        cms.request('/api/session/check', { json: { password: `guess ${at}` }, cookie: person.cookie, address }),
      ),
    )
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(5)
  })

  it('does not stop nine parallel sign-ins with the correct password from one network', async () => {
    const { email } = await cms.signInAs('builder')
    const answers = await Promise.all(
      Array.from({ length: 9 }, () =>
        cms.request('/api/session', { json: { username: email, password: TEST_PASSWORD }, address: '203.0.113.9' }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(200))
    const { rows } = await cms.payload.db.pool.query('select failures, locked_until from sign_in_failures where failures > 5')
    expect(rows).toEqual([])
  })
})
