import { IDLE_MINUTES } from '@framewell/domain/accounts/session'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { forgetNoted } from '../platform/sessions/livingSessions'
import { bootCms, type TestCms } from '../testing/bootCms'
import { qualifiedBuilder } from '../testing/qualifiedBuilder'
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

it("extends a session for the panel: the new cookie works, a stranger's does not", async () => {
  const { cookie, email } = await cms.signInAs('editor')
  const answer = await cms.request('/api/accounts/refresh-token', { method: 'POST', cookie })
  expect(answer.status).toBe(200)
  const body = await answer.json()
  expect(body.user.email).toBe(email)
  expect(body.refreshedToken).toBeUndefined()
  expect(await lives(answer.headers.getSetCookie()[0]?.split(';')[0] ?? '')).toBe(true)
  expect((await cms.request('/api/accounts/refresh-token', { method: 'POST' })).status).toBe(401)
})

describe('a session that nobody uses', () => {
  const query = async (text: string, values: unknown[]) => (await cms.payload.db.pool.query(text, values)).rows
  /** Minutes until the account's only session ends. */
  const minutesLeft = async (id: string) => {
    const [row] = await query(
      'select extract(epoch from expires_at - now())::float8 / 60 as left from accounts_sessions where _parent_id = $1',
      [id],
    )
    return Math.round(Number(row?.left))
  }
  const setEnd = (id: string, minutes: number) =>
    query('update accounts_sessions set expires_at = now() + make_interval(mins => $2) where _parent_id = $1', [id, minutes])
  const account = (cookie: string) => cms.request('/api/account', { cookie })

  it.each([
    ['operator', IDLE_MINUTES.staff],
    ['builder', IDLE_MINUTES.others],
  ] as const)('ends early: for an %s after %i minutes; each use extends it', async (role, minutes) => {
    const person = await cms.signInAs(role)
    await query('delete from accounts_sessions where _parent_id = $1', [person.id])
    const cookie = await signIn(person.email)
    expect(await minutesLeft(person.id)).toBe(minutes)
    for (const use of ['/api/account', '/api/accounts/me']) {
      await setEnd(person.id, 2)
      forgetNoted()
      expect((await cms.request(use, { cookie })).status).toBe(200)
      expect(await minutesLeft(person.id), use).toBe(minutes)
    }
  })

  it('is over on every route, and no request brings it back', async () => {
    const { id, cookie } = await cms.signInAs('super_admin')
    await setEnd(id, 0)
    forgetNoted()
    expect((await account(cookie)).status).toBe(401)
    expect((await (await cms.request('/api/accounts/me', { cookie })).json()).user).toBe(null)
    expect((await cms.request('/api/accounts/refresh-token', { method: 'POST', cookie })).status).toBe(401)
    expect((await cms.request('/api/accounts', { cookie })).status).toBe(401)
    expect(await lives(cookie)).toBe(false)
  })

  it('is over, not unavailable, where the clock is ahead of the database’s', async () => {
    const cookie = await signIn((await cms.signInAs('operator')).email)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (IDLE_MINUTES.staff + 1) * 60_000 })
    try {
      expect((await account(cookie)).status).toBe(401)
    } finally {
      vi.useRealTimers()
    }
  })

  it('ends a day after it began, however often it is used or extended', async () => {
    const { id, cookie } = await cms.signInAs('operator')
    await query(
      "update accounts_sessions set created_at = now() - interval '23 hours 30 minutes', expires_at = now() + interval '5 minutes' where _parent_id = $1",
      [id],
    )
    forgetNoted()
    expect((await account(cookie)).status).toBe(200)
    expect(await minutesLeft(id)).toBe(30)
    const extended = await cms.request('/api/accounts/refresh-token', { method: 'POST', cookie })
    const { exp } = await extended.json()
    expect(exp - Date.now() / 1000).toBeLessThanOrEqual(30 * 60)
    expect(await minutesLeft(id)).toBe(30)
  })
})

describe('the signed-in hint', () => {
  const hintIn = (answer: Response) => answer.headers.getSetCookie().find((one) => one.startsWith('fw-signed-in='))

  it('is set with a session from the site or the panel, can be read by the site’s code, and goes with it', async () => {
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

  it('is corrected when anyone asks who is signed in', async () => {
    const { cookie } = await cms.signInAs('builder')
    const ask = async (sent: string) => hintIn(await cms.request('/api/session', { cookie: sent }))
    expect(await ask(cookie)).toMatch(/^fw-signed-in=builder; Max-Age=\d+/)
    expect(await ask(`${cookie}; fw-signed-in=builder`)).toBeUndefined()
    // Left by another role or another person before.
    expect(await ask(`${cookie}; fw-signed-in=operator`)).toMatch(/^fw-signed-in=builder; Max-Age=\d+/)
    expect(await ask('fw-signed-in=1')).toMatch(/^fw-signed-in=; Max-Age=0/)
    expect(await ask('')).toBeUndefined()
  })

  it('says that a builder’s company is approved, while it is', async () => {
    const person = await qualifiedBuilder(cms.payload, 'Standard', 75_000)
    const { cookie } = person
    const ask = async (sent: string) => hintIn(await cms.request('/api/session', { cookie: sent }))
    expect(await ask(`${cookie}; fw-signed-in=builder`)).toMatch(/^fw-signed-in=builder_approved; Max-Age=\d+/)
    expect(await ask(`${cookie}; fw-signed-in=builder_approved`)).toBeUndefined()
    const signedIn = await cms.request('/api/session', { json: { username: person.email, password: TEST_PASSWORD } })
    expect(hintIn(signedIn), 'at once, with the session').toMatch(/^fw-signed-in=builder_approved; /)
    const where = { company: { equals: person.companyId } }
    await cms.payload.update({ collection: 'credit-applications', where, data: { qualificationStatus: 'rejected' } })
    expect(await ask(`${cookie}; fw-signed-in=builder_approved`)).toMatch(/^fw-signed-in=builder; Max-Age=\d+/)
  })
})
