import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { mailsTo } from '../testing/mailsTo'
import { memberOf } from '../testing/qualifiedBuilder'
import { TEST_PASSWORD, type TestPerson } from '../testing/signInAs'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

const ask = async (path: string, json: unknown, cookie?: string) => {
  const answer = await cms.request(path, { json, cookie })
  return { status: answer.status, body: await answer.json() }
}
const tokenTo = async (email: string, subject: string) => {
  const mails = await mailsTo(cms.payload, email)
  return /#token=([\w-]+)/.exec(mails.findLast((mail) => mail.subject === subject)?.text ?? '')?.[1] ?? ''
}
const requestAddress = ({ cookie }: TestPerson, email: string) =>
  ask('/api/account/address', { email, currentPassword: TEST_PASSWORD }, cookie)
const addressOf = async ({ id }: TestPerson) => (await cms.payload.findByID({ collection: 'accounts', id, overrideAccess: true })).email

it('a new password, however it is set, ends other sessions and an address change that somebody else requested with the old one', async () => {
  const ways = [
    ({ cookie }: TestPerson) => ask('/api/password', { currentPassword: TEST_PASSWORD, password: 'seven quiet steel trusses' }, cookie),
    async ({ email }: TestPerson) => {
      await ask('/api/password/forgotten', { email })
      const token = await tokenTo(email, 'Choose a new password')
      return ask('/api/password/reset', { token, password: 'seven quiet steel trusses' })
    },
    async ({ id }: TestPerson) => {
      const { cookie } = await cms.signInAs('super_admin')
      const answer = await cms.request(`/api/accounts/${id}`, { method: 'PATCH', json: { password: 'seven quiet steel trusses' }, cookie })
      return { status: answer.status, body: await answer.json() }
    },
  ]
  const lives = async (cookie: string) => (await (await cms.request('/api/session', { cookie })).json()).session !== null
  for (const renew of ways) {
    const person = await cms.signInAs('builder')
    const thief = `thief-${person.email}`
    expect((await requestAddress(person, thief)).status).toBe(200)
    const other = await cms.request('/api/session', { json: { username: person.email, password: TEST_PASSWORD } })
    const stolen = other.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    expect(await lives(stolen)).toBe(true)
    expect((await renew(person)).status).toBe(200)
    expect(await lives(stolen)).toBe(false)
    expect((await ask('/api/address/confirm', { token: await tokenTo(thief, 'Confirm your address') })).status).toBe(404)
    expect(await addressOf(person)).toBe(person.email)
  }
})

it('taking an address back ends the ship keys issued since', async () => {
  const person = await cms.signInAs('operator')
  const issue = () => ask('/api/releases/keys', { holder: 'A team', remotes: ['mfe-portal'], days: 30 }, person.cookie)
  const own = await issue()
  expect(own.status, JSON.stringify(own.body)).toBe(200)
  const thief = `thief-${person.email}`
  await requestAddress(person, thief)
  await ask('/api/address/confirm', { token: await tokenTo(thief, 'Confirm your address') }, person.cookie)
  const stolen = await issue()
  expect(stolen.status, JSON.stringify(stolen.body)).toBe(200)
  expect((await ask('/api/address/stop', { token: await tokenTo(person.email, 'The address of your account was changed') })).status).toBe(
    200,
  )
  const { docs } = await cms.payload.find({ collection: 'remote-ship-keys', overrideAccess: true, sort: 'createdAt' })
  expect(docs.map(({ id, revokedAt }) => [id, Boolean(revokedAt)])).toEqual([
    [own.body.id, false],
    [stolen.body.id, true],
  ])
})

