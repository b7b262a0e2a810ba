import { INITIAL_TAKE_OFF_SETTINGS } from '@framewell/domain/bom/takeOffSettings'
import { getPriceBook } from '@framewell/domain/catalog/getPriceBook'
import { INITIAL_PRICE_BOOK } from '@framewell/domain/catalog/initialPriceBook'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import type { OptionGroup } from './optionGroups'
import { priceBookVersion } from './priceBooks'
import { seedPlans } from './seedPlans'
import { seedPriceBook } from './seedPriceBook'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
  await seedPlans(cms.payload)
  await seedPriceBook(cms.payload)
})
afterAll(() => cms.stop())

const book = async () => getPriceBook.output.parse(await (await cms.request('/api/catalog/price-book')).json()).priceBook
const optionNamed = async (group: OptionGroup, optionId: string) => {
  const { docs } = await cms.payload.find({
    collection: 'price-options',
    where: { and: [{ group: { equals: group } }, { optionId: { equals: optionId } }] },
  })
  const [option] = docs
  if (!option) throw new Error(`No option ${optionId}`)
  return option
}

describe('the price book', () => {
  it('starts as version 1 with exactly the initial options and the offered plans', async () => {
    const { version, plans, ...content } = await book()
    expect(version).toBe(1)
    expect(content).toEqual(INITIAL_PRICE_BOOK)
    expect(plans.map(({ id, kitBasePriceCents, developmentBasePriceCents }) => [id, kitBasePriceCents, developmentBasePriceCents])).toEqual(
      [
        ['the-bova-plan', 3_003_000, 24_500_000],
        ['the-schiff-plan', 4_250_000, 28_900_000],
        ['the-storch-plan', 5_890_000, 34_900_000],
      ],
    )
  })

  it("gets the next version with an operator's change, shows it at once and keeps the version before", async () => {
    const operator = await cms.signInAs('operator')
    const { id } = await optionNamed('steel-roofing', 'standing-seam-metal')
    const before = await book()
    const changed = await cms.request(`/api/price-options/${id}`, {
      method: 'PATCH',
      json: { priceCents: 8_000_00 },
      cookie: operator.cookie,
    })
    expect(changed.status).toBe(200)
    const after = await book()
    expect(after.version).toBe(before.version + 1)
    expect(after.steel.roofing[0]).toMatchObject({ id: 'standing-seam-metal', priceCents: 8_000_00 })
    const req = await cms.localReq()
    expect((await priceBookVersion(req, before.version)).steel.roofing[0]?.priceCents).toBe(7_500_00)
  })

  it("follows a plan's price, and makes no version for a save without changes", async () => {
    const operator = await cms.signInAs('operator')
    const before = await book()
    const { docs } = await cms.payload.find({ collection: 'home-plans', where: { planId: { equals: 'the-bova-plan' } } })
    const patch = (json: object) => cms.request(`/api/home-plans/${docs[0]?.id}`, { method: 'PATCH', json, cookie: operator.cookie })
    expect((await patch({ kitBasePriceCents: 3_100_000 })).status).toBe(200)
    expect((await patch({ kitBasePriceCents: 3_100_000 })).status).toBe(200)
    const after = await book()
    expect(after.version).toBe(before.version + 1)
    expect(after.plans[0]?.kitBasePriceCents).toBe(3_100_000)
  })

  it('refuses a change after which a configurator could not work, and keeps the old prices', async () => {
    const operator = await cms.signInAs('operator')
    const { id } = await optionNamed('plan-choice1', 'tough')
    const before = await book()
    const refused = await cms.request(`/api/price-options/${id}`, { method: 'PATCH', json: { offered: false }, cookie: operator.cookie })
    expect(refused.status).toBe(400)
    // The panel marks the field only if the answer has this type and no message next to its errors.
    expect(refused.headers.get('content-type')).toContain('application/json')
    const problem = await refused.json()
    expect(problem.message).toBeUndefined()
    expect(problem).toMatchObject({
      error: 'Plan quote, market conditions. Keep exactly normal and tough.',
      fields: [{ path: 'offered', message: 'Plan quote, market conditions. Keep exactly normal and tough.' }],
    })
    expect(await book()).toEqual(before)
  })

  it.each([
    ['plan-choice1', 'tough', { optionId: 'hurricane' }, 'optionId', 'The id here is normal or tough.'],
    ['steel-roofing', 'standing-seam-metal', { priceCents: -1 }, 'priceCents', 'A price cannot be negative.'],
    ['steel-roofing', 'standing-seam-metal', { priceCents: 10.5 }, 'priceCents', 'Enter whole cents.'],
    ['steel-roofing', 'standing-seam-metal', { name: '' }, 'name', 'This is required.'],
    ['steel-roofing', 'standing-seam-metal', { roofing: null }, 'roofing', 'Choose what the bill of materials counts it as.'],
    [
      'steel-roofing',
      'standing-seam-metal',
      { optionId: 'architectural-shingles' },
      'optionId',
      'Steel configurator, roofing. Another option here has this id already.',
    ],
    ['picker-roofing', 'zip-system', { brand: ' ' }, 'brand', 'The plan picker shows this: fill it in.'],
    ['picker-framing', 'heavy-duty-steel', { specifications: { yield: '' } }, 'specifications.yield', /fill it in/],
  ] as const)('refuses a wrong value of %s/%s on its field (%#)', async (group, optionId, change, path, message) => {
    const operator = await cms.signInAs('operator')
    const { id } = await optionNamed(group, optionId)
    const refused = await cms.request(`/api/price-options/${id}`, { method: 'PATCH', json: change, cookie: operator.cookie })
    expect(refused.status).toBe(400)
    const said = typeof message === 'string' ? message : expect.stringMatching(message)
    expect((await refused.json()).fields).toContainEqual({ path, message: said })
  })

  it('has what bills count by our own judgment as settings: a version with each change, refused on the field', async () => {
    const operator = await cms.signInAs('operator')
    const set = (takeOff: object, { cookie } = operator) => cms.request('/api/globals/price-settings', { json: { takeOff }, cookie })
    const before = await book()
    expect(before.bom.takeOff).toEqual(INITIAL_TAKE_OFF_SETTINGS)
    for (const [name, wrong, message] of [
      ['clipSpacingInches', 0, 'Enter inches from 6 to 48.'],
      ['seamFeetPerSheet', 25, 'Enter feet from 1 to 24.'],
      ['nailsPerSquare', 320.5, 'Enter a whole number from 100 to 1000.'],
      ['seamFeetPerSheet', 12.345, 'Use at most two decimals.'],
      ['pinWastePercent', -1, 'Enter a percent from 0 to 50.'],
      ['gussetsPerCorner', 'two', 'Enter a whole number from 1 to 4.'],
    ] as const) {
      const refused = await set({ [name]: wrong })
      expect(refused.status, name).toBe(400)
      expect((await refused.json()).fields).toContainEqual({ path: `takeOff.${name}`, message })
    }
    expect((await set({ clipSpacingInches: 12 }, await cms.signInAs('editor'))).status).toBe(403)
    expect(await book()).toEqual(before)
    expect((await set({ clipSpacingInches: 12 })).status).toBe(200)
    const after = await book()
    expect(after.version).toBe(before.version + 1)
    expect(after.bom).toEqual({ ...before.bom, takeOff: { ...INITIAL_TAKE_OFF_SETTINGS, clipSpacingInches: 12 } })
    expect((await priceBookVersion(await cms.localReq(), before.version)).bom).toEqual(before.bom)
    const audit = await cms.payload.find({
      collection: 'audit-records',
      where: { action: { equals: 'price-settings-update' } },
      sort: '-createdAt',
    })
    expect(audit.docs[0]).toMatchObject({ before: { takeOff: { clipSpacingInches: 24 } }, after: { takeOff: { clipSpacingInches: 12 } } })
    expect((await set({ clipSpacingInches: 24 })).status).toBe(200)
  })

  it('refuses settings that are no settings on their field', async () => {
    const operator = await cms.signInAs('operator')
    const before = await book()
    for (const [path, wrong] of [
      ['takeOff', null],
      ['takeOff', 'x'],
      ['takeOff', [12]],
      ['lotBreaks', null],
      ['lotBreaks', 'x'],
      ['lotBreaks', { fromLots: 2, percent: 5 }],
      ['lotBreaks', [null]],
      ['lotBreaks', ['x']],
    ] as const) {
      const refused = await cms.request('/api/globals/price-settings', { json: { [path]: wrong }, cookie: operator.cookie })
      expect(refused.status, `${path}: ${JSON.stringify(wrong)}`).toBe(400)
      const message = path === 'takeOff' ? 'Enter a group of fields.' : 'Enter a list of entries; an empty one for none.'
      expect((await refused.json()).fields).toEqual([{ path, message }])
    }
    expect(await book()).toEqual(before)
    const none = await cms.request('/api/globals/price-settings', { json: { lotBreaks: [] }, cookie: operator.cookie })
    expect(none.status).toBe(200)
  })

  it('keeps the settings of two operators who save at once', async () => {
    const operator = await cms.signInAs('operator')
    const set = (json: object) => cms.request('/api/globals/price-settings', { json, cookie: operator.cookie })
    for (let round = 1; round <= 4; round += 1) {
      const changes = { stemWallCents: 1000 * round, fastenersCents: 2000 * round, freightCents: 3000 * round }
      const answers = await Promise.all(Object.entries(changes).map(([name, cents]) => set({ [name]: cents })))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      expect((await book()).picker).toMatchObject(changes)
    }
  })

  it('keeps what two operators change of one plan at once', async () => {
    const operator = await cms.signInAs('operator')
    const find = () => cms.payload.find({ collection: 'home-plans', where: { planId: { equals: 'the-schiff-plan' } } })
    const [plan] = (await find()).docs
    for (const round of [1, 2, 3]) {
      const changes = {
        kitBasePriceCents: 4_250_000 + round,
        developmentBasePriceCents: 28_900_000 + round,
        lifestyle: `Families ${round}`,
      }
      const answers = await Promise.all(
        Object.entries(changes).map(([name, value]) =>
          cms.request(`/api/home-plans/${plan?.id}`, { method: 'PATCH', json: { [name]: value }, cookie: operator.cookie }),
        ),
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      expect((await find()).docs[0]).toMatchObject(changes)
    }
  })

  it('says why the last option of a step stays', async () => {
    const operator = await cms.signInAs('operator')
    const { id } = await optionNamed('steel-foundation', 'slab-stem-wall')
    const refused = await cms.request(`/api/price-options/${id}`, { method: 'DELETE', cookie: operator.cookie })
    expect(refused.status).toBe(400)
    expect((await refused.json()).errors[0].message).toBe('Steel configurator, foundation. Keep at least one on offer.')
  })

  it('is changed by operators only', async () => {
    const { id } = await optionNamed('steel-roofing', 'standing-seam-metal')
    for (const role of ['editor', 'builder', 'partner'] as const) {
      const { cookie } = await cms.signInAs(role)
      const answer = await cms.request(`/api/price-options/${id}`, { method: 'PATCH', json: { priceCents: 1 }, cookie })
      expect(answer.status, role).toBe(403)
    }
  })
})
