import { randomUUID } from 'node:crypto'
import { applyForCredit } from '@framewell/domain/credit/applicantCalls'
import { cents } from '@framewell/domain/money/cents'
import { mailboxOf } from '@framewell/domain/parties/mailbox'
import { getOwnAccount } from '@framewell/domain/parties/ownAccountCall'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { memberOf } from '../testing/qualifiedBuilder'
import type { TestPerson } from '../testing/signInAs'
import { decidedCredit } from './decidedCredit'

let cms: TestCms
let operator: TestPerson
beforeAll(async () => {
  cms = await bootCms()
  operator = await cms.signInAs('operator')
})
afterAll(() => cms.stop())

/** Answers that the policy approves at once, for the most credit that it gives. */
const BEST = {
  projectLocation: 'Dayton, OH',
  projectType: 'Build-to-Rent',
  startTimeline: '1-3 months',
  budgetScale: 'Medium ($100K–500K)',
  familiarityWithSteel: 'Some experience',
  contactName: 'Dana Reyes',
} as const
/** Of a company that nobody has heard of. */
const unknownCompany = () => ({ companyName: `Reyes ${randomUUID().slice(0, 8)} Homes` })
const asStranger = async (answers: object) => {
  const answer = await cms.request('/api/qualification/apply', { json: { ...BEST, ...unknownCompany(), ...answers } })
  return applyForCredit.output.parse(await answer.json())
}
const apply = async ({ email, cookie }: TestPerson, isSignedIn = true) =>
  applyForCredit.output.parse(
    await (
      await cms.request('/api/qualification/apply', { json: { ...BEST, ...unknownCompany(), email }, ...(isSignedIn ? { cookie } : {}) })
    ).json(),
  )
const review = async (id: string, json: object) => {
  const answer = await cms.request(`/api/qualification/applications/${id}/review`, { json, cookie: operator.cookie })
  expect(answer.status).toBe(200)
}
const standing = async (companyId: string) => {
  const { status, limit } = (await decidedCredit(await cms.localReq(), companyId)) ?? {}
  return [status, limit]
}
const MOST = cents(15_000_000)

it('a builder that a person has rejected or limited waits for a person when it applies again', async () => {
  const builder = await memberOf(cms.payload, 'builder')
  const { id } = await apply(builder)
  expect(await standing(builder.companyId)).toEqual(['approved', MOST])
  await review(id, { action: 'override', tier: 'Standard', creditLimit: 20_000, reason: 'A small balance sheet' })
  expect((await apply(builder)).status).toBe('pending')
  expect(await standing(builder.companyId)).toEqual(['approved', cents(2_000_000)])
  await review(id, { action: 'reject', reason: 'The references do not exist' })
  const again = await apply(builder)
  expect(again.status).toBe('pending')
  expect((await standing(builder.companyId))[0]).toBe('rejected')
  await review(again.id, { action: 'approve', reason: 'New references' })
  expect(await standing(builder.companyId)).toEqual(['approved', MOST])
})

it('nor is a decision from before the sign-in a way around it', async () => {
  const builder = await memberOf(cms.payload, 'builder')
  const { id } = await apply(builder)
  const { id: other, token } = await apply(builder, false)
  await review(id, { action: 'reject', reason: 'The references do not exist' })
  const claimed = await cms.request('/api/claims', { json: { kind: 'credit-decision', id: other, token }, cookie: builder.cookie })
  expect(claimed.status).toBe(200)
  expect((await standing(builder.companyId))[0]).toBe('rejected')
})

it('nor is applying again before the sign-in, with the same address', async () => {
  const email = `${randomUUID()}@builders.test`
  const { id, status } = await asStranger({ email })
  expect(status).toBe('approved')
  const before = await asStranger({ email })
  await review(id, { action: 'reject', reason: 'The references do not exist' })
  expect((await asStranger({ email: email.toUpperCase() })).status).toBe('pending')
  // One that the policy had approved before waits too, once a company takes it.
  const builder = await memberOf(cms.payload, 'builder', undefined, { email })
  const json = { kind: 'credit-decision', id: before.id, token: before.token }
  expect((await cms.request('/api/claims', { json, cookie: builder.cookie })).status).toBe(200)
  expect((await standing(builder.companyId))[0]).toBe('pending')
})

it('nor is another spelling of the address or of the company', async () => {
  const name = randomUUID().slice(0, 8)
  const reyes = { email: `dana.${name}@builders.test`, companyName: `Reyes ${name} Homes` }
  const { id } = await asStranger(reyes)
  await review(id, { action: 'reject', reason: 'The references do not exist' })
  const tagged = await asStranger({ email: `Dana.${name}+2@builders.test` })
  expect(tagged.status).toBe('pending')
  expect((await asStranger({ email: `x.${name}@builders.test`, companyName: `REYES ${name}-Homes, L.L.C.` })).status).toBe('pending')
  // Nobody has decided about this one.
  expect((await asStranger({ email: `z.${name}@builders.test`, companyName: `Reyes ${name} Holdings` })).status).toBe('approved')
})

it('nor is applying with better answers while a person reviews the first', async () => {
  const email = `${randomUUID()}@builders.test`
  const first = await asStranger({ email, projectType: 'Other' })
  expect(first.status).toBe('pending')
  expect((await asStranger({ email })).status).toBe('pending')
})

it('reads a mailbox in the database as everywhere else', async () => {
  for (const address of ['Dana@Reyes.Test', ' a.b+c+d@example.com', 'a@b.test', "o'neil+x@b.test"]) {
    const { rows } = await cms.payload.db.pool.query('select mailbox_of($1) as mailbox', [address])
    expect(rows).toEqual([{ mailbox: mailboxOf(address) }])
  }
})

it('an account marks the decision that applies: the last one of a person, not the newest application', async () => {
  const builder = await memberOf(cms.payload, 'builder')
  const marked = async () => {
    const answer = await cms.request('/api/account', { cookie: builder.cookie })
    return getOwnAccount.output.parse(await answer.json()).things.map(({ id, applies }) => [id, applies])
  }
  const { id: first } = await apply(builder)
  expect(await marked()).toEqual([[first, true]])
  await review(first, { action: 'override', tier: 'Standard', creditLimit: 20_000, reason: 'A small balance sheet' })
  const { id: second } = await apply(builder)
  await review(second, { action: 'approve', reason: 'New references' })
  expect(await marked()).toEqual([
    [second, true],
    [first, false],
  ])
  await review(first, { action: 'override', tier: 'Standard', creditLimit: 30_000, reason: 'A better balance sheet' })
  expect(await marked()).toEqual([
    [second, false],
    [first, true],
  ])
  expect(await standing(builder.companyId)).toEqual(['approved', cents(3_000_000)])
})
