import { addWeeks, weekStartOf } from '@framewell/domain/network/capacityWeek'
import { getNetworkStatus } from '@framewell/domain/network/networkStatus'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../database/inTransaction'
import { bootCms, type TestCms } from '../testing/bootCms'
import { mailsTo } from '../testing/mailsTo'
import { shopApplication, shopFacts, smallPdf } from '../testing/shopApplication'
import { confirmHold, freeHold, holdCapacity } from './capacityHolds'
import { checkInsuranceOn } from './checkInsurance'
import { makeDemoShops } from './seedFabricators'
import { seedZipCodes } from './seedZipCodes'

let cms: TestCms
let operator: string
beforeAll(async () => {
  cms = await bootCms()
  operator = (await cms.signInAs('operator')).cookie
})
afterAll(() => cms.stop())

const THIS_WEEK = weekStartOf(new Date())
const json = async (answer: Response) => ({ status: answer.status, body: await answer.json() })
const get = async (path: string, cookie?: string) => json(await cms.request(path, cookie ? { cookie } : {}))
const postJson = async (path: string, body: unknown, cookie?: string) =>
  json(await cms.request(path, { json: body, ...(cookie && { cookie }) }))
const wish = (facts: object = {}) => ({
  projectId: 'test-1',
  builderTier: 'Preferred',
  location: { lat: 39.7817, lng: -84.2 },
  requiredDeliveryBy: new Date(Date.now() + 60 * 86_400_000).toISOString(),
  volumeEstimate: 25,
  ...facts,
})
const upload = async (id: string, token: string, query: Record<string, string>) =>
  json(
    await cms.request(`/api/partner-applications/${id}/documents?${new URLSearchParams({ token, ...query })}`, {
      method: 'POST',
      body: smallPdf,
      headers: { 'content-type': 'application/octet-stream' },
    }),
  )
