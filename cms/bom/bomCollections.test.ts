import { generateBom, listBomDistributors } from '@framewell/domain/bom/calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedPlans } from '../catalog/seedPlans'
import { seedPriceBook } from '../catalog/seedPriceBook'
import { bootCms, type TestCms } from '../testing/bootCms'
import { seedBom, seedHeavyStrap } from './seedBom'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
  await seedPlans(cms.payload)
  await seedPriceBook(cms.payload)
  await seedBom(cms.payload)
})
afterAll(() => cms.stop())

const REQUEST = { plan_id: 'bova-900', preferred_distributor: 'mountain-west-steel' }
const bom = async (request: object = REQUEST) => {
  const response = await cms.request('/api/bom/generate', { json: request })
  return generateBom.output.parse(await response.json()).bom
}
const listOf = async (distributorId: string) => {
  const { docs } = await cms.payload.find({
    collection: 'price-lists',
    where: { 'distributor.distributorId': { equals: distributorId } },
    depth: 0,
  })
  const [list] = docs
  if (!list) throw new Error(`No price list of ${distributorId}`)
  return list
}
const patch = (path: string, json: object, cookie: string) => cms.request(path, { method: 'PATCH', json, cookie })

describe('a price list in the panel', () => {
  it('shows a new price in the next bill, as the next version, with an audit record of that price', async () => {
    const operator = await cms.signInAs('operator')
    const before = await bom()
    const list = await listOf('mountain-west-steel')
    const rows = (list.rows ?? []).map((row) => (row.sku === 'ROOF-DECK' ? { ...row, unitCostCents: 99_99, leadTimeDays: 77 } : row))
    const answer = await patch(`/api/price-lists/${list.id}`, { rows, effectiveDate: '2026-12-01' }, operator.cookie)
    expect(answer.status, await answer.clone().text()).toBe(200)
    const after = await bom()
    expect(after).toMatchObject({ price_list_version: 2, price_list_date: '2026-12-01', estimated_lead_time: '77 days' })
    const deck = (bill: typeof after) => bill.line_items.find(({ sku }) => sku === 'ROOF-DECK')
    expect(deck(after)?.unit_cost).toBe(99.99)
    expect(deck(before)?.unit_cost).not.toBe(99.99)
    const { docs } = await cms.payload.find({ collection: 'audit-records', where: { action: { equals: 'price-list-update' } } })
    expect(docs).toHaveLength(1)
    expect(docs[0]).toMatchObject({ actorEmail: operator.email, after: { version: 2, unitCostCents: { 'ROOF-DECK': 9999 } } })
    expect((await cms.payload.findVersions({ collection: 'price-lists', where: { parent: { equals: list.id } } })).totalDocs).toBe(2)
  })

  it('keeps its version when nothing changed', async () => {
    const { cookie } = await cms.signInAs('operator')
    const list = await listOf('midwest-framing-supply')
    expect((await patch(`/api/price-lists/${list.id}`, { effectiveDate: list.effectiveDate }, cookie)).status).toBe(200)
    expect((await listOf('midwest-framing-supply')).version).toBe(1)
  })

  it('gives two changes at once two versions', async () => {
    const { cookie } = await cms.signInAs('operator')
    const list = await listOf('southeast-building-products')
    const answers = await Promise.all(
      ['2026-12-02', '2026-12-03'].map((effectiveDate) => patch(`/api/price-lists/${list.id}`, { effectiveDate }, cookie)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await listOf('southeast-building-products')).version).toBe(3)
  })

  it.each([
    ['a material twice', (rows: Row[]) => [...rows, ...rows.slice(0, 1).map((row) => ({ ...row, id: undefined }))], /twice/],
    [
      'a material that does not exist',
      (rows: Row[]) => [...rows, { sku: 'UNOBTAINIUM', unitCostCents: 1, supplier: 'x', supplierSku: 'x', leadTimeDays: 1 }],
      /no material UNOBTAINIUM/,
    ],
    ['a fraction of a cent', (rows: Row[]) => rows.map((each) => ({ ...each, unitCostCents: 1.5 })), /whole cents/],
    ['a negative price', (rows: Row[]) => rows.map((each) => ({ ...each, unitCostCents: -1 })), /negative/],
  ])('is refused with %s', async (_, change, message) => {
    const { cookie } = await cms.signInAs('operator')
    const list = await listOf('midwest-framing-supply')
    const answer = await patch(`/api/price-lists/${list.id}`, { rows: change(list.rows ?? []) }, cookie)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toMatch(message)
  })

  it('is nobody else’s business', async () => {
    const list = await listOf('midwest-framing-supply')
    for (const role of ['editor', 'builder', 'partner'] as const) {
      const { cookie } = await cms.signInAs(role)
      expect((await patch(`/api/price-lists/${list.id}`, { effectiveDate: '2026-12-24' }, cookie)).status, role).toBe(403)
    }
    for (const slug of ['price-lists', 'materials', 'distributors']) {
      expect((await cms.request(`/api/${slug}`)).status, slug).toBe(401)
      const { cookie } = await cms.signInAs('super_admin')
      expect((await cms.request(`/api/${slug}/${list.id}`, { method: 'DELETE', cookie })).status, slug).toBe(404)
    }
  })
})

