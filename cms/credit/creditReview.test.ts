import { randomUUID } from 'node:crypto'
import { ROLES } from '@framewell/domain/accounts/roles'
import { ECOA_NOTICE } from '@framewell/domain/credit/adverseAction'
import { applyForCredit } from '@framewell/domain/credit/applicantCalls'
import { getCreditApplication, getQualificationAnalytics, listCreditApplications } from '@framewell/domain/credit/operatorCalls'
import { cents } from '@framewell/domain/money/cents'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOwner } from '../platform/database/database'
import { bootCms, type TestCms } from '../testing/bootCms'
import { mailsTo as wholeMailsTo } from '../testing/mailsTo'
import { runQueuedJobs } from '../testing/runQueuedJobs'
import { seedCredit } from './seedCredit'

const answers = {
  projectLocation: 'Dayton, OH',
  projectType: 'Spec',
  startTimeline: '1-3 months',
  budgetScale: 'Medium ($100K–500K)',
  familiarityWithSteel: 'New to steel framing',
  contactName: 'Dana Reyes',
  companyName: '',
} as const

let cms: TestCms
let operator: Awaited<ReturnType<TestCms['signInAs']>>
beforeAll(async () => {
  cms = await bootCms()
  operator = await cms.signInAs('operator')
})
afterAll(() => cms.stop())

const apply = async (changes: object = {}) => {
  const json = { ...answers, email: `${randomUUID()}@example.com`, ...changes }
  return { ...applyForCredit.output.parse(await (await cms.request('/api/qualification/apply', { json })).json()), email: json.email }
}
const review = (id: string, json: object, cookie = operator.cookie) =>
  cms.request(`/api/qualification/applications/${id}/review`, { json, cookie })
const detail = async (id: string) =>
  getCreditApplication.output.parse(await (await cms.request(`/api/qualification/applications/${id}`, { cookie: operator.cookie })).json())
const list = async (query = '') =>
  listCreditApplications.output.parse(
    await (await cms.request(`/api/qualification/applications${query}`, { cookie: operator.cookie })).json(),
  )
const decision = async ({ id, token }: { id: string; token: string }) =>
  (await cms.request(`/api/qualification/decisions/${id}?token=${token}`)).json()
const mailsTo = (to: string) => wholeMailsTo(cms.payload, to)

