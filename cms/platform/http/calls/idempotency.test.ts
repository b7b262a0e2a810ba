import { createHash, randomUUID } from 'node:crypto'
import { defineCall } from '@framewell/domain/http/defineCall'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { queueMail } from '../../../notifications/queueMail'
import { bootCms, type TestCms } from '../../../testing/bootCms'
import { cutAtStatement } from '../../../testing/cutAtStatement'
import { bindCall } from './bindCall'

const createThing = defineCall({
  name: 'createThing',
  method: 'POST',
  path: '/api/things',
  summary: 'Create a thing',
  feature: 'things',
  access: 'public',
  input: z.object({ name: z.string(), fail: z.boolean().optional() }),
  output: z.object({ id: z.string(), name: z.string() }),
  errors: { refused: { status: 409, message: 'No.' } },
  idempotent: true,
  successStatus: 201,
})

/** Lets a test pause an operation in the middle. */
let held: { entered: () => void; release: Promise<void> } | undefined

const things = [
  bindCall(createThing, async ({ req, refuse }, { name, fail }) => {
    const id = randomUUID()
    // Any row written in the transaction shows how often the operation took effect.
    await queueMail(req, { to: name, subject: 'thing', text: id, dedupKey: id })
    held?.entered()
    await held?.release
    if (fail) throw refuse('refused')
    return { id, name }
  }),
]

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms(things)
})
afterAll(() => cms.stop())
beforeEach(() => {
  held = undefined
})

const create = (key: string, json: unknown, cookie?: string) =>
  cms.request('/api/things', { json, cookie, headers: { 'idempotency-key': key } })
const effects = async (name: string) =>
  (await cms.payload.count({ collection: 'outgoing-mail', where: { to: { equals: name } } })).totalDocs

describe('Idempotency-Key', () => {
  it('stores nothing that a body can be guessed from', async () => {
    const key = randomUUID()
    const first = await create(key, { name: 'guessed' })
    const record = async () => {
      const { docs } = await cms.payload.find({ collection: 'idempotency-records', sort: '-createdAt', limit: 1 })
      return docs[0]
    }
    const bare = createHash('sha256')
      .update(JSON.stringify({ name: 'guessed' }))
      .digest('hex')
    const kept = await record()
    expect(kept?.bodyHash).toMatch(/^[0-9a-f]{64}$/)
    expect(kept?.bodyHash).not.toBe(bare)
    const second = await create(key, { name: 'guessed' })
    expect(await second.json()).toEqual(await first.json())
    expect((await create(key, { name: 'other' })).status).toBe(422)
    expect(await effects('guessed')).toBe(1)
  })

  it('replays the first answer for the same key and body', async () => {
    const key = randomUUID()
    const first = await create(key, { name: 'replay' })
    const second = await create(key, { name: 'replay' })
    expect([first.status, second.status]).toEqual([201, 201])
    expect(await second.json()).toEqual(await first.json())
    expect(second.headers.get('idempotency-replayed')).toBe('true')
    expect(await effects('replay')).toBe(1)
  })

  it.each(['before', 'after'] as const)(
    'leaves one effect of a request whose connection was lost %s its COMMIT, and of its repetition',
    async (when) => {
      const cuts = cutAtStatement(cms.payload.db.pool)
      const [key, name] = [randomUUID(), `lost-${when}`]
      cuts.arm('commit', when)
      const lost = await create(key, { name })
      expect(cuts.disarm().cut).toBe(true)
      // Nobody can know whether it was done: the client has to send it again.
      expect([lost.status, lost.headers.has('retry-after')]).toEqual([503, true])
      // The database may still be finishing the lost one.
      const again = await vi.waitUntil(
        async () => {
          const answer = await create(key, { name })
          return answer.status !== 409 && answer
        },
        { timeout: 60_000, interval: 50 },
      )
      expect(again.status).toBe(201)
      expect(again.headers.has('idempotency-replayed')).toBe(when === 'after')
      expect(await effects(name)).toBe(1)
    },
  )

  it('answers 422 for another body under the same key', async () => {
    const key = randomUUID()
    await create(key, { name: 'mismatch' })
    const other = await create(key, { name: 'mismatch-2' })
    expect(other.status).toBe(422)
    expect(await other.json()).toMatchObject({ code: 'idempotencyMismatch' })
    expect(await effects('mismatch-2')).toBe(0)
  })

  it('answers 409 while the first is still running', async () => {
    const key = randomUUID()
    let release: () => void = () => undefined
    const entered = new Promise<void>((resolve) => {
      held = { entered: resolve, release: new Promise((done) => (release = done)) }
    })
    const first = create(key, { name: 'in-flight' })
    await entered
    held = undefined
    const second = await create(key, { name: 'in-flight' })
    expect(second.status).toBe(409)
    expect(second.headers.get('retry-after')).toBe('1')
    release()
    expect((await first).status).toBe(201)
    expect((await create(key, { name: 'in-flight' })).status).toBe(201)
    expect(await effects('in-flight')).toBe(1)
  })

  it('takes effect once for 20 at the same time', async () => {
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(key, { name: 'crowd' })))
    expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([])
    expect(await effects('crowd')).toBe(1)
    const made = await Promise.all(answers.filter(({ status }) => status === 201).map((answer) => answer.json()))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  })

  it('leaves nothing behind after a refusal, so that the key can be used again', async () => {
    const key = randomUUID()
    expect((await create(key, { name: 'refused', fail: true })).status).toBe(409)
    expect(await effects('refused')).toBe(0)
    expect((await create(key, { name: 'refused' })).status).toBe(201)
  })

  it("separates one person's keys from another's", async () => {
    const key = randomUUID()
    const [one, two] = await Promise.all([cms.signInAs('builder'), cms.signInAs('builder')])
    const first = await (await create(key, { name: 'scoped' }, one.cookie)).json()
    const second = await (await create(key, { name: 'scoped' }, two.cookie)).json()
    expect(second.id).not.toBe(first.id)
  })

  it('stores an answer so that nobody who reads the database can use its content', async () => {
    const key = randomUUID()
    const { id } = await (await create(key, { name: 'sealed' })).json()
    const { rows } = await cms.payload.db.pool.query('select row_to_json(r)::text as row from idempotency_records r')
    expect(rows.length).toBeGreaterThan(0)
    for (const { row } of rows) for (const secret of [id, key]) expect(row).not.toContain(secret)
    expect((await (await create(key, { name: 'sealed' })).json()).id).toBe(id)
  })

  it('forgets after a day', async () => {
    const key = randomUUID()
    const first = await (await create(key, { name: 'old' })).json()
    await cms.payload.db.pool.query("update idempotency_records set expires_at = now() - interval '1 second'")
    const second = await (await create(key, { name: 'old' })).json()
    expect(second.id).not.toBe(first.id)
  })

  it('refuses a key that could be guessed, and says how long it must be', async () => {
    for (const key of ['1', 'fifteen-letters', 'x'.repeat(129), `${'x'.repeat(20)} y`]) {
      const refused = await create(key, { name: 'short' })
      expect(refused.status).toBe(400)
      expect((await refused.json()).error).toContain('16 to 128 visible characters')
    }
  })
})

it('no call can promise one effect and run where nothing stores its answer', () => {
  expect(() => bindCall(createThing, async () => ({ id: '1', name: 'One' }), { transaction: false })).toThrow('would be answered twice')
})
