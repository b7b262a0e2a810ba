import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { mailsTo } from '../testing/mailsTo'
import { memberOf } from '../testing/qualifiedBuilder'
import type { TestRequest } from '../testing/sendTo'
import { TEST_PASSWORD, type TestPerson } from '../testing/signInAs'
import { unzip } from '../testing/unzip'
import { purgeSignIns } from './purgeSignIns'

let cms: TestCms
let admin: TestPerson
beforeAll(async () => {
  cms = await bootCms()
  admin = await cms.signInAs('super_admin')
})
afterAll(() => cms.stop())

const query = async (text: string, values: unknown[] = []) => (await cms.payload.db.pool.query(text, values)).rows
const ask = async (path: string, json: unknown, more: TestRequest = {}) => {
  const answer = await cms.request(path, { json, ...more })
  return { status: answer.status, body: await answer.json() }
}
const read = async (path: string, cookie: string) => (await cms.request(path, { cookie })).json()
const tokenTo = async (email: string, subject: string) => {
  const mails = await mailsTo(cms.payload, email)
  return /#token=([\w-]+)/.exec(mails.findLast((mail) => mail.subject === subject)?.text ?? '')?.[1] ?? ''
}
const addressOf = async (id: string) => String((await query('select email from accounts where id = $1', [id]))[0]?.email)
const lives = async (cookie: string) => (await read('/api/session', cookie)).session !== null
const request = ({ cookie }: TestPerson, email: string, currentPassword = TEST_PASSWORD) =>
  ask('/api/account/address', { email, currentPassword }, { cookie })
const confirm = async (email: string, more: TestRequest = {}) =>
  ask('/api/address/confirm', { token: await tokenTo(email, 'Confirm your address') }, more)
