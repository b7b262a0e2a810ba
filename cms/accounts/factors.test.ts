import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { env } from '../env'
import { bootCms, type TestCms } from '../testing/bootCms'
import type { TestRequest } from '../testing/sendTo'
import { TEST_PASSWORD, type TestPerson } from '../testing/signInAs'
import { testAuthenticator } from '../testing/testAuthenticator'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())
const require = (value: boolean) => cms.payload.db.updateGlobal({ slug: 'security-settings', data: { secondFactorRequired: value } })
beforeEach(async () => {
  await require(false)
})

const SITE = { origin: new URL(env.SITE_URL).origin, rpId: new URL(env.SITE_URL).hostname }
const ask = async (path: string, json: unknown, more: TestRequest = {}) => {
  const answer = await cms.request(path, { json, ...more })
  const cookie = answer.headers
    .getSetCookie()
    .find((one) => one.startsWith('framewell-token='))
    ?.split(';')[0]
  return { status: answer.status, body: await answer.json(), cookie }
}
const signIn = (email: string) => ask('/api/session', { username: email, password: TEST_PASSWORD })
const codeOf = (secret: string, stepsOn = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsOn * 30_000 })
const audits = async (action: string, subjectId: string) =>
  (
    await cms.payload.count({
      collection: 'audit-records',
      where: { and: [{ action: { equals: action } }, { subjectId: { equals: subjectId } }] },
    })
  ).totalDocs

/** Sets up an app; the code that proved it is used up. */
async function withApp(person: TestPerson) {
  const { body } = await ask('/api/account/totp', {}, { cookie: person.cookie })
  const confirmed = await ask('/api/account/totp/confirm', { code: codeOf(body.secret) }, { cookie: person.cookie })
  expect(confirmed.status).toBe(200)
  const codes: string[] = confirmed.body.recoveryCodes
  return { secret: String(body.secret), codes }
}

async function withPasskey(person: TestPerson, key = testAuthenticator()) {
  const { body } = await ask('/api/account/passkeys/options', {}, { cookie: person.cookie })
  const credential = key.create({ ...SITE, challenge: body.options.challenge })
  const added = await ask('/api/account/passkeys', { ceremony: body.ceremony, name: 'Laptop', credential }, { cookie: person.cookie })
  return { key, added }
}