describe('a review', () => {
  it('overrides tier and limit with audit record and mail', async () => {
    const result = await apply()
    expect(result).toMatchObject({ tier: 'Prepay', status: 'approved' })
    const response = await review(result.id, { action: 'override', tier: 'Preferred', reason: 'Two strong references' })
    expect(response.status).toBe(200)
    expect((await response.json()).application).toMatchObject({ assignedTier: 'Preferred', assignedCreditLimit: 150_000 })
    const { history, replay, application } = await detail(result.id)
    expect(history[0]).toMatchObject({
      actor: operator.email,
      action: 'credit-override',
      reason: 'Two strong references',
      before: { status: 'approved', tier: 'Prepay', creditLimit: 0 },
      after: { status: 'approved', tier: 'Preferred', creditLimit: 150_000 },
    })
    expect(replay).toEqual({ score: result.score, tier: 'Prepay', assignedCreditLimit: 0, matchesStored: false })
    expect(application.aiSummary).toContain('set the Preferred tier with a credit limit of $150,000')
    const [mail] = await mailsTo(result.email)
    expect(mail).toMatchObject({ subject: 'Your credit terms have changed' })
    expect(mail?.text).toContain(result.token)
    expect(mail?.text).not.toContain('Two strong references')
    expect(await decision(result)).toMatchObject({ tier: 'Preferred', assignedCreditLimit: 150_000 })
  })

  it('is mailed to the people of the company that took the application, and to its contact when nobody is left there', async () => {
    const result = await apply()
    const company = await cms.payload.create({ collection: 'companies', data: { name: 'Reyes Homes', kind: 'builder' } })
    await cms.payload.update({ collection: 'credit-applications', id: result.id, data: { company: company.id } })
    await review(result.id, { action: 'override', tier: 'Standard', reason: 'References' })
    const [mail] = await mailsTo(result.email)
    expect(mail).toMatchObject({ subject: 'Your credit terms have changed' })
    await runQueuedJobs(cms.payload)
    // Nobody there could sign in: the contact's own link opens the decision.
    expect(mail?.text).toContain(result.token)
    const member = await cms.signInAs('builder')
    const person = await cms.payload.create({ collection: 'people', data: { name: 'Dana Reyes', email: member.email, account: member.id } })
    await cms.payload.create({ collection: 'memberships', data: { company: company.id, person: person.id, role: 'owner' } })
    await review(result.id, { action: 'override', tier: 'Preferred', reason: 'Two strong references' })
    await runQueuedJobs(cms.payload)
    expect((await mailsTo(member.email)).map(({ subject }) => subject)).toEqual(['Your credit terms have changed'])
    expect(await mailsTo(result.email)).toHaveLength(1)
  })

  it('approves and rejects; a rejected application has no limit until it is approved again', async () => {
    const result = await apply({ companyName: 'Reyes Homes' })
    expect(result).toMatchObject({ tier: 'Standard', status: 'pending', assignedCreditLimit: 75_000 })
    await review(result.id, { action: 'reject', reason: 'Could not verify the company' })
    expect(await decision(result)).toMatchObject({ status: 'rejected', assignedCreditLimit: 0 })
    expect((await detail(result.id)).replay, 'no limit is in force').toMatchObject({ assignedCreditLimit: 75_000, matchesStored: false })
    await review(result.id, { action: 'approve', reason: 'Verified by phone' })
    expect(await decision(result)).toMatchObject({ status: 'approved', assignedCreditLimit: 75_000, aiSummary: result.aiSummary })
    expect((await mailsTo(result.email)).map(({ subject }) => subject).sort()).toEqual([
      'Your credit application is approved',
      'Your credit application was not approved',
    ])
    expect((await detail(result.id)).replay.matchesStored).toBe(true)
  })

  it('gives reasons: for a rejection and a lower limit the reviewer’s words, for everything else below Preferred the stored factors', async () => {
    const result = await apply({ companyName: 'Reyes Homes' })
    expect(result.adverseAction).toEqual({
      kind: 'lessCredit',
      reasons: expect.arrayContaining([expect.stringMatching(/\(\d+ of \d+ points\)$/)]),
    })
    await review(result.id, { action: 'reject', reason: 'We could not verify the company\nTwo of its invoices are overdue' })
    const reasons = ['We could not verify the company', 'Two of its invoices are overdue']
    expect((await decision(result)).adverseAction).toEqual({ kind: 'denied', reasons })
    const text = (await mailsTo(result.email)).at(-1)?.text ?? ''
    for (const part of [...reasons, ECOA_NOTICE, 'We did not approve your application for credit.', 'Framewell'])
      expect(text).toContain(part)
    await review(result.id, { action: 'approve', reason: 'Verified by phone' })
    expect((await decision(result)).adverseAction).toEqual(result.adverseAction)
    await review(result.id, { action: 'override', tier: 'Preferred', reason: 'Two strong references' })
    expect((await decision(result)).adverseAction).toBeNull()
    const raised = (await mailsTo(result.email)).at(-1)?.text ?? ''
    expect(raised).not.toContain('Equal Credit Opportunity Act')
    await review(result.id, { action: 'override', tier: 'Prepay', reason: 'Invoices stayed unpaid' })
    expect((await decision(result)).adverseAction).toEqual({ kind: 'reduced', reasons: ['Invoices stayed unpaid'] })
  })

  it('tells applicants who get no credit at once, in the answer, through the private link and in the mail', async () => {
    const result = await apply({
      projectType: 'Other',
      startTimeline: '6+ months',
      familiarityWithSteel: 'New to steel framing',
      companyName: '',
    })
    expect(result).toMatchObject({ tier: 'Prepay', assignedCreditLimit: 0, adverseAction: { kind: 'noCredit' } })
    expect(result.adverseAction?.reasons).toHaveLength(4)
    expect((await decision(result)).adverseAction).toEqual(result.adverseAction)
    await cms.request(`/api/qualification/decisions/${result.id}/email`, { json: { token: result.token } })
    const text = (await mailsTo(result.email)).at(-1)?.text ?? ''
    for (const part of [...(result.adverseAction?.reasons ?? []), ECOA_NOTICE]) expect(text).toContain(part)
  })

  it('grants Premium with a named limit, and no limit above its tier', async () => {
    const { id } = await apply()
    expect((await review(id, { action: 'override', tier: 'Premium', reason: 'Volume builder' })).status).toBe(400)
    expect((await review(id, { action: 'override', tier: 'Premium', creditLimit: 500_001, reason: 'Volume builder' })).status).toBe(400)
    const tooHigh = await review(id, { action: 'override', tier: 'Standard', creditLimit: 75_001, reason: 'Volume builder' })
    expect(tooHigh.status).toBe(422)
    expect((await tooHigh.json()).fields).toEqual([{ path: 'creditLimit', message: 'The Standard tier goes up to $75,000' }])
    const granted = await review(id, { action: 'override', tier: 'Premium', creditLimit: 400_000, reason: 'Volume builder' })
    expect((await granted.json()).application).toMatchObject({ assignedTier: 'Premium', assignedCreditLimit: 400_000 })
  })

  it('caps an overridden limit at the budget', async () => {
    const { id } = await apply({ budgetScale: 'Small (<$100K)' })
    const response = await review(id, { action: 'override', tier: 'Preferred', reason: 'References' })
    expect((await response.json()).application.assignedCreditLimit).toBe(75_000)
  })

  it('of two reviewers who saw the same state, refuses the second', async () => {
    const result = await apply({ companyName: 'Reyes Homes' })
    const seen = { status: 'pending', tier: 'Standard' }
    const other = await cms.signInAs('super_admin')
    const answers = await Promise.all([
      review(result.id, { action: 'reject', reason: 'No references', seen }),
      review(result.id, { action: 'approve', reason: 'References checked', seen }, other.cookie),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await detail(result.id)).history).toHaveLength(2)
    expect(await mailsTo(result.email)).toHaveLength(1)
  })

  it('keeps the limit that a colleague set meanwhile', async () => {
    const { id } = await apply({ projectType: 'Build-to-Rent', familiarityWithSteel: 'Some experience' })
    const { application } = await detail(id)
    const seen = { status: application.qualificationStatus, tier: application.assignedTier, creditLimit: application.assignedCreditLimit }
    const lower = { action: 'override', tier: 'Preferred', creditLimit: 20_000, reason: 'A small balance sheet', seen }
    expect((await review(id, lower)).status).toBe(200)
    for (const late of [{ action: 'override', tier: 'Preferred' }, { action: 'approve' }]) {
      const refused = await review(id, { ...late, reason: 'Good references', seen: { ...seen, status: 'approved', tier: 'Preferred' } })
      expect([refused.status, (await refused.json()).code]).toEqual([409, 'changedMeanwhile'])
    }
    expect((await detail(id)).application.assignedCreditLimit).toBe(20_000)
  })

  it('is refused when the limit was changed and rejected again meanwhile', async () => {
    const { id } = await apply({ companyName: 'Reyes Homes' })
    await review(id, { action: 'reject', reason: 'No references' })
    const { application } = await detail(id)
    const { qualificationStatus: status, assignedTier: tier, assignedCreditLimit: creditLimit, limitIfApproved } = application
    expect([status, creditLimit, limitIfApproved]).toEqual(['rejected', 0, 75_000])
    await review(id, { action: 'override', tier: 'Standard', creditLimit: 10_000, reason: 'A small balance sheet' })
    await review(id, { action: 'reject', reason: 'Invoices stayed unpaid' })
    const seen = { status, tier, creditLimit, limitIfApproved }
    const late = await review(id, { action: 'approve', reason: 'References checked', seen })
    expect([late.status, (await late.json()).code]).toEqual([409, 'changedMeanwhile'])
    expect((await detail(id)).application).toMatchObject({ qualificationStatus: 'rejected', limitIfApproved: 10_000 })
  })

  it('needs a reason, a known application and an operator', async () => {
    const { id } = await apply()
    expect((await (await review(id, { action: 'approve', reason: ' ' })).json()).fields).toEqual([
      { path: 'reason', message: 'Give a reason of at least 3 characters' },
    ])
    expect((await review(randomUUID(), { action: 'approve', reason: 'Because' })).status).toBe(404)
    const paths = [
      ['POST', `/api/qualification/applications/${id}/review`],
      ['GET', `/api/qualification/applications/${id}`],
      ['GET', '/api/qualification/applications'],
      ['GET', '/api/qualification/analytics'],
    ] as const
    const people = await Promise.all(ROLES.map(async (role) => ({ role, ...(await cms.signInAs(role)) })))
    for (const { role, cookie } of people) {
      const allowed = role === 'super_admin' || role === 'operator'
      for (const [method, path] of paths) {
        const json = method === 'POST' ? { json: { action: 'approve', reason: 'Checked' } } : {}
        const { status } = await cms.request(path, { method, cookie, ...json })
        expect(`${role} ${method} ${path} ${status}`).toBe(`${role} ${method} ${path} ${allowed ? 200 : 403}`)
      }
    }
    for (const [method, path] of paths) {
      expect(
        (await cms.request(path, { method, ...(method === 'POST' ? { json: { action: 'approve', reason: 'Checked' } } : {}) })).status,
      ).toBe(401)
    }
  })

  it('leaves nothing behind when it fails midway', async () => {
    const { id } = await apply()
    const before = await detail(id)
    await asOwner((client) => client.query('alter table outgoing_mail rename to outgoing_mail_gone'))
    try {
      expect((await review(id, { action: 'approve', reason: 'Checked twice' })).status).toBe(500)
    } finally {
      await asOwner((client) => client.query('alter table outgoing_mail_gone rename to outgoing_mail'))
    }
    expect(await detail(id)).toEqual(before)
  })
})

