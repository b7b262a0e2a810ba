import { applyForCredit } from '@framewell/domain/credit/applicantCalls'
import { initialPolicy } from '@framewell/domain/credit/initialPolicy'
import { getCreditApplication, getQualificationAnalytics } from '@framewell/domain/credit/operatorCalls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { currentPolicy, policyVersion } from './creditPolicies'
import { parsePolicy, policyDocument } from './policyDocument'
import { seedCredit } from './seedCredit'

let cms: TestCms
let operator: Awaited<ReturnType<TestCms['signInAs']>>
beforeAll(async () => {
  cms = await bootCms()
  operator = await cms.signInAs('operator')
})
afterAll(() => cms.stop())

const save = (json: object, cookie = operator.cookie) => cms.request('/api/globals/credit-policy', { json, cookie })
const policyNow = async () => currentPolicy(await cms.localReq())

it('keeps every part of a policy through the panel’s fields', () => {
  expect(parsePolicy(policyDocument(initialPolicy)).data).toEqual(initialPolicy)
})

it('starts as the initial policy, once, even when several ask first at the same time', async () => {
  const first = await Promise.all(Array.from({ length: 5 }, () => cms.request('/api/qualification/tiers')))
  expect(first.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(await policyNow()).toEqual(initialPolicy)
  expect((await cms.payload.findGlobalVersions({ slug: 'credit-policy' })).totalDocs).toBe(1)
})

it('seeds fourteen demo applications, computed, dated and marked, once', async () => {
  const made = await Promise.all([seedCredit(cms.payload), seedCredit(cms.payload)])
  expect(made.map(({ length }) => length).sort()).toEqual([0, 14])
  const { docs } = await cms.payload.find({ collection: 'credit-applications', pagination: false })
  expect(docs).toHaveLength(14)
  expect(docs.every(({ demo }) => demo)).toBe(true)
  expect(new Set(docs.map(({ assignedTier }) => assignedTier))).toEqual(new Set(['Preferred', 'Standard', 'Prepay']))
  expect(new Set(docs.map(({ appliedAt }) => appliedAt.slice(0, 10))).size).toBeGreaterThan(10)
  const { rows } = await cms.payload.db.pool.query(
    `select count(*)::int as n from credit_applications a join audit_records r on r.subject_id = a.id::text and r.created_at = a.applied_at`,
  )
  expect(rows, 'record and history have one day').toEqual([{ n: 14 }])
  const figures = getQualificationAnalytics.output.parse(
    await (await cms.request('/api/qualification/analytics', { cookie: operator.cookie })).json(),
  )
  expect(figures.newBuildersThisMonth).toBeLessThan(figures.totalBuilders)
})

it('counts a version for every change; decisions keep theirs and are replayed under it', async () => {
  const json = {
    projectLocation: 'Dayton, OH',
    projectType: 'Spec',
    startTimeline: '1-3 months',
    budgetScale: 'Medium ($100K–500K)',
    familiarityWithSteel: 'Some experience',
    contactName: 'Dana Reyes',
    email: 'dana@example.com',
  }
  const apply = async () => applyForCredit.output.parse(await (await cms.request('/api/qualification/apply', { json })).json())
  const before = await apply()
  expect(before).toMatchObject({ policyVersion: 1, score: 68, tier: 'Standard' })

  const stricter = { ...initialPolicy, thresholds: { preferred: 85, standard: 70 } }
  expect((await save(policyDocument(stricter))).status).toBe(200)
  expect(await policyNow()).toEqual({ ...stricter, version: 2 })
  expect(await apply()).toMatchObject({ policyVersion: 2, score: 68, tier: 'Prepay' })

  expect(await policyVersion(await cms.localReq(), 1)).toEqual(initialPolicy)
  const detail = await cms.request(`/api/qualification/applications/${before.id}`, { cookie: operator.cookie })
  expect(getCreditApplication.output.parse(await detail.json()).replay).toMatchObject({ tier: 'Standard', matchesStored: true })

  const { docs } = await cms.payload.find({
    collection: 'audit-records',
    where: { action: { equals: 'credit-policy-change' } },
    sort: '-createdAt',
  })
  expect(docs.map(({ subjectId, actorEmail }) => [subjectId, actorEmail])).toEqual([
    ['2', operator.email],
    ['1', 'visitor'],
  ])
})

it("has an old version's number again once restored, and the record says what changed", async () => {
  const { docs } = await cms.payload.findGlobalVersions({ slug: 'credit-policy', where: { 'version.version': { equals: 1 } } })
  expect((await cms.request(`/api/globals/credit-policy/versions/${docs[0]?.id}`, { json: {}, cookie: operator.cookie })).status).toBe(200)
  expect(await policyNow()).toEqual(initialPolicy)
  const { docs: records } = await cms.payload.find({
    collection: 'audit-records',
    where: { action: { equals: 'credit-policy-change' } },
    sort: '-createdAt',
    limit: 1,
  })
  expect(records[0]).toMatchObject({ subjectId: '1', actorEmail: operator.email, before: { version: 2 }, after: { version: 1 } })
  expect((await save(policyDocument({ ...initialPolicy, thresholds: { preferred: 86, standard: 71 } }))).status).toBe(200)
  expect((await policyNow()).version).toBe(3)
})

it('gives no new number to a save without changes, nor to what somebody types into version', async () => {
  const { version } = await policyNow()
  await save({ version: 99 })
  expect((await policyNow()).version).toBe(version)
})

it('gives two simultaneous changes two versions', async () => {
  const { version } = await policyNow()
  const with_ = (preferred: number) => save({ thresholds: { preferred, standard: 60 } })
  const answers = await Promise.all([with_(81), with_(82), with_(83)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await policyNow()).version).toBe(version + 3)
  const { docs } = await cms.payload.findGlobalVersions({ slug: 'credit-policy', pagination: false })
  const numbers = docs.map((kept) => kept.version.version)
  expect(new Set(numbers).size).toBeGreaterThanOrEqual(version + 3)
})

it('refuses a policy that contradicts itself, naming the field', async () => {
  const current = await policyNow()
  const refused = async (json: object) => {
    const response = await save(json)
    expect(response.status).toBe(400)
    return JSON.stringify(await response.json())
  }
  expect(await refused({ thresholds: { preferred: 60, standard: 60 } })).toContain('Preferred must start above Standard')
  expect(await refused({ points: { company: { named: 21, unnamed: 4 } } })).toContain('add up to 101 points')
  expect(await refused({ tierLimits: { Preferred: 1, Standard: 2, Prepay: 0 } })).toContain('cannot exceed the Preferred limit')
  expect(await policyNow()).toEqual(current)
})

it('is only for operators', async () => {
  for (const role of ['editor', 'builder', 'partner'] as const) {
    const { cookie } = await cms.signInAs(role)
    expect((await save({ thresholds: { preferred: 90, standard: 50 } }, cookie)).status).toBe(403)
    expect((await cms.request('/api/globals/credit-policy', { cookie })).status).toBe(403)
  }
  expect((await cms.request('/api/globals/credit-policy')).status).toBe(401)
})
