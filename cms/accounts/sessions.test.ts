import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

describe('the hint that somebody is signed in', () => {
  const hintIn = (answer: Response) => answer.headers.getSetCookie().find((one) => one.startsWith('fw-signed-in='))

  it('comes with a session by the site and by the panel, can be read by the site’s code, and goes with it', async () => {
    const { email } = await cms.signInAs('operator')
    const site = await cms.request('/api/session', { json: { username: email, password: TEST_PASSWORD } })
    const panel = await cms.request('/api/accounts/login', { json: { email, password: TEST_PASSWORD } })
    for (const answer of [site, panel]) {
      expect(answer.status).toBe(200)
      expect(hintIn(answer)).toMatch(/^fw-signed-in=operator; Max-Age=86400; Path=\/; SameSite=Lax/)
      expect(hintIn(answer)).not.toContain('HttpOnly')
    }
    const cookie = site.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const out = await cms.request('/api/session', { method: 'DELETE', cookie })
    expect(hintIn(out)).toMatch(/^fw-signed-in=; Max-Age=0; Path=\//)
  })

  it('is put right by whoever asks who is signed in', async () => {
    const { cookie } = await cms.signInAs('builder')
    const ask = async (sent: string) => hintIn(await cms.request('/api/session', { cookie: sent }))
    expect(await ask(cookie)).toMatch(/^fw-signed-in=builder; Max-Age=\d+/)
    expect(await ask(`${cookie}; fw-signed-in=builder`)).toBeUndefined()
    // Of somebody who had another role, or was another person, before.
    expect(await ask(`${cookie}; fw-signed-in=operator`)).toMatch(/^fw-signed-in=builder; Max-Age=\d+/)
    expect(await ask('fw-signed-in=1')).toMatch(/^fw-signed-in=; Max-Age=0/)
    expect(await ask('')).toBeUndefined()
  })
})