describe('the list', () => {
  it('sorts by the limit that is shown: zero for a rejected application', async () => {
    const place = `Sorted ${randomUUID().slice(0, 8)}`
    const withLimit = async (creditLimit: number) => {
      const { id } = await apply({ projectLocation: place })
      expect((await review(id, { action: 'override', tier: 'Standard', creditLimit, reason: 'Two references' })).status).toBe(200)
      return id
    }
    for (const limit of [20_000, 50_000, 30_000]) await withLimit(limit)
    expect((await review(await withLimit(40_000), { action: 'reject', reason: 'Two unpaid invoices' })).status).toBe(200)
    const limits = async (direction: string) =>
      (await list(`?search=${encodeURIComponent(place)}&sort=limit&direction=${direction}`)).data.map((row) => row.assignedCreditLimit)
    expect(await limits('ascending')).toEqual([0, 20_000, 30_000, 50_000])
    expect(await limits('descending')).toEqual([50_000, 30_000, 20_000, 0])
  })

  it('shows the ten newest, filters, searches and pages', async () => {
    const place = `Nowhere ${randomUUID().slice(0, 8)}`
    const made = []
    for (let count = 0; count < 3; count++)
      made.push(await apply({ projectLocation: place, contactName: count === 1 ? '100%_sure' : 'Dana' }))
    expect((await list()).data.length).toBeLessThanOrEqual(10)
    expect((await list()).data[0]?.id).toBe(made[2]?.id)
    expect((await list(`?search=${encodeURIComponent(place)}`)).total).toBe(3)
    expect((await list(`?search=${encodeURIComponent('100%_s')}`)).data.map(({ id }) => id)).toEqual([made[1]?.id])
    expect((await list('?search=%25%5C')).total).toBe(0)
    const paged = await list(`?search=${encodeURIComponent(place)}&limit=2&page=2`)
    expect(paged.data.map(({ id }) => id)).toEqual([made[0]?.id])
    expect((await list('?status=rejected')).data.every(({ qualificationStatus }) => qualificationStatus === 'rejected')).toBe(true)
    expect(await list(`?search=${encodeURIComponent(place)}&status=rejected`)).toMatchObject({ data: [], total: 0 })
    for (const bad of ['?page=0', '?page=-5', '?limit=-1', '?limit=101', '?status=x', '?page=abc']) {
      expect((await cms.request(`/api/qualification/applications${bad}`, { cookie: operator.cookie })).status).toBe(400)
    }
  })
})

