import { randomUUID } from 'node:crypto'
import { applyForCredit, type CreditResult, getCreditDecision, getCreditTiers } from '@framewell/domain/credit/applicantCalls'
import { initialPolicy } from '@framewell/domain/credit/initialPolicy'
import { publicTerms } from '@framewell/domain/credit/policy'
import { decideApplication } from '@framewell/domain/credit/scoreApplication'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { mailsTo as wholeMailsTo } from '../testing/mailsTo'

/** Exactly the specified payload. */
const specified = {
  projectLocation: 'Dayton, OH',
  projectType: 'Build-to-Rent',
  startTimeline: '1-3 months',
  budgetScale: 'Medium ($100K–500K)',
  familiarityWithSteel: 'Some experience',
  contactName: 'Dana Reyes',
  email: 'dana@example.com',
  companyName: 'Reyes Homes',
} as const

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

const apply = (json: unknown = specified, key?: string) =>
  cms.request('/api/qualification/apply', { json, ...(key ? { headers: { 'idempotency-key': key } } : {}) })
const applied = async (changes: object = {}): Promise<CreditResult> => {
  const response = await apply({ ...specified, ...changes })
  expect(response.status).toBe(200)
  return applyForCredit.output.parse(await response.json())
}
const rows = async () => (await cms.payload.count({ collection: 'credit-applications' })).totalDocs
const decision = ({ id, token }: { id: string; token: string }) => cms.request(`/api/qualification/decisions/${id}?token=${token}`)
const mailsTo = (to: string) => wholeMailsTo(cms.payload, to)

