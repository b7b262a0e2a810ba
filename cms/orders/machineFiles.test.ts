import type { RollFormer } from '@framewell/domain/export/machine/rollFormer'
import { testRollFormer as MACHINE } from '@framewell/domain/export/machine/testing/testRollFormer'
import { checkPanelOnMachine } from '@framewell/domain/orders/machineCalls'
import { getOrderPanels } from '@framewell/domain/orders/panelCalls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestCms } from '../testing/bootCms'
import { orderHouse } from '../testing/orderHouse'
import type { orderSetup } from '../testing/orderSetup'
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

async function save(machine: RollFormer, cookie = shop.cookie) {
  const headers = { 'content-type': 'application/json' }
  const answer = await cms.request(`/api/own-shop/roll-formers/${machine.id}`, {
    method: 'PUT',
    cookie,
    headers,
    body: JSON.stringify(machine),
  })
  return { status: answer.status, body: await answer.json() }
}
async function remove(id: string) {
  const answer = await cms.request(`/api/own-shop/roll-formers/${id}`, { method: 'DELETE', cookie: shop.cookie })
  return { status: answer.status, body: await answer.json() }
}
const another = (name: string): RollFormer => ({ ...MACHINE, id: crypto.randomUUID(), name })

/** An order with the mark of its first wall panel. */
async function orderedPanel() {
  const { path, builder } = await to.activeOrder()
  const { panels } = getOrderPanels.output.parse((await to.get(`${path}/panels`, shop.cookie)).body)
  const wall = panels.find(({ part, loose }) => part === 'exterior-wall' && !loose)
  const truss = panels.find(({ part }) => part === 'truss')
  const asked = (panel = wall?.mark ?? '', machine = MACHINE.id) => new URLSearchParams({ panel, machine, format: 'howick-csv' }).toString()
  return { path, builder, wall, truss, asked }
}

describe("a shop's roll-formers", () => {
  it('are kept by name, changed and removed by its people, with a record of each change', async () => {
    expect((await save(MACHINE)).body.shop.rollFormers).toEqual([MACHINE])
    const second = another('A second line')
    await save(second)
    const renamed = await save({ ...MACHINE, coating: 'G90' })
    expect(renamed.body.shop.rollFormers.map(({ name, coating }: RollFormer) => [name, coating])).toEqual([
      ['A second line', 'Z275'],
      ['Line 1', 'G90'],
    ])
    expect((await remove(second.id)).body.shop.rollFormers).toHaveLength(1)
    expect(await remove(second.id)).toMatchObject({ status: 404, body: { code: 'unknownMachine' } })
    const { rows } = await cms.payload.db.pool.query(
      `select jsonb_array_length(after -> 'rollFormers') as left from audit_records where action = 'roll-formers-change' and subject_id = $1 order by created_at`,
      [shopId],
    )
    expect(rows.map(({ left }) => left)).toEqual([1, 2, 2, 1])
  })

  it('have different names, are ten at most, even when saved at once, and wrong figures are refused at their field', async () => {
    expect((await save(another('Line 1'))).body.code).toBe('nameTaken')
    const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => save(another(`Spare ${at}`))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9)
    expect(new Set(answers.flatMap(({ body }) => body.code ?? []))).toEqual(new Set(['tooMany']))
    const wrong = await save({ ...MACHINE, longestMm: 50 })
    expect(wrong.body.fields).toMatchObject([{ path: 'longestMm' }])
    const { builder } = await to.activeOrder()
    expect((await save(MACHINE, builder.cookie)).status).toBe(403)
  })
})

describe("a panel's machine files", () => {
  it("are made for the order's own shop, one for each section", async () => {
    await save(MACHINE)
    const { path, asked, wall } = await orderedPanel()
    const found = checkPanelOnMachine.output.parse((await to.get(`${path}/machine-files?${asked()}`, shop.cookie)).body)
    expect(found.problems).toEqual([])
    expect(found.files.length).toBeGreaterThan(0)
    for (const { code, pieces } of found.files) {
      const answer = await cms.request(`${path}/machine-file?${asked()}&code=${code}`, { cookie: shop.cookie })
      expect(answer.headers.get('content-disposition')).toContain(`-${wall?.mark}-${code}.csv`)
      const text = await answer.text()
      expect(text).toContain('PRELIMINARY')
      expect(text.match(/^COMPONENT,/gm)).toHaveLength(pieces)
    }
  })

  it('have the holes that the order was accepted with, whatever the machine has since', async () => {
    const only = another('The only one')
    await cms.payload.db.pool.query('update fabricators set roll_formers = null where id = $1', [shopId])
    await save({ ...only, serviceHolesMm: [900] })
    const { path, asked, wall } = await orderedPanel()
    await to.post(`${path}/acceptance`, {}, shop.cookie)
    const files = async () => {
      const { files: found, unmarked } = (await to.get(`${path}/machine-files?${asked(wall?.mark, only.id)}`, shop.cookie)).body
      const query = `${path}/machine-file?${asked(wall?.mark, only.id)}&code=`
      const texts = found.map(async ({ code }: { code: string }) => (await cms.request(`${query}${code}`, { cookie: shop.cookie })).text())
      return { text: (await Promise.all(texts)).join(''), unmarked: unmarked.join(' ') }
    }
    const before = await files()
    expect(before.text).toContain('SERVICE_HOLE')
    await save({ ...only, serviceHolesMm: [1_500] })
    const after = await files()
    expect(after.text).toBe(before.text)
    expect(after.unmarked).toContain("Service holes of this machine at 1500 mm: the order's panels have none there.")
    await remove(only.id)
    await save(MACHINE)
  })

  it('are refused with what is missing, and nothing is downloaded', async () => {
    const { path, asked, truss, wall } = await orderedPanel()
    await save({ ...MACHINE, profiles: MACHINE.profiles.slice(0, 1) })
    const found = (await to.get(`${path}/machine-files?${asked()}`, shop.cookie)).body
    expect(found.files).toEqual([])
    expect(found.problems.join()).toMatch(/The machine has no section /)
    expect((await to.get(`${path}/machine-file?${asked()}&code=S1`, shop.cookie)).body.code).toBe('notRollable')
    const trussFiles = (await to.get(`${path}/machine-files?${asked(truss?.mark)}`, shop.cookie)).body
    expect(trussFiles.problems).toEqual([expect.stringContaining('Trusses are not rolled from these files.')])
    expect(trussFiles.leftOut.join()).toContain('(top chord): it opens out of the plane of the panel')
    expect((await to.get(`${path}/machine-files?${asked('W9-99')}`, shop.cookie)).body.code).toBe('unknownPanel')
    expect((await to.get(`${path}/machine-files?${asked(wall?.mark, crypto.randomUUID())}`, shop.cookie)).body.code).toBe('unknownMachine')
  })

  it('are for nobody else: no other shop, not the builder, no operator', async () => {
    const { path, asked, builder } = await orderedPanel()
    expect((await to.get(`${path}/machine-files?${asked()}`, other.cookie)).status).toBe(404)
    expect((await to.get(`${path}/machine-files?${asked()}`, builder.cookie)).status).toBe(403)
    expect((await to.get(`${path}/machine-file?${asked()}&code=S1`, other.cookie)).status).toBe(404)
    expect((await cms.request(`${path}/machine-files?${asked()}`)).status).toBe(401)
  })
})
