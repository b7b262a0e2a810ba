import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { mailsTo } from '../testing/mailsTo'
import { TEST_PASSWORD } from '../testing/signInAs'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

const NEW = 'seven quiet steel trusses'
const ask = (email: string) => cms.request('/api/password/forgotten', { json: { email } })
const reset = (token: string, password: string) => cms.request('/api/password/reset', { json: { token, password } })
const linkTo = async (email: string) => {
  const mails = await mailsTo(cms.payload, email)
  return /#token=([\w-]+)/.exec(mails.findLast(({ subject }) => subject === 'Choose a new password')?.text ?? '')?.[1] ?? ''
}
const signIn = (username: string, password: string) => cms.request('/api/session', { json: { username, password } })
const lives = async (cookie: string) => (await (await cms.request('/api/session', { cookie })).json()).session !== null
const actions = async (subjectId: string) =>
  (await cms.payload.find({ collection: 'audit-records', where: { subjectId: { equals: subjectId } }, sort: 'createdAt' })).docs.map(
    ({ action }) => action,
  )

describe('a new password', () => {
  it('is chosen through a mailed link that no operator and no reader of the database can see', async () => {
    const admin = await cms.signInAs('super_admin')
    const operator = await cms.signInAs('operator')
    expect((await ask(admin.email)).status).toBe(200)
    const token = await linkTo(admin.email)
    expect(token).toMatch(/^[\w-]{43}$/)
    for (const path of [
      '/api/outgoing-mail?limit=100&depth=2&showHiddenFields=true',
      `/api/outgoing-mail?where[to][equals]=${admin.email}&select[sealed]=true&select[text]=true`,
      '/api/audit-records?limit=100',
      '/api/accounts',
    ]) {
      const text = await (await cms.request(path, { cookie: operator.cookie })).text()
      expect(text, path).not.toContain(token)
      expect(text, path).not.toMatch(/"sealed":"/)
    }
    const searched = await cms.request(`/api/outgoing-mail?where[text][like]=${token.slice(0, 12)}`, { cookie: operator.cookie })
    expect((await searched.json()).totalDocs).toBe(0)
    for (const table of ['outgoing_mail', 'accounts', 'audit_records', 'idempotency_records']) {
      const { rows } = await cms.payload.db.pool.query(`select * from ${table}`)
      expect(JSON.stringify(rows), table).not.toContain(token)
    }
    expect((await reset(token, NEW)).status).toBe(200)
  })

  it('obeys the rule, ends every session, signs nobody in, is recorded, and its link works once', async () => {
    const { email, id, cookie } = await cms.signInAs('operator')
    await ask(email)
    const token = await linkTo(email)
    expect((await reset(token, 'short')).status).toBe(400)
    const common = await reset(token, 'password1234')
    expect([common.status, (await common.json()).code]).toEqual([400, 'commonPassword'])
    expect(await lives(cookie)).toBe(true)
    const answers = await Promise.all([reset(token, NEW), reset(token, `${NEW} too`)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    for (const answer of answers) expect(answer.headers.getSetCookie()).toEqual([])
    expect(await lives(cookie)).toBe(false)
    expect((await signIn(email, TEST_PASSWORD)).status).toBe(401)
    const chosen = answers[0]?.status === 200 ? NEW : `${NEW} too`
    expect((await signIn(email, chosen)).status).toBe(200)
    expect((await reset(token, 'another quiet steel truss')).status).toBe(404)
    expect(await actions(id)).toEqual(['password-reset-requested', 'password-reset', 'sign-in-failed', 'sign-in'])
    expect((await mailsTo(cms.payload, email)).at(-1)?.subject).toBe('Your password was changed')
  })

  it("works the same through the panel's own addresses", async () => {
    const { email, cookie } = await cms.signInAs('editor')
    expect((await cms.request('/api/accounts/forgot-password', { json: { email } })).status).toBe(200)
    const token = await linkTo(email)
    const weak = await cms.request('/api/accounts/reset-password', { json: { token, password: 'short' } })
    expect(weak.status).toBe(400)
    expect(JSON.stringify(await weak.json())).toContain('at least 12 characters')
    const answer = await cms.request('/api/accounts/reset-password', { json: { token, password: NEW } })
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await answer.json()).not.toHaveProperty('token')
    expect(await lives(cookie)).toBe(false)
  })

  it('is requested the same way for a name that nobody has', async () => {
    const { email } = await cms.signInAs('builder')
    const timed = async (name: string) => {
      const began = performance.now()
      const answer = await ask(name)
      return { status: answer.status, body: await answer.json(), ms: performance.now() - began }
    }
    const [known, unknown] = [await timed(email), await timed('nobody-here@framewell.test')]
    expect({ ...unknown, ms: 0 }).toEqual({ ...known, ms: 0 })
    expect(unknown.ms).toBeGreaterThan(350)
    expect(await mailsTo(cms.payload, 'nobody-here@framewell.test')).toEqual([])
  })

  it('needs the current one, and cannot be set by its owner over REST', async () => {
    const { email, id, cookie } = await cms.signInAs('super_admin')
    const second = (await signIn(email, TEST_PASSWORD)).headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const patch = (json: object) => cms.request(`/api/accounts/${id}`, { method: 'PATCH', json, cookie })
    for (const current of [{}, { currentPassword: 'a guess at it' }, { currentPassword: TEST_PASSWORD }])
      expect((await patch({ password: NEW, ...current })).status).toBe(400)
    expect((await patch({ hash: 'x', salt: 'y', sessions: [], resetPasswordToken: 'z' })).status).toBe(200)
    expect(await lives(second)).toBe(true)
    const call = (json: object) => cms.request('/api/password', { json, cookie })
    expect((await call({ currentPassword: TEST_PASSWORD, password: NEW })).status).toBe(200)
    expect([await lives(cookie), await lives(second)]).toEqual([true, false])
    expect((await signIn(email, NEW)).status).toBe(200)
    expect(await actions(id)).toContain('password-change')
    expect((await call({ currentPassword: 'not it at all', password: 'nine quiet steel beams' })).status).toBe(403)
    expect((await call({ currentPassword: NEW, password: 'letmeinletmein' })).status).toBe(400)
    expect((await call({ currentPassword: NEW, password: 'nine quiet steel beams' })).status).toBe(200)
    expect((await signIn(email, 'nine quiet steel beams')).status).toBe(200)
  })

  it.each(['short', 'password1234', '123456789012', 'aaaaaaaaaaaa', ' padded with spaces '])(
    'refuses %j for a new account',
    async (password) => {
      const { cookie } = await cms.signInAs('super_admin')
      const answer = await cms.request('/api/accounts', {
        cookie,
        json: { email: `weak-${Date.now()}@framewell.test`, password, name: 'Weak', role: 'builder' },
      })
      expect(answer.status).toBe(400)
    },
  )
})

describe('the last super admin', () => {
  const remaining = async () => (await cms.payload.count({ collection: 'accounts', where: { role: { equals: 'super_admin' } } })).totalDocs
  const demote = (id: string, cookie: string) => cms.request(`/api/accounts/${id}`, { method: 'PATCH', json: { role: 'editor' }, cookie })
  const remove = (id: string, cookie: string) => cms.request(`/api/accounts/${id}`, { method: 'DELETE', cookie })

  beforeAll(async () => {
    await cms.payload.db.pool.query("update accounts set role = 'editor' where role = 'super_admin'")
  })

  it('cannot be demoted or deleted, by itself or in bulk', async () => {
    const { id, cookie } = await cms.signInAs('super_admin')
    expect((await demote(id, cookie)).status).toBe(400)
    expect((await remove(id, cookie)).status).toBe(400)
    for (const method of ['PATCH', 'DELETE']) {
      const bulk = await cms.request(`/api/accounts?where[role][equals]=super_admin`, {
        method,
        cookie,
        ...(method === 'PATCH' ? { json: { role: 'editor' } } : {}),
      })
      expect(bulk.status).toBeGreaterThanOrEqual(400)
    }
    expect(await remaining()).toBe(1)
  })

  it('remains when several demote and delete each other at the same time', async () => {
    const people = await Promise.all(Array.from({ length: 3 }, () => cms.signInAs('super_admin')))
    const all = await cms.payload.find({ collection: 'accounts', where: { role: { equals: 'super_admin' } } })
    const cookie = people[0]?.cookie ?? ''
    await Promise.all(
      all.docs.map(({ id }, at) =>
        at % 2 ? demote(id, people[at % 3]?.cookie ?? cookie) : remove(id, people[(at + 1) % 3]?.cookie ?? cookie),
      ),
    )
    expect(await remaining()).toBeGreaterThanOrEqual(1)
  })
})
