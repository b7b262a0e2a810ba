import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { env } from '../../env'
import { bootCms, type TestCms } from '../../testing/bootCms'
import type { TestRequest } from '../../testing/sendTo'

const LIST = '/api/pages?limit=10&depth=1'
/** Of one address: one is worked on, and so many wait. */
const MOST_WAITING = 32

let cms: TestCms
/** Holds the table of pages, so that whoever reads it stays at work. */
let holder: pg.Client
const asked: Asked[] = []
beforeAll(async () => {
  cms = await bootCms()
  holder = new pg.Client({ connectionString: env.DATABASE_OWNER_URL })
  await holder.connect()
})
afterEach(async () => {
  hangUp(asked)
  await holder.query('rollback')
  await answersOf(asked.splice(0))
})
afterAll(async () => {
  await holder.end()
  await cms.stop()
})

const holdPages = async () => {
  await holder.query('begin')
  await holder.query('lock table pages in access exclusive mode')
}
const readers = async () => {
  const { rows } = await holder.query("select count(*) as n from pg_locks where relation = 'pages'::regclass and not granted")
  return Number(rows[0]?.n)
}

interface Asked {
  readonly hangUp: AbortController
  /** Undefined until it is answered. */
  status?: number
  retryAfter?: string | null
  /** Resolves with the answer, or when it was hung up. */
  answered?: Promise<void>
}

/** Asks without waiting for the answer. */
function ask(init: Pick<TestRequest, 'address' | 'cookie'>): Asked {
  const one: Asked = { hangUp: new AbortController() }
  one.answered = cms.request(LIST, { ...init, signal: one.hangUp.signal }).then(
    ({ status, headers }) => {
      one.status = status
      one.retryAfter = headers.get('retry-after')
    },
    (error: unknown) => {
      if (!one.hangUp.signal.aborted) throw error
    },
  )
  asked.push(one)
  return one
}
const crowd = (count: number, address: string) => Array.from({ length: count }, () => ask({ address }))
const answersOf = (all: readonly Asked[]) => Promise.all(all.map(({ answered }) => answered))
const hangUp = (all: readonly Asked[]) => {
  for (const one of all) one.hangUp.abort()
}
const answered = (all: readonly Asked[]) => all.filter(({ status }) => status !== undefined)

/** What was sent before it, a hang-up too, has reached the cms when it ends. */
const reachCms = async () => {
  for (let at = 0; at < 5; at += 1) await cms.request('/healthz')
}

it('of 32 reads that an address has in hand one is worked on; others are answered meanwhile, and then the rest of its own', async () => {
  const editor = await cms.signInAs('editor')
  await holdPages()
  ask({ address: '192.0.2.1' })
  await expect.poll(readers).toBe(1)
  const line = crowd(31, '192.0.2.1')
  for (const path of ['/api/home-plans', '/api/globals/navigation', '/api/qualification/tiers'])
    expect((await cms.request(path, { address: '192.0.2.2' })).status, path).toBe(200)
  ask({ address: '192.0.2.3' })
  await expect.poll(readers).toBe(2)
  // All turns of strangers are taken now; an account has its own.
  expect((await cms.request('/api/home-plans', { cookie: editor.cookie, address: '192.0.2.1' })).status).toBe(200)
  expect(await readers()).toBe(2)
  expect(answered(asked)).toEqual([])
  hangUp(line.slice(2))
  await reachCms()
  await holder.query('rollback')
  await answersOf(asked)
  expect(answered(asked).map(({ status }) => status)).toEqual([200, 200, 200, 200])
})

it('an account has some reads worked on at once, and keeps no other account waiting', async () => {
  const editor = await cms.signInAs('editor')
  await holdPages()
  for (let at = 0; at < 20; at += 1) ask({ cookie: editor.cookie })
  await expect.poll(readers).toBe(4)
  const other = await cms.signInAs('editor')
  expect((await cms.request('/api/home-plans', { cookie: other.cookie })).status).toBe(200)
  expect(await readers()).toBe(4)
  await holder.query('rollback')
  await answersOf(asked)
  expect(asked.filter(({ status }) => status !== 200)).toEqual([])
})

it('beyond its line an address is told when to come again, and a place is free once somebody hangs up', async () => {
  const address = '192.0.2.4'
  await holdPages()
  ask({ address })
  await expect.poll(readers).toBe(1)
  const line = crowd(MOST_WAITING + 3, address)
  await expect.poll(() => answered(line).length).toBe(3)
  for (const one of answered(line)) expect([one.status, one.retryAfter]).toEqual([429, '2'])
  line.find(({ status }) => status === undefined)?.hangUp.abort()
  let last: Asked | undefined
  const askOnce = async () => {
    last = ask({ address })
    await reachCms()
    return last.status ?? 'waits'
  }
  await expect.poll(askOnce).toBe('waits')
  hangUp(line)
  await reachCms()
  await holder.query('rollback')
  await last?.answered
  expect(last?.status).toBe(200)
})