const enhanced = {
  partnerTypes: ['ReferralCapacityBroker'],
  companyName: 'Maumee Capacity Desk',
  legalEntityName: 'Maumee Capacity Desk LLC',
  primaryContactName: 'Bo Desk',
  email: 'bo@maumee.test',
  phone: '419 555 0100',
  businessAddress: '1 Summit St, Toledo, OH 43604',
  yearsInBusiness: 4,
  operational: {
    preferredRegions: ['Ohio'],
    averageOrderSizeCapacity: '20 houses a year',
    emergencyOverflowAvailability: 'Within a week',
    references: ['Hearth Homes', 'Maple Builders'].map((name) => ({ name, contact: 'by phone', relation: 'Client' })),
  },
  agreement: { authorizedRepName: 'Bo Desk', title: 'Owner', signature: 'Bo Desk', date: '2026-11-22' },
}
/** A shop that has applied and whose certificate was accepted; `approve` is the last step. */
async function insured(who: { companyName: string; contactEmail: string }, days = 40) {
  const applied = (await postJson('/api/partner-onboarding', { ...shopApplication, ...who })).body
  const { body } = await upload(applied.id, applied.token, { kind: 'insurance', name: 'coi.pdf', issuer: 'Acme', expiresOn: inDays(days) })
  await postJson(`/api/network/documents/${body.document.id}/review`, { status: 'accepted', reason: 'Policy confirmed' }, operator)
  const approve = (more: object = {}) =>
    postJson(
      `/api/network/applications/${applied.id}/review`,
      { action: 'approve', reason: 'Good shop', fabricator: shopFacts, ...more },
      operator,
    )
  return { applied, approve }
}
/** Accepts the invitation that was mailed, and answers the session it begins. */
async function joined(email: string): Promise<string> {
  const mails = (await mailsTo(cms.payload, email)).map(({ text }) => text).join('\n')
  const token = [...mails.matchAll(/\/join#token=([\w-]+)/g)].at(-1)?.[1] ?? ''
  const answer = await cms.request('/api/invitations/accept', {
    json: { token, name: 'New Member', password: 'seven quiet steel trusses' },
  })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}
const status = async () => getNetworkStatus.output.parse((await get('/api/routing/network-status')).body).status
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

describe('an empty network', () => {
  it('says so in every figure, and what would help a project', async () => {
    expect(await status()).toEqual({ activeOperators: 0, totalCapacity: 0, utilizationRate: 0, averageQuality: null })
    expect((await get('/api/operators')).body).toEqual([])
    const refused = await postJson('/api/routing/select-operator', wish())
    expect(refused).toMatchObject({ status: 422, body: { code: 'noShop', detail: expect.stringMatching(/^No shop can take this/) } })
  })
})

describe('demo shops', () => {
  it('come once, by operators only, and come back when one is missing', async () => {
    expect((await postJson('/api/production-network/seed-demo', {})).status).toBe(401)
    expect((await postJson('/api/production-network/seed-demo', {}, operator)).body).toEqual({ success: true, created: 5 })
    expect((await postJson('/api/production-network/seed-demo', {}, operator)).body).toEqual({ success: true, created: 0 })
    const [first] = (await get('/api/operators')).body
    expect(first).toMatchObject({
      name: 'Circle City Truss (demo)',
      status: 'active',
      weeklyCapacity: 35,
      currentLoad: 30,
      isPreferred: false,
    })
    expect(first.qualityScore).toMatch(/^0\.\d\d$/)
    const figures = await status()
    expect(figures).toMatchObject({ activeOperators: 5, totalCapacity: 190 })
    expect(figures.utilizationRate).toBeCloseTo((22 + 45 + 9 + 30 + 12) / 190)
  })

  it('are not made twice by two processes at once', async () => {
    const seed = async () => {
      const req = await createLocalReq({}, cms.payload)
      return inTransaction(req, () => makeDemoShops(req, new Date()))
    }
    expect((await Promise.all([seed(), seed(), seed()])).flat()).toEqual([])
  })
})

describe('routing', () => {
  it('answers as specified, stores the decision and explains it to operators alone', async () => {
    const { status: code, body } = await postJson('/api/routing/select-operator', wish())
    expect(code).toBe(200)
    const { result } = body
    expect(result.primaryOperator).toMatchObject({ name: 'Miami Valley Framing (demo)', distance: expect.any(Number) })
    expect(result.rationale).toMatchObject({ tierBonusApplied: true, explanation: expect.stringContaining('miles from the site') })
    expect(result.fallbackOperators).toHaveLength(2)
    expect((await get('/api/routing/decisions')).status).toBe(401)
    const list = (await get('/api/routing/decisions?search=miami', operator)).body
    expect(list).toMatchObject({ total: 1, data: [{ id: result.decisionId, chosenName: 'Miami Valley Framing (demo)', policyVersion: 1 }] })
    expect((await get('/api/routing/decisions?outcome=refused', operator)).body.total).toBe(1)
    const { decision } = (await get(`/api/routing/decisions/${result.decisionId}`, operator)).body
    expect(decision.ranked.length + decision.unfit.length).toBe(5)
    expect(decision.ranked[0].winsIf).toEqual([])
    expect(decision.ranked[1].winsIf[0]).toMatchObject({
      unit: expect.stringMatching(/^(miles|units|points|dollars)$/),
      amount: expect.any(Number),
    })
  })

  it.each([
    [{ location: { lat: 91, lng: 0 } }, 400, 'location.lat'],
    [{ location: { lat: 'north', lng: 0 } }, 400, 'location.lat'],
    [{ location: { lat: 40, lng: -180.01 } }, 400, 'location.lng'],
    [{ location: { lat: 40, lng: null } }, 400, 'location.lng'],
    [{ builderTier: 'Gold' }, 400, 'builderTier'],
    [{ volumeEstimate: 0 }, 400, 'volumeEstimate'],
    [{ requiredDeliveryBy: 'soon' }, 400, 'requiredDeliveryBy'],
    [{ requiredDeliveryBy: '2020-01-01' }, 422, 'requiredDeliveryBy'],
  ])('refuses %j on its field', async (odd, code, path) => {
    const answer = await postJson('/api/routing/select-operator', wish(odd))
    expect(answer).toMatchObject({ status: code, body: { fields: [{ path }] } })
  })

  it('says what would help when a volume is beyond all capacity', async () => {
    const { body } = await postJson('/api/routing/select-operator', wish({ volumeEstimate: 1_000 }))
    expect(body.detail).toMatch(/could by the week of|split/)
    const { detail } = (await postJson('/api/routing/select-operator', wish({ volumeEstimate: 100_000 }))).body
    expect(detail).toMatch(/in any week that is planned so far/)
  })

  it.each([
    { lat: 90, lng: 0 },
    { lat: -90, lng: 180 },
    { lat: 51.9, lng: 180 },
    { lat: 51.9, lng: -180 },
    { lat: 0, lng: 0 },
  ])('finds no shop for a site at %j, and says who is nearest', async (location) => {
    const { status: code, body } = await postJson('/api/routing/select-operator', wish({ location }))
    expect([code, body.code]).toEqual([422, 'noShop'])
    expect(body.detail).toMatch(/could, \d+ miles away, if its reach were wider/)
  })

  it('plans what waits together, without tries of routing and without what is confirmed', async () => {
    const dayton = { lat: 39.76, lng: -84.19 }
    const waiting = (projectId: string, volumeEstimate: number, cookie: string | undefined = operator) =>
      postJson('/api/routing/select-operator', wish({ projectId, volumeEstimate, location: dayton }), cookie)
    await waiting('A stranger’s lot', 20, '')
    for (const [id, units] of [
      ['Lot 1', 40],
      ['Lot 2', 60],
      ['Lot 3', 30],
      ['Lot 4', 5_000],
      ['Lot 5', 10],
    ] as const)
      await waiting(id, units)
    const { body: own } = await get('/api/network/fabricators?search=scioto', operator)
    const req = await createLocalReq({}, cms.payload)
    const taken = { fabricatorId: own.data[0].id, units: 10, fromWeek: THIS_WEEK, weeks: 20, reference: 'Lot 5' }
    const held = await inTransaction(req, () => holdCapacity(req, taken, new Date()))
    await confirmHold(req, held?.holdId ?? '')
    expect((await postJson('/api/routing/plan', {})).status).toBe(401)
    const { status: code, body } = await postJson('/api/routing/plan', { days: 7 }, operator)
    expect(code).toBe(200)
    expect(body.projects.map(({ projectId }: { projectId: string }) => projectId)).toEqual(['Lot 1', 'Lot 2', 'Lot 3', 'Lot 4'])
    expect(body.alone).toMatchObject({ placed: 3 })
    expect(body.together.placed).toBe(3)
    expect(body.projects[3]).toMatchObject({ projectId: 'Lot 4', alone: null, together: null })
    expect(body.saving.miles + 100 * body.saving.weeks).toBeGreaterThanOrEqual(0)
    await freeHold(req, held?.holdId ?? '')
  })

  it('never counts a shop without capacity, nor one whose insurance has ended', async () => {
    const change = (set: string) => cms.payload.db.pool.query(`update fabricators set ${set} where name like 'Miami%'`)
    const first = async () => (await postJson('/api/routing/select-operator', wish())).body.result.primaryOperator.name
    expect(await first()).toBe('Miami Valley Framing (demo)')
    await change('weekly_capacity = 0')
    expect(await first()).not.toBe('Miami Valley Framing (demo)')
    await change(`weekly_capacity = 40, insured_until = '${inDays(-1)}'`)
    expect(await first()).not.toBe('Miami Valley Framing (demo)')
    const shown = (await get('/api/operators')).body.find(({ name }: { name: string }) => name.startsWith('Miami'))
    expect(shown.status).toBe('paused')
    await change(`insured_until = '${inDays(300)}'`)
    expect(await first()).toBe('Miami Valley Framing (demo)')
  })

  it('follows a new policy from its version on, replays the old decisions, and lets nobody overwrite a colleague', async () => {
    const { body: before } = await get('/api/routing/policy', operator)
    expect(before.version).toBe(1)
    const weights = { proximity: 0, capacity: 0, quality: 0, price: 1 }
    const replayed = await postJson('/api/routing/replay', { weights, tierBonus: 0 }, operator)
    expect(replayed.body.changed).toBeGreaterThan(0)
    expect(replayed.body).toMatchObject({
      before: { averageLeadWeeks: expect.any(Number), fullestShop: expect.any(Number) },
      after: { averageLeadWeeks: expect.any(Number), fullestShop: expect.any(Number) },
    })
    const save = (seenVersion: number) =>
      postJson(
        '/api/routing/policy',
        { policy: { ...before.policy, weights, tierBonus: 0 }, reason: 'Cheapest first', seenVersion },
        operator,
      )
    expect((await save(1)).body).toMatchObject({ version: 2 })
    expect(await save(1)).toMatchObject({ status: 409, body: { code: 'changedMeanwhile' } })
    const { body } = await postJson('/api/routing/select-operator', wish())
    expect(body.result.primaryOperator.name).not.toBe('Miami Valley Framing (demo)')
    const back = await postJson('/api/routing/policy', { policy: before.policy, reason: 'As it was', seenVersion: 2 }, operator)
    expect(back.body.version).toBe(3)
  })
})

describe('capacity', () => {
  const maumee = async (): Promise<string> => (await get('/api/network/fabricators?search=maumee', operator)).body.data[0].id
  const hold = async (fabricatorId: string, units: number) => {
    const req = await createLocalReq({}, cms.payload)
    return inTransaction(req, () =>
      holdCapacity(req, { fabricatorId, units, fromWeek: addWeeks(THIS_WEEK, 20), weeks: 1, reference: 'O-1' }, new Date()),
    )
  }

  it('gives the last slot of a week to one of fifty who want it at once', async () => {
    const id = await maumee()
    expect((await hold(id, 20))?.slots).toEqual([{ week: addWeeks(THIS_WEEK, 20), units: 20 }])
    const held = await Promise.all(Array.from({ length: 50 }, () => hold(id, 5)))
    expect(held.filter((one) => one !== undefined)).toHaveLength(1)
    const { body } = await get(`/api/network/fabricators/${id}/capacity?weeks=21`, operator)
    expect(body.weeks.at(-1)).toMatchObject({ capacityUnits: 25, bookedUnits: 25 })
  })

  it('comes back when a hold is not confirmed in time, and stays when it is', async () => {
    const id = await maumee()
    await cms.payload.db.pool.query("update capacity_holds set expires_at = now() - interval '1 second'")
    const taken = await hold(id, 25)
    const req = await createLocalReq({}, cms.payload)
    expect(await confirmHold(req, taken?.holdId ?? '')).toBe(true)
    await cms.payload.db.pool.query("update capacity_holds set expires_at = now() - interval '1 second'")
    expect(await hold(id, 1)).toBeUndefined()
    await freeHold(req, taken?.holdId ?? '')
    expect(await hold(id, 25)).toBeDefined()
  })

  it('is closed for a holiday only as far as orders leave room', async () => {
    const id = await maumee()
    const week = addWeeks(THIS_WEEK, 20)
    const set = async (body: object, at = week) =>
      json(await cms.request(`/api/network/fabricators/${id}/capacity/${at}`, { method: 'PUT', json: body, cookie: operator }))
    expect(await set({ closedUnits: 5, reservedUnits: 0 })).toMatchObject({ status: 409, body: { code: 'promised' } })
    expect(await set({ closedUnits: 5, reservedUnits: 2, note: 'Maintenance' }, addWeeks(THIS_WEEK, 21))).toMatchObject({
      status: 200,
      body: { week: { closedUnits: 5, reservedUnits: 2, note: 'Maintenance' } },
    })
    expect((await set({ closedUnits: 1, reservedUnits: 0 }, addWeeks(THIS_WEEK, -1))).body.code).toBe('pastWeek')
    expect((await set({ closedUnits: 1, reservedUnits: 0 }, '2026-11-24')).status).toBe(400)
  })
})

describe('joining', () => {
  it('goes from the form over question, certificate and approval to a shop that work is routed to', async () => {
    const applied = await postJson('/api/partner-onboarding', shopApplication)
    expect(applied.body).toMatchObject({ success: true, applicationId: expect.stringMatching(/^N-\d{4}-\d{5}$/) })
    const { id, token } = applied.body
    const own = async () => (await get(`/api/partner-applications/${id}?token=${token}`)).body.application
    expect(await own()).toMatchObject({ status: 'submitted', documents: [], messages: [] })
    expect((await get(`/api/partner-applications/${id}?token=${'x'.repeat(43)}`)).status).toBe(404)

    const detail = `/api/network/applications/${id}`
    expect((await get(detail)).status).toBe(401)
    expect((await get(detail, operator)).body.application).toMatchObject({
      becomesFabricator: true,
      suggestedFacts: { weeklyCapacity: 30, reachMiles: 250 },
    })
    const review = (body: object) => postJson(`${detail}/review`, { reason: 'Seen by two of us', ...body }, operator)
    expect((await review({ action: 'begin' })).body.application.status).toBe('in-review')
    await postJson(`${detail}/questions`, { text: 'Which machine rolls the 600 stud?' }, operator)
    expect((await get('/api/network/applications?search=wabash', operator)).body).toMatchObject({ total: 1, data: [{ openQuestions: 1 }] })
    await postJson(`/api/partner-applications/${id}/messages`, { token, text: 'A Howick 6800.' })
    expect((await own()).messages.map(({ from }: { from: string }) => from)).toEqual(['operator', 'applicant'])
    expect((await get('/api/network/applications?search=wabash', operator)).body.data[0].openQuestions).toBe(0)

    const words = 'Ask for the audit of their second line'
    expect((await postJson(`${detail}/notes`, { text: words })).status).toBe(401)
    expect((await postJson(`${detail}/notes`, { text: ' ' }, operator)).body.fields).toMatchObject([{ path: 'text' }])
    expect((await postJson(`${detail}/notes`, { text: words }, operator)).status).toBe(200)
    const { notes } = (await get(detail, operator)).body.application
    expect(notes).toMatchObject([{ text: words, author: expect.stringMatching(/\w/), at: expect.any(String) }])
    expect(JSON.stringify(await own())).not.toContain(words)

    expect((await review({ action: 'approve', fabricator: shopFacts })).body.code).toBe('insuranceMissing')
    expect((await upload(id, token, { kind: 'insurance', name: 'coi.pdf', issuer: 'Acme Mutual' })).body.code).toBe('expiryMissing')
    expect((await upload(id, token, { kind: 'insurance', name: 'coi.pdf', issuer: 'Acme Mutual', expiresOn: inDays(-1) })).body.code).toBe(
      'expired',
    )
    const added = await upload(id, token, { kind: 'insurance', name: 'coi.pdf', issuer: 'Acme Mutual', expiresOn: inDays(40) })
    expect(added.body.document).toMatchObject({ status: 'submitted', expiresOn: inDays(40) })
    const judge = (status: string) =>
      postJson(`/api/network/documents/${added.body.document.id}/review`, { status, reason: 'Policy confirmed' }, operator)
    expect((await judge('accepted')).body.document.status).toBe('accepted')
    expect((await judge('refused')).body.code).toBe('alreadyJudged')
    expect((await cms.request(`/api/network/documents/${added.body.document.id}/file`)).status).toBe(401)
    expect(
      (await cms.request(`/api/network/documents/${added.body.document.id}/file`, { cookie: operator })).headers.get('content-disposition'),
    ).toContain('coi.pdf')
    expect((await review({ action: 'approve' })).body.code).toBe('fabricatorFactsMissing')
    expect((await review({ action: 'approve', fabricator: shopFacts, seen: 'submitted' })).body.code).toBe('changedMeanwhile')
    const both = await Promise.all([review({ action: 'approve', fabricator: shopFacts }), review({ action: 'reject' })])
    expect(both.map(({ status: code }) => code).sort()).toEqual([200, 409])
  })

  it('makes no shop when two reviewers approve at once but one', async () => {
    const { body } = await postJson('/api/partners', {
      businessName: 'Maumee Builders Supply',
      location: 'Toledo, OH',
      contactName: 'Lee',
      email: 'lee@supply.test',
      partnerType: 'lumber-yard',
    })
    const approve = () =>
      postJson(`/api/network/applications/${body.id}/review`, { action: 'approve', reason: 'Known since 2012' }, operator)
    const codes = (await Promise.all([approve(), approve(), approve()])).map(({ status: code }) => code)
    expect(codes.sort()).toEqual([200, 409, 409])
    expect((await get('/api/partners')).body).toMatchObject([{ businessName: 'Maumee Builders Supply', verified: true, specialties: [] }])
  })

  it('invites the owner of an approved shop, who plans, renews and reads the rating of that shop alone', async () => {
    const { applied, approve } = await insured({ companyName: 'Blanchard Frames', contactEmail: 'Bea@blanchard.test' })
    await cms.payload.create({
      collection: 'accounts',
      data: { name: 'Bea', email: 'taken@blanchard.test', password: 'seven quiet steel trusses', role: 'builder' },
    })
    expect((await approve({ accountEmail: 'taken@blanchard.test' })).body.code).toBe('otherAccount')
    expect((await approve()).status).toBe(200)
    const cookie = await joined('Bea@blanchard.test')
    const own = async () => (await get('/api/own-shop', cookie)).body.shop
    const shop = await own()
    expect(shop).toMatchObject({
      name: 'Blanchard Frames',
      status: 'active',
      weeklyCapacity: 30,
      unitPriceCents: 95_000,
      insuredUntil: inDays(40),
      quality: { finishedOrders: 0, onTime: { good: 0, of: 0, rate: 0.9 } },
      application: { applicationId: applied.applicationId, status: 'approved' },
      documents: [{ kind: 'insurance', status: 'accepted' }],
    })

    const put = (path: string, body: object, as = cookie) => cms.request(`/api/own-shop/${path}`, { method: 'PUT', json: body, cookie: as })
    const week = addWeeks(THIS_WEEK, 2)
    const holiday = { closedUnits: 10, reservedUnits: 0, note: 'Thanksgiving' }
    expect((await put(`capacity/${week}`, holiday)).status).toBe(200)
    expect((await own()).weeks[2]).toMatchObject(holiday)
    const certificate = new URLSearchParams({ kind: 'insurance', name: 'renewed.pdf', issuer: 'Acme', expiresOn: inDays(400) })
    const renew = (as: string) =>
      cms.request(`/api/own-shop/documents?${certificate}`, {
        body: smallPdf,
        headers: { 'content-type': 'application/octet-stream' },
        cookie: as,
      })
    const { document } = await (await renew(cookie)).json()
    await postJson(`/api/network/documents/${document.id}/review`, { status: 'accepted', reason: 'Confirmed' }, operator)
    expect((await own()).insuredUntil).toBe(inDays(400))
    expect((await get('/api/network/fabricators?search=blanchard', operator)).body.data[0].openDocuments).toBe(0)
    const seen = (await get(`/api/network/fabricators/${shop.id}/documents`, operator)).body.documents
    expect(seen.map(({ name }: { name: string }) => name)).toEqual(['renewed.pdf', 'coi.pdf'])
    const file = `/api/own-shop/documents/${document.id}/file`
    expect((await cms.request(file, { cookie })).headers.get('content-disposition')).toContain('renewed.pdf')

    const req = await createLocalReq({}, cms.payload)
    const wanted = { fabricatorId: shop.id, units: 20, fromWeek: week, weeks: 1, reference: 'O-9' }
    await inTransaction(req, () => holdCapacity(req, wanted, new Date()))
    const makes = async (weeklyCapacity: number) => (await put('weekly-capacity', { weeklyCapacity })).status
    expect([await makes(29), await makes(30)]).toEqual([409, 200])

    const stranger = (await cms.signInAs('partner')).cookie
    expect((await get('/api/own-shop', stranger)).body).toEqual({ shop: null })
    const refused = [await put(`capacity/${week}`, holiday, stranger), await renew(stranger), await cms.request(file, { cookie: stranger })]
    expect(refused.map(({ status: code }) => code)).toEqual([404, 404, 404])
    await (await insured({ companyName: 'Auglaize Frames', contactEmail: 'al@auglaize.test' })).approve()
    expect((await cms.request(file, { cookie: await joined('al@auglaize.test') })).status).toBe(404)
  })

  it('makes a broker an entry of its own kind, and one company of a lumber yard that is a broker too', async () => {
    const { body } = await postJson('/api/partners/apply', {
      ...enhanced,
      partnerTypes: ['LumberYardReseller', 'ReferralCapacityBroker'],
      lumberYardReseller: {
        existingBuilderNetworkSize: '40',
        geographicCoverage: 'Northern Ohio',
        storageCapabilities: 'Two sheds',
        interestTypes: ['Referral'],
        creditExperience: 'Net 30 since 2010',
        preferredBuilderTypes: ['Production'],
      },
    })
    await postJson(`/api/network/applications/${body.id}/review`, { action: 'approve', reason: 'Known to us' }, operator)
    const cookie = await joined(enhanced.email)
    const { listings, applications } = (await get('/api/own-listings', cookie)).body
    expect(applications).toMatchObject([{ id: body.id, status: 'approved', signature: { name: 'Bo Desk' } }])
    expect(listings).toMatchObject([
      { partnerType: expect.stringMatching(/lumber-yard|capacity-broker/) },
      { partnerType: expect.stringMatching(/lumber-yard|capacity-broker/) },
    ])
    expect(applications[0].answers).toMatchObject({
      legalEntityName: 'Maumee Capacity Desk LLC',
      operational: { preferredRegions: ['Ohio'] },
    })
    const agreement = (as: string) => cms.request(`/api/own-applications/${body.id}/agreement`, { cookie: as })
    const signed = await agreement(cookie)
    expect(signed.headers.get('content-type')).toBe('application/pdf')
    expect(
      Buffer.from(await signed.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    expect((await agreement((await cms.signInAs('partner')).cookie)).status).toBe(404)
    expect((await cms.request(`/api/network/applications/${body.id}/agreement`, { cookie: operator })).status).toBe(200)
    expect((await cms.request(`/api/network/applications/${body.id}/agreement`, { cookie })).status).toBe(403)
    const broker = listings.find(({ partnerType }: { partnerType: string }) => partnerType === 'capacity-broker')
    expect(broker).toMatchObject({ specialties: ['Ohio'], experience: expect.stringContaining('orders of 20 houses a year') })
    const update = (as: string) =>
      cms.request(`/api/own-listings/${broker.id}`, {
        method: 'PUT',
        json: { phone: '419 555 0199', email: 'desk@maumee.test', specialties: ['Overflow'], experience: 'Since 2004' },
        cookie: as,
      })
    expect((await update((await cms.signInAs('partner')).cookie)).status).toBe(404)
    expect(await (await update(cookie)).json()).toMatchObject({ listing: { phone: '419 555 0199', specialties: ['Overflow'] } })
    expect((await get('/api/partners')).body).toContainEqual(expect.objectContaining({ id: broker.id, email: 'desk@maumee.test' }))
  })

  it('refuses wrong answers on their fields, in the specified words', async () => {
    const { status: code, body } = await postJson('/api/partners/apply', { partnerTypes: [] })
    expect(code).toBe(400)
    expect(body.fields).toContainEqual({ path: 'partnerTypes', message: 'Select at least one partner type' })
    expect(typeof body.error).toBe('string')
  })
})

describe('insurance', () => {
  it('reminds at 30, 14 and 3 days, pauses the shop on its end, and a renewed certificate brings it back', async () => {
    const applied = (
      await postJson('/api/partner-onboarding', { ...shopApplication, companyName: 'Kokosing Frames', contactEmail: 'k@kokosing.test' })
    ).body
    const insure = async (days: number) => {
      const { body } = await upload(applied.id, applied.token, {
        kind: 'insurance',
        name: 'coi.pdf',
        issuer: 'Acme',
        expiresOn: inDays(days),
      })
      return postJson(`/api/network/documents/${body.document.id}/review`, { status: 'accepted', reason: 'Policy confirmed' }, operator)
    }
    await insure(31)
    await postJson(
      `/api/network/applications/${applied.id}/review`,
      { action: 'approve', reason: 'Good shop', fabricator: shopFacts },
      operator,
    )
    const shop = async () => (await get('/api/network/fabricators?search=kokosing', operator)).body.data[0]
    const mails = async () =>
      (
        await cms.payload.db.pool.query(
          "select count(*)::int as n from outgoing_mail where subject like '%insurance%' and \"to\" = 'k@kokosing.test'",
        )
      ).rows[0].n
    const mailsAfter = async (day: number) => {
      await checkInsuranceOn(cms.payload, inDays(day))
      await checkInsuranceOn(cms.payload, inDays(day))
      return mails()
    }
    expect([await mailsAfter(0), await mailsAfter(1), await mailsAfter(2), await mailsAfter(18), await mailsAfter(29)]).toEqual([
      0, 1, 1, 2, 3,
    ])
    expect((await shop()).status).toBe('active')
    expect(await mailsAfter(32)).toBe(4)
    expect(await shop()).toMatchObject({ status: 'paused', statusReason: 'The insurance certificate has expired.' })
    const { body } = await postJson('/api/routing/select-operator', wish({ location: { lat: 41.08, lng: -85.14 } }))
    expect(body.result.primaryOperator.name).not.toBe('Kokosing Frames')
    await insure(400)
    expect(await shop()).toMatchObject({ status: 'active', insuredUntil: inDays(400) })
  })

  it('lets an operator pause and resume a shop with a reason, never twice the same', async () => {
    const { data } = (await get('/api/network/fabricators?search=scioto', operator)).body
    const set = (next: string) =>
      postJson(`/api/network/fabricators/${data[0].id}/status`, { status: next, reason: 'Machine down' }, operator)
    expect((await set('suspended')).body.fabricator).toMatchObject({ status: 'suspended', statusReason: 'Machine down' })
    expect((await set('suspended')).body.code).toBe('unchanged')
    expect((await set('active')).body.fabricator.statusReason).toBeNull()
  })
})

describe('places', () => {
  it('are found by ZIP code, leading zeros included', async () => {
    expect(await seedZipCodes(cms.payload)).toBeGreaterThan(40_000)
    expect(await seedZipCodes(cms.payload)).toBe(0)
    expect((await get('/api/places/zip/45402')).body).toMatchObject({ city: 'Dayton', state: 'OH' })
    expect((await get('/api/places/zip/02134')).body).toMatchObject({ state: 'MA' })
    // Partners are found by the towns they name; the list is kept until one of them changes.
    await cms.payload.db.pool.query('update directory_partners set updated_at = now()')
    const partners = (await get('/api/partners')).body
    expect(partners.find(({ location }: { location: string }) => location === 'Toledo, OH').coordinates.lat).toBeCloseTo(41.66, 0)
    expect(await get('/api/places/zip/00000')).toMatchObject({ status: 404, body: { code: 'unknownZip' } })
    expect((await get('/api/places/zip/4540')).status).toBe(400)
  })
})
