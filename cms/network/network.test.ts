import { addWeeks, weekStartOf } from '@framewell/domain/network/capacityWeek'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../platform/database/inTransaction'
import { bootCms, type TestCms } from '../testing/bootCms'
import { inDays, type NetworkDesk, networkDesk, wish } from '../testing/networkDesk'
import { confirmHold, freeHold, holdCapacity } from './capacityHolds'
import { makeDemoShops } from './seedFabricators'

let cms: TestCms
let desk: NetworkDesk
beforeAll(async () => {
  cms = await bootCms()
  desk = await networkDesk(cms)
})
afterAll(() => cms.stop())

const THIS_WEEK = weekStartOf(new Date())

describe('an empty network', () => {
  it('says so in every figure, and what would help a project', async () => {
    expect(await desk.status()).toEqual({ activeOperators: 0, totalCapacity: 0, utilizationRate: 0, averageQuality: null })
    expect((await desk.get('/api/operators')).body).toEqual([])
    const refused = await desk.postJson('/api/routing/select-operator', wish())
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'noShop', detail: expect.stringMatching(/^No later week that is planned so far would help/) },
    })
  })
})

describe('demo shops', () => {
  it('are added once, by operators only, and again if one is missing', async () => {
    expect((await desk.postJson('/api/production-network/seed-demo', {})).status).toBe(401)
    expect((await desk.postJson('/api/production-network/seed-demo', {}, desk.operator)).body).toEqual({ success: true, created: 16 })
    expect((await desk.postJson('/api/production-network/seed-demo', {}, desk.operator)).body).toEqual({ success: true, created: 0 })
    const { body: partners } = await desk.get('/api/partners')
    expect(new Set(partners.map(({ partnerType }: { partnerType: string }) => partnerType)).size, 'one of each kind').toBe(6)
    const [first] = (await desk.get('/api/operators')).body
    expect(first).toMatchObject({
      name: 'Circle City Truss (demo)',
      status: 'active',
      weeklyCapacity: 35,
      currentLoad: 30,
      isPreferred: false,
      certificationTier: 'other',
    })
    expect(first.qualityScore).toMatch(/^0\.\d\d$/)
    const { data } = (await desk.get('/api/network/fabricators?search=Circle', desk.operator)).body
    expect(data[0], 'the same week on the operators’ screen').toMatchObject({ bookedThisWeek: 30, weeklyCapacity: 35 })
    const badges = (shops: readonly { name: string; isPreferred: boolean; certificationTier: string }[]) =>
      shops.map(({ name, isPreferred, certificationTier }) => [name, isPreferred, certificationTier]).toSorted()
    const all = (await desk.get('/api/network/fabricators?limit=100', desk.operator)).body.data
    const open = badges((await desk.get('/api/operators')).body)
    expect(
      badges(all).filter(([name]) => open.some(([other]) => other === name)),
      'the same badge on both screens',
    ).toEqual(open)
    const figures = await desk.status()
    expect(figures).toMatchObject({ activeOperators: 10, totalCapacity: 396 })
    expect(figures.utilizationRate).toBeCloseTo((22 + 45 + 9 + 30 + 12 + 15 + 31 + 20 + 6 + 17) / 396)
  })

  it('are not created twice by two processes at once', async () => {
    const seed = async () => {
      const req = await createLocalReq({}, cms.payload)
      return inTransaction(req, () => makeDemoShops(req, new Date()))
    }
    expect((await Promise.all([seed(), seed(), seed()])).flat()).toEqual([])
  })

  it('are listed by name, in another order when asked, and continued after the last row', async () => {
    const list = async (query: string) => (await desk.get(`/api/network/fabricators?${query}`, desk.operator)).body
    const names = async (query: string): Promise<string[]> => (await list(query)).data.map(({ name }: { name: string }) => name)
    const byName = await names('')
    expect(byName).toEqual(byName.toSorted())
    expect(await names('sort=name')).toEqual(byName.toReversed())
    const newest = await names('sort=since')
    const first = await list('sort=since&limit=2')
    const behind = await names(`after=${encodeURIComponent(first.next)}&limit=100`)
    expect([...first.data.map(({ name }: { name: string }) => name), ...behind]).toEqual(newest)
  })
})

