import { frameModel } from '@framewell/domain/framing/frameModel'
import { layoutForDimensions } from '@framewell/domain/framing/layoutForDimensions'
import { panelBasisOf } from '@framewell/domain/framing/panelLimits'
import { getOrderPanels } from '@framewell/domain/orders/panelCalls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { framePieces } from '../catalog/framePieces'
import type { TestCms } from '../testing/bootCms'
import { orderHouse } from '../testing/orderHouse'
import type { orderSetup } from '../testing/orderSetup'
import { pdfText } from '../testing/pdfText'
import type { TestMember } from '../testing/qualifiedBuilder'

let cms: TestCms
let shop: TestMember
let shopId: string
let other: TestMember
let to: Awaited<ReturnType<typeof orderSetup>>
beforeAll(async () => {
  ;({ cms, to, shop, shopId, other } = await orderHouse())
})
afterAll(() => cms.stop())

const LIMITS = { lengthFeet: 12, heightFeet: 10, widthFeet: 8.5, trussFeet: 30, weightPounds: 300, liftPounds: 1_200 }

async function setLimits(limits: object, cookie = shop.cookie) {
  const answer = await cms.request('/api/own-shop/panel-limits', {
    method: 'PUT',
    cookie,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(limits),
  })
  return { status: answer.status, body: await answer.json() }
}
const panelsOf = async (path: string, cookie = shop.cookie) => getOrderPanels.output.parse((await to.get(`${path}/panels`, cookie)).body)

describe("an order's panels", () => {
  it("follow its shop's limits until the shop accepts it, and then stay", async () => {
    const { path, builder } = await to.activeOrder()
    expect(await panelsOf(path)).toMatchObject({ basis: panelBasisOf(null), fixed: false })
    expect((await setLimits(LIMITS)).body.shop.panels).toEqual({ limits: LIMITS, setBy: 'shop', serviceHolesMm: [] })
    const offered = await panelsOf(path)
    expect(offered).toMatchObject({ basis: { limits: LIMITS, setBy: 'shop' }, fixed: false })
    const walls = offered.panels.filter(({ part, loose }) => part.endsWith('wall') && !loose)
    expect(walls.length).toBeGreaterThan(10)
    for (const { mark, lengthFeet, shippedPounds, beyond } of walls) {
      expect(lengthFeet <= 12.001 || beyond.includes('lengthFeet'), mark).toBe(true)
      expect(shippedPounds <= 300 || beyond.includes('weightPounds'), mark).toBe(true)
    }
    expect(offered.bundles.every(({ units, pounds }) => units === 1 || pounds <= LIMITS.liftPounds)).toBe(true)

    expect((await to.post(`${path}/acceptance`, {}, shop.cookie)).status).toBe(200)
    await setLimits({ ...LIMITS, lengthFeet: 24 })
    expect(await panelsOf(path)).toEqual({ ...offered, fixed: true })
    expect(await panelsOf(path, builder.cookie)).toEqual({ ...offered, fixed: true })
    expect((await to.get(`${path}/panels`, other.cookie)).status).toBe(404)
    const {
      rows: [audited],
    } = await cms.payload.db.pool.query(
      `select before, after from audit_records where action = 'panel-limits-change' and subject_id = $1 order by created_at desc limit 1`,
      [shopId],
    )
    expect(audited).toEqual({ before: { panelLimits: LIMITS }, after: { panelLimits: { ...LIMITS, lengthFeet: 24 } } })
  })

  it('are fixed also by starting fabrication, and listed piece by piece and drawn by the same cuts', async () => {
    await setLimits(LIMITS)
    const { path } = await to.activeOrder()
    await to.post(`${path}/stages`, { stage: 'fabrication_started' }, shop.cookie)
    const { panels, added, fixed } = await panelsOf(path)
    expect(fixed).toBe(true)
    const csv = await (await cms.request(`${path}/panel-list`, { cookie: shop.cookie })).text()
    const [, header = '', ...rows] = csv.trim().split('\r\n')
    const cells = (row: string) => row.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    const columns = cells(header)
    const cell = (row: string, name: string) => cells(row)[columns.indexOf(name)]
    expect(rows).toHaveLength(panels.reduce((sum, { pieces }) => sum + pieces, 0))
    for (const { mark, pieces } of panels) expect(rows.filter((row) => cell(row, 'Panel mark') === mark).length, mark).toBe(pieces)
    expect(rows.filter((row) => cell(row, 'Ordered piece') === '')).toHaveLength(added.pieces)
    expect(added.pieces).toBeGreaterThan(0)
    const words = await pdfText(await cms.request(`${path}/frame?format=pdf`, { cookie: shop.cookie }))
    expect(words).toContain("Panels are cut to the shop's own limits: 12 ft long and 10 ft high")
    for (const { mark } of panels) expect(words).toContain(mark)
  })

  it('go to other programs by the same cuts', async () => {
    await setLimits(LIMITS)
    const { path } = await to.activeOrder()
    const { panels } = await panelsOf(path)
    const fileOf = async (format: string) => (await cms.request(`${path}/frame?format=${format}`, { cookie: shop.cookie })).text()
    const dxf = await fileOf('dxf')
    for (const { mark } of panels) expect(dxf).toContain(mark)
    const pieces = panels.reduce((sum, panel) => sum + panel.pieces, 0)
    expect((await fileOf('ifc')).match(/=IFCMEMBER\(/g)).toHaveLength(pieces)
    expect((await cms.request(`${path}/frame?format=dwg`, { cookie: shop.cookie })).status).toBe(400)
  })

  it('are listed for everybody who asks at once', async () => {
    const { path } = await to.activeOrder()
    const answers = await Promise.all(Array.from({ length: 60 }, () => cms.request(`${path}/panel-list`, { cookie: shop.cookie })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
  })

  it('of the largest house hold up no other call', async () => {
    const { path, number } = await to.activeOrder()
    const { layout } = layoutForDimensions({ lengthFeet: 240, widthFeet: 150, stories: 3 })
    const { memberCount, weightPounds, pieces } = framePieces(frameModel(layout))
    await cms.payload.db.pool.query(
      `update orders set frozen = jsonb_set(jsonb_set(frozen, '{layout}', $2), '{frame}', frozen -> 'frame' || $3) where number = $1`,
      [number, JSON.stringify(layout), JSON.stringify({ members: memberCount, steelPounds: weightPounds, pieces })],
    )
    const reads = ['panels', 'panel-list', 'frame?format=dxf', 'cut-list']
    let open = reads.length
    const reading = Promise.all(reads.map((read) => cms.request(`${path}/${read}`, { cookie: shop.cookie }).finally(() => (open -= 1))))
    let answered = 0
    while (open > 0) {
      expect((await cms.request('/api/catalog/plans')).status).toBe(200)
      if (open > 0) answered += 1
    }
    expect((await reading).map(({ status }) => status)).toEqual(reads.map(() => 200))
    expect(answered).toBeGreaterThan(20)
  })

  it('take the legal width of a load where a shop names none', async () => {
    const { widthFeet: _, ...unnamed } = LIMITS
    expect((await setLimits(unnamed)).body.shop.panels.limits.widthFeet).toBe(8.5)
  })

  it('refuse limits that make no sense, and a person without a shop', async () => {
    const wrong = await setLimits({ ...LIMITS, lengthFeet: 2, liftPounds: '' })
    expect(wrong.status).toBe(400)
    expect(JSON.stringify(wrong.body)).toContain('At least 4 ft')
    const { builder } = await to.activeOrder()
    expect((await setLimits(LIMITS, builder.cookie)).status).toBe(403)
  })
})