type Row = NonNullable<Awaited<ReturnType<typeof listOf>>['rows']>[number]

it('a changed package size changes the order quantities', async () => {
  const { cookie } = await cms.signInAs('operator')
  const before = (await bom()).line_items.find(({ sku }) => sku === 'UNDERLAYMENT')
  const { docs } = await cms.payload.find({ collection: 'materials', where: { sku: { equals: 'UNDERLAYMENT' } } })
  expect((await patch(`/api/materials/${docs[0]?.id}`, { packageSize: 250 }, cookie)).status).toBe(200)
  const after = (await bom()).line_items.find(({ sku }) => sku === 'UNDERLAYMENT')
  expect(after?.quantity).toBe(Math.ceil(((before?.net_quantity ?? 0) * 1.1) / 250))
  expect((await patch(`/api/materials/${docs[0]?.id}`, { packageSize: 0 }, cookie)).status).toBe(400)
})

it('a distributor that is switched off is not offered; without any the call says so', async () => {
  const { cookie } = await cms.signInAs('operator')
  const { docs } = await cms.payload.find({ collection: 'distributors', sort: 'name' })
  for (const [index, { id }] of docs.entries()) {
    expect((await patch(`/api/distributors/${id}`, { offered: false }, cookie)).status).toBe(200)
    const { distributors } = listBomDistributors.output.parse(await (await cms.request('/api/bom/distributors')).json())
    expect(distributors).toHaveLength(docs.length - index - 1)
  }
  const answer = await cms.request('/api/bom/generate', { json: REQUEST })
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ code: 'noDistributor' })
})

it('seeds once', async () => {
  expect(await seedBom(cms.payload)).toEqual([])
})

it('an earlier installation gets the strap of 54 mil with its price in the demo lists, once', async () => {
  const where = { sku: { equals: '300FS-54-COIL' } }
  await cms.payload.delete({ collection: 'materials', where })
  const lists = async () => (await cms.payload.find({ collection: 'price-lists', depth: 0, pagination: false, sort: 'createdAt' })).docs
  const priced = (await lists()).map(({ rows }) => rows?.find(({ sku }) => sku === '300FS-54-COIL')?.unitCostCents)
  for (const { id, rows } of await lists())
    await cms.payload.update({ collection: 'price-lists', id, data: { rows: rows?.filter(({ sku }) => sku !== '300FS-54-COIL') } })
  const versions = (await lists()).map(({ version }) => version)
  expect(await seedHeavyStrap(cms.payload)).toEqual(['300FS-54-COIL'])
  expect((await cms.payload.count({ collection: 'materials', where })).totalDocs).toBe(1)
  const after = await lists()
  expect(after.map(({ rows }) => rows?.find(({ sku }) => sku === '300FS-54-COIL')?.unitCostCents)).toEqual(priced)
  expect(after.map(({ version }) => version)).toEqual(versions.map((version) => version + 1))
  await cms.payload.delete({ collection: 'materials', where })
  expect(await seedHeavyStrap(cms.payload)).toEqual([])
})
