import { listPlans } from '@framewell/domain/catalog/listPlans'
import { DESIGN_SITE } from '@framewell/domain/structure/site'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { seedPlanBracing, seedPlans } from './seedPlans'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
  await seedPlans(cms.payload)
})
afterAll(() => cms.stop())

const catalog = async () => listPlans.output.parse(await (await cms.request('/api/catalog/plans')).json()).plans
const planNamed = async (planId: string) => {
  const { docs } = await cms.payload.find({ collection: 'home-plans', where: { planId: { equals: planId } } })
  const [plan] = docs
  if (!plan) throw new Error(`No plan ${planId}`)
  return plan
}
const patch = async (cookie: string, planId: string, json: object) =>
  cms.request(`/api/home-plans/${(await planNamed(planId)).id}`, { method: 'PATCH', json, cookie })

describe('GET /api/catalog/plans', () => {
  it('names a design site only while the plan passes there', async () => {
    const { cookie } = await cms.signInAs('operator')
    const bova = async () => (await catalog())[0]?.layout
    const layout = await bova()
    if (!layout) throw new Error('The Bova is missing')
    expect(layout.designSite).toEqual(DESIGN_SITE)
    expect((await patch(cookie, 'the-bova-plan', { layout: { ...layout, reinforcements: [] } })).status).toBe(200)
    expect(await bova()).not.toHaveProperty('designSite')
    const windy = { ...layout, designSite: { ...DESIGN_SITE, windMph: 139, exposure: 'C' } }
    expect((await patch(cookie, 'the-bova-plan', { layout: windy })).status).toBe(200)
    expect(await bova()).not.toHaveProperty('designSite')
    const refused = await patch(cookie, 'the-bova-plan', { layout: { ...layout, designSite: { ...DESIGN_SITE, windMph: 20 } } })
    expect((await refused.json()).fields).toContainEqual({
      path: 'layout',
      message: expect.stringContaining('designSite.windMph: Enter the ultimate'),
    })
    expect((await patch(cookie, 'the-bova-plan', { layout })).status).toBe(200)
    expect(await bova()).toEqual(layout)
  })

  it('gives the plans of an earlier installation their bracing, once, and leaves a changed plan as it is', async () => {
    const { cookie } = await cms.signInAs('operator')
    const plans = await catalog()
    const names = ['the-bova-plan', 'the-schiff-plan', 'the-storch-plan']
    for (const { id, layout } of plans) {
      if (!layout) throw new Error(`${id} has no layout`)
      const { rooms, ...parts } = layout
      const reinforcements = layout.reinforcements?.filter(({ part }) => part !== 'brace' && part !== 'chord')
      // The Bova as it was before rooms had names, the Storch with a roof of its own.
      const earlier = { ...parts, ...(id === names[0] ? {} : { rooms }), reinforcements }
      const changed = id === names[2] ? { ...earlier, roof: { ...layout.roof, pitchIn12: 6 } } : earlier
      expect((await patch(cookie, id, { layout: changed })).status).toBe(200)
    }
    expect((await catalog()).map(({ layout }) => layout?.designSite)).toEqual([undefined, undefined, undefined])
    expect(await seedPlanBracing(cms.payload)).toEqual(names.slice(0, 2))
    expect((await catalog()).map(({ layout }) => layout?.designSite)).toEqual([DESIGN_SITE, DESIGN_SITE, undefined])
    expect(await seedPlanBracing(cms.payload)).toEqual([])
    for (const { id, layout } of plans) expect((await patch(cookie, id, { layout })).status).toBe(200)
  })

  it("answers strangers the initial plans with the specification's figures, smallest first", async () => {
    const figures = (await catalog()).map(({ id, squareFeet, bedrooms, bathrooms, stories, basePrice, estimatedTimeWeeks }) => [
      id,
      squareFeet,
      bedrooms,
      bathrooms,
      stories,
      basePrice,
      estimatedTimeWeeks,
    ])
    expect(figures).toEqual([
      ['the-bova-plan', 900, 3, 2.5, 1, 30_030, 8],
      ['the-schiff-plan', 1350, 3, 2, 1, 42_500, 10],
      ['the-storch-plan', 1800, 4, 3, 2, 58_900, 12],
    ])
  })

  it("shows an operator's new price at once, with its audit record and version", async () => {
    const operator = await cms.signInAs('operator')
    expect((await patch(operator.cookie, 'the-bova-plan', { kitBasePriceCents: 3_100_050 })).status).toBe(200)
    expect((await catalog())[0]?.basePrice).toBe(31_000.5)
    const records = await cms.payload.find({ collection: 'audit-records', where: { action: { equals: 'plan-update' } } })
    expect(records.docs[0]).toMatchObject({
      actorEmail: operator.email,
      before: { kitBasePriceCents: 3_003_000 },
      after: { kitBasePriceCents: 3_100_050 },
    })
    const { id } = await planNamed('the-bova-plan')
    const versions = await cms.payload.findVersions({ collection: 'home-plans', where: { parent: { equals: id } }, sort: '-createdAt' })
    expect(versions.docs[0]?.version.kitBasePriceCents).toBe(3_100_050)
    expect(versions.docs[1]?.version.kitBasePriceCents).toBe(3_003_000)
  })

  it("tells a plan's story, as operators write it", async () => {
    expect((await catalog())[0]).toMatchObject({ subtitle: 'Compact single-story home', bestFor: expect.stringContaining('rental houses') })
    const { cookie } = await cms.signInAs('operator')
    expect((await patch(cookie, 'the-bova-plan', { lifestyle: 'Two people and a workshop.', bestFor: '' })).status).toBe(200)
    expect((await catalog())[0]).toMatchObject({ lifestyle: 'Two people and a workshop.', roi: null })
    expect((await patch(cookie, 'the-bova-plan', { roi: '18% on cost, as sold by its builder in 2026.' })).status).toBe(200)
    expect((await catalog())[0]).toMatchObject({ roi: '18% on cost, as sold by its builder in 2026.' })
    expect((await patch(cookie, 'the-bova-plan', { subtitle: 'x'.repeat(81) })).status).toBe(400)
  })

  it('leaves out what is not on offer', async () => {
    const operator = await cms.signInAs('operator')
    expect((await patch(operator.cookie, 'the-schiff-plan', { offered: false })).status).toBe(200)
    expect((await catalog()).map(({ id }) => id)).toEqual(['the-bova-plan', 'the-storch-plan'])
  })
})

