import { array, assert, asyncProperty, constantFrom, nat, oneof, record } from 'fast-check'
import { expect, it } from 'vitest'
import { type EndTurn, FairQueue, type NoTurn } from './FairQueue'

/** Lets everything happen that only waits for a promise. */
const settle = () => new Promise((resolve) => setImmediate(resolve))
const isTurn = (outcome: EndTurn | NoTurn): outcome is EndTurn => typeof outcome === 'function'

it('counts an IPv6 network as one client', async () => {
  const queue = new FairQueue({ each: 1, all: 9, waitingEach: 0, waitingAll: 9 })
  expect(await queue.take('2001:db8::1')).toBeTypeOf('function')
  expect(await queue.take('2001:db8::2')).toBe('clientFull')
  expect(await queue.take('2001:db8:0:1::2')).toBeTypeOf('function')
})

it('takes clients in turn, however many requests one of them has waiting', async () => {
  const queue = new FairQueue({ each: 1, all: 1, waitingEach: 50, waitingAll: 99 })
  const order: string[] = []
  const work = async (client: string) => {
    const end = await queue.take(client)
    order.push(client)
    await settle()
    if (isTurn(end)) end()
  }
  await Promise.all(['a', ...Array.from({ length: 30 }, () => 'a'), 'b', 'b', 'c'].map(work))
  expect(order.slice(0, 6)).toEqual(['a', 'b', 'c', 'a', 'b', 'a'])
  expect(order).toHaveLength(34)
})

it('tells a client that has enough waiting from a queue that is full', async () => {
  const queue = new FairQueue({ each: 1, all: 2, waitingEach: 1, waitingAll: 2 })
  for (const client of ['a', 'a', 'b', 'b']) void queue.take(client)
  expect(await queue.take('a')).toBe('clientFull')
  expect(await queue.take('c')).toBe('full')
  const none = new FairQueue({ each: 2, all: 2, waitingEach: 0, waitingAll: 0 })
  await none.take('a')
  await none.take('b')
  expect(await none.take('a')).toBe('full')
})

it('a turn that is ended twice frees one place', async () => {
  const queue = new FairQueue({ each: 1, all: 1, waitingEach: 2, waitingAll: 2 })
  const end = await queue.take('a')
  const next = queue.take('a')
  const started: string[] = []
  void queue.take('a').then(() => started.push('third'))
  if (isTurn(end)) {
    end()
    end()
  }
  expect(await next).toBeTypeOf('function')
  await settle()
  expect(started).toEqual([])
})

it('a client that has hung up before asking gets no turn', async () => {
  const queue = new FairQueue({ each: 1, all: 1, waitingEach: 0, waitingAll: 0 })
  expect(await queue.take('a', AbortSignal.abort())).toBe('left')
  expect(await queue.take('a')).toBeTypeOf('function')
})

interface Asked {
  readonly client: string
  readonly hangUp: AbortController
  /** Undefined while it waits. */
  outcome?: EndTurn | NoTurn
  ended: boolean
  /** How often each other client got a turn since this one could have. */
  readonly passed: Map<string, number>
}

const step = oneof(
  { weight: 3, arbitrary: record({ does: constantFrom('ask' as const), client: constantFrom('a', 'b', 'c', 'd') }) },
  { weight: 2, arbitrary: record({ does: constantFrom('end' as const), at: nat(20) }) },
  { weight: 1, arbitrary: record({ does: constantFrom('hangUp' as const), at: nat(20) }) },
)
const limits = record({ each: nat(2), all: nat(4), waitingEach: nat(4), waitingAll: nat(8) })

it('gives every client its turn, no matter who asks, ends and hangs up in whatever order', async () => {
  await assert(
    asyncProperty(array(step, { maxLength: 60 }), limits, async (steps, sizes) => {
      const [each, all] = [sizes.each + 1, sizes.all + 1]
      const queue = new FairQueue({ ...sizes, each, all })
      const asked: Asked[] = []
      const running = (client?: string) =>
        asked.filter((one) => one.outcome && isTurn(one.outcome) && !one.ended && (!client || one.client === client))
      const waiting = (client?: string) => asked.filter((one) => !one.outcome && (!client || one.client === client))
      /** The first of its line, when only other clients keep it from starting. */
      const couldStart = () =>
        [...new Set(waiting().map(({ client }) => client))].flatMap((client) => {
          const [first] = waiting(client)
          return first && running(client).length < each ? [first] : []
        })
      const began = (one: Asked) => {
        expect(asked.slice(0, asked.indexOf(one)).filter((earlier) => !earlier.outcome && earlier.client === one.client)).toEqual([])
        for (const other of couldStart()) {
          if (other.client === one.client) continue
          const passed = (other.passed.get(one.client) ?? 0) + 1
          other.passed.set(one.client, passed)
          expect(passed, `${one.client} before ${other.client}`).toBeLessThanOrEqual(1)
        }
      }
      const ask = (client: string) => {
        const before = { own: waiting(client).length, all: waiting().length }
        const one: Asked = { client, hangUp: new AbortController(), ended: false, passed: new Map() }
        asked.push(one)
        return queue.take(client, one.hangUp.signal).then((outcome) => {
          if (isTurn(outcome)) began(one)
          else if (outcome === 'clientFull') expect(before.own).toBe(sizes.waitingEach)
          else if (outcome === 'full') expect(before.all >= sizes.waitingAll || sizes.waitingEach === 0).toBe(true)
          else expect(one.hangUp.signal.aborted).toBe(true)
          one.outcome = outcome
        })
      }
      const end = (one: Asked | undefined) => {
        if (!one?.outcome || !isTurn(one.outcome)) return
        one.ended = true
        one.outcome()
      }
      const answers: Promise<void>[] = []
      for (const one of steps) {
        if (one.does === 'ask') answers.push(ask(one.client))
        else if (one.does === 'end') end(running()[one.at % Math.max(1, running().length)])
        else waiting()[one.at % Math.max(1, waiting().length)]?.hangUp.abort()
        await settle()
        expect(running().length).toBeLessThanOrEqual(all)
        for (const client of ['a', 'b', 'c', 'd']) expect(running(client).length).toBeLessThanOrEqual(each)
        if (running().length < all) expect(couldStart()).toEqual([])
        expect(waiting().length).toBeLessThanOrEqual(sizes.waitingAll)
      }
      while (running().length > 0) {
        end(running()[0])
        await settle()
      }
      await Promise.all(answers)
      expect(waiting()).toEqual([])
    }),
    { numRuns: 1000 },
  )
})