it('matches a count by hand', async () => {
  await storeProductions('completed', 'pending')
  const { email } = await apply()
  await apply({ email: email.toUpperCase(), familiarityWithSteel: 'Expert', companyName: 'Reyes Homes' })
  const stored = (await cms.payload.find({ collection: 'credit-applications', pagination: false })).docs
  const emails = new Set(stored.map(({ email }) => email.toLowerCase()))
  const approved = stored.filter(({ qualificationStatus }) => qualificationStatus === 'approved').length
  const response = await cms.request('/api/qualification/analytics', { cookie: operator.cookie })
  const figures = getQualificationAnalytics.output.parse(await response.json())
  const tiers: Record<string, number> = { Preferred: 0, Standard: 0, Prepay: 0 }
  const newest = new Map(stored.toSorted((a, b) => a.appliedAt.localeCompare(b.appliedAt)).map((one) => [one.email.toLowerCase(), one]))
  for (const { assignedTier } of newest.values()) tiers[assignedTier] = (tiers[assignedTier] ?? 0) + 1
  expect(Object.values(tiers).reduce((sum, count) => sum + count)).toBe(figures.totalBuilders)
  expect(emails.size, 'somebody applied twice').toBeLessThan(stored.length)
  // Nobody has signed an order.
  const conversionRate = 0
  expect(figures).toEqual({
    tierDistribution: tiers,
    conversionMetrics: {
      qualificationSubmissions: stored.length,
      tierAssignments: stored.length,
      projectCreations: 2,
      fabricatorAssignments: 1,
      conversionRate,
    },
    totalBuilders: emails.size,
    newBuildersThisMonth: emails.size,
    conversionRate,
  })
  const { summary } = await list()
  expect(summary).toMatchObject({ total: stored.length, approved })
  expect(summary.averageScore).toBeCloseTo(stored.reduce((total, { creditScore }) => total + creditScore, 0) / stored.length, 0)
})

it('adds no demo data once somebody has applied', async () => {
  expect(await seedCredit(cms.payload)).toEqual([])
})

/** Productions with and without scheduled framing. */
async function storeProductions(...scheduled: readonly string[]): Promise<void> {
  for (const [index, status] of scheduled.entries()) {
    const milestones = [
      { id: 'design-review', name: 'Design review', status: 'completed' },
      { id: 'framing-scheduled', name: 'Framing scheduled', status },
    ]
    await cms.payload.create({
      collection: 'plan-productions',
      data: {
        number: `P-TEST-${index}`,
        planId: 'the-bova-plan',
        planName: 'The Bova',
        choices: {},
        lines: [],
        totalCents: cents(0),
        priceBookVersion: 1,
        status: 'confirmed',
        milestones,
        tokenHash: `hash-${index}`,
      },
    })
  }
}