const stop = async (email: string, subject: string) => ask('/api/address/stop', { token: await tokenTo(email, subject) })
const signIn = async (username: string, password = TEST_PASSWORD) => {
  const answer = await cms.request('/api/session', { json: { username, password } })
  return { status: answer.status, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}
const actions = async (id: string) =>
  (await query('select action from audit_records where subject_id = $1 order by created_at', [id])).map(({ action }) => action)
const APPLICATION = {
  projectLocation: 'Dayton, OH',
  projectType: 'Build-to-Rent',
  startTimeline: '1-3 months',
  budgetScale: 'Medium ($100K–500K)',
  familiarityWithSteel: 'Some experience',
  contactName: 'Vera Victim',
}
const apply = async (email: string) => (await ask('/api/qualification/apply', { ...APPLICATION, email })).body

describe('an address that nobody proved', () => {
  it('is written by no path', async () => {
    const person = await memberOf(cms.payload, 'builder')
    const staff = await cms.signInAs('super_admin')
    for (const { id, cookie, email } of [person, staff, { ...person, cookie: admin.cookie }]) {
      for (const json of [{ email: 'victim@people.test', currentPassword: TEST_PASSWORD }, { email: ' Victim@People.test ' }]) {
        const answer = await ask(`/api/accounts/${id}`, json, { method: 'PATCH', cookie })
        expect([answer.status, answer.body.fields?.[0]?.path]).toEqual([400, 'email'])
      }
      // An unchanged value that a form sends along is no change.
      expect((await ask(`/api/accounts/${id}`, { email, name: 'Other' }, { method: 'PATCH', cookie })).status).toBe(200)
    }
    const data = { email: 'victim@people.test' }
    await expect(cms.payload.update({ collection: 'accounts', id: person.id, data, overrideAccess: true })).rejects.toThrow()
    await expect(cms.payload.db.updateOne({ collection: 'accounts', id: person.id, data })).rejects.toThrow()
    await expect(query("update accounts set email = 'victim@people.test' where id = $1", [person.id])).rejects.toThrow('proved')
    expect(await addressOf(person.id)).toBe(person.email)
  })

  it('opens nothing of its holder while the change waits: no export, no claim', async () => {
    const victim = 'vera@victims.test'
    const thing = await apply(victim)
    const attacker = await memberOf(cms.payload, 'builder')
    expect((await request(attacker, victim)).status).toBe(200)
    const claim = await ask('/api/claims', { kind: 'credit-decision', id: thing.id, token: thing.token }, { cookie: attacker.cookie })
    expect([claim.status, claim.body.code]).toEqual([409, 'otherAddress'])
    const files = unzip(Buffer.from(await (await cms.request('/api/account/export', { json: {}, cookie: attacker.cookie })).arrayBuffer()))
    expect([...files.values()].map(String).join()).not.toContain('Vera Victim')
  })

  it('of an account made by a super admin finds, claims and receives nothing until its holder opens the link', async () => {
    const email = 'made@people.test'
    const thing = await apply(email)
    const made = await ask(
      '/api/accounts',
      { email, password: 'seven quiet steel trusses', name: 'Made', role: 'builder' },
      { cookie: admin.cookie },
    )
    const { id } = made.body.doc
    const { cookie } = await signIn(email, 'seven quiet steel trusses')
    const [company] = await query("insert into companies (name, kind) values ('Made Homes', 'builder') returning id")
    const [person] = await query("insert into people (name, email, account_id) values ('Made', 'other@people.test', $1) returning id", [id])
    await query("insert into memberships (company_id, person_id, role) values ($1, $2, 'owner')", [company.id, person.id])
    const claim = () => ask('/api/claims', { kind: 'credit-decision', id: thing.id, token: thing.token }, { cookie })
    const exported = async () => {
      const answer = await cms.request('/api/account/export', { json: {}, cookie })
      return [...unzip(Buffer.from(await answer.arrayBuffer())).values()].map(String).join()
    }
    expect((await claim()).body.code).toBe('unprovedAddress')
    expect(await exported()).not.toContain('Vera Victim')
    await apply(email)
    expect(await query('select 1 from notices where account_id = $1', [id])).toEqual([])
    await ask('/api/invitations', { name: 'Made', email, kind: 'builder', companyName: 'Others' }, { cookie: admin.cookie })
    expect(await query('select account_id from people where email = $1', [email])).toEqual([{ account_id: null }])
    expect((await read('/api/account/address', cookie)).proved).toBe(false)
    expect((await ask('/api/account/address', { email, currentPassword: 'seven quiet steel trusses' }, { cookie })).status).toBe(200)
    expect((await confirm(email)).body).toEqual({ email, changed: false })
    expect((await read('/api/account/address', cookie)).proved).toBe(true)
    expect(await exported()).toContain('Vera Victim')
    expect((await claim()).status).toBe(200)
    expect((await ask('/api/account/address', { email, currentPassword: 'seven quiet steel trusses' }, { cookie })).body.code).toBe(
      'ownAddress',
    )
  })
})

describe('a change of address', () => {
  it('takes effect through the link sent to the new address, once; other sessions and reset links end, and it is on record', async () => {
    const person = await memberOf(cms.payload, 'builder')
    const { cookie: second } = await signIn(person.email)
    const email = `new-${person.email}`
    await ask('/api/password/forgotten', { email: person.email })
    const resetToken = await tokenTo(person.email, 'Choose a new password')
    expect((await request(person, email.toUpperCase())).body.pending).toMatchObject({ email })
    expect(await addressOf(person.id)).toBe(person.email)
    expect([await lives(person.cookie), await lives(second)]).toEqual([true, true])
    const token = await tokenTo(email, 'Confirm your address')
    expect(JSON.stringify(await query('select * from address_changes'))).not.toContain(token)
    const answers = await Promise.all([confirm(email, { cookie: person.cookie }), confirm(email, { cookie: person.cookie })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(await addressOf(person.id)).toBe(email)
    expect([await lives(person.cookie), await lives(second)]).toEqual([true, false])
    expect((await ask('/api/password/reset', { token: resetToken, password: 'seven quiet steel trusses' })).status).toBe(404)
    expect([(await signIn(person.email)).status, (await signIn(email)).status]).toEqual([401, 200])
    // Their company membership moved along.
    expect(await query('select email from people where account_id = $1', [person.id])).toEqual([{ email }])
    expect((await read('/api/account', person.cookie)).companies).toHaveLength(1)
    expect(await actions(person.id)).toEqual(expect.arrayContaining(['address-change-requested', 'address-change']))
    expect((await mailsTo(cms.payload, person.email)).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['A new address for your account', 'The address of your account was changed']),
    )
  })

  it('is canceled, sent again, replaced, and expires', async () => {
    const person = await cms.signInAs('operator')
    const [first, other] = [`a-${person.email}`, `b-${person.email}`]
    await request(person, first)
    const early = await tokenTo(first, 'Confirm your address')
    expect((await ask('/api/account/address/resend', {}, { cookie: person.cookie })).body.pending.email).toBe(first)
    expect((await ask('/api/address/confirm', { token: early })).status).toBe(404)
    await request(person, other)
    expect((await confirm(first)).status).toBe(404)
    const canceled = await cms.request('/api/account/address', { method: 'DELETE', cookie: person.cookie })
    expect([canceled.status, (await canceled.json()).pending]).toEqual([200, null])
    expect((await confirm(other)).status).toBe(404)
    expect((await ask('/api/account/address/resend', {}, { cookie: person.cookie })).body.code).toBe('noPending')
    await request(person, other)
    await query("update address_changes set expires_at = now() - interval '1 second' where account_id = $1", [person.id])
    expect((await confirm(other)).status).toBe(404)
    expect((await read('/api/account/address', person.cookie)).pending).toBeNull()
    expect(await addressOf(person.id)).toBe(person.email)
  })

  it("to another account's address looks the same, and is refused when the link is opened", async () => {
    const [person, other] = [await cms.signInAs('builder'), await cms.signInAs('builder')]
    expect((await request(person, other.email)).status).toBe(200)
    expect((await confirm(other.email)).body.code).toBe('addressTaken')
    expect(await addressOf(person.id)).toBe(person.email)
  })

  it('merges an invitation of the new address', async () => {
    const person = await memberOf(cms.payload, 'builder')
    const email = `invited-${person.email}`
    await ask('/api/invitations', { name: 'Ada', email, kind: 'builder', companyName: 'Second Homes' }, { cookie: admin.cookie })
    await request(person, email)
    expect((await confirm(email, { cookie: person.cookie })).status).toBe(200)
    const token = await tokenTo(email, 'You are invited to Second Homes')
    const accepted = await ask('/api/invitations/accept', { token, name: 'Ada' }, { cookie: person.cookie })
    expect([accepted.status, accepted.body.company?.name]).toEqual([200, 'Second Homes'])
    expect((await read('/api/account', person.cookie)).companies).toHaveLength(2)
  })

  it('by a super admin needs the same proof, a recent check and a reason', async () => {
    const person = await cms.signInAs('editor')
    const email = `moved-${person.email}`
    const path = `/api/sign-ins/${person.id}/address`
    expect((await ask(path, { email }, { cookie: admin.cookie })).status).toBe(400)
    const late = await cms.signInAs('super_admin')
    await query("update accounts_sessions set created_at = now() - interval '1 hour' where _parent_id = $1", [late.id])
    expect((await ask(path, { email, reason: 'Married' }, { cookie: late.cookie })).body.code).toBe('recheckRequired')
    expect((await ask(path, { email, reason: 'Married' }, { cookie: admin.cookie })).body.pending.email).toBe(email)
    expect((await read(path, admin.cookie)).email).toBe(person.email)
    expect((await ask(`${path}/cancel`, { reason: 'Wrong person' }, { cookie: admin.cookie })).body.pending).toBeNull()
    await ask(path, { email, reason: 'Married' }, { cookie: admin.cookie })
    expect((await confirm(email)).status).toBe(200)
    expect(await addressOf(person.id)).toBe(email)
  })
})

describe('the old address', () => {
  it('stops a waiting change: everybody is signed out, and the password opens nothing', async () => {
    const person = await cms.signInAs('builder')
    const email = `thief-${person.email}`
    await request(person, email)
    expect((await stop(person.email, 'A new address for your account')).body).toEqual({
      email: person.email,
      takenBack: false,
      ended: [],
      acts: [],
    })
    expect((await confirm(email)).status).toBe(404)
    expect(await lives(person.cookie)).toBe(false)
    expect((await signIn(person.email)).status).toBe(401)
    const token = await tokenTo(person.email, 'Choose a new password')
    expect((await ask('/api/password/reset', { token, password: 'seven quiet steel trusses' })).status).toBe(200)
    expect((await signIn(person.email, 'seven quiet steel trusses')).status).toBe(200)
    expect((await stop(person.email, 'A new address for your account')).status).toBe(404)
  })

  it('undoes one for a week, with what the other person added, even after another change', async () => {
    const person = await cms.signInAs('operator')
    const [email, further] = [`thief-${person.email}`, `thief2-${person.email}`]
    await request(person, email)
    await confirm(email, { cookie: person.cookie })
    const { body } = await ask('/api/account/totp', {}, { cookie: person.cookie })
    expect(body.secret).toBeTruthy()
    await query('update totp_factors set confirmed_at = now() where account_id = $1', [person.id])
    await request(person, further)
    await confirm(further, { cookie: person.cookie })
    expect(await addressOf(person.id)).toBe(further)
    const back = await stop(person.email, 'The address of your account was changed')
    expect(back.body).toMatchObject({ email: person.email, takenBack: true, ended: ['An authenticator app'] })
    expect(await addressOf(person.id)).toBe(person.email)
    expect([await lives(person.cookie), (await signIn(further)).status]).toEqual([false, 401])
    expect(await query('select 1 from totp_factors where account_id = $1', [person.id])).toEqual([])
    // The address in between can do nothing anymore.
    expect((await stop(email, 'The address of your account was changed')).status).toBe(404)
    expect(await query('select email from proved_addresses where account_id = $1', [person.id])).toEqual([{ email: person.email }])
  })

  it('cannot do so after a week', async () => {
    const person = await cms.signInAs('operator')
    const email = `kept-${person.email}`
    await request(person, email)
    await confirm(email, { cookie: person.cookie })
    await query("update address_changes set took_effect_at = now() - interval '7 days' where account_id = $1", [person.id])
    expect((await stop(person.email, 'The address of your account was changed')).status).toBe(404)
    expect(await addressOf(person.id)).toBe(email)
    await purgeSignIns(cms.payload.db.pool)
    expect(await query('select 1 from address_changes where account_id = $1', [person.id])).toEqual([])
  })
})