describe('applying', () => {
  it('decides exactly the specified payload and stores it with its reasons', async () => {
    const before = await rows()
    const result = await applied()
    expect(result).toMatchObject({ tier: 'Preferred', score: 92, assignedCreditLimit: 150_000, status: 'approved', policyVersion: 1 })
    expect(await rows()).toBe(before + 1)
    const stored = await cms.payload.findByID({ collection: 'credit-applications', id: result.id })
    expect(stored).toMatchObject({ ...specified, creditScore: 92, assignedTier: 'Preferred', factors: result.factors, demo: false })
    expect(JSON.stringify(stored)).not.toContain(result.token)
    const { docs } = await cms.payload.find({ collection: 'audit-records', where: { subjectId: { equals: result.id } } })
    expect(docs).toMatchObject([{ action: 'credit-apply', actorEmail: 'visitor', after: { tier: 'Preferred', creditLimit: 150_000 } }])
  })

  it('stores where and by when the frame is needed, and refuses what is neither', async () => {
    const { id } = await applied({ siteZip: '77494', deliverBy: '2027-03-31' })
    const stored = () => cms.payload.findByID({ collection: 'credit-applications', id })
    expect(await stored()).toMatchObject({ siteZip: '77494', deliverBy: '2027-03-31' })
    for (const [path, wrong] of [
      ['siteZip', '7749'],
      ['siteZip', 77494],
      ['deliverBy', '2027-02-30'],
      ['deliverBy', '2020-01-01'],
    ] as const) {
      const refused = await apply({ ...specified, [path]: wrong })
      expect(refused.status).toBe(400)
      expect(await refused.json()).toMatchObject({ fields: [{ path }] })
    }
    expect((await apply({ ...specified, siteZip: '', deliverBy: '' })).status).toBe(200)
  })

  it('accepts an application without a company, and with an empty one', async () => {
    const { companyName: _, ...without } = specified
    expect((await apply(without)).status).toBe(200)
    expect((await applied({ companyName: '' })).score).toBe(76)
  })

  it('ignores what nobody may set', async () => {
    const result = await applied({
      tier: 'Premium',
      score: 100,
      assignedCreditLimit: 500_000,
      id: randomUUID(),
      demo: true,
      policyVersion: 9,
    })
    expect(result).toMatchObject({ tier: 'Preferred', score: 92, assignedCreditLimit: 150_000, policyVersion: 1 })
  })

  it('gives the specified message for each field, and stores nothing', async () => {
    const before = await rows()
    const response = await apply({ ...specified, projectLocation: 'x', contactName: '', email: 'dana@' })
    expect(response.status).toBe(400)
    expect((await response.json()).fields).toEqual([
      { path: 'projectLocation', message: 'Location is required' },
      { path: 'contactName', message: 'Name is required' },
      { path: 'email', message: 'Valid email is required' },
    ])
    expect(await rows()).toBe(before)
  })

  it.each([
    ['null', 'null'],
    ['a list', '[]'],
    ['cut JSON', '{"projectLocation":'],
    ['NUL', JSON.stringify({ ...specified, contactName: 'Da\u0000na' })],
    ['a lone surrogate', JSON.stringify({ ...specified, contactName: 'Da\ud800na' })],
    ['numbers', JSON.stringify({ ...specified, contactName: 7, email: 12 })],
    ['depth', '['.repeat(100_000)],
    ['a long text', JSON.stringify({ ...specified, projectLocation: 'x'.repeat(5000) })],
  ])('refuses %s without failing', async (_, body) => {
    const response = await cms.request('/api/qualification/apply', { body, headers: { 'content-type': 'application/json' } })
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
    expect(typeof (await response.json()).error).toBe('string')
  })

  it('replays a retry: one application, the same answer, the same token', async () => {
    const before = await rows()
    const key = randomUUID()
    const first = await (await apply(specified, key)).json()
    const second = await apply(specified, key)
    expect(second.headers.get('idempotency-replayed')).toBe('true')
    expect(await second.json()).toEqual(first)
    expect(await rows()).toBe(before + 1)
    expect((await apply({ ...specified, projectLocation: 'Akron, OH' }, key)).status).toBe(422)
  })

  it('makes one application of ten simultaneous submissions under one key', async () => {
    const before = await rows()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => apply(specified, key)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
    expect(statuses).toContain(200)
    expect(await rows()).toBe(before + 1)
  })

  it('limits how often one address may apply', async () => {
    const address = '203.0.113.9'
    const send = () => cms.request('/api/qualification/apply', { json: { ...specified, email: 'no' }, address })
    const limited = () => cms.request('/api/qualification/apply', { json: specified, address })
    expect((await send()).status).toBe(400)
    const statuses: number[] = []
    for (let sent = 0; sent < 21; sent++) statuses.push((await limited()).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('the private link', () => {
  it('opens its decision and nothing else', async () => {
    const mine = await applied()
    const other = await applied({ contactName: 'Somebody Else' })
    const { token: _, ...expected } = mine
    expect(getCreditDecision.output.parse(await (await decision(mine)).json())).toEqual(expected)
    for (const wrong of [
      { id: mine.id, token: other.token },
      { id: mine.id, token: `${mine.token.slice(0, -1)}_` },
      { id: randomUUID(), token: mine.token },
    ]) {
      const response = await decision(wrong)
      expect(response.status).toBe(404)
      expect((await response.json()).code).toBe('unknownDecision')
    }
    expect((await decision({ id: mine.id, token: '' })).status).toBe(400)
    expect((await decision({ id: 'no-uuid', token: mine.token })).status).toBe(400)
  })

  it("is mailed only to the applicant's own address, whatever the caller says", async () => {
    const email = `${randomUUID()}@example.com`
    const result = await applied({ email })
    const save = (token: string, json: object = {}) =>
      cms.request(`/api/qualification/decisions/${result.id}/email`, { json: { token, ...json } })
    const response = await save(result.token, { email: 'stranger@example.com', to: 'stranger@example.com' })
    expect(response.status).toBe(200)
    expect((await response.json()).sentTo).toBe(`${email[0]}…@example.com`)
    const [mail, ...more] = await mailsTo(email)
    expect(more).toEqual([])
    expect(mail?.text).toContain(`/terms?decision=${result.id}#token=${result.token}`)
    expect(await mailsTo('stranger@example.com')).toEqual([])
    expect((await save('a-token-that-opens-nothing')).status).toBe(404)
    expect(await mailsTo(email)).toHaveLength(1)
  })
})

it("shows the current policy's tiers and what naming a company adds, without its other points", async () => {
  const body = await (await cms.request('/api/qualification/tiers')).json()
  const { thresholds, tierFacts } = initialPolicy
  expect(getCreditTiers.output.parse(body)).toEqual({
    policyVersion: 1,
    thresholds,
    companyPoints: 16,
    tierFacts,
    tierTerms: publicTerms(initialPolicy),
  })
  expect(JSON.stringify(body)).not.toContain('improvement')
})

it('cannot be read or written in any other way', async () => {
  const { id } = await applied()
  const operator = await cms.signInAs('operator')
  const builder = await cms.signInAs('builder')
  const at = `/api/credit-applications/${id}`
  const statusOf = async (path: string, init: Parameters<TestCms['request']>[1]) => (await cms.request(path, init)).status
  for (const cookie of [operator.cookie, builder.cookie]) {
    expect(await statusOf('/api/credit-applications', { json: specified, cookie })).toBe(404)
    expect(await statusOf(at, { method: 'PATCH', json: { assignedTier: 'Premium' }, cookie })).toBe(404)
    expect(await statusOf(at, { method: 'DELETE', cookie })).toBe(404)
  }
  expect(await statusOf(at, { cookie: builder.cookie })).toBe(403)
  expect(await statusOf(at, {})).toBe(401)
  const read = await cms.request(at, { cookie: operator.cookie })
  expect(read.status).toBe(200)
  expect(await read.json()).not.toHaveProperty('tokenHash')
})

it('decides on the server as the shared rules do', async () => {
  const answers = {
    ...specified,
    projectType: 'Other',
    familiarityWithSteel: 'New to steel framing',
    budgetScale: 'Small (<$100K)',
  } as const
  const { factors, improvements, aiSummary, score, tier, assignedCreditLimit } = decideApplication(answers, initialPolicy)
  expect(await applied(answers)).toMatchObject({ factors, improvements, aiSummary, score, tier, assignedCreditLimit })
})