describe('a plan in the panel', () => {
  it('is written by operators only', async () => {
    for (const role of ['editor', 'builder', 'partner'] as const) {
      const { cookie } = await cms.signInAs(role)
      expect((await patch(cookie, 'the-storch-plan', { kitBasePriceCents: 1 })).status, role).toBe(403)
    }
    expect((await catalog()).find(({ id }) => id === 'the-storch-plan')?.basePrice).toBe(58_900)
  })

  it.each([
    ['an area that contradicts its layout', { squareFeet: 1900 }, 'squareFeet', /1,800 sq ft/],
    ['a fraction of a cent', { kitBasePriceCents: 10.5 }, 'kitBasePriceCents', /Enter whole cents/],
    ['a negative price', { kitBasePriceCents: -1 }, 'kitBasePriceCents', /cannot be negative/],
    ['a layout that is none', { layout: { outline: [] } }, 'layout', /outline/],
    ['an id that is no address', { planId: 'The Bova' }, 'planId', /small letters/],
    ['an id another plan has', { planId: 'the-bova-plan' }, 'planId', /./],
  ])('is refused with %s, on its field', async (_, change, field, message) => {
    const { cookie } = await cms.signInAs('operator')
    const response = await patch(cookie, 'the-storch-plan', change)
    const problem = await response.json()
    expect(response.status, JSON.stringify(problem)).toBe(400)
    expect(problem.fields).toContainEqual({ path: field, message: expect.stringMatching(message) })
  })
})

it('seeds once, and not again after an operator removed a plan', async () => {
  expect(await seedPlans(cms.payload)).toEqual([])
  await cms.payload.delete({ collection: 'home-plans', where: {} })
  expect(await seedPlans(cms.payload)).toEqual([])
  expect(await catalog()).toEqual([])
})
