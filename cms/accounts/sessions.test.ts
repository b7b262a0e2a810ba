import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { TEST_PASSWORD } from '../testing/signInAs'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

const signIn = async (username: string) => {
  const answer = await cms.request('/api/session', { json: { username, password: TEST_PASSWORD } })
  expect(answer.status).toBe(200)
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}
const lives = async (cookie: string) => (await (await cms.request('/api/session', { cookie })).json()).session !== null

it('keeps every session of eight parallel sign-ins', async () => {
  const { email } = await cms.signInAs('operator')
  const cookies = await Promise.all(Array.from({ length: 8 }, () => signIn(email)))
  expect(await Promise.all(cookies.map(lives))).toEqual(Array(8).fill(true))
})

it('keeps them while the account is renamed, and others sign out and extend theirs', async () => {
  const { email, id, cookie } = await cms.signInAs('operator')
  const early = await Promise.all(Array.from({ length: 4 }, () => signIn(email)))
  const rename = (name: string) => cms.request(`/api/accounts/${id}`, { method: 'PATCH', json: { name }, cookie })
  const [late] = await Promise.all([
    Promise.all(Array.from({ length: 6 }, () => signIn(email))),
    ...Array.from({ length: 6 }, (_, at) => rename(`Name ${at}`)),
    cms.request('/api/session', { method: 'DELETE', cookie: early[0] }),
    cms.request('/api/accounts/logout', { method: 'POST', cookie: early[1] }),
    cms.request('/api/accounts/refresh-token', { method: 'POST', cookie: early[2] }),
  ])
  expect(await Promise.all(late.map(lives))).toEqual(Array(6).fill(true))
  expect(await Promise.all(early.map(lives))).toEqual([false, false, true, true])
})

it("extends a session for the panel: the new cookie lives, a stranger's does not", async () => {
  const { cookie, email } = await cms.signInAs('editor')
  const answer = await cms.request('/api/accounts/refresh-token', { method: 'POST', cookie })
  expect(answer.status).toBe(200)
  const body = await answer.json()
  expect(body.user.email).toBe(email)
  expect(body.refreshedToken).toBeUndefined()
  expect(await lives(answer.headers.getSetCookie()[0]?.split(';')[0] ?? '')).toBe(true)
  expect((await cms.request('/api/accounts/refresh-token', { method: 'POST' })).status).toBe(401)
})
