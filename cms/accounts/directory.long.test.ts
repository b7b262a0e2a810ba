import { randomUUID } from 'node:crypto'
import { isPublicAddress } from '@framewell/server-kit/outbound/isPublicAddress'
import { publicLookup } from '@framewell/server-kit/outbound/publicLookup'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { typedName } from '../platform/http/calls/typedName'
import { bootCms, type TestCms } from '../testing/bootCms'
import { type DirectoryUser, startDirectory } from '../testing/directoryProvider'
import { TEST_PASSWORD } from '../testing/signInAs'
import { CALLBACK } from './directory/directorySignIn'
import { guardedFetch } from './directory/guardedFetch'

let cms: TestCms
let directory: Awaited<ReturnType<typeof startDirectory>>
let admin: { id: string; cookie: string }
beforeAll(async () => {
  cms = await bootCms()
  directory = await startDirectory(CALLBACK)
  admin = await cms.signInAs('super_admin')
  expect(await (await cms.request('/api/session/ways')).json()).toEqual({ directory: null })
  expect((await cms.request('/api/session/directory')).status).toBe(404)
  const saved = await settings(setup())
  expect(saved.status, await saved.text()).toBe(200)
})
afterAll(async () => {
  await directory.stop()
  await cms.stop()
})

const setup = () => ({
  label: 'Hale SSO',
  issuer: directory.issuer,
  clientId: 'framewell',
  clientSecret: directory.clientSecret,
  roles: [
    { group: 'platform-admins', role: 'super_admin' },
    { group: 'credit-desk', role: 'operator' },
    { group: 'writers', role: 'editor' },
  ],
})
const query = async (text: string, values: unknown[] = []) => (await cms.payload.db.pool.query(text, values)).rows
const settings = (value: object) => cms.request('/api/globals/security-settings', { json: { directory: value }, cookie: admin.cookie })
const cookieIn = (answer: Response, name: RegExp) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .find((cookie) => name.test(cookie)) ?? ''
const begin = async (next = '') => {
  const answer = await cms.request(`/api/session/directory${next ? `?next=${encodeURIComponent(next)}` : ''}`)
  expect(answer.status).toBe(303)
  return { to: answer.headers.get('location') ?? '', cookie: cookieIn(answer, /directory=/) }
}
/** Signs in as somebody in the directory; returns where the site redirects to, and the session's cookie. */
const signIn = async (subject: string, user: DirectoryUser, next = '') => {
  directory.seat(subject, user)
  const { to, cookie } = await begin(next)
  const back = await directory.walk(to)
  expect(`${back.origin}${back.pathname}`).toBe(CALLBACK)
  const answer = await cms.request(`${back.pathname}${back.search}`, { cookie })
  expect(answer.status).toBe(303)
  const place = new URL(answer.headers.get('location') ?? '')
  return { place: `${place.pathname}${place.search}`, cookie: cookieIn(answer, /-token=./), back, started: cookie }
}
const sessionOf = async (cookie: string) => (await (await cms.request('/api/session', { cookie })).json()).session
const records = async (action: string, id: string) =>
  query('select before, after, reason from audit_records where action = $1 and subject_id = $2 order by created_at', [action, id])

