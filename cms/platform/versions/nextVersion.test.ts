import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { seedBom } from '../../bom/seedBom'
import { bootCms, type TestCms } from '../../testing/bootCms'

let cms: TestCms
let cookie: string
beforeAll(async () => {
  cms = await bootCms()
  await seedBom(cms.payload)
  cookie = (await cms.signInAs('operator')).cookie
})
afterAll(() => cms.stop())

const listOf = async (name: string) => {
  const { docs } = await cms.payload.find({ collection: 'price-lists', where: { 'distributor.distributorId': { equals: name } }, depth: 0 })
  const [list] = docs
  if (!list) throw new Error(`No price list of ${name}`)
  return list
}
const keptOf = async (parent: string) => {
  const { docs } = await cms.payload.findVersions({
    collection: 'price-lists',
    where: { parent: { equals: parent } },
    sort: 'version.version',
    depth: 0,
  })
  return docs
}
const dated = (effectiveDate: string) => (row: { version: { effectiveDate: string } }) => row.version.effectiveDate === effectiveDate

describe('a price list', () => {
  const change = (id: string, json: object) => cms.request(`/api/price-lists/${id}`, { method: 'PATCH', json, cookie })

  it('restored to an old version has its prices under the next number; who changed what stays on record', async () => {
    const first = await listOf('mountain-west-steel')
    const rows = (first.rows ?? []).map((row) => (row.sku === 'ROOF-DECK' ? { ...row, leadTimeDays: 77, supplier: 'Elsewhere' } : row))
    expect((await change(first.id, { rows })).status).toBe(200)
    const [oldest] = await keptOf(first.id)
    expect((await cms.request(`/api/price-lists/versions/${oldest?.id}`, { json: {}, cookie })).status).toBe(200)
    const now = await listOf('mountain-west-steel')
    expect(now.version).toBe(3)
    expect(now.rows?.find(({ sku }) => sku === 'ROOF-DECK')).toEqual(first.rows?.find(({ sku }) => sku === 'ROOF-DECK'))
    expect((await keptOf(first.id)).map(({ version }) => version.version)).toEqual([1, 2, 3])
    const { docs } = await cms.payload.find({ collection: 'audit-records', where: { subjectId: { equals: first.id } }, sort: '-createdAt' })
    expect(docs[1]).toMatchObject({
      action: 'price-list-update',
      after: { version: 2, unitCostCents: {}, leadTimeDays: { 'ROOF-DECK': 77 }, supplier: { 'ROOF-DECK': 'Elsewhere' } },
    })
    expect(docs[0]).toMatchObject({ before: { leadTimeDays: { 'ROOF-DECK': 77 } }, after: { version: 3 } })
  })

  it('has one content per number, even when somebody saves over a newer change', async () => {
    const { id, effectiveDate } = await listOf('midwest-framing-supply')
    const holder = await cms.payload.db.pool.connect()
    const waiting = async () => {
      const { rows } = await cms.payload.db.pool.query("select 1 from pg_locks where locktype = 'advisory' and not granted")
      return rows.length
    }
    try {
      await holder.query('begin')
      await holder.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`price-list:${id}`])
      const changed = change(id, { effectiveDate: '2027-01-01' })
      await vi.waitUntil(async () => (await waiting()) === 1, { timeout: 20_000 })
      const unchanged = change(id, { effectiveDate })
      await vi.waitUntil(async () => (await waiting()) === 2, { timeout: 20_000 })
      await holder.query('commit')
      expect([(await changed).status, (await unchanged).status]).toEqual([200, 200])
    } finally {
      holder.release()
    }
    const kept = await keptOf(id)
    const contents = (number: number) =>
      new Set(kept.filter(({ version }) => version.version === number).map(({ version }) => version.effectiveDate))
    expect(kept.filter(dated('2027-01-01'))).toHaveLength(1)
    for (const number of [1, 2, 3]) expect([...contents(number)], `version ${number}`).toHaveLength(1)
  })
})

describe('the texts of waivers', () => {
  const save = (json: object) => cms.request('/api/globals/waiver-texts', { json, cookie })
  const now = () => cms.payload.findGlobal({ slug: 'waiver-texts' })

  it('count up from the initial ones, which are version 1 before anything is stored, and only for a change', async () => {
    const { conditional_final: initial } = await now()
    expect((await save({ conditional_final: initial })).status).toBe(200)
    expect((await now()).version).toBe(1)
    expect((await save({ conditional_final: 'Other words.' })).status).toBe(200)
    expect((await now()).version).toBe(2)
    expect((await save({ conditional_final: 'Other words.' })).status).toBe(200)
    expect((await now()).version).toBe(2)
  })

  it('give a change after a restore its own number', async () => {
    const { docs } = await cms.payload.findGlobalVersions({ slug: 'waiver-texts', where: { 'version.version': { equals: 1 } } })
    expect((await cms.request(`/api/globals/waiver-texts/versions/${docs[0]?.id}`, { json: {}, cookie })).status).toBe(200)
    expect((await now()).version).toBe(1)
    expect((await save({ conditional_final: 'Third words.' })).status).toBe(200)
    expect((await now()).version).toBe(3)
    const { docs: records } = await cms.payload.find({
      collection: 'audit-records',
      where: { action: { equals: 'waiver-texts-change' } },
      sort: '-createdAt',
    })
    expect(records.slice(0, 3).map(({ before, after }) => [before, after])).toMatchObject([
      [{ version: 1 }, { version: 3, conditional_final: 'Third words.' }],
      [{ version: 2, conditional_final: 'Other words.' }, { version: 1 }],
      [{ version: 1 }, { version: 2, conditional_final: 'Other words.' }],
    ])
  })

  it('give two changes at once two numbers', async () => {
    const answers = await Promise.all(['one', 'two'].map((word) => save({ unconditional_final: `Version ${word}.` })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await now()).version).toBe(5)
  })
})
