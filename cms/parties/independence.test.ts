import { randomUUID } from 'node:crypto'
import { NOT_INDEPENDENT } from '@framewell/domain/parties/independence'
import { mailboxOf } from '@framewell/domain/parties/mailbox'
import { BEHIND_DETAILS } from '@framewell/domain/payments/bankDetailCalls'
import { APPROVED_ALREADY, TIED_APPROVAL } from '@framewell/domain/payments/payoutCalls'
import { taskCalls } from '@framewell/domain/tasks/calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../platform/database/inTransaction'
import { type MoneyHouse, moneyHouse } from '../testing/moneyHouse'
import type { TestPerson } from '../testing/signInAs'
import { isTied } from './independence'

let house: MoneyHouse
beforeAll(async () => {
  house = await moneyHouse()
})
afterAll(() => house.cms.stop())

const reason = 'Looked at it'
const record = (action: string, subjectType: string, subject: string, actor: string, daysAgo = 0) =>
  house.cms.payload.db.pool.query(
    `insert into audit_records (action, subject_type, subject_id, actor_id, actor_email, created_at)
     values ($1, $2, $3, $4, 'actor', now() - make_interval(days => $5))`,
    [action, subjectType, subject, actor, daysAgo],
  )
const tied = async (decider: string, behind: Parameters<typeof isTied>[2]) => {
  const req = await house.cms.localReq()
  return inTransaction(req, () => isTied(req, decider, behind))
}
const staff = () => house.cms.signInAs('operator')

describe('two accounts', () => {
  it('are tied if one created the other, however long ago', async () => {
    const [maker, made, other] = [await staff(), await staff(), await staff()]
    await record('account-create', 'accounts', made.id, maker.id, 900)
    expect(await tied(maker.id, { accounts: [made.id] })).toBe(true)
    expect(await tied(made.id, { accounts: [maker.id] })).toBe(true)
    expect(await tied(other.id, { accounts: [made.id] })).toBe(false)
  })

  it('created by one person are tied until one is older than 30 days', async () => {
    const [maker, first, second] = [await staff(), await staff(), await staff()]
    await record('account-create', 'accounts', first.id, maker.id, 5)
    await record('account-create', 'accounts', second.id, maker.id, 90)
    expect(await tied(first.id, { accounts: [second.id] })).toBe(false)
    await record('password-change', 'accounts', second.id, maker.id, 2)
    expect(await tied(first.id, { accounts: [second.id] })).toBe(true)
  })

  it('are tied if one requested another address for the other, which takes the account over once the link is opened', async () => {
    const [admin, taken, other] = [await house.cms.signInAs('super_admin'), await staff(), await staff()]
    const asked = await house.cms.request(`/api/sign-ins/${taken.id}/address`, {
      json: { email: `mine-${randomUUID()}@framewell.test`, reason },
      cookie: admin.cookie,
    })
    expect(asked.status).toBe(200)
    expect(await tied(taken.id, { accounts: [admin.id] })).toBe(true)
    expect(await tied(admin.id, { accounts: [taken.id] })).toBe(true)
    expect(await tied(other.id, { accounts: [taken.id] })).toBe(false)
  })

  it.each(['factors-reset', 'directory-link'])('are tied if one decided how the other signs in (%s)', async (action) => {
    const [admin, taken] = [await staff(), await staff()]
    await record(action, 'accounts', taken.id, admin.id)
    expect(await tied(admin.id, { accounts: [taken.id] })).toBe(true)
  })

  it('are tied by a mailbox, whatever tag it has', async () => {
    const [one, two] = [await staff(), await staff()]
    const tagged = [two.id, one.email.replace('@', '+shop@')]
    await house.cms.payload.db.pool.query('insert into proved_addresses (account_id, email) values ($1, $2)', tagged)
    await house.cms.payload.db.pool.query('update accounts set email = $2 where id = $1', tagged)
    expect(await tied(one.id, { accounts: [two.id] })).toBe(true)
    expect(await tied(one.id, { addresses: [one.email.toUpperCase()] })).toBe(true)
    expect(mailboxOf(' A.b+c+d@Example.com ')).toBe('a.b@example.com')
  })
})

/** The To do list of an operator: what is theirs, and what another operator has to decide, with the reason. */
async function tasksOf(who: TestPerson) {
  const list = async (view: string) => {
    const answer = await house.cms.request(`/api/admin/tasks?view=${view}&limit=100`, { cookie: who.cookie })
    return taskCalls.listTasks.output.parse(await answer.json())
  }
  const [open, others] = [await list('open'), await list('others')]
  expect([open.counts.open, open.counts.others], 'the badge and the lists').toEqual([open.total, others.total])
  expect(open.data.every(({ forOthers }) => forOthers === null)).toBe(true)
  return { own: open.data, others: others.data }
}
const assign = (who: TestPerson, id: string) =>
  house.cms.request(`/api/admin/tasks/${id}`, { method: 'PUT', json: { owner: 'me' }, cookie: who.cookie })

/** A task is another operator's for one person, with the reason, and their own for the other. */
async function isForOthers(about: string, reason: string, notHers: TestPerson, hers: TestPerson) {
  const hidden = (await tasksOf(notHers)).others.filter(({ href }) => href.includes(about))
  expect(hidden).toMatchObject([{ forOthers: reason }])
  expect((await tasksOf(notHers)).own.filter(({ href }) => href.includes(about))).toEqual([])
  const refused = await assign(notHers, hidden[0]?.id ?? '')
  expect([refused.status, (await refused.json()).detail]).toEqual([403, reason])
  const { own, others } = await tasksOf(hers)
  expect(own.filter(({ href }) => href.includes(about))).toMatchObject([{ id: hidden[0]?.id, forOthers: null }])
  expect(others.filter(({ href }) => href.includes(about))).toEqual([])
}