describe('a person who takes an address back', () => {
  const query = async (text: string, values: unknown[] = []) => (await cms.payload.db.pool.query(text, values)).rows
  /** Requests another address as a thief would, runs `act` with the stolen session, and stops the change through the mail. */
  const takenBack = async (person: TestPerson, act: () => Promise<void>) => {
    await requestAddress(person, `thief-${person.email}`)
    await act()
    const stopped = await ask('/api/address/stop', { token: await tokenTo(person.email, 'A new address for your account') })
    expect(stopped.status, JSON.stringify(stopped.body)).toBe(200)
    return stopped.body
  }
  const entered = (company: string) => ({
    companyId: company,
    accountName: 'Shop LLC',
    routingNumber: '021000021',
    accountNumber: '123456789',
    accountType: 'checking',
  })

  it('has bank details, webhooks and the notice address that were set since stopped, disabled and dropped, and is mailed', async () => {
    const owner = await memberOf(cms.payload, 'fabricator')
    const [company] = await query(
      'select m.company_id as id from memberships m join people p on p.id = m.person_id where p.account_id = $1',
      [owner.id],
    )
    const before = await ask(
      '/api/webhooks',
      { name: 'Own', url: 'https://own.example.com/in', events: ['payment-payout-settled'] },
      owner.cookie,
    )
    expect(before.status, JSON.stringify(before.body)).toBe(200)
    const done = await takenBack(owner, async () => {
      for (const [path, json] of [
        ['/api/payments/bank/details', entered(company.id)],
        ['/api/webhooks', { name: 'Theirs', url: 'https://theirs.example.com/in', events: ['payment-payout-settled'] }],
        ['/api/notifications/email', { email: 'thief@elsewhere.example' }],
      ] as const)
        expect((await ask(path, json, owner.cookie)).status, path).toBeLessThan(300)
    })
    expect(await query('select status from bank_details where company_id = $1', [company.id])).toEqual([{ status: 'rejected' }])
    expect(await query('select name, state from webhook_endpoints where company_id = $1 order by name', [company.id])).toEqual([
      { name: 'Own', state: 'active' },
      { name: 'Theirs', state: 'disabled' },
    ])
    expect(await query('select email from notification_preferences where account_id = $1', [owner.id])).toEqual([{ email: null }])
    expect(done.ended).toHaveLength(3)
    expect(done.acts.join('\n')).toContain('bank details propose')
    const mail = (await mailsTo(cms.payload, owner.email)).find(({ subject }) => subject === 'You stopped a change of your address')
    for (const line of ['6789', 'Theirs', 'thief@elsewhere.example', 'bank details propose']) expect(mail?.text).toContain(line)
  })

  it('is an owner again, and people the session invited are not, even after they removed the owner', async () => {
    const owner = await memberOf(cms.payload, 'builder')
    const members = () =>
      query('select p.email, m.role from memberships m join people p on p.id = m.person_id where m.company_id = $1', [company.id])
    const [company] = await query(
      'select m.company_id as id from memberships m join people p on p.id = m.person_id where p.account_id = $1',
      [owner.id],
    )
    const email = 'accomplice@elsewhere.example'
    const done = await takenBack(owner, async () => {
      expect((await ask('/api/account/people', { companyId: company.id, name: 'A', email, role: 'owner' }, owner.cookie)).status).toBe(201)
      const [invitation] = (await mailsTo(cms.payload, email)).map(({ text }) => /#token=([\w-]+)/.exec(text)?.[1])
      const accepted = await cms.request('/api/invitations/accept', {
        json: { token: invitation, name: 'A', password: 'seven quiet steel trusses' },
      })
      expect(accepted.status).toBe(200)
      const cookie = accepted.headers.getSetCookie()[0]?.split(';')[0] ?? ''
      const [own] = await query('select m.id from memberships m join people p on p.id = m.person_id where p.account_id = $1', [owner.id])
      expect((await ask(`/api/account/people/${own.id}/remove`, {}, cookie)).status).toBe(200)
      expect(await members()).toEqual([{ email, role: 'owner' }])
    })
    expect(await members()).toEqual([{ email: owner.email, role: 'owner' }])
    expect(done.ended.join()).toContain(email)
    // The mail and the page name what ended; the trail, which is never erased, only counts it.
    const [trail] = await query(
      "select row_to_json(r)::text as text from audit_records r where action = 'address-change-stopped' and subject_id = $1",
      [owner.id],
    )
    expect(trail.text).not.toContain(email)
  })
})
