import { randomUUID } from 'node:crypto'
import { LINK_TOKEN_HEADER } from '@framewell/domain/http/linkToken'
import { BANK_DETAIL_RULES } from '@framewell/domain/payments/bankDetailRules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailsTo } from '../../testing/mailsTo'
import { type MoneyHouse, moneyHouse } from '../../testing/moneyHouse'
import { settle } from '../../testing/settle'
import type { TestPerson } from '../../testing/signInAs'

let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
})
afterAll(() => house.cms.stop())

const address = (name = 'owner') => `${name}-${randomUUID().slice(0, 8)}@shops.test`
const query = async (text: string, values: unknown[] = []) => (await house.cms.payload.db.pool.query(text, values)).rows
const statusOf = async (id: string) => (await query('select status::text from bank_details where id = $1', [id]))[0]?.status

/** A company with an established owner, who is notified of everything that follows. */
async function company() {
  const email = address('founder')
  const operator = await house.cms.signInAs('operator')
  const { cookie, company: id } = await joined(operator, { email, kind: 'fabricator', companyName: `Steel ${randomUUID().slice(0, 6)}` })
  await settle(house.cms.payload, id)
  return { id, founder: { id: '', email, cookie } }
}

/** Invites a person, who accepts. */
async function joined(by: TestPerson, person: Record<string, unknown> & { readonly email: string }, path = '/api/invitations') {
  const invited = await house.cms.request(path, { json: { name: 'A person', role: 'owner', ...person }, cookie: by.cookie })
  expect(invited.status, await invited.clone().text()).toBe(201)
  const text = (await mailsTo(house.cms.payload, person.email)).at(-1)?.text ?? ''
  const token = /\/join#token=([\w-]+)/.exec(text)?.[1] ?? ''
  const accepted = await house.cms.request('/api/invitations/accept', {
    json: { token, name: 'A person', password: 'seven quiet steel trusses' },
  })
  expect(accepted.status).toBe(200)
  const body = await accepted.clone().json()
  return {
    id: String(body.session.id),
    email: person.email,
    cookie: accepted.headers.getSetCookie()[0]?.split(';')[0] ?? '',
    company: String(body.company.id),
  }
}

async function propose(who: TestPerson, companyId: string) {
  const account = { companyId, accountName: 'New account', routingNumber: '021000021', accountNumber: '99887766', accountType: 'checking' }
  const { status, body } = await house.desk.ask(who, '/bank/details', account)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.detail
}
const confirm = (who: TestPerson, id: string) =>
  house.desk.ask(who, `/bank/details/${id}/decide`, { decision: 'confirm', reason: 'Called them back' })
const agree = (who: TestPerson, id: string) => house.desk.ask(who, `/bank/details/${id}/agree`, {})
const waited = (id: string) =>
  query(`update bank_details set created_at = created_at - make_interval(days => $2) where id = $1`, [id, BANK_DETAIL_RULES.waitDays])

describe('the person who confirms a company’s new bank account', () => {
  it('did not invite the owner who entered it', async () => {
    const { id } = await company()
    const operator = await house.cms.signInAs('operator')
    const second = await joined(operator, { email: address('second'), kind: 'fabricator', companyId: id })
    const detail = await propose(second, id)
    await waited(detail.id)
    const refused = await confirm(operator, detail.id)
    expect([refused.status, refused.body.code]).toEqual([403, 'samePerson'])
    expect(await statusOf(detail.id)).toBe('waiting')
    expect((await confirm(house.desk.operators[0], detail.id)).body.detail.status).toBe('active')
  })

  it("did not invite that owner's inviter or create the company, even if they have left it", async () => {
    const { id } = await company()
    const operator = await house.cms.signInAs('operator')
    const middle = await joined(operator, { email: address('middle'), kind: 'fabricator', companyId: id })
    await settle(house.cms.payload, id)
    const third = await joined(middle, { email: address('third'), companyId: id }, '/api/account/people')
    const detail = await propose(third, id)
    await waited(detail.id)
    expect((await confirm(operator, detail.id)).body.code).toBe('samePerson')
    await query('delete from memberships where company_id = $1', [id])
    expect((await confirm(operator, detail.id)).body.code).toBe('samePerson')
  })

  it('has a different mailbox, and did not create the other account', async () => {
    const { id, founder } = await company()
    const [chief, twin] = [await house.cms.signInAs('super_admin'), await house.cms.signInAs('operator')]
    const detail = await propose(founder, id)
    const name = founder.email.split('@')[0]
    const office = `${name}+office@shops.test`
    await query('insert into proved_addresses (account_id, email) values ($1, $2)', [twin.id, office])
    await query('update accounts set email = $2 where id = $1', [twin.id, office])
    expect((await confirm(twin, detail.id)).body.code).toBe('samePerson')
    // A super admin creates an operator account for themselves, which enters what they confirm.
    const own = { email: address('made'), password: 'seven quiet steel trusses' }
    const made = await house.cms.request('/api/accounts', { json: { ...own, name: 'Made', role: 'operator' }, cookie: chief.cookie })
    expect(made.status).toBe(201)
    const signedIn = await house.cms.request('/api/accounts/login', { json: own })
    const entered = await propose({ id: '', email: own.email, cookie: signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '' }, id)
    expect((await confirm(chief, entered.id)).body.code).toBe('samePerson')
    expect((await confirm(house.desk.operators[0], entered.id)).status).toBe(200)
  })
})