describe('a person tied to one side of a decision about money', () => {
  const made = (operator: TestPerson, company: string) => record('company-create', 'companies', company, operator.id, 400)

  it('approves no early payout of that shop', async () => {
    const [operator, other] = [await staff(), await staff()]
    const number = await house.desk.project(6_000_000, 'Prepay')
    expect((await house.payDeposit(number)).body.imported).toBe(true)
    await made(operator, house.desk.shop.company)
    const asked = await house.desk.ask(house.desk.shop.person, '/factoring', { projectId: number, urgency: 'standard' })
    await house.desk.sign(number, 'early_payout', 'conditional')
    await isForOthers(asked.body.request.id, NOT_INDEPENDENT.message, operator, other)
    const decide = (who: TestPerson, decision: string) =>
      house.desk.ask(who, `/factoring/${asked.body.request.id}/decide`, { decision, reason })
    expect((await decide(operator, 'approve')).body.code).toBe('notIndependent')
    expect((await decide(other, 'approve')).body.request.status).toBe('approved')
  })

  it('decides no dispute of it', async () => {
    const [operator, other] = [await staff(), await staff()]
    const number = await house.desk.project(5_000_000, 'Prepay')
    await house.payDeposit(number)
    await made(operator, house.desk.builder.company)
    const opened = await house.desk.ask(house.desk.builder.person, '/disputes', {
      projectId: number,
      reason: 'missing_parts',
      description: 'Four studs are missing',
    })
    expect(opened.status, JSON.stringify(opened.body)).toBe(201)
    await isForOthers(opened.body.dispute.id, NOT_INDEPENDENT.message, operator, other)
    const resolve = (who: TestPerson) => house.desk.ask(who, `/disputes/${opened.body.dispute.id}/resolve`, { outcome: 'release', reason })
    const shown = async (who: TestPerson) => {
      const { body } = await house.desk.ask(who, `/disputes?projectId=${number}`)
      return body.data[0].decisionRefusal
    }
    expect(await shown(operator)).toBe(NOT_INDEPENDENT.message)
    expect([await shown(other), await shown(house.desk.builder.person)]).toEqual([null, null])
    expect((await resolve(operator)).body.code).toBe('notIndependent')
    expect((await resolve(other)).status).toBe(200)
    expect(await shown(operator)).toBe(null)
  })

  it('approves no credit for their own address', async () => {
    const operator = await staff()
    const application = {
      projectLocation: 'Dayton, OH',
      projectType: 'Spec',
      startTimeline: '6+ months',
      budgetScale: 'Small (<$100K)',
      familiarityWithSteel: 'Expert',
      contactName: 'Ann Operator',
      email: operator.email.replace('@', '+build@'),
    }
    const { id } = await (await house.cms.request('/api/qualification/apply', { json: application })).json()
    const review = (who: TestPerson, json: object) =>
      house.cms.request(`/api/qualification/applications/${id}/review`, { json: { reason, ...json }, cookie: who.cookie })
    await house.cms.payload.db.pool.query(`update credit_applications set qualification_status = 'pending' where id = $1`, [id])
    await isForOthers(id, NOT_INDEPENDENT.message, operator, house.desk.operators[0])
    const premium = { action: 'override', tier: 'Premium', creditLimit: 500_000 }
    expect((await (await review(operator, premium)).json()).code).toBe('notIndependent')
    expect((await review(house.desk.operators[0], premium)).status).toBe(200)
  })

  it('gives no second approval of a payout run', async () => {
    const [operator, twin, other] = [await staff(), await staff(), await staff()]
    await record('account-create', 'accounts', twin.id, operator.id)
    const { rows } = await house.cms.payload.db.pool.query(
      `insert into payout_runs (id, number, status, pay_on, total_cents, proposed_by, approvals) values ($1, $2, 'proposed', '2099-01-05', 0, 'Ann', '[]') returning id`,
      [randomUUID(), `PR-${randomUUID().slice(0, 8)}`],
    )
    const approve = (who: TestPerson) => house.desk.ask(who, `/payout-runs/${rows[0].id}/decide`, { decision: 'approve' })
    expect((await approve(operator)).body.run.status).toBe('approved_once')
    await isForOthers(rows[0].id, APPROVED_ALREADY.message, operator, other)
    await isForOthers(rows[0].id, TIED_APPROVAL.message, twin, other)
    expect((await approve(twin)).body.code).toBe('notIndependent')
    expect((await approve(other)).body.run.status).toBe('sent')
  })

  it('confirms no bank account that they entered, and checks no payee that they made', async () => {
    const [operator, other] = [await staff(), await staff()]
    const account = {
      companyId: house.desk.builder.company,
      accountName: 'New',
      routingNumber: '021000021',
      accountNumber: '99887766',
      accountType: 'checking',
    }
    const { body } = await house.desk.ask(operator, '/bank/details', account)
    await isForOthers(body.detail.id, BEHIND_DETAILS.message, operator, other)
    const decide = (who: TestPerson) => house.desk.ask(who, `/bank/details/${body.detail.id}/decide`, { decision: 'confirm', reason })
    expect((await decide(operator)).body.code).toBe('samePerson')
    expect((await decide(other)).body.detail.status).toBe('active')
    const maker = await staff()
    await made(maker, house.desk.builder.company)
    await isForOthers(body.detail.id, NOT_INDEPENDENT.message, maker, other)
  })
})