describe('routing', () => {
  it('answers as specified, stores the decision and explains it to operators only', async () => {
    const { status: code, body } = await desk.postJson('/api/routing/select-operator', wish({ location: { lat: 39.78, lng: -85 } }))
    expect(code).toBe(200)
    const { result } = body
    expect(result.primaryOperator).toMatchObject({ name: 'Miami Valley Framing (demo)', distance: expect.any(Number) })
    expect(result.rationale).toMatchObject({ tierBonusApplied: true, explanation: expect.stringContaining('miles from the site') })
    expect(result.fallbackOperators).toHaveLength(2)
    expect((await desk.get('/api/routing/decisions')).status).toBe(401)
    const list = (await desk.get('/api/routing/decisions?search=miami', desk.operator)).body
    expect(list).toMatchObject({ total: 1, data: [{ id: result.decisionId, chosenName: 'Miami Valley Framing (demo)', policyVersion: 1 }] })
    expect((await desk.get('/api/routing/decisions?outcome=refused', desk.operator)).body.total).toBe(1)
    const { decision } = (await desk.get(`/api/routing/decisions/${result.decisionId}`, desk.operator)).body
    expect(decision.ranked.length + decision.unfit.length).toBe(10)
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
    [{ requiredDeliveryBy: '2020-01-01' }, 400, 'requiredDeliveryBy'],
    [{ requiredDeliveryBy: inDays(1) }, 422, 'requiredDeliveryBy'],
    [{ requiredDeliveryBy: 'Nov 29, 2020' }, 400, 'requiredDeliveryBy'],
  ])('refuses %j on its field', async (odd, code, path) => {
    const answer = await desk.postJson('/api/routing/select-operator', wish(odd))
    expect(answer).toMatchObject({ status: code, body: { fields: [{ path }] } })
  })

  it('takes a day as Americans write it', async () => {
    const day = new Date(Date.now() + 60 * 86_400_000).toLocaleDateString('en-US')
    expect((await desk.postJson('/api/routing/select-operator', wish({ requiredDeliveryBy: day }))).status, day).toBe(200)
  })

  it('says what would help when a volume is beyond all capacity', async () => {
    const { body } = await desk.postJson('/api/routing/select-operator', wish({ volumeEstimate: 1_000 }))
    expect(body.detail).toMatch(/could by the week of|split/)
    const { detail } = (await desk.postJson('/api/routing/select-operator', wish({ volumeEstimate: 100_000 }))).body
    expect(detail).toMatch(/^No later week that is planned so far/)
  })

  it.each([
    { lat: 90, lng: 0 },
    { lat: -90, lng: 180 },
    { lat: 51.9, lng: 180 },
    { lat: 51.9, lng: -180 },
    { lat: 0, lng: 0 },
  ])('finds no shop for a site at %j, and names the nearest', async (location) => {
    const { status: code, body } = await desk.postJson('/api/routing/select-operator', wish({ location }))
    expect([code, body.code]).toEqual([422, 'noShop'])
    expect(body.detail).toMatch(/could, [\d,]+ miles away, if its reach were wider/)
  })

  it('plans waiting projects together, without test routings and without confirmed ones', async () => {
    const dayton = { lat: 39.76, lng: -84.19 }
    const waiting = (projectId: string, volumeEstimate: number, cookie: string | undefined = desk.operator) =>
      desk.postJson('/api/routing/select-operator', wish({ projectId, volumeEstimate, location: dayton }), cookie)
    await waiting('A stranger’s lot', 20, '')
    await waiting('A builder’s lot', 20, (await cms.signInAs('builder')).cookie)
    for (const [id, units] of [
      ['Lot 1', 40],
      ['Lot 2', 60],
      ['Lot 3', 30],
      ['Lot 4', 5_000],
      ['Lot 5', 10],
    ] as const)
      await waiting(id, units)
    const { body: own } = await desk.get('/api/network/fabricators?search=scioto', desk.operator)
    const req = await createLocalReq({}, cms.payload)
    const taken = { fabricatorId: own.data[0].id, units: 10, fromWeek: THIS_WEEK, weeks: 20, reference: 'Lot 5' }
    const held = await inTransaction(req, () => holdCapacity(req, taken, new Date()))
    await confirmHold(req, held?.holdId ?? '')
    expect((await desk.postJson('/api/routing/plan', {})).status).toBe(401)
    const { status: code, body } = await desk.postJson('/api/routing/plan', { days: 7 }, desk.operator)
    expect(code).toBe(200)
    expect(body.projects.map(({ projectId }: { projectId: string }) => projectId)).toEqual(['Lot 1', 'Lot 2', 'Lot 3', 'Lot 4'])
    expect(body.alone).toMatchObject({ placed: 3 })
    expect(body.together.placed).toBe(3)
    expect(body.projects[3]).toMatchObject({ projectId: 'Lot 4', alone: null, together: null })
    expect(body.saving.miles + 100 * body.saving.weeks).toBeGreaterThanOrEqual(0)
    await freeHold(req, held?.holdId ?? '')
  })

  it('counts each project once in its figures, by its last decision, and no test routing', async () => {
    const figures = async () => (await desk.get('/api/routing/analytics', desk.operator)).body
    const routed = async () => {
      const { fabricators } = (await desk.get('/api/routing/analytics/performance', desk.operator)).body
      return fabricators.reduce((sum: number, { projectCount }: { projectCount: number }) => sum + projectCount, 0)
    }
    const before = [await figures(), await routed()]
    for (let time = 0; time < 3; time++) await desk.postJson('/api/routing/select-operator', wish())
    expect([await figures(), await routed()]).toEqual(before)
    for (const volumeEstimate of [5_000, 10])
      await desk.postJson('/api/routing/select-operator', wish({ projectId: 'Lot 9', volumeEstimate }), desk.operator)
    expect([await figures(), await routed()]).toMatchObject([
      { decisions: before[0].decisions + 1, refused: before[0].refused },
      before[1] + 1,
    ])
  })

  it('shows each shop with the badge of its record', async () => {
    const tier = async () =>
      (await desk.get('/api/operators')).body.find(({ name }: { name: string }) => name.startsWith('Miami')).certificationTier
    const record = (orders: number) =>
      cms.payload.db.pool.query(
        `update fabricators set finished_orders = $1, on_time_orders = $1, inspections = $1, passed_inspections = $1, disputed_orders = 0 where name like 'Miami%'`,
        [orders],
      )
    await record(2)
    expect(await tier()).toBe('preferred')
    await record(100)
    expect(await tier()).toBe('premium')
    await record(0)
  })

  it('never counts a shop without capacity, or one whose insurance has ended', async () => {
    const change = (set: string) => cms.payload.db.pool.query(`update fabricators set ${set} where name like 'Miami%'`)
    const first = async () => (await desk.postJson('/api/routing/select-operator', wish())).body.result.primaryOperator.name
    expect(await first()).toBe('Miami Valley Framing (demo)')
    await change('weekly_capacity = 0')
    expect(await first()).not.toBe('Miami Valley Framing (demo)')
    await change(`weekly_capacity = 40, insured_until = '${inDays(-1)}'`)
    expect(await first()).not.toBe('Miami Valley Framing (demo)')
    const shown = (await desk.get('/api/operators')).body.find(({ name }: { name: string }) => name.startsWith('Miami'))
    expect(shown.status).toBe('paused')
    await change(`insured_until = '${inDays(300)}'`)
    expect(await first()).toBe('Miami Valley Framing (demo)')
  })

  it('follows a new policy from its version on, replays the old decisions, and lets nobody overwrite a colleague', async () => {
    const { body: before } = await desk.get('/api/routing/policy', desk.operator)
    expect(before.version).toBe(1)
    // No demo shop has a price list: only the free weeks tell them apart.
    const weights = { proximity: 0, capacity: 1, quality: 0, price: 0 }
    await desk.postJson('/api/routing/select-operator', wish({ projectId: 'Lot 10' }), desk.operator)
    const replayed = await desk.postJson('/api/routing/replay', { weights, tierBonus: 0 }, desk.operator)
    expect(replayed.body.changed).toBeGreaterThan(0)
    expect(replayed.body).toMatchObject({
      before: { averageLeadWeeks: expect.any(Number), fullestShop: expect.any(Number) },
      after: { averageLeadWeeks: expect.any(Number), fullestShop: expect.any(Number) },
    })
    const save = (seenVersion: number) =>
      desk.postJson(
        '/api/routing/policy',
        { policy: { ...before.policy, weights, tierBonus: 0 }, reason: 'Cheapest first', seenVersion },
        desk.operator,
      )
    const saved = (await save(1)).body
    expect(saved).toMatchObject({ version: 2, savedBy: expect.stringMatching(/^[^@]+$/) })
    expect(await save(1)).toMatchObject({ status: 409, body: { code: 'changedMeanwhile' } })
    const { body } = await desk.postJson('/api/routing/select-operator', wish())
    expect(body.result.primaryOperator.name).not.toBe('Miami Valley Framing (demo)')
    const back = await desk.postJson('/api/routing/policy', { policy: before.policy, reason: 'As it was', seenVersion: 2 }, desk.operator)
    expect(back.body.version).toBe(3)
  })
})