describe('an authenticator app', () => {
  it('is required after the password: a code opens the session once, from any form', async () => {
    const person = await cms.signInAs('operator')
    const { secret } = await withApp(person)
    const first = await signIn(person.email)
    expect([first.status, first.body.code, first.cookie]).toEqual([401, 'secondFactorNeeded', undefined])
    const { ticket } = first.body.expected
    expect((await ask('/api/session/second-factor', { ticket, code: codeOf(secret, 9) })).body.code).toBe('wrongCode')
    const code = codeOf(secret, 1)
    const opened = await ask('/api/session/second-factor', { ticket, code })
    expect([opened.status, opened.body.session.email]).toEqual([200, person.email])
    expect((await cms.request('/api/account', { cookie: opened.cookie })).status).toBe(200)
    // The ticket is spent, and so is the code, even with its own ticket.
    expect((await ask('/api/session/second-factor', { ticket, code: codeOf(secret, 1) })).status).toBe(404)
    const again = (await signIn(person.email)).body.expected.ticket
    expect((await ask('/api/session/second-factor', { ticket: again, code })).body.code).toBe('wrongCode')
    expect(await audits('second-factor-failed', person.id)).toBe(2)
  })

  it("is not bypassed by the panel's sign-in, nor by a new password", async () => {
    const person = await cms.signInAs('super_admin')
    await withApp(person)
    const panel = await ask('/api/accounts/login', { email: person.email, password: TEST_PASSWORD })
    expect([panel.status, panel.cookie, panel.body.token]).toEqual([401, undefined, undefined])
    expect(panel.body.errors[0].message).toContain('/admin-login')
    expect(JSON.stringify(panel.body)).not.toContain('ticket')
    const { ticket } = (await signIn(person.email)).body.expected
    const changed = await ask(
      '/api/password',
      { currentPassword: TEST_PASSWORD, password: 'four unrelated wooden words' },
      { cookie: person.cookie },
    )
    expect(changed.status).toBe(200)
    expect((await ask('/api/session/second-factor', { ticket, code: '000000' })).status).toBe(404)
    for (const path of ['/api/accounts/refresh-token', '/api/accounts/me', '/api/accounts/init', '/api/accounts/verify/x']) {
      const answer = await cms.request(path, { method: path.endsWith('me') ? 'GET' : 'POST' })
      expect(answer.headers.getSetCookie(), path).toEqual([])
    }
  })

  it('judges five wrong codes, then none for a while, even with a new ticket', async () => {
    const person = await cms.signInAs('editor')
    const { secret } = await withApp(person)
    const address = '192.0.2.91'
    const { ticket } = (await signIn(person.email)).body.expected
    for (let at = 0; at < 5; at++) await ask('/api/session/second-factor', { ticket, code: codeOf(secret, 20 + at) }, { address })
    const next = (await signIn(person.email)).body.expected.ticket
    expect((await ask('/api/session/second-factor', { ticket: next, code: codeOf(secret) }, { address })).body.code).toBe('tooManyTries')
  })

  it('is stored encrypted, and taken once by ten parallel requests', async () => {
    const person = await cms.signInAs('operator')
    const { secret } = await withApp(person)
    const { rows } = await cms.payload.db.pool.query('select sealed_secret from totp_factors where account_id = $1', [person.id])
    expect(rows[0].sealed_secret).not.toContain(secret)
    const code = codeOf(secret, 1)
    const tickets = await Promise.all(Array.from({ length: 4 }, async () => (await signIn(person.email)).body.expected.ticket))
    const answers = await Promise.all(tickets.map((ticket) => ask('/api/session/second-factor', { ticket, code })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('recovery codes', () => {
  it('work once each, and stop working after new ones are made', async () => {
    const person = await cms.signInAs('operator')
    const { codes } = await withApp(person)
    expect(new Set(codes).size).toBe(10)
    const use = async (code = '') => {
      const { ticket } = (await signIn(person.email)).body.expected
      return (await ask('/api/session/second-factor', { ticket, code })).status
    }
    expect([await use(codes[0]), await use(codes[0]), await use(codes[1]?.toLowerCase())]).toEqual([200, 400, 200])
    const { rows } = await cms.payload.db.pool.query('select code_hash from recovery_codes where account_id = $1', [person.id])
    expect(JSON.stringify(rows)).not.toContain(codes[2]?.replaceAll('-', ''))
    const fresh = await ask('/api/account/recovery-codes', {}, { cookie: person.cookie })
    expect([await use(codes[2]), await use(fresh.body.recoveryCodes[0])]).toEqual([400, 200])
  })
})

describe('wrong codes from somebody who knows the password', () => {
  const storm = async (person: TestPerson, codeAt: (at: number) => string) => {
    const { ticket } = (await signIn(person.email)).body.expected
    const answers = await Promise.all(
      Array.from({ length: 400 }, (_, at) =>
        ask('/api/session/second-factor', { ticket, code: codeAt(at) }, { address: `198.51.${at % 40}.7` }),
      ),
    )
    return answers.map(({ body }) => String(body.code))
  }
  const cookiesOf = (answer: Response) =>
    answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ')

  it('are never judged more often than the limit, 400 at once from 40 addresses, and do not keep the owner out', async () => {
    const person = await cms.signInAs('operator')
    const { secret, codes } = await withApp(person)
    const first = await cms.request('/api/session/second-factor', {
      json: { ticket: (await signIn(person.email)).body.expected.ticket, code: codeOf(secret, 1) },
    })
    const device = cookiesOf(first)
    const said = await storm(person, (at) => codeOf(secret, 50 + at))
    expect(said.filter((code) => code === 'wrongCode').length).toBeLessThanOrEqual(20)
    expect(said.filter((code) => code === 'tooManyTries').length).toBeGreaterThanOrEqual(380)
    // On an unknown device an app's code must wait; a recovery code works there, and the app's next code on a known device.
    const { ticket } = (await signIn(person.email)).body.expected
    expect((await ask('/api/session/second-factor', { ticket, code: '000000' })).body.code).toBe('tooManyTries')
    expect((await ask('/api/session/second-factor', { ticket, code: codes[0] })).status).toBe(200)
    await cms.payload.db.pool.query('update totp_factors set last_step = 0 where account_id = $1', [person.id])
    const next = (await signIn(person.email)).body.expected.ticket
    expect((await ask('/api/session/second-factor', { ticket: next, code: codeOf(secret, 1) }, { cookie: device })).status).toBe(200)
  })

  it("of 24 letters do not lock the owner's recovery codes elsewhere", async () => {
    const person = await cms.signInAs('operator')
    const { codes } = await withApp(person)
    const said = await storm(person, (at) => `Z${String(at).padStart(23, '0')}`)
    expect(said.filter((code) => code === 'wrongCode').length).toBeLessThanOrEqual(40 * 5)
    const { ticket } = (await signIn(person.email)).body.expected
    expect((await ask('/api/session/second-factor', { ticket, code: codes[0] })).status).toBe(200)
  })
})

describe('a passkey', () => {
  it('signs in alone, once per challenge, and exists next to the password', async () => {
    const person = await cms.signInAs('operator')
    const { key, added } = await withPasskey(person)
    expect([added.status, added.body.recoveryCodes.length]).toEqual([200, 10])
    const asked = await ask('/api/session/passkey/options', {})
    const credential = key.get({ ...SITE, challenge: asked.body.options.challenge, counter: 1 })
    const opened = await ask('/api/session/passkey', { ticket: asked.body.ticket, credential })
    expect(opened.body.session.email).toBe(person.email)
    expect((await ask('/api/session/passkey', { ticket: asked.body.ticket, credential })).body.code).toBe('unknownTicket')
    expect((await signIn(person.email)).body.code).toBe('secondFactorNeeded')
  })

  it.each([
    ['for another site', { origin: 'https://framewell.evil.example' }],
    ['for another name', { rpId: 'evil.example' }],
    ['without its owner verified', { verified: false }],
    ['to another question', { challenge: Buffer.from('another question').toString('base64url') }],
    ['with a counter that went back', { counter: 3 }],
  ])('is not accepted %s', async (_, odd) => {
    const person = await cms.signInAs('operator')
    const { key } = await withPasskey(person)
    const answerWith = async (how: object) => {
      const { body } = await ask('/api/session/passkey/options', {})
      return ask('/api/session/passkey', {
        ticket: body.ticket,
        credential: key.get({ ...SITE, challenge: body.options.challenge, counter: 5, ...how }),
      })
    }
    if ('counter' in odd) expect((await answerWith({})).status).toBe(200)
    const refused = await answerWith(odd)
    expect([refused.status, refused.cookie]).toEqual([400, undefined])
  })

  it("is added to nobody else's account, and not without a verified owner", async () => {
    const [person, other] = [await cms.signInAs('operator'), await cms.signInAs('operator')]
    const { body } = await ask('/api/account/passkeys/options', {}, { cookie: person.cookie })
    const credential = testAuthenticator().create({ ...SITE, challenge: body.options.challenge })
    const stolen = await ask('/api/account/passkeys', { ceremony: body.ceremony, name: 'X', credential }, { cookie: other.cookie })
    expect(stolen.status).toBe(404)
    const asked = await ask('/api/account/passkeys/options', {}, { cookie: person.cookie })
    const touched = testAuthenticator().create({ ...SITE, challenge: asked.body.options.challenge, verified: false })
    const refused = await ask(
      '/api/account/passkeys',
      { ceremony: asked.body.ceremony, name: 'X', credential: touched },
      { cookie: person.cookie },
    )
    expect(refused.body.code).toBe('refusedPasskey')
    const key = (await withPasskey(person)).key
    const [own] = (await (await cms.request('/api/account/factors', { cookie: person.cookie })).json()).passkeys
    expect((await cms.request(`/api/account/passkeys/${own.id}`, { method: 'DELETE', cookie: other.cookie })).status).toBe(404)
    // It confirms its owner, and nobody else.
    const question = await ask('/api/session/passkey/options', {})
    const passkey = {
      ticket: question.body.ticket,
      credential: key.get({ ...SITE, challenge: question.body.options.challenge, counter: 1 }),
    }
    expect((await ask('/api/session/check', { passkey }, { cookie: other.cookie })).body.code).toBe('notConfirmed')
  })
})

describe('a second factor that is required', () => {
  it('is set up before anything else, by somebody who knows the password and has no factor yet', async () => {
    const person = await cms.signInAs('operator')
    await require(true)
    const first = await signIn(person.email)
    expect([first.body.code, first.cookie]).toEqual(['enrolmentNeeded', undefined])
    const { ticket } = first.body.expected
    expect((await ask('/api/session/second-factor', { ticket, code: '123456' })).status).toBe(404)
    const { body } = await ask('/api/account/totp', { ticket })
    const enrolled = await ask('/api/account/totp/confirm', { ticket, code: codeOf(body.secret) })
    expect([enrolled.status, enrolled.body.recoveryCodes.length, enrolled.body.session.email]).toEqual([200, 10, person.email])
    expect((await cms.request('/api/account', { cookie: enrolled.cookie })).status).toBe(200)
    expect((await ask('/api/account/totp', { ticket })).status).toBe(404)
    // The last one stays.
    const removed = await cms.request('/api/account/totp', { method: 'DELETE', cookie: enrolled.cookie })
    expect([removed.status, (await removed.json()).code]).toEqual([409, 'lastFactor'])
    expect((await signIn((await cms.signInAs('builder')).email)).status).toBe(200)
  })

  it('is switched on by somebody who has one, and ends the sessions of staff without one', async () => {
    const [admin, operator, builder] = [await cms.signInAs('super_admin'), await cms.signInAs('operator'), await cms.signInAs('builder')]
    const lives = async ({ cookie }: TestPerson) => (await (await cms.request('/api/session', { cookie })).json()).session !== null
    const set = () => cms.request('/api/globals/security-settings', { json: { secondFactorRequired: true }, cookie: admin.cookie })
    expect((await set()).status).toBe(400)
    await withApp(admin)
    expect((await set()).status).toBe(200)
    expect([await lives(admin), await lives(operator), await lives(builder)]).toEqual([true, false, true])
    expect((await cms.request('/api/globals/security-settings', { cookie: builder.cookie })).status).toBe(403)
  })

  it('is required of people who become staff while signed in', async () => {
    const [admin, person] = [await cms.signInAs('super_admin'), await cms.signInAs('builder')]
    await require(true)
    const json = { role: 'operator' }
    expect((await cms.request(`/api/accounts/${person.id}`, { method: 'PATCH', json, cookie: admin.cookie })).status).toBe(200)
    expect((await cms.request('/api/account', { cookie: person.cookie })).status).toBe(401)
  })

  it('is removed by a super admin with a reason: sessions end, and a new one is set up at the next sign-in', async () => {
    const [admin, person] = [await cms.signInAs('super_admin'), await cms.signInAs('operator')]
    await withApp(person)
    await require(true)
    const reset = (json: object) => ask(`/api/sign-ins/${person.id}/reset`, json, { cookie: admin.cookie })
    expect((await reset({})).status).toBe(400)
    expect((await reset({ reason: 'Telephone lost' })).status).toBe(200)
    expect((await signIn(person.email)).body.code).toBe('enrolmentNeeded')
    expect((await cms.request('/api/account', { cookie: person.cookie })).status).toBe(401)
    expect(await audits('factors-reset', person.id)).toBe(1)
  })
})