describe('an account that a new owner entered', () => {
  it('waits, unless an established owner who did not enter it agrees', async () => {
    const { id, founder } = await company()
    const second = await joined(founder, { email: address('second'), companyId: id }, '/api/account/people')
    const detail = await propose(second, id)
    expect(Date.parse(detail.waitsUntil) - Date.parse(detail.proposedAt)).toBe(BANK_DETAIL_RULES.waitDays * 86_400_000)
    expect((await confirm(house.desk.operators[0], detail.id)).body.code).toBe('ownerTooNew')
    const tasks = await house.cms.request('/api/admin/tasks?kind=bankDetails&limit=100', { cookie: house.desk.operators[0].cookie })
    const task = (await tasks.json()).data.find(({ href }: { readonly href: string }) => href.endsWith(detail.id))
    expect(Date.parse(task.due), 'nobody is late before it can be confirmed').toBeGreaterThan(Date.parse(detail.waitsUntil))
    expect(task.detail).toContain(', waits for another owner until ')
    expect((await agree(second, detail.id)).body.code).toBe('notAsked')
    for (const person of [house.desk.builder.person, house.desk.operators[0]]) expect((await agree(person, detail.id)).status).toBe(404)
    const asked = await house.desk.ask(founder, '/bank/details')
    expect(asked.body.data[0]).toMatchObject({ id: detail.id, needsMyAgreement: true })
    expect((await agree(founder, detail.id)).body.detail).toMatchObject({ waitsUntil: null, agreedBy: 'A person', needsMyAgreement: false })
    expect((await confirm(house.desk.operators[0], detail.id)).body.detail.status).toBe('active')
  })

  it('counts as new too if an operator made a member the owner, and no request makes it older', async () => {
    const { id, founder } = await company()
    const operator = await house.cms.signInAs('operator')
    const member = await joined(founder, { email: address('member'), companyId: id, role: 'member' }, '/api/account/people')
    await settle(house.cms.payload, id)
    const [membership] = await query('select m.id from memberships m join people p on p.id = m.person_id where p.account_id = $1', [
      member.id,
    ])
    const changed = await house.cms.request(`/api/memberships/${membership?.id}`, {
      method: 'PATCH',
      json: { role: 'owner', createdAt: '2020-01-01T00:00:00.000Z' },
      cookie: operator.cookie,
    })
    expect(changed.status).toBe(200)
    expect((await changed.json()).doc.createdAt).not.toContain('2020')
    const detail = await propose(member, id)
    expect(detail.waitsUntil).not.toBeNull()
    await waited(detail.id)
    expect((await confirm(operator, detail.id)).body.code, 'who made them an owner').toBe('samePerson')
  })

  it("counts as new too after the owner's address changed: an attacker who takes an account over moves its mail first", async () => {
    const { id, founder } = await company()
    const email = address('moved')
    const json = { email, currentPassword: 'seven quiet steel trusses' }
    expect((await house.cms.request('/api/account/address', { json, cookie: founder.cookie })).status).toBe(200)
    const token = /#token=([\w-]+)/.exec((await mailsTo(house.cms.payload, email)).at(-1)?.text ?? '')?.[1]
    expect((await house.cms.request('/api/address/confirm', { json: { token }, cookie: founder.cookie })).status).toBe(200)
    const detail = await propose({ ...founder, email }, id)
    expect(detail.waitsUntil).not.toBeNull()
    expect((await confirm(house.desk.operators[0], detail.id)).body.code).toBe('ownerTooNew')
  })

  it('does not wait if the owner is established', async () => {
    const { id, founder } = await company()
    const detail = await propose(founder, id)
    expect(detail.waitsUntil).toBeNull()
    expect((await confirm(house.desk.operators[0], detail.id)).status).toBe(200)
  })
})