describe('capacity', () => {
  const maumee = async (): Promise<string> => (await desk.get('/api/network/fabricators?search=maumee', desk.operator)).body.data[0].id
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
    const { body } = await desk.get(`/api/network/fabricators/${id}/capacity?weeks=21`, desk.operator)
    expect(body.weeks.at(-1)).toMatchObject({ capacityUnits: 25, bookedUnits: 25 })
  })

  it('is released when a hold is not confirmed in time, and kept when it is', async () => {
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
      desk.json(await cms.request(`/api/network/fabricators/${id}/capacity/${at}`, { method: 'PUT', json: body, cookie: desk.operator }))
    expect(await set({ closedUnits: 5, reservedUnits: 0 })).toMatchObject({ status: 409, body: { code: 'promised' } })
    expect(await set({ closedUnits: 5, reservedUnits: 2, note: 'Maintenance' }, addWeeks(THIS_WEEK, 21))).toMatchObject({
      status: 200,
      body: { week: { closedUnits: 5, reservedUnits: 2, note: 'Maintenance' } },
    })
    expect((await set({ closedUnits: 1, reservedUnits: 0 }, addWeeks(THIS_WEEK, -1))).body.code).toBe('pastWeek')
    expect((await set({ closedUnits: 1, reservedUnits: 0 }, '2026-11-24')).status).toBe(400)
  })
})
