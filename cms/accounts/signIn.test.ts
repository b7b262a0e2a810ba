import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import type { TestRequest } from '../testing/sendTo'
import { TEST_PASSWORD } from '../testing/signInAs'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

const signIn = (username: string, password: string, more: TestRequest = {}) =>
  cms.request('/api/session', { json: { username, password }, ...more })
const audits = (action: string, subjectId: string) =>
  cms.payload.count({ collection: 'audit-records', where: { and: [{ action: { equals: action } }, { subjectId: { equals: subjectId } }] } })

describe('signing in', () => {
  it('sets an http-only cookie and returns the person', async () => {
    const { email, id } = await cms.signInAs('operator')
    const answer = await signIn(`  ${email.toUpperCase()} `, TEST_PASSWORD)
    expect(answer.status).toBe(200)
    const { session } = await answer.json()
    expect(session).toMatchObject({ id, email, role: 'operator' })
    expect(Date.parse(session.expiresAt) - Date.now()).toBeGreaterThan(23.9 * 3_600_000)
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^framewell-token=.*HttpOnly.*SameSite=Lax/)
    expect(JSON.stringify(session)).not.toContain(cookie.split('=')[1]?.split(';')[0])
    const again = await cms.request('/api/session', { cookie: cookie.split(';')[0] })
    expect((await again.json()).session).toEqual(session)
    expect((await audits('sign-in', id)).totalDocs).toBeGreaterThan(0)
  })

  it('returns null for a stranger', async () => {
    expect(await (await cms.request('/api/session')).json()).toEqual({ session: null })
  })

  it.each([
    ['', 'x', 'Username is required'],
    ['x', ' ', 'Password is required'],
  ])('requires both fields', async (username, password, message) => {
    const answer = await signIn(username, password)
    expect(answer.status).toBe(400)
    expect((await answer.json()).fields.map((field: { message: string }) => field.message)).toContain(message)
  })

  it('answers the same for a wrong password and an unknown person, and records it', async () => {
    const { email, id } = await cms.signInAs('editor')
    const [wrong, unknown] = [await signIn(email, 'not the password'), await signIn('nobody@framewell.test', 'not the password')]
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    expect((await wrong.json()).error).toBe('Invalid credentials provided')
    expect((await unknown.json()).error).toBe('Invalid credentials provided')
    expect((await audits('sign-in-failed', id)).totalDocs).toBe(1)
  })

  it('stores nothing of what was typed as a name: it may be a password in the wrong field', async () => {
    const typed = 'My Secret Passphrase 7'
    expect((await signIn(typed, 'x')).status).toBe(401)
    expect((await cms.request('/api/accounts/login', { json: { email: `${typed}@x.test`, password: 'x' } })).status).toBe(401)
    const { rows } = await cms.payload.db.pool.query('select to_jsonb(a)::text as record from audit_records a')
    const records = rows.map(({ record }) => String(record).toLowerCase())
    expect(records.filter((record) => record.includes('sign-in-failed')).length).toBeGreaterThan(1)
    expect(records.filter((record) => record.includes('secret passphrase'))).toEqual([])
  })

  it("judges at most ten attempts a minute from one address, also through Payload's own route", async () => {
    for (const attempt of [
      (name: string) => signIn(name, 'guess', { address: '198.51.100.1' }),
      (email: string) => cms.request('/api/accounts/login', { json: { email, password: 'guess' }, address: '198.51.100.2' }),
    ]) {
      const statuses = []
      for (let at = 0; at < 12; at++) statuses.push((await attempt(`somebody-${at}@framewell.test`)).status)
      expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
    }
  })

  it("signs in through the panel's form", async () => {
    const { email } = await cms.signInAs('editor')
    const form = (password: string) => cms.request('/api/accounts/login', { json: { email, password } })
    const answer = await form(TEST_PASSWORD)
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie()[0]).toMatch(/HttpOnly/)
    expect((await answer.json()).token).toBeUndefined()
    expect((await form('guess')).status).toBe(401)
  })

  it('ends on the server when signing out', async () => {
    const { cookie } = await cms.signInAs('operator')
    const out = await cms.request('/api/session', { method: 'DELETE', cookie })
    expect(await out.json()).toEqual({ signedOut: true })
    expect(out.headers.getSetCookie()[0]).toMatch(/^framewell-token=;/)
    expect(await (await cms.request('/api/session', { cookie })).json()).toEqual({ session: null })
  })

  it('ignores a cookie that another site sends along', async () => {
    const { cookie } = await cms.signInAs('super_admin')
    const answer = await cms.request('/api/accounts', { cookie, headers: { origin: 'https://evil.example' } })
    expect(answer.status).toBe(401)
  })

  it('does not open the panel to builders and partners', async () => {
    for (const [role, admitted] of [
      ['builder', false],
      ['partner', false],
      ['editor', true],
      ['operator', true],
    ] as const) {
      const { cookie } = await cms.signInAs(role)
      expect((await (await cms.request('/api/access', { cookie })).json()).canAccessAdmin ?? false, role).toBe(admitted)
    }
  })

  it('refuses short passwords', async () => {
    const { cookie } = await cms.signInAs('super_admin')
    const answer = await cms.request('/api/accounts', {
      cookie,
      json: { email: 'short@framewell.test', password: 'short', name: 'Short', role: 'builder' },
    })
    expect(answer.status).toBe(400)
    expect((await answer.json()).fields[0].message).toMatch(/12 characters/)
  })
})
