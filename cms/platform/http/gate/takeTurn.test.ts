import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { FairQueue } from '@framewell/server-kit/limits/FairQueue'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { takeStrangersTurn, takeTurn } from './takeTurn'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const newResponse = () => new ServerResponse(new IncomingMessage(new Socket()))
const REST = { times: 19, minMs: 20, maxMs: 1000 }

/** A queue with one place, and who got it. */
function startQueue() {
  const queue = new FairQueue({ each: 1, all: 1, waitingEach: 1, waitingAll: 2 })
  const started: string[] = []
  const ask = (client: string) => {
    const response = newResponse()
    const outcome = takeTurn(queue, client, response, REST).then((refused) => {
      if (!refused) started.push(client)
      return refused?.problem
    })
    return { response, outcome, end: () => response.emit('close') }
  }
  return { started, ask }
}

it.each([
  ['the shortest time', 0, 20],
  ['19 times as long as it took', 10, 190],
  ['the longest time', 200, 1000],
])('rests after an answer: %s', async (_, tookMs, restMs) => {
  const { started, ask } = startQueue()
  const first = ask('a')
  await first.outcome
  ask('b')
  await vi.advanceTimersByTimeAsync(tookMs)
  first.end()
  await vi.advanceTimersByTimeAsync(restMs - 1)
  expect(started).toEqual(['a'])
  await vi.advanceTimersByTimeAsync(1)
  expect(started).toEqual(['a', 'b'])
})

it('refuses a client that has too many waiting, and everybody when all together do', async () => {
  const { ask } = startQueue()
  for (const client of ['a', 'a', 'b']) ask(client)
  expect(await ask('a').outcome).toBe('tooManyRequests')
  expect(await ask('c').outcome).toBe('unavailable')
})

it('skips a request that was aborted while it waited', async () => {
  const { started, ask } = startQueue()
  const first = ask('a')
  const aborted = ask('b')
  aborted.end()
  expect(await aborted.outcome).toBe('unavailable')
  first.end()
  const last = ask('c')
  await vi.advanceTimersByTimeAsync(REST.minMs)
  await last.outcome
  expect(started).toEqual(['a', 'c'])
})

/** Longer than all that wait can rest, and shorter than the hour after which other parts of this process look again without end. */
const untilRested = () => vi.advanceTimersByTimeAsync(100 * REST.maxMs)

it('keeps nobody from the sign-in screen while a crowd is refused', async () => {
  const crowd = Array.from({ length: 200 }, newResponse)
  const turns = crowd.map((response, at) => takeStrangersTurn('refusal', `10.0.0.${at}`, response))
  const visitor = newResponse()
  expect((await turns.at(-1))?.problem).toBe('unavailable')
  expect(await takeStrangersTurn('screen', '10.0.1.1', visitor)).toBeUndefined()
  // The queues are the process's own: the next test finds them empty.
  for (const response of [...crowd, visitor]) response.emit('close')
  await untilRested()
  const next = newResponse()
  expect(await takeStrangersTurn('refusal', '10.0.1.1', next)).toBeUndefined()
  next.emit('close')
  await untilRested()
})

it('lets an address wait with all requests that a host passes on at once', async () => {
  const responses = Array.from({ length: 32 }, newResponse)
  const turns = responses.map((response) => takeStrangersTurn('refusal', '10.0.2.1', response))
  for (const [at, turn] of turns.entries()) {
    await untilRested()
    expect(await turn).toBeUndefined()
    responses[at]?.emit('close')
  }
  await untilRested()
})