describe('the mail to each owner', () => {
  const linkIn = (text: string | undefined) => /\/stop-bank-account\?id=([\w-]+)&owner=([\w-]+)#token=([\w%-]+)/.exec(text ?? '')
  const open = (id: string, owner: string, token: string) =>
    house.cms.request(`/api/payments/bank/details/${id}/stop?owner=${owner}`, { headers: { [LINK_TOKEN_HEADER]: token } })
  const stop = (id: string, owner: string, token: string) =>
    house.cms.request(`/api/payments/bank/details/${id}/stop`, { json: { owner, token } })

  it('stops the account without sign-in, waiting or in use, and reading it changes nothing', async () => {
    const { id, founder } = await company()
    const detail = await propose(house.desk.operators[0], id)
    const [, named = '', owner = '', token = ''] = linkIn((await mailsTo(house.cms.payload, founder.email)).at(-1)?.text) ?? []
    expect(named).toBe(detail.id)
    expect((await confirm(house.desk.operators[1], detail.id)).status).toBe(200)
    const shown = await (await open(detail.id, owner, token)).json()
    expect(shown).toMatchObject({ accountLastFour: '7766', status: 'active', stoppable: true })
    expect(await statusOf(detail.id)).toBe('active')
    for (const [which, whose, secret] of [
      [detail.id, owner, `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`],
      [detail.id, randomUUID(), token],
      [randomUUID(), owner, token],
    ] as const) {
      expect((await stop(which, whose, secret)).status).toBe(404)
      expect((await open(which, whose, secret)).status).toBe(404)
    }
    const stopped = await stop(detail.id, owner, token)
    expect([stopped.status, (await stopped.json()).status]).toEqual([200, 'rejected'])
    expect((await stop(detail.id, owner, token)).status).toBe(409)
    expect((await confirm(house.desk.operators[1], detail.id)).body.code).toBe('decidedAlready')
    const [record] = await query(`select actor_id, subject_id from audit_records where action = 'bank-details-stop' and subject_id = $1`, [
      detail.id,
    ])
    expect(record).toMatchObject({ actor_id: owner })
  })

  it("also goes to recently removed owners, and to no other company's", async () => {
    const [{ id, founder }, other] = [await company(), await company()]
    const operator = await house.cms.signInAs('operator')
    const second = await joined(operator, { email: address('second'), kind: 'fabricator', companyId: id })
    const [membership] = await query(
      'select m.id from memberships m join people p on p.id = m.person_id where m.company_id = $1 and p.email = $2',
      [id, founder.email],
    )
    const gone = await house.cms.request(`/api/memberships/${membership?.id}`, { method: 'DELETE', cookie: operator.cookie })
    expect(gone.status).toBe(200)
    const detail = await propose(second, id)
    const linked = async (email: string) => (await mailsTo(house.cms.payload, email)).filter(({ text }) => linkIn(text)?.[1] === detail.id)
    expect(await linked(founder.email)).toHaveLength(1)
    expect(await linked(second.email)).toHaveLength(1)
    expect(await linked(other.founder.email)).toHaveLength(0)
  })

  it('no longer stops an account that has been in use for a long time', async () => {
    const { id, founder } = await company()
    const detail = await propose(founder, id)
    const [, , owner = '', token = ''] = linkIn((await mailsTo(house.cms.payload, founder.email)).at(-1)?.text) ?? []
    expect((await confirm(house.desk.operators[0], detail.id)).status).toBe(200)
    await query(`update bank_details set updated_at = now() - make_interval(days => $2) where id = $1`, [
      detail.id,
      BANK_DETAIL_RULES.stopDays,
    ])
    expect((await (await stop(detail.id, owner, token)).json()).code).toBe('notStoppable')
  })
})
