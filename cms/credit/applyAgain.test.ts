import { randomUUID } from 'node:crypto'
import { applyForCredit } from '@framewell/domain/credit/applicantCalls'
import { cents } from '@framewell/domain/money/cents'
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
  companyName: 'Reyes Homes',
} as const
const apply = async ({ email, cookie }: TestPerson, isSignedIn = true) =>
  applyForCredit.output.parse(
    await (await cms.request('/api/qualification/apply', { json: { ...BEST, email }, ...(isSignedIn ? { cookie } : {}) })).json(),
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
  const stranger = (address: string) =>
    cms
      .request('/api/qualification/apply', { json: { ...BEST, email: address } })
      .then(async (answer) => applyForCredit.output.parse(await answer.json()))
  const { id, status } = await stranger(email)
  expect(status).toBe('approved')
  const before = await stranger(email)
  await review(id, { action: 'reject', reason: 'The references do not exist' })
  expect((await stranger(email.toUpperCase())).status).toBe('pending')
  // One that the policy had approved before waits too, once a company takes it.
  const builder = await memberOf(cms.payload, 'builder', undefined, { email })
  const json = { kind: 'credit-decision', id: before.id, token: before.token }
  expect((await cms.request('/api/claims', { json, cookie: builder.cookie })).status).toBe(200)
  expect((await standing(builder.companyId))[0]).toBe('pending')
})
