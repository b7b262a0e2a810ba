import { weekStartOf } from '@framewell/domain/network/capacityWeek'
import { getOwnShop } from '@framewell/domain/network/ownShopCalls'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../platform/database/inTransaction'
import { bootCms, type TestCms } from '../testing/bootCms'
import { makeShop } from '../testing/makeShop'
import { memberOf, type TestMember } from '../testing/qualifiedBuilder'
import { holdCapacity } from './capacityHolds'

const WEEK = weekStartOf(new Date())
const NO_ID = '00000000-0000-4000-8000-000000000000'

let cms: TestCms
let partner: TestMember
let other: TestMember
let shopId: string
beforeAll(async () => {
  cms = await bootCms()
  partner = await memberOf(cms.payload, 'fabricator')
  other = await memberOf(cms.payload, 'fabricator')
  shopId = await makeShop(cms.payload, { name: 'Wabash Steel Frames', company: partner.companyId })
})
afterAll(() => cms.stop())

const json = async (answer: Response) => ({ status: answer.status, body: await answer.json() })
const read = async (member: TestMember) => json(await cms.request('/api/own-shop', { cookie: member.cookie }))
const put = async (path: string, body: object, member = partner) =>
  json(await cms.request(`/api/own-shop/${path}`, { method: 'PUT', json: body, cookie: member.cookie }))
const upload = async (member: TestMember, query: Record<string, string>) =>
  json(
    await cms.request(`/api/own-shop/documents?${new URLSearchParams(query)}`, {
      method: 'POST',
      cookie: member.cookie,
      headers: { 'content-type': 'application/octet-stream' },
      body: Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
    }),
  )

describe("a partner's own shop", () => {
  it('belongs to its own members; people without one have none', async () => {
    const own = await read(partner)
    expect(own.status).toBe(200)
    const { shop } = getOwnShop.output.parse(own.body)
    expect(shop).toMatchObject({ name: 'Wabash Steel Frames', weeklyCapacity: 30, quality: { onTime: { good: 20, of: 22 } } })
    expect(shop?.weeks[0]).toMatchObject({ week: WEEK, bookedUnits: 0 })
    expect(await read(other)).toEqual({ status: 200, body: { shop: null } })
  })

  it('has its weeks and capacity changed, but never below what orders hold', async () => {
    const set = await put(`capacity/${WEEK}`, { closedUnits: 5, reservedUnits: 2, note: 'Maintenance' })
    expect(set).toMatchObject({ status: 200, body: { week: { closedUnits: 5, reservedUnits: 2, note: 'Maintenance' } } })
    // Another tab still shows the earlier week.
    const stale = await put(`capacity/${WEEK}`, { closedUnits: 1, reservedUnits: 0, seen: { closedUnits: 0, reservedUnits: 0 } })
    expect(stale).toMatchObject({ status: 409, body: { code: 'changedMeanwhile' } })
    const both = await Promise.all(
      [6, 7].map((closedUnits) => put(`capacity/${WEEK}`, { closedUnits, reservedUnits: 2, seen: { closedUnits: 5, reservedUnits: 2 } })),
    )
    expect(both.map(({ status }) => status).sort(), 'of two tabs one is refused').toEqual([200, 409])
    await put(`capacity/${WEEK}`, { closedUnits: 5, reservedUnits: 2, note: 'Maintenance' })
    const req = await createLocalReq({}, cms.payload)
    const wanted = { fabricatorId: shopId, units: 20, fromWeek: WEEK, weeks: 1, reference: 'FW-2026-00001' }
    const held = await inTransaction(req, () => holdCapacity(req, wanted, new Date()))
    expect(held).toBeDefined()
    expect((await put('weekly-capacity', { weeklyCapacity: 26 })).status).toBe(409)
    expect((await put(`capacity/${WEEK}`, { closedUnits: 15, reservedUnits: 0 })).status).toBe(409)
    expect(await put('weekly-capacity', { weeklyCapacity: 27 })).toMatchObject({ status: 200, body: { shop: { weeklyCapacity: 27 } } })
    expect((await put('weekly-capacity', { weeklyCapacity: 40 }, other)).status).toBe(404)
    const audited = await cms.payload.find({ collection: 'audit-records', where: { subjectId: { equals: shopId } } })
    expect(audited.docs.map(({ action }) => action).sort()).toEqual(['capacity-change', 'capacity-set', 'capacity-set', 'capacity-set'])
  })

  it('sends its own documents and gets them back; those of others are not found', async () => {
    const facts = { kind: 'insurance', name: 'certificate.pdf', issuer: 'Midwest Mutual' }
    expect((await upload(partner, facts)).status).toBe(422)
    const sent = await upload(partner, { ...facts, expiresOn: '2099-06-30' })
    expect(sent).toMatchObject({ status: 200, body: { document: { status: 'submitted', expiresOn: '2099-06-30' } } })
    const path = `/api/own-shop/documents/${sent.body.document.id}/file`
    const file = await cms.request(path, { cookie: partner.cookie })
    expect(file.status).toBe(200)
    expect(await file.text()).toMatch(/^%PDF-1.7/)
    await makeShop(cms.payload, { name: 'Other shop', company: other.companyId })
    expect((await cms.request(path, { cookie: other.cookie })).status).toBe(404)
    expect((await cms.request(`/api/own-shop/documents/${NO_ID}/file`, { cookie: partner.cookie })).status).toBe(404)
    const { shop } = getOwnShop.output.parse((await read(partner)).body)
    expect(shop?.documents.map(({ name }) => name)).toEqual(['certificate.pdf'])
  })
})