describe('signing in through the company’s directory', () => {
  it('creates an account with the role of the groups, changes it with them on record, and shuts out people in no group', async () => {
    const ada: DirectoryUser = { email: 'ada@hale.test', email_verified: true, name: 'Ada Hale', groups: ['everybody', 'credit-desk'] }
    const first = await signIn('ada', ada, '/admin-dashboard?tab=keys')
    expect(first.place).toBe(`/admin-login?next=${encodeURIComponent('/admin-dashboard?tab=keys')}`)
    const session = await sessionOf(first.cookie)
    expect(session).toMatchObject({ email: 'ada@hale.test', name: 'Ada Hale', role: 'operator' })
    const [listed] = (await (await cms.request('/api/account/sessions', { cookie: first.cookie })).json()).sessions
    expect(listed.means).toBe('directory')
    // No password opens it, and none can be requested by mail.
    const byPassword = await cms.request('/api/session', { json: { username: ada.email, password: TEST_PASSWORD } })
    expect(byPassword.status).toBe(401)
    const second = await signIn('ada', { ...ada, groups: ['writers'] })
    expect((await sessionOf(second.cookie)).role).toBe('editor')
    expect(await sessionOf(first.cookie)).toBeNull()
    expect(await records('directory-role', session.id)).toMatchObject([{ before: { role: 'operator' }, after: { role: 'editor' } }])
    const third = await signIn('ada', { ...ada, groups: [] })
    expect(third.place).toBe('/admin-login?directory=noRole')
    expect([third.cookie, await sessionOf(second.cookie)]).toEqual(['', null])
  })

  it('ends the API keys that act for a person in no group', async () => {
    const bea: DirectoryUser = { email: 'bea@hale.test', email_verified: true, name: 'Bea Hale', groups: ['credit-desk'] }
    const { cookie } = await signIn('bea', bea)
    const json = { name: 'Nightly export', days: 30, scopes: ['health:read'] }
    const { key } = await (await cms.request('/api/keys', { cookie, json })).json()
    const statusOf = async () => (await cms.request('/api/health', { headers: { authorization: `Bearer ${key}` } })).status
    expect(await statusOf()).toBe(200)
    await signIn('bea', { ...bea, groups: [] })
    expect(await statusOf()).toBe(401)
  })

  it('links an existing account only after a super admin decides, never by its address alone', async () => {
    const owner = await cms.signInAs('operator')
    const user: DirectoryUser = { email: owner.email, email_verified: true, name: 'Somebody Else', groups: ['platform-admins'] }
    const tried = await signIn('takes-over', user)
    expect([tried.place, tried.cookie]).toEqual(['/admin-login?directory=waiting', ''])
    expect((await sessionOf(owner.cookie)).role).toBe('operator')
    const shown = await (await cms.request('/api/directory', { cookie: admin.cookie })).json()
    const waiting = await (await cms.request('/api/directory/requests?search=SOMEBODY', { cookie: admin.cookie })).json()
    expect(shown.directory).toMatchObject({ label: 'Hale SSO', fault: null })
    expect(JSON.stringify(shown)).not.toContain(directory.clientSecret)
    const [request] = waiting.data
    expect(request).toMatchObject({ name: 'Somebody Else', email: owner.email, account: { role: 'operator' } })
    const decide = (decision: string, cookie = admin.cookie) =>
      cms.request(`/api/directory/requests/${request.id}`, { json: { decision, reason: 'Called them' }, cookie })
    expect((await decide('link', owner.cookie)).status).toBe(403)
    const answers = await Promise.all([decide('link'), decide('link')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(await sessionOf(owner.cookie)).toBeNull()
    expect((await sessionOf((await signIn('takes-over', user)).cookie)).id).toBe(owner.id)
    expect(await records('directory-link', owner.id)).toMatchObject([{ reason: 'Called them' }])
    const password = await cms.request('/api/session', { json: { username: owner.email, password: TEST_PASSWORD } })
    expect(password.status).toBe(401)
  })

  it('takes no builder’s account, no unproved address and no answer that was not requested here', async () => {
    const builder = await cms.signInAs('builder')
    const groups = ['credit-desk']
    expect((await signIn('b', { email: builder.email, email_verified: true, groups })).place).toBe('/admin-login?directory=otherAccount')
    expect((await signIn('u', { email: `${randomUUID()}@hale.test`, email_verified: false, groups })).place).toBe(
      '/admin-login?directory=failed',
    )
    const good = await signIn('mallory', { email: 'mallory@hale.test', email_verified: true, groups })
    const path = `${good.back.pathname}${good.back.search}`
    // Again, in another browser, and with another browser's cookie: the answer belongs to the browser that started.
    const { cookie } = await begin()
    for (const jar of [good.started, '', cookie]) {
      const answer = await cms.request(path, { cookie: jar })
      expect(answer.headers.get('location')).toContain('directory=failed')
      expect(cookieIn(answer, /-token=./)).toBe('')
    }
    // Another issuer in the answer (RFC 9207).
    const again = await begin()
    directory.seat('mallory', { email: 'mallory@hale.test', email_verified: true, groups })
    const back = await directory.walk(again.to)
    back.searchParams.set('iss', 'https://elsewhere.example.com')
    const answer = await cms.request(`${back.pathname}${back.search}`, { cookie: again.cookie })
    expect(answer.headers.get('location')).toContain('directory=failed')
    // It redirects to no other site.
    const away = await signIn('mallory', { email: 'mallory@hale.test', email_verified: true, groups }, '//elsewhere.example.com')
    expect(away.place).toBe('/admin-login')
  })

  it('requires a level of sign-in where one is set, and lets nobody in without it, on record', async () => {
    const eve = { email: 'eve@hale.test', email_verified: true, name: 'Eve Hale', groups: ['writers'] }
    expect((await settings({ ...setup(), acr: 'phr  phrh' })).status).toBe(200)
    expect(new URL((await begin()).to).searchParams.get('acr_values')).toBe('phr phrh')
    for (const acr of [undefined, 'pwd']) {
      const weak = await signIn('eve', { ...eve, ...(acr ? { acr } : {}) })
      expect([weak.place, weak.cookie]).toEqual(['/admin-login?directory=weak', ''])
    }
    expect(await query("select 1 from accounts where email = 'eve@hale.test'")).toEqual([])
    expect((await records('sign-in-failed', typedName(eve.email))).map(({ after }) => after.problem)).toEqual(['weak', 'weak'])
    const strong = await signIn('eve', { ...eve, acr: 'phrh' })
    expect((await sessionOf(strong.cookie)).role).toBe('editor')
    expect((await settings({ ...setup(), acr: '' })).status).toBe(200)
    expect((await signIn('eve', eve)).place).toBe('/admin-login')
  })

  it('keeps the last super admin, whatever the groups say', async () => {
    await query("update accounts set role = 'operator' where role = 'super_admin' and id <> $1", [admin.id])
    const boss: DirectoryUser = { email: 'boss@hale.test', email_verified: true, groups: ['platform-admins'] }
    const { id } = await sessionOf((await signIn('boss', boss)).cookie)
    await query("update accounts set role = 'operator' where id = $1", [admin.id])
    await signIn('boss', { ...boss, groups: ['writers'] })
    expect(await query('select role from accounts where id = $1', [id])).toEqual([{ role: 'super_admin' }])
    await query("update accounts set role = 'super_admin' where id = $1", [admin.id])
  })
})

describe('the settings', () => {
  it('show the secret to nobody, and store it encrypted', async () => {
    const text = await (await cms.request('/api/globals/security-settings', { cookie: admin.cookie })).text()
    expect(text).toContain('Hale SSO')
    expect(text).not.toContain(directory.clientSecret)
    const [{ sealed_secret }] = await query('select sealed_secret from directory_secret')
    expect(sealed_secret).not.toContain(directory.clientSecret)
    expect((await settings({ issuer: 'ftp://login.example.com' })).status).toBe(400)
  })

  it('reach only public addresses, unless the deployment says otherwise', async () => {
    const resolve = async () => [{ address: '10.0.0.7', family: 4 }]
    const fetchPublic = guardedFetch({ lookup: publicLookup(resolve), isOpen: isPublicAddress, plainHttp: false })
    const closed = ['https://login.example.com/', 'https://127.0.0.1/', 'https://169.254.169.254/', 'https://[::1]/', directory.issuer]
    for (const url of closed) await expect(fetchPublic(url), url).rejects.toThrow(/not a public one|https only/)
  })
})
