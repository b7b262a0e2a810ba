import { defineCall } from '@framewell/domain/http/defineCall'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { seedPlans } from '../../../catalog/seedPlans'
import { bootCms, type TestCms } from '../../../testing/bootCms'
import { startAnother } from '../../../testing/startAnother'
import { tableStamp } from '../../database/tableStamp'
import { bindCall } from './bindCall'

const base = { summary: '', feature: 'things', input: z.object({}) } as const
const listNames = defineCall({
  ...base,
  name: 'listNames',
  method: 'GET',
  path: '/api/kept-names',
  access: 'public',
  sameForAll: true,
  output: z.object({ names: z.array(z.string()), filler: z.string() }),
})
const stamp = tableStamp('home_plans')
let made = 0
const filler = 'x'.repeat(2000)
const bound = bindCall(
  listNames,
  async ({ req, session }) => {
    made += 1
    const { docs } = await req.payload.find({ collection: 'home-plans', sort: 'planId', pagination: false, overrideAccess: true, req })
    return { names: [...docs.map(({ name }) => name), ...(session ? [session.email] : [])], filler }
  },
  { stamp },
)

let cms: TestCms
let another: Awaited<ReturnType<typeof startAnother>>
beforeAll(async () => {
  cms = await bootCms([bound])
  await seedPlans(cms.payload)
  another = await startAnother(cms.payload)
  await cms.request('/api/kept-names')
  made = 0
})
afterAll(async () => {
  await another.stop()
  await cms.stop()
})

const namesAt = async (origin: string): Promise<string[]> => (await (await fetch(`${origin}/api/kept-names`)).json()).names
/** Renames one plan of the list directly in the database, bypassing everything that could announce it. */
const rename = (db: pg.Pool | pg.Client, name: string, at: number) =>
  db.query('update home_plans set name = $1 where plan_id = (select plan_id from home_plans order by plan_id offset $2 limit 1)', [
    name,
    at,
  ])

it('is computed once for everybody, signed in or not, until something changes', async () => {
  const operator = await cms.signInAs('operator')
  const [first, second, theirs] = await Promise.all([
    cms.request('/api/kept-names'),
    cms.request('/api/kept-names'),
    cms.request('/api/kept-names', { cookie: operator.cookie }),
  ])
  const body = await first.text()
  expect(await second.text()).toBe(body)
  expect(await theirs.text(), 'what is kept says nothing of who asks').toBe(body)
  expect(made).toBe(0)
  await rename(cms.payload.db.pool, 'Renamed', 0)
  expect(await namesAt(cms.origin)).toContain('Renamed')
  expect(made).toBe(1)
})

it('is current in every process, however the writes were ordered', async () => {
  const [early, late] = [new pg.Client(cms.payload.db.poolOptions), new pg.Client(cms.payload.db.poolOptions)]
  await Promise.all([early.connect(), late.connect()])
  try {
    await early.query('begin')
    await rename(early, 'Written first', 0)
    await rename(late, 'Committed first', 1)
    for (const { origin } of [cms, another]) {
      const names = await namesAt(origin)
      expect(names).toContain('Committed first')
      expect(names).not.toContain('Written first')
    }
    await early.query('commit')
    for (const { origin } of [cms, another]) expect(await namesAt(origin)).toContain('Written first')
  } finally {
    await Promise.all([early.end(), late.end()])
  }
})

it('never misses a write that was acknowledged before, with many readers', async () => {
  const readers = new AbortController()
  const load = Array.from({ length: 8 }, async () => {
    while (!readers.signal.aborted) await namesAt(another.origin)
  })
  try {
    for (let edit = 0; edit < 25; edit += 1) {
      await rename(cms.payload.db.pool, `Edit ${edit}`, 2)
      expect(await namesAt(another.origin)).toContain(`Edit ${edit}`)
      expect(await namesAt(cms.origin)).toContain(`Edit ${edit}`)
    }
  } finally {
    readers.abort()
    await Promise.all(load)
  }
})

it('comes compressed for clients that accept it, without a body for HEAD, and is computed again with a query', async () => {
  const plain = await cms.request('/api/kept-names', { headers: { 'accept-encoding': 'identity' } })
  const zipped = await cms.request('/api/kept-names', { headers: { 'accept-encoding': 'gzip' } })
  expect([plain.headers.get('content-encoding'), zipped.headers.get('content-encoding')]).toEqual([null, 'gzip'])
  for (const { headers } of [plain, zipped]) {
    expect(headers.get('vary')).toContain('Accept-Encoding')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
  expect(await zipped.json()).toEqual(await plain.json())
  const head = await cms.request('/api/kept-names', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  const before = made
  expect((await cms.request('/api/kept-names?anything=1')).status).toBe(200)
  expect(made).toBe(before + 1)
})

it('is refused for calls that do not answer everybody the same', () => {
  const operation = async () => ({ names: [], filler })
  for (const call of [
    defineCall({ ...listNames, access: ['operator'] }),
    defineCall({ ...listNames, method: 'POST' }),
    defineCall({ ...listNames, rateLimit: { points: 1, windowSeconds: 1, by: ['address'] } }),
  ])
    expect(() => bindCall(call, operation, { stamp })).toThrow("can't be kept")
  expect(() => bindCall(listNames, operation)).toThrow("can't be kept")
})
