import type { ServerResponse } from 'node:http'
import { FairQueue } from '@framewell/server-kit/limits/FairQueue'
import type { Refused } from '../policy/admit'

/**
 * In each, an address may wait with as many requests as the host passes on at once: one that was refused at once would ask again at once. All
 * together wait on half of a host's connections for calls. A crowd that is refused keeps nobody from the sign-in screen.
 */
const LIMITS = { each: 1, all: 1, waitingEach: 32, waitingAll: 64 }
const strangers = { refusal: new FairQueue(LIMITS), screen: new FairQueue(LIMITS) } as const
/** How long a place stays empty after an answer, in multiples of the time it took: each of these gets a twentieth of the process. */
const REST = { times: 19, minMs: 20, maxMs: 1000 }

/**
 * Waits for an address's turn for an answer that costs us CPU and helps its sender little: a refusal by the policy, a screen before
 * sign-in. A crowd that requests these waits for itself and slows no call.
 * @returns the refusal if too many wait already
 */
export function takeStrangersTurn(answer: keyof typeof strangers, address: string, response: ServerResponse): Promise<Refused | undefined> {
  return takeTurn(strangers[answer], address, response, REST)
}

/**
 * Waits for a client's turn, which ends with the response.
 * @param client an address or an account
 * @param rest how long the place stays empty afterwards
 * @returns the refusal if too many wait already
 */
export async function takeTurn(
  queue: FairQueue,
  client: string,
  response: ServerResponse,
  rest?: typeof REST,
): Promise<Refused | undefined> {
  const left = new AbortController()
  response.once('close', () => left.abort())
  const end = await queue.take(client, left.signal)
  if (end === 'clientFull') return { problem: 'tooManyRequests', retryAfterSeconds: 2 }
  // Nobody reads the answer to a request that was aborted.
  if (end === 'full' || end === 'left') return { problem: 'unavailable', retryAfterSeconds: 5 }
  const began = performance.now()
  const free = () => {
    if (!rest) return end()
    setTimeout(end, Math.min(rest.maxMs, Math.max(rest.minMs, rest.times * (performance.now() - began)))).unref()
  }
  if (response.closed) free()
  else response.once('close', free)
  return undefined
}
